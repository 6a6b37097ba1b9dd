import Testing

@testable import Storage

@Suite(.timeLimit(.minutes(20))) struct StatementTests {
    private func withTable() throws -> Connection {
        let connection = try Connection.open("x", .temporary)
        try connection.exec(
            "CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT UNIQUE, real REAL, flag INTEGER, bytes BLOB)")
        return connection
    }

    private static var row: NamedValues { ["name": "one", "real": 0.5, "flag": true, "bytes": [UInt8]([1, 2])] }

    @Test func whatIsInsertedByNameIsReadByName() throws {
        let connection = try withTable()
        #expect(try connection.insert(into: "t", Self.row) == 1)
        #expect(try connection.insert(into: "t", ["real": Double.nan, "bytes": [UInt8](), "name": String?.none]) == 1)
        let rows = try connection.prepare("SELECT bytes, id, name, flag, real FROM t WHERE id >= :first", ["first": 1])
        #expect(try rows.step())
        for _ in 1...2 {
            #expect(rows.text("name") == "one" && rows.real("real") == 0.5 && rows.bytes("bytes") == [1, 2])
            #expect(rows.bool("flag") && rows.integer("id") == 1 && rows.isText("name", Array("one".utf8)))
        }
        #expect(try rows.step())
        #expect(rows.optionalText("name") == nil && rows.text("name") == "" && rows.optionalReal("real") == nil)
        #expect(rows.optionalBool("flag") == nil && !rows.bool("flag") && rows.optionalInteger("id") == 2)
        #expect(!rows.isNull("bytes") && rows.bytes("bytes").isEmpty)
        #expect(try !rows.step())
    }

    @Test func conflicts() throws {
        let connection = try withTable()
        try connection.insert(into: "t", ["id": 1, "name": "one"])
        #expect(throws: StorageError.self) { try connection.insert(into: "t", ["id": 2, "name": "one"]) }
        #expect(try connection.insert(into: "t", conflict: .ignored, ["id": 2, "name": "one"]) == 0)
        #expect(try connection.insert(into: "t", conflict: .replaces, ["id": 2, "name": "one"]) == 1)
        #expect(try connection.integers("SELECT id FROM t") == [2])
    }

    @Test func rowsAreInsertedByOneStatement() throws {
        let connection = try withTable()
        try connection.insert(into: "t", rows: [])
        try connection.insert(into: "t", rows: (1...5).lazy.map { ["name": "n\($0)", "id": $0] })
        #expect(try connection.texts("SELECT name FROM t WHERE id > :id ORDER BY id", ["id": 3]) == ["n4", "n5"])
        #expect(try connection.update("t", ["flag": 7], where: "id < :end", ["end": 3]) == 2)
        #expect(try connection.integer("SELECT sum(flag) FROM t") == 14)
        #expect(try connection.run("DELETE FROM t WHERE name = :a OR name = :b", ["b": "n1", "a": "n2"]) == 2)
        #expect(try connection.hasRow("SELECT 1 FROM t WHERE flag IS :flag", ["flag": Int?.none]))
        #expect(try connection.text("SELECT name FROM t WHERE id = 9") == nil)
    }

    @Test func aNameThatIsMissingIsAMistake() async {
        await #expect(processExitsWith: .failure) {
            let connection = try Connection.open("x", .temporary)
            let rows = try connection.prepare("SELECT 1 AS one")
            if try rows.step() { _ = rows.integer("two") }
        }
        await #expect(processExitsWith: .failure) {
            try Connection.open("x", .temporary).run("SELECT :one", ["two": 2])
        }
        await #expect(processExitsWith: .failure) {
            try Connection.open("x", .temporary).run("SELECT :one, :two", ["two": 2])
        }
    }

    @Test func placesOfNames() {
        var order = NameOrder(["a", "b", "c"])
        #expect(["a", "b", "c", "a", "c", "b"].map { order.place(of: $0) } == [0, 1, 2, 0, 2, 1])
        #expect(order.place(of: "d") == nil)
    }

    /// A text that is prepared again, also while a statement of it is in use, is another statement without values, whatever
    /// has been prepared in between.
    @Test func preparedAgain() throws {
        let connection = try withTable()
        try connection.insert(into: "t", rows: (1...3).lazy.map { ["id": $0] })
        let text = "SELECT id FROM t WHERE id >= :first ORDER BY id"
        for _ in 0..<2 {
            let rows = try connection.prepare(text, ["first": 1])
            #expect(try rows.step() && rows.integer("id") == 1)
            #expect(try connection.integers(text, ["first": 2]) == [2, 3])
            #expect(try connection.integers(text, ["first": 3]) == [3])
            #expect(try rows.step() && rows.integer("id") == 2)
        }
        // Without values nothing is as great as NULL.
        #expect(try connection.integers(text).isEmpty)
        for number in 0..<300 { #expect(try connection.integer("SELECT count(*) + \(number) FROM t") == number + 3) }
        try connection.exec("ALTER TABLE t RENAME COLUMN flag TO sign; DELETE FROM t WHERE id = 3")
        #expect(try connection.integers(text, ["first": 2]) == [2])
        // None of them keeps a transaction open.
        try connection.exec("DROP TABLE t")
    }
}
