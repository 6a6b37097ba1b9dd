package import Formats
package import History
package import Publishing
import Storage
import System
package import Telemetry

/// What commands ask of a fleet's database.
extension FleetQuestion {
    /// All times.
    package static let always =
        WallTime(microseconds: -Int64(WallTime.limit))..<WallTime(microseconds: Int64(WallTime.limit))

    /// Everything of trips but their minutes, and of scans and cars.
    package mutating func requestDetails() {
        tripTables = FleetTables.trip
        endTables = FleetTables.ends
        scanTables = FleetTables.scan
        carTables = FleetTables.vehicle
        wantsRoutes = true
    }

    /// Asks for everything but samples.
    package mutating func requestEverything() {
        requestDetails()
        wantsTracks = true
        range = Self.always
        scansOfEachCar = Self.scansOfCar
        measureTables = FleetTables.measures
    }

    /// As many scans of a car tell which codes are new, and what is changing.
    package static let scansOfCar = 20

    /// Asks for the routes with all of their trips.
    /// - Parameter fetchesSamples: whether two drives are compared.
    package mutating func requestRoutes(fetchingSamples fetchesSamples: Bool = false) {
        requestDetails()
        self.fetchesSamples = fetchesSamples
        range = Self.always
        scanTables = []
        onlyOnRoutes = true
        // A list needs the facts of the trips, and the places that give routes their names.
        wantsTracks = fetchesSamples
        tripTables = fetchesSamples ? ["trip", "signal"] : ["trip"]
        if !fetchesSamples { endTables = ["place"] }
    }

    /// Asks for a trip by its number, or for the last ones.
    package mutating func request(forTrip number: StoredNumber) {
        switch number {
        case .number(let number): trips.append(number)
        case .last(let before): lastTrips = max(lastTrips, before + 1)
        }
    }

    package mutating func request(forScan number: StoredNumber) {
        switch number {
        case .number(let number): scans.append(number)
        case .last(let before): lastScans = max(lastScans, before + 1)
        }
    }

    package static func time(from first: CalendarDay, to last: CalendarDay) -> Range<WallTime> {
        LocalTime.start(of: first)..<LocalTime.start(of: last.next)
    }
}
