import OBD

/// Short descriptions of what AT and ST commands do or what the replies to them mean. To add one, add a row.
package enum AdapterCommandMeaning {
    private enum Row: Sendable {
        /// A text for a command to which the adapter replies OK.
        case done(String)
        /// Texts for a command that ends in 0 or 1 (off or on).
        case flag(off: String, on: String)
        /// A text made from the command's argument; nil if the argument is invalid.
        case argument(@Sendable (Substring) -> String?)
        /// A text made from the first line of the reply.
        case answer(@Sendable (String) -> String?)
    }

    /// Returns the description of a command and its reply; nil if there is none.
    /// - Parameter reply: may still be incomplete.
    package static func text(_ command: TypedCommand, _ reply: Reply) -> String? {
        // The longest matching name comes first.
        let names = rows.keys.filter { command.compact.hasPrefix($0) }.sorted { $0.count > $1.count }
        for name in names {
            let argument = command.compact.dropFirst(name.count)
            switch rows[name] {
            case .done(let text)? where argument.isEmpty && reply.contains(.ok): return text
            case .flag(let off, _)? where argument == "0" && reply.contains(.ok): return off
            case .flag(_, let on)? where argument == "1" && reply.contains(.ok): return on
            case .argument(let text)? where !argument.isEmpty && reply.contains(.ok):
                if let text = text(argument) { return text }
            case .answer(let text)? where argument.isEmpty:
                if let value = reply.value, let text = text(value) { return text }
            default: continue
            }
        }
        return nil
    }

    private static let rows: [String: Row] = [
        "ATZ": .answer { _ in "restarted: all settings are at their defaults" },
        "ATWS": .answer { _ in "restarted: all settings are at their defaults" },
        "ATD": .done("all settings are at their defaults"),
        "ATI": .answer { $0.contains("v1.5") ? "its name; ELM never made a v1.5, so it is a clone" : "its name" },
        "AT@1": .answer { _ in "its description" },
        "AT@2": .answer { _ in "its identifier" },
        "STI": .answer { _ in "the firmware of an STN adapter" },
        "STDI": .answer { _ in "the hardware of an STN adapter" },
        "STMFR": .answer { _ in "its manufacturer" },
        "STSN": .answer { _ in "its serial number" },
        "ATRV": .answer(voltage), "STVR": .answer(voltage),
        "ATIGN": .answer { $0 == "ON" ? "ignition on" : $0 == "OFF" ? "ignition off" : nil },
        "ATDP": .answer { _ in "the protocol" },
        "ATDPN": .answer { text in
            let how = text.hasPrefix("A") ? ", detected automatically" : ""
            return VehicleBus(adapterNumber: text).map { $0.name + how } ?? (text == "0" ? "no protocol yet" : nil)
        },
        "ATSP": .argument { protocolChoice($0).map { "protocol \($0), saved" } },
        "ATTP": .argument { protocolChoice($0).map { "protocol \($0)" } },
        "ATSS": .done("searches in standard order"),
        "ATIA": .answer { $0 == "Y" ? "a protocol is open" : $0 == "N" ? "no protocol is open" : nil },
        "ATPC": .done("protocol closed"),
        "ATM": .flag(off: "does not save the protocol", on: "saves the protocol"),
        "ATE": .flag(off: "echo off", on: "echo on"),
        "ATL": .flag(off: "lines end in CR", on: "lines end in CR LF"),
        "ATS": .flag(off: "no spaces between bytes", on: "spaces between bytes"),
        "ATH": .flag(off: "headers off", on: "headers on"),
        "ATR": .flag(off: "does not wait for responses", on: "waits for responses"),
        "ATD0": .done("CAN frame lengths off"), "ATD1": .done("CAN frame lengths on"),
        "ATAL": .done("long messages allowed"), "ATNL": .done("messages of at most 7 bytes"),
        "ATAT": .argument { argument in
            ["0": "fixed timeout", "1": "timeout adapts to responses", "2": "timeout adapts closely to responses"][
                argument]
        },
        "ATST": .argument { argument in
            guard let units = UInt8(argument, radix: 16) else { return nil }
            return units == 0 ? "waits at most 200 ms" : "waits at most \(Int(units) * 4) ms"
        },
        "ATCTM1": .done("normal timeouts"), "ATCTM5": .done("timeouts five times as long"),
        "ATSH": .argument { "sends requests with header \($0)" },
        "ATCP": .argument { "priority \($0) in 29-bit headers" },
        "ATTA": .argument { "sends as tester address \($0)" },
        "ATCRA": .argument { "receives only \($0)" },
        "ATAR": .done("receives what responds to the header"),
        "ATCF": .argument { "filter \($0)" }, "ATCM": .argument { "mask \($0)" },
        "ATSR": .argument { "receives only responses to \($0)" },
        "ATRA": .argument { "receives only responses to \($0)" },
        "ATCAF": .flag(
            off: "you send and read the control byte (PCI) yourself",
            on: "the adapter adds and removes the control byte"),
        "ATCFC": .flag(off: "no flow control: long responses stop", on: "flow control on"),
        "ATCSM": .flag(off: "acknowledges frames while monitoring", on: "silent while monitoring"),
        "ATV": .flag(off: "frames of 8 bytes", on: "frames of variable length"),
        "ATFCSM": .argument { argument in
            [
                "0": "flow control by the adapter", "1": "flow control with your header and data",
                "2": "flow control with your data",
            ][argument]
        },
        "ATFCSH": .argument { "flow control uses header \($0)" },
        "ATFCSD": .argument { "flow control data is \($0)" },
        "ATCEA": .argument { "extended address \($0)" },
        "ATCS": .answer { _ in "CAN errors, transmit (T) and receive (R)" },
        "ATFE": .done("earlier errors are cleared"),
        "ATBI": .done("the bus counts as initialized"),
        "ATKW": .flag(off: "key words are not checked", on: "key words are checked"),
        "ATSW": .argument { argument in
            guard let units = UInt8(argument, radix: 16) else { return nil }
            return units == 0
                ? "the vehicle is not kept awake" : "the vehicle is kept awake every \(Int(units) * 20) ms"
        },
        "ATIB10": .done("K-line at 10400 baud"), "ATIB48": .done("K-line at 4800 baud"),
        "ATIB96": .done("K-line at 9600 baud"),
        "ATBRT": .argument { argument in
            guard let units = UInt8(argument, radix: 16) else { return nil }
            return "waits \((units == 0 ? 256 : Int(units)) * 5) ms for a carriage return at a new baud rate"
        },
        "ATPPS": .answer { _ in "programmable parameters: number, value, F for off or N for on" },
        "ATLP": .done("goes to sleep"),
        "STPTO": .argument { Int($0).map { "waits at most \($0) ms" } },
        "STFAC": .done("all filters are cleared"), "STFCP": .done("pass filters are cleared"),
        "STFCB": .done("block filters are cleared"),
    ]

    @Sendable private static func voltage(_ text: String) -> String? {
        guard let volts = Session.voltage(text) else { return nil }
        return volts < 6 ? "voltage at the connector: too low, the adapter is not in a car" : "voltage at the connector"
    }

    /// Returns the protocol named by the argument of AT SP or AT TP, such as "by search" or "ISO 15765-4 (CAN 11/500),
    /// or by search".
    private static func protocolChoice(_ argument: Substring) -> String? {
        if ["0", "00", "A0", "0A"].contains(argument) { return "automatic" }
        if let bus = VehicleBus(adapterNumber: String(argument)) {
            return bus.name + (argument.count == 2 ? ", or automatic" : "")
        }
        switch argument.last {
        case "A": return "SAE J1939 (CAN 29/250)"
        case "B", "C": return "user-defined (AT PB)"
        default: return nil
        }
    }
}
