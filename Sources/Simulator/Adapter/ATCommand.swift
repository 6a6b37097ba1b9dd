import OBD
import Telemetry

/// An AT command: its name, its argument, and its effect. To add one, add a row.
struct ATCommand: Sendable {
    enum Argument: Sendable {
        case none
        /// 0 or 1.
        case flag
        /// As many hexadecimal digits as one of these numbers.
        case digits(Set<Int>)
        /// Any text, which the command checks itself.
        case text
    }

    enum Answer: Sendable {
        case ok
        /// Only the prompt.
        case nothing
        case text(String)
        case lines([String])
        case reset(warm: Bool)
        /// Listens until a byte arrives.
        case monitor
        /// Tries another baud rate, by the handshake of AT BRD with this identity.
        case newRate(Int, identity: String)
        case unknown
    }

    let name: String
    /// The version in which it first appeared.
    var since = ELMVersion.v10
    let argument: Argument
    let effect: Effect

    typealias Effect = @Sendable (inout VirtualAdapter, String, Instant) -> Answer

    private static func flag(
        _ name: String, since: ELMVersion = .v10, _ path: any WritableKeyPath<AdapterSettings, Bool> & Sendable
    ) -> ATCommand {
        done(name, since: since, .flag) { settings, argument in settings[keyPath: path] = argument == "1" }
    }

    private static func said(
        _ name: String, since: ELMVersion = .v10, _ text: @escaping @Sendable (VirtualAdapter, Instant) -> String
    ) -> ATCommand {
        ATCommand(name: name, since: since, argument: .none) { adapter, _, time in .text(text(adapter, time)) }
    }

    private static func done(
        _ name: String, since: ELMVersion = .v10, _ argument: Argument = .none,
        _ effect: @escaping @Sendable (inout AdapterSettings, String) -> Void = { _, _ in }
    ) -> ATCommand {
        ATCommand(name: name, since: since, argument: argument) { adapter, text, _ in
            effect(&adapter.settings, text)
            return .ok
        }
    }

    private static func choose(_ name: String, saved: Bool) -> ATCommand {
        ATCommand(name: name, argument: .digits([1, 2])) { adapter, text, _ in
            guard let choice = ProtocolChoice(text) else { return .unknown }
            adapter.choose(choice, saved: saved)
            return .ok
        }
    }

    /// Returns a command that writes to the non-volatile memory, with no effect in the simulator.
    private static func stored(_ name: String, since: ELMVersion = .v10, _ argument: Argument) -> ATCommand {
        ATCommand(name: name, since: since, argument: argument) { adapter, _, _ in
            adapter.store()
            return .ok
        }
    }

    private static func monitor(_ name: String, _ argument: Argument) -> ATCommand {
        ATCommand(name: name, argument: argument) { _, _, _ in .monitor }
    }

    static let all: [ATCommand] = general + messages + accepted

