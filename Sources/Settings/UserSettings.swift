import OBD
package import Telemetry
package import Trips

/// What the user has set, with the defaults for all else. `SettingTable` names it in the file.
package struct UserSettings: Hashable, Sendable {
    /// Whether a trip that is over is kept. The raw value stands in the file.
    package enum Saving: String, Sendable, CaseIterable {
        /// Asks on a terminal, and keeps the trip where there is none.
        case ask
        case always
        case never
    }

    package var adapter: String?
    package var units = UnitSystem.metric
    /// By which rule scans judge an inspection, of `InspectionRule.choices`.
    package var inspection = InspectionRule.automatic
    /// A word or sign such as "EUR" or "$".
    package var currency: String?
    /// Per litre, or per kilogram of a fuel without litres.
    package var fuelPrice: Double?
    package var driver: String?
    package var saving = Saving.ask
    /// Signals that trips ask for besides, separated by commas.
    package var also: String?

    /// So often the speed is asked for in a second, where the adapter can.
    package var sampleRate = 10.0
    /// A trip ends when the vehicle was silent for so long.
    package var idleTimeoutS = 60.0
    /// A stop of the engine that is shorter does not end a trip.
    package var pauseS = 300.0

    /// The switch of all alerts.
    package var alertsAreOn = true
    package var alertBell = true
    package var alertDesktop = true
    /// A program with its arguments, in one line.
    package var alertCommand: String?

    var trip = TripParameters()

    package init() {}

    /// What trips are reckoned with; the vehicle's own specification is not in it. No kind of alert where the switch of
    /// all is off.
    package var tripParameters: TripParameters {
        var parameters = trip
        if !alertsAreOn { parameters.alerts.kinds = [] }
        return parameters
    }

    /// The own switch of a kind of alert.
    subscript(alert kind: Alert.Kind) -> Bool {
        get { trip.alerts.kinds.contains(kind) }
        set { if newValue { trip.alerts.kinds.insert(kind) } else { trip.alerts.kinds.remove(kind) } }
    }
}
