import EmbeddedData
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct DataFileTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Data")

    /// Every file of the folder is in the program, byte for byte, and no other.
    @Test func whatIsEmbeddedIsTheFolder() throws {
        let all = FileManager.default.enumerator(atPath: Self.folder.path)?.compactMap { $0 as? String } ?? []
        let files = all.filter {
            [".txt", ".css", ".js", ".html", ".svg", ".webmanifest"].contains(where: $0.hasSuffix)
        }.sorted()
        #expect(DataFile.names == files)
        for name in files {
            let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
            #expect(DataFile.text(name) == text, "\(name)")
            #expect(text.hasSuffix("\n") && !text.contains("\n\n") || !name.contains("/"), "\(name): an empty line")
        }
    }

    @Test func unknown() { #expect(DataFile.text("codes/P9.txt").isEmpty) }
}
