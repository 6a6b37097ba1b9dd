/// What an ECU says elsewhere of how its PIDs are to be read: which oxygen sensors their numbers stand for (PID 13 or
/// 1D), and the greatest values where they are not the usual ones (PIDs 4F and 50, SAE J1979).
package struct PIDScaling: Hashable, Sendable {
    /// The quantities whose full scale PIDs 4F and 50 may set.
    package enum Parameter: Hashable, Sendable, CaseIterable {
        /// Of raw FFFF, as ratio; PIDs 24–2B, 34–3B and 44.
        case lambda
        /// Of raw FFFF, in volts; PIDs 24–2B.
        case oxygenVoltage
        /// Of raw FFFF, in milliamperes either side of raw 8000; PIDs 34–3B.
        case oxygenCurrent
        /// Of raw FF, in kilopascals; PID 0B.
        case manifoldPressure
        /// Of raw FFFF, in grams a second; PID 10.
        case airFlow
    }

    /// PID 1D stands for 13: the sensors are two each in four banks, not four each in two.
    package var hasFourBanks = false
    /// What is not here has its usual scale.
    package var maxima: [Parameter: Double] = [:]

    package init(hasFourBanks: Bool = false, maxima: [Parameter: Double] = [:]) {
        self.hasFourBanks = hasFourBanks
        self.maxima = maxima
    }

    /// PIDs that must be asked, where they are supported, before others can be read rightly.
    package static let pids: [UInt8] = [0x1D, 0x4F, 0x50]

    /// Takes in the data bytes of one of `pids`; others say nothing here.
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
            // Of whole numbers until the end, so that it is the number nearest to the true one: 85.3, not 85.30000000000001.
            return (raw * field.numerator + field.offset * field.denominator) / field.denominator
        }
        return switch parameter {
        case .lambda, .oxygenVoltage, .airFlow: raw * maximum / 65535
        case .oxygenCurrent: (raw - 32768) * maximum / 32768
        case .manifoldPressure: raw * maximum / 255
        }
    }
}
