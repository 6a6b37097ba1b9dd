import Reports
import Telemetry
import Terminal
import Trips

/// How a trip is written for people.
struct TripStyle {
    var units = UnitSystem.metric
    /// Of a trip that is being recorded: "EUR", "$"; nil where the user named none.
    var currency: String?
    var vehicleNames = VehicleNames()

    /// The summary of a trip.
    /// - Parameter listsAll: every event and alert with its time of day.
    func text(_ trip: TripRecord, listsAll: Bool = false) -> [String] {
        TripText(trip, utcOffsetS: LocalTime.utcOffsetS, units: units, vehicles: vehicleNames)
            .lines(width: Output.width, listsAll: listsAll)
    }
}
