import Telemetry

import func Glibc.exp

/// The uncertainty of a distance whose speed is that of a receiver (see `ReceiverMotion`), and how much of it is the
/// length of straight lines across gaps.
struct ReceiverDistance: Sendable {
    /// A receiver measures its speed to about as much, in percent.
    private static let measuredPercent = 2.0
    /// A line through places that jitter is longer, and one through few places is shorter, in percent.
    private static let placesPercent = 4.0
    /// The error of a receiver that reports none, in meters.
    private static let usualErrorM = 20.0
    /// How much of a movement's beginning and end may be missed or added, in km.
    private static let endsKm = 0.01
    /// The fixes to which a speed may belong: the speeds of a moment are folded when the next one comes.
    private static let kept = 4

    private struct Fix: Sendable {
        var time: Instant
        var errorM: Double?
        var kmh: Double?
    }

    private var fixes: [Fix] = []
    private var firstErrorM: Double?
    private var (measuredKm, placesKm, hiddenKm) = (0.0, 0.0, 0.0)
    private var gap = (km: 0.0, seconds: 0.0)
    /// The length of straight lines across gaps in km.
    private(set) var bridgedKm = 0.0

    /// Takes a sample of a position.
    mutating func add(_ sample: Sample) {
        if fixes.last?.time != sample.time {
            guard [.latitude, .longitude, .positionError, .groundSpeed].contains(sample.signal) else { return }
            fixes.append(Fix(time: sample.time))
            if fixes.count > Self.kept { fixes.removeFirst() }
        }
        guard let last = fixes.indices.last else { return }
        if sample.signal == .positionError { fixes[last].errorM = sample.value }
        if sample.signal == .groundSpeed { fixes[last].kmh = sample.value }
        if firstErrorM == nil { firstErrorM = fixes[last].errorM }
    }

    /// Takes the distance that two speeds add, one after the other.
    mutating func add(km: Double, from one: Sample, to other: Sample) {
        let fix = fixes.last { $0.time == other.time }
        guard fixes.contains(where: { $0.time == one.time }), let fix, gap.seconds == 0 else {
            bridgedKm += km
            gap = (gap.km + km, gap.seconds + other.time.seconds(since: one.time))
            if fix != nil {
                hiddenKm += Self.hiddenKm(gap.km, gap.seconds)
                gap = (0, 0)
            }
            return
        }
        // A speed of the receiver's own, or computed from places.
        if fix.kmh.map({ abs($0 - other.value) < 0.1 }) == true { measuredKm += km } else { placesKm += km }
    }

    /// What the bends of a road may be longer than the straight line across a gap, in km. The longer it is, the more
    /// bends it may hide, unless it was driven fast (as in tracks; see `TrackSpeeds`).
    private static func hiddenKm(_ km: Double, _ seconds: Double) -> Double {
        guard km > 0.005, seconds > 0 else { return 0 }
        let mps = km * 1000 / seconds
        return km * 0.5 * (1 - exp(-km / 1.5)) * min(1, (22 / mps) * (22 / mps))
    }

    /// The uncertainty in percent (95%).
    /// - Parameters:
    ///   - km: the whole distance.
    ///   - endKm: that of the first and last moment.
    func uncertaintyPercent(of km: Double, endKm: Double) -> Double {
        guard km > 0 else { return 0 }
        let (measured, places) = (measuredKm * Self.measuredPercent / 100, placesKm * Self.placesPercent / 100)
        // Where places make the way, their errors at both ends do, too.
        let share = min(1, (placesKm + bridgedKm) / km)
        let (first, last) = (firstErrorM ?? Self.usualErrorM, fixes.last?.errorM ?? firstErrorM ?? Self.usualErrorM)
        let ends = (first * first + last * last).squareRoot() / 1000 * share
        let squares = measured * measured + places * places + ends * ends + Self.endsKm * Self.endsKm
        let bridged = 0.01 * bridgedKm + hiddenKm
        return min(100, 100 * (squares.squareRoot() + bridged + endKm) / km)
    }
}
