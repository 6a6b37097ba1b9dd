package import Formats
package import OBD
package import Telemetry
package import Trips

/// A car as others get to know it. Its VIN is in none of these but `vin`.
package struct PublishedCar: Hashable, Sendable {
    package var vin: String?
    package var profile: VehicleProfile?
    /// "Volkswagen", from the VIN or as the user set it.
    package var make: String?
    package var modelYear: Int?
    /// The names of the additional signals of its latest trips.
    package var signals: Set<String> = []
    /// What the publisher's database has of it (`FleetTables.vehicle`), as a line of JSON.
    package var facts: String?

    package init(vin: String?, profile: VehicleProfile?, make: String?, modelYear: Int?) {
        self.vin = vin
        self.profile = profile
        self.make = make ?? profile?.make
        self.modelYear = modelYear
        self.modelYear = modelYear ?? profile?.modelYear
    }

    /// Whether a text is its name, as the user gave it or in topics, or its VIN.
    package func isNamed(_ text: String) -> Bool {
        let name = text.lowercased()
        return [profile?.name, topic, vin].contains { $0?.lowercased() == name }
    }

    private var hash: [UInt8] { SHA256.hash("obdmech vehicle " + (vin ?? "")) }

    /// Six hexadecimal digits, the same in each database that has the car.
    package var id: String { Hexadecimal.text(Array(hash.prefix(3))).lowercased() }

    /// The same in each database (RFC 9562, version 8).
    package var uuid: String { Hexadecimal.uuid(hash, version: 8) }

    /// The name that the user gave it, else its make and model, else "Car".
    package var name: String {
        if let name = profile?.name { return name }
        let parts = [make, profile?.model].compactMap(\.self)
        return parts.isEmpty ? "Car" : parts.joined(separator: " ")
    }

    /// How topics and tags name it: the name that the user gave it in letters and digits that every system accepts, else
    /// "car-1f3a9c".
    package var topic: String {
        var topic = ""
        for character in (profile?.name ?? "").lowercased() {
            if character.isASCII, character.isLetter || character.isNumber {
                topic.append(character)
            } else if !topic.isEmpty, topic.last != "-" {
                topic.append("-")
            }
        }
        while topic.last == "-" { topic.removeLast() }
        return topic.isEmpty ? "car-" + id : topic
    }
}

package struct PublishedTrip: Sendable {
    package var car: PublishedCar
    package var trip: TripRecord
    /// The document that `obdmech report --trip N --json` writes.
    package var report: JSON
    /// In the order of their times, which count from the start; without positions in hidden places.
    package var samples: [Sample]
    package var rows: PublishedTripRows?
    /// What is changing on the car now, as `obdmech trends --json` has it; nil if it is not wanted or not known.
    package var findings: [JSON]?
    /// The odometer after it; nil if it is not wanted or not known.
    package var odometerKm: Double?

    package init(car: PublishedCar, trip: TripRecord, report: JSON, samples: [Sample]) {
        self.car = car
        self.trip = trip
        self.report = report
        self.samples = samples
    }

    package var uuid: String { trip.uuid ?? "" }
    package var isReal: Bool { trip.kind?.isDriving ?? true }

    /// Of the report, the trip itself.
    package var document: JSON {
        guard case .array(let trips)? = report["trips"], let trip = trips.first else { return .object([]) }
        return trip
    }

    package func time(of sample: Sample) -> WallTime {
        WallTime(microseconds: trip.start.microseconds + sample.time.nanoseconds / 1000)
    }

    /// Where it was, at most once a second.
    package var positions: [PublishedPosition] {
        var positions: [PublishedPosition] = []
        var current = PublishedPosition(time: trip.start)
        for sample in samples {
            current.add(sample)
            guard sample.signal == .latitude || sample.signal == .longitude, current.isComplete else { continue }
            current.time = time(of: sample)
            if positions.last.map({ current.time.seconds(since: $0.time) >= 1 }) ?? true { positions.append(current) }
            // The next fix has both again.
            current.latitude = nil
            current.longitude = nil
        }
        return positions
    }
}

/// Where a car is.
package struct PublishedPosition: Hashable, Sendable {
    package var time: WallTime
    package var latitude: Double?
    package var longitude: Double?
    package var altitudeM: Double?
    package var courseDegrees: Double?
    package var speedKmh: Double?
    package var errorM: Double?

    package init(time: WallTime) { self.time = time }

    package var isComplete: Bool { latitude != nil && longitude != nil }

    package mutating func add(_ sample: Sample) {
        switch sample.signal {
        case .latitude: latitude = sample.value
        case .longitude: longitude = sample.value
        case .altitude: altitudeM = sample.value
        case .course: courseDegrees = sample.value
        case .groundSpeed: speedKmh = sample.value
        case .positionError: errorM = sample.value
        default: break
        }
    }
}

package struct PublishedScan: Sendable {
    package struct Code: Hashable, Sendable {
        package var ecu: String
        package var code: String
        package var status: String

        package init(ecu: String, code: String, status: String) {
            self.ecu = ecu
            self.code = code
            self.status = status
        }
    }

    package var car: PublishedCar
    package var uuid: String
    package var scan: ScanRecord
    package var codes: [Code]
    /// Whether the codes are all: false if an ECU did not answer, and the others have none.
    package var areCodesKnown = true
    /// The document that `obdmech report --scan N --json` writes.
    package var document: JSON
    /// What the publisher's database has of it (`FleetTables.scan`), as a line of JSON.
    package var facts: String?

    package init(car: PublishedCar, uuid: String, scan: ScanRecord, codes: [Code], document: JSON) {
        self.car = car
        self.uuid = uuid
        self.scan = scan
        self.codes = codes
        self.document = document
    }
}

/// What a target gets.
package enum PublishedChange: Sendable {
    case trip(PublishedTrip)
    case scan(PublishedScan)
    case deletedTrip(uuid: String)
    /// - Parameters:
    ///   - number: in the publisher's database.
    ///   - uuid: nil if an older version deleted it.
    case deletedScan(number: Int64, uuid: String?)
}
