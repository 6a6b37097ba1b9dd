import Formats

/// A DBC file: the frames that a car's modules broadcast, and the signals in their bits. What it describes is listened to,
/// never requested.
enum DBCFile {
    static func isMeant(_ text: String) -> Bool {
        text.split(separator: "\n").contains { $0.hasPrefix("BO_ ") || $0.hasPrefix("BU_:") }
    }

    /// - Parameter car: the name of the file.
    static func read(_ text: String, car: String) -> ProfileImport {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var reader = Reader()
        for line in lines where line.hasPrefix("SG_MUL_VAL_") { reader.readMultiplexor(line) }
        for (index, line) in lines.enumerated() { reader.read(line, number: index + 1) }
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
        /// The signals on which others depend, where a message has several multiplexors.
        private var multiplexors: [Place: String] = [:]
        private var number = ""
        private var byteCount = 8
        /// SAE J1939 has messages of this many.
        private static let maxByteCount = 1785
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
            byteCount = words.count > 3 ? Int(words[3]).map { min(max($0, 0), Self.maxByteCount) } ?? 8 : 8
            message = words.count > 2 ? words[2].filter { $0 != ":" } : ""
            if message == Self.noMessage { return }
            guard words.count > 2, let identifier = UInt32(words[1]), identifier & 0x7FFF_FFFF <= 0x1FFF_FFFF else {
                refused.append(
                    .init(
                        name: message, reason: Self.text(.wrongHeader(self.number), number, column: words[0].count + 2),
                        line: number))
                return
            }
            let isLong = identifier >> 31 == 1
            let digits = String(identifier & 0x1FFF_FFFF, radix: 16, uppercase: true)
            let width = isLong ? 8 : 3
            header = CustomPID.RequestHeader(String(repeating: "0", count: max(0, width - digits.count)) + digits)
        }

        /// ` SG_ SPEED m1 : 8|16@1+ (0.01,0) [0|300] "km/h" CLU`
        private mutating func readSignal(_ line: Substring, _ words: [String], _ number: Int) {
            let name = words.count > 1 ? words[1].filter { $0 != ":" } : ""
            var place = line.startIndex
            do throws(ProfileEntryError) {
                guard header != nil else {
                    if message == Self.noMessage || message.isEmpty && words.count < 2 { return }
                    throw .noMessage
                }
                signals.append(try Self.signal(line, name: name, number, byteCount: byteCount, &place))
            } catch {
                let column = line.distance(from: line.startIndex, to: place) + 1
                refused.append(.init(name: name, reason: Self.text(error, number, column: column), line: number))
            }
        }

        private static func text(_ error: ProfileEntryError, _ line: Int, column: Int) -> String {
            "line \(line), column \(column): \(error.text)"
        }

        /// - Parameter place: where an error is.
        private static func signal(
            _ line: Substring, name: String, _ number: Int, byteCount: Int, _ place: inout Substring.Index
        ) throws(ProfileEntryError) -> Signal {
            guard let colon = line.firstIndex(of: ":") else { throw .expected(":") }
            let multiplex = line[..<colon].split(separator: " ").dropFirst(2).first.map(String.init)
            let rest = line[line.index(after: colon)...]
            let layout = rest.split(separator: " ").first ?? ""
            place = layout.startIndex
            let bits = try bits(layout, byteCount: byteCount)
            let start = line.firstIndex(of: "(")
            place = start ?? layout.endIndex
            guard start != nil, let scale = between(rest, "(", ")")?.split(separator: ",").map(plain), scale.count == 2,
                let factor = scale[0], factor.isFinite, let offset = scale[1], offset.isFinite
            else { throw .expected("(factor,offset)") }
            place = line.firstIndex(of: "\"") ?? line.endIndex
            guard line.count(where: { $0 == "\"" }) == 2 else { throw .openText }
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
        private static func bits(_ text: Substring, byteCount: Int) throws(ProfileEntryError) -> String {
            let parts = text.split { $0 == "|" || $0 == "@" }
            guard parts.count == 3, let first = Int(parts[0]), let count = Int(parts[1]), first >= 0, count > 0,
                ["0+", "0-", "1+", "1-"].contains(parts[2])
            else { throw .wrongLayout(String(text)) }
            guard count <= BitField.maxCount else { throw .tooManyBits(count) }
            let isIntel = parts[2].hasPrefix("1")
            // Motorola counts from the highest bit of the number, in a byte from 7 down.
            let start = isIntel ? first : first / 8 * 8 + 7 - first % 8
            guard start <= 8 * byteCount - count else { throw .beyondMessage(String(text), byteCount) }
            return (parts[2].hasSuffix("-") ? "S" : "") + (isIntel ? "IBITS" : "BITS") + "(\(start):\(count))"
        }

        /// `SG_MUL_VAL_ 300 SPEED MODE 1-1, 4-4;`
        mutating func readMultiplexor(_ line: Substring) {
            let words = line.split(separator: " ").map(String.init)
            if words.count > 3 { multiplexors[Place(message: words[1], signal: words[2])] = words[3] }
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
            for signal in signals {
                do throws(ProfileEntryError) {
                    if byteCount > 8 { throw .longFrame }
                    if let own = multiplexors[Place(message: number, signal: signal.name)], own != multiplexor?.name {
                        throw .nestedMultiplexors
                    }
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
