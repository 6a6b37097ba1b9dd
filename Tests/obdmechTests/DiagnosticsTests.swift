import CommandLine
import Terminal
import TestSupport
import Testing
import Transports

@testable import obdmech

@Suite struct DiagnosticsTests {
    private static let messages = Result { try SourceMessages.read() }

    /// What the scanner makes of messages in all the forms that they have in the sources.
    @Test(
        arguments: [
            (#"Failure(status: .usage, message: "no such '\(name)'", advice: "x")"#, ["no such '…'"]),
            (#"TransportError(.lost, "'\(f("a)", [1]))' was closed \(b ? "c" : "d")")"#, ["'…' was closed …"]),
            ("message: \"one \"\n    + \"two\" + text,", ["one two…"]),
            (#"message: (b ? "this" : "that") + "!")"#, ["this!", "that!"]),
            (#"warn(a ? "first" : b ? "second" : "third", advice: "x")"#, ["first", "second", "third"]),
            (#"message: "opens, " + (b ? "not" : "but")"#, ["opens, not", "opens, but"]),
            (#"message: problem.text, advice: "text")"#, []), (#"warn(message, advice: "text")"#, []),
            (#"// warn("text")"#, []), (#"message: "a \\ and a \" mark""#, [#"a \ and a " mark"#]),
        ] as [(String, [String])])
    func messagesAreFound(code: String, messages: [String]) {
        #expect(SourceMessages.messages(in: code, path: "/x.swift") == messages)
    }

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
        "SystemFailure": ["socket"],
    ]

    struct MessageType: Sendable, CustomTestStringConvertible {
        let type: any Message.Type
        var testDescription: String { "\(type)" }
    }

    @Test func everyMessageHasARow() throws {
        let messages = try Self.messages.get()
        let untold = messages.filter { !SourceMessages.frames.contains($0) && Diagnostics.row(for: $0) == nil }
        #expect(untold == [])
    }

    /// What is neither an error nor a warning, and needs no row: how things go, and what was done as told.
    @Test func plainTalkIsKnown() throws {
        #expect(
            try SourceMessages.readTalk() == [
                "obdmech: '…' is a copy of '…'",
                "obdmech: not kept: the vehicle did not move in …; trip --save keeps such a trip",
                "obdmech: nothing to change: trip … has this already",
                "obdmech: nothing to clear: no trouble codes, and the check engine light is off",
                "obdmech: removed: … of …; …", "obdmech: the trip in '…' is in the database now",
                "obdmech: …",
            ])
    }

    /// A message, or one with a reason of the system put in.
    @Test func everyRowHasAMessage() throws {
        let messages = try Self.messages.get()
        let reasons = (1...133).map { SystemError.text($0) }
            .filter { reason in Diagnostics.rows.contains { $0.pattern.hasSuffix(": " + reason) } }
        let filledIn = messages.filter { $0.hasSuffix(": …") }.flatMap { message in
            reasons.map { String(message.dropLast()) + $0 }
        }
        let met = Set((messages + filledIn).compactMap { Diagnostics.row(for: $0)?.pattern })
        #expect(Diagnostics.groups.flatMap(\.texts).map(\.pattern).filter { !met.contains($0) } == [])
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

    /// The row that says the most of a message is its own; a place in a file does not count.
    @Test(
        arguments: [
            ("cannot open '/dev/ttyUSB0': permission denied", "cannot open '…': permission denied"),
            ("cannot open '/dev/ttyUSB0': input/output error", "cannot open '…': …"),
            ("/home/x/config:2: unknown key 'adaptor'", "unknown key '…'"),
            ("/x/pids/a.csv:3:27: unknown function 'FOO'", "unknown function '…'"),
            ("cannot connect to '127.0.0.1:1': connection refused", "cannot connect to '…': connection refused"),
            ("the scan is not stored: database 'x' is damaged: page 3 cannot be read", "the scan is not stored: …"),
            ("unknown keys 'x'", nil), ("an unknown key 'x'", nil), ("", nil),
        ] as [(String, String?)])
    func theRowOfAMessage(message: String, pattern: String?) {
        #expect(Diagnostics.row(for: message)?.pattern == pattern)
    }

    /// In the manual too.
    @Test func theManualHasEachRow() throws {
        let lines = try ManualPage.named("obdmech.1").text.split(separator: "\n")
        let begin = try #require(lines.firstIndex(of: ".Sh DIAGNOSTICS"))
        let section = lines[begin...].dropFirst().prefix { !$0.hasPrefix(".Sh ") }
        #expect(section.count { $0.hasPrefix(".It Li ") } == Diagnostics.rows.count)
        #expect(
            section.filter { $0.hasPrefix(".Ss ") }.map { String($0.dropFirst(4)) } == Diagnostics.groups.map(\.heading)
        )
    }
}
