package import Telemetry

extension Database {
    /// Stores the samples in one transaction. `origin` is the instant of the trip's start. Of two values of a signal
    /// within a microsecond the first stays, as in `TripEngine`; a value that is no number is left out.
    package func append(_ samples: [Sample], trip: Int64, origin: Instant) throws(StorageError) {
        guard !samples.isEmpty else { return }
        try connection.transaction { () throws(StorageError) in
            for sample in samples where !sample.value.isNaN {
                let elapsed = sample.time.nanoseconds.subtractingReportingOverflow(origin.nanoseconds)
                if elapsed.overflow { continue }
                try insertSample.bind(1, trip)
                try insertSample.bind(2, elapsed.partialValue / 1000)
                try insertSample.bind(3, sample.signal.code)
                try insertSample.bind(4, sample.value)
                try insertSample.run()
            }
        }
    }

    /// Hands every stored sample of the trip to `body`, in the order of time, with the trip's start as instant zero.
    /// Signals that only a newer version knows are left out.
    package func samples(trip: Int64, _ body: (Sample) -> Void) throws(StorageError) {
        let rows = try connection.prepare(
            "SELECT t_us, signal, value FROM sample WHERE trip_id = ? ORDER BY t_us, signal")
        try rows.bind(1, trip)
        while try rows.step() {
            let microseconds = rows.integer(0)
            // A difference of two such times still fits when it is turned into nanoseconds.
            guard microseconds.magnitude < 4_600_000_000_000_000 else {
                throw damaged("a sample's time makes no sense")
            }
            guard let signal = Signal(code: Int(rows.integer(1))) else { continue }
            body(Sample(signal, rows.real(2), at: Instant(nanoseconds: microseconds * 1000)))
        }
    }
}
