import Foundation
import TestSupport
import Testing

@testable import Storage

/// Street maps of vector tiles in the pages of the real program.
@Suite(.waits, .timeLimit(.minutes(20))) struct VectorMapProgramTests {
    private let program: RealProgram

    init() throws {
        program = try RealProgram()
        let trip = try program.start([
            "trip", "-a", "sim:city?rate=max", "--duration", "60s", "--plain", "--save", "--gps", "sim:town",
        ])
        try #require(trip.end() == 0, "\(trip.warning)")
    }

    /// A lake in all tiles near the simulated town, and a road, at zoom 14.
    private func map(_ name: String, tile: String = Self.tile) throws -> String {
        let path = program.directory.file(name)
        try program.directory.write([], to: name)
        let connection = try Connection.open(path, .readWrite)
        try connection.exec(
            """
            CREATE TABLE metadata (name TEXT, value TEXT);
            INSERT INTO metadata VALUES ('format', 'pbf'), ('attribution', '&copy; Some people');
            CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB);
            CREATE UNIQUE INDEX place ON tiles (zoom_level, tile_column, tile_row);
            WITH RECURSIVE x(i) AS (SELECT 8710 UNION ALL SELECT i + 1 FROM x LIMIT 30),
                y(j) AS (SELECT 10700 UNION ALL SELECT j + 1 FROM y LIMIT 40)
                INSERT INTO tiles SELECT 14, i, j, x'\(tile)' FROM x, y;
            """)
        return path
    }

    private static let tile =
        "1a330a0577617465721216120200001803220e0900001a804000008040ff3f000f1a05636c61737322060a046c616b6528802078021a3a0a0e"
        + "7472616e73706f72746174696f6e12101202000018022208090080200a8040001a05636c617373220a0a086d6f746f727761792880207802"

    private func page(_ map: String) throws -> (text: String, warning: String) {
        let run = try program.start([
            "report", "--trip", "last", "--html", program.directory.file("trip.html"), "--tiles", map,
        ])
        #expect(run.end() == 0, "\(run.warning)")
        return (program.directory.text("trip.html"), run.warning)
    }

    @Test func streetsAreInPages() throws {
        let map = try map("map.mbtiles")
        let (page, warning) = try page(map)
        #expect(page.contains("<g class=\"streets\"") && page.contains("<g class=\"water\"><path d=\"M"))
        #expect(page.contains("Map: \u{A9} Some people") && !warning.contains("cannot be read"))
        let site = try program.start(["report", "--site", program.directory.file("site"), "--tiles", map])
        #expect(site.end() == 0, "\(site.warning)")
        #expect(program.directory.text("site/trip/1.html").contains("<g class=\"streets\""))
        // As obdmech serve requests it.
        let setting = try program.start(["config", "set", "map-tiles", map])
        #expect(setting.end() == 0, "\(setting.warning)")
        let served = try program.start(["report", "--page", "/trip/1"])
        #expect(served.end() == 0 && served.output.contains("<g class=\"streets\""))
    }

    @Test func aDamagedMapIsOneLine() throws {
        let (page, warning) = try page(map("damaged.mbtiles", tile: "FFFFFFFFFFFFFFFFFFFFFFFF"))
        #expect(!page.contains("<g class=\"streets\"") && page.contains("class=\"ground\""))
        #expect(warning.split(separator: "\n").filter { $0.contains("of the street map cannot be read") }.count == 1)
    }
}
