import Foundation
import Glibc

/// A directory under /tmp, which is removed on deinitialization.
package final class TemporaryDirectory: Sendable {
    package let path: String

    package init() throws {
        var template = Array("/tmp/obdmech-test-XXXXXX".utf8CString)
        guard unsafe mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    // Not with a shell: system(3) makes the whole process ignore SIGINT meanwhile, which programs started just then
    // inherit.
    deinit { try? FileManager.default.removeItem(atPath: path) }

    package func file(_ name: String) -> String { path + "/" + name }

    package func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(name)) }

    /// Returns the content of a file; empty if it does not exist.
    package func bytes(_ name: String) -> [UInt8] {
        FileManager.default.contents(atPath: file(name)).map { Array($0) } ?? []
    }

    package func text(_ name: String) -> String { String(decoding: bytes(name), as: UTF8.self) }

    /// Writes a file, and creates the folders above it.
    package func write(_ bytes: [UInt8], to name: String) throws {
        let url = URL(filePath: file(name))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// Writes a script that can be run, with its first line, and creates the folders above it.
    ///
    /// By another process: what other tests start while this one has a file open for writing has it open too, at least
    /// until it is a program of its own, and till then the script cannot be run (ETXTBSY).
    package func writeProgram(_ script: String, to name: String) throws {
        let source = name + ".text"
        try write(Array(script.utf8), to: source)
        let copying = try unsafe startProgram("/usr/bin/install", ["-m", "755", file(source), file(name)])
        var status: Int32 = 0
        guard unsafe waitpid(copying, &status, 0) == copying, status == 0 else { throw CocoaError(.fileWriteUnknown) }
        try FileManager.default.removeItem(atPath: file(source))
    }

    package func copy(_ name: String, to other: String) throws {
        try FileManager.default.copyItem(atPath: file(name), toPath: file(other))
    }

    /// The names in the directory, sorted.
    package func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }

    package func mode(_ name: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: file(name))
        return (attributes[.posixPermissions] as? Int ?? 0) & 0o777
    }
}
