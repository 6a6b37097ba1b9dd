/// In-use performance tracking: how often an ECU's monitors have run, compared with how often the driving conditions
/// for them were met (SAE J1979, info types 08 for spark ignition and 0B for compression ignition).
package struct InUsePerformance: Hashable, Sendable {
    package var ignition: MonitorStatus.Ignition
    /// Drives that met the general conditions (OBDCOND).
    package var generalConditions: Int
    /// Engine starts (IGNCNTR).
    package var ignitionCycles: Int
    package var monitors: [Monitor]

    package struct Monitor: Hashable, Sendable {
        /// "CAT1": the standard's mnemonic without COMP and COND.
        package var mnemonic: String
        package var name: String
        /// How often the monitor ran long enough to detect a fault (COMP).
        package var completions: Int
        /// How often the monitor's driving conditions were met (COND).
        package var conditions: Int

        /// The ratio of completions to conditions; nil if the conditions were never met. It can exceed 1.
        package var ratio: Double? { conditions == 0 ? nil : Double(completions) / Double(conditions) }
    }

    /// Decodes the counters.
    ///
    /// - Parameters:
    ///   - payloads: the messages of one ECU, each from the service byte on.
    ///   - type: 08 or 0B.
    package static func decode(_ payloads: [[UInt8]], type: UInt8, framing: VehicleBus.Framing)
        throws(MessageDecodingError)
        -> InUsePerformance
    {
        let ignition: MonitorStatus.Ignition =
            type == VehicleInformation.InfoType.compressionPerformance ? .compression : .spark
        let counters = try VehicleInformation.items(payloads, type: type, length: 2, framing: framing).map { item in
            item.reduce(0) { $0 << 8 | Int($1) }
        }
        guard counters.count >= 2, counters.count.isMultiple(of: 2) else {
            throw MessageDecodingError("\(counters.count) counters")
        }
        let names = ignition == .spark ? spark : compression
        let monitors = stride(from: 2, to: counters.count, by: 2).map { index in
            // Later editions of the standard append further monitors.
            let place = index / 2 - 1
            let (mnemonic, name) = place < names.count ? names[place] : ("\(place + 1)", "monitor \(place + 1)")
            return Monitor(
                mnemonic: mnemonic, name: name, completions: counters[index], conditions: counters[index + 1])
        }
        return InUsePerformance(
            ignition: ignition, generalConditions: counters[0], ignitionCycles: counters[1], monitors: monitors)
    }

    private static let spark = [
        ("CAT1", "catalyst, bank 1"), ("CAT2", "catalyst, bank 2"),
        ("O2S1", "oxygen sensor, bank 1"), ("O2S2", "oxygen sensor, bank 2"),
        ("EGR", "EGR or VVT system"), ("AIR", "secondary air"), ("EVAP", "evaporative system"),
        ("SO2S1", "secondary oxygen sensor, bank 1"), ("SO2S2", "secondary oxygen sensor, bank 2"),
        ("AFRI1", "air-fuel ratio imbalance, bank 1"), ("AFRI2", "air-fuel ratio imbalance, bank 2"),
        ("PF1", "particulate filter, bank 1"), ("PF2", "particulate filter, bank 2"),
    ]

    private static let compression = [
        ("HCCAT", "NMHC catalyst"), ("NCAT", "NOx or SCR catalyst"), ("NADS", "NOx adsorber"),
        ("PM", "particulate filter"), ("EGS", "exhaust gas sensor"), ("EGR", "EGR or VVT system"),
        ("BP", "boost pressure"), ("FUEL", "fuel system"),
    ]
}
