import Glibc
import Testing

@testable import Storage

/// A directory under /tmp, removed with the value, and what the tests do with files in it.
final class TemporaryDirectory: Sendable {
    let path: String

    struct Missing: Error {
        let name: String
    }

    init() throws {
        var template = Array("/tmp/obdmech-storage-XXXXXX".utf8CString)
        try #require(unsafe mkdtemp(&template) != nil)
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { unsafe system("rm -rf '\(path)'") }

    func file(_ name: String) -> String { path + "/" + name }

    /// Runs SQL on the file, made if it is not there.
    func run(_ sql: String, on name: String) throws {
        let path = file(name)
        try DatabaseFile(path: path).create()
        let connection = try Connection.open(path, .readWrite, runsSchema: true)
        try connection.exec(sql)
    }

    func integer(_ sql: String, on name: String) throws -> Int64 {
        let connection = try Connection.open(file(name), .readWrite, runsSchema: true)
        return try connection.integer(sql)
    }

    /// What SQLite says of the whole file: "ok", or the first fault.
    func integrity(of name: String) throws -> String {
        let connection = try Connection.open(file(name), .readWrite, runsSchema: true)
        let statement = try connection.prepare("PRAGMA integrity_check")
        return try statement.step() ? statement.text(0) : ""
    }

    func bytes(_ name: String) throws -> [UInt8] {
        guard let stream = unsafe fopen(file(name), "rb") else { throw Missing(name: name) }
        defer { unsafe fclose(stream) }
        var content: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe fread(&part, 1, part.count, stream)
            if count == 0 { return content }
            content += part[..<count]
        }
    }

    func write(_ content: [UInt8], to name: String) throws {
        guard let stream = unsafe fopen(file(name), "wb") else { throw Missing(name: name) }
        unsafe fwrite(content, 1, content.count, stream)
        unsafe fclose(stream)
    }

    /// The names in the directory, sorted.
    func names() throws -> [String] {
        guard let directory = unsafe opendir(path) else { throw Missing(name: path) }
        defer { unsafe closedir(directory) }
        var names: [String] = []
        while let entry = unsafe readdir(directory) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    func mode(_ name: String) throws -> mode_t {
        var status = stat()
        try #require(unsafe stat(file(name), &status) == 0)
        return status.st_mode & 0o777
    }
}
