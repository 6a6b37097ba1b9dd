import OBD
import Telemetry
import Trips

/// Cutting, splitting and joining trips. What was before is in the trash; the facts are computed from the samples again, and
/// everything else that is made of them (the way, minutes, indicators) when somebody asks.
extension TripTables {
    /// Where one trip may be joined to another, in seconds between them.
    private static let farthestS = 86_400.0

    /// Makes several changes, of which all are made or none.
    package func together(_ body: () throws(StorageError) -> Void) throws(StorageError) {
        try database.connection.transaction(body)
    }

    /// Removes what is before and after a part of a trip, which begins and ends so many milliseconds after its start.
    /// Returns the number of the entry in the trash.
    package func cut(_ id: Int64, from beginMs: Int64, to endMs: Int64) throws(StorageError) -> Int64 {
        try database.connection.transaction { () throws(StorageError) in
            try refuseUnlessWhole(id)
            let entry = try database.trash.add(.trip, [id], as: .cut)
            for table in Self.timedTables {
                try database.connection.run(
                    "DELETE FROM \(table) WHERE trip_id = :id AND t_us NOT BETWEEN :begin AND :end",
                    ["id": id, "begin": beginMs * 1000, "end": endMs * 1000 + 999])
            }
            try moveSamples(of: id, in: beginMs...endMs, to: id, byMs: -beginMs, keepsOthers: false)
            try moveTimes(of: id, byMs: -beginMs)
            try moveStart(of: id, byMs: beginMs)
            try refold(id)
            return entry
        }
    }

    /// Makes two trips of one. Returns the number of the second one and that of the entry in the trash.
    /// - Parameter atMs: the start of the second, in milliseconds after that of the first.
    package func split(_ id: Int64, atMs: Int64) throws(StorageError) -> (trip: Int64, trash: Int64) {
        try database.connection.transaction { () throws(StorageError) in
            try refuseUnlessWhole(id)
            let entry = try database.trash.add(.trip, [id], as: .split)
            let second = try copyRow(of: id)
            try database.trash.remember(made: second, in: entry)
            try moveSamples(of: id, in: atMs...Int64.max / 4, to: second, byMs: -atMs, keepsOthers: true)
            for table in Self.timedTables {
                try database.connection.run(
                    "UPDATE \(table) SET trip_id = :second WHERE trip_id = :id AND t_us >= :at",
                    ["second": second, "id": id, "at": atMs * 1000])
            }
            try moveTimes(of: second, byMs: -atMs)
            try moveStart(of: second, byMs: atMs)
            try refold(id)
            try refold(second)
            return (second, entry)
        }
    }

    /// Makes one trip, with the number of the earliest, of several of the same vehicle. Returns the number of the entry in
    /// the trash.
    package func join(_ ids: [Int64]) throws(StorageError) -> Int64 {
        try database.connection.transaction { () throws(StorageError) in
            for id in ids { try refuseUnlessWhole(id) }
            let rows = try select("id IN (\(ids.map(String.init).joined(separator: ", ")))").map(\.record)
            guard var whole = rows.first, let first = whole.id, rows.count > 1 else {
                throw database.noTrip(ids.first ?? 0)
            }
            let entry = try database.trash.add(.trip, rows.compactMap(\.id), as: .join)
            var last = whole
            for trip in rows.dropFirst() {
                guard let id = trip.id else { continue }
                if let why = Self.whyNotOne(last, trip) { throw .notOne(last.id ?? 0, id, why) }
                let gapMs = SampleBlock.milliseconds(trip.start.microseconds - whole.start.microseconds)
                try moveSamples(of: id, in: Int64.min / 4...Int64.max / 4, to: first, byMs: gapMs, keepsOthers: true)
                try moveTimes(of: id, byMs: gapMs)
                for table in Self.timedTables + ["trip_tag", "drift_session", "drift_reference", "drift_exercise"] {
                    try database.connection.exec(
                        "UPDATE OR IGNORE \(table) SET trip_id = \(first) WHERE trip_id = \(id)")
                }
                _ = try database.remove(.trip, id)
                whole.driver = whole.driver ?? trip.driver
                whole.note = Self.joined(whole.note, trip.note)
                whole.fuelPrice = whole.fuelPrice ?? trip.fuelPrice
                whole.electricityPrice = whole.electricityPrice ?? trip.electricityPrice
                whole.currency = whole.currency ?? trip.currency
                last = trip
            }
            try update(whole, first)
            try refold(first)
            return entry
        }
    }

    private static func joined(_ one: String?, _ other: String?) -> String? {
        guard let one, let other, one != other else { return one ?? other }
        return "\(one); \(other)"
    }

    private static func whyNotOne(_ one: TripRecord, _ other: TripRecord) -> StorageError.WhyNotOne? {
        if one.vin != other.vin || one.kind != other.kind { return .vehicles }
        let gapS = other.start.seconds(since: one.start) - one.summary.durationS
        return gapS < -1 ? .overlap : gapS > farthestS ? .far : nil
    }

    // MARK: Parts

