package import Telemetry

extension Database {
    /// Stores the samples in one transaction. `origin` is the instant of the trip's start. Of two values of a signal
    /// within a microsecond the first stays, as in `TripEngine`; a value that is no number is left out.
    package func append(_ samples: [Sample], trip: Int64, origin: Instant) throws(StorageError) {
        guard !samples.isEmpty else { return }
        for sample in samples where signalNumbers[sample.signal] == nil {
            signalNumbers[sample.signal] = try number(of: sample.signal)
        }
        try connection.transaction { () throws(StorageError) in
            for sample in samples where !sample.value.isNaN {
                let elapsed = sample.time.nanoseconds.subtractingReportingOverflow(origin.nanoseconds)
                if elapsed.overflow { continue }
                try insertSample.bind(1, trip)
                try insertSample.bind(2, elapsed.partialValue / 1000)
                try insertSample.bind(3, signalNumbers[sample.signal])
                try insertSample.bind(4, sample.value)
                try insertSample.run()
            }
        }
    }

    /// The number that stands for a signal in this database, given when it is first stored.
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

    /// Hands every stored sample of the trip to `body`, in the order of time, with the trip's start as instant zero.
    package func samples(trip: Int64, _ body: (Sample) -> Void) throws(StorageError) {
        var signals: [Int64: Signal] = [:]
        let known = try connection.prepare("SELECT id, name, unit FROM signal")
        while try known.step() { signals[known.integer(0)] = Signal(known.text(1), Unit(known.text(2))) }
        let rows = try connection.prepare(
            "SELECT t_us, signal, value FROM sample WHERE trip_id = ? ORDER BY t_us, signal")
        try rows.bind(1, trip)
        while try rows.step() {
            let microseconds = rows.integer(0)
            // A difference of two such times still fits when it is turned into nanoseconds.
            guard microseconds.magnitude < 4_600_000_000_000_000 else {
                throw damaged("a sample's time makes no sense")
            }
            guard let signal = signals[rows.integer(1)] else { throw damaged("a sample has no signal") }
            body(Sample(signal, rows.real(2), at: Instant(nanoseconds: microseconds * 1000)))
        }
    }
}
