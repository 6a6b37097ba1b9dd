import Reports
import Settings
import Telemetry

/// One flag of a subcommand: parsing, help, manuals and completions are made from it.
struct Flag: Hashable, Sendable {
    /// Under which heading the help shows it.
    enum Heading: String, CaseIterable {
        case own = "Options"
        case connection = "Connection"
        case output = "Output"
        case storage = "Storage"
    }

    let name: String
    let short: Character?
    /// The name of its value; nil for a switch.
    let argument: String?
    /// What a shell may offer for its value.
    let values: WordKind
    /// What its value measures, with a unit in the same word or in the next; empty for what is no such number.
    let quantities: [SettingQuantity]
    /// It may be given several times, and each value counts; of others the last one does.
    let isRepeatable: Bool
    let heading: Heading
    /// Some sentences, of which the first is enough for those who only want to be reminded.
    let help: String

    init(
        _ name: String, short: Character? = nil, argument: String? = nil, values: WordKind = .any,
        quantities: [SettingQuantity] = [], isRepeatable: Bool = false, heading: Heading = .own, _ help: String
    ) {
        (self.name, self.short, self.argument, self.values) = (name, short, argument, values)
        (self.isRepeatable, self.heading, self.help) = (isRepeatable, heading, help)
        self.quantities = quantities
    }

    var brief: String { help.firstSentence }

    static func == (left: Flag, right: Flag) -> Bool { left.name == right.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// What stands behind a flag, or as an operand, as far as a shell can offer it.
enum WordKind: Hashable, Sendable {
    case any, file, device, day, trip, scan, vehicle, driver, tag, signal, code, settingKey, settingValue
    /// A key that stands in the configuration.
    case writtenKey
    case choice([Choice])

    static func words(_ names: [String]) -> WordKind { .choice(names.map { Choice(name: $0) }) }

    /// One of a few words; it may decide which follow.
    struct Choice: Hashable, Sendable {
        let name: String
        /// As `Subcommand.summary`.
        var summary = ""
        /// What its operands are, one each.
        var operands: [WordKind] = []
    }
}

/// One subcommand.
struct Subcommand: Sendable {
    /// Under which heading the help of the program shows it.
    enum Chapter: String, CaseIterable {
        case vehicle = "What the car says"
        case drives = "Drives"
        case adapter = "The adapter"
        case program = "The program"
    }

    let name: String
    let chapter: Chapter
    /// One line without a full stop.
    let summary: String
    /// Paragraphs for the manual and the long help.
    let description: [String]
    /// Its own; `allFlags` has those that every subcommand takes too.
    let flags: [Flag]
    /// What its operands are called: "CODE…"; nil where it takes none.
    var operands: String?
    /// What its operands are; the last kind for all further ones, where `operands` ends with "…".
    var operandValues: [WordKind] = []
    /// Command lines worth showing, with what they do.
    let examples: [(command: String, purpose: String)]
    let run: @Sendable (Options, Environment) throws -> ExitStatus

    var allFlags: [Flag] { flags + Flag.everywhere }

    /// The flags in the order of the help: those of its own first.
    var flagsByHeading: [(heading: Flag.Heading, flags: [Flag])] {
        Flag.Heading.allCases.compactMap { heading in
            let flags = allFlags.filter { $0.heading == heading }
            return flags.isEmpty ? nil : (heading, flags)
        }
    }
}

extension String {
    /// Up to the first full stop that ends a sentence.
    var firstSentence: String {
        firstRange(of: ". ").map { String(self[..<$0.lowerBound]) + "." } ?? self
    }
}

/// What the user asked for: the values of the flags of one subcommand.
struct Options: Sendable {
    private var values: [Flag: [String]] = [:]
    /// What stands on the command line besides flags.
    var operands: [String] = []

    mutating func set(_ flag: Flag, _ value: String) {
        if flag.isRepeatable { values[flag, default: []].append(value) } else { values[flag] = [value] }
    }

    func has(_ flag: Flag) -> Bool { values[flag] != nil }
    func value(_ flag: Flag) -> String? { values[flag]?.last }
    func values(_ flag: Flag) -> [String] { values[flag] ?? [] }

    /// A number of seconds above 0: "90", "90s", "20 min", "1.5h", "100ms".
    func seconds(_ flag: Flag) throws -> Double? {
        guard let text = value(flag) else { return nil }
        guard let seconds = SettingQuantity.seconds.value(text), seconds > 0 else {
            throw wrong(flag, "a time such as 90, 90s, 20m or 1h")
        }
        return seconds
    }

    /// A number that is not negative.
    func number(_ flag: Flag) throws -> Double? {
        guard let text = value(flag) else { return nil }
        guard let number = Self.decimal(text[...]) else { throw wrong(flag, "a number such as 1.79") }
        return number
    }

    /// A whole number that is not negative.
    func whole(_ flag: Flag, _ expected: String) throws -> Int64? {
        guard let text = value(flag) else { return nil }
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int64(text) else {
            throw wrong(flag, expected)
        }
        return number
    }

    /// The price of a litre of fuel, for this run or as it is set. Without a unit it is in the units that are shown.
    func fuelPrice(_ settings: UserSettings) throws -> Double? {
        guard let text = value(Flag.fuelPrice) else { return settings.fuelPrice }
        let units = try units(settings)
        guard case .number(let price)? = SettingTable.fuelPrice.value(text, in: units) else {
            throw wrong(Flag.fuelPrice, SettingTable.fuelPrice.expected(in: units))
        }
        return price
    }

    /// How a fuel price of the command line was understood: "fuel price $3.49/gal"; nil where none was given.
    func fuelPriceUnderstood(_ settings: UserSettings) throws -> String? {
        guard has(Flag.fuelPrice), let price = try fuelPrice(settings) else { return nil }
        return "fuel price " + (try units(settings)).price(perLitre: price, currency: settings.currency)
    }

    /// In what units to show values, for this run or as it is set.
    func units(_ settings: UserSettings) throws -> UnitSystem {
        guard let text = value(Flag.units) else { return settings.units }
        guard let units = UnitSystem(rawValue: text) else {
            throw wrong(Flag.units, "metric, us or imperial")
        }
        return units
    }

    /// Digits with at most one point: no sign, no exponent, no "inf".
    private static func decimal(_ text: Substring) -> Double? {
        guard text.utf8.count <= 12, text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") })
        else { return nil }
        return Double(text)
    }

    func wrong(_ flag: Flag, _ expected: String) -> Failure {
        Failure(
            status: .usage, message: "cannot make out --\(flag.name) '\(value(flag) ?? "")'", advice: "give \(expected)"
        )
    }
}
