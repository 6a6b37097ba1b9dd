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
        "ATZ": .answer { _ in "restarted: all settings are back at their defaults" },
        "ATWS": .answer { _ in "restarted: all settings are back at their defaults" },
        "ATD": .done("all settings are back at their defaults"),
        "ATI": .answer { $0.contains("v1.5") ? "its name; ELM never made a v1.5, so that it is a clone" : "its name" },
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
            let how = text.hasPrefix("A") ? ", found by search" : ""
            return VehicleBus(adapterNumber: text).map { $0.name + how } ?? (text == "0" ? "no protocol yet" : nil)
        },
        "ATSP": .argument { protocolChoice($0).map { "protocol \($0), remembered" } },
        "ATTP": .argument { protocolChoice($0).map { "protocol \($0)" } },
        "ATSS": .done("searches in the standard's order"),
        "ATIA": .answer { $0 == "Y" ? "a protocol is open" : $0 == "N" ? "no protocol is open" : nil },
        "ATPC": .done("protocol closed"),
        "ATM": .flag(off: "does not remember the protocol", on: "remembers the protocol"),
        "ATE": .flag(off: "echo off", on: "echo on"),
        "ATL": .flag(off: "lines end in CR", on: "lines end in CR LF"),
        "ATS": .flag(off: "no spaces between bytes", on: "spaces between bytes"),
        "ATH": .flag(off: "headers off", on: "headers on"),
        "ATR": .flag(off: "does not wait for answers", on: "waits for answers"),
        "ATD0": .done("lengths of CAN frames off"), "ATD1": .done("lengths of CAN frames on"),
        "ATAL": .done("long messages allowed"), "ATNL": .done("messages of 7 bytes at the most"),
        "ATAT": .argument { argument in
            ["0": "fixed waiting", "1": "waits as long as answers take", "2": "waits hardly longer than answers take"][
                argument]
        },
        "ATST": .argument { argument in
            guard let units = UInt8(argument, radix: 16) else { return nil }
            return units == 0 ? "waits 200 ms at the most" : "waits \(Int(units) * 4) ms at the most"
        },
        "ATCTM1": .done("waiting times as they are"), "ATCTM5": .done("waiting times five times as long"),
        "ATSH": .argument { "requests go out with header \($0)" },
        "ATCP": .argument { "priority \($0) in headers of 29 bits" },
        "ATTA": .argument { "sends as tester \($0)" },
        "ATCRA": .argument { "lets through only \($0)" },
        "ATAR": .done("lets through what answers the header"),
        "ATCF": .argument { "filter \($0)" }, "ATCM": .argument { "mask \($0)" },
        "ATSR": .argument { "lets through only answers to \($0)" },
        "ATRA": .argument { "lets through only answers to \($0)" },
        "ATCAF": .flag(
            off: "the control byte (PCI) is yours to send and to read",
            on: "the adapter adds and removes the control byte"),
        "ATCFC": .flag(off: "no flow control: long answers stop", on: "flow control on"),
        "ATCSM": .flag(off: "takes part in the bus while it listens", on: "silent while it listens"),
        "ATV": .flag(off: "frames of 8 bytes", on: "frames as long as they are"),
        "ATFCSM": .argument { argument in
            [
                "0": "flow control by the adapter", "1": "flow control with your header and data",
                "2": "flow control with your data",
            ][argument]
        },
        "ATFCSH": .argument { "flow control goes out with header \($0)" },
        "ATFCSD": .argument { "flow control is \($0)" },
        "ATCEA": .argument { "extended address \($0)" },
        "ATCS": .answer { _ in "errors on CAN, sending (T) and receiving (R)" },
        "ATFE": .done("earlier faults are forgotten"),
        "ATBI": .done("the bus is taken as initialised"),
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
            return "waits \((units == 0 ? 256 : Int(units)) * 5) ms for a carriage return at a new speed"
        },
        "ATPPS": .answer { _ in "programmable parameters: number, value, F for off or N for on" },
        "ATLP": .done("goes to sleep"),
        "STPTO": .argument { Int($0).map { "waits \($0) ms at the most" } },
        "STFAC": .done("all filters are cleared"), "STFCP": .done("filters for what passes are cleared"),
        "STFCB": .done("filters for what is blocked are cleared"),
    ]

    @Sendable private static func voltage(_ text: String) -> String? {
        guard let volts = Session.voltage(text) else { return nil }
        return volts < 6 ? "voltage at the connector: too low, the adapter is in no car" : "voltage at the connector"
    }

    /// Returns the protocol named by the argument of AT SP or AT TP, such as "by search" or "ISO 15765-4 (CAN 11/500),
    /// or by search".
    private static func protocolChoice(_ argument: Substring) -> String? {
        if ["0", "00", "A0", "0A"].contains(argument) { return "by search" }
        if let bus = VehicleBus(adapterNumber: String(argument)) {
            return bus.name + (argument.count == 2 ? ", or by search" : "")
        }
        switch argument.last {
        case "A": return "SAE J1939 (CAN 29/250)"
        case "B", "C": return "of the user's own (AT PB)"
        default: return nil
        }
    }
}
