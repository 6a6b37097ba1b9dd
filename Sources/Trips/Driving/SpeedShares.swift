package import Telemetry

/// How the time and the distance of a drive divide by speed. The limits are those of urban, rural and motorway driving in
/// the European test of emissions on the road (Regulation (EU) 2017/1151, annex IIIA, 6.3 to 6.5).
package struct SpeedShares: Sendable {
    package enum Band: String, CaseIterable, Sendable { case standing, slow, middle, fast }

    package struct Part: Hashable, Sendable {
        package fileprivate(set) var seconds = 0.0
        package fileprivate(set) var km = 0.0
    }

    /// Up to this speed is slow.
    package static let slowKmh = 60.0
    /// Above this speed is fast.
    package static let fastKmh = 90.0

    package private(set) var parts: [Band: Part] = [:]
    private var last: Sample?

    package init() {}

    package subscript(_ band: Band) -> Part { parts[band] ?? Part() }

    /// The time for which the speed is known, and the distance in it.
    package var total: Part {
        parts.values.reduce(into: Part()) { sum, part in
            sum.seconds += part.seconds
            sum.km += part.km
        }
    }

    /// Takes a sample. All but those of the vehicle speed are ignored. Nothing is counted across a gap.
    package mutating func take(_ sample: Sample) {
        guard sample.signal == .vehicleSpeed else { return }
        defer { last = sample }
        guard let last else { return }
        let seconds = sample.time.seconds(since: last.time)
        guard seconds > 0, seconds <= TripEngine.gapSeconds else { return }
        let kmh = (last.value + sample.value) / 2
        let band: Band = kmh == 0 ? .standing : kmh <= Self.slowKmh ? .slow : kmh <= Self.fastKmh ? .middle : .fast
        parts[band, default: Part()].seconds += seconds
        parts[band, default: Part()].km += kmh * seconds / 3600
    }
}