    private static let general: [ATCommand] = [
        ATCommand(name: "Z", argument: .none) { _, _, _ in .reset(warm: false) },
        ATCommand(name: "WS", argument: .none) { _, _, _ in .reset(warm: true) },
        ATCommand(name: "D", argument: .none) { adapter, _, _ in
            adapter.settings = adapter.defaults
            // AT D restores the stored protocol; if that is the current one, it stays open.
            if adapter.protocolChoice != adapter.savedChoice {
                adapter.closeProtocol()
                adapter.protocolChoice = adapter.savedChoice
            }
            return .ok
        },
        said("I") { adapter, _ in adapter.identity },
        said("@1") { adapter, _ in adapter.firmware.description },
        // No device identifier was stored.
        ATCommand(name: "@2", since: .v13, argument: .none) { _, _, _ in .unknown },
        said("RV") { adapter, time in adapter.voltageText(at: time) },
        said("IGN", since: .v14) { adapter, time in adapter.isIgnitionOn(at: time) ? "ON" : "OFF" },
        said("DP") { adapter, _ in adapter.isJ1939 ? "AUTO, SAE J1939 (CAN 29/250)" : adapter.protocolChoice.description
        },
        said("DPN") { adapter, _ in
            adapter.quirks.contains(.dpnZero) ? "0" : adapter.isJ1939 ? "AA" : adapter.protocolChoice.number
        },
        said("IA", since: .v22) { adapter, _ in adapter.isOpen ? "Y" : "N" },
        said("AMC", since: .v20) { _, _ in "00" },
        said("CS") { _, _ in "T:00 R:00" },
        said("RD", since: .v14) { _, _ in "00" },
        ATCommand(name: "FE", since: .v13a, argument: .none) { adapter, _, _ in
            adapter.isCANBlocked = false
            return .ok
        },
        choose("SP", saved: true), choose("TP", saved: false),
        ATCommand(name: "PC", argument: .none) { adapter, _, _ in
            adapter.closeProtocol()
            return .ok
        },
        monitor("MA", .none), monitor("MR", .digits([2])), monitor("MT", .digits([2])),
        ATCommand(name: "BRD", since: .v12, argument: .digits([2])) { adapter, text, _ in
            guard let divisor = Int(text, radix: 16), divisor > 0 else { return .unknown }
            return .newRate(4_000_000 / divisor, identity: adapter.identity)
        },
        done("BRT", since: .v12, .digits([2])) { settings, text in
            let value = Int(text, radix: 16) ?? 0
            settings.rateTimeoutS = Double(value == 0 ? 256 : value) * 0.005
        },
        ATCommand(name: "PPS", since: .v11, argument: .none) { adapter, _, _ in .lines(adapter.parameters.lines) },
        ATCommand(name: "PP", since: .v11, argument: .text) { adapter, text, _ in
            guard adapter.parameters.set(text) else { return .unknown }
            adapter.store()
            return .ok
        },
        stored("CV", .digits([4])), stored("SD", since: .v14, .digits([2])), stored("@3", since: .v13, .text),
    ]

    private static let messages: [ATCommand] = [
        ATCommand(name: "E", argument: .flag) { adapter, text, _ in
            if !adapter.quirks.contains(.echoAlwaysOn) { adapter.settings.echo = text == "1" }
            return .ok
        },
        ATCommand(name: "H", argument: .flag) { adapter, text, _ in
            if !adapter.quirks.contains(.headersIgnored) { adapter.settings.headers = text == "1" }
            return .ok
        },
        ATCommand(name: "S", since: .v13, argument: .flag) { adapter, text, _ in
            if !adapter.quirks.contains(.spacesStay) { adapter.settings.spaces = text == "1" }
            return .ok
        },
        flag("L", \.linefeeds), flag("CAF", \.canFormatting), flag("CFC", \.canFlowControl),
        flag("M", \.memory),
        flag("D", since: .v13, \.lengths), flag("R", \.responses),
        done("AL") { settings, _ in settings.longMessages = true },
        done("NL") { settings, _ in settings.longMessages = false },
        ATCommand(name: "AT", since: .v12, argument: .digits([1])) { adapter, text, _ in
            guard let level = Int(text), level <= 2 else { return .unknown }
            adapter.settings.adaptive = level
            return .ok
        },
        done("ST", .digits([2])) { settings, text in
            let value = Int(text, radix: 16) ?? 0
            settings.timeout = value == 0 ? 0x32 : value
        },
        done("SH", .digits([3])) { settings, text in settings.header = UInt32(text, radix: 16) },
        ATCommand(name: "SH", argument: .digits([6])) { adapter, text, _ in
            guard let low = UInt32(text, radix: 16) else { return .unknown }
            let is29Bit = adapter.protocolChoice.bus?.framing == .can29
            adapter.settings.header = is29Bit ? adapter.settings.canPriority << 24 | low : low
            return .ok
        },
        done("SH", since: .v20, .digits([8])) { settings, text in settings.header = UInt32(text, radix: 16) },
        done("CP", .digits([2])) { settings, text in settings.canPriority = UInt32(text, radix: 16) ?? 0x18 },
        done("CRA", since: .v13, .digits([3, 8])) { settings, text in
            settings.receiveAddress = UInt32(text, radix: 16)
        },
        done("CRA", since: .v14b) { settings, _ in settings.resetFilters() },
        done("AR", since: .v12) { settings, _ in settings.resetFilters() },
        done("CF", .digits([3, 8])) { settings, text in
            settings.receiveAddress = nil
            settings.receiveFilter = UInt32(text, radix: 16)
        },
        done("CM", .digits([3, 8])) { settings, text in
            settings.receiveAddress = nil
            settings.receiveMask = UInt32(text, radix: 16)
        },
        done("CEA", since: .v14) { settings, _ in settings.extendedAddress = nil },
        done("CEA", since: .v14, .digits([2])) { settings, text in settings.extendedAddress = UInt8(text, radix: 16) },
        done("FCSM", since: .v11, .digits([1])) { settings, text in settings.flowControlMode = Int(text) ?? 0 },
        done("FCSH", since: .v11, .digits([3, 6, 8])) { settings, text in
            settings.flowControlHeader = UInt32(text, radix: 16)
        },
    ]

