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

    /// In the order of the bands; nil for those that did not occur.
    private var sums = [Part?](repeating: nil, count: Band.allCases.count)
    private var last: Sample?

    package var parts: [Band: Part] {
        Dictionary(uniqueKeysWithValues: zip(Band.allCases, sums).compactMap { band, sum in sum.map { (band, $0) } })
    }

    package init() {}

    package subscript(_ band: Band) -> Part { parts[band] ?? Part() }

    /// The time for which the speed is known, and the distance in it.
    package var total: Part {
        sums.reduce(into: Part()) { sum, part in
            sum.seconds += part?.seconds ?? 0
            sum.km += part?.km ?? 0
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
        // The place among all bands.
        let band = kmh == 0 ? 0 : kmh <= Self.slowKmh ? 1 : kmh <= Self.fastKmh ? 2 : 3
        var sum = sums[band] ?? Part()
        sum.seconds += seconds
        sum.km += kmh * seconds / 3600
        sums[band] = sum
    }
}
