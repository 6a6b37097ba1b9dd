package import Telemetry

/// Something that the driver should know immediately.
package struct Alert: Hashable, Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        /// The speed is over the limit; in km/h.
        case overSpeed
        /// Too long at the wheel without a break or in a day; in hours.
        case tiredDriving
        /// The coolant is too hot; in °C.
        case coolantHot
        /// The voltage is too low; in V.
        case voltageLow
        case voltageHigh
        /// A tire has lost air; in kPa.
        case tirePressureLow
        /// The check engine light is on. The value is the number of stored codes, the limit 0.
        case milOn = "lampOn"
        /// There is a new pending or stored code. The value is the number of codes, the limit the number at the start.
        case newCode

        package var unit: Unit {
            switch self {
            case .overSpeed: .kilometresPerHour
            case .tiredDriving: .hours
            case .coolantHot: .degreesCelsius
            case .voltageLow, .voltageHigh: .volts
            case .tirePressureLow: .kilopascals
            case .milOn, .newCode: .none
            }
        }
    }

    package var kind: Kind
    package var time: Instant
    package var value: Double
    package var limit: Double
    /// The trouble codes that the alert is about, such as "P0301", sorted; empty if the vehicle named none.
    package var codes: [String]

    package init(_ kind: Kind, at time: Instant, value: Double, limit: Double, codes: [String] = []) {
        self.kind = kind
        self.time = time
        self.value = value
        self.limit = limit
        self.codes = codes
    }
}

/// An alert whose cause currently persists.
package struct ActiveAlert: Hashable, Sendable {
    package let kind: Alert.Kind
    package let since: Instant
    /// The latest value, in the unit of the kind.
    package var value: Double
    package var limit: Double
    /// The trouble codes, as in `Alert`.
    package var codes: [String]

    init(_ kind: Alert.Kind, since: Instant, value: Double, limit: Double, codes: [String] = []) {
        self.kind = kind
        self.since = since
        self.value = value
        self.limit = limit
        self.codes = codes
    }
}
