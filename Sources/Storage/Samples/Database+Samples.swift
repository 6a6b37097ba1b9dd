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
            let counted = try connection.run(
                "UPDATE trip SET appended = appended + :count, change = :change WHERE id = :id",
                ["count": samples.count, "change": try nextChange(), "id": trip])
            guard counted > 0 else { throw noTrip(trip) }
            for sample in samples where !sample.value.isNaN {
                guard let elapsed = Self.microseconds(sample.time, since: origin),
                    let signal = signalNumbers[sample.signal]
                else { continue }
                // By number, because there are hundreds each second, for hours.
                try insertSample.bind(trip, at: 1)
                try insertSample.bind(elapsed, at: 2)
                try insertSample.bind(signal, at: 3)
                try insertSample.bind(sample.value, at: 4)
                try insertSample.run()
            }
            try trips.insert(alerts, trip: trip, origin: origin)
            let plain = try connection.integer("SELECT count(*) FROM sample WHERE trip_id = :trip", ["trip": trip])
            if plain >= Self.packedAtOnce { try packSamples(ofTrip: trip) }
        }
    }

    /// Returns the number of samples of a trip that were passed to `append`, or nil if the trip with this number does
    /// not have this beginning, because another file may have replaced the database.
    package func appendedSamples(ofTrip id: Int64, begunAs beginning: TripBeginning) throws(StorageError) -> Int? {
        // The wall time may have been corrected since.
        let rows = try connection.integers(
            """
            SELECT appended FROM trip WHERE id = :id AND vin IS :vin AND boot IS :boot AND started_boot_us IS :boot_us
                AND (:boot IS NOT NULL OR started_us = :start)
            """,
            [
                "id": id, "vin": beginning.vin, "boot": beginning.bootTime?.boot,
                "boot_us": beginning.bootTime?.microseconds, "start": beginning.start.microseconds,
            ])
        return rows.first.map { Int($0) }
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
            let names: NamedValues = ["name": signal.name, "unit": signal.unit.symbol]
            let found = try connection.integers("SELECT id FROM signal WHERE name = :name AND unit = :unit", names)
            if let number = found.first { return number }
            try connection.insert(into: "signal", names)
            return connection.lastInsertedRow
        }
    }

    /// Returns the signals by their numbers.
    func knownSignals() throws(StorageError) -> [Int64: Signal] {
        var signals: [Int64: Signal] = [:]
        let rows = try connection.prepare("SELECT id, name, unit FROM signal")
        while try rows.step() { signals[rows.integer("id")] = Signal(rows.text("name"), Unit(rows.text("unit"))) }
        return signals
    }

    /// Passes the samples of the trip that can be (see `PlausibilityCheck`) to `body`, in the order of their times, with
    /// the trip's start as instant zero.
    /// - Parameter only: the signals that are wanted; nil for all.
    package func samples(
        trip: Int64, only: Set<Signal>? = nil, _ body: (Sample) -> Void
    ) throws(StorageError) {
        let parameters = try connection.text("SELECT parameters FROM trip WHERE id = :id", ["id": trip])
        var check = PlausibilityCheck(isGame: TripParameters(parameters ?? "").isGame)
        // Whether a value can be depends also on the engine speed.
        try storedSamples(trip: trip, only: only.map { $0.union(PlausibilityCheck.context) }) { sample in
            if check.accepts(sample), only?.contains(sample.signal) != false { body(sample) }
        }
    }

    /// Returns the samples of the trip that can be, by their signals, with the trip's start as instant zero: the same as
    /// those of `samples`, for what looks at one signal after the other, which is several times as fast.
    package func columns(trip: Int64) throws(StorageError) -> SampleColumns {
        try fetchSamples(ofTrip: trip)
        return try connection.snapshot { () throws(StorageError) in
            var columns: [Int64: SampleColumn] = [:]
            let known = try knownSignals()
            for (number, signal) in known { columns[number] = SampleColumn(signal) }
            try blocks(ofTrip: trip, "", before: nil) { signal, points, _ in
                columns[signal]?.append(
                    points.map(\.value), at: points.map { Instant(nanoseconds: $0.milliseconds * 1_000_000) })
            }
            let plain = try connection.prepare(
                "SELECT t_us, signal, value FROM sample WHERE trip_id = :trip ORDER BY t_us, signal", ["trip": trip])
            while try plain.step() {
                let microseconds = plain.integer(at: 0)
                guard expectPlausible(microseconds, trip: trip) else { continue }
                columns[plain.integer(at: 1)]?.append(
                    plain.real(at: 2), at: Instant(nanoseconds: microseconds * 1000))
            }
            let parameters = try connection.text("SELECT parameters FROM trip WHERE id = :id", ["id": trip])
            return SampleColumns(
                known.keys.sorted().compactMap { columns[$0]?.sorted }.filter { !$0.times.isEmpty }
            ).plausible(isGame: TripParameters(parameters ?? "").isGame)
        }
    }

    private func expectPlausible(_ microseconds: Int64, trip: Int64) -> Bool {
        expect(
            Self.isPlausible(microseconds: microseconds), "the time of a sample of trip \(trip) is invalid",
            repair: "DELETE FROM sample WHERE trip_id = \(trip) AND t_us = \(microseconds)")
    }

    /// Passes every stored sample of the trip to `body`, as it came, in the order of their times, with the trip's start
    /// as instant zero.
    /// - Parameter only: the signals that are wanted; nil for all.
    package func storedSamples(
        trip: Int64, only: Set<Signal>? = nil, _ body: (Sample) -> Void
    ) throws(StorageError) {
        try fetchSamples(ofTrip: trip)
        // The recorder of the trip may be packing samples.
        try connection.snapshot { () throws(StorageError) in
            let known = try knownSignals().sorted { $0.key < $1.key }
            // Places in this order stand for numbers, which may be any: an array is faster than a dictionary.
            let signals = known.map(\.value)
            let places = Dictionary(uniqueKeysWithValues: known.enumerated().map { ($1.key, $0) })
            func place(_ number: Int64) -> Int { places[number] ?? .max }
            let wanted = only.map { only in known.filter { only.contains($0.value) }.map { String($0.key) } }
            let choice = wanted.map { " AND signal IN (\($0.joined(separator: ",")))" } ?? ""
            var merger = SampleMerger()
            func hand(_ stored: SampleMerger.Stored) {
                guard expectPlausible(stored.microseconds, trip: trip), stored.signal < signals.count else { return }
                body(
                    Sample(
                        signals[stored.signal], stored.value, at: Instant(nanoseconds: stored.microseconds * 1000))
                )
            }
            let plain = try connection.prepare(
                "SELECT t_us, signal, value FROM sample WHERE trip_id = :trip\(choice) ORDER BY t_us, signal",
                ["trip": trip])
            // By number, because a trip can have millions of samples.
            var firstPlain = try plain.step() ? plain.integer(at: 0) : nil
            try blocks(ofTrip: trip, choice, before: firstPlain) { signal, points, next in
                merger.add(points, signal: place(signal))
                merger.pop(before: next, hand)
            }
            while firstPlain != nil {
                let stored = SampleMerger.Stored(
                    microseconds: plain.integer(at: 0), signal: place(plain.integer(at: 1)), value: plain.real(at: 2))
                merger.pop(before: stored.microseconds, hand)
                hand(stored)
                if try !plain.step() { firstPlain = nil }
            }
            merger.pop(before: .max, hand)
        }
    }

    /// Unpacks the blocks of a trip one after the other. `body` also receives the time in microseconds before which
    /// none of the remaining blocks has a sample, which is at most `before`.
    private func blocks(
        ofTrip trip: Int64, _ choice: String, before: Int64?,
        _ body: (_ signal: Int64, [SampleBlock.Point], _ next: Int64) -> Void
    ) throws(StorageError) {
        var starts = try connection.integers(
            "SELECT first_ms FROM sample_block WHERE trip_id = :trip\(choice) ORDER BY id", ["trip": trip]
        ).map { $0.multipliedReportingOverflow(by: 1000).partialValue }
        guard !starts.isEmpty else { return }
        // For each block the earliest start of it and all later blocks.
        var earliest = before ?? .max
        for index in starts.indices.reversed() {
            earliest = min(earliest, starts[index])
            starts[index] = earliest
        }
        let rows = try connection.prepare(
            "SELECT signal, id, \(Self.blockColumns) FROM sample_block WHERE trip_id = :trip\(choice) ORDER BY id",
            ["trip": trip])
        var index = 0
        while try rows.step() {
            index += 1
            let points = Self.block(rows).unpack() ?? []
            let repair = "DELETE FROM sample_block WHERE id = \(rows.integer("id"))"
            guard
                expect(!points.isEmpty, "samples of trip \(trip) cannot be unpacked", repair: repair),
                expect(
                    points.allSatisfy { $0.milliseconds.magnitude < Self.maxTripSeconds * 1000 },
                    "the time of a sample of trip \(trip) is invalid", repair: repair)
            else { continue }
            body(rows.integer("signal"), points, index < starts.count ? starts[index] : before ?? .max)
        }
    }

    func noTrip(_ id: Int64) -> StorageError { .noTrip(id, in: connection.path) }
}

