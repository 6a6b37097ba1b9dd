/// The differences between the objects in a database and those that the migrations create.
enum SchemaDifferences {
    struct Object: Hashable {
        let type: String
        let name: String
        let sql: String

        /// Whether an object that the migrations did not create matters: a trigger runs by itself, and a table or view
        /// may replace one of this program's. An index does not.
        var isForeign: Bool { type != "index" }
    }

    /// Returns the differences as half sentences; none if everything is as this program creates it. Additional indexes
    /// are harmless.
    static func problems(_ connection: borrowing Connection) throws(StorageError) -> [String] {
        let ours = try reference(connection)
        let (found, wanted) = (try objects(connection), try objects(ours))
        let (foundKinds, wantedKinds) = (try kinds(connection), try kinds(ours))
        var problems: [String] = []
        for object in found where !wanted.contains(where: { $0.type == object.type && $0.name == object.name }) {
            if object.isForeign { problems.append("\(object.type) '\(object.name)' is not of obdmech") }
        }
        for object in wanted {
            guard let same = found.first(where: { $0.type == object.type && $0.name == object.name }) else {
                problems.append("\(object.type) '\(object.name)' is missing")
                continue
            }
            var isSame = same.sql == object.sql
            if object.type == "table" {
                let (foundColumns, wantedColumns) = (
                    try columns(connection, object.name), try columns(ours, object.name)
                )
                isSame = foundKinds[object.name] == wantedKinds[object.name] && foundColumns == wantedColumns
            }
            if !isSame { problems.append("\(object.type) '\(object.name)' was changed") }
        }
        return problems
    }

    /// Returns the objects that do not belong to this program, except indexes.
    static func foreign(_ connection: borrowing Connection) throws(StorageError) -> [Object] {
        let ours = try objects(reference(connection))
        return try objects(connection).filter { object in
            object.isForeign && !ours.contains { $0.type == object.type && $0.name == object.name }
        }
    }

    /// Returns an empty database of the same version as another one.
    private static func reference(_ connection: borrowing Connection) throws(StorageError) -> Connection {
        let made = try Connection.open(connection.path, .temporary)
        let version = try connection.integer("PRAGMA user_version")
        for migration in Schema.migrations.prefix(max(0, Int(version))) { try made.exec(migration) }
        return made
    }

    private static func objects(_ connection: borrowing Connection) throws(StorageError) -> [Object] {
        let rows = try connection.prepare(
            "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid")
        var objects: [Object] = []
        while try rows.step() {
            objects.append(Object(type: rows.text("type"), name: rows.text("name"), sql: rows.text("sql")))
        }
        return objects
    }

    private static func columns(
        _ connection: borrowing Connection, _ table: String
    ) throws(StorageError) -> [String] {
        try connection.texts(
            """
            SELECT name || ' ' || type || ' ' || "notnull" || ' ' || ifnull(dflt_value, '') || ' ' || pk || ' ' || hidden
            FROM pragma_table_xinfo('\(table)')
            """)
    }

    /// Returns whether each table is strict and without rowids. One query for all of them: SQLite evaluates every view of
    /// the database to answer it.
    private static func kinds(_ connection: borrowing Connection) throws(StorageError) -> [String: String] {
        let rows = try connection.prepare(
            "SELECT name, strict || ' ' || wr AS kind FROM pragma_table_list WHERE schema = 'main'")
        var kinds: [String: String] = [:]
        while try rows.step() { kinds[rows.text("name")] = rows.text("kind") }
        return kinds
    }
}
