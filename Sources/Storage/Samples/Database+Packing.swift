import Telemetry

extension Database {
    static let blockColumns =
        "count, first_ms, time_slope, time_bits, times, is_summed, base, slope, step, divisor, bits, codes, list"

    /// Moves all plain samples of a trip (the rows of table `sample`) into blocks. Must be called in a transaction.
    func packSamples(ofTrip trip: Int64) throws(StorageError) {
        while let rows = try takePlainSamples(ofTrip: trip) { try insertBlocks(rows, trip: trip) }
    }

    /// Stores samples of a trip that is imported as blocks at once. Otherwise as `append`, in a transaction.
    func appendPacked(_ samples: [Sample], trip: Int64) throws(StorageError) {
        for start in stride(from: 0, to: samples.count, by: Self.packedAtOnce) {
            var points: [Signal: [SampleBlock.Point]] = [:]
            var latest: [Signal: Int64] = [:]
            for sample in samples[start..<min(start + Self.packedAtOnce, samples.count)] where !sample.value.isNaN {
                guard let time = Self.microseconds(sample.time, since: .zero), Self.isPlausible(microseconds: time),
                    latest.updateValue(time, forKey: sample.signal) != time
                else { continue }
                points[sample.signal, default: []].append(
                    SampleBlock.Point(milliseconds: SampleBlock.milliseconds(time), value: sample.value))
            }
            var rows: [Int64: [SampleBlock.Point]] = [:]
            for (signal, points) in points {
                if signalNumbers[signal] == nil { signalNumbers[signal] = try number(of: signal) }
                if let number = signalNumbers[signal] { rows[number] = points }
            }
            try insertBlocks(rows, trip: trip)
        }
    }

    func insertBlocks(_ points: [Int64: [SampleBlock.Point]], trip: Int64) throws(StorageError) {
        try connection.insert(
            into: "sample_block",
            rows: points.sorted { $0.key < $1.key }.lazy.flatMap { signal, points in
                SampleBlock.pack(points[...]).map { ["trip_id": trip, "signal": signal] + Self.columns($0) }
            })
    }

    /// Deletes some thousand of the plain samples of a trip, the earliest first, and returns them by signal, or nil if
    /// there are none.
    private func takePlainSamples(ofTrip trip: Int64) throws(StorageError) -> [Int64: [SampleBlock.Point]]? {
        let rows = try connection.prepare(
            """
            SELECT t_us, signal, value FROM sample WHERE trip_id = :trip ORDER BY t_us, signal
            LIMIT \(Self.packedAtOnce)
            """, ["trip": trip])
        var points: [Int64: [SampleBlock.Point]] = [:]
        var last: (time: Int64, signal: Int64)?
        while try rows.step() {
            // By number, as where samples are appended.
            let (time, signal) = (rows.integer(at: 0), rows.integer(at: 1))
            last = (time, signal)
            // Samples that reading skips are not packed.
            guard Self.isPlausible(microseconds: time) else { continue }
            points[signal, default: []].append(
                SampleBlock.Point(milliseconds: SampleBlock.milliseconds(time), value: rows.real(at: 2)))
        }
        guard let last else { return nil }
        try connection.run(
            "DELETE FROM sample WHERE trip_id = :trip AND (t_us, signal) <= (:time, :signal)",
            ["trip": trip, "time": last.time, "signal": last.signal])
        return points
    }

    private static func columns(_ block: SampleBlock) -> NamedValues {
        [
            "count": block.count, "first_ms": block.firstMs, "time_slope": block.timeSlope,
            "time_bits": block.timeBits, "times": block.times, "is_summed": block.isSummed, "base": block.base,
            "slope": block.slope, "step": block.step, "divisor": block.divisor, "bits": block.bits,
            "codes": block.codes, "list": block.list,
        ]
    }

    /// Returns the block in a row with the columns `blockColumns`.
    static func block(_ row: borrowing Statement) -> SampleBlock {
        var block = SampleBlock()
        block.count = Int(row.integer("count"))
        block.firstMs = row.integer("first_ms")
        block.timeSlope = row.integer("time_slope")
        block.timeBits = Int(row.integer("time_bits"))
        block.times = row.bytes("times")
        block.isSummed = row.bool("is_summed")
        block.base = row.integer("base")
        block.slope = row.integer("slope")
        block.step = row.integer("step")
        block.divisor = row.integer("divisor")
        block.bits = Int(row.integer("bits"))
        block.codes = row.bytes("codes")
        block.list = row.optionalText("list")
        return block
    }
}
