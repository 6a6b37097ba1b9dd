import Telemetry
import TestSupport
import Testing

@testable import Storage

@Suite(.timeLimit(.minutes(20))) struct DatabaseLinksTests {
    let directory: TemporaryDirectory
    let database: Database

    init() throws {
        directory = try TemporaryDirectory()
        database = try Database.open(path: directory.file("links.db"))
    }

    private func keep(_ learnt: String, _ device: String, _ vin: String?, at seconds: Int64) throws {
        try database.vehicles.keepLink(
            learnt, device: device, vin: vin, at: WallTime(microseconds: seconds * 1_000_000))
    }

    @Test func theLatestIsFirst() throws {
        #expect(try database.vehicles.links(device: "tcp:x").isEmpty)
        try keep("a", "tcp:x", "VIN1", at: 10)
        try keep("b", "tcp:x", "VIN2", at: 30)
        try keep("c", "tcp:x", nil, at: 20)
        try keep("d", "tcp:y", "VIN1", at: 40)
        #expect(try database.vehicles.links(device: "tcp:x") == ["b", "c", "a"])
        #expect(try database.vehicles.links(device: "tcp:y") == ["d"])
        #expect(try database.vehicles.links(device: "tcp:").isEmpty)
    }

    /// A new link profile replaces the previous one of the same device and vehicle only.
    @Test func learntAnew() throws {
        try keep("a", "tcp:x", "VIN1", at: 10)
        try keep("b", "tcp:x", nil, at: 20)
        try keep("a2", "tcp:x", "VIN1", at: 30)
        #expect(try database.vehicles.links(device: "tcp:x") == ["a2", "b"])
        try keep("b2", "tcp:x", nil, at: 40)
        #expect(try database.vehicles.links(device: "tcp:x") == ["b2", "a2"])
        // A clock that was set back.
        try keep("a3", "tcp:x", "VIN1", at: 5)
        #expect(try database.vehicles.links(device: "tcp:x") == ["b2", "a3"])
        #expect(try directory.integer("SELECT count(*) FROM link", on: "links.db") == 2)
    }

    @Test func ofManyVehiclesTheLatest() throws {
        for number in 0..<20 { try keep("\(number)", "tcp:x", "VIN\(number)", at: Int64(number)) }
        #expect(try database.vehicles.links(device: "tcp:x") == (4..<20).reversed().map(String.init))
    }

    @Test(arguments: ["", "6|||ELM327 v1.5||", "'; DROP TABLE link; --", "a\nb \u{1F697}"])
    func anyText(_ text: String) throws {
        try keep(text, text, text, at: 1)
        #expect(try database.vehicles.links(device: text) == [text])
    }

    /// A file from before there were link profiles.
    @Test func anOldFile() throws {
        try directory.run(
            Schema.migrations[0] + "PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = 1",
            on: "old.db")
        let old = try Database.open(path: directory.file("old.db"))
        #expect(try old.vehicles.links(device: "tcp:x").isEmpty)
        try old.vehicles.keepLink("a", device: "tcp:x", vin: nil, at: WallTime(microseconds: 0))
        #expect(try old.vehicles.links(device: "tcp:x") == ["a"])
    }
}
