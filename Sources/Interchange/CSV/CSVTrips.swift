import Routes
import Telemetry

/// Makes trips of the rows of a table.
struct CSVTrips {
    private let reader: CSVReader
    /// In microseconds since 1970; nil for a row that is left out.
    private let times: [Int64?]
    private let device: String
    private let signals: [Signal?]
    /// The place of each column's signal among all signals.
    private let slots: [Int]
    private let slotCount: Int

    /// A place that does not change becomes a position again after this time, in seconds.
    private static let repeatedS = 1.0
    /// Beyond this time without the car's speed, that of the receiver is taken, in seconds.
    private static let speedGapS = 5.0

    init(reader: CSVReader, times: [Int64?], device: String) {
        self.reader = reader
        self.times = times
        self.device = device
        signals = reader.columns.map(\.signal)
        var known: [Signal: Int] = [:]
        slots = signals.map { signal in
            guard let signal else { return -1 }
            let slot = known[signal] ?? known.count
            known[signal] = slot
            return slot
        }
        slotCount = known.count
    }

    func trips() -> [TripLog] {
        var trips: [TripLog] = []
        var filled = [Int32](repeating: -1, count: slotCount)
        var (last, row, position): (Int64?, Int32, Position) = (nil, -1, Position())
        for value in reader.values {
            guard let time = times[Int(value.row)], let signal = signals[Int(value.column)] else { continue }
            if row != value.row {
                if !trips.isEmpty { position.emit(into: &trips[trips.count - 1]) }
                row = value.row
                if last.map({ abs(time - $0) > CSVLog.gap }) ?? true {
                    finishLast(&trips)
                    trips.append(TripLog(start: WallTime(microseconds: time), device: device))
                    position = Position()
                }
                last = time
                position.time = instant(time, trips)
            }
            // Of several columns with the same signal, the first that has a value.
            let slot = slots[Int(value.column)]
            guard filled[slot] != value.row else { continue }
            filled[slot] = value.row
            switch signal {
            case .latitude: position.latitude = value.value
            case .longitude: position.longitude = value.value
            case .altitude, .course, .groundSpeed, .positionError:
                trips[trips.count - 1].samples.append(
                    Sample(signal, PositionResolution.rounded(signal, value.value), at: instant(time, trips)))
            default: trips[trips.count - 1].samples.append(Sample(signal, value.value, at: instant(time, trips)))
            }
        }
        if !trips.isEmpty { position.emit(into: &trips[trips.count - 1]) }
        finishLast(&trips)
        return trips.filter { !$0.samples.isEmpty }
    }

    private func instant(_ time: Int64, _ trips: [TripLog]) -> Instant {
        Instant.zero.advanced(
            bySeconds: WallTime(microseconds: time).seconds(since: trips[trips.count - 1].start))
    }

    /// A place, of which both halves have to come.
    private struct Position {
        var time = Instant.zero
        var latitude: Double?
        var longitude: Double?
        private var last: (latitude: Double, longitude: Double, time: Instant)?

        init() {}

        mutating func emit(into trip: inout TripLog) {
            defer {
                latitude = nil
                longitude = nil
            }
            guard let latitude, let longitude, -90...90 ~= latitude, -180...180 ~= longitude,
                // Without a fix, some programs write zeros.
                latitude != 0 || longitude != 0
            else { return }
            if let last, last.latitude == latitude, last.longitude == longitude,
                abs(time.seconds(since: last.time)) < repeatedS
            {
                return
            }
            last = (latitude, longitude, time)
            for (signal, value) in [(Signal.latitude, latitude), (.longitude, longitude)] {
                trip.samples.append(Sample(signal, PositionResolution.rounded(signal, value), at: time))
            }
        }
    }

    // MARK: Speed

    private func finishLast(_ trips: inout [TripLog]) {
        guard let index = trips.indices.last else { return }
        Self.order(&trips[index].samples)
        Self.addSpeed(to: &trips[index])
        Self.order(&trips[index].samples)
        // A beginning that is before the first row, where rows are out of order.
        guard let first = trips[index].samples.first?.time, first < .zero else { return }
        let seconds = Instant.zero.seconds(since: first)
        trips[index].start = trips[index].start.advanced(bySeconds: -seconds)
        for place in trips[index].samples.indices {
            trips[index].samples[place].time = trips[index].samples[place].time.advanced(bySeconds: seconds)
        }
    }

    private static func order(_ samples: inout [Sample]) {
        let isOrdered = zip(samples, samples.dropFirst()).allSatisfy { $0.time <= $1.time }
        if !isOrdered { samples.sort { $0.time < $1.time } }
    }

    /// Where the car tells no speed, that over ground is also the car's, so that the trip has a distance. Without any
    /// speed, or with one that comes rarely, the track counts as that of a GPX file does.
    private static func addSpeed(to trip: inout TripLog) {
        let cars = trip.samples.lazy.filter { $0.signal == .vehicleSpeed }.map(\.time)
        let ground = trip.samples.filter { $0.signal == .groundSpeed }
        if !cars.isEmpty {
            var added: [Sample] = []
            var (index, before): (Int, Instant?) = (0, nil)
            let marks = Array(cars)
            for sample in ground {
                while index < marks.count, marks[index] <= sample.time {
                    before = marks[index]
                    index += 1
                }
                let since = before.map { sample.time.seconds(since: $0) } ?? 0
                let until = index < marks.count ? marks[index].seconds(since: sample.time) : 0
                if before != sample.time, since + until > speedGapS {
                    added.append(Sample(.vehicleSpeed, sample.value, at: sample.time))
                }
            }
            trip.samples += added
            return
        }
        let steps = zip(ground, ground.dropFirst()).map { $1.time.seconds(since: $0.time) }.sorted()
        if !steps.isEmpty, steps[steps.count / 2] <= speedGapS - 1 {
            trip.samples += ground.map { Sample(.vehicleSpeed, $0.value, at: $0.time) }
            return
        }
        addTrack(to: &trip)
    }

    private static func addTrack(to trip: inout TripLog) {
        var points: [TrackPoint] = []
        var latest: [Signal: Double] = [:]
        var time: Instant?
        var latitude: Double?
        func emit() {
            guard let time, let latitude = latest[.latitude], let longitude = latest[.longitude] else { return }
            var point = TrackPoint(GeoPoint(latitude: latitude, longitude: longitude))
            point.time = trip.start.advanced(bySeconds: time.seconds(since: .zero))
            point.altitudeM = latest[.altitude]
            point.courseDeg = latest[.course]
            point.speedKmh = latest[.groundSpeed]
            points.append(point)
        }
        let ofPoint: Set<Signal> = [.latitude, .longitude, .altitude, .course, .groundSpeed]
        for sample in trip.samples where ofPoint.contains(sample.signal) {
            if time != sample.time {
                emit()
                time = sample.time
                latest = [:]
            }
            latest[sample.signal] = sample.value
            if sample.signal == .latitude { latitude = sample.value }
        }
        emit()
        guard latitude != nil, points.count > 1 else { return }
        var (file, losses) = (TrackFile(), TrackLosses())
        file.tracks = [TrackFile.Track(segments: [points])]
        guard let track = TripLog.trips(of: file, device: trip.device, &losses).first else { return }
        trip.positionsPercent = track.positionsPercent
        let offset = track.start.seconds(since: trip.start)
        trip.samples.removeAll { ofPoint.contains($0.signal) }
        trip.samples += track.samples.map { sample in
            Sample(sample.signal, sample.value, at: sample.time.advanced(bySeconds: offset))
        }
    }
}
