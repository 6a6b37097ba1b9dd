import EmbeddedData

/// What is known of how a car is driven, and of parts that it therefore cannot have.
package enum DriveTrait: String, Sendable, CaseIterable {
    /// Without an engine.
    case electric
    /// A DC/DC converter charges the 12 V battery, and no alternator: hybrids and electric cars.
    case converter
    /// An engine with compression ignition.
    case diesel
    /// An engine with spark plugs.
    case spark
    /// An automatic transmission, without a clutch pedal.
    case automatic
}

/// The texts of a code without parts that a car cannot have: the rows of `Data/composition/absent-parts.txt`,
/// `cars | words | instead`.
///
/// The cars are those of a `DriveTrait`, and perhaps codes of an area ("converter charging"). The first of a row's words begins
/// at a word of the text; of those joined by "&", all are in it. "-" leaves the text out, "= text" takes its place, and
/// anything else that of the words. Rows apply from top to bottom.
enum AbsentParts {
    struct Row: Sendable {
        enum Instead: Sendable {
            case nothing
            case whole(String)
            case words(String)
        }

        let trait: DriveTrait
        /// Nil for all areas.
        let area: TroubleCodeArea?
        /// Any of them; of each, all. In UTF-8.
        let words: [[[UInt8]]]
        let instead: Instead

        /// Nil if a field is invalid.
        init?(_ line: Substring) {
            let fields = TroubleCodeRow.fields(line)
            let cars = fields[0].split(separator: " ").map(String.init)
            guard fields.count == 3, (1...2).contains(cars.count), let trait = DriveTrait(rawValue: cars[0]) else {
                return nil
            }
            let area = cars.count > 1 ? TroubleCodeArea(rawValue: cars[1]) : nil
            if cars.count > 1, area == nil { return nil }
            self.trait = trait
            self.area = area
            words = TroubleCodeRow.list(fields[1]).map { alternative in
                alternative.split(separator: "&").map { Array($0.split(separator: " ").joined(separator: " ").utf8) }
            }
            let text = fields[2]
            instead = text == "-" ? .nothing : text.hasPrefix("= ") ? .whole(String(text.dropFirst(2))) : .words(text)
        }

        func apply(to text: Text) -> Text? {
            for alternative in words {
                guard let first = alternative.first, let place = text.place(of: first),
                    alternative.dropFirst().allSatisfy({ text.place(of: $0) != nil })
                else { continue }
                switch instead {
                case .nothing: return nil
                case .whole(let whole): return Text(whole)
                case .words(let words):
                    let (before, after) = (text.bytes[..<place.lowerBound], text.bytes[place.upperBound...])
                    let isCapital = before.isEmpty && (0x41...0x5A).contains(text.bytes[0])
                    let put = isCapital ? words.prefix(1).uppercased() + words.dropFirst() : words
                    // The same words may stand in it again.
                    let rest = apply(to: Text(String(decoding: after, as: UTF8.self)))?.string ?? ""
                    return Text(String(decoding: before, as: UTF8.self) + put + rest)
                }
            }
            return text
        }
    }

    /// A text, and where its words begin: a scan looks at many rows for each.
    struct Text: Sendable {
        let string: String
        let bytes: [UInt8]
        private let starts: [Int]

        init(_ string: String) {
            self.string = string
            let bytes = Array(string.utf8)
            self.bytes = bytes
            starts = bytes.indices.filter { Self.isLetter(bytes[$0]) && ($0 == 0 || !Self.isLetter(bytes[$0 - 1])) }
        }

        private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

        /// Where words stand that begin with a word of the text, whether or not their first letter is a capital.
        func place(of words: [UInt8]) -> Range<Int>? {
            // What does not begin with a letter, such as "(diesel", is found before it.
            let offset = words.firstIndex(where: Self.isLetter) ?? 0
            for start in starts where bytes[start] | 0x20 == words[offset] | 0x20 {
                let place = start - offset..<start - offset + words.count
                guard place.lowerBound >= 0, place.upperBound <= bytes.count else { continue }
                let isThere = words.indices.allSatisfy { $0 == offset || bytes[place.lowerBound + $0] == words[$0] }
                if isThere { return place }
            }
            return nil
        }
    }

    static let rows = TroubleCodeRow.lines(DataFile.text("composition/absent-parts.txt")).compactMap(Row.init)

    /// What stands for texts of which none is left.
    static let otherCause = Cause(
        "a part that this car does not have: wrong coding or software of the module", cost: .small)
    static let otherCheck = "clear the code and scan again: does it come back?"

