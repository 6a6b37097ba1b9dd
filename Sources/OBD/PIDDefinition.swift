package import Telemetry

/// One quantity inside the data bytes of a PID: an unsigned big-endian integer and a linear scale.
package struct PIDField: Sendable {
    package let signal: Signal
    /// Index of the first data byte; 0 is the byte after the PID (byte "A" of SAE J1979).
    package let firstByte: Int
    package let byteCount: Int
    /// `value = raw * numerator / denominator + offset`, in the signal's unit.
    package let numerator: Double
    package let denominator: Double
    package let offset: Double

    package init(
        _ signal: Signal, firstByte: Int = 0, byteCount: Int, numerator: Double = 1, denominator: Double = 1,
        offset: Double = 0
    ) {
        self.signal = signal
        self.firstByte = firstByte
        self.byteCount = byteCount
        self.numerator = numerator
        self.denominator = denominator
        self.offset = offset
    }

    /// The largest raw value.
    package var maximumRaw: Double { Double((UInt64(1) << (8 * UInt64(byteCount))) - 1) }
    /// The difference between neighbouring values.
    package var step: Double { numerator / denominator }
    package var range: ClosedRange<Double> { offset...(maximumRaw * numerator / denominator + offset) }

    func decode(_ data: ArraySlice<UInt8>) -> Double {
        let start = data.startIndex + firstByte
        var raw = 0.0
        for byte in data[start..<(start + byteCount)] { raw = raw * 256 + Double(byte) }
        return raw * numerator / denominator + offset
    }

    func encode(_ value: Double, into data: inout [UInt8]) {
        let raw = ((value - offset) * denominator / numerator).rounded()
        var rest = UInt64(min(max(raw, 0), maximumRaw))
        for index in stride(from: firstByte + byteCount - 1, through: firstByte, by: -1) {
            data[index] = UInt8(rest & 0xFF)
            rest >>= 8
        }
    }
}

/// One row of the PID table: how a parameter of service 01 is laid out.
package struct PIDDefinition: Sendable {
    package let pid: UInt8
    package let name: String
    /// Data bytes after the service and PID bytes.
    package let byteCount: Int
    package let fields: [PIDField]
    /// Where the layout is published.
    package let source: String

    /// The values in the data bytes; nil when their number is not the PID's.
    package func decode(_ data: ArraySlice<UInt8>) -> [(signal: Signal, value: Double)]? {
        guard data.count == byteCount else { return nil }
        return fields.map { ($0.signal, $0.decode(data)) }
    }

    /// The data bytes that carry the given values, rounded to the nearest step and held to the range; a field
    /// without a value is 0.
    package func encode(_ value: (Signal) -> Double?) -> [UInt8] {
        var data = [UInt8](repeating: 0, count: byteCount)
        for field in fields {
            if let value = value(field.signal) { field.encode(value, into: &data) }
        }
        return data
    }
}
