import System
package import Telemetry
package import Trips

extension Database {
    /// The maximum number of plain samples of a trip before they are packed into blocks.
    static let packedAtOnce = 8192

    /// Stores samples and alerts in one transaction. `origin` is the instant of the trip's start. Of two values of a
    /// signal within a microsecond the first is kept, as in the facts of a trip; NaN and implausible times are left out.
    /// Times may later be rounded to milliseconds.
    package func append(
        _ samples: [Sample], alerts: [Alert] = [], trip: Int64, origin: Instant
    ) throws(StorageError) {
        guard !samples.isEmpty || !alerts.isEmpty else { return }
        for sample in samples where signalNumbers[sample.signal] == nil {
            signalNumbers[sample.signal] = try number(of: sample.signal)
        }
        try connection.transaction { () throws(StorageError) in
            let counted = try connection.prepare(
                "UPDATE trip SET appended = appended + ?, change = \(try nextChange()) WHERE id = ?")
            try counted.bind(1, samples.count)
            try counted.bind(2, trip)
            try counted.run()
            guard connection.changes > 0 else { throw noTrip(trip) }
            for sample in samples where !sample.value.isNaN {
                guard let elapsed = Self.microseconds(sample.time, since: origin) else { continue }
                try insertSample.bind(1, trip)
                try insertSample.bind(2, elapsed)
                try insertSample.bind(3, signalNumbers[sample.signal])
                try insertSample.bind(4, sample.value)
                try insertSample.run()
            }
            try insert(alerts, trip: trip, origin: origin)
            let plain = try connection.prepare("SELECT count(*) FROM sample WHERE trip_id = ?")
            try plain.bind(1, trip)
            if try plain.step(), plain.integer(0) >= Self.packedAtOnce { try packSamples(ofTrip: trip) }
            plain.reset()
        }
    }

    /// Returns the number of samples of a trip that were passed to `append`, or nil if the trip with this number does
    /// not have this beginning, because another file may have replaced the database.
    package func appendedSamples(ofTrip id: Int64, begunAs beginning: TripBeginning) throws(StorageError) -> Int? {
        // The wall time may have been corrected since.
        let rows = try connection.prepare(
            """
            SELECT appended FROM trip WHERE id = ?1 AND vin IS ?2 AND boot IS ?3 AND started_boot_us IS ?4
                AND (?3 IS NOT NULL OR started_us = ?5)
            """)
        try rows.bind(1, id)
        try rows.bind(2, beginning.vin)
        try rows.bind(3, beginning.bootTime?.boot)
        try rows.bind(4, beginning.bootTime?.microseconds)
        try rows.bind(5, beginning.start.microseconds)
        defer { rows.reset() }
        return try rows.step() ? Int(rows.integer(0)) : nil
    }

    /// Returns the time since the origin in microseconds, or nil if it is too large to store.
    static func microseconds(_ time: Instant, since origin: Instant) -> Int64? {
        let elapsed = time.nanoseconds.subtractingReportingOverflow(origin.nanoseconds)
        let microseconds = elapsed.partialValue / 1000
        return elapsed.overflow || !isPlausible(microseconds: microseconds) ? nil : microseconds
    }

    /// Returns the number of a signal in this database, which is assigned when the signal is first stored.
    func number(of signal: Signal) throws(StorageError) -> Int64 {
        try connection.transaction { () throws(StorageError) in
            let found = try connection.prepare("SELECT id FROM signal WHERE name = ? AND unit = ?")
            try found.bind(1, signal.name)
            try found.bind(2, signal.unit.symbol)
            if try found.step() { return found.integer(0) }
            let insert = try connection.prepare("INSERT INTO signal (name, unit) VALUES (?, ?)")
            try insert.bind(1, signal.name)
            try insert.bind(2, signal.unit.symbol)
            try insert.run()
            return connection.lastInsertedRow
        }
    }

    /// Returns the signals by their numbers.
    func knownSignals() throws(StorageError) -> [Int64: Signal] {
        var signals: [Int64: Signal] = [:]
        let rows = try connection.prepare("SELECT id, name, unit FROM signal")
        while try rows.step() { signals[rows.integer(0)] = Signal(rows.text(1), Unit(rows.text(2))) }
        return signals
    }

    /// Passes the samples of the trip that can be (see `PlausibilityCheck`) to `body`, in the order of their times, with
    /// the trip's start as instant zero.
    /// - Parameter only: the signals that are wanted; nil for all.
    package func samples(
        trip: Int64, only: Set<Signal>? = nil, _ body: (Sample) -> Void
    ) throws(StorageError) {
        let rows = try connection.prepare("SELECT parameters FROM trip WHERE id = ?")
        try rows.bind(1, trip)
        let isGame = try rows.step() && TripParameters(rows.text(0)).isGame
        rows.reset()
        var check = PlausibilityCheck(isGame: isGame)
        // Whether a value can be depends also on the engine speed.
        try storedSamples(trip: trip, only: only.map { $0.union(PlausibilityCheck.context) }) { sample in
            if check.accepts(sample), only?.contains(sample.signal) != false { body(sample) }
        }
    }

