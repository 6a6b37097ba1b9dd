package import Telemetry

/// One quantity in the data bytes of a PID (SAE J1979): its position, and the meaning of its bits.
package struct PIDField: Sendable {
    package let signal: Signal
    /// The displayed name: "Oxygen sensor voltage, bank 1 sensor 2".
    package let name: String
    /// Index of the first data byte; 0 is the byte after the PID (byte "A" of SAE J1979).
    let firstByte: Int
    /// The number of bytes; for bytes of unknown meaning, 0 stands for all that follow.
    let byteCount: Int
    /// The bits of the field within its bytes; 0 is the least significant one.
    let bits: Range<Int>
    /// Whether the bits are a number in two's complement.
    let isSigned: Bool
    /// `value = raw * numerator / denominator + offset`, in the signal's unit.
    let numerator: Double
    let denominator: Double
    let offset: Double
    let meaning: Meaning
    /// The greatest valid number; a greater one means that there is no value. Nil if every number is valid.
    let greatestRaw: Double?
    /// Conditions that must hold for the field to be present.
    let conditions: [Condition]
    /// The parameter of PID 4F or 50 that may change the scaling.
    let rescaling: PIDScaling.Parameter?
    /// Whether public sources contradict each other, or there is only one; the value is then marked as doubtful.
    package let isDoubtful: Bool

    enum Meaning: Sendable {
        case number
        /// States by number; an unlisted number is shown as "reserved".
        case states([Int: String])
        /// A bit: the meanings of 0 and 1.
        case flag(String, String)
        /// Two bytes that are a trouble code; 0000 is none.
        case troubleCode
        /// Bytes of unknown meaning.
        case raw
    }

    enum Condition: Hashable, Sendable {
        case set(byte: Int, bit: Int)
        case clear(byte: Int, bit: Int)
        /// FF in this byte means that there is no value.
        case notFF(byte: Int)

        func holds(_ data: ArraySlice<UInt8>) -> Bool {
            func byte(_ index: Int) -> UInt8? { index < data.count ? data[data.startIndex + index] : nil }
            return switch self {
            case .set(let index, let bit): byte(index).map { $0 >> bit & 1 == 1 } ?? false
            case .clear(let index, let bit): byte(index).map { $0 >> bit & 1 == 0 } ?? false
            case .notFF(let index): byte(index).map { $0 != 0xFF } ?? false
            }
        }
    }

    init(
        _ signal: Signal, _ name: String, at firstByte: Int = 0, bytes byteCount: Int = 1, bits: Range<Int>? = nil,
        signed isSigned: Bool = false, times numerator: Double = 1, per denominator: Double = 1,
        plus offset: Double = 0, upTo greatestRaw: Double? = nil,
        _ meaning: Meaning = .number, when conditions: [Condition] = [],
        rescaledBy rescaling: PIDScaling.Parameter? = nil,
        doubtful isDoubtful: Bool = false
    ) {
        self.signal = signal
        self.name = name
        self.firstByte = firstByte
        self.byteCount = byteCount
        if case .raw = meaning { self.bits = 0..<0 } else { self.bits = bits ?? 0..<8 * byteCount }
        self.isSigned = isSigned
        self.numerator = numerator
        self.denominator = denominator
        self.offset = offset
        self.greatestRaw = greatestRaw
        self.meaning = meaning
        self.conditions = conditions
        self.rescaling = rescaling
        self.isDoubtful = isDoubtful
    }

    var minimumRaw: Double { isSigned ? -Double(UInt64(1) << UInt64(bits.count - 1)) : 0 }
    /// The largest raw value.
    var maximumRaw: Double {
        if let greatestRaw { return greatestRaw }
        if conditions.contains(.notFF(byte: firstByte)) { return 254 }
        return Double((UInt64(1) << UInt64(isSigned ? bits.count - 1 : bits.count)) - 1)
    }
    /// The difference between adjacent values.
    package var step: Double { numerator / denominator }
    var range: ClosedRange<Double> {
        (minimumRaw * numerator / denominator + offset)...(maximumRaw * numerator / denominator + offset)
    }

    /// Returns the field's value; nil if the data are too short, or say that the field is not present.
    func decode(_ data: ArraySlice<UInt8>, scaling: PIDScaling) -> PIDValue? {
        guard data.count >= firstByte + byteCount, conditions.allSatisfy({ $0.holds(data) }) else { return nil }
        let place = data.dropFirst(firstByte).prefix(byteCount == 0 ? data.count : byteCount)
        if case .raw = meaning {
            return PIDValue(field: self, value: nil, text: place.map { Hexadecimal.text([$0]) }.joined(separator: " "))
        }
        let raw = rawValue(place)
        if let greatestRaw, raw > greatestRaw { return nil }
        let text = text(of: raw)
        if case .troubleCode = meaning { return PIDValue(field: self, value: raw, text: text) }
        return PIDValue(field: self, value: scaling.value(raw, of: self), text: text)
    }

    /// Returns the text for a number that stands for a state, a flag or a trouble code; nil for other kinds.
    package func text(of number: Double) -> String? {
        switch meaning {
        case .number, .raw: nil
        case .states(let words): words[Int(clamping: number)] ?? "reserved"
        case .flag(let clear, let set): number == 0 ? clear : set
        case .troubleCode: number == 0 ? "none" : TroubleCode(raw: UInt16(clamping: number)).description
        }
    }

    private func rawValue(_ place: ArraySlice<UInt8>) -> Double {
        var whole: UInt64 = 0
        for byte in place { whole = whole << 8 | UInt64(byte) }
        let part = whole >> UInt64(bits.lowerBound) & ((UInt64(1) << UInt64(bits.count)) - 1)
        let isNegative = isSigned && part >> UInt64(bits.count - 1) == 1
        return Double(part) - (isNegative ? Double(UInt64(1) << UInt64(bits.count)) : 0)
    }

    /// Writes the value, clamped to the range, into the data, and sets the bits that mark the field as present. Bytes
    /// of unknown meaning are not changed.
    func encode(_ value: Double, into data: inout [UInt8]) {
        if case .raw = meaning { return }
        let raw = min(max(((value - offset) * denominator / numerator).rounded(), minimumRaw), maximumRaw)
        let mask = (UInt64(1) << UInt64(bits.count)) - 1
        var rest = (UInt64(bitPattern: Int64(raw)) & mask) << UInt64(bits.lowerBound)
        var kept = ~(mask << UInt64(bits.lowerBound))
        for index in stride(from: firstByte + byteCount - 1, through: firstByte, by: -1) where index < data.count {
            data[index] = data[index] & UInt8(kept & 0xFF) | UInt8(rest & 0xFF)
            rest >>= 8
            kept >>= 8
        }
        for condition in conditions {
            switch condition {
            case .set(let byte, let bit): data[byte] |= 1 << UInt8(bit)
            case .clear(let byte, let bit): data[byte] &= ~(1 << UInt8(bit))
            case .notFF: break
            }
        }
    }

    /// Marks the field as having no value, if it takes more than zero bits.
    func leaveOut(of data: inout [UInt8]) {
        for case .notFF(let byte) in conditions { data[byte] = 0xFF }
        if greatestRaw != nil { for byte in firstByte..<firstByte + byteCount { data[byte] = 0xFF } }
    }
}

/// The value of one field of a PID.
package struct PIDValue: Hashable, Sendable {
    package let signal: Signal
    package let name: String
    /// The value in the signal's unit, or the number of a state; nil for bytes of unknown meaning.
    package let value: Double?
    /// The state in words, the trouble code, or the bytes in hexadecimal.
    package let text: String?
    package let isDoubtful: Bool

    package init(signal: Signal, name: String, value: Double?, text: String? = nil, isDoubtful: Bool = false) {
        self.signal = signal
        self.name = name
        self.value = value
        self.text = text
        self.isDoubtful = isDoubtful
    }

    init(field: PIDField, value: Double?, text: String?) {
        self.init(signal: field.signal, name: field.name, value: value, text: text, isDoubtful: field.isDoubtful)
    }
}
