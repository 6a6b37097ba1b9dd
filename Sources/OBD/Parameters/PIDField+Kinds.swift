import Telemetry

/// Common kinds of fields.
extension PIDField {
    /// Returns a number; `value = raw * numerator / denominator + offset`.
    static func number(
        _ signal: String, _ unit: Unit, _ name: String, at firstByte: Int = 0, bytes byteCount: Int = 1,
        bits: Range<Int>? = nil, signed isSigned: Bool = false, times numerator: Double = 1,
        per denominator: Double = 1, plus offset: Double = 0, upTo greatestRaw: Double? = nil,
        when conditions: [Condition] = [], rescaledBy rescaling: PIDScaling.Parameter? = nil, doubtful: Bool = false
    ) -> PIDField {
        PIDField(
            Signal(signal, unit), name, at: firstByte, bytes: byteCount, bits: bits, signed: isSigned,
            times: numerator, per: denominator, plus: offset, upTo: greatestRaw, when: conditions,
            rescaledBy: rescaling,
            doubtful: doubtful)
    }

    /// Returns a percentage of 0 to 100 in one byte.
    static func percent(
        _ signal: String, _ name: String, at byte: Int = 0, when conditions: [Condition] = [], doubtful: Bool = false
    ) -> PIDField {
        number(signal, .percent, name, at: byte, times: 100, per: 255, when: conditions, doubtful: doubtful)
    }

    /// Returns a deviation of -100 to 99.2% in one byte.
    static func deviation(
        _ signal: String, _ name: String, at byte: Int = 0, when conditions: [Condition] = []
    ) -> PIDField {
        number(signal, .percent, name, at: byte, times: 100, per: 128, plus: -100, when: conditions)
    }

    /// Returns a percentage of the reference torque, -125 to 130, in one byte.
    static func torque(_ signal: String, _ name: String, at byte: Int = 0) -> PIDField {
        number(signal, .percent, name, at: byte, plus: -125)
    }

    /// Returns a temperature of -40 to 215 °C in one byte.
    static func temperature(
        _ signal: String, _ name: String, at byte: Int = 0, when conditions: [Condition] = []
    ) -> PIDField {
        number(signal, .degreesCelsius, name, at: byte, plus: -40, when: conditions)
    }

    /// Returns a temperature of -40 to 6513.5 °C in two bytes.
    static func exhaustTemperature(
        _ signal: String, _ name: String, at firstByte: Int = 0, when conditions: [Condition] = []
    ) -> PIDField {
        number(signal, .degreesCelsius, name, at: firstByte, bytes: 2, per: 10, plus: -40, when: conditions)
    }

    /// Returns a state by number.
    static func states(
        _ signal: String, _ name: String, at firstByte: Int = 0, bits: Range<Int>? = nil, _ words: [Int: String],
        when conditions: [Condition] = [], doubtful: Bool = false
    ) -> PIDField {
        PIDField(
            Signal(signal, .none), name, at: firstByte, bits: bits, .states(words), when: conditions, doubtful: doubtful
        )
    }

    /// Returns a single bit.
    static func flag(
        _ signal: String, _ name: String, at byte: Int = 0, bit: Int, _ clear: String = "no", _ set: String = "yes",
        when conditions: [Condition] = [], doubtful: Bool = false
    ) -> PIDField {
        PIDField(
            Signal(signal, .none), name, at: byte, bits: bit..<bit + 1, .flag(clear, set), when: conditions,
            doubtful: doubtful)
    }

    /// Returns bytes that are shown in hexadecimal; if their number is 0, all that follow.
    static func raw(_ signal: String, _ name: String, at byte: Int = 0, bytes: Int = 0) -> PIDField {
        PIDField(Signal(signal, .none), name, at: byte, bytes: bytes, .raw, doubtful: true)
    }
}

extension [PIDField.Condition] {
    /// Returns the condition that a bit of the first byte is 1. Many PIDs begin with a byte that says which fields the
    /// ECU supports.
    static func bitA(_ bit: Int) -> [PIDField.Condition] { [.set(byte: 0, bit: bit)] }
}
