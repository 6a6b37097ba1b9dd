import OBD
import Testing

@testable import ELM327

/// Modules that respond at addresses of their own: what is expected, what is learned, and what is kept.
@Suite(.timeLimit(.minutes(20))) struct ModuleAddressTests {
    /// An adapter that shows a module's reply only while its filter lets it through.
    private final class Module {
        var request = ""
        var response: UInt32 = 0
        var reply = ""
        /// Whether the adapter knows AT CF and AT CM; if not, it shows everything without AT CRA.
        var knowsMasks = true
        /// Whether the rest of a long reply needs flow control by this header.
        var flowControl: String?
        private var filter: (UInt32, UInt32)?
        private(set) var headers: [String] = []
        private var isExtended = ""
        private var hasFlowControl = false

        func answer(_ command: String) -> String {
            switch command {
            case "ATAR", "ATCRA":
                filter = knowsMasks ? (0x7E8, 0x7F8) : nil
                return "OK"
            case let text where text.hasPrefix("ATCRA"): filter = (UInt32(text.dropFirst(5), radix: 16)!, .max)
            case let text where text.hasPrefix("ATCF"):
                guard knowsMasks else { return "?" }
                filter = (UInt32(text.dropFirst(4), radix: 16)!, filter?.1 ?? .max)
            case let text where text.hasPrefix("ATCM"):
                guard knowsMasks else { return "?" }
                filter = (filter?.0 ?? 0, UInt32(text.dropFirst(4), radix: 16)!)
            case let text where text.hasPrefix("ATSH"): headers.append(String(text.dropFirst(4)))
            case "ATCEA": isExtended = ""
            case let text where text.hasPrefix("ATCEA"): isExtended = "." + text.dropFirst(5)
            case let text where text.hasPrefix("ATFCSH"): hasFlowControl = String(text.dropFirst(6)) == flowControl
            case "ATFCSM0": hasFlowControl = false
            case let text where text.hasPrefix("AT"): break
            default:
                guard (headers.last ?? "") + isExtended == request,
                    filter.map({ response & $0.1 == $0.0 & $0.1 }) ?? true
                else { return "NO DATA" }
                guard flowControl != nil, !hasFlowControl else { return reply }
                return reply.split(separator: "\r").first.map(String.init) ?? ""
            }
            return "OK"
        }
    }

    private func session(_ bus: VehicleBus, _ module: Module) -> (Session, ScriptedTransport) {
        let transport = ScriptedTransport { command, _ in [.says(module.answer(command) + "\r\r>")] }
        let session = Session(adapter: Adapter(transport: transport))
        session.bus = bus
        session.framing = bus.framing
        session.identity = "ELM327 v2.1"
        session.spacesStay = true
        return (session, transport)
    }

    private static let cases: [(bus: VehicleBus, header: String, extended: UInt8?, response: String, reply: String)] = [
        // Peugeot, General Motors, Volkswagen (11 bits), Mercedes, Renault.
        (.can11Bit500, "6A2", nil, "682", "682 07 62 10 E0 00 00 68 40"),
        (.can11Bit500, "241", nil, "641", "641 07 62 10 E0 00 00 68 40"),
        (.can11Bit500, "714", nil, "77E", "77E 07 62 10 E0 00 00 68 40"),
        (.can11Bit500, "5B4", nil, "4F4", "4F4 07 62 10 E0 00 00 68 40"),
        (.can11Bit500, "745", nil, "765", "765 03 7F 22 78 \r765 07 62 10 E0 00 00 68 40"),
        // Volkswagen, and an address that nothing tells.
        (.can29Bit500, "17FC0076", nil, "17FE0076", "17FE0076 03 7F 22 78 \r17FE0076 07 62 10 E0 00 00 68 40"),
        (.can29Bit500, "17FC007B", nil, "17FE007B", "17 FE 00 7B 07 62 10 E0 00 00 68 40"),
        (.can29Bit500, "1C01F9AA", nil, "1C40F9AA", "1C40F9AA 07 62 10 E0 00 00 68 40"),
        // Extended addressing: BMW, and Toyota, which repeats the address byte.
        (.can11Bit500, "6F1", 0x12, "612", "612 F1 10 07 62 10 E0 00 00\r612 F1 21 68 40"),
        (.can11Bit500, "6F1", 0x60, "660", "660 F1 10 07 62 10 E0 00 00\r660 F1 21 68 40 FF FF FF FF"),
        (.can11Bit500, "750", 0x40, "758", "758 40 10 07 62 10 E0 00 00\r758 40 21 68 40"),
        (.can11Bit500, "750", 0x40, "720", "720 40 10 07 62 10 E0 00 00\r720 40 21 68 40"),
    ]

    private func module(
        _ module: (bus: VehicleBus, header: String, extended: UInt8?, response: String, reply: String)
    ) throws -> Module {
        let own = Module()
        let extended = module.extended.map { "." + Hexadecimal.text([$0]) } ?? ""
        own.request = String(module.header.suffix(6)) + extended
        own.response = try #require(UInt32(module.response, radix: 16))
        own.reply = module.reply
        return own
    }

    private static let value: [UInt8] = [0x62, 0x10, 0xE0, 0x00, 0x00, 0x68, 0x40]

    /// Whatever the user has told of where it responds, and whether the adapter has masks: the response is found, and the
    /// next request goes straight to it.
    @Test(arguments: cases, [nil, "right", "7A8"])
    func found(
        _ example: (bus: VehicleBus, header: String, extended: UInt8?, response: String, reply: String), _ told: String?
    ) throws {
        for (knowsMasks, isPatient) in [(true, false), (false, false), (true, true)] {
            let module = try module(example)
            module.knowsMasks = knowsMasks
            let (session, transport) = session(example.bus, module)
            let given = told.flatMap { ECUAddress($0 == "right" ? example.response : $0) }
            func ask() throws -> RequestResult {
                try session.request(
                    [0x22, 0x10, 0xE0], to: ModuleAddress(example.header, extended: example.extended),
                    answeredBy: given, echoedByteCount: 3, isPatient: isPatient)
            }
            let result = try ask()
            #expect(result.answers.map(\.payloads) == [[Self.value]])
            #expect(result.answers.map(\.ecu.description) == [example.response])
            let count = transport.commands.count { $0 == "2210E0" }
            #expect(try ask().answers.map(\.payloads) == [[Self.value]])
            #expect(transport.commands.count { $0 == "2210E0" } == count + 1)
            // All is as it was.
            #expect(session.headerRemedy.isEmpty && ["7DF", "DB33F1"].contains(module.headers.last))
            if told == "right" { #expect(count == 1 && !transport.commands.contains { $0.hasPrefix("ATCF") }) }
            // The next connection knows it.
            let profile = try #require(session.linkProfile(vin: nil))
            #expect(LinkProfile(text: profile.text) == profile && profile.modules == session.modules)
        }
    }

    /// A module that is not there is looked for once.
    @Test func silence() throws {
        let module = Module()
        let (session, transport) = session(.can11Bit500, module)
        for _ in 0..<3 {
            #expect(
                try session.request([0x22, 0x10, 0xE0], to: ModuleAddress("6A2"), echoedByteCount: 3, isPatient: false)
                    .answers.isEmpty)
        }
        #expect(transport.commands.count { $0 == "2210E0" } == 5 && session.modules.isEmpty)
    }

    /// Other traffic is no response, and a window in which there is traffic is not widened.
    @Test func traffic() throws {
        let module = Module()
        module.request = "6A2"
        module.response = 0x6B0
        module.reply = "6B0 11 22 33 44 55 66 77 88\r641 03 41 0D 32\r7E8 07 62 10 E1 00 00 68 40"
        let (session, transport) = session(.can11Bit500, module)
        let result = try session.request(
            [0x22, 0x10, 0xE0], to: ModuleAddress("6A2"), echoedByteCount: 3, isPatient: false)
        #expect(result.answers.isEmpty && session.modules.isEmpty)
        #expect(!transport.commands.contains("ATCF000"))
    }

    /// The adapter's own flow control goes to an address that is not the module's.
    @Test(
        arguments: [
            ("6A2", nil, "682 10 0A 62 10 E1 01 02 03\r682 21 04 05 06 07"),
            ("6F1", 0x12, "612 F1 10 0A 62 10 E1 01 02\r612 F1 21 03 04 05 06 07"),
        ] as [(String, UInt8?, String)])
    func flowControl(_ header: String, _ extended: UInt8?, _ reply: String) throws {
        let module = Module()
        module.request = header + (extended.map { "." + Hexadecimal.text([$0]) } ?? "")
        module.response = extended == nil ? 0x682 : 0x612
        module.reply = reply
        module.flowControl = header
        let (session, transport) = session(.can11Bit500, module)
        for _ in 0..<2 {
            let result = try session.request(
                [0x22, 0x10, 0xE1], to: ModuleAddress(header, extended: extended), echoedByteCount: 3, isPatient: false)
            #expect(result.answers.first?.payloads == [[0x62, 0x10, 0xE1, 1, 2, 3, 4, 5, 6, 7]])
        }
        #expect(transport.commands.contains("ATFCSD" + (extended == nil ? "" : "12") + "300000"))
        #expect(session.modules.values.allSatisfy(\.needsFlowControl) && session.modules.count == 1)
        #expect(transport.commands.last { $0.hasPrefix("ATFCSM") } == "ATFCSM0")
    }

    @Test(arguments: ["6A2=682", "6F1.12=612!", "17FC0076=17FE0076", "DA40F1=18DAF140", "750.40=758"])
    func stored(_ text: String) throws {
        let (address, answer) = try #require(ModuleAddress.parse(text))
        #expect(address.text(answer) == text)
    }

    @Test(arguments: [
        "", "6A2", "6A2=", "=682", "6A=682", "6A2=68", "6F1.1=612", "6F1.12.13=612", "6A2=682=1", "XYZ=682",
    ])
    func wronglyStored(_ text: String) { #expect(ModuleAddress.parse(text) == nil) }
}
