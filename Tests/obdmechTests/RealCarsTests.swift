import Displays
import ELM327
import Foundation
import OBD
import Reports
import Telemetry
import TestSupport
import Testing
import Transports

@testable import obdmech

/// What owners of cars posted of their sessions: Tests/RealCars, whose README says what the files are. Each command of a
/// session is typed again, as in `obdmech terminal`; what came is read by the program, and what it makes of it stands in
/// NAME.expected.txt.
@Suite(.timeLimit(.minutes(20))) struct RealCarsTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../RealCars")
        .standardized.path

    private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        .filter { $0.hasSuffix(".txt") && !$0.hasSuffix(".expected.txt") }.map { String($0.dropLast(4)) }.sorted()

    @Test func thereAreMany() { #expect(Self.names.count >= 40) }

    @Test(arguments: names) func replayed(_ name: String) throws {
        let path = "\(Self.folder)/\(name)"
        let transcript = try Transcript(path: path + ".txt")
        let transport = ReplayTransport(
            Self.withProtocol(transcript), device: "replay:\(name)", path: path,
            options: .init(mode: .request), interruptDescriptor: -1)
        let session = TerminalSession(session: Session(adapter: Adapter(transport: transport)))
        var told: [String] = []
        for command in Self.commands(transcript) {
            told.append("> " + command)
            let end = try session.ask(TypedCommand(command), within: 60) { line, facts in
                told += (line.map { [$0] } ?? []) + facts.map { "    = " + $0.line }
            }
            if end != .prompt { told.append("    (no prompt)") }
        }
        try ExpectationFile(path + ".expected.txt")
            .expect(told.map { $0 + "\n" }.joined(), filter: "RealCarsTests")
    }

    /// What a stranger needs to judge it, and nothing that says whose car it is.
    @Test(arguments: names) func theHeaderSaysWhereItIsFrom(_ name: String) throws {
        let transcript = try Transcript(path: "\(Self.folder)/\(name).txt")
        for field in ["vehicle", "adapter", "protocol", "source", "bytes"] {
            #expect(transcript[field] != nil, "\(field)")
        }
        #expect(["as posted", "line ends and prompts added"].contains(transcript["bytes"]))
        // What identifies a car is in service 09. In other answers --redact also blanks what it can not read.
        var entries = transcript.entries
        while let index = entries.firstIndex(where: Self.asksOtherService) { entries.removeSubrange(index...index + 1) }
        var editor = SessionEditor(redacts: true)
        let redacted = entries.flatMap { editor.take($0) } + editor.finish()
        #expect(redacted.map(\.text) == entries.map(\.text), "redact it first")
    }

    private static func asksOtherService(_ entry: Transcript.Entry) -> Bool {
        let digits = String(decoding: entry.bytes.prefix(2), as: UTF8.self)
        return entry.direction == .sent && UInt8(digits, radix: 16).map { $0 != 0x09 } ?? false
    }

    private static func commands(_ transcript: Transcript) -> [String] {
        transcript.entries.filter { $0.direction == .sent }
            .map { String(decoding: $0.bytes.filter { $0 != 0x0D }, as: UTF8.self) }
    }

    /// A part of a session often has no question for the protocol, which the program asks after the first answer of the
    /// vehicle: what the header says is the answer then, or that the adapter does not know the command.
    private static func withProtocol(_ transcript: Transcript) -> Transcript {
        var transcript = transcript
        let asked = Set(commands(transcript).map { $0.filter { $0 != " " }.uppercased() })
        let bus = transcript["protocol"].flatMap { VehicleBus(adapterName: $0) }
        let answers = ["ATDPN": bus.map { String($0.elmNumber) } ?? "?", "ATDP": bus?.name ?? "?"]
        let time = transcript.entries.last?.time ?? .zero
        for (command, answer) in answers where !asked.contains(command) {
            transcript.entries += [
                .init(.sent, Array("\(command)\r".utf8), at: time),
                .init(.received, Array("\(answer)\r\r>".utf8), at: time),
            ]
        }
        return transcript
    }
}
