package import Telemetry

/// Something that the driver should know now.
package struct Alert: Hashable, Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        /// km/h.
        case overSpeed
        /// Hours at the wheel: without a break, or in a day.
        case tiredDriving
        /// °C.
        case coolantHot
        /// V.
        case voltageLow
        case voltageHigh
        /// The check engine light is on: stored codes, against 0.
        case milOn = "lampOn"
        /// A new pending or stored code: their number, against that at the start.
        case newCode

        package var unit: Unit {
            switch self {
            case .overSpeed: .kilometresPerHour
            case .tiredDriving: .hours
            case .coolantHot: .degreesCelsius
            case .voltageLow, .voltageHigh: .volts
            case .milOn, .newCode: .none
            }
        }
    }

    package var kind: Kind
    package var time: Instant
    package var value: Double
    package var limit: Double
    /// The trouble codes that it is about, "P0301", in order; empty where the vehicle named none.
    package var codes: [String]

    package init(_ kind: Kind, at time: Instant, value: Double, limit: Double, codes: [String] = []) {
        (self.kind, self.time, self.value, self.limit, self.codes) = (kind, time, value, limit, codes)
    }
}
