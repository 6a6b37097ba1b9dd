import Formats
import Foundation
import Glibc
import Synchronization
import System
import Telemetry
import TestSupport
import Testing

@testable import Transports

/// A transport that the test plays.
private final class PlayedTransport: Transport {
    let device = "played:x"
    var now = Instant(nanoseconds: 5_000_000_000)
    var sent: [[UInt8]] = []
    var coming: [Received] = []
    var failure: TransportError?
    var isClosed = false

    func send(_ bytes: [UInt8]) throws(TransportError) {
        if let failure { throw failure }
        now = now.advanced(bySeconds: 0.001)
        sent.append(bytes)
    }

    func receive(before deadline: Instant) throws(TransportError) -> Received? {
        if let failure { throw failure }
        guard !coming.isEmpty else { return nil }
        now = max(now, coming[0].time)
        return coming.removeFirst()
    }

    func close() { isClosed = true }

    var baud: Int?
    var restingBaud: Int? { baud.map { _ in 38400 } }

    func setBaud(_ baud: Int) throws(TransportError) {
        if let failure { throw failure }
        self.baud = baud
    }
}

/// Holds an entry back until the next, and writes x for its bytes.
private struct PlayedEditor: TranscriptEditor {
    var held: [Transcript.Entry] = []
    var facts: [String: String] = [:]

    mutating func take(_ entry: Transcript.Entry) -> [Transcript.Entry] {
        defer { held = [Transcript.Entry(entry.direction, entry.bytes.map { _ in 0x78 }, at: entry.time)] }
        if entry.bytes == bytes("ATI") { facts = ["date": "y", "firmware": "v1", "colour": "blue"] }
        return held
    }

    mutating func finish() -> [Transcript.Entry] {
        defer { held = [] }
        return held
    }

    func edited(_ text: String) -> String { text.replacing("secret", with: "------") }
}

/// Takes each text for the name of a fact.
private struct ProbingEditor: TranscriptEditor {
    var facts: [String: String] = [:]

    mutating func take(_ entry: Transcript.Entry) -> [Transcript.Entry] {
        facts[String(decoding: entry.bytes, as: UTF8.self)] = "known"
        return [entry]
    }

    mutating func finish() -> [Transcript.Entry] { [] }
    func edited(_ text: String) -> String { text }
}

private final class Warnings: Sendable {
    private let faults = Mutex<[TranscriptFileError]>([])
    var all: [TranscriptFileError] { faults.withLock { $0 } }
    func add(_ fault: TranscriptFileError) { faults.withLock { $0.append(fault) } }
}

