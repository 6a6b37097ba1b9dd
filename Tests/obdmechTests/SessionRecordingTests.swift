import CommandLine
import Devices
import ELM327
import Formats
import TestSupport
import Testing
import Transports

@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct SessionRecordingTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func open(_ recording: SessionRecording, _ known: LinkProfile? = nil) throws -> any Transport {
        try recording.opener(try DeviceSchemes.opener("sim:city?rate=max"), known: known)(-1)
    }

    private static let known = LinkProfile(text: "6|1HGCM82633A004352|headers=0|ELM327 v2.1||")

    @Test func nothingIsRecorded() throws {
        let recording = try SessionRecording(device: "sim:city", try parsed("trip", "--adapter", "sim:city"))
        let transport = try open(recording, Self.known)
        defer { transport.close() }
        #expect(!(transport is RecordingTransport))
    }

    /// The header says what the program knew of the adapter, but not whose vehicle it was.
    @Test func whatIsKnown() throws {
        let path = directory.file("x.txt")
        let recording = try SessionRecording(
            device: "sim:city", try parsed("trip", "--adapter", "sim:city", "--record", path))
        let transport = try open(recording, Self.known)
        try transport.send(Array("ATI\r".utf8))
        transport.close()
        let transcript = try Transcript(path: path)
        #expect(transcript["adapter"] == "sim:city")
        #expect(transcript["known"] == "6||headers=0|ELM327 v2.1||")
        #expect(transcript["date"] != nil)
        #expect(transcript.entries.map(\.bytes) == [Array("ATI\r".utf8)])
        #expect(!directory.text("x.txt").contains("1HGCM82633A004352"))
    }

    @Test func nothingIsKnown() throws {
        let path = directory.file("x.txt")
        let recording = try SessionRecording(
            device: "sim:city", try parsed("trip", "--adapter", "sim:city", "--record", path))
        let transport = try open(recording)
        try transport.send(Array("ATI\r".utf8))
        transport.close()
        #expect(try Transcript(path: path)["known"] == nil)
    }

    /// A device that cannot be opened leaves no empty file.
    @Test func aDeviceThatCannotBeOpened() throws {
        let path = directory.file("x.txt")
        let recording = try SessionRecording(
            device: "sim:city", try parsed("trip", "--adapter", "sim:city", "--record", path))
        #expect(directory.exists("x.txt"))
        let open = recording.opener({ _ throws(TransportError) in throw .connection(.closed("x")) }, known: nil)
        #expect(throws: TransportError.connection(.closed("x"))) { _ = try open(-1) }
        #expect(!directory.exists("x.txt"))
    }

    @Test func namesThatCannotBeUsed() throws {
        let none = failure {
            try SessionRecording(device: "x", try parsed("trip", "--adapter", "sim:city", "--redact"))
        }
        #expect(none?.text == "--redact needs --record")
        try directory.write([], to: "there")
        for path in [directory.file("no/x.txt"), directory.file("there")] {
            let refused = failure {
                try SessionRecording(device: "x", try parsed("trip", "--adapter", "sim:city", "--record", path))
            }
            #expect(refused?.status == .usage, "\(path)")
        }
        #expect(directory.bytes("there").isEmpty)
    }
}
