import OBD
import Telemetry

/// One AT command: its name, what may follow it, and what it does. To add one, add a row.
struct ATCommand: Sendable {
    enum Argument: Sendable {
        case none
        /// 0 or 1.
        case flag
        /// One of these numbers of hexadecimal digits.
        case digits(Set<Int>)
    }

    enum Answer: Sendable {
        case ok
        case text(String)
        case reset(warm: Bool)
        /// Listens until a byte arrives.
        case monitor
        /// Tries another rate of the serial line, by the handshake of AT BRD with this identity.
        case newRate(Int, identity: String)
        case unknown
    }

    let name: String
    let argument: Argument
    let effect: @Sendable (inout VirtualAdapter, String, Instant) -> Answer

    private static func flag(_ name: String, _ path: any WritableKeyPath<AdapterSettings, Bool> & Sendable)
        -> ATCommand
    {
        ATCommand(name: name, argument: .flag) { adapter, argument, _ in
            adapter.settings[keyPath: path] = argument == "1"
            return .ok
        }
    }

    private static func said(_ name: String, _ text: @escaping @Sendable (VirtualAdapter, Instant) -> String)
        -> ATCommand
    {
        ATCommand(name: name, argument: .none) { adapter, _, time in .text(text(adapter, time)) }
    }

    private static func done(
        _ name: String, _ argument: Argument = .none,
        _ effect: @escaping @Sendable (inout AdapterSettings, String) -> Void = { _, _ in }
    ) -> ATCommand {
        ATCommand(name: name, argument: argument) { adapter, text, _ in
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

    static let all: [ATCommand] = [
        ATCommand(name: "Z", argument: .none) { _, _, _ in .reset(warm: false) },
        ATCommand(name: "WS", argument: .none) { _, _, _ in .reset(warm: true) },
        ATCommand(name: "D", argument: .none) { adapter, _, _ in
            adapter.settings = AdapterSettings()
            // The stored protocol comes back; where it is the one in use, it stays open.
            if adapter.protocolChoice != adapter.savedChoice {
                adapter.closeProtocol()
                adapter.protocolChoice = adapter.savedChoice
            }
            return .ok
        },
        said("I") { adapter, _ in adapter.identity },
        said("@1") { _, _ in "OBDII to RS232 Interpreter" },
        // No identifier was stored.
        ATCommand(name: "@2", argument: .none) { _, _, _ in .unknown },
        said("RV") { adapter, time in adapter.voltageText(at: time) },
        said("IGN") { adapter, time in adapter.isIgnitionOn(at: time) ? "ON" : "OFF" },
        said("DP") { adapter, _ in adapter.protocolChoice.description },
        said("DPN") { adapter, _ in adapter.protocolChoice.number },
        said("CS") { _, _ in "T:00 R:00" },
        choose("SP", saved: true), choose("TP", saved: false),
        ATCommand(name: "PC", argument: .none) { adapter, _, _ in
            adapter.closeProtocol()
            return .ok
        },
        ATCommand(name: "MA", argument: .none) { _, _, _ in .monitor },
        ATCommand(name: "BRD", argument: .digits([2])) { adapter, text, _ in
            guard let divisor = Int(text, radix: 16), divisor > 0 else { return .unknown }
            return .newRate(4_000_000 / divisor, identity: adapter.identity)
        },
        done("BRT", .digits([2])) { settings, text in
            let value = Int(text, radix: 16) ?? 0
            settings.rateTimeoutS = Double(value == 0 ? 256 : value) * 0.005
        },

        ATCommand(name: "E", argument: .flag) { adapter, text, _ in
            if !adapter.quirks.contains(.echoAlwaysOn) { adapter.settings.echo = text == "1" }
            return .ok
        },
        ATCommand(name: "H", argument: .flag) { adapter, text, _ in
            if !adapter.quirks.contains(.headersIgnored) { adapter.settings.headers = text == "1" }
            return .ok
        },
        flag("L", \.linefeeds), flag("S", \.spaces), flag("CAF", \.canFormatting), flag("CFC", \.canFlowControl),
        flag("D", \.lengths), flag("R", \.responses),
        done("AL") { settings, _ in settings.longMessages = true },
        done("NL") { settings, _ in settings.longMessages = false },
        ATCommand(name: "AT", argument: .digits([1])) { adapter, text, _ in
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
        done("SH", .digits([8])) { settings, text in settings.header = UInt32(text, radix: 16) },
        done("CP", .digits([2])) { settings, text in settings.canPriority = UInt32(text, radix: 16) ?? 0x18 },
        done("CRA", .digits([3, 8])) { settings, text in settings.receiveAddress = UInt32(text, radix: 16) },
        done("CRA") { settings, _ in settings.receiveAddress = nil },
        done("AR") { settings, _ in settings.receiveAddress = nil },

        // Accepted, without an effect that could be seen here.
        done("M", .flag), done("FE"), done("SS"), done("BI"), done("V", .flag), done("KW", .flag), done("CSM", .flag),
        done("CTM1"), done("CTM5"), done("AMT", .digits([2])), done("SW", .digits([2])), done("CV", .digits([4])),
        done("CEA"), done("CEA", .digits([2])), done("CF", .digits([3, 8])), done("CM", .digits([3, 8])),
        done("FCSM", .digits([1])), done("FCSH", .digits([3, 6, 8])), done("FCSD", .digits([2, 4, 6, 8, 10])),
        done("IB10"), done("IB96"), done("IB48"), done("IIA", .digits([2])), done("JE"), done("JS"),
        done("JHF", .flag), done("JTM1"), done("JTM5"), done("SD", .digits([2])), done("TA", .digits([2])),
        done("WM", .digits([2, 4, 6, 8, 10, 12])), done("RA", .digits([2])), done("SR", .digits([2])),
    ]

    /// The command in the text after "AT" (capital letters, no spaces), with its argument.
    static func find(_ text: String) -> (command: ATCommand, argument: String)? {
        for command in all where text.hasPrefix(command.name) {
            let argument = String(text.dropFirst(command.name.count))
            let fits =
                switch command.argument {
                case .none: argument.isEmpty
                case .flag: argument == "0" || argument == "1"
                case .digits(let counts): counts.contains(argument.count) && argument.allSatisfy(\.isHexDigit)
                }
            if fits { return (command, argument) }
        }
        return nil
    }
}
