import OBD
package import Telemetry
package import Trips

/// The user's settings, with defaults for what is not set. `SettingTable` holds their names in the file.
package struct UserSettings: Hashable, Sendable {
    /// Whether a finished trip is kept. The raw values are those in the file.
    package enum Saving: String, Sendable, CaseIterable {
        /// Asks on a terminal; without a terminal the trip is kept.
        case ask
        case always
        case never
    }

    package var adapter: String?
    package var units = UnitSystem.metric
    /// The rule by which scans judge an emissions inspection, one of `InspectionRule.choices`.
    package var inspection = InspectionRule.automatic
    /// A word or symbol such as "EUR" or "$".
    package var currency: String?
    /// The price per liter, or per kilogram for fuel that is sold by weight.
    package var fuelPrice: Double?
    /// The price per kWh.
    package var electricityPrice: Double?
    package var driver: String?
    package var saving = Saving.ask
    /// Additional signals that trips request, separated by commas.
    package var also: String?

    /// The receiver of positions: gpsd's address, or "auto"; nil for none.
    package var gps: String?
    /// The file of map tiles for pages; nil for none.
    package var mapTiles: String?
    /// The program that finds ways: an address or a command line; nil for none.
    package var router: String?
    /// The program that finds places by their names: an address; nil for none.
    package var placeSearch: String?
    /// The files with lists of traffic cameras, separated by colons; nil for none.
    package var trafficList: String?

    /// How many times per second the speed is requested, if the adapter is fast enough.
    package var sampleRate = 10.0
    /// How long the vehicle must be silent for a trip to end, in seconds.
    package var idleTimeoutS = 60.0
    /// The duration in seconds below which an engine stop does not end a trip.
    package var pauseS = 300.0

    /// Whether any alerts are given.
    package var alertsAreOn = true
    package var alertBell = true
    /// Whether the pace on a route is spoken.
    package var speak = false
    package var alertDesktop = true
    /// A program and its arguments, on one line.
    package var alertCommand: String?

    var trip = TripParameters()

    package init() {}

    /// The parameters for calculating trips, without the vehicle's own specification. They contain no alerts if
    /// `alertsAreOn` is false.
    package var tripParameters: TripParameters {
        var parameters = trip
        if !alertsAreOn { parameters.alerts.kinds = [] }
        return parameters
    }

    /// Whether alerts of a kind are enabled, regardless of `alertsAreOn`.
    subscript(alert kind: Alert.Kind) -> Bool {
        get { trip.alerts.kinds.contains(kind) }
        set { if newValue { trip.alerts.kinds.insert(kind) } else { trip.alerts.kinds.remove(kind) } }
    }
}
