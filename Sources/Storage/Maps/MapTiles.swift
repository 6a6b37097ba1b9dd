/// A street map in a file of the user: MBTiles 1.3, an SQLite database with a picture for each tile.
package final class MapTiles {
    /// Why a file is of no use.
    package enum Fault: Error, Hashable, Sendable {
        /// It is no SQLite database, or has no tiles.
        case notTiles
        /// Its tiles are lines and areas that a program must draw, not pictures.
        case vector
    }

    private static let zoomLimits: ClosedRange<Int64> = 0...22

    private let connection: Connection
    package let zooms: ClosedRange<Int>
    /// Who made the map, as its license demands it, without markup.
    package let attribution: String?

    private init(_ connection: consuming Connection, _ zooms: ClosedRange<Int>, _ attribution: String?) {
        (self.zooms, self.attribution) = (zooms, attribution)
        self.connection = connection
    }

    /// Opens a file, which is only read.
    package static func open(path: String) throws(Fault) -> MapTiles {
        let facts: [String: String]
        do throws(StorageError) {
            // In many such files the table of tiles is a view.
            let connection = try Connection.open(path, .immutable, runsSchema: true)
            facts = try metadata(connection)
            if facts["format"]?.lowercased() != "pbf" {
                guard let range = try zooms(connection) else { throw StorageError.notADatabase(path) }
                let attribution = facts["attribution"].map(plain)
                return MapTiles(connection, range, attribution?.isEmpty == true ? nil : attribution)
            }
        } catch {
            throw .notTiles
        }
        throw .vector
    }

    private static func metadata(_ connection: borrowing Connection) throws(StorageError) -> [String: String] {
        let rows = try connection.prepare("SELECT name, value FROM metadata")
        var facts: [String: String] = [:]
        while try rows.step() { facts[rows.text(0)] = rows.text(1) }
        return facts
    }

    private static func zooms(_ connection: borrowing Connection) throws(StorageError) -> ClosedRange<Int>? {
        let range = try connection.prepare("SELECT min(zoom_level), max(zoom_level) FROM tiles")
        guard try range.step(), let low = range.optionalInteger(0), let high = range.optionalInteger(1), low <= high,
            zoomLimits.contains(low)
        else { return nil }
        return Int(low)...Int(min(high, zoomLimits.upperBound))
    }

    /// The picture of a tile; nil if the file has none, or cannot be read there.
    /// - Parameters:
    ///   - column: From the west, 0 to 2^zoom - 1.
    ///   - row: From the north.
    package func tile(zoom: Int, column: Int, row: Int) -> [UInt8]? {
        guard
            let found = try? connection.prepare(
                "SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?")
        else { return nil }
        defer { found.reset() }
        do throws(StorageError) {
            try found.bind(1, zoom)
            try found.bind(2, column)
            // Rows of MBTiles are counted from the south.
            try found.bind(3, (1 << zoom) - 1 - row)
            return try found.step() ? found.bytes(0) : nil
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
