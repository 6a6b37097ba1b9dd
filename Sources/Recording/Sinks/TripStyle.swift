package import Reports
import System
package import Telemetry
import Terminal
package import Trips

/// How a trip is presented to the user.
package struct TripStyle {
    package var units: UnitSystem
    /// The currency of a trip that is being recorded, such as "EUR" or "$"; nil if none is set.
    package var currency: String?
    package var vehicleNames: VehicleNames

    package init(
        units: UnitSystem = .metric, currency: String? = nil, vehicleNames: VehicleNames = VehicleNames()
    ) {
        (self.units, self.currency, self.vehicleNames) = (units, currency, vehicleNames)
    }

    /// Returns the summary of a trip.
    /// - Parameter listing: the events and alerts that are listed with their times of day.
    package func text(_ trip: TripRecord, listing: TripText.Listing = .none) -> [String] {
        TripText(trip, utcOffsetS: LocalTime.utcOffsetS, units: units, vehicles: vehicleNames)
            .lines(width: Output.width, listing: listing)
    }
}
