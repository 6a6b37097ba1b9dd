package import CustomPIDs
package import Formats
import OBD
import Telemetry

/// One word on the command line of `read`. Its meaning may depend on what the vehicle supports.
package struct ReadWord {
    private enum Meaning {
        case targets([ReadTarget])
        case signal(SignalName)
    }

    package let text: String
    private let meaning: Meaning

    /// Splits the operands at spaces and commas. A name of several words stays one word.
    package static func words(_ operands: [String], custom: [CustomPID] = []) throws(ReadWordError) -> [ReadWord] {
        var words: [ReadWord] = []
        var rest = operands.flatMap { operand -> [String] in
            // A name may contain commas and spaces.
            if named(operand, custom) != nil { return [operand] }
            return operand.split { $0 == "," || $0.isWhitespace }.map(String.init)
        }[...]
        while !rest.isEmpty {
            // Find the longest name that begins here.
            let longest = (2...max(2, min(12, rest.count))).reversed().lazy.filter { $0 <= rest.count }
                .compactMap { count in
                    named(rest.prefix(count).joined(separator: " "), custom).map { (count, $0) }
                }.first
            if let (count, word) = longest {
                words.append(word)
                rest = rest.dropFirst(count)
            } else {
                words.append(try ReadWord(rest.removeFirst(), custom: custom))
            }
        }
        return words
    }

    /// Returns a word for a complete name, which may contain spaces; nil if there is no such name.
    private static func named(_ text: String, _ custom: [CustomPID]) -> ReadWord? {
        let own = custom.filter { isNamed($0, text) }
        // Several may be the same standard value of different cars.
        if let pid = own.first {
            let same = pid.standard == nil ? [pid] : own.filter { $0.standard == pid.standard }
            return ReadWord(text, .targets(same.map { target($0) }))
        }
        if let name = SignalName(text, isWhole: true) { return ReadWord(text, .signal(name)) }
        return CustomPID.ofTrucks.first { isNamed($0, text) }.map { ReadWord(text, .targets([target($0)])) }
    }

    private init(_ text: String, _ meaning: Meaning) {
        self.text = text
        self.meaning = meaning
    }

    /// Interprets a word: "0C", "010C" and "0x0C" are PIDs of service 01; "03", "07", "0A" and longer numbers are requests
    /// of other services; anything else is a name or a part of one.
    package init(_ text: String, custom: [CustomPID] = []) throws(ReadWordError) {
        if let named = Self.named(text, custom) {
            self = named
            return
        }
        var digits = text[...]
        if digits.lowercased().hasPrefix("0x") { digits = digits.dropFirst(2) }
        if let bytes = Hexadecimal.bytes(digits), !bytes.isEmpty {
            self.init(text, .targets(try Self.targets(bytes, text, custom)))
        } else if let name = SignalName(text) {
            self.init(text, .signal(name))
        } else {
            let own = custom.flatMap { [$0.signalName, $0.shortName, $0.name] }.map { $0.lowercased() }
            let near = Spelling.nearest(text, in: SignalName.vocabulary + own)
            throw .unknownSignal(
                text, advice: near.map { "did you mean '\($0)'?" } ?? "obdmech pids --all lists what there is")
        }
    }

    /// Returns what to request, preferring what the vehicle supports.
    /// - Parameter supported: the supported PIDs of service 01; nil if they are unknown.
    package func targets(supported: Set<UInt8>?) throws(ReadWordError) -> [ReadTarget] {
        switch meaning {
        case .targets(let targets): return targets
        case .signal(let name):
            switch name.meaning(supported: supported) {
            case .signals(let matches):
                // If the vehicle does not measure the voltage, read it from the adapter.
                if let supported, matches.map(\.signal) == [.controlModuleVoltage],
                    !matches.contains(where: { supported.contains($0.pid) })
                {
                    return [.adapterVoltage]
                }
                return ReadTarget.targets(of: matches)
            case .request(let bytes, let name): return [ReadTarget(.request(bytes), name: name)]
            case .ambiguous(let matches):
                let names = matches.prefix(6).map(\.signal.name).joined(separator: ", ")
                throw .ambiguousSignal(
                    text, count: matches.count, names: names + (matches.count > 6 ? ", …" : ""))
            }
        }
    }

    /// All possible meanings, whatever the vehicle supports; empty for requests of services other than 01.
    package var questions: [ValueReader.Question] {
        switch meaning {
        case .signal(let name): name.all.map { .pid($0.pid) }
        case .targets(let targets):
            targets.compactMap { if case .value(let question) = $0.question { question } else { nil } }
        }
    }

    /// Whether it may be a custom PID.
    package var isCustom: Bool {
        questions.contains { if case .custom = $0 { true } else { false } }
    }

    // MARK: Requests

    /// Services whose number alone is a request; as words they are not PIDs.
    private static let codeServices: [UInt8: String] = [
        0x03: "Confirmed trouble codes", 0x07: "Pending trouble codes", 0x0A: "Permanent trouble codes",
    ]
    private static let readingServices: Set<UInt8> = [0x01, 0x02, 0x05, 0x06, 0x09, 0x21, 0x22]

    private static func targets(
        _ bytes: [UInt8], _ text: String, _ custom: [CustomPID]
    ) throws(ReadWordError) -> [ReadTarget] {
        if bytes.count == 1, let name = codeServices[bytes[0]] { return [ReadTarget(.request(bytes), name: name)] }
        if bytes.count == 1 { return [target(pid: bytes[0])] }
        if bytes[0] == 0x01, bytes.count <= 7 { return bytes.dropFirst().map(target) }
        guard readingServices.contains(bytes[0]), bytes.count <= 7 else {
            throw .notOnlyReading(text)
        }
        let described = custom.filter { $0.request == bytes }
        guard described.isEmpty else { return described.map(target) }
        // Add the number of the freeze frame, which the request needs.
        let request = bytes[0] == 0x02 && bytes.count == 2 ? bytes + [0] : bytes
        return [ReadTarget(.request(request), name: "Answer to \(Hexadecimal.text(request))")]
    }

    private static func target(pid: UInt8) -> ReadTarget {
        ReadTarget(.value(.pid(pid)), name: PIDTable.row(pid)?.name ?? "PID \(Hexadecimal.text([pid]))")
    }

    private static func target(_ pid: CustomPID) -> ReadTarget { ReadTarget(.value(.custom(pid)), name: pid.name) }

    private static func isNamed(_ pid: CustomPID, _ text: String) -> Bool {
        [pid.signalName, pid.shortName, pid.name].contains { $0.lowercased() == text.lowercased() }
    }
}

/// What can be wrong with a word that names what to read.
package enum ReadWordError: UserError {
    case unknownSignal(String, advice: String)
    case ambiguousSignal(String, count: Int, names: String)
    case notOnlyReading(String)

    package var message: UserMessage {
        switch self {
        case .unknownSignal(let name, let advice): UserMessage("unknown signal or PID '\(name)'", advice: advice)
        case .ambiguousSignal(let name, let count, let names):
            UserMessage("'\(name)' matches \(count) signals", advice: names)
        case .notOnlyReading(let request):
            UserMessage(
                "'\(request)' is not a read-only request",
                advice:
                    "use a PID such as 0C, or a request such as 0902, 020C00 or 22F40C; obdmech terminal sends anything"
            )
        }
    }
}
