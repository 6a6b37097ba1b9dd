import Formats
package import Telemetry
package import Trips

/// An alert as sent to people and programs.
package enum AlertReport {
    /// "coolant 115 °C, limit 112 °C: stop and let the engine cool down".
    package static func text(_ alert: Alert, _ units: UnitSystem) -> String {
        "\(DrivingWords.text(alert, units)): \(advice(alert))"
    }

    private static func advice(_ alert: Alert) -> String {
        switch alert.kind {
        case .overSpeed: "slow down"
        case .tiredDriving: "take a break"
        case .coolantHot: "stop and let the engine cool down"
        case .voltageLow: "the battery is weak, or not charging"
        case .voltageHigh: "the alternator regulator may be faulty"
        case .milOn: "slow down if it flashes; obdmech scan shows why"
        case .newCode:
            alert.codes.first.map { "see obdmech explain \($0)" } ?? "see obdmech scan"
        }
    }
}
