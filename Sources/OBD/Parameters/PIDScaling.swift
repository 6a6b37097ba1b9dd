/// What an ECU reports about how its PIDs are to be read: the oxygen sensors to which PID numbers refer (PID 13 or 1D),
/// and maximum values that differ from the default ones (PIDs 4F and 50, SAE J1979).
package struct PIDScaling: Hashable, Sendable {
    /// The quantities whose maximum value PIDs 4F and 50 may set.
    package enum Parameter: Hashable, Sendable, CaseIterable {
        /// The ratio for raw FFFF; PIDs 24–2B, 34–3B and 44.
        case lambda
        /// The voltage for raw FFFF, in volts; PIDs 24–2B.
        case oxygenVoltage
        /// The current for raw FFFF, in milliamperes, on either side of raw 8000; PIDs 34–3B.
        case oxygenCurrent
        /// The pressure for raw FF, in kilopascals; PID 0B.
        case manifoldPressure
        /// The air flow for raw FFFF, in grams per second; PID 10.
        case airFlow
    }

    /// Whether PID 1D replaces 13: there are four banks with two sensors each, not two with four each.
    package var hasFourBanks = false
    /// The maximum values; a quantity that is missing has its default scaling.
    package var maxima: [Parameter: Double] = [:]

    package init(hasFourBanks: Bool = false, maxima: [Parameter: Double] = [:]) {
        self.hasFourBanks = hasFourBanks
        self.maxima = maxima
    }

    /// The PIDs that must be read first, if they are supported, so that others can be decoded correctly.
    package static let pids: [UInt8] = [0x1D, 0x4F, 0x50]

    /// Takes the data bytes of one of `pids`; other PIDs are ignored.
    package mutating func take(pid: UInt8, _ data: ArraySlice<UInt8>) {
        let bytes = Array(data)
        switch pid {
        case 0x1D: hasFourBanks = true
        case 0x4F where bytes.count == 4:
            maxima[.lambda] = bytes[0] == 0 ? nil : Double(bytes[0])
            maxima[.oxygenVoltage] = bytes[1] == 0 ? nil : Double(bytes[1])
            maxima[.oxygenCurrent] = bytes[2] == 0 ? nil : Double(bytes[2])
            maxima[.manifoldPressure] = bytes[3] == 0 ? nil : 10 * Double(bytes[3])
        case 0x50 where bytes.count == 4: maxima[.airFlow] = bytes[0] == 0 ? nil : 10 * Double(bytes[0])
        default: break
        }
    }

    func value(_ raw: Double, of field: PIDField) -> Double {
        guard let parameter = field.rescaling, let maximum = maxima[parameter] else {
            // Integers are divided last, so that the result is the number nearest to the true one: 85.3, not
            // 85.30000000000001.
            return (raw * field.numerator + field.offset * field.denominator) / field.denominator
        }
        return switch parameter {
        case .lambda, .oxygenVoltage, .airFlow: raw * maximum / 65535
        case .oxygenCurrent: (raw - 32768) * maximum / 32768
        case .manifoldPressure: raw * maximum / 255
        }
    }
}
