import ELM327
import OBD

/// The settings that AT commands change, with their values after a reset.
struct CANAdapterSettings: Sendable {
    /// AT SH and AT CP; nil for the functional identifier of the protocol.
    var header: UInt32?
    var priority: UInt32 = 0x18
    /// AT CRA; nil for the responses of the standard ECUs.
    var receiveAddress: UInt32?
    /// AT CF and AT CM; nil if not set.
    var receiveFilter: UInt32?
    var receiveMask: UInt32?
    /// AT CEA: the address byte before the control byte; nil for normal addressing.
    var extendedAddress: UInt8?
    /// AT FC SM 1 and AT FC SH: the identifier of flow control; nil to derive it from the response.
    var flowControlHeader: UInt32?
    var hasFlowControlHeader = false
    /// AT CFC.
    var sendsFlowControl = true
    /// AT AT: 0, 1 or 2.
    var adaptive = 1
    /// AT ST, in units of 4 ms.
    var timeout = 0x32

    var timeoutS: Double { Double(timeout) * 0.004 }
    /// How long to wait for another response after one, in seconds. ECUs begin theirs within 50 ms after the request.
    var waitAfterResponseS: Double {
        switch adaptive {
        case 0: timeoutS
        case 1: min(timeoutS, 0.05)
        default: min(timeoutS, 0.025)
        }
    }

    /// Whether requests are for a single module, by its physical address.
    var isPhysical: Bool { header.map { $0 != 0x7DF && $0 >> 8 & 0xFFFF != 0xDB33 } ?? false }

    func shows(_ frame: CANFrame) -> Bool {
        if let receiveAddress { return receiveAddress == frame.identifier }
        guard let receiveFilter, let receiveMask else { return frame.sender.isStandard }
        return frame.identifier & receiveMask == receiveFilter & receiveMask
    }

    /// Whether AT MA shows a frame: all, if there is no filter.
    func monitors(_ frame: CANFrame) -> Bool {
        receiveAddress == nil && receiveFilter == nil || shows(frame)
    }

    mutating func resetFilters() {
        receiveAddress = nil
        receiveFilter = nil
        receiveMask = nil
    }

    /// The identifier at which the sender of a first frame awaits flow control; nil if it is not known.
    func flowControlTarget(of first: CANFrame) -> UInt32? {
        if hasFlowControlHeader, let flowControlHeader { return flowControlHeader }
        // It awaits it where it was asked.
        if isPhysical, let header { return header }
        guard first.isExtended else { return first.sender.isStandard ? first.identifier - 8 : nil }
        // Source and target exchanged: 18DAF110 awaits 18DA10F1.
        let source = first.identifier & 0xFF
        let target = first.identifier >> 8 & 0xFF
        return first.identifier & 0xFFFF_0000 | source << 8 | target
    }
}

/// A line of hexadecimal digits: the bytes to send and, as an odd last digit, the number of frames to wait for.
struct CANRequest: Sendable {
    let message: [UInt8]
    /// Nil to listen until the timeout.
    let count: Int?

    init(message: [UInt8], count: Int?) {
        self.message = message
        self.count = count
    }

    /// Nil if the line is none.
    init?(_ line: [UInt8]) {
        let isCounted = line.count % 2 == 1
        guard line.count >= 2, line.count <= 2 * Self.maxByteCount + 1,
            let bytes = try? BusFrame.hexadecimal(line[..<(line.count - (isCounted ? 1 : 0))])
        else { return nil }
        message = bytes
        guard isCounted else {
            count = nil
            return
        }
        guard let digit = BusFrame.nibble(line[line.count - 1]) else { return nil }
        count = digit == 0 ? nil : Int(digit)
    }

    /// The length of a message has twelve bits.
    private static let maxByteCount = 4095

    static func capital(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 0x20 : byte
    }
}

/// A command of an ELM327 that means something on CAN.
struct CANAdapterCommand: Sendable {
    enum Outcome: Sendable {
        case ok
        case text(String)
        case unknown
        case reset
        case monitor
    }

    let name: String
    /// The numbers of hexadecimal digits that its argument may have.
    let digits: Set<Int>
    let effect: @Sendable (CANAdapter, String) -> Outcome

    private static func said(_ name: String, _ text: @escaping @Sendable (CANAdapter) -> String) -> CANAdapterCommand {
        CANAdapterCommand(name: name, digits: [0]) { adapter, _ in .text(text(adapter)) }
    }