    /// Passes every stored sample of the trip to `body`, as it came, in the order of their times, with the trip's start
    /// as instant zero.
    /// - Parameter only: the signals that are wanted; nil for all.
    package func storedSamples(
        trip: Int64, only: Set<Signal>? = nil, _ body: (Sample) -> Void
    ) throws(StorageError) {
        // The recorder of the trip may be packing samples.
        try connection.snapshot { () throws(StorageError) in
            let signals = try knownSignals()
            let wanted = only.map { only in signals.filter { only.contains($0.value) }.keys.sorted().map(String.init) }
            let choice = wanted.map { " AND signal IN (\($0.joined(separator: ",")))" } ?? ""
            var merger = SampleMerger()
            func hand(_ stored: SampleMerger.Stored) {
                guard
                    expect(
                        Self.isPlausible(microseconds: stored.microseconds),
                        "the time of a sample of trip \(trip) is invalid",
                        repair: "DELETE FROM sample WHERE trip_id = \(trip) AND t_us = \(stored.microseconds)"),
                    let signal = signals[stored.signal]
                else { return }
                body(Sample(signal, stored.value, at: Instant(nanoseconds: stored.microseconds * 1000)))
            }
            let plain = try connection.prepare(
                "SELECT t_us, signal, value FROM sample WHERE trip_id = ?\(choice) ORDER BY t_us, signal")
            try plain.bind(1, trip)
            var firstPlain = try plain.step() ? plain.integer(0) : nil
            try blocks(ofTrip: trip, choice, before: firstPlain) { signal, points, next in
                merger.add(points, signal: signal)
                for stored in merger.take(before: next) { hand(stored) }
            }
            while firstPlain != nil {
                let stored = SampleMerger.Stored(
                    microseconds: plain.integer(0), signal: plain.integer(1), value: plain.real(2))
                for earlier in merger.take(before: stored.microseconds) { hand(earlier) }
                hand(stored)
                if try !plain.step() { firstPlain = nil }
            }
            for stored in merger.take(before: .max) { hand(stored) }
        }
    }

    /// Unpacks the blocks of a trip one after the other. `body` also receives the time in microseconds before which
    /// none of the remaining blocks has a sample, which is at most `before`.
    private func blocks(
        ofTrip trip: Int64, _ choice: String, before: Int64?,
        _ body: (_ signal: Int64, [SampleBlock.Point], _ next: Int64) -> Void
    ) throws(StorageError) {
        var starts: [Int64] = []
        let firsts = try connection.prepare("SELECT first_ms FROM sample_block WHERE trip_id = ?\(choice) ORDER BY id")
        try firsts.bind(1, trip)
        while try firsts.step() { starts.append(firsts.integer(0).multipliedReportingOverflow(by: 1000).partialValue) }
        guard !starts.isEmpty else { return }
        // For each block the earliest start of it and all later blocks.
        var earliest = before ?? .max
        for index in starts.indices.reversed() {
            earliest = min(earliest, starts[index])
            starts[index] = earliest
        }
        let rows = try connection.prepare(
            "SELECT signal, id, \(Self.blockColumns) FROM sample_block WHERE trip_id = ?\(choice) ORDER BY id")
        try rows.bind(1, trip)
        var index = 0
        while try rows.step() {
            index += 1
            let points = Self.block(rows, from: 2).unpack() ?? []
            let repair = "DELETE FROM sample_block WHERE id = \(rows.integer(1))"
            guard
                expect(!points.isEmpty, "samples of trip \(trip) cannot be unpacked", repair: repair),
                expect(
                    points.allSatisfy { $0.milliseconds.magnitude < Self.maxTripSeconds * 1000 },
                    "the time of a sample of trip \(trip) is invalid", repair: repair)
            else { continue }
            body(rows.integer(0), points, index < starts.count ? starts[index] : before ?? .max)
        }
    }

    func noTrip(_ id: Int64) -> StorageError { .noTrip(id, in: connection.path) }
}

/// Merges samples of several signals, each in the order of its times, into the order of all times.
struct SampleMerger {
    struct Stored {
        var microseconds: Int64
        var signal: Int64
        var value: Double
    }

    private var waiting: [Stored] = []
    private var first = Int64.max

    mutating func add(_ points: [SampleBlock.Point], signal: Int64) {
        for point in points {
            let microseconds = point.milliseconds.multipliedReportingOverflow(by: 1000)
            waiting.append(
                Stored(
                    microseconds: microseconds.overflow ? .min : microseconds.partialValue, signal: signal,
                    value: point.value))
        }
        first = min(first, waiting.isEmpty ? .max : waiting.reduce(.max) { min($0, $1.microseconds) })
    }

    /// Returns and removes the samples before a time, or all for `Int64.max`, ordered by time and then by signal
    /// number. Samples with the same signal and time keep their order.
    mutating func take(before end: Int64) -> [Stored] {
        guard first < end else { return [] }
        let ordered = waiting.enumerated().sorted {
            ($0.element.microseconds, $0.element.signal, $0.offset) < (
                $1.element.microseconds, $1.element.signal, $1.offset
            )
        }.map(\.element)
        let count = end == .max ? ordered.count : ordered.firstIndex { $0.microseconds >= end } ?? ordered.count
        waiting = Array(ordered[count...])
        first = waiting.first?.microseconds ?? .max
        return Array(ordered[..<count])
    }
}
