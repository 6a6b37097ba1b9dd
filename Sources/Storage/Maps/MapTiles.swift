/// A street map in a file of the user: MBTiles 1.3, an SQLite database with a picture for each tile, or with its lines
/// and areas.
///
/// Such files are made by other people. Only tables are read, no views, since a view may compute without end, and each
/// query has a limit of steps and of memory.
package final class MapTiles {
    /// Why a file is of no use.
    package enum ReadError: Error, Hashable, Sendable {
        /// It is no SQLite database, or has no tiles.
        case notTiles
    }

    private static let zoomLimits: ClosedRange<Int64> = 0...22
    /// A greater picture of a tile is none, in bytes. Usual ones have some 20 kB.
    package static let maxTile = 1 << 20
    /// What all queries may take, in steps of SQLite's machine: a second or so.
    private static let maxSteps = 20_000_000

    /// Where the tiles are: in one table, or in one with the places and one with the pictures, where the same picture
    /// is stored once. Files of the second kind have a view named tiles, which is not needed.
    /// A column without a name of its own has that of the file's table, which may have other letters.
    private static let layouts: [(tables: [String], zooms: String, tile: String)] = [
        (["tiles"], "tiles", "SELECT tile_data AS tile_data FROM tiles"),
        (
            ["map", "images"], "map",
            "SELECT images.tile_data AS tile_data FROM map CROSS JOIN images ON images.tile_id = map.tile_id"
        ),
        (
            ["tiles_shallow", "tiles_data"], "tiles_shallow",
            "SELECT tiles_data.tile_data AS tile_data FROM tiles_shallow CROSS JOIN tiles_data USING (tile_data_id)"
        ),
    ]

    private let path: String
    private let connection: Connection
    private let budget: StepBudget
    private let query: String
    package let zooms: ClosedRange<Int>
    /// Whether its tiles are lines and areas (Mapbox Vector Tile), not pictures.
    package let isVector: Bool
    /// Who made the map, as its license demands it, without markup.
    package let attribution: String?

    private init(
        _ path: String, _ connection: consuming Connection, _ budget: StepBudget, _ query: String,
        _ zooms: ClosedRange<Int>, isVector: Bool, _ attribution: String?
    ) {
        self.path = path
        self.budget = budget
        self.query = query
        self.zooms = zooms
        self.isVector = isVector
        self.attribution = attribution
        self.connection = connection
    }

    /// Opens a file, which is only read.
    package static func open(path: String) throws(ReadError) -> MapTiles {
        do throws(StorageError) {
            // SQLite would wait for the other end of a pipe.
            guard try DatabaseFile(path: path).size(toWrite: false) != nil else { throw StorageError.noFile(path) }
            let connection = try Connection.open(path, .immutable)
            let budget = StepBudget(maxSteps)
            try connection.limit(bytes: maxTile, budget)
            let tables = try tables(connection)
            guard tables.contains("metadata") else { throw StorageError.notADatabase(path) }
            guard let layout = layouts.first(where: { tables.isSuperset(of: $0.tables) }),
                let range = try zooms(connection, layout.zooms)
            else { throw StorageError.notADatabase(path) }
            let format = try fact("format", connection)?.lowercased()
            let attribution = try fact("attribution", connection).map(plain)
            let place = "WHERE zoom_level = :zoom AND tile_column = :column AND tile_row = :row"
            return MapTiles(
                path, connection, budget, "\(layout.tile) \(place)", range,
                isVector: format == "pbf" || format == "mvt", attribution?.isEmpty == true ? nil : attribution)
        } catch {
            throw .notTiles
        }
    }

    /// Opens the same file once more, for another thread.
    package func another() throws(ReadError) -> MapTiles { try Self.open(path: path) }

    /// The names of the tables that are stored in the file: neither views nor virtual tables, which have no page, nor
    /// tables with computed columns.
    private static func tables(_ connection: borrowing Connection) throws(StorageError) -> Set<String> {
        let names = layouts.flatMap(\.tables) + ["metadata"]
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        var tables: Set<String> = []
        for name in try connection.texts(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0 AND name IN (\(list)) LIMIT 20")
        {
            let hidden = try connection.integer("SELECT count(*) FROM pragma_table_xinfo('\(name)') WHERE hidden > 0")
            if hidden == 0 { tables.insert(name) }
        }
        return tables
    }

    private static func fact(_ name: String, _ connection: borrowing Connection) throws(StorageError) -> String? {
        try connection.text(
            "SELECT value FROM metadata WHERE name = :name AND length(value) < 10000 LIMIT 1", ["name": name])
    }

    private static func zooms(
        _ connection: borrowing Connection, _ table: String
    ) throws(StorageError) -> ClosedRange<Int>? {
        // Two queries, each of which takes one step in an index.
        guard let low = try extreme("min", table, connection), let high = try extreme("max", table, connection),
            low <= high, zoomLimits.contains(low)
        else { return nil }
        return Int(low)...Int(min(high, zoomLimits.upperBound))
    }

    private static func extreme(
        _ function: String, _ table: String, _ connection: borrowing Connection
    ) throws(StorageError) -> Int64? {
        let row = try connection.prepare("SELECT \(function)(zoom_level) AS zoom FROM \(table)")
        return try row.step() ? row.optionalInteger("zoom") : nil
    }

    /// The picture of a tile; nil if the file has none, or cannot be read there.
    /// - Parameters:
    ///   - column: From the west, 0 to 2^zoom - 1.
    ///   - row: From the north.
    package func tile(zoom: Int, column: Int, row: Int) -> [UInt8]? {
        do throws(StorageError) {
            // Rows of MBTiles are counted from the south.
            let found = try connection.prepare(query, ["zoom": zoom, "column": column, "row": (1 << zoom) - 1 - row])
            return try found.step() ? found.bytes("tile_data") : nil
        } catch {
            return nil
        }
    }

    /// Text without the elements and the most usual entities of HTML, which attributions have for links.
    static func plain(_ markup: String) -> String {
        var (text, isTag) = ("", false)
        for character in markup.prefix(1000) {
            switch character {
            case "<": isTag = true
            case ">" where isTag: isTag = false
            default: if !isTag { text.append(character) }
            }
        }
        for (entity, sign) in [("&copy;", "\u{A9}"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
            text = text.replacing(entity, with: sign)
        }
        return text
    }
}
