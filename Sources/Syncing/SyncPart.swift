import Formats
import Storage

/// A file of edits: a line about it, and then a line for each cell. Its name has the greatest number of its cells on the
/// machine that wrote it, and a hash of its content: a part that did not arrive as a whole is not read.
struct SyncPart {
    private static let format = "obdmech.sync/1"
    private static let suffix = ".edits"
    private static let digits = 12

    var machine: String
    var machineName: String
    /// The version of the tables.
    var schema: Int64
    var cells: [SyncCell]
    var conflicts: [SyncConflict]

    var bytes: [UInt8] {
        let header = JSON.object([
            ("format", .string(Self.format)), ("machine", .string(machine)), ("name", .string(machineName)),
            ("schema", .integer(schema)),
        ])
        return Array((([header.line] + cells.map(\.line) + conflicts.map(\.line)).joined(separator: "\n") + "\n").utf8)
    }

    init(machine: String, machineName: String, schema: Int64, cells: [SyncCell], conflicts: [SyncConflict] = []) {
        self.machine = machine
        self.machineName = machineName
        self.schema = schema
        self.cells = cells
        self.conflicts = conflicts
    }

    /// Nil for what is no such file. A line that is no cell is left out.
    init?(_ bytes: [UInt8]) {
        let lines = bytes.split(separator: 0x0A)
        guard let first = lines.first, let header = JSON(parsing: first), header["format"]?.text == Self.format,
            let machine = header["machine"]?.text, SyncCell.isMachine(machine),
            case .integer(let schema)? = header["schema"]
        else { return nil }
        self.machine = machine
        machineName = SafeText.line(header["name"]?.text ?? machine)
        self.schema = schema
        cells = lines.dropFirst().compactMap { SyncCell(line: $0) }
        conflicts = lines.dropFirst().compactMap { SyncConflict(line: $0) }
    }

    // MARK: Names

    private static func hash(_ bytes: [UInt8]) -> String { Database.name(ofContent: bytes) }

    static func name(_ bytes: [UInt8], number: Int64) -> String {
        let number = String(number)
        return String(repeating: "0", count: max(0, digits - number.count)) + number + "-" + hash(bytes) + suffix
    }

    /// The number in the name of a part; nil for another file.
    static func number(_ name: String) -> Int64? {
        guard name.hasSuffix(suffix) else { return nil }
        let parts = name.dropLast(suffix.count).split(separator: "-")
        return parts.count == 2 && parts[1].utf8.count == 32 ? Int64(parts[0]) : nil
    }

    static func isWhole(_ bytes: [UInt8], name: String) -> Bool {
        number(name).map { self.name(bytes, number: $0) == name } ?? false
    }

    // MARK: Contents

    private static let contentSuffix = ".json.gz"

    static func file(ofContent name: String) -> String { name + contentSuffix }

    /// The name of the content in a file; nil for another file.
    static func content(_ file: String) -> String? {
        guard file.hasSuffix(contentSuffix) else { return nil }
        let name = String(file.dropLast(contentSuffix.count))
        return name.utf8.count == 32 ? name : nil
    }
}
