import Formats

/// A DBC file: the frames that a car's modules broadcast, and the signals in their bits. What it describes is listened to,
/// never requested.
enum DBCFile {
    static func isMeant(_ text: String) -> Bool {
        text.split(separator: "\n").contains { $0.hasPrefix("BO_ ") || $0.hasPrefix("BU_:") }
    }

    /// - Parameter car: the name of the file.
    static func read(_ text: String, car: String) -> ProfileImport {
        var reader = Reader()
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            reader.read(line, number: index + 1)
        }
        reader.finishMessage()
        let origin = CustomPID.Origin(source: "DBC", license: reader.license ?? "unknown", car: car)
        reader.addStates()
        for index in reader.values.indices { reader.values[index].pid.origin = origin }
        var result = ProfileImport(source: origin.source, license: origin.license)
        result.refused = reader.refused
        result.cars = [.init(origin: origin, values: reader.values)]
        return result
    }

    private struct Signal {
        var name: String
        /// "M" for the multiplexor, "m3" for a signal that is there if it is 3.
        var multiplex: String?
        var bits: String
        var factor: Double
        var offset: Double
        var range: ClosedRange<Double>?
        var unit: String
        var line: Int
    }

    /// A signal of a message, by which later lines name it.
    private struct Place: Hashable {
        var message: String
        var signal: String
    }

    private struct Reader {
        var values: [ImportedValue] = []
        private var places: [Place: Int] = [:]
        private var states: [Place: [(number: String, text: String)]] = [:]
        private var number = ""
        private var byteCount = 8
        /// A message for signals that no message has.
        private static let noMessage = "VECTOR__INDEPENDENT_SIG_MSG"
        var refused: [ProfileImport.Refused] = []
        var license: String?
        private var header: CustomPID.RequestHeader?
        private var message = ""
        private var signals: [Signal] = []

        mutating func read(_ line: Substring, number: Int) {
            let words = line.split(separator: " ").map(String.init)
            switch words.first {
            case "BO_":
                finishMessage()
                beginMessage(words, number)
            case "SG_": readSignal(line, words, number)
            case "VAL_" where words.count > 2: states[Place(message: words[1], signal: words[2])] = Self.states(line)
            case "SIG_VALTYPE_" where words.count > 2:
                refuseFloat(Place(message: words[1], signal: words[2].filter { $0 != ":" }), number)
            case "CM_" where line.lowercased().contains("license"):
                license = license ?? line.split(separator: "\"").dropFirst().first.map(String.init)
            default: break
            }
        }

        /// `BO_ 790 EMS_DCT11: 8 EMS`; the highest bit marks an identifier of 29 bits.
        private mutating func beginMessage(_ words: [String], _ number: Int) {
            header = nil
            self.number = words.count > 1 ? words[1] : ""
            byteCount = words.count > 3 ? Int(words[3]) ?? 8 : 8
            message = words.count > 2 ? words[2].filter { $0 != ":" } : ""
            guard words.count > 2, let identifier = UInt32(words[1]) else {
                refused.append(.init(name: message, reason: ProfileEntryError.wrongLine.text, line: number))
                return
            }
            if message == Self.noMessage { return }
            let isLong = identifier >> 31 == 1
            let digits = String(identifier & 0x1FFF_FFFF, radix: 16, uppercase: true)
            let width = isLong ? 8 : 3
            header = CustomPID.RequestHeader(String(repeating: "0", count: max(0, width - digits.count)) + digits)
        }

        /// ` SG_ SPEED m1 : 8|16@1+ (0.01,0) [0|300] "km/h" CLU`
        private mutating func readSignal(_ line: Substring, _ words: [String], _ number: Int) {
            let name = words.count > 1 ? words[1].filter { $0 != ":" } : ""
            guard header != nil else {
                // Not of a message that can be received.
                if message != Self.noMessage, !message.isEmpty || words.count > 1 {
                    refused.append(.init(name: name, reason: ProfileEntryError.wrongLine.text, line: number))
                }
                return
            }
            guard let signal = Self.signal(line, name: name, number) else {
                refused.append(.init(name: name, reason: ProfileEntryError.wrongLine.text, line: number))
                return
            }
            signals.append(signal)
        }

        private static func signal(_ line: Substring, name: String, _ number: Int) -> Signal? {
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let multiplex = line[..<colon].split(separator: " ").dropFirst(2).first.map(String.init)
            let rest = line[line.index(after: colon)...]
            let parts = rest.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
            guard let place = parts.first, let bits = bits(place),
                let scale = between(rest, "(", ")")?.split(separator: ",").map(plain), scale.count == 2,
                let factor = scale[0], let offset = scale[1]
            else { return nil }
            let limits = between(rest, "[", "]")?.split(separator: "|").compactMap(plain) ?? []
            return Signal(
                name: name, multiplex: multiplex, bits: bits, factor: factor, offset: offset,
                range: limits.count == 2 && limits[0] < limits[1] ? limits[0]...limits[1] : nil,
                unit: rest.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init)
                    ?? "", line: number)
        }

        private static func plain(_ text: Substring) -> Double? { Double(text.filter { !$0.isWhitespace }) }

        private static func between(_ text: Substring, _ open: Character, _ close: Character) -> Substring? {
            guard let start = text.firstIndex(of: open), let end = text[start...].firstIndex(of: close) else {
                return nil
            }
            return text[text.index(after: start)..<end]
        }

        /// `8|16@1+`: the first bit, their number, the order of the bytes (1 Intel, 0 Motorola), and the sign.
        private static func bits(_ text: String) -> String? {
            let parts = text.split { $0 == "|" || $0 == "@" }.map(String.init)
            guard parts.count == 3, let start = Int(parts[0]), let count = Int(parts[1]), let order = parts[2].first,
                (0...511).contains(start), (1...BitField.maxCount).contains(count)
            else { return nil }
            let sign = parts[2].hasSuffix("-") ? "S" : ""
            // Motorola counts from the highest bit of the number, in a byte from 7 down.
            return order == "1"
                ? "\(sign)IBITS(\(start):\(count))" : "\(sign)BITS(\(start / 8 * 8 + 7 - start % 8):\(count))"
        }

        /// `VAL_ 790 GEAR 0 "P" 1 "R" ;`
        private static func states(_ line: Substring) -> [(number: String, text: String)] {
            var states: [(number: String, text: String)] = []
            // Between quotation marks are texts, and before each the number; the first follows the names.
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            for index in stride(from: 1, to: parts.count - 1, by: 2) {
                guard let number = parts[index - 1].split(separator: " ").last, Int64(number) != nil else { continue }
                states.append((String(number), parts[index].map { $0 == "'" ? " " : String($0) }.joined()))
            }
            return states
        }

        /// Gives names to numbers; a number without one stays a number.
        mutating func addStates() {
            for (place, states) in states where !states.isEmpty {
                guard let index = places[place], values[index].pid.standard == nil else { continue }
                let own = values[index].equation
                let text = "LOOKUP(\(own):\(own)" + states.map { ":\($0.number)='\($0.text)'" }.joined() + ")"
                guard let equation = try? Equation(text) else { continue }
                values[index].equation = text
                values[index].pid.equation = equation
                values[index].originalEquation = equation
            }
        }

        /// A number with a fraction in its bits, which the line of the signal does not tell.
        private mutating func refuseFloat(_ place: Place, _ line: Int) {
            finishMessage()
            guard let index = places.removeValue(forKey: place) else { return }
            refused.append(
                .init(name: values[index].pid.shortName, reason: ProfileEntryError.floatingPoint.text, line: line))
            values.remove(at: index)
            for (other, position) in places where position > index { places[other] = position - 1 }
        }

        mutating func finishMessage() {
            defer { signals = [] }
            guard let header else { return }
            let multiplexor = signals.first { $0.multiplex == "M" }
            let isNested = signals.contains { $0.multiplex.map { $0.hasPrefix("m") && $0.hasSuffix("M") } ?? false }
            for signal in signals {
                do throws(ProfileEntryError) {
                    if byteCount > 8 { throw .longFrame }
                    if isNested, signal.multiplex?.hasPrefix("m") == true { throw .nestedMultiplexors }
                    var text = signal.bits
                    if signal.factor != 1 { text += "*\(OBDbSignalSet.written(signal.factor))" }
                    if signal.offset != 0 {
                        text += (signal.offset < 0 ? "-" : "+") + OBDbSignalSet.written(abs(signal.offset))
                    }
                    if let multiplex = signal.multiplex, multiplex != "M" {
                        guard let multiplexor, let value = Int(multiplex.dropFirst().prefix { $0.isNumber }) else {
                            throw .noMultiplexor
                        }
                        text = "WHEN(\(multiplexor.bits):\(value):\(text))"
                    }
                    places[Place(message: number, signal: signal.name)] = values.count
                    values.append(
                        try ImportedValue(
                            name: message.isEmpty ? signal.name : "\(signal.name) (\(message))",
                            shortName: signal.name, request: [], address: ProfileAddress(header: header),
                            equation: text, unit: signal.unit, standard: StandardValue.named(signal.name),
                            range: signal.range))
                } catch {
                    refused.append(.init(name: signal.name, reason: error.text, line: signal.line))
                }
            }
        }
    }
}
