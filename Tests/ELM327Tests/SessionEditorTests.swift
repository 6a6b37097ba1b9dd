import Foundation
import OBD
import Simulator
import Telemetry
import TestSupport
import Testing
import Transports

@testable import ELM327

@Suite(.timeLimit(.minutes(20))) struct SessionEditorTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Transcripts")
        .standardized.path
    /// The scans. In trips, only the beginning reveals which vehicle it is.
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        .filter { $0.hasSuffix(".txt") && !$0.hasPrefix("trip-") }.sorted()

    /// The VINs and calibration IDs of the simulated cars.
    private static let secrets = VirtualCar.all.flatMap { car in
        car.ecus.flatMap { ([$0.vin?.description] + $0.calibrations.map(\.id)).compactMap(\.self) }
    }

    /// All sequences of three characters in them, as an adapter shows them; except 000, which also occurs in the
    /// placeholder.
    private static let fragments = Set(
        secrets.flatMap { text in
            let text = Array(text.utf8)
            return (0..<text.count - 2).map { Array(text[$0..<$0 + 3]) }
        }.filter { !$0.starts(with: "00".utf8) }.map { Array(Session.hexadecimal($0).utf8) })

    private func received(_ entries: [Transcript.Entry]) -> [UInt8] {
        entries.filter { $0.direction == .received }.flatMap(\.bytes)
    }

    private func expectNoSecret(_ entries: [Transcript.Entry], _ comment: Comment = "") {
        for line in received(entries).split(separator: 0x0D) {
            let shown = line.filter { (0x21...0x7E).contains($0) }
            for start in shown.indices.dropLast(5) where Self.fragments.contains(Array(shown[start..<start + 6])) {
                Issue.record("'\(String(decoding: shown, as: UTF8.self))' \(comment)")
            }
        }
    }

    private func edited(_ entries: [Transcript.Entry], redacts: Bool = true) -> [Transcript.Entry] {
        var editor = SessionEditor(redacts: redacts)
        var result: [Transcript.Entry] = []
        for entry in entries { result += editor.take(entry) }
        return result + editor.finish()
    }

    private func sent(_ text: String) -> Transcript.Entry { Transcript.Entry(.sent, bytes(text), at: .zero) }
    private func came(_ text: String) -> Transcript.Entry { Transcript.Entry(.received, bytes(text), at: .zero) }

    // MARK: Entries

    /// An entry is held back until the end of its line, but no longer.
    @Test func heldBackUntilTheLineIsWhole() {
        var editor = SessionEditor(redacts: true)
        #expect(editor.take(sent("0902\r")) == [sent("0902\r")])
        #expect(editor.take(came("SEARCHING...\r\n7E8 10 14 4")) == [])
        #expect(editor.take(came("9 02 01 \0")) == [])
        #expect(editor.take(sent("\u{7F}")) == [])
        #expect(
            editor.take(came("31 48 4c\r"))
                == [came("SEARCHING...\r\n7E8 10 14 4"), came("9 02 01 \0"), sent("\u{7F}"), came("52 45 44\r")])
        #expect(editor.take(came("\r")) == [came("\r")])
        #expect(editor.take(came("7E8214")) == [])
        #expect(editor.take(came("D\u{FF}")) == [])
        // The connection is closed.
        #expect(editor.finish() == [came("7E8214"), came("1\u{FF}")])
        #expect(editor.finish() == [])
    }

    @Test func withoutBlankingNothingIsHeldBackOrChanged() {
        var editor = SessionEditor(redacts: false)
        for entry in [sent("0902\r"), came("7E8 10 14 49 02 01 31 48"), came("47\r>")] {
            #expect(editor.take(entry) == [entry])
        }
        #expect(editor.finish() == [])
        #expect(editor.edited("vehicle: 1HGCM82633A004352") == "vehicle: 1HGCM82633A004352")
    }

    /// Endless text is not a line of an adapter.
    @Test func aLineWithoutEnd() {
        var editor = SessionEditor(redacts: true)
        let part = String(repeating: "31", count: 100)
        var written = 0
        for _ in 0..<100 { written += editor.take(came(part)).count }
        #expect(written >= 90)
    }

    // MARK: The header

    @Test(arguments: [
        ("adapter: tcp:localhost", "adapter: tcp:localhost"),
        ("vehicle: Civic 1HGCM82633A004352, red", "vehicle: Civic REDACTED900000000, red"),
        ("adapter: replay:/x/wvwzzz1jzxw386752.txt", "adapter: replay:/x/REDACTED900000000.txt"),
        (
            "notes: 1HGCM82633A0043521 INTERNATIONALISM ABCDEFGHJKLMNPRST",
            "notes: 1HGCM82633A0043521 INTERNATIONALISM ABCDEFGHJKLMNPRST"
        ),
        ("1HGCM82633A004352", "REDACTED900000000"), ("", ""),
    ])
    func headerLines(line: String, expected: String) {
        #expect(SessionEditor(redacts: true).edited(line) == expected)
    }

    @Test func whatTheSessionTells() {
        var editor = SessionEditor(redacts: false)
        func exchange(_ command: String, _ answer: String) {
            _ = editor.take(sent(command + "\r"))
            _ = editor.take(came(answer + "\r\r>"))
        }
        #expect(editor.facts.isEmpty)
        exchange("ATI", "ATI\rELM327 v1.4b")
        #expect(editor.facts == ["firmware": "ELM327 v1.4b"])
        exchange("STI", "STN1110 v4.2.1")
        exchange("ATI", "?")
        exchange("ATDPN", "0")
        exchange("ATDP", "AUTO")
        #expect(editor.facts == ["firmware": "ELM327 v1.4b, STN1110 v4.2.1"])
        exchange("ATDPN", "A6")
        #expect(editor.facts["protocol"] == "ISO 15765-4 (CAN 11/500)")
        exchange("ATDP", "SAE J1850 VPW")
        #expect(editor.facts["protocol"] == "SAE J1850 VPW")
        exchange("ATDPN", "7")
        exchange("0902", "NO DATA")
        #expect(editor.facts["vehicle"] == nil)
        exchange("09023", "18DAF1101014490201314847\r18DAF11021434D3832363333\r18DAF1102241303034333532")
        #expect(editor.facts["vehicle"] == "VIN 1HGCM82633A004352")
    }

    /// A program that sends other requests, and an adapter that does not report the protocol.
    @Test(arguments: [
        "7E81014490201314847\r7E821434D3832363333\r7E82241303034333532",
        "014\r0:490201314847\r1:434D3832363333\r2:41303034333532",
        "49020100000031\r49020248474343\r4902034D383236\r49020433333341\r49020530303433",
    ])
    func theVINWithoutTheProtocol(_ answer: String) {
        var editor = SessionEditor(redacts: false)
        _ = editor.take(sent("0902\r"))
        _ = editor.take(came(answer + "\r>"))
        #expect(editor.facts["vehicle"]?.hasPrefix("VIN 1HGC") == true)
    }

    @Test func theHeaderOfABlankedSession() {
        var editor = SessionEditor(redacts: true)
        _ = editor.take(sent("0902\r"))
        _ = editor.take(came("014\r0:490201314847\r1:434D3832363333\r2:41303034333532\r\r>"))
        #expect(editor.facts == ["vehicle": "VIN REDACTED900000000"])
    }

    // MARK: Whole sessions

    /// Records a session on a bus, with responses in every form that an adapter can show.
    private static func record(_ bus: VehicleBus, _ quirks: Quirks) throws -> [Transcript.Entry] {
        var car = try #require(VirtualCar.named("faults"))
        car.bus = bus
        car.ecus[1].vin = VIN("WVWZZZ1JZXW386752")
        let transport = SimulatedTransport(
            device: "sim:faults", car: car, pace: .maximum, quirks: quirks, interruptDescriptor: -1)
        let tap = Tap(transport)
        let adapter = Adapter(transport: tap)
        for command in ["ATZ", "ATE0", "ATSP0", "0100", "ATDPN"] { _ = try adapter.exchange(command, within: 20) }
        for formats in [["ATH1", "ATS0"], ["ATH1", "ATS1", "ATL1"], ["ATH0", "ATS0"], ["ATH0", "ATS1", "ATAT2"]] {
            for command in formats + ["0902", "03", "0904", "0900", "0901", "090A", "0A", "010C", "0902"] {
                _ = try adapter.exchange(command, within: 5)
            }
        }
        return tap.entries
    }

    /// Records what passes through a transport.
    private final class Tap: Transport {
        private let inner: any Transport
        private(set) var entries: [Transcript.Entry] = []

        init(_ inner: any Transport) { self.inner = inner }

        var device: String { inner.device }
        var now: Instant { inner.now }

        func send(_ bytes: [UInt8]) throws(TransportError) {
            try inner.send(bytes)
            entries.append(Transcript.Entry(.sent, bytes, at: now))
        }

        func receive(before deadline: Instant) throws(TransportError) -> Received? {
            guard let received = try inner.receive(before: deadline) else { return nil }
            entries.append(Transcript.Entry(.received, received.bytes, at: received.time))
            return received
        }

        func close() { inner.close() }
    }

    /// Returns a reply for each command of a session, as a program reads it, to be decoded with and without headers.
    private func replies(_ entries: [Transcript.Entry], _ framing: VehicleBus.Framing) -> [(String, Reply)] {
        var replies: [(String, Reply)] = []
        var parser: ReplyParser?
        var command = ""
        for entry in entries {
            if entry.direction == .sent {
                if let reply = parser?.finish() { replies.append((command, reply)) }
                command = String(decoding: entry.bytes.dropLast(), as: UTF8.self)
                parser = ReplyParser(command: command)
            } else if parser?.isComplete == false {
                _ = parser?.take(entry.bytes, at: entry.time)
            }
        }
        if let reply = parser?.finish() { replies.append((command, reply)) }
        return replies
    }

    /// Checks that two sessions are read alike, except for what identifies a vehicle.
    private func expectSame(
        _ first: [Transcript.Entry], _ second: [Transcript.Entry], _ framing: VehicleBus.Framing, headersIgnored: Bool
    ) {
        let (old, new) = (replies(first, framing), replies(second, framing))
        #expect(old.count == new.count)
        var headersShown = false
        for ((command, before), (_, after)) in zip(old, new) {
            if command.hasPrefix("ATH") { headersShown = command == "ATH1" && !headersIgnored }
            #expect(before.messages == after.messages, "\(command)")
            #expect(before.hasEcho == after.hasEcho && before.isComplete == after.isComplete)
            let (messages, unreadable) = before.busMessages(framing: framing, headersShown: headersShown)
            let (others, otherUnreadable) = after.busMessages(framing: framing, headersShown: headersShown)
            #expect(unreadable == otherUnreadable, "\(command) \(before.raw) -> \(after.raw)")
            #expect(
                messages.map(essence) == others.map(essence),
                "\(command) \(headersShown): \(before.raw) -> \(after.raw)")
        }
    }

    private func essence(_ message: BusMessage) -> String {
        switch message.content {
        case .failure(let decodingError): return "\(message.ecu): \(decodingError.reason)"
        case .success(let payload):
            let content = IdentityBlank.content(of: payload[...])
            if content == .harmless { return "\(message.ecu): \(payload)" }
            let isVIN = content == .identity(0x02) && (try? VIN.decode([payload])) != nil
            return "\(message.ecu): \(content), \(payload.count) bytes, \(isVIN)"
        }
    }

    @Test(
        arguments: VehicleBus.ofELM327,
        [
            [], .echoAlwaysOn, .headersIgnored,
            [.deliverBytewise, .nulBytes, .interleaved, .ecuOrderReversed, .noChecksum],
        ]
            as [Quirks])
    func nothingOfTheVehicleIsLeft(_ bus: VehicleBus, _ quirks: Quirks) throws {
        let entries = try Self.record(bus, quirks)
        let result = edited(entries)
        #expect(result.count == entries.count)
        for (old, new) in zip(entries, result) {
            #expect(old.bytes.count == new.bytes.count && old.time == new.time && old.direction == new.direction)
            if old.direction == .sent { #expect(old == new) }
        }
        expectNoSecret(result)
        expectSame(entries, result, bus.framing, headersIgnored: quirks.contains(.headersIgnored))
        // The VINs of the engine and the other ECU, in every form.
        let vins = replies(result, bus.framing).filter { $0.0 == "0902" }.map { _, reply in
            [true, false].flatMap { headersShown in
                ServiceAnswer.sort(
                    reply.busMessages(framing: bus.framing, headersShown: headersShown).messages, request: [0x09, 0x02]
                ).compactMap { try? VIN.decode($0.payloads).description }
            }
        }
        if !quirks.contains(.headersIgnored) {
            #expect(vins.flatMap(\.self).allSatisfy { $0 == SessionEditor.placeholder }, "\(vins)")
        }
    }

    @Test(arguments: names) func cutsDoNotMatter(_ name: String) throws {
        let transcript = try Transcript(path: "\(Self.folder)/\(name)")
        let expected = received(edited(transcript.entries))
        expectNoSecret(transcript.entries.isEmpty ? [] : edited(transcript.entries))
        for seed in seeds.prefix(3) {
            var random = SeededGenerator(seed: seed)
            var cut: [Transcript.Entry] = []
            for entry in transcript.entries {
                var rest = entry.bytes[...]
                while !rest.isEmpty {
                    let count = Int.random(in: 1...max(1, min(rest.count, 12)), using: &random)
                    cut.append(Transcript.Entry(entry.direction, Array(rest.prefix(count)), at: entry.time))
                    rest = rest.dropFirst(count)
                }
            }
            #expect(received(edited(cut)) == expected, "seed \(seed)")
        }
    }

    /// Several faults of line and adapter at once: whatever the response is, nothing personal remains.
    @Test(arguments: VehicleBus.ofELM327, seeds.prefix(5)) func brokenSessions(
        _ bus: VehicleBus, _ seed: UInt64
    )
        throws
    {
        let entries = try Self.record(bus, [])
        var random = SeededGenerator(seed: seed)
        for _ in 0..<5 {
            var broken: [Transcript.Entry] = []
            var carried: [UInt8] = []
            for entry in entries {
                guard entry.direction == .received else {
                    broken.append(entry)
                    continue
                }
                var bytes = carried + entry.bytes
                carried = []
                if !bytes.isEmpty, Int.random(in: 0..<3, using: &random) == 0 {
                    let place = Int.random(in: 0..<bytes.count, using: &random)
                    switch Int.random(in: 0..<9, using: &random) {
                    case 0: bytes.remove(at: place)
                    case 1: bytes.insert(bytes[place], at: place)
                    case 2: bytes[place] = random.bytes(1)[0]
                    case 3: bytes.insert(random.bytes(1)[0], at: place)
                    case 4: bytes.insert(0x0D, at: place)
                    case 5: bytes.insert(UInt8(ascii: ">"), at: place)
                    case 6:
                        carried = Array(bytes[place...])
                        bytes = Array(bytes[..<place])
                    case 7: bytes.insert(contentsOf: "<DATA ERROR".utf8, at: bytes.firstIndex(of: 0x0D) ?? place)
                    default: bytes.removeSubrange(place...)
                    }
                }
                if !bytes.isEmpty { broken.append(Transcript.Entry(.received, bytes, at: entry.time)) }
            }
            let result = edited(broken)
            #expect(result.map(\.bytes.count) == broken.map(\.bytes.count))
            expectNoSecret(result, "seed \(seed)")
        }
    }
}
