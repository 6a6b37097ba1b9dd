import Formats
import Telemetry
package import Trips

/// Groups of trips as a fleet's database counts them, by the values that each trip adds (`TripTerm`).
package struct FleetGroups: Sendable {
    package static let section = "group"

    /// The groups that were received.
    package private(set) var groups: [TripGroup] = []
    /// Whether all trips were counted. A publisher of another version does not know what they add.
    package private(set) var isComplete = true
    /// Where the columns of the section are.
    private var columns: [String] = []
    private var places: [String: Int] = [:]
    private var terms: [(total: Int?, known: Int?)] = []

    package init() {}

    // MARK: Query

    /// The column of a term in table `trip`.
    static func column(_ term: TripTerm) -> String {
        "term_" + "\(term)".map { $0.isUppercase ? "_" + $0.lowercased() : String($0) }.joined()
    }

    /// A column of the answer.
    private struct Column {
        var name: String
        var sql: String
        /// What distinguishes groups; nil for what is counted.
        var key: String?

        init(_ name: String, _ sql: String, isKey: Bool = false) {
            self.name = name
            self.sql = sql
            key = isKey ? sql : nil
        }
    }

    /// - Parameters:
    ///   - times: SQL for the times that bound groups.
    ///   - start: SQL for the start of the first trip of a group, in microseconds.
    ///   - rows: SQL for the counted trips `t` of cars `v`, from FROM on.
    static func sections(
        _ question: FleetQuestion, times: [String], start: String, of rows: String
    ) -> [FleetSelection.Section] {
        var keys = [
            Column("kind", "t.kind", isKey: true),
            Column("isCounted", "(t.formulas IS NOT DISTINCT FROM \(TripTerm.formulas))::integer", isKey: true),
        ]
        if !question.drivers.isEmpty || question.countsByCar { keys.append(Column("driver", "t.driver", isKey: true)) }
        if !question.tags.isEmpty {
            var tags = Column("tags", "array_to_json(t.tags)")
            tags.key = "t.tags"
            keys.append(tags)
        }
        let vin = Column("vin", "v.vin", isKey: true)
        if !question.cars.isEmpty || question.countsByCar { keys.append(vin) }
        let hasVIN = keys.last?.name == vin.name
        if times.count > 2 {
            let part = "width_bucket(t.started_at, ARRAY[\(times.joined(separator: ", "))])"
            keys.append(Column("part", part, isKey: true))
        }
        let sums = [Column("currency", "t.currency", isKey: true), Column("trips", "count(*)")] + sums
        let groups = section(keys + sums + (question.countsByCar ? [] : extremes), start, of: rows)
        // Of which cars they are, where they are not counted by car.
        return hasVIN ? [groups] : [groups, section(keys + [vin, Column("trips", "0")], start, of: rows)]
    }

    /// For an account that cannot count.
    static let none = FleetSelection.Section(
        name: section, columns: ["start", "trips", "isCounted"], sql: "SELECT 0, 0, 0")

    private static func section(_ columns: [Column], _ start: String, of rows: String) -> FleetSelection.Section {
        let columns = columns + [Column("start", start)]
        return FleetSelection.Section(
            name: section, columns: columns.map(\.name),
            sql: """
                SELECT \(columns.map(\.sql).joined(separator: ", ")) \(rows)
                GROUP BY \(columns.compactMap(\.key).joined(separator: ", ")) ORDER BY min(t.started_at), min(t.id)
                """)
    }

    private static var sums: [Column] {
        TripTerm.allCases.flatMap { term in
            let sql = "t.\(column(term))"
            return [
                Column("\(term)", "\(term.isGreatest ? "max" : "sum")(\(sql))"),
                // Nothing where all are known.
                Column("known \(term)", "nullif(count(\(sql)), count(*))"),
            ]
        }
    }

    /// The first of the trips that stand out most: its value, start, number and distance, of which the least or the greatest
    /// is chosen as a whole.
    private static var extremes: [Column] {
        TripGroup.Extreme.Kind.allCases.map { kind in
            let (value, sign) = ("t.\(column(kind.term))", kind.isLowest ? "" : "-")
            return Column(
                kind.rawValue,
                """
                \(kind.isLowest ? "min" : "max")(ARRAY[\(value), \(sign)date_part('epoch', t.started_at), \
                \(sign)t.id, t.\(column(.distanceKm))]) FILTER (WHERE \(value) IS NOT NULL)
                """)
        }
    }

    // MARK: Rows

    /// Takes a row of a section; those of other sections have nothing for it.
    package mutating func add(_ cells: [String?], columns: [String]) {
        if self.columns != columns { find(columns) }
        func text(_ name: String) -> String? { places[name].flatMap { $0 < cells.count ? cells[$0] : nil } }
        func cell(_ place: Int?) -> String? { place.flatMap { $0 < cells.count ? cells[$0] : nil } }
        guard let start = text("start").flatMap({ Int64($0) }), let trips = text("trips").flatMap({ Int($0) }) else {
            return
        }
        if text("isCounted") != "1" { isComplete = false }
        var group = TripGroup(
            start: WallTime(microseconds: start), trips: trips,
            sums: terms.map { places in
                TripGroup.Sum(
                    steps: cell(places.total).flatMap { Int64($0) },
                    known: cell(places.known).flatMap { Int($0) } ?? trips)
            })
        group.vin = text("vin")
        group.driver = text("driver")
        group.kind = text("kind").flatMap { SourceKind(rawValue: $0) }
        group.currency = text("currency")
        if let tags = text("tags"), case .array(let list)? = JSON(parsing: Array(tags.utf8)) {
            group.tags = list.compactMap(\.text)
        }
        group.extremes = TripGroup.Extreme.Kind.allCases.compactMap { kind in
            text(kind.rawValue).flatMap { Self.extreme(kind, $0) }
        }
        groups.append(group)
    }

    private mutating func find(_ columns: [String]) {
        self.columns = columns
        places = Dictionary(zip(columns, columns.indices)) { first, _ in first }
        terms = TripTerm.allCases.map { (places["\($0)"], places["known \($0)"]) }
    }

    /// Reads an array of PostgreSQL.
    private static func extreme(_ kind: TripGroup.Extreme.Kind, _ text: String) -> TripGroup.Extreme? {
        let numbers = text.dropFirst().dropLast().split(separator: ",").map { Double($0) ?? .nan }
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite), let trip = Int64(exactly: abs(numbers[2])) else {
            return nil
        }
        let startUs = (kind.isLowest ? numbers[1] : -numbers[1]) * 1_000_000
        guard abs(startUs) < Double(WallTime.limit) else { return nil }
        return TripGroup.Extreme(
            kind: kind, trip: trip, start: WallTime(microseconds: Int64(startUs.rounded())),
            value: numbers[0] / TripTerm.stepsPerUnit,
            distanceKm: numbers[3] / TripTerm.stepsPerUnit)
    }
}
