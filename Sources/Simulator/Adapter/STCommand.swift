import OBD
import Telemetry

/// A command that an STN1110 supports in addition to those of the ELM327 (ScanTool FRPM). Only those that are useful to
/// a program are here. To add one, add a row.
struct STCommand: Sendable {
    let name: String
    let takesNumber: Bool
    let effect: ATCommand.Effect

    static let firmware = "STN1110 v4.2.1"

    private static func said(_ name: String, _ text: String) -> STCommand {
        STCommand(name: name, takesNumber: false) { _, _, _ in .text(text) }
    }

    static let all: [STCommand] = [
        said("I", firmware), said("DI", "OBDLink SX r4.2"), said("MFR", "ScanTool.net LLC"), said("SN", "110010000001"),
        STCommand(name: "BRT", takesNumber: true) { adapter, text, _ in
            guard let milliseconds = Int(text), milliseconds <= 65535 else { return .unknown }
            adapter.settings.rateTimeoutS = Double(milliseconds) / 1000
            return .ok
        },
        STCommand(name: "BR", takesNumber: true) { _, text, _ in
            rate(text).map { .newRate($0, identity: firmware) } ?? .unknown
        },
        // Meant for a person at a terminal: the response comes at the old rate, everything after it at the new one.
        STCommand(name: "SBR", takesNumber: true) { adapter, text, time in
            guard let rate = rate(text) else { return .unknown }
            adapter.output.emit(Array("OK".utf8) + adapter.lineEnd, at: time)
            adapter.line.set(rate)
            adapter.output.baud = adapter.line.rate
            return .nothing
        },
    ]

    /// Returns the rate that the clock can produce, if it is within 3 % of the requested one; otherwise nil.
    private static func rate(_ text: String) -> Int? {
        let fastest = 10_000_000
        guard let wanted = Int(text), (38...fastest).contains(wanted) else { return nil }
        let made = fastest / max(1, Int((Double(fastest) / Double(wanted)).rounded()))
        return abs(made - wanted) * 100 <= wanted * 3 ? made : nil
    }

    /// Finds the command in the text after "ST" (upper case, no spaces), with its argument.
    static func find(_ text: String) -> (command: STCommand, argument: String)? {
        for command in all where text.hasPrefix(command.name) {
            let argument = text.dropFirst(command.name.count)
            let fits =
                command.takesNumber
                ? !argument.isEmpty && argument.utf8.allSatisfy { (0x30...0x39).contains($0) } : argument.isEmpty
            if fits { return (command, String(argument)) }
        }
        return nil
    }

    /// Parses the argument of STPX: `H:7DF,D:010C,R:1,T:100`, in any order, D required; nil if it is invalid.
    static func request(_ text: Substring) -> OBDRequest? {
        var options: [Substring: Substring] = [:]
        for option in text.split(separator: ",") {
            let parts = option.split(separator: ":")
            guard parts.count == 2, options.updateValue(parts[1], forKey: parts[0]) == nil else { return nil }
        }
        guard Set(options.keys).isSubset(of: ["H", "D", "R", "T"]), let data = options["D"],
            let message = try? BusFrame.hexadecimal(Array(data.utf8)[...]), (1...8).contains(message.count)
        else { return nil }
        let header = options["H"].map { UInt32($0, radix: 16) }
        let count = options["R"].map { Int($0) }
        let milliseconds = options["T"].map { Int($0) }
        if case .some(nil) = header { return nil }
        if case .some(nil) = count { return nil }
        if case .some(nil) = milliseconds { return nil }
        return OBDRequest(
            message: message, count: count ?? nil, header: header ?? nil,
            timeoutS: (milliseconds ?? nil).map { Double($0) / 1000 })
    }
}
