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
        /// The malfunction lamp went on during the drive: codes, against 0.
        case lampOn
        /// A new pending code: their number, against that at the start.
        case newCode

        package var unit: Unit {
            switch self {
            case .overSpeed: .kilometresPerHour
            case .tiredDriving: .hours
            case .coolantHot: .degreesCelsius
            case .voltageLow, .voltageHigh: .volts
            case .lampOn, .newCode: .none
            }
        }
    }

    package var kind: Kind
    package var time: Instant
    package var value: Double
    package var limit: Double

    package init(_ kind: Kind, at time: Instant, value: Double, limit: Double) {
        (self.kind, self.time, self.value, self.limit) = (kind, time, value, limit)
    }
}