    /// The text for a car with these traits; nil if it is about a part that the car cannot have.
    static func text(_ text: String, _ area: TroubleCodeArea, _ traits: Set<DriveTrait>) -> String? {
        var text = Text(text)
        for row in rows where traits.contains(row.trait) && row.area ?? area == area {
            guard let changed = row.apply(to: text) else { return nil }
            text = changed
        }
        return text.string
    }

    /// Sentences, and parts of sentences, without those about parts that the car cannot have; nil if none is left.
    static func sentences(_ text: String, _ area: TroubleCodeArea, _ traits: Set<DriveTrait>) -> String? {
        let bytes = Array(text.utf8)
        let gaps = bytes.indices.dropFirst().filter { bytes[$0] == 0x20 && [0x2E, 0x3B].contains(bytes[$0 - 1]) }
        let parts = zip([0] + gaps.map { $0 + 1 }, gaps + [bytes.count]).map {
            String(decoding: bytes[$0..<$1], as: UTF8.self)
        }
        let left = parts.compactMap { self.text($0, area, traits) }
        guard left != parts else { return text }
        let joined = left.joined(separator: " ")
        guard let last = joined.last else { return nil }
        let whole = last == ";" ? joined.dropLast() + "." : joined
        return whole.prefix(1).uppercased() + whole.dropFirst()
    }
}

extension TroubleCodeCatalogue.Entry {
    /// The entry for a car with these traits, without parts that it cannot have.
    package func without(_ traits: Set<DriveTrait>) -> Self {
        // A glow plug that has a fault is there: old diesels give the monitors of spark ignition.
        let traits =
            AbsentParts.text(description, area, traits.intersection([.spark])) == nil
            ? traits.subtracting([.spark]) : traits
        guard !traits.isEmpty else { return self }
        func adapted(_ text: String) -> String? { AbsentParts.text(text, area, traits) }
        var left: [Cause] = []
        for cause in causes {
            guard let text = adapted(cause.text), !left.contains(where: { $0.text == text }) else { continue }
            left.append(Cause(text, cost: cause.cost))
        }
        var checksLeft: [String] = []
        for check in checks.compactMap(adapted) where !checksLeft.contains(check) { checksLeft.append(check) }
        return Self(
            description: description, component: component, mode: mode, area: area, severity: severity,
            causes: left.isEmpty && !causes.isEmpty ? [AbsentParts.otherCause] : left,
            checks: checksLeft.isEmpty && !checks.isEmpty ? [AbsentParts.otherCheck] : checksLeft,
            advice: AbsentParts.sentences(advice, area, traits) ?? Self.plainAdvice(severity),
            companions: companions.compactMap { companion in adapted(companion.consequence).map(companion.saying) })
    }

    private static func plainAdvice(_ severity: Severity) -> String {
        switch severity {
        case .stopNow: "Stop as soon as it is safe and switch off; do not drive on before it is checked."
        case .soon: "Drive gently and have it repaired within days."
        case .whenConvenient: "You can drive on as usual; plan a repair shop visit."
        case .informational: "Nothing needs to be done now; mention it at the next service."
        }
    }
}

extension HealthScan {
    /// What is known of how the car is driven.
    package var driveTraits: Set<DriveTrait> {
        let engine = EngineState(self)
        var traits: Set<DriveTrait> = []
        if engine.hasConverter { traits.insert(.converter) }
        if ecus.contains(where: { $0.address.role == .transmission && bus != .j1939 }) { traits.insert(.automatic) }
        if engine.isElectric {
            traits.insert(.electric)
        } else if isDiesel {
            traits.insert(.diesel)
        } else if hasSparkIgnition {
            traits.insert(.spark)
        }
        return traits
    }

    /// By its fuel (PID 51), or by its monitors.
    private var hasSparkIgnition: Bool {
        // Gasoline, alcohols and gases, alone or with another of them or with a battery.
        let sparked: Set<UInt8> = [1, 2, 3, 5, 6, 7, 9, 10, 11, 12, 13, 14, 17, 18]
        let fuels = ecus.compactMap { data(0x51, of: $0.address)?.first }.filter { $0 != 0 }
        guard fuels.isEmpty else { return fuels.allSatisfy(sparked.contains) }
        let ignitions = statuses.compactMap(\.ignition)
        return !ignitions.isEmpty && ignitions.allSatisfy { $0 == .spark }
    }
}
