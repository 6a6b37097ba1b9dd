import Storage
import TestSupport
import Testing

@testable import ELM327
@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct LinkProfilesTests {
    private let directory: TemporaryDirectory
    private let database: Database

    init() throws {
        directory = try TemporaryDirectory()
        database = try Database.open(path: directory.file("x.db"))
    }

    private static let one = "6|1HGCM82633A004352|only=7E8 headers=0|ELM327 v1.5||"
    private static let other = "3|||ELM327 v2.1||"

    @Test func keptAndRead() throws {
        #expect(try LinkProfiles.read("sim:city", database).isEmpty)
        LinkProfiles.keep(Self.one, vin: "1HGCM82633A004352", device: "sim:city", database)
        #expect(try LinkProfiles.read("sim:city", database).map(\.text) == [Self.one])
        #expect(try LinkProfiles.read("sim:highway", database).isEmpty)
        LinkProfiles.keep(Self.other, vin: nil, device: "sim:city", database)
        #expect(Set(try LinkProfiles.read("sim:city", database).map(\.text)) == [Self.one, Self.other])
    }

    /// What another version, or somebody, wrote there is passed over.
    @Test func whatIsNotUnderstood() throws {
        LinkProfiles.keep("something else", vin: "A", device: "sim:city", database)
        LinkProfiles.keep(Self.one, vin: "B", device: "sim:city", database)
        #expect(try LinkProfiles.read("sim:city", database).map(\.text) == [Self.one])
    }

    @Test func withoutADatabase() throws {
        #expect(try LinkProfiles.read("sim:city", nil).isEmpty)
        LinkProfiles.keep(Self.one, vin: nil, device: "sim:city", nil)
    }

    /// A replayed session knows what its recording knew, and teaches nothing.
    @Test(arguments: [
        ("# known: 6||headers=0|ELM327 v1.5||\n", "6||headers=0|ELM327 v1.5||"), ("# known: nonsense\n", nil),
        ("", nil),
    ])
    func aReplay(_ line: String, _ expected: String?) throws {
        try directory.write(Array("# obdmech transcript 1\n\(line)0.000 > ATI\\r\n".utf8), to: "x.txt")
        let device = "replay:" + directory.file("x.txt")
        LinkProfiles.keep(Self.other, vin: nil, device: device, database)
        #expect(try database.vehicles.links(device: device).isEmpty)
        #expect(try LinkProfiles.read(device, database).map(\.text) == (expected.map { [$0] } ?? []))
    }

    /// That the recording is not there is told by whoever opens it.
    @Test func noReplay() throws {
        #expect(try LinkProfiles.read("replay:/nowhere/x.txt", database).isEmpty)
        #expect(try LinkProfiles.read("nonsense", database).isEmpty)
    }
}
