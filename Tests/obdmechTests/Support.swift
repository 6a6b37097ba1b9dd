import Foundation
import Glibc
import Testing

@testable import obdmech

/// A directory under /tmp, removed with the value.
final class TemporaryDirectory: Sendable {
    let path: String

    init() throws {
        var template = Array(("/tmp/obdmech-program-" + String(repeating: "X", count: 6)).utf8CString)
        try #require(unsafe mkdtemp(&template) != nil)
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String) -> String { path + "/" + name }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(name)) }

    func bytes(_ name: String) -> [UInt8] { FileManager.default.contents(atPath: file(name)).map { Array($0) } ?? [] }

    func text(_ name: String) -> String { String(decoding: bytes(name), as: UTF8.self) }

    func write(_ bytes: [UInt8], to name: String) throws {
        let url = URL(filePath: file(name))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }
}

/// The failure that `body` throws.
func failure<Value>(_ body: () throws -> Value) -> Failure? {
    do {
        _ = try body()
        return nil
    } catch {
        return error as? Failure
    }
}

/// The options of a command line; a line that cannot be read is a mistake in the test.
func parsed(_ arguments: String...) throws -> Options {
    guard case .run(_, let options) = try CommandLineParser.parse(arguments) else {
        throw Failure(status: .usage, message: "'\(arguments)' runs nothing")
    }
    return options
}
