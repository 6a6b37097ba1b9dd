import Foundation
import Testing

/// All that is written goes through `Output`, which makes it safe for terminals.
@Suite struct OutputTests {
    /// What writes bytes, or tells a terminal to do something, and the files that may.
    private static let gates: [(words: [String], files: Set<String>)] = [
        (
            ["u{1B}", "u{9B}", "u{7}"],
            // WatchKeys only reads them.
            ["Output.swift", "ScreenPainter.swift", "PanelTripDisplay.swift", "TextStyle.swift", "WatchKeys.swift"]
        ),
        (["fputs("], ["Screen.swift"]),
        (["Glibc.write("], ["Output.swift", "ScreenOutput.swift", "FileReplacement.swift"]),
        ([" print(", "(print(", " dump(", "debugPrint(", "fwrite(", "printf(", " puts(", "putchar(", "writev("], []),
    ]

    @Test func thereIsOneGate() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardized
        for folder in ["obdmech", "Reports", "Settings", "Storage"] {
            let files = try FileManager.default.contentsOfDirectory(
                at: root.appending(path: folder), includingPropertiesForKeys: nil)
            for file in files where file.pathExtension == "swift" {
                let text = try String(contentsOf: file, encoding: .utf8)
                for gate in Self.gates where !gate.files.contains(file.lastPathComponent) {
                    for word in gate.words { #expect(!text.contains(word), "\(file.lastPathComponent): \(word)") }
                }
            }
        }
    }
}
