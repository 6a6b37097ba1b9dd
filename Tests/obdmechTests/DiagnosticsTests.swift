import CommandLine
import Foundation
import System
import Terminal
import TestSupport
import Testing

@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct DiagnosticsTests {
    /// The compiler sees to it that each case has a row; here that the manual shows it.
    @Test(arguments: Diagnostics.groups.flatMap(\.messages).map(MessageType.init)) func everyCaseHasASample(
        _ messages: MessageType
    ) {
        func check<Messages: Message>(_ type: Messages.Type) {
            let names = Set(Messages.samples.map { EnumCases.name(of: $0) }).union(Self.shownElsewhere["\(type)"] ?? [])
            #expect(names.count == EnumCases.count(of: type), "\(type): \(names.sorted())")
        }
        check(messages.type)
    }

    /// Cases whose row is that of another message, and those that nobody gets to see.
    private static let shownElsewhere = [
        "TerminalError": ["closed"],
        "StorageError": ["tripIsOpen", "noFile", "cannotMakeCopy", "cannotWriteCopy"],
        "SystemFailure": ["socket"], "TransportError": ["serial", "bluetooth", "network", "connection", "replay"],
        "BluetoothFault": ["cannotOpen"], "ReplayFault": ["cannotRead", "line"],
        "TranscriptFileFault": ["cannotWrite"], "SimulatorOptionFault": ["address"], "SimulatorServerFault": ["host"],
    ]

    struct MessageType: Sendable, CustomTestStringConvertible {
        let type: any Message.Type
        var testDescription: String { "\(type)" }
    }

    /// Of what the sources declare to be messages.
    @Test func everyTypeIsInTheManual() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardized
        let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
        var declared: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let code = try String(contentsOf: file, encoding: .utf8)
            declared.formUnion(code.matches(of: #/(?:enum|extension) (\w+): Message /#).map { String($0.1) })
        }
        #expect(declared == Set(Diagnostics.groups.flatMap(\.messages).map { "\($0)" }))
    }

    @Test func theRowsReadWell() {
        for row in Diagnostics.rows {
            #expect(!row.pattern.hasSuffix("."))
            for text in [row.cause, row.remedy] {
                #expect(text.first?.isUppercase == true && text.hasSuffix("."), "\(text)")
                #expect(text.firstSentence == text, "\(text)")
            }
        }
    }

    @Test func noTwoRowsAreOfOneMessage() {
        #expect(Set(Diagnostics.rows.map(\.pattern)).count == Diagnostics.rows.count)
    }

    /// In the manual too.
    @Test func theManualHasEachRow() throws {
        let lines = try ManualPage.named("obdmech-messages.7").text.split(separator: "\n")
        let begin = try #require(lines.firstIndex(of: ".Sh DESCRIPTION"))
        let section = lines[begin...].dropFirst().prefix { !$0.hasPrefix(".Sh ") }
        #expect(section.count { $0.hasPrefix(".It Li ") } == Diagnostics.rows.count)
        #expect(
            section.filter { $0.hasPrefix(".Ss ") }.map { String($0.dropFirst(4)) } == Diagnostics.groups.map(\.heading)
        )
    }
}