    /// Commands that are accepted, with no effect in the simulator.
    private static let accepted: [ATCommand] = [
        done("BI"), done("IB10"), done("IB96"), done("SW", .digits([2])),
        done("WM", .digits([2, 4, 6, 8, 10, 12])), done("FCSD", since: .v11, .digits([2, 4, 6, 8, 10])),
        done("IFR0", since: .v12), done("IFR1", since: .v12), done("IFR2", since: .v12), done("IFRH", since: .v12),
        done("IFRS", since: .v12), done("IIA", since: .v12, .digits([2])), done("KW", since: .v12, .flag),
        done("SR", since: .v12, .digits([2])), done("RA", since: .v13, .digits([2])), done("V", since: .v13, .flag),
        done("JE", since: .v13), done("JS", since: .v13), done("SS", since: .v14),
        done("IB48", since: .v14),
        done("PB", since: .v14, .digits([4])),
        done("TA", since: .v14, .digits([2])), done("CSM", since: .v14b, .flag), done("JHF", since: .v14b, .flag),
        done("JTM1", since: .v14b), done("JTM5", since: .v14b), done("AMT", since: .v20, .digits([2])),
        done("CTM1", since: .v21), done("CTM5", since: .v21), done("CER", since: .v22, .digits([2])),
        done("FT", since: .v22), done("FT", since: .v22, .digits([2])), done("IB12", since: .v22),
        done("IB15", since: .v22), done("IFR4", since: .v22), done("IFR5", since: .v22), done("IFR6", since: .v22),
        done("C", since: .v23, .flag),
    ]

    /// Whether the command works even on an adapter that answers OK to everything.
    var isBasic: Bool { Self.basic.contains(name) }

    private static let basic: Set<String> = [
        "Z", "WS", "D", "I", "@1", "RV", "DP", "DPN", "SP", "TP", "PC", "E", "H", "L", "ST",
    ]

    /// Finds the command in the text after "AT" (upper case, no spaces), with its argument; nil if `firmware` does not
    /// support it.
    static func find(_ text: String, _ firmware: Firmware) -> (command: ATCommand, argument: String)? {
        for command in all where text.hasPrefix(command.name) && firmware.knows(command) {
            let argument = String(text.dropFirst(command.name.count))
            let fits =
                switch command.argument {
                case .none: argument.isEmpty
                case .flag: argument == "0" || argument == "1"
                case .digits(let counts): counts.contains(argument.count) && argument.allSatisfy(\.isHexDigit)
                case .text: true
                }
            if fits { return (command, argument) }
        }
        return nil
    }
}
