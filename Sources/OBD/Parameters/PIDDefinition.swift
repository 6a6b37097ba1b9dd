package import Telemetry

/// A row of the PID table: the layout of a parameter of service 01.
package struct PIDDefinition: Sendable {
    package let pid: UInt8
    package let name: String
    /// The number of data bytes after the service and PID bytes.
    package let byteCount: Int
    /// A smaller number of data bytes that some ECUs send, without the last fields.
    package let shorterByteCount: Int?
    package let fields: [PIDField]
    /// The fields if the ECU supports PID 1D; nil if they are the same.
    package let fieldsOfFourBanks: [PIDField]?
    /// The publication that describes the layout.
    let source: String

    init(
        _ pid: UInt8, _ name: String, bytes byteCount: Int, orBytes shorterByteCount: Int? = nil, _ fields: [PIDField],
        ofFourBanks fieldsOfFourBanks: [PIDField]? = nil, source: String = "SAE J1979"
    ) {
        self.pid = pid
        self.name = name
        self.byteCount = byteCount
        self.shorterByteCount = shorterByteCount
        self.fields = fields
        self.fieldsOfFourBanks = fieldsOfFourBanks
        self.source = source
    }

    /// Creates a row with a single number, which has the row's name.
    init(
        _ pid: UInt8, _ name: String, _ signal: Signal, bytes: Int, signed: Bool = false, times numerator: Double = 1,
        per denominator: Double = 1, plus offset: Double = 0, upTo greatestRaw: Double? = nil,
        rescaledBy rescaling: PIDScaling.Parameter? = nil, doubtful: Bool = false, source: String = "SAE J1979"
    ) {
        self.init(
            pid, name, bytes: bytes,
            [
                PIDField(
                    signal, name, bytes: bytes, signed: signed, times: numerator, per: denominator, plus: offset,
                    upTo: greatestRaw, rescaledBy: rescaling, doubtful: doubtful)
            ], source: source)
    }

    /// Creates a row with a single field that uses all of its bytes.
    init(_ pid: UInt8, _ name: String, _ field: PIDField, source: String = "SAE J1979") {
        self.init(pid, name, bytes: field.byteCount, [field], source: source)
    }

    /// Whether a response may have this many data bytes.
    func allows(byteCount count: Int) -> Bool {
        count == byteCount || count == shorterByteCount || (isLengthDoubtful && count > 0)
    }

    /// Whether public sources disagree on the number of data bytes, so that any number is accepted.
    var isLengthDoubtful: Bool { fields.contains { $0.byteCount == 0 } }

    package func fields(_ scaling: PIDScaling) -> [PIDField] {
        scaling.hasFourBanks ? fieldsOfFourBanks ?? fields : fields
    }

    /// Decodes the values in the data bytes, without those that the ECU marks as not present; nil if the number of
    /// bytes is wrong.
    package func decode(_ data: ArraySlice<UInt8>, scaling: PIDScaling = PIDScaling()) -> [PIDValue]? {
        guard allows(byteCount: data.count) else { return nil }
        return fields(scaling).compactMap { $0.decode(data, scaling: scaling) }
    }

    /// Encodes values into data bytes with the default scaling, rounded to the nearest step and clamped to the range.
    /// The bytes of a field without a value are 0, or mark it as not present.
    package func encode(_ value: (Signal) -> Double?) -> [UInt8] {
        var data = [UInt8](repeating: 0, count: byteCount)
        for field in fields {
            if let value = value(field.signal) { field.encode(value, into: &data) } else { field.leaveOut(of: &data) }
        }
        return data
    }
}
