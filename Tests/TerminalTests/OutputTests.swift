import Foundation
import Testing

/// All output goes through `Output`, which makes it safe for terminals.
@Suite(.timeLimit(.minutes(20))) struct OutputTests {
    /// Code that writes bytes or controls a terminal, and the files that may contain it.
    private static let gates: [(words: [String], files: Set<String>)] = [
        (
            ["u{1B}", "u{9B}", "u{7}"],
            // `KeyDecoder.swift` only reads them.
            [
                "Output.swift", "ScreenPainter.swift", "FullScreen.swift", "QRCode.swift",
                "TextStyle.swift", "CellGrid.swift", "KeyDecoder.swift", "TerminalPicture.swift",
            ]
        ),
        (["Glibc.write("], ["IO.swift"]),
        (
            ["IO.write"],
            [
                "Output.swift", "ScreenOutput.swift", "FileReplacement.swift", "TranscriptFile.swift",
                "DriveTruth.swift", "OutputQueue.swift", "WholeFile.swift", "ByteChannel.swift", "ChildProcess.swift",
                "SimulatorServer.swift", "Server.swift", "SiteFolder.swift", "InputFile.swift", "NewFile.swift",
                "CameraPreview.swift", "ClipExport.swift", "ClipFolder.swift", "ClipWriter.swift", "RoadDrawing.swift",
                "FileDescriptor+Stream.swift", "RecordedCANInterface.swift", "SocketCANInterface.swift",
                "LocalDelivery.swift", "FleetReader.swift", "ShiftLightOutput.swift",
                "RaceMemory.swift",
            ]
        ),
        (
            [
                " print(", "(print(", " dump(", "debugPrint(", "fwrite(", "printf(", "fputs(", " puts(", "putchar(",
                "writev(",
            ], []
        ),
    ]

    @Test func thereIsOneGate() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardized
        let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
        var seen: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let name = file.lastPathComponent
            seen.insert(name)
            let text = try String(contentsOf: file, encoding: .utf8)
            for gate in Self.gates where !gate.files.contains(name) {
                for word in gate.words { #expect(!text.contains(word), "\(name): \(word)") }
            }
        }
        // Every file in the list still exists.
        #expect(Self.gates.allSatisfy { $0.files.isSubset(of: seen) })
    }
}
