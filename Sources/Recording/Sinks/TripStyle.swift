package import Formats
package import Reports
import System
package import Telemetry
import Terminal
package import Trips

/// How a trip is presented to the user.
package struct TripStyle {
    package var presentation: Presentation
    /// The currency of a trip that is being recorded, such as "EUR" or "$"; nil if none is set.
    package var currency: String?
    package var vehicleNames: VehicleNames

    package init(
        _ presentation: Presentation = Presentation(zone: LocalTime.zone), currency: String? = nil,
        vehicleNames: VehicleNames = VehicleNames()
    ) {
        self.presentation = presentation
        self.currency = currency
        self.vehicleNames = vehicleNames
    }

    package var units: UnitSystem { presentation.units }

    /// Returns the summary of a trip.
    /// - Parameter listing: the events and alerts that are listed with their times of day.
    package func text(_ trip: TripRecord, listing: TripText.Listing = .none) -> [String] {
        // The terminal may have another size than when the trip began.
        var presentation = presentation
        presentation.width = Output.width
        return TripText(trip, presentation, vehicles: vehicleNames).lines(listing: listing)
    }
}
