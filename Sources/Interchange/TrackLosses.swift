import Formats
package import XML

/// What of a file of positions is not used, and why.
package struct TrackLosses: Hashable, Sendable {
    /// Why a point is not used, in the order in which it is found out.
    package enum Reason: Hashable, Sendable, CaseIterable {
        /// It has no latitude and longitude, or impossible ones, or is at 0, 0, which receivers without a fix report.
        case place
        /// It has no time, or one that does not exist.
        case time
        /// Its time does not fit those of the others.
        case order
        /// It has the time of the point before.
        case repeated
        /// The car cannot have been there between the points around it.
        case jump
    }

    package var points: [Reason: Int] = [:]
    /// Values of points that are no numbers, or impossible ones: the points are used without them.
    package var values = 0
    /// Sentences of a receiver with a wrong checksum.
    package var sentences = 0
    /// What of a GPX file is no XML.
    package var damage: XMLDamage?

    package init() {}

    package mutating func add(_ reason: Reason, _ count: Int = 1) {
        if count > 0 { points[reason, default: 0] += count }
    }

    package mutating func add(_ other: TrackLosses) {
        points.merge(other.points) { $0 + $1 }
        values += other.values
        sentences += other.sentences
        damage = damage ?? other.damage
    }

    /// How many points are left out.
    package var count: Int { points.values.reduce(0, +) }

    package var isEmpty: Bool { self == TrackLosses() }

    /// What is left out, in half a sentence; nil for nothing.
    package var text: String? {
        let reasons = Reason.allCases.compactMap { reason in points[reason].map { (reason, $0) } }
        var parts = reasons.map { Self.text($0.0, $0.1) }
        if values > 0 { parts.append("\(Format.count(values, "value")) that \(values == 1 ? "is" : "are") impossible") }
        if sentences > 0 { parts.append("\(Format.count(sentences, "damaged sentence"))") }
        if let damage {
            parts.append(
                damage.isCutOff && damage.places == 1
                    ? "what followed line \(damage.line), where the file ends too early"
                    : "damage from line \(damage.line) on")
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    private static func text(_ reason: Reason, _ count: Int) -> String {
        let points = Format.count(count, "point")
        return switch reason {
        case .place: "\(points) without a valid position"
        case .time: "\(points) without a valid time"
        case .order: "\(points) with a time that does not fit the others"
        case .repeated: "\(points) at the time of another"
        case .jump: "\(points) where the car cannot have been"
        }
    }
}