    private static func set(
        _ name: String, _ digits: Set<Int> = [0],
        _ effect: @escaping @Sendable (inout CANAdapterSettings, String) -> Void = { _, _ in }
    ) -> CANAdapterCommand {
        CANAdapterCommand(name: name, digits: digits) { adapter, argument in
            effect(&adapter.settings, argument)
            return .ok
        }
    }

    private static func choose(_ name: String) -> CANAdapterCommand {
        CANAdapterCommand(name: name, digits: [1, 2]) { adapter, argument in
            let number = argument.filter { $0 != "A" }
            if number.isEmpty || number.allSatisfy({ $0 == "0" }) {
                adapter.close(choosing: nil)
                return .ok
            }
            guard let bus = number.first.flatMap({ VehicleBus(elmNumber: $0) }), bus.framing.isCAN else {
                return .unknown
            }
            adapter.close(choosing: bus, isAutomatic: argument.contains("A"))
            // A header is only valid for the protocol for which it was set.
            adapter.settings.header = nil
            adapter.settings.resetFilters()
            return .ok
        }
    }

    /// To add one, add a row. Headers are always shown, and what is a matter of the serial line is accepted.
    static let all: [CANAdapterCommand] = [
        CANAdapterCommand(name: "Z", digits: [0]) { _, _ in .reset },
        CANAdapterCommand(name: "WS", digits: [0]) { _, _ in .reset },
        set("D") { settings, _ in settings = CANAdapterSettings() },
        said("I") { $0.identity },
        said("DP") { $0.isJ1939 && $0.bus == nil ? "AUTO, SAE J1939 (CAN 29/250)" : $0.bus?.name ?? "AUTO" },
        said("DPN") { adapter in
            if adapter.isJ1939, adapter.bus == nil { return "AA" }
            return (adapter.isAutomatic ? "A" : "") + (adapter.bus.map { String($0.elmNumber) } ?? "0")
        },
        choose("SP"), choose("TP"),
        CANAdapterCommand(name: "PC", digits: [0]) { adapter, _ in
            adapter.close(choosing: adapter.bus, isAutomatic: adapter.isAutomatic)
            return .ok
        },
        CANAdapterCommand(name: "MA", digits: [0]) { _, _ in .monitor },
        set("E", [1]), set("L", [1]), set("S", [1]), set("M", [1]), set("AL"), set("FE"),
        CANAdapterCommand(name: "H", digits: [1]) { _, argument in argument == "1" ? .ok : .unknown },
        set("AT", [1]) { $0.adaptive = Int($1) ?? 1 },
        set("ST", [2]) { settings, argument in
            let value = Int(argument, radix: 16) ?? 0
            settings.timeout = value == 0 ? CANAdapterSettings().timeout : value
        },
        CANAdapterCommand(name: "SH", digits: [3, 6, 8]) { adapter, argument in
            guard let value = UInt32(argument, radix: 16) else { return .unknown }
            let header = argument.count == 6 ? adapter.settings.priority << 24 | value : value
            guard adapter.reaches(header) else { return .unknown }
            adapter.settings.header = header
            return .ok
        },
        set("CP", [2]) { $0.priority = UInt32($1, radix: 16) ?? 0x18 },
        set("CRA", [3, 8]) { $0.receiveAddress = UInt32($1, radix: 16) },
        set("CRA") { settings, _ in settings.resetFilters() },
        set("AR") { settings, _ in settings.resetFilters() },
        set("CF", [3, 8]) { settings, argument in
            settings.receiveAddress = nil
            settings.receiveFilter = UInt32(argument, radix: 16)
        },
        set("CM", [3, 8]) { settings, argument in
            settings.receiveAddress = nil
            settings.receiveMask = UInt32(argument, radix: 16)
        },
        set("CEA") { settings, _ in settings.extendedAddress = nil },
        set("CEA", [2]) { $0.extendedAddress = UInt8($1, radix: 16) },
        set("CFC", [1]) { $0.sendsFlowControl = $1 == "1" },
        set("FCSM", [1]) { $0.hasFlowControlHeader = $1 == "1" },
        set("FCSH", [3, 8]) { $0.flowControlHeader = UInt32($1, radix: 16) },
        set("FCSD", [2, 4, 6, 8, 10]),
    ]

    /// Finds the command in the text after "AT", with its argument; nil if it means nothing here.
    static func find(_ text: some Collection<UInt8>) -> (command: CANAdapterCommand, argument: String)? {
        let text = String(decoding: text, as: UTF8.self)
        for command in all where text.hasPrefix(command.name) {
            let argument = String(text.dropFirst(command.name.count))
            if command.digits.contains(argument.count), argument.allSatisfy(\.isHexDigit) { return (command, argument) }
        }
        return nil
    }
}
