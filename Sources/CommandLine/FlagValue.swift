package import Formats
package import Telemetry

/// What is wrong with the text of a value.
package enum FlagMistake: Equatable, Sendable {
    case wrong(expected: String)
    case tooLong(limit: Int)
}

/// The kind of value that a flag takes: what it is called, which words complete it, and how its text is understood.
package struct FlagValue<Value>: Sendable {
    typealias Check = @Sendable (String, UnitSystem) -> FlagMistake?

    /// The name of the value; nil for a switch.
    let argument: String?
    let words: @Sendable () -> WordKind
    var quantities: [Quantity] = []
    var isRepeatable = false
    var dependsOnUnits = false
    let check: Check
    /// The value of the texts given, of which none may be missing.
    let read: @Sendable ([String], UnitSystem) -> Value

    private init(
        _ argument: String?, _ words: @escaping @Sendable () -> WordKind, check: @escaping Check,
        read: @escaping @Sendable ([String], UnitSystem) -> Value
    ) {
        self.argument = argument
        self.words = words
        self.check = check
        self.read = read
    }
}

extension FlagValue where Value == Bool {
    /// A flag without a value.
    package static var `switch`: FlagValue {
        FlagValue(nil, { .any }, check: { _, _ in nil }, read: { texts, _ in !texts.isEmpty })
    }
}

extension FlagValue {
    /// Any text.
    /// - Parameter limit: the most characters that it may have.
    package static func text(
        _ argument: String, _ words: @autoclosure @escaping @Sendable () -> WordKind = .any,
        quantities: [Quantity] = [], limit: Int = .max
    ) -> FlagValue where Value == String? {
        var value = FlagValue(argument, words, check: within(limit), read: { texts, _ in texts.last })
        value.quantities = quantities
        return value
    }

    /// Any texts, of a flag that may be given several times.
    package static func texts(
        _ argument: String, _ words: @autoclosure @escaping @Sendable () -> WordKind = .any, limit: Int = .max
    ) -> FlagValue where Value == [String] {
        var value = FlagValue(argument, words, check: within(limit), read: { texts, _ in texts })
        value.isRepeatable = true
        return value
    }

    /// Texts of a form, of a flag that may be given several times.
    /// - Parameters:
    ///   - expected: describes the texts that are valid.
    ///   - isValid: returns false for an invalid text.
    package static func texts(
        _ argument: String, _ words: @autoclosure @escaping @Sendable () -> WordKind = .any,
        expected: @autoclosure @escaping @Sendable () -> String, isValid: @escaping @Sendable (String) -> Bool
    ) -> FlagValue where Value == [String] {
        var value = FlagValue(
            argument, words, check: { text, _ in isValid(text) ? nil : .wrong(expected: expected()) },
            read: { texts, _ in texts })
        value.isRepeatable = true
        return value
    }

    private static func within(_ limit: Int) -> Check {
        { text, _ in text.unicodeScalars.count <= limit ? nil : .tooLong(limit: limit) }
    }

    /// A text that stands for something.
    /// - Parameters:
    ///   - expected: describes the texts that are valid.
    ///   - convert: returns nil for an invalid text.
    package static func of<Meaning>(
        _ argument: String, _ words: @autoclosure @escaping @Sendable () -> WordKind = .any,
        expected: @autoclosure @escaping @Sendable () -> String,
        _ convert: @escaping @Sendable (String) -> Meaning?
    ) -> FlagValue where Value == Meaning? {
        FlagValue(
            argument, words, check: { text, _ in convert(text) == nil ? .wrong(expected: expected()) : nil },
            read: { texts, _ in texts.last.flatMap(convert) })
    }

    /// A text whose meaning depends on the units that are set.
    package static func inUnits<Meaning>(
        _ argument: String, _ quantity: Quantity, expected: @escaping @Sendable (UnitSystem) -> String,
        _ convert: @escaping @Sendable (String, UnitSystem) -> Meaning?
    ) -> FlagValue where Value == Meaning? {
        var value = FlagValue(
            argument, { .any },
            check: { text, units in convert(text, units) == nil ? .wrong(expected: expected(units)) : nil },
            read: { texts, units in texts.last.flatMap { convert($0, units) } })
        value.quantities = [quantity]
        value.dependsOnUnits = true
        return value
    }

    /// One of a few words.
    /// - Parameter expected: describes them; by default a list.
    package static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
        _ argument: String, of choice: Choice.Type, expected: String? = nil
    ) -> FlagValue where Value == Choice? {
        let names = Choice.allCases.map(\.rawValue)
        return .of(argument, .words(names), expected: expected ?? names.joined(separator: ", ")) {
            Choice(rawValue: $0)
        }
    }

    /// A number without a sign, exponent or unit.
    /// - Parameter infinity: a word that stands for an infinite number; nil if there is none.
    package static func number(
        _ argument: String, _ range: ClosedRange<Double>, infinity: String? = nil, expected: String
    ) -> FlagValue where Value == Double? {
        .of(argument, expected: expected) { text in
            text == infinity ? .infinity : decimal(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }

    /// A number of digits only.
    package static func whole<Number: FixedWidthInteger & Sendable>(
        _ argument: String, _ range: ClosedRange<Number>,
        _ words: @autoclosure @escaping @Sendable () -> WordKind = .any,
        expected: String
    ) -> FlagValue where Value == Number? {
        .of(argument, words(), expected: expected) { text in
            guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            return Number(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }

    /// Parses digits with at most one decimal point or comma: no sign, no exponent, no "inf".
    private static func decimal(_ text: String) -> Double? {
        guard text.utf8.count <= 12, text.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." || $0 == "," })
        else { return nil }
        return Decimals.value(text[...])
    }
}

extension FlagValue where Value == Double? {
    /// A time above 0 in seconds, given as "90", "90s", "20 min", "1.5h" or "100ms".
    package static var seconds: FlagValue { seconds { $0 > 0 } }

    /// The same, or 0.
    package static var secondsOrNone: FlagValue { seconds { $0 >= 0 } }

    private static func seconds(_ isValid: @escaping @Sendable (Double) -> Bool) -> FlagValue {
        var value = FlagValue.of("TIME", expected: "a time such as 90, 90s, 20m or 1h") { text in
            Quantity.seconds.value(text).flatMap { isValid($0) ? $0 : nil }
        }
        value.quantities = [.seconds]
        return value
    }
}

/// The kind of a flag's value or of an operand, for completion by a shell.
package enum WordKind: Hashable, Sendable {
    case any, file, device, day, trip, scan, vehicle, driver, tag, signal, code, place, route, settingKey, settingValue
    /// A key that is present in the configuration.
    case writtenKey
    /// One of a few words.
    case words([String])
}
