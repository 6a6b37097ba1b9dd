import Formats
import OBD
import Publishing
import Telemetry
import Testing
import Trips

/// A car and a trip as targets get them.
enum Published {
    static let vin = "3VWDX7AJ0DM254871"

    static func car(_ name: String? = nil) -> PublishedCar {
        var profile = VehicleProfile(vin: vin)
        profile.name = name
        return PublishedCar(vin: vin, profile: profile, make: "Volkswagen", modelYear: 2013)
    }

    static func trip(_ samples: [Sample], name: String? = nil) -> PublishedTrip {
        var record = TripRecord(
            id: 1, start: WallTime(microseconds: 1_764_279_590_000_000), vin: vin, fuelPrice: nil,
            summary: TripSummary())
        record.uuid = "f24c5bd1-2633-463d-85a5-eed5d860f853"
        record.tags = ["work", "say \"hi\""]
        let document = JSON.object([
            ("vin", .string(vin)), ("device", .string("bluetooth:00:11:22:33:44:55")), ("distanceKm", .number(12.5)),
            ("uuid", .text(record.uuid)), ("fuelMethod", .string("mass,air \"flow\"")), ("note", .string("secret")),
        ])
        return PublishedTrip(
            car: car(name), trip: record, report: .object([("trips", .array([document]))]), samples: samples)
    }

    static func scan(_ codes: [String], mil: Bool?) -> PublishedScan {
        PublishedScan(
            car: car(), uuid: "00000000-0000-8000-8000-000000000001",
            scan: ScanRecord(
                id: 7, time: WallTime(microseconds: 1_764_279_590_000_000), vin: vin, milOn: mil,
                codes: codes.compactMap { TroubleCode($0) }, device: "tcp:10.0.0.1"),
            codes: codes.map { PublishedScan.Code(ecu: "7E8", code: $0, status: "confirmed") },
            document: .object([("verdict", .string("repair"))]))
    }
}

@Suite(.timeLimit(.minutes(20))) struct PublishedCarTests {
    @Test(
        arguments: [
            ("Golf", "golf"), ("Anna's  Golf!", "anna-s-golf"), ("a/b+c#", "a-b-c"), ("--", nil), ("Škoda", "koda"),
        ] as [(String, String?)])
    func topics(name: String, topic: String?) {
        let car = Published.car(name)
        #expect(car.topic == topic ?? "car-" + car.id)
    }

    /// What identifies a car in addresses must not tell its VIN.
    @Test func identity() {
        let car = Published.car()
        #expect(car.topic == "car-" + car.id && car.id.count == 6 && car.name == "Volkswagen")
        #expect(!Published.vin.lowercased().contains(car.id))
        // The same whatever the user calls it.
        #expect(Published.car("Golf").id == car.id && Published.car("Golf").uuid == car.uuid)
        #expect(car.uuid.count == 36 && Array(car.uuid)[14] == "8")
        #expect(PublishedCar(vin: nil, profile: nil, make: nil, modelYear: nil).name == "Car")
    }

    /// Of each fix both coordinates, at most once a second.
    @Test func positions() {
        var samples: [Sample] = []
        for tenth in 0..<30 {
            let time = Instant(nanoseconds: Int64(tenth) * 100_000_000)
            samples.append(Sample(.latitude, 48 + Double(tenth) / 1000, at: time))
            samples.append(Sample(.longitude, 11 + Double(tenth) / 1000, at: time))
        }
        let positions = Published.trip(samples).positions
        #expect(positions.map(\.latitude) == [48, 48.01, 48.02] && positions.map(\.longitude) == [11, 11.01, 11.02])
        #expect(positions[1].time.microseconds == 1_764_279_591_000_000)
        #expect(Published.trip([Sample(.latitude, 48, at: .zero)]).positions.isEmpty)
    }

    @Test func requestsOfTraccar() {
        var position = PublishedPosition(time: WallTime(microseconds: 1_764_279_590_400_000))
        position.add(Sample(.latitude, 48.1234567, at: .zero))
        position.add(Sample(.longitude, -11.5, at: .zero))
        position.add(Sample(.groundSpeed, 100, at: .zero))
        #expect(
            OsmAndRequest.path(position, id: "my car")
                == "/?id=my%20car&timestamp=1764279590&lat=48.1234567&lon=-11.5000000&speed=54.00")
    }

    @Test func documents() {
        let trip = Published.trip([])
        #expect(FolderDocument(.trip(trip), origin: "0123456789").name == "trip-\(trip.uuid).json")
        let scan = FolderDocument(.scan(Published.scan(["P0420"], mil: true)), origin: "0123456789")
        #expect(scan.name == "scan-00000000-0000-8000-8000-000000000001.json" && scan.text != nil)
        // Another publisher writes the same file, and what an older version wrote is removed.
        #expect(FolderDocument(.scan(Published.scan(["P0420"], mil: true)), origin: "f").name == scan.name)
        #expect(scan.formerName == "scan-01234567-7.json")
        // A deletion removes what was written.
        let uuid = Published.scan([], mil: nil).uuid
        #expect(FolderDocument(.deletedScan(number: 7, uuid: uuid), origin: "0123456789").name == scan.name)
        #expect(
            FolderDocument(.deletedScan(number: 7, uuid: nil), origin: "0123456789").name == scan.formerName
                && FolderDocument(.deletedTrip(uuid: trip.uuid), origin: "x").text == nil)
    }
}
