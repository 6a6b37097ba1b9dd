package import Telemetry

/// One row of the PID table: how a parameter of service 01 is laid out.
package struct PIDDefinition: Sendable {
    package let pid: UInt8
    package let name: String
    /// Data bytes after the service and PID bytes.
    package let byteCount: Int
    /// Some ECUs send so many instead, where the last fields do not exist for them.
    package let shorterByteCount: Int?
    package let fields: [PIDField]
    /// The same where the ECU has PID 1D; nil where that changes nothing.
    package let fieldsOfFourBanks: [PIDField]?
    /// Where the layout is published.
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

    /// A row of one number, named like its field.
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

    /// A row of one field that takes all its bytes.
    init(_ pid: UInt8, _ name: String, _ field: PIDField, source: String = "SAE J1979") {
        self.init(pid, name, bytes: field.byteCount, [field], source: source)
    }

    /// Whether the ECU's answer may have so many data bytes.
    func allows(byteCount count: Int) -> Bool {
        count == byteCount || count == shorterByteCount || (isLengthDoubtful && count > 0)
    }

    /// Public sources contradict each other in the number of data bytes, and whatever comes is shown.
    var isLengthDoubtful: Bool { fields.contains { $0.byteCount == 0 } }

    package func fields(_ scaling: PIDScaling) -> [PIDField] {
        scaling.hasFourBanks ? fieldsOfFourBanks ?? fields : fields
    }

    /// The values in the data bytes, without those that the ECU says it does not have; nil when the number of bytes is
    /// not the PID's.
    package func decode(_ data: ArraySlice<UInt8>, scaling: PIDScaling = PIDScaling()) -> [PIDValue]? {
        guard allows(byteCount: data.count) else { return nil }
        return fields(scaling).compactMap { $0.decode(data, scaling: scaling) }
    }

    /// The data bytes that carry the given values, by the usual scale, rounded to the nearest step and held to the
    /// range; the bytes of a field without a value are 0, or what says that it has none.
    package func encode(_ value: (Signal) -> Double?) -> [UInt8] {
        var data = [UInt8](repeating: 0, count: byteCount)
        for field in fields {
            if let value = value(field.signal) { field.encode(value, into: &data) } else { field.leaveOut(of: &data) }
        }
        return data
    }
}
