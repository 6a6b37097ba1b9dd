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

    private func insertBlocks(_ points: [Int64: [SampleBlock.Point]], trip: Int64) throws(StorageError) {
        let insert = try connection.prepare(
            """
            INSERT INTO sample_block (trip_id, signal, \(Self.blockColumns))
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)
        for (signal, points) in points.sorted(by: { $0.key < $1.key }) {
            for block in SampleBlock.pack(points[...]) {
                try insert.bind(1, trip)
                try insert.bind(2, signal)
                try Self.bind(block, to: insert, from: 3)
                try insert.run()
            }
        }
    }

    /// Deletes some thousand of the plain samples of a trip, the earliest first, and returns them by signal, or nil if
    /// there are none.
    private func takePlainSamples(ofTrip trip: Int64) throws(StorageError) -> [Int64: [SampleBlock.Point]]? {
        let rows = try connection.prepare(
            "SELECT t_us, signal, value FROM sample WHERE trip_id = ? ORDER BY t_us, signal LIMIT \(Self.packedAtOnce)"
        )
        try rows.bind(1, trip)
        var points: [Int64: [SampleBlock.Point]] = [:]
        var last: (time: Int64, signal: Int64)?
        while try rows.step() {
            let (time, signal) = (rows.integer(0), rows.integer(1))
            last = (time, signal)
            // Samples that reading skips are not packed.
            guard Self.isPlausible(microseconds: time) else { continue }
            points[signal, default: []].append(
                SampleBlock.Point(milliseconds: SampleBlock.milliseconds(time), value: rows.real(2)))
        }
        guard let last else { return nil }
        let delete = try connection.prepare("DELETE FROM sample WHERE trip_id = ? AND (t_us, signal) <= (?, ?)")
        try delete.bind(1, trip)
        try delete.bind(2, last.time)
        try delete.bind(3, last.signal)
        try delete.run()
        return points
    }

    private static func bind(
        _ block: SampleBlock, to statement: borrowing Statement, from first: Int
    ) throws(StorageError) {
        try statement.bind(first, block.count)
        try statement.bind(first + 1, block.firstMs)
        try statement.bind(first + 2, block.timeSlope)
        try statement.bind(first + 3, block.timeBits)
        try statement.bind(first + 4, block.times)
        try statement.bind(first + 5, block.isSummed)
        try statement.bind(first + 6, block.base)
        try statement.bind(first + 7, block.slope)
        try statement.bind(first + 8, block.step)
        try statement.bind(first + 9, block.divisor)
        try statement.bind(first + 10, block.bits)
        try statement.bind(first + 11, block.codes)
        try statement.bind(first + 12, block.list)
    }

    /// Returns the block in a row whose columns from `first` on are `blockColumns`.
    static func block(_ row: borrowing Statement, from first: Int) -> SampleBlock {
        var block = SampleBlock()
        block.count = Int(row.integer(first))
        block.firstMs = row.integer(first + 1)
        block.timeSlope = row.integer(first + 2)
        block.timeBits = Int(row.integer(first + 3))
        block.times = row.bytes(first + 4)
        block.isSummed = row.integer(first + 5) != 0
        block.base = row.integer(first + 6)
        block.slope = row.integer(first + 7)
        block.step = row.integer(first + 8)
        block.divisor = row.integer(first + 9)
        block.bits = Int(row.integer(first + 10))
        block.codes = row.bytes(first + 11)
        block.list = row.optionalText(first + 12)
        return block
    }
}