    /// The tables with times since the start of their trip, besides those that are computed.
    private static let timedTables = ["trip_alert", "heart_beat"]

    /// A trip that is open, or of which not all is stored, stays as it is.
    private func refuseUnlessWhole(_ id: Int64) throws(StorageError) {
        try refuseIfOpen(id)
        guard try database.connection.hasRow("SELECT 1 FROM trip WHERE id = :id", ["id": id]) else {
            throw database.noTrip(id)
        }
        let isWhole = try database.connection.hasRow(
            """
            SELECT 1 FROM trip WHERE id = :id AND ifnull(samples, 0) <=
                (SELECT ifnull(sum(count), 0) FROM sample_block WHERE trip_id = :id)
                + (SELECT count(*) FROM sample WHERE trip_id = :id)
            """, ["id": id])
        if !isWhole { throw .samplesMissing(trip: id) }
    }

    /// Moves the samples of a time to a trip, which may be the same, and by a time. Others stay or are removed.
    private func moveSamples(
        of id: Int64, in times: ClosedRange<Int64>, to target: Int64, byMs: Int64, keepsOthers: Bool
    ) throws(StorageError) {
        for number in try database.connection.integers(
            "SELECT id FROM sample_block WHERE trip_id = :id ORDER BY id", ["id": id])
        {
            let row = try database.connection.prepare(
                "SELECT signal, \(Database.blockColumns) FROM sample_block WHERE id = :number", ["number": number])
            guard try row.step() else { continue }
            let signal = row.integer("signal")
            // What cannot be read is not moved; the trash has it.
            let points = Database.block(row).unpack() ?? []
            row.reset()
            let inside = points.filter { times.contains($0.milliseconds) }
            if inside.count == points.count, !points.isEmpty {
                try database.connection.run(
                    "UPDATE sample_block SET trip_id = :target, first_ms = first_ms + :by WHERE id = :number",
                    ["target": target, "by": byMs, "number": number])
                continue
            }
            if inside.isEmpty, keepsOthers { continue }
            try database.connection.exec("DELETE FROM sample_block WHERE id = \(number)")
            let moved = inside.map { SampleBlock.Point(milliseconds: $0.milliseconds + byMs, value: $0.value) }
            try database.insertBlocks([signal: moved], trip: target)
            if keepsOthers {
                try database.insertBlocks([signal: points.filter { !times.contains($0.milliseconds) }], trip: id)
            }
        }
    }

    private func moveTimes(of id: Int64, byMs: Int64) throws(StorageError) {
        // Rows are changed one after the other, and two must never have the same time.
        let asideUs = Int64(Database.maxTripSeconds) * 1_000_000 * 8
        for table in Self.timedTables {
            try database.connection.exec(
                """
                UPDATE \(table) SET t_us = t_us + \(asideUs) WHERE trip_id = \(id);
                UPDATE \(table) SET t_us = t_us - \(asideUs) + \(byMs * 1000) WHERE trip_id = \(id);
                """)
        }
    }

    private func moveStart(of id: Int64, byMs: Int64) throws(StorageError) {
        try database.connection.exec(
            """
            UPDATE trip SET started_us = started_us + \(byMs * 1000), started_boot_us = started_boot_us + \(byMs * 1000)
            WHERE id = \(id)
            """)
    }

    /// Makes a trip without samples that is like another one in everything else. Returns its number.
    private func copyRow(of id: Int64) throws(StorageError) -> Int64 {
        func columns(_ table: String, except names: Set<String>) throws(StorageError) -> String {
            try database.connection.texts("SELECT name FROM pragma_table_info('\(table)')").filter {
                !names.contains($0)
            }
            .joined(separator: ", ")
        }
        let names = try columns("trip", except: ["id", "uuid", "change", "appended"])
        try database.connection.run(
            """
            INSERT INTO trip (uuid, change, appended, \(names))
            SELECT :uuid, :change, 0, \(names) FROM trip WHERE id = :id
            """, ["uuid": UUID.random(), "change": try database.nextChange(), "id": id])
        let copy = database.connection.lastInsertedRow
        for table in ["trip_tag", "game_session"] {
            let names = try columns(table, except: ["trip_id"])
            try database.connection.exec(
                "INSERT INTO \(table) (trip_id, \(names)) SELECT \(copy), \(names) FROM \(table) WHERE trip_id = \(id)")
        }
        return copy
    }

    /// Computes the facts of a trip from its samples again. Must be called in a transaction.
    func refold(_ id: Int64) throws(StorageError) {
        guard let trip = try select("trip.id = :id", ["id": id]).first else { throw database.noTrip(id) }
        let summary = try summary(ofSamplesOf: id, trip.record.parameters)
        guard summary.samples > 0 else { throw .nothingLeft(trip: id) }
        _ = try end(id, as: trip.state, summary: summary, origin: .zero, onlyIfOpen: false)
        for table in ["trip_segment", "trip_indicator", "route_trip"] {
            try database.connection.exec("DELETE FROM \(table) WHERE trip_id = \(id)")
        }
        try database.routes.removeLonely()
    }
}
