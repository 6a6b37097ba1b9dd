import CommandLine
import History
import Trips

extension TripFilter {
    /// - Parameters:
    ///   - places: where the trips went.
    ///   - known: the vehicles of the database, read only if --vin is given.
    init(_ options: Options, places: TripPlaces = TripPlaces(), known: () throws -> [RecordedVehicle]) throws {
        let place = try options[.reportPlace].map { text in
            guard let name = places.name(text) else { throw RouteError.noPlace(text) }
            return name
        }
        let vehicle = try options[.reportVIN].map {
            try VehicleChoice(known: known()).vehicle($0, canBeNew: false).vehicle
        }
        self.init(
            driver: options[.reportDriver], tag: options[.reportTag], vehicle: vehicle, kind: options[.reportKind],
            place: place, places: places)
    }
}
