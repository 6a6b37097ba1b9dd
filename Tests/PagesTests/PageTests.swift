import Foundation
import Testing

@testable import Pages

@Suite(.timeLimit(.minutes(20))) struct PageTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/Pages/Writer")

    /// What is embedded is what `scripts/generate` makes of the files, and the policy permits exactly that.
    @Test(arguments: [
        ("page.css", "\(PageAssets.style)", PageAssets.styleHash),
        ("page.js", "\(PageAssets.script)", PageAssets.scriptHash),
    ])
    func assets(file: String, text: String, hash: String) throws {
        let source = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
        let lines = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let stripped = lines.filter { !$0.isEmpty && !$0.hasPrefix("//") }.map { $0 + "\n" }.joined()
        #expect(text == stripped, "run scripts/generate")
        #expect(try Self.sha256(text) == hash)
        #expect(!text.contains("</") && !text.contains("<!--"))
    }

    /// By an independent program.
    private static func sha256(_ text: String) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/sha256sum")
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try input.fileHandleForWriting.close()
        let digits = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self).prefix(64)
        process.waitUntilExit()
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { offset in
            UInt8(digits.dropFirst(offset).prefix(2), radix: 16)
        }
        return Data(bytes).base64EncodedString()
    }

    @Test func frame() {
        let text = Page(title: "A <b> & c", [.element("h1", text: "Hello")]).text
        #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta http-equiv"))
        #expect(text.contains("<title>A &lt;b&gt; &amp; c</title>"))
        #expect(text.contains("content=\"default-src 'none'; img-src data:; style-src 'sha256-"))
        #expect(text.contains("<style>\(PageAssets.style)</style>"))
        #expect(text.contains("<script>\(PageAssets.script)</script>"))
        // Nothing that a browser would load, and no attribute that the policy would refuse.
        for wrong in [" src=", "http:", "https:", " style=", "url(", "@import", "javascript:"] {
            #expect(!text.contains(wrong), "\(wrong)")
        }
    }
}
