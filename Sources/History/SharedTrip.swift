import Routes
package import Storage
package import Telemetry
package import Trips

/// What is passed on to others in addition to what nobody minds.
package struct SharedIdentity: Hashable, Sendable {
    package var withVIN = false
    package var withDriver = false
    /// Hidden places, and the names of places and routes.
    package var withPlaces = false
    /// Note and tags.
    package var withNotes = false

    package init() {}
}

/// A trip as it is passed on: without what was recorded in hidden places, as if it had never been. Its facts are computed
/// from what is left, since distance and time would tell how far away a hidden end is.
package struct SharedTrip {
    package private(set) var record: TripRecord
    /// From zero at the start of the trip, in the order of their times.
    package private(set) var samples: [Sample] = []
    /// How long it was in hidden places, or nobody knows where it was between them, in seconds; 0 if nothing is hidden.
    package private(set) var hiddenS = 0.0
    package private(set) var leftOut = 0
    private let zones: [Place]

    /// Nil if nothing is left of the trip.
    package init?(_ trip: TripRecord, _ identity: SharedIdentity, _ database: Database) throws {
        zones = identity.withPlaces ? [] : try database.hiddenPlaces()
        record = Self.record(trip, identity)
        guard let id = trip.id else { return nil }
        var all: [Sample] = []
        try database.samples(trip: id) { all.append($0) }
        guard !all.isEmpty else { return nil }
        guard !zones.isEmpty else {
            samples = all
            return
        }
        var builder = TripWays.builder(trip)
        for sample in all { builder.take(sample) }
        builder.finishMoment()
        let hidden = HiddenTimes(builder.way, in: zones)
        let fixes = Self.times(of: all, in: zones)
        samples = all.filter { sample in
            !hidden.contains(sample.time)
                && !(Signal.tellingPlaces.contains(sample.signal) && fixes.contains(sample.time))
        }
        leftOut = all.count - samples.count
        if leftOut > 0 { cut(hidden) }
        if samples.isEmpty { return nil }
    }

    /// The times of fixes in hidden places, also of those that are no part of the way because their error is too great.
    private static func times(of samples: [Sample], in zones: [Place]) -> Set<Instant> {
        var (latitude, longitude): (Sample?, Sample?)
        var times: Set<Instant> = []
        for sample in samples {
            switch sample.signal {
            case .latitude: latitude = sample
            case .longitude: longitude = sample
            default: continue
            }
            guard let latitude, let longitude else { continue }
            let place = GeoPoint(latitude: latitude.value, longitude: longitude.value)
            if zones.contains(where: { $0.contains(place) }) { times.formUnion([latitude.time, longitude.time]) }
        }
        return times
    }

    private static func record(_ trip: TripRecord, _ identity: SharedIdentity) -> TripRecord {
        var record = identity.withPlaces ? trip : trip.withoutIdentity
        record.vin = identity.withVIN ? trip.vin : nil
        record.device = trip.kind?.scheme.map { $0 + ":" } ?? ""
        record.uuid = nil
        if !identity.withDriver { record.driver = nil }
        if !identity.withNotes {
            record.note = nil
            record.tags = []
        }
        return record
    }

    /// Begins the trip with the first sample that is left, and computes its facts again.
    private mutating func cut(_ hidden: HiddenTimes) {
        guard let first = samples.first?.time else { return }
        let (start, origin) = (first.seconds(since: .zero), record.origin)
        let durationS = record.summary.durationS
        samples = samples.map { sample in
            var sample = sample
            sample.time = .zero.advanced(bySeconds: sample.time.seconds(since: first))
            return sample
        }
        record.start = record.start.advanced(bySeconds: start)
        record.origin = .zero
        record.summary = TripEngine.summary(record.parameters) { take in for sample in samples { take(sample) } }
        record.alerts = record.alerts.compactMap { alert in
            let time = Instant.zero.advanced(bySeconds: alert.time.seconds(since: origin))
            guard !hidden.contains(time), time >= first else { return nil }
            var alert = alert
            alert.time = .zero.advanced(bySeconds: time.seconds(since: first))
            return alert
        }
        // The gaps in between are part of the duration.
        hiddenS = max(0, durationS - record.summary.durationS) + gapsS
    }

    private var gapsS: Double {
        zip(samples, samples.dropFirst()).map { $1.time.seconds(since: $0.time) }.filter { $0 > TripEngine.gapSeconds }
            .reduce(0, +)
    }

    /// What is read from the samples, in some units.
    package func reading(_ units: UnitSystem) -> TripReading {
        var reading = TripReading(record, units, SampleColumns(samples))
        reading.hide(zones)
        return reading
    }
}
