import Foundation
import Testing

/// The pictures of docs/pictures/generate against the texts that the program is known to write.
@Suite(.timeLimit(.minutes(20))) struct PicturesTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardized.path

    private static func text(_ path: String) throws -> String {
        let file = try #require(FileManager.default.contents(atPath: "\(root)/\(path)"), "run: docs/pictures/generate")
        return String(decoding: file, as: UTF8.self)
    }

    /// The rows of text below the title bar, with one space between words.
    private static func rows(_ name: String) throws -> [String] {
        let lines = try text("docs/pictures/\(name).svg").split(separator: "\n").filter { $0.hasPrefix("<text ") }
        return lines.dropFirst().map { line in
            String(line).replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
                .replacing("&amp;", with: "&")
        }
    }

    private static func words(_ line: some StringProtocol) -> String {
        line.split(separator: " ").joined(separator: " ")
    }

    @Test func theScanIsThatOfTheGoldenText() throws {
        let golden = try Self.text("Tests/ScanTexts/faults-80.txt").split(separator: "\n").map(Self.words)
        let rows = try Self.rows("scan")
        #expect(rows.count > 20)
        #expect(rows == Array(golden.prefix(rows.count)), "run: docs/pictures/generate")
    }

    /// The moments are different ones; what is shown has the same names.
    @Test func theTripHasTheRowsOfTheGoldenText() throws {
        func names(_ lines: some Sequence<String>) -> [String] {
            lines.filter { $0.first?.isUppercase == true }.map { String($0.prefix { $0 != " " }) }
        }
        let golden = try Self.text("Tests/PanelTexts/driving-80.txt").split(separator: "\n").map(Self.words)
        let rows = try Self.rows("trip")
        #expect(names(rows) == names(golden), "run: docs/pictures/generate")
        #expect(rows.last?.hasSuffix("gaps") == true)
    }
}
