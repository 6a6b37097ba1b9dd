import Telemetry
import Testing
import Transports

@testable import CANLink

/// An slcan adapter on a bus on which a module sends each 10 ms, in virtual time.
private final class ScriptedSlcan: Transport {
    /// What it knows, and whether it answers commands.
    enum Firmware {
        /// L, with an answer to each command.
        case lawicel
        /// M1 and O, and an answer to V only.
        case canable
        /// Neither L nor M1.
        case deaf
    }

    let device = "slcan:bus"
    var now = Instant.zero
    private let firmware: Firmware
    private let bitRate: Int?
    private var chosen = 0
    private var isSilent = false
    private var isOpen = false
    private var line: [UInt8] = []
    private var output: [UInt8] = []
    private var nextFrame = Instant.zero
    /// The commands, without the frames.
    private(set) var commands: [String] = []
    /// The bit rates at which it took part in the bus, not only listened.
    private(set) var activeRates: Set<Int> = []
    private(set) var sent: [String] = []

    /// - Parameter bitRate: of the bus; nil if nobody sends.
    init(_ firmware: Firmware, bitRate: Int?) {
        self.firmware = firmware
        self.bitRate = bitRate
    }

    func send(_ bytes: [UInt8]) {
        for byte in bytes {
            guard byte == 0x0D else {
                line.append(byte)
                continue
            }
            perform(String(decoding: line, as: UTF8.self))
            line = []
        }
    }

    private func perform(_ text: String) {
        if text.first == "t" || text.first == "T" { return sent.append(text) }
        if !text.isEmpty { commands.append(text) }
        switch text {
        case "C": isOpen = false
        case "V": output += Array("V1013\r".utf8)
        case "L" where firmware == .lawicel:
            isOpen = true
            isSilent = true
        case "L", "M0", "M1":
            guard firmware == .canable, text != "L" else { return answer(refused: true) }
            isSilent = text == "M1"
        case "O":
            isOpen = true
            if firmware == .lawicel { isSilent = false }
            if !isSilent { activeRates.insert(chosen) }
        default: if text.hasPrefix("S") { chosen = SlcanInterface.bitRates[Int(text.dropFirst()) ?? 0] }
        }
        if text != "V" { answer(refused: false) }
    }

    private func answer(refused: Bool) { if firmware != .canable { output += [refused ? 0x07 : 0x0D] } }

    func receive(before deadline: Instant) -> Received? {
        if output.isEmpty, isOpen, chosen == bitRate, max(now, nextFrame) <= deadline {
            now = max(now, nextFrame)
            nextFrame = now.advanced(bySeconds: 0.01)
            output += Array("t28080102030405060708\r".utf8)
        }
        guard !output.isEmpty else {
            if deadline != .distantFuture { now = max(now, deadline) }
            return nil
        }
        defer { output = [] }
        return Received(bytes: output, time: now)
    }

    func close() {}
}

/// Nothing is sent to a bus, not even an acknowledgment, before frames were received at its bit rate.
@Suite(.timeLimit(.minutes(20))) struct SlcanListeningTests {
    @Test(arguments: [500_000, 250_000], [true, false]) func listensFirst(bitRate: Int, isCANable: Bool) throws {
        let bus = ScriptedSlcan(isCANable ? .canable : .lawicel, bitRate: bitRate)
        let adapter = CANAdapter(try SlcanInterface(bus, bitRate: nil))
        _ = try adapter.reply(to: "0100")
        #expect(bus.activeRates == [bitRate])
        #expect(!bus.sent.isEmpty)
        #expect(bus.commands.contains(isCANable ? "M1" : "L"))
        // The silent mode is not left behind.
        #expect(bus.commands.last { $0.hasPrefix("M") } == (isCANable ? "M0" : nil))
    }

    /// A bus on which nobody sends cannot be disturbed.
    @Test func triesASilentBus() throws {
        let bus = ScriptedSlcan(.lawicel, bitRate: nil)
        let adapter = CANAdapter(try SlcanInterface(bus, bitRate: nil))
        #expect(try adapter.reply(to: "0100") == ["UNABLE TO CONNECT"])
        #expect(bus.activeRates == [500_000, 250_000])
        #expect(bus.commands.firstIndex(of: "O") ?? 0 > bus.commands.lastIndex(of: "L") ?? .max)
    }

    /// Without a way to listen, the user has to name the bit rate, and then it is used.
    @Test func doesNotGuess() throws {
        let bus = ScriptedSlcan(.deaf, bitRate: 250_000)
        let adapter = CANAdapter(try SlcanInterface(bus, bitRate: nil))
        #expect(throws: TransportError.can(.cannotListen("slcan:bus"))) { try adapter.reply(to: "0100") }
        #expect(bus.activeRates.isEmpty && bus.sent.isEmpty)
        let named = ScriptedSlcan(.deaf, bitRate: 250_000)
        _ = try CANAdapter(try SlcanInterface(named, bitRate: 250_000)).reply(to: "0100")
        #expect(named.activeRates == [250_000] && !named.sent.isEmpty)
    }
}