@Suite(.timeLimit(.minutes(20))) struct RecordingTransportTests {
    private let inner = PlayedTransport()
    private let warnings = Warnings()
    private let directory: TemporaryDirectory
    private var path: String { directory.file("transcript.txt") }

    init() throws { directory = try TemporaryDirectory() }

    private func create(
        _ header: [String] = ["date: x"], editor: (any TranscriptEditor)? = nil
    ) throws -> TranscriptFile {
        let warnings = warnings
        return try TranscriptFile.create(path: path, header: header, editor: editor) { warnings.add($0) }
    }

    private var exists: Bool { unsafe access(path, F_OK) == 0 }

    private func text() throws -> String { try Transcript(path: path).text }

    private func at(_ seconds: Double) -> Instant { .zero.advanced(bySeconds: 5 + seconds) }

    @Test func whatPassesIsWrittenAsItComes() throws {
        defer { unsafe unlink(path) }
        let transport = RecordingTransport(inner, into: try create())
        #expect(transport.device == "played:x")
        let head = "# obdmech transcript 1\n# date: x\n"
        #expect(try text() == head)
        try transport.send(bytes("ATZ\r"))
        #expect(inner.sent == [bytes("ATZ\r")])
        #expect(try text() == head + "0.001 > ATZ\\r\n")
        inner.coming = [Received(bytes: [0, 0xFF, 0x20], time: at(0.5)), Received(bytes: bytes(">"), time: at(0.75))]
        #expect(try transport.receive(before: .distantFuture)?.bytes == [0, 0xFF, 0x20])
        #expect(try text() == head + "0.001 > ATZ\\r\n0.500 < \\x00\\xFF\\x20\n")
        #expect(try transport.receive(before: .distantFuture)?.time == at(0.75))
        #expect(transport.now == at(0.75))
        #expect(try transport.receive(before: .distantFuture) == nil)
        try transport.send([])
        transport.close()
        #expect(inner.isClosed)
        #expect(try text() == head + "0.001 > ATZ\\r\n0.500 < \\x00\\xFF\\x20\n0.750 < >\n")
        #expect(warnings.all.isEmpty)
        var status = stat()
        #expect(unsafe stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    }

    /// A read just before a write may be told after it; times in the file never go back.
    @Test func timesNeverGoBack() throws {
        defer { unsafe unlink(path) }
        let transport = RecordingTransport(inner, into: try create([]))
        try transport.send(bytes("A"))
        inner.coming = [Received(bytes: bytes("x"), time: at(-1))]
        _ = try transport.receive(before: .distantFuture)
        #expect(try text() == "# obdmech transcript 1\n0.001 > A\n0.001 < x\n")
    }

    @Test func anExistingFileIsLeftAlone() throws {
        defer { unsafe unlink(path) }
        let transport = RecordingTransport(inner, into: try create())
        try transport.send(bytes("A"))
        let before = try text()
        #expect(
            throws: TranscriptFileError.exists(path)
        ) { _ = try create() }
        #expect(try text() == before)
    }

    @Test func aFileThatCannotBeMade() throws {
        #expect(throws: TranscriptFileError.cannotCreate("/no/such/file", ENOENT)) {
            _ = try TranscriptFile.create(path: "/no/such/file", header: []) { _ in }
        }
    }

    @Test func aFileOfNothingIsRemoved() throws {
        do {
            let file = try create()
            #expect(exists)
            _ = RecordingTransport(inner, into: file)
        }
        #expect(!exists)
    }

    /// The device could not be opened, and then could.
    @Test func aNameThatWasGivenBackIsTakenAgain() throws {
        defer { unsafe unlink(path) }
        let file = try create()
        file.discardIfEmpty()
        #expect(!exists)
        try RecordingTransport(inner, into: file).send(bytes("A"))
        #expect(try text() == "# obdmech transcript 1\n# date: x\n0.001 > A\n")
    }

    @Test func aConnectionThatIsLostAndOpenedAgain() throws {
        defer { unsafe unlink(path) }
        let file = try create([])
        let transport = RecordingTransport(inner, into: file)
        try transport.send(bytes("A"))
        inner.now = at(2)
        let failure = TransportError.connection(.gone("x\ny"))
        inner.failure = failure
        #expect(throws: failure) { try transport.send(bytes("B")) }
        #expect(throws: failure) { _ = try transport.receive(before: .distantFuture) }
        inner.failure = nil
        inner.now = at(4)
        try RecordingTransport(inner, into: file).send(bytes("C"))
        // A clock that begins anew.
        inner.now = .zero
        try RecordingTransport(inner, into: file).send(bytes("D"))
        let lines = try fileLines()
        #expect(
            lines == [
                "# obdmech transcript 1", "0.001 > A", "# 2.000 'x y' is gone: was the adapter unplugged?",
                "# 2.000 'x y' is gone: was the adapter unplugged?",
                "# 4.000 opened again", "4.001 > C", "# 4.001 opened again", "4.002 > D",
            ])
    }

    private func fileLines() throws -> [String] {
        try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    /// The disk is full: one warning, and the session goes on.
    @Test func aFailureToWriteEndsOnlyTheRecording() throws {
        let number = unsafe open("/dev/full", O_WRONLY | O_CLOEXEC)
        try #require(number >= 0)
        let warnings = warnings
        let file = TranscriptFile(FileDescriptor(owning: number), path: "/dev/full", header: []) { warnings.add($0) }
        let transport = RecordingTransport(inner, into: file)
        for text in ["A", "B"] { try transport.send(bytes(text)) }
        inner.coming = [Received(bytes: bytes("x"), time: at(1))]
        #expect(try transport.receive(before: .distantFuture)?.bytes == bytes("x"))
        _ = RecordingTransport(inner, into: file)
        #expect(inner.sent.count == 2)
        #expect(warnings.all == [.cannotWrite("/dev/full", ENOSPC)])
    }

    // MARK: Through an editor

    /// Where the header could not be filled in once, it stays, and the session behind it is whole.
    @Test func aHeaderThatCannotBeReplaced() throws {
        defer { unsafe unlink(path) }
        let transport = RecordingTransport(inner, into: try create(["firmware:", "colour:"], editor: ProbingEditor()))
        let new = path + ".new"
        close(unsafe open(new, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600))
        try transport.send(bytes("firmware"))
        unsafe unlink(new)
        try transport.send(bytes("colour"))
        transport.close()
        #expect(
            try text() == "# obdmech transcript 1\n# firmware:\n# colour:\n0.001 > firmware\n0.002 > colour\n")
    }

    @Test func whatTheEditorHoldsBackIsWrittenAtTheEnd() throws {
        defer { unsafe unlink(path) }
        let file = try create(["notes: secret"], editor: PlayedEditor())
        let transport = RecordingTransport(inner, into: file)
        try transport.send(bytes("ATZ"))
        let head = "# obdmech transcript 1\n# notes: ------\n"
        #expect(try text() == head)
        try transport.send(bytes("B"))
        #expect(try text() == head + "0.001 > xxx\n")
        // What happens to the connection comes after what was said before.
        inner.failure = .connection(.gone("the secret is out"))
        #expect(throws: TransportError.self) { try transport.send(bytes("C")) }
        #expect(
            try fileLines().dropFirst(2) == [
                "0.001 > xxx", "0.002 > x", "# 0.002 'the ------ is out' is gone: was the adapter unplugged?",
            ])
        inner.failure = nil
        try transport.send(bytes("DE"))
        transport.close()
        #expect(try fileLines().last == "0.003 > xx")
        transport.close()
        #expect(try fileLines().count == 6)
    }

    @Test func whatIsHeldBackIsWrittenWithoutAClose() throws {
        defer { unsafe unlink(path) }
        do { try RecordingTransport(inner, into: try create([], editor: PlayedEditor())).send(bytes("A")) }
        #expect(try fileLines() == ["# obdmech transcript 1", "0.001 > x"])
    }

    @Test func theHeaderIsFilledIn() throws {
        defer { unsafe unlink(path) }
        let file = try create(["vehicle:", "firmware:", "date: x", "notes:"], editor: PlayedEditor())
        let transport = RecordingTransport(inner, into: file)
        for text in ["A", "ATI", "B", "C"] { try transport.send(bytes(text)) }
        #expect(
            try fileLines() == [
                "# obdmech transcript 1", "# vehicle:", "# firmware: v1", "# date: x", "# notes:", "0.001 > x",
                "0.002 > xxx", "0.003 > x",
            ])
        transport.close()
        #expect(try fileLines().last == "0.004 > x")
        var status = stat()
        #expect(unsafe stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
        #expect(unsafe access(path + ".new", F_OK) != 0)
    }

    /// Of the opening that brought a session, and through the editor.
    @Test func whatTheOpeningBrings() throws {
        defer { unsafe unlink(path) }
        let file = try create(["notes:"], editor: PlayedEditor())
        inner.baud = 9600
        _ = RecordingTransport(inner, into: file, facts: ["known": "A", "colour": "blue"])
        file.discardIfEmpty()
        inner.baud = 38400
        let transport = RecordingTransport(inner, into: file, facts: ["known": "a secret"])
        try transport.send(bytes("A"))
        inner.baud = 115200
        try RecordingTransport(inner, into: file, facts: ["known": "B"]).send(bytes("B"))
        #expect(
            try fileLines().prefix(4)
                == ["# obdmech transcript 1", "# notes:", "# speed: 38400", "# known: a ------"])
        #expect(try fileLines().count { $0.contains("known") } == 1)
    }

    /// Where the file cannot be replaced, the session is recorded all the same.
    @Test func aHeaderThatCannotBeFilledIn() throws {
        defer {
            unsafe unlink(path)
            unsafe unlink(path + ".new")
        }
        let number = unsafe open(path + ".new", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        try #require(number >= 0)
        Glibc.close(number)
        let transport = RecordingTransport(inner, into: try create(["firmware:"], editor: PlayedEditor()))
        for text in ["ATI", "B", "C"] { try transport.send(bytes(text)) }
        #expect(try fileLines() == ["# obdmech transcript 1", "# firmware:", "0.001 > xxx", "0.002 > x"])
        #expect(warnings.all.isEmpty)
        #expect(unsafe access(path + ".new", F_OK) == 0)
    }

    /// The speed is the inner transport's, and no part of the session.
    @Test func theSpeed() throws {
        inner.baud = 38400
        let transport = RecordingTransport(inner, into: try create())
        try transport.setBaud(500_000)
        #expect(inner.baud == 500_000)
        #expect(transport.baud == 500_000)
        #expect(transport.restingBaud == 38400)
        #expect(transport.isRaised)
        inner.failure = .connection(.gone("x"))
        #expect(throws: TransportError.connection(.gone("x"))) { try transport.setBaud(9600) }
    }
}
