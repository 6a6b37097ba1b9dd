import Routes
import TestSupport
import Testing

@testable import Storage

@Suite(.timeLimit(.minutes(20))) struct LapGateTests {
    private let directory: TemporaryDirectory
    private let database: Database

    init() throws {
        directory = try TemporaryDirectory()
        database = try Database.open(path: directory.file("trips.db"))
    }

    private func line(_ name: String, _ latitude: Double, sectors: [LapGate] = []) -> LapGate {
        var gate = LapGate(
            name: name, place: GeoPoint(latitude: latitude, longitude: -8.5), courseDeg: 121, halfWidthM: 12)
        gate.sectors = sectors
        return gate
    }

    @Test func gatesAreKeptWithTheirSectors() throws {
        let (home, club) = (line("home", 49, sectors: [line("home", 49.1), line("home", 49.2)]), line("club", 50))
        try database.gates.keep(home)
        try database.gates.keep(club)
        #expect(try database.gates.all() == [club, home])
        // The same name replaces it, with all its sectors.
        let moved = line("home", 49.5, sectors: [line("home", 49.6)])
        try database.gates.keep(moved)
        #expect(try database.gates.all() == [club, moved])
        #expect(try database.gates.delete("home") && !database.gates.delete("home"))
        #expect(try database.gates.all() == [club])
        #expect(try database.connection.integer("SELECT count(*) FROM lap_sector") == 0)
    }

    @Test func aDamagedLineIsLeftOut() throws {
        try database.gates.keep(line("home", 49, sectors: [line("home", 49.1)]))
        try database.connection.exec("UPDATE lap_sector SET latitude = 99")
        #expect(try database.gates.all() == [line("home", 49)])
        try database.connection.exec("UPDATE lap_gate SET half_width_m = 0")
        #expect(try database.gates.all().isEmpty)
    }
}
