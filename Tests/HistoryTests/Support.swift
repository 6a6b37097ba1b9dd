import Formats
import OBD
import Routes
import Storage
import Telemetry
import TestSupport
import Trips

/// What `body` says when it fails; nil if it does not.
func failure<Value>(_ body: () throws -> Value) -> UserMessage? {
    do {
        _ = try body()
        return nil
    } catch {
        return (error as? any UserError)?.message
    }
}

/// A database of drives.
struct DriveStore {
    static let golf = "WVWZZZ1JZXW000001"
    static let polo = "WVWZZZ1JZXW000021"
    static let home = GeoPoint(latitude: 48.1, longitude: 11.5)

    private let directory: TemporaryDirectory
    let database: Database
    var path: String { directory.file("obdmech.db") }

    init() throws {
        directory = try TemporaryDirectory()
        database = try Database.open(path: directory.file("obdmech.db"))
    }

    /// The beginning of a day, so many days after 2026-01-01 in UTC.
    static func day(_ number: Int) -> WallTime {
        WallTime(microseconds: (1_767_225_600 + Int64(number) * 86_400) * 1_000_000)
    }

    /// Stores a finished trip at noon of a day.
    @discardableResult
    func drive(
        day: Int, vin: String? = golf, driver: String? = nil, tags: [String] = [], km: Double = 10,
        device: String = "/dev/ttyUSB0", _ samples: [Sample] = []
    ) throws -> Int64 {
        let trip = try database.trips.begin(
            TripBeginning(
                start: Self.day(day).advanced(bySeconds: 43_200), vin: vin, adapter: device, bus: nil, fuelPrice: nil,
                driver: driver, tags: tags))
        var summary = TripSummary()
        summary.durationS = 600
        summary.samples = max(1, samples.count)
        summary.distanceKm = km
        if !samples.isEmpty { summary = samples.reduce(into: TripEngine()) { $0.take($1) }.summary }
        try database.append(samples, trip: trip, origin: .zero)
        try database.trips.finish(trip, summary: summary)
        return trip
    }

    /// A straight drive with a position each second.
    static func track(from place: GeoPoint = home, courseDeg: Double = 90, speedMps: Double, seconds: Int) -> [Sample] {
        (0...seconds).flatMap { second in
            let point = place.moved(byM: speedMps * Double(second), towardsDeg: courseDeg)
            let time = Instant(nanoseconds: Int64(second) * 1_000_000_000)
            return [
                Sample(.vehicleSpeed, speedMps * 3.6, at: time), Sample(.latitude, point.latitude, at: time),
                Sample(.longitude, point.longitude, at: time),
            ]
        }
    }
}
