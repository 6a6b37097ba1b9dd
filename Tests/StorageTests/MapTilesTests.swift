import CSQLite
import TestSupport
import Testing

@testable import Storage

@Suite struct MapTilesTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func file(_ sql: String) throws -> String {
        let path = directory.file("a.mbtiles")
        try directory.write([], to: "a.mbtiles")
        let connection = try Connection.open(path, .readWrite)
        try connection.exec(sql)
        return path
    }

    private let metadata = """
        CREATE TABLE metadata (name TEXT, value TEXT);
        INSERT INTO metadata VALUES ('format', 'png'),
            ('attribution', '<a href="x">&copy; OpenStreetMap</a> contributors');
        """

    @Test func tilesOfAViewAreRead() throws {
        let path = try file(
            metadata + """
                CREATE TABLE map (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_id TEXT);
                CREATE TABLE images (tile_id TEXT, tile_data BLOB);
                CREATE VIEW tiles AS SELECT zoom_level, tile_column, tile_row, tile_data
                    FROM map JOIN images ON map.tile_id = images.tile_id;
                INSERT INTO map VALUES (2, 1, 3, 'a'), (4, 0, 0, 'a');
                INSERT INTO images VALUES ('a', x'89504E47');
                """)
        let tiles = try MapTiles.open(path: path)
        #expect(tiles.zooms == 2...4 && tiles.attribution == "\u{A9} OpenStreetMap contributors")
        // Row 3 from the south is row 0 from the north.
        #expect(tiles.tile(zoom: 2, column: 1, row: 0) == [0x89, 0x50, 0x4E, 0x47])
        #expect(tiles.tile(zoom: 2, column: 1, row: 3) == nil)
    }

    @Test func whatHasNoPicturesIsRefused() throws {
        func fault(_ path: String) -> MapTiles.Fault? {
            do {
                _ = try MapTiles.open(path: path)
                return nil
            } catch { return error }
        }
        try directory.write(Array("hello, this is no database".utf8), to: "b")
        #expect(fault(directory.file("b")) == .notTiles)
        let empty = "CREATE TABLE tiles (zoom_level INTEGER, tile_column, tile_row, tile_data);"
        #expect(fault(try file(metadata + empty)) == .notTiles)
    }

    @Test func vectorTilesAreRefused() throws {
        let path = try file(
            "CREATE TABLE metadata (name TEXT, value TEXT); INSERT INTO metadata VALUES ('format', 'pbf');")
        #expect(throws: MapTiles.Fault.vector) { _ = try MapTiles.open(path: path) }
    }
}
