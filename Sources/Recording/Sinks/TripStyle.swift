package import Reports
package import Telemetry
import Terminal
package import Trips

/// How a trip is written for people.
package struct TripStyle {
    package var units: UnitSystem
    /// Of a trip that is being recorded: "EUR", "$"; nil where the user named none.
    package var currency: String?
    package var vehicleNames: VehicleNames

    package init(
        units: UnitSystem = .metric, currency: String? = nil, vehicleNames: VehicleNames = VehicleNames()
    ) {
        (self.units, self.currency, self.vehicleNames) = (units, currency, vehicleNames)
    }

    /// The summary of a trip.
    /// - Parameter listsAll: every event and alert with its time of day.
    package func text(_ trip: TripRecord, listsAll: Bool = false) -> [String] {
        TripText(trip, utcOffsetS: LocalTime.utcOffsetS, units: units, vehicles: vehicleNames)
            .lines(width: Output.width, listsAll: listsAll)
    }
}
