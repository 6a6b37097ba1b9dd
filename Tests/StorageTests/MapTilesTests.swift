import CSQLite
import Glibc
import TestSupport
import Testing

@testable import Storage

@Suite(.timeLimit(.minutes(20))) struct MapTilesTests {
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

    @Test func tilesThatShareAPictureAreRead() throws {
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
        #expect(!tiles.isVector && tiles.zooms == 2...4 && tiles.attribution == "\u{A9} OpenStreetMap contributors")
        // Row 3 from the south is row 0 from the north.
        #expect(tiles.tile(zoom: 2, column: 1, row: 0) == [0x89, 0x50, 0x4E, 0x47])
        #expect(tiles.tile(zoom: 2, column: 1, row: 3) == nil)
    }

    @Test func whatHasNoPicturesIsRefused() throws {
        try directory.write(Array("hello, this is no database".utf8), to: "b")
        #expect(throws: MapTiles.ReadError.notTiles) { _ = try MapTiles.open(path: directory.file("b")) }
        let empty = "CREATE TABLE tiles (zoom_level INTEGER, tile_column, tile_row, tile_data);"
        #expect(try fault(metadata + empty) == .notTiles)
    }

    @Test func vectorTilesAreRead() throws {
        let path = try file(
            """
            CREATE TABLE metadata (name TEXT, value TEXT); INSERT INTO metadata VALUES ('format', 'pbf');
            \(tiles("x'1F8B08'"))
            """)
        let map = try MapTiles.open(path: path)
        #expect(map.isVector && map.attribution == nil && map.tile(zoom: 1, column: 0, row: 0) == [0x1F, 0x8B, 0x08])
    }

    /// Planetiler's layout, and the plain one.
    @Test func otherLayouts() throws {
        let shallow = try MapTiles.open(
            path: file(
                metadata + """
                    CREATE TABLE tiles_shallow (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER,
                        tile_data_id INTEGER, PRIMARY KEY (zoom_level, tile_column, tile_row)) WITHOUT ROWID;
                    CREATE TABLE tiles_data (tile_data_id INTEGER PRIMARY KEY, TILE_DATA BLOB);
                    CREATE VIEW tiles AS SELECT zoom_level, tile_column, tile_row, tile_data
                        FROM tiles_shallow JOIN tiles_data USING (tile_data_id);
                    INSERT INTO tiles_shallow VALUES (2, 1, 3, 7);
                    INSERT INTO tiles_data VALUES (7, x'FFD8FF');
                    """))
        #expect(shallow.tile(zoom: 2, column: 1, row: 0) == [0xFF, 0xD8, 0xFF])
        let plain = try MapTiles.open(path: file(metadata + tiles("x'89504E47'")))
        #expect(plain.tile(zoom: 1, column: 0, row: 0) == [0x89, 0x50, 0x4E, 0x47])
    }

    private func tiles(_ data: String) -> String {
        """
        CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB);
        CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row);
        INSERT INTO tiles VALUES (1, 0, 1, \(data));
        """
    }

    private func fault(_ sql: String) throws -> MapTiles.ReadError? {
        let path = try file(sql)
        do throws(MapTiles.ReadError) {
            _ = try MapTiles.open(path: path)
            return nil
        } catch { return error }
    }

    /// A file of somebody else: what it computes is not computed.
    @Test(arguments: [
        """
        CREATE VIEW tiles AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
            SELECT 1 AS zoom_level, 0 AS tile_column, 1 AS tile_row, x'89504E47' AS tile_data FROM n WHERE i < 0;
        """,
        "CREATE VIEW tiles AS SELECT 1 AS zoom_level, 0 AS tile_column, 1 AS tile_row, zeroblob(900000000) AS tile_data;",
        """
        CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER,
            tile_data AS (zeroblob(900000000)));
        INSERT INTO tiles VALUES (1, 0, 1);
        """,
        """
        CREATE TABLE tiles (zoom_level AS (length(x) LIKE '%1%1%1%'), tile_column INTEGER, tile_row INTEGER,
            tile_data BLOB, x TEXT);
        INSERT INTO tiles VALUES (0, 1, x'89', 'a');
        """,
        "CREATE VIRTUAL TABLE tiles USING fts3(zoom_level, tile_column, tile_row, tile_data);",
    ])
    func whatComputesIsNotRead(sql: String) throws { #expect(try fault(metadata + sql) == .notTiles) }

    @Test func metadataThatComputes() throws {
        let view = "CREATE VIEW metadata AS SELECT 'format' AS name, 'png' AS value;"
        #expect(try fault(view + tiles("x'89504E47'")) == .notTiles)
    }

    /// A tile that is too long is none, and the others are read.
    @Test func hugeTiles() throws {
        let path = try file(
            metadata + tiles("zeroblob(3000000)") + "INSERT INTO tiles VALUES (1, 1, 1, x'89504E47');")
        let map = try MapTiles.open(path: path)
        #expect(map.tile(zoom: 1, column: 0, row: 0) == nil)
        #expect(map.tile(zoom: 1, column: 1, row: 0) == [0x89, 0x50, 0x4E, 0x47])
    }

    /// Without an index each tile is looked for among all, until the steps are used up.
    @Test func searchesEnd() throws {
        let path = try file(
            metadata + """
                CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB);
                WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n LIMIT 100000)
                    INSERT INTO tiles SELECT 17, i, 0, x'89504E47' FROM n;
                """)
        let map = try MapTiles.open(path: path)
        let bottom = (1 << 17) - 1
        #expect(map.tile(zoom: 17, column: 99_999, row: bottom) == [0x89, 0x50, 0x4E, 0x47])
        let found = (0..<200).count { map.tile(zoom: 17, column: 99_999 - $0, row: bottom) != nil }
        #expect(found > 2 && found < 200)
        #expect(map.tile(zoom: 17, column: 99_999, row: bottom) == nil)
    }

    @Test func aPipeIsNoMap() throws {
        let path = directory.file("pipe")
        #expect(unsafe mkfifo(path, 0o600) == 0)
        #expect(throws: MapTiles.ReadError.notTiles) { _ = try MapTiles.open(path: path) }
    }
}
