/// A test that an ECU performs on the emission control system, and whether it has been completed (SAE J1979, PIDs 01
/// and 41).
package struct ReadinessMonitor: Hashable, Sendable {
    package enum State: Hashable, Sendable {
        /// The vehicle has no such monitor; in PID 41, also that the monitor is disabled for this driving cycle.
        case notSupported
        case incomplete, complete
    }

    package var kind: Kind
    package var state: State

    package init(_ kind: Kind, _ state: State) {
        self.kind = kind
        self.state = state
    }

    package var isSupported: Bool { state != .notSupported }
    /// Always false for a monitor that is not supported.
    package var isComplete: Bool { state == .complete }

    /// The kind of monitor; the raw value is the stable name used in JSON.
    package enum Kind: String, Sendable, CaseIterable {
        // Continuous, in every ECU.
        case misfire, fuelSystem, components
        // Spark ignition.
        case catalyst, heatedCatalyst, evaporativeSystem, secondaryAir, particulateFilterOrRefrigerant, oxygenSensor
        case oxygenSensorHeater
        /// Exhaust gas recirculation or variable valve timing, with both types of ignition.
        case egrOrVVT
        // Compression ignition.
        case nmhcCatalyst, noxAftertreatment, boostPressure, exhaustGasSensor, particulateFilter

        /// Whether the monitor runs all the time; the others need certain conditions once per drive.
        package var isContinuous: Bool { self == .misfire || self == .fuelSystem || self == .components }

        /// The name for people.
        package var name: String {
            switch self {
            case .misfire: "misfire"
            case .fuelSystem: "fuel system"
            case .components: "comprehensive components"
            case .catalyst: "catalyst"
            case .heatedCatalyst: "heated catalyst"
            case .evaporativeSystem: "evaporative system"
            case .secondaryAir: "secondary air"
            // The bit meant A/C refrigerant until about 2010.
            case .particulateFilterOrRefrigerant: "gasoline particulate filter or A/C refrigerant"
            case .oxygenSensor: "oxygen sensor"
            case .oxygenSensorHeater: "oxygen sensor heater"
            case .egrOrVVT: "EGR or VVT system"
            case .nmhcCatalyst: "NMHC catalyst"
            case .noxAftertreatment: "NOx aftertreatment"
            case .boostPressure: "boost pressure"
            case .exhaustGasSensor: "exhaust gas sensor"
            case .particulateFilter: "particulate filter"
            }
        }

        /// By bit of byte B: supported in the low half, incomplete in the high half.
        static let continuous: [Kind] = [.misfire, .fuelSystem, .components]
        /// By bit of bytes C (supported) and D (incomplete); nil if the bit is reserved.
        static let spark: [Kind?] = [
            .catalyst, .heatedCatalyst, .evaporativeSystem, .secondaryAir, .particulateFilterOrRefrigerant,
            .oxygenSensor, .oxygenSensorHeater, .egrOrVVT,
        ]
        static let compression: [Kind?] = [
            .nmhcCatalyst, .noxAftertreatment, nil, .boostPressure, nil, .exhaustGasSensor, .particulateFilter,
            .egrOrVVT,
        ]
    }
}
