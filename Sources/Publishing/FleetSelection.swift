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
    package static let tables = ["vehicle", "trip", "scan", "route", "trip_route", "route_star", "sample", "total"]

    /// Whether the schema and its tables are there, and of which version.
    package static let privilegesQuery =
        "SELECT "
        + tables.map {
            """
            coalesce(has_schema_privilege('obdmech', 'USAGE') AND has_table_privilege(to_regclass('obdmech.\($0)'), 'SELECT'), false)
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
        if let trip = question.samplesOfTrip {
            return readable.contains("sample") ? [samples(of: "", where: "t.id = \(trip)")] : []
        }
        if !question.groupTimes.isEmpty { return isTotal ? [FleetGroups.none] : groups }
        if isTotal { return [Self.account, totalCars, totals] }
        var sections = [Self.account]
        if readable.contains("vehicle") {
            sections.append(cars)
            if readable.contains("trip") { sections.append(trips) }
            if readable.contains("scan") { sections.append(scans) }
        }
        if question.wantsRoutes, readable.isSuperset(of: ["trip", "route", "trip_route"]) {
            sections += [routes, drives]
        }
        if !question.sampleSignals.isEmpty, readable.isSuperset(of: ["vehicle", "trip", "sample"]) {
            let names = question.sampleSignals.map(Self.literal).joined(separator: ", ")
            sections.append(
                samples(
                    of: "WITH \(wanted) ", where: "t.uuid IN (SELECT uuid FROM wanted) AND s.signal IN (\(names))"))
        }
        return sections
    }

    /// Whether the account sees totals only: it is a manager's.
    package var isTotal: Bool { readable.contains("total") && readable.isDisjoint(with: ["trip", "scan"]) }

    /// Whether totals are an answer, as a query: they are of whole months.
    package var areMonthsQuery: String {
        let times = question.range.map { [$0.lowerBound, $0.upperBound] } ?? []
        let conditions = times.map { "date_trunc('month', \(Self.time($0))) = \(Self.time($0))" }
        return "SELECT \(question.acceptsTotals && !conditions.isEmpty) AND "
            + conditions.joined(separator: " AND ").ifEmpty("true")
    }

    // MARK: Sections

    /// What kind of account it is, by which its absence says nothing of what it does not see.
    private static let account = Section(
        name: "account", columns: ["kind"], sql: "SELECT coalesce(obdmech.account_kind(), '')")

    /// How a car is called of which a manager does not see the VIN.
    private static let totalCar = "'car-' || left(vehicle::text, 6)"

    private var totalCars: Section {
        Section(
            name: "vehicle", columns: ["vin", "vehicle"],
            sql: """
                SELECT DISTINCT \(Self.totalCar), \(Self.text(["name", "make", "model"].map { ($0, $0) }))
                FROM obdmech.total ORDER BY 1
                """)
    }

    /// As many trips as there were in a month, with equal shares of its sums, so that totals are right, and single trips
    /// unknown.
    private var totals: Section {
        let sums = [
            "distance_km", "duration_s", "covered_s", "idle_s", "moving_s", "fuel_l", "fuel_kg", "fuel_distance_km",
        ]
        let facts = Self.text(sums.map { ($0, "(\($0) / trips)") } + [("state", "'closed'"), ("adapter", "''")])
        return Section(
            name: "trip", columns: Self.tripColumns + ["trip"],
            sql: """
                SELECT row_number() OVER (), NULL, \(Self.totalCar), \(Self.microseconds("month")), kind, driver, NULL, '[]',
                    \(facts)
                FROM obdmech.total CROSS JOIN generate_series(1, trips) WHERE \(range?("month") ?? "false")
                """)
    }

    private static let tripColumns = ["id", "uuid", "vin", "started_us", "source_kind", "driver", "note", "tags"]

    /// Tables as a column has them: SQL that joins their texts. Each `->>` would unpack the column once more.
    private struct Texts {
        let tables: [String]
        let join: String

        init(_ column: String, _ tables: [String]) {
            self.tables = tables
            let name = column.replacing(".", with: "_")
            let columns = tables.map { "\(PostgresSchema.identifier($0)) text" }.joined(separator: ", ")
            join = tables.isEmpty ? "" : "LEFT JOIN LATERAL jsonb_to_record(\(column)) AS \(name)(\(columns)) ON true"
            self.columns = tables.map { "\(name).\(PostgresSchema.identifier($0))" }
        }

        var columns: [String]

        /// What takes the place of a table without a text.
        mutating func replace(_ table: String, by sql: (String) -> String) {
            guard let index = tables.firstIndex(of: table) else { return }
            columns[index] = sql(columns[index])
        }
    }

    private var cars: Section {
        var facts = Texts("v.facts", question.carTables)
        // Of a publisher from before the facts.
        facts.replace("vehicle") { "CASE WHEN v.facts IS NULL THEN \(Self.text([("name", "v.name")])) ELSE \($0) END" }
        return Section(
            name: "vehicle", columns: ["vin"] + facts.tables,
            sql: """
                SELECT \((["v.vin"] + facts.columns).joined(separator: ", ")) FROM obdmech.vehicle AS v \(facts.join)
                ORDER BY v.vin
                """)
    }

    private var trips: Section {
        var facts = Texts("t.facts", question.tripTables)
        facts.replace("trip") { "coalesce(\($0), \(Self.fallback))" }
        let measures = Texts("t.measures", question.measureTables)
        let ends = Texts("t.ends", question.endTables)
        let tracks = question.wantsTracks ? ["encode(t.track, 'hex')"] : []
        let own = [
            "t.id", "t.uuid", "v.vin", Self.microseconds("t.started_at"), "t.kind", "t.driver", "t.note",
            "array_to_json(t.tags)",
        ]
        return Section(
            name: "trip",
            columns: Self.tripColumns + facts.tables + measures.tables + ends.tables
                + (question.wantsTracks ? ["track"] : []),
            sql: """
                WITH \(wanted)
                SELECT \((own + facts.columns + measures.columns + ends.columns + tracks).joined(separator: ", "))
                FROM wanted JOIN obdmech.trip AS t USING (uuid) JOIN obdmech.vehicle AS v ON v.uuid = t.vehicle
                \([facts, measures, ends].map(\.join).joined(separator: " ")) ORDER BY t.started_at, t.id
                """)
    }

    private var groups: [Section] {
        guard let first = question.groupTimes.first, let last = question.groupTimes.last,
            readable.isSuperset(of: ["trip", "vehicle"])
        else { return [] }
        let times = question.groupTimes.map { Self.time(WallTime(microseconds: $0)) }
        return FleetGroups.sections(
            question, times: times, start: Self.microseconds("min(t.started_at)"),
            of: """
                FROM obdmech.trip AS t JOIN obdmech.vehicle AS v ON v.uuid = t.vehicle
                WHERE t.started_at >= \(Self.time(WallTime(microseconds: first)))
                    AND t.started_at < \(Self.time(WallTime(microseconds: last))) AND \(words)
                """)
    }

    private var scans: Section {
        let facts = Texts("s.facts", question.scanTables)
        return Section(
            name: "scan", columns: ["id", "vin", "time_us"] + facts.tables,
            sql: """
                WITH \(lastTrip)chosen AS (\(scanChoices.joined(separator: " UNION ")))
                SELECT \((["s.id", "v.vin", Self.microseconds("s.at")] + facts.columns).joined(separator: ", "))
                FROM chosen JOIN obdmech.scan AS s USING (uuid) JOIN obdmech.vehicle AS v ON v.uuid = s.vehicle
                \(facts.join) WHERE s.facts IS NOT NULL ORDER BY s.at, s.id
                """)
    }

    private var routes: Section {
        // Those of an account are its own. Older databases have none.
        let own = """
            coalesce((SELECT s.is_starred FROM obdmech.route_star AS s
                WHERE s.route = route.uuid AND s.account = session_user), is_starred)
            """
        let star = readable.contains("route_star") ? own : "is_starred"
        return Section(
            name: "route", columns: ["id", "uuid", "name", "is_starred", "is_found", "length_m", "checkpoints"],
            sql: """
                SELECT id, uuid, name, (\(star))::integer, is_found::integer, length_m, encode(checkpoints, 'hex')
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

    private func samples(of trips: String, where condition: String) -> Section {
        Section(
            name: "sample", columns: ["trip_id", "signal", "t_us", "value"],
            sql: """
                \(trips)SELECT t.id, s.signal, (extract(epoch FROM s.at - t.started_at) * 1000000)::bigint, s.value
                FROM obdmech.trip AS t JOIN obdmech.sample AS s ON s.trip = t.uuid WHERE \(condition) ORDER BY t.id, s.at
                """)
    }

    // MARK: Choices

    /// The trips that are sent, as a query of the name `wanted`.
    private var wanted: String { lastTrip + "wanted AS (\(tripChoices.joined(separator: " UNION ")))" }

    /// The beginning of the earliest of the last trips that were requested, as a query; empty if none were.
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
        if let range, !question.countsTrips {
            choices.append("SELECT t.uuid \(from) \(range("t.started_at")) AND \(words)")
        }
        if !question.trips.isEmpty {
            choices.append("SELECT uuid FROM obdmech.trip WHERE id IN (\(Self.list(question.trips)))")
        }
        if question.lastTrips > 0 {
            choices.append(
                """
                SELECT t.uuid \(from) t.started_at >= (SELECT min(started_at)\(question.countsTrips ? "" : " - " + days) FROM latest)
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
        if question.onlyGames { conditions.append("t.kind <> 'vehicle' AND t.facts ? 'game_session'") }
        if question.onlyOnRoutes { conditions.append("EXISTS (SELECT FROM obdmech.trip_route WHERE trip = t.uuid)") }
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
        text(PostgresSchema.columns.map { ($0.name, "t." + $0.name) } + [("state", "'closed'"), ("adapter", "''")])
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