/// Merges samples of several signals, each in the order of its times, into the order of all times.
struct SampleMerger {
    struct Stored {
        var microseconds: Int64
        /// The place of the signal among those that are known.
        var signal: Int
        var value: Double
    }

    /// The samples of a block that were not passed on yet.
    private struct Run {
        let signal: Int
        var points: [SampleBlock.Point]
        var next = 0
    }

    /// The next sample of a run.
    private struct Head {
        var microseconds: Int64
        let signal: Int
        let run: Int

        /// At the same time the signal decides, then the order of the blocks.
        func isBefore(_ other: Head) -> Bool {
            if microseconds != other.microseconds { return microseconds < other.microseconds }
            return (signal, run) < (other.signal, other.run)
        }
    }

    private var runs: [Run] = []
    /// A binary heap: none is before the one at half its place.
    private var heads: [Head] = []

    mutating func add(_ points: [SampleBlock.Point], signal: Int) {
        guard let first = points.first else { return }
        let areOrdered = zip(points, points.dropFirst()).allSatisfy { $0.milliseconds <= $1.milliseconds }
        // Only a damaged block is not.
        let ordered = areOrdered ? points : points.sorted { $0.milliseconds < $1.milliseconds }
        let head = Head(
            microseconds: 1000 * (areOrdered ? first : ordered[0]).milliseconds, signal: signal, run: runs.count)
        runs.append(Run(signal: signal, points: ordered))
        heads.append(head)
        var place = heads.count - 1
        while place > 0, head.isBefore(heads[(place - 1) / 2]) {
            heads[place] = heads[(place - 1) / 2]
            place = (place - 1) / 2
        }
        heads[place] = head
    }

    /// Passes on and removes the samples before a time, ordered by time and then by signal. Samples with the same signal
    /// and time keep their order.
    mutating func pop(before end: Int64, _ body: (Stored) -> Void) {
        while var head = heads.first, head.microseconds < end {
            body(
                Stored(
                    microseconds: head.microseconds, signal: head.signal,
                    value: runs[head.run].points[runs[head.run].next].value))
            runs[head.run].next += 1
            if runs[head.run].next < runs[head.run].points.count {
                head.microseconds = 1000 * runs[head.run].points[runs[head.run].next].milliseconds
            } else {
                runs[head.run].points = []
                head = heads.removeLast()
                if heads.isEmpty { return }
            }
            sink(head)
        }
    }

    /// Puts a head in the place of the first one, and then below all that are before it.
    private mutating func sink(_ head: Head) {
        var place = 0
        while 2 * place + 1 < heads.count {
            var child = 2 * place + 1
            if child + 1 < heads.count, heads[child + 1].isBefore(heads[child]) { child += 1 }
            guard heads[child].isBefore(head) else { break }
            heads[place] = heads[child]
            place = child
        }
        heads[place] = head
    }
}
