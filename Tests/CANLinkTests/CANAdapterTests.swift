import ELM327
import OBD
import Telemetry
import Testing
import Transports

@testable import CANLink

@Suite(.timeLimit(.minutes(20))) struct CANAdapterTests {
    private static let supported = "7E8 064100BE1FA81300"

    private static func car(_ bus: ScriptedBus) {
        bus.answer = { frame in
            switch frame.text {
            case "7DF 0201000000000000": [(0.004, CANFrame(supported)), (0.012, CANFrame("7E9 0641008000000000"))]
            case "7DF 02010D0000000000": [(0.004, CANFrame("7E8 03410D3200000000"))]
            case "7DF 0209020000000000": [(0.004, CANFrame("7E8 1014490201314731"))]
            case "7E0 3000000000000000":
                [(0.001, CANFrame("7E8 2144433535353031")), (0.002, CANFrame("7E8 2232333435363738"))]
            default: []
            }
        }
    }

    /// A bus at another bit rate is alive: nothing is sent before its own rate is known.
    @Test(arguments: [500_000, 250_000]) func sendsOnlyAtTheBitRateThatItHeard(bitRate: Int) throws {
        let bus = ScriptedBus(bitRate: bitRate)
        bus.broadcasts = [CANFrame("280 0102030405060708")]
        Self.car(bus)
        let adapter = CANAdapter(bus)
        #expect(try adapter.reply(to: "0100") == ["7E8064100BE1FA81300", "7E90641008000000000"])
        #expect(bus.activeRates == [bitRate])
        #expect(try adapter.reply(to: "ATDPN") == [bitRate == 500_000 ? "A6" : "A8"])
    }

    /// Whatever the command says.
    @Test func refusesAProtocolOfAnotherBitRate() throws {
        let bus = ScriptedBus(bitRate: 250_000)
        bus.broadcasts = [CANFrame("280 01")]
        let adapter = CANAdapter(bus)
        #expect(try adapter.reply(to: "ATTP6") == ["OK"])
        #expect(try adapter.reply(to: "0100") == ["CAN ERROR"])
        #expect(bus.sent.isEmpty && bus.activeRates.isEmpty)
    }

    /// The rate of an interface of the kernel is not ours to choose.
    @Test func keepsToTheBitRateOfTheInterface() throws {
        let bus = ScriptedBus(bitRate: 250_000)
        bus.choosesBitRate = false
        bus.fixedBitRate = 250_000
        Self.car(bus)
        let adapter = CANAdapter(bus)
        #expect(try adapter.reply(to: "0100").count == 2)
        #expect(try adapter.reply(to: "ATDP") == ["ISO 15765-4 (CAN 11/250)"])
    }

    /// A bit rate that the user names is not used where modules send at another one.
    @Test func refusesAWrongBitRate() throws {
        let bus = ScriptedBus(bitRate: 250_000)
        bus.broadcasts = [CANFrame("123 0102")]
        bus.fixedBitRate = 500_000
        bus.connectsOtherRates = true
        #expect(throws: TransportError.can(.otherBitRate("bus", named: 500_000, found: 250_000))) {
            try CANAdapter(bus).reply(to: "0100")
        }
        #expect(bus.sent.isEmpty && bus.activeRates.isEmpty)
    }

    /// A connector behind a gateway is silent at every bit rate.
    @Test func usesANamedBitRateOnASilentBus() throws {
        let bus = ScriptedBus(bitRate: 250_000)
        bus.fixedBitRate = 250_000
        bus.connectsOtherRates = true
        bus.answer = { $0.text.hasPrefix("7DF 0201") ? [(0.004, CANFrame("7E8 064100BE00000000"))] : [] }
        #expect(try CANAdapter(bus).reply(to: "0100") == ["7E8064100BE00000000"])
        #expect(Set(bus.activeRates) == [250_000])
    }

    /// Behind a gateway nobody sends by himself.
    @Test func searchesASilentBus() throws {
        let bus = ScriptedBus(bitRate: 250_000)
        bus.answer = { frame in
            frame.text == "18DB33F1 0201000000000000" ? [(0.01, CANFrame("18DAF110 064100BE1FA81300"))] : []
        }
        let adapter = CANAdapter(bus)
        #expect(try adapter.reply(to: "0100") == ["18DAF110064100BE1FA81300"])
        #expect(bus.activeRates.last == 250_000)
        #expect(try adapter.reply(to: "ATDPN") == ["A9"])
    }

    @Test func tellsThatNobodyResponds() throws {
        #expect(try CANAdapter(ScriptedBus()).reply(to: "0100") == ["UNABLE TO CONNECT"])
    }

    @Test func knowsATruck() throws {
        let bus = ScriptedBus(bitRate: 250_000)
        bus.broadcasts = [CANFrame("0CF00400 F07D87681300F087")]
        let adapter = CANAdapter(bus)
        #expect(try adapter.reply(to: "0100") == ["NO DATA"])
        #expect(try adapter.reply(to: "ATDPN") == ["AE"])
        #expect(bus.activeRates.allSatisfy { $0 == 250_000 })
    }

    @Test func asksForTheRestOfALongResponse() throws {
        let bus = ScriptedBus()
        Self.car(bus)
        let adapter = CANAdapter(bus)
        _ = try adapter.reply(to: "ATTP6")
        #expect(
            try adapter.reply(to: "0902") == ["7E81014490201314731", "7E82144433535353031", "7E82232333435363738"])
        #expect(bus.sent.last?.text == "7E0 3000000000000000")
    }

    /// Flow control goes where the sender listens.
    @Test(arguments: [
        (["ATTP7"], "18DAF118 1014490201314731", "18DA18F1 3000000000000000"),
        (["ATTP6", "ATSH6A2", "ATCRA682"], "682 1014490201314731", "6A2 3000000000000000"),
        (["ATTP6", "ATSH6F1", "ATCEA12", "ATCRA612"], "612 F110144902013147", "6F1 1230000000000000"),
        (["ATTP6", "ATFCSH7E5", "ATFCSM1"], "7EA 1014490201314731", "7E5 3000000000000000"),
    ])
    func flowControl(settings: [String], first: String, expected: String) throws {
        let bus = ScriptedBus()
        var isFirst = true
        bus.answer = { _ in
            defer { isFirst = false }
            return isFirst ? [(0.004, CANFrame(first))] : []
        }
        let adapter = CANAdapter(bus)
        for setting in settings { #expect(try adapter.reply(to: setting) == ["OK"]) }
        _ = try adapter.reply(to: "0902")
        #expect(bus.sent.last?.text == expected)
    }

    /// A count saves the wait for other ECUs; without one, all of them are heard.
    @Test func countsFrames() throws {
        let bus = ScriptedBus()
        Self.car(bus)
        let adapter = CANAdapter(bus)
        _ = try adapter.reply(to: "ATTP6")
        _ = try adapter.reply(to: "0100")
        let start = adapter.now
        #expect(try adapter.reply(to: "010D1") == ["7E803410D3200000000"])
        #expect(adapter.now.seconds(since: start) < 0.006)
        #expect(try adapter.reply(to: "0100").count == 2)
    }

    /// A line to the adapter takes its time, too: the timeout is that of an ELM327.
    @Test(arguments: [0.05, 0.15]) func waitsForALateResponse(seconds: Double) throws {
        let bus = ScriptedBus()
        bus.answer = { $0.text.hasPrefix("7DF 02010D") ? [(seconds, CANFrame("7E8 03410D3200000000"))] : [] }
        let adapter = CANAdapter(bus)
        _ = try adapter.reply(to: "ATTP6")
        #expect(try adapter.reply(to: "010D") == ["7E803410D3200000000"])
    }

    /// What announces a response is none of those that a request counts.
    @Test func countsNoAnnouncements() throws {
        let bus = ScriptedBus()
        bus.answer = { frame in
            frame.text.hasPrefix("7DF 02010D")
                ? [
                    (0.004, CANFrame("7E8 037F017800000000")), (0.5, CANFrame("7E8 037F017800000000")),
                    (1, CANFrame("7E8 03410D3200000000")),
                ] : []
        }
        let adapter = CANAdapter(bus)
        _ = try adapter.reply(to: "ATTP6")
        _ = try adapter.reply(to: "010C")
        let start = adapter.now
        #expect(try adapter.reply(to: "010D1").last == "7E803410D3200000000")
        #expect(adapter.now.seconds(since: start) < 1.001)
    }

    /// An ECU that announces its response has 5 s for it.
    @Test func waitsForAnAnnouncedResponse() throws {
        let bus = ScriptedBus()
        bus.answer = { frame in
            frame.text.hasPrefix("7DF 0104")
                ? [(0.004, CANFrame("7E8 037F047800000000")), (4.5, CANFrame("7E8 0144000000000000"))] : []
        }
        let adapter = CANAdapter(bus)
        _ = try adapter.reply(to: "ATTP6")
        #expect(try adapter.reply(to: "04") == ["7E8037F047800000000", "7E80144000000000000"])
    }

    /// Each frame of a message may take a second (N_Cr of ISO 15765-2), also after an announcement and in a message of many
    /// frames, and a session waits for it.
    @Test(arguments: [false, true]) func waitsForLateFrames(isAnnounced: Bool) throws {
        let bus = ScriptedBus()
        let message = [0x49, 0x02, 0x01] + Array("1G1JC5444R7252367".utf8) + [UInt8](repeating: 0x41, count: 22)
        let parts = TransportPart.frames(message).map { CANFrame(identifier: 0x7E8, isExtended: false, data: $0) }
        bus.answer = { frame in
            switch frame.text {
            case "7DF 0201000000000000": [(0.004, CANFrame(Self.supported))]
            case "7DF 0209020000000000":
                isAnnounced ? [(0.004, CANFrame("7E8 037F097800000000")), (4.5, parts[0])] : [(0.004, parts[0])]
            case "7E0 3000000000000000":
                parts.dropFirst().enumerated().map { (0.98 * Double($0 + 1), $1) }
            default: []
            }
        }
        let session = Session(adapter: Adapter(transport: CANAdapter(bus)))
        _ = try session.open()
        try session.connect(voltage: nil)
        let start = bus.now
        #expect(try session.request([0x09, 0x02]).answers.map(\.payloads) == [[message]])
        #expect(bus.now.seconds(since: start) < (isAnnounced ? 4.6 : 0.1) + 0.98 * Double(parts.count))
    }

    /// A message of which the rest does not come is given up soon after that.
    @Test func givesUpACutMessage() throws {
        let bus = ScriptedBus()
        bus.answer = { $0.text.hasPrefix("7DF 020902") ? [(0.004, CANFrame("7E8 1014490201314731"))] : [] }
        let adapter = CANAdapter(bus)
        _ = try adapter.reply(to: "ATTP6")
        _ = try adapter.reply(to: "010D")
        let start = bus.now
        #expect(try adapter.reply(to: "0902") == ["7E81014490201314731"])
        #expect((1...1.2).contains(bus.now.seconds(since: start)))
    }

    /// A search waits as well, so that no request is sent while an ECU still works on the one before.
    @Test func waitsForAnAnnouncedResponseInASearch() throws {
        let bus = ScriptedBus()
        var pendingUntil = Instant.zero
        var overlaps = 0
        bus.answer = { [unowned bus] frame in
            guard frame.identifier == 0x7DF else { return [] }
            guard bus.now >= pendingUntil else {
                overlaps += 1
                return [(0.005, CANFrame("7E9 0641008000000000"))]
            }
            pendingUntil = bus.now.advanced(bySeconds: 2)
            return [
                (0.005, CANFrame("7E9 0641008000000000")), (0.02, CANFrame("7E8 037F017800000000")),
                (2, CANFrame("7E8 064100BE00000000")),
            ]
        }
        let adapter = CANAdapter(bus)
        let reply = try adapter.reply(to: "0100")
        #expect(reply.contains("7E8064100BE00000000") && reply.contains("7E90641008000000000"), "\(reply)")
        #expect(overlaps == 0)
    }

    // MARK: Several modules at once

    /// A battery with a long response and a module for tires, each with 20 ms to think.
    private static func modules(_ bus: ScriptedBus) {
        bus.answer = { frame in
            switch frame.text {
            case "7DF 0201000000000000": [(0.004, CANFrame(Self.supported))]
            case "7E4 0322010100000000": [(0.02, CANFrame("7EC 1009620101AABBCCDD"))]
            case "7E4 3000000000000000": [(0.001, CANFrame("7EC 2105060000000000"))]
            case "7A0 0322C00B00000000": [(0.02, CANFrame("7A8 0562C00B11220000"))]
            case "770 0322BC0300000000":
                [(0.01, CANFrame("778 037F227800000000")), (0.9, CANFrame("778 0462BC0333000000"))]
            default: []
            }
        }
    }

    /// Both are on the bus before one has answered, and flow control goes where the module was asked.
    @Test func asksSeveralModulesAtOnce() throws {
        let bus = ScriptedBus()
        Self.modules(bus)
        bus.broadcasts = [CANFrame("280 0102030405060708")]
        let adapter = CANAdapter(bus)
        _ = try adapter.reply(to: "ATTP6")
        _ = try adapter.reply(to: "0100")
        // What filters others lets the modules through.
        _ = try adapter.reply(to: "ATCRA7E8")
        let start = bus.now
        #expect(
            try adapter.reply(to: "@7E4>7EC:220101,7A0>7A8:22C00B")
                == ["7EC1009620101AABBCCDD", "7A80562C00B11220000", "7EC2105060000000000"])
        #expect(bus.now.seconds(since: start) < 0.025)
        #expect(
            bus.sent.suffix(3).map(\.text) == [
                "7E4 0322010100000000", "7A0 0322C00B00000000", "7E4 3000000000000000",
            ])
    }

    /// A module that is silent costs the others nothing but the wait, and one that announces its response gets it.
    @Test func awaitsWhatIsAnnounced() throws {
        let bus = ScriptedBus()
        Self.modules(bus)
        let adapter = CANAdapter(bus)
        _ = try adapter.reply(to: "ATTP6")
        _ = try adapter.reply(to: "0100")
        #expect(
            try adapter.reply(to: "@770>778:22BC03,7A0>7A8:22C00B")
                == ["778037F227800000000", "7A80562C00B11220000", "7780462BC0333000000"])
        #expect(try adapter.reply(to: "@7A0>7A8:22C00B,7B0>7B8:22C00B") == ["7A80562C00B11220000"])
        #expect(try adapter.reply(to: "@7B0>7B8:22C00B") == ["NO DATA"])
        for wrong in ["@", "@7A0>7A8:", "@7A0>7A8:22C00", "@7A0:22C00B", "@7A0>7A8:22C00B,7A0>7A8:22C00C"] {
            #expect(try adapter.reply(to: wrong) == ["?"], "\(wrong)")
        }
    }

    /// Frames of other testers and modules are nobody's responses, and end no wait.
    @Test func ignoresTraffic() throws {
        let bus = ScriptedBus()
        bus.broadcasts = [CANFrame("280 0102030405060708")]
        Self.car(bus)
        let adapter = CANAdapter(bus)
        _ = try adapter.reply(to: "ATTP6")
        #expect(try adapter.reply(to: "010D") == ["7E803410D3200000000"])
        #expect(try adapter.reply(to: "010F") == ["NO DATA"])
    }

    /// A request longer than a frame waits for flow control, and obeys it.
    @Test func segmentsLongRequests() throws {
        let bus = ScriptedBus()
        bus.answer = { frame in
            switch frame.text {
            case "7DF 100922F400F401F4": [(0.002, CANFrame("7E8 3001050000000000"))]
            case "7DF 2102F40300000000": [(0.004, CANFrame("7E8 0462F40012000000"))]
            default: []
            }
        }
        let adapter = CANAdapter(bus)
        _ = try adapter.reply(to: "ATTP6")
        #expect(try adapter.reply(to: "22F400F401F402F403") == ["7E80462F40012000000"])
    }

    @Test func monitorsUntilAByteArrives() throws {
        let bus = ScriptedBus()
        bus.broadcasts = [CANFrame("280 0102")]
        let adapter = CANAdapter(bus)
        _ = try adapter.reply(to: "ATTP6")
        try adapter.send(Array("ATMA\r".utf8))
        #expect(
            String(decoding: try #require(try adapter.receive(before: .distantFuture)).bytes, as: UTF8.self)
                == "2800102\r")
        try adapter.send([0x20])
        #expect(try adapter.receive(before: adapter.now)?.bytes.last == UInt8(ascii: ">"))
        #expect(try adapter.reply(to: "ATI") == ["CAN interface (scripted)"])
    }

    @Test(arguments: ["ATXY", "ATH0", "ATRV", "01G0", "0", "STI", "ATTP3", "ATSH12"])
    func refusesWhatMeansNothing(command: String) throws {
        #expect(try CANAdapter(ScriptedBus()).reply(to: command) == ["?"])
    }
}
