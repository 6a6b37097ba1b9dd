import Formats
import Telemetry

/// The queries that answer a question: rows as COPY writes them, in sections. Which rows an account sees, the policies of the
/// database say.
package struct FleetSelection: Sendable {
    /// A query, and the names of its columns.
    package struct Section: Hashable, Sendable {
        package var name: String
        package var columns: [String]
        package var sql: String

        /// The line before its rows.
        package var header: String { CopyText.line(["@" + name] + columns) }
    }

    /// The line after all sections.
    package static let end = "@end"

    /// The tables that an account may read or not.
    package static let tables = ["vehicle", "trip", "scan", "route", "trip_route", "sample", "total"]

    /// Whether the schema and its tables are there, and of which version.
    package static let privilegesQuery =
        "SELECT "
        + tables.map {
            """
            coalesce(has_schema_privilege('obdmech', 'USAGE') AND has_table_privilege('obdmech.\($0)', 'SELECT'), false)
            """
        }.joined(separator: ", ")

    private let question: FleetQuestion
    private let readable: Set<String>

    /// - Parameter readable: the tables that the account may read.
    package init(_ question: FleetQuestion, readable: Set<String>) {
        self.question = question
        self.readable = readable
    }

    package var sections: [Section] {
        if let trip = question.samplesOfTrip { return readable.contains("sample") ? [samples(trip)] : [] }
        var sections: [Section] = []
        if readable.contains("vehicle") {
            sections.append(cars)
            if readable.contains("trip") { sections.append(trips) }
            if readable.contains("scan") { sections.append(scans) }
        }
        if question.wantsRoutes, readable.isSuperset(of: ["trip", "route", "trip_route"]) {
            sections += [routes, drives]
        }
        return sections
    }

    // MARK: Sections

    private var cars: Section {
        let tables = question.carTables.map { table in
            table == "vehicle"
                // Of a publisher from before the facts.
                ? "CASE WHEN facts IS NULL THEN \(Self.text([("name", "name")])) ELSE facts ->> 'vehicle' END"
                : "facts ->> \(Self.literal(table))"
        }
        return Section(
            name: "vehicle", columns: ["vin"] + question.carTables,
            sql: "SELECT \((["vin"] + tables).joined(separator: ", ")) FROM obdmech.vehicle ORDER BY vin")
    }

    private var trips: Section {
        let facts = question.tripTables.map { table in
            table == "trip"
                ? "coalesce(t.facts ->> 'trip', \(Self.fallback))" : "t.facts ->> \(Self.literal(table))"
        }
        let measures = question.measureTables.map { "t.measures ->> \(Self.literal($0))" }
        let ends = question.endTables.map { "t.ends ->> \(Self.literal($0))" }
        let ways = question.wantsWays ? ["encode(t.way, 'hex')"] : []
        let own = [
            "t.id", "t.uuid", "v.vin", Self.microseconds("t.started_at"), "t.kind", "t.driver", "t.note",
            "array_to_json(t.tags)",
        ]
        return Section(
            name: "trip",
            columns: ["id", "uuid", "vin", "started_us", "source_kind", "driver", "note", "tags"] + question.tripTables
                + question.measureTables + question.endTables + (question.wantsWays ? ["way"] : []),
            sql: """
                WITH \(wanted) SELECT \((own + facts + measures + ends + ways).joined(separator: ", "))
                FROM wanted JOIN obdmech.trip AS t USING (uuid) JOIN obdmech.vehicle AS v ON v.uuid = t.vehicle
                ORDER BY t.started_at, t.id
                """)
    }

    private var scans: Section {
        let facts = question.scanTables.map { "s.facts ->> \(Self.literal($0))" }
        return Section(
            name: "scan", columns: ["id", "vin", "time_us"] + question.scanTables,
            sql: """
                WITH \(lastTrip)chosen AS (\(scanChoices.joined(separator: " UNION ")))
                SELECT \((["s.id", "v.vin", Self.microseconds("s.at")] + facts).joined(separator: ", "))
                FROM chosen JOIN obdmech.scan AS s USING (uuid) JOIN obdmech.vehicle AS v ON v.uuid = s.vehicle
                WHERE s.facts IS NOT NULL ORDER BY s.at, s.id
                """)
    }

    private var routes: Section {
        Section(
            name: "route", columns: ["id", "uuid", "name", "is_starred", "is_found", "length_m", "checkpoints"],
            sql: """
                SELECT id, uuid, name, is_starred::integer, is_found::integer, length_m, encode(checkpoints, 'hex')
                FROM obdmech.route ORDER BY id
                """)
    }

    private var drives: Section {
        Section(
            name: "drive", columns: ["route_id", "trip_id", "covered", "jaccard", "duration_s", "distance_m", "times"],
            sql: """
                WITH \(wanted) SELECT r.id, t.id, d.covered, d.jaccard, d.duration_s, d.distance_m, encode(d.times, 'hex')
                FROM wanted JOIN obdmech.trip AS t USING (uuid) JOIN obdmech.trip_route AS d ON d.trip = t.uuid
                JOIN obdmech.route AS r ON r.uuid = d.route ORDER BY t.id, r.id
                """)
    }

    private func samples(_ trip: Int64) -> Section {
        Section(
            name: "sample", columns: ["trip_id", "signal", "t_us", "value"],
            sql: """
                SELECT t.id, s.signal, (extract(epoch FROM s.at - t.started_at) * 1000000)::bigint, s.value
                FROM obdmech.trip AS t JOIN obdmech.sample AS s ON s.trip = t.uuid WHERE t.id = \(trip) ORDER BY s.at
                """)
    }

    // MARK: Choices

    /// The trips that are sent, as a query of the name `wanted`.
    private var wanted: String { lastTrip + "wanted AS (\(tripChoices.joined(separator: " UNION ")))" }

    /// The beginning of the earliest of the last trips that were asked for, as a query; empty if none were.
    private var lastTrip: String {
        guard question.lastTrips > 0, readable.contains("trip") else { return "" }
        return """
            latest AS (
                SELECT t.uuid, t.started_at FROM obdmech.trip AS t JOIN obdmech.vehicle AS v ON v.uuid = t.vehicle
                WHERE \(words) ORDER BY t.started_at DESC, t.id DESC LIMIT \(question.lastTrips)),
            """ + " "
    }

    /// A local day has up to 25 hours.
    private var days: String { "interval '\(25 * max(1, question.daysBeforeLast)) hours'" }

    private var tripChoices: [String] {
        let from = "FROM obdmech.trip AS t JOIN obdmech.vehicle AS v ON v.uuid = t.vehicle WHERE"
        var choices: [String] = []
        if let range { choices.append("SELECT t.uuid \(from) \(range("t.started_at")) AND \(words)") }
        if !question.trips.isEmpty {
            choices.append("SELECT uuid FROM obdmech.trip WHERE id IN (\(Self.list(question.trips)))")
        }
        if question.lastTrips > 0 {
            choices.append(
                """
                SELECT t.uuid \(from) t.started_at >= (SELECT min(started_at) - \(days) FROM latest)
                    AND t.started_at <= (SELECT max(started_at) FROM latest) AND \(words)
                """)
        }
        // What is known of a car depends on its last trip, and on whether it was ever driven.
        for condition in ["true", "kind IN ('vehicle', 'receiver', 'import')"] {
            choices.append(
                """
                SELECT l.uuid FROM obdmech.vehicle AS v CROSS JOIN LATERAL (
                    SELECT uuid FROM obdmech.trip WHERE vehicle = v.uuid AND \(condition)
                    ORDER BY started_at DESC LIMIT 1) AS l
                """)
        }
        return choices
    }

    private var scanChoices: [String] {
        let from = "FROM obdmech.scan AS s JOIN obdmech.vehicle AS v ON v.uuid = s.vehicle WHERE"
        var choices: [String] = []
        if let range { choices.append("SELECT s.uuid \(from) \(range("s.at")) AND \(car)") }
        if !question.scans.isEmpty {
            choices.append("SELECT uuid FROM obdmech.scan WHERE id IN (\(Self.list(question.scans)))")
        }
        if !lastTrip.isEmpty {
            choices.append(
                """
                SELECT s.uuid \(from) s.at >= (SELECT min(started_at) - \(days) FROM latest)
                    AND s.at <= (SELECT max(started_at) + \(days) FROM latest) AND \(car)
                """)
        }
        if question.lastScans > 0 {
            choices.append("(SELECT s.uuid \(from) \(car) ORDER BY s.at DESC, s.id DESC LIMIT \(question.lastScans))")
        }
        let end =
            range.map { _ in "AND at < \(Self.time(question.range?.upperBound ?? WallTime(microseconds: 0)))" } ?? ""
        for (count, condition) in [(1, ""), (question.scansOfEachCar, end)] where count > 0 {
            choices.append(
                """
                SELECT l.uuid FROM obdmech.vehicle AS v CROSS JOIN LATERAL (
                    SELECT uuid FROM obdmech.scan WHERE vehicle = v.uuid \(condition) ORDER BY at DESC LIMIT \(count)) AS l
                WHERE \(car)
                """)
        }
        return choices
    }

    private var range: ((String) -> String)? {
        question.range.map { range in
            { "\($0) >= \(Self.time(range.lowerBound)) AND \($0) < \(Self.time(range.upperBound))" }
        }
    }

    /// SQL for whether a trip `t` of a car `v` is of those that the words choose.
    private var words: String {
        var conditions = [car]
        if !question.drivers.isEmpty { conditions.append("lower(t.driver) IN (\(Self.lowered(question.drivers)))") }
        if !question.tags.isEmpty {
            conditions.append(
                "EXISTS (SELECT FROM unnest(t.tags) AS tag WHERE lower(tag) IN (\(Self.lowered(question.tags))))")
        }
        if let kind = question.kind { conditions.append("t.kind = \(Self.literal(kind))") }
        return conditions.filter { $0 != "true" }.joined(separator: " AND ").ifEmpty("true")
    }

    /// SQL for whether a car `v` is of those that the words choose.
    private var car: String {
        guard !question.cars.isEmpty else { return "true" }
        let parts = question.cars.map { word in
            let wanted = "upper(\(Self.literal(word)))"
            return "position(\(wanted) in upper(v.vin)) > 0 OR position(\(wanted) in upper(v.name)) > 0"
                + (word.uppercased() == "NONE" ? " OR v.vin IS NULL" : "")
        }
        return "(\(parts.joined(separator: " OR ")))"
    }

    // MARK: SQL

    /// The facts of a trip whose publisher sent no rows.
    private static var fallback: String {
        text(PostgresSchema.columns.map { ($0.name, $0.name) } + [("state", "'closed'"), ("adapter", "''")])
    }

    /// SQL for the text of one row.
    private static func text(_ columns: [(name: String, sql: String)]) -> String {
        let cells = columns.map { "coalesce(translate(\($0.sql)::text, E'\\\\\\t\\n\\r', '    '), '\\N')" }
        return literal(CopyText.line(columns.map(\.name))) + " || E'\\n' || concat_ws(E'\\t', "
            + cells.joined(separator: ", ") + ")"
    }

    private static func microseconds(_ time: String) -> String { "(extract(epoch FROM \(time)) * 1000000)::bigint" }

    private static func time(_ time: WallTime) -> String {
        // Within the range of PostgreSQL, from 4713 BC to 294276.
        let microseconds = max(-210_000_000_000_000_000, min(9_000_000_000_000_000_000, time.microseconds))
        return "(timestamptz 'epoch' + \(microseconds) * interval '1 microsecond')"
    }

    private static func list(_ numbers: [Int64]) -> String { numbers.map(String.init).joined(separator: ", ") }

    private static func lowered(_ words: [String]) -> String {
        words.map { "lower(\(literal($0)))" }.joined(separator: ", ")
    }

    private static func literal(_ text: String) -> String { PostgresSchema.literal(text.replacing("\0", with: "")) }
}

extension String {
    fileprivate func ifEmpty(_ other: String) -> String { isEmpty ? other : self }
}
