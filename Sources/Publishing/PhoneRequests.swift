package import Formats
package import Telemetry
import Trips

/// A position as OwnTracks sends it: the body of a POST, which OwnTracks' recorder, Traccar and Home Assistant read.
package enum OwnTracksMessage {
    package static func document(_ position: PublishedPosition, car: PublishedCar) -> JSON {
        .object([
            ("_type", .string("location")), ("lat", .rounded(position.latitude, 7)),
            ("lon", .rounded(position.longitude, 7)), ("tst", .integer(position.time.microseconds / 1_000_000)),
            ("acc", .rounded(position.errorM, 0)), ("alt", .rounded(position.altitudeM, 0)),
            ("vel", .rounded(position.speedKmh, 0)), ("cog", .rounded(position.courseDegrees, 0)),
            ("tid", .string(String(car.topic.suffix(2)))), ("t", .string("u")),
        ])
    }
}

/// Values as Torque uploads them: a GET for each second, which everything reads that reads Torque. One with the names comes
/// before them, without which Home Assistant has no sensors.
package enum TorqueRequest {
    /// The PIDs of Torque in hexadecimal, or ff and a number of its own, and their names.
    static let codes: [(signal: Signal, code: String, name: String, shortName: String)] = [
        (.vehicleSpeed, "d", "Speed (OBD)", "Speed"), (.engineSpeed, "c", "Engine RPM", "Revs"),
        (.coolantTemperature, "5", "Engine Coolant Temperature", "Coolant"), (.engineLoad, "4", "Engine Load", "Load"),
        (.intakeManifoldPressure, "b", "Intake Manifold Pressure", "MAP"),
        (.intakeAirTemperature, "f", "Intake Air Temperature", "Intake"),
        (.massAirFlow, "10", "Mass Air Flow Rate", "MAF"), (.throttlePosition, "11", "Throttle Position", "Throttle"),
        (.fuelLevel, "2f", "Fuel Level", "Fuel"), (.controlModuleVoltage, "42", "Voltage (Control Module)", "Voltage"),
        (.ambientTemperature, "46", "Ambient air temp", "Ambient"),
        (.engineOilTemperature, "5c", "Engine Oil Temperature", "Oil"),
        (.groundSpeed, "ff1001", "Speed (GPS)", "GPS Spd"),
        (.longitude, "ff1005", "GPS Longitude", "Longitude"), (.latitude, "ff1006", "GPS Latitude", "Latitude"),
        (.course, "ff1007", "GPS Bearing", "Bearing"), (.altitude, "ff1010", "GPS Altitude", "Altitude"),
        (.positionError, "ff1239", "GPS Accuracy", "Accuracy"),
    ]

    /// - Parameters:
    ///   - path: of the server's upload page, without a slash at its beginning.
    ///   - email: the account, as some servers require it.
    ///   - id: how the server knows the car.
    ///   - isNamed: whether the first ones come after one with the names.
    /// - Returns: the paths of each second, which counts from 1970.
    package static func seconds(
        _ trip: PublishedTrip, path: String, email: String?, id: String, isNamed: Bool = true
    ) -> [(second: Int64, paths: [String])] {
        let beginning = [
            ("eml", email ?? ""), ("v", "9"), ("session", String(trip.trip.start.microseconds / 1000)), ("id", id),
        ]
        let codes = Dictionary(uniqueKeysWithValues: self.codes.map { ($0.signal, "k" + $0.code) })
        var seconds: [(second: Int64, paths: [String])] = []
        var values: [(String, String)] = []
        var second: Int64?
        func finish() {
            guard let second, !values.isEmpty else { return }
            let query = beginning + [("time", String(second * 1000))] + values
            let names = isNamed && seconds.isEmpty ? [self.path(path, query.prefix(5) + names(trip))] : []
            seconds.append((second, names + [self.path(path, query)]))
            values = []
        }
        for sample in trip.samples where sample.value.isFinite {
            guard let code = codes[sample.signal] else { continue }
            let now = trip.time(of: sample).microseconds / 1_000_000
            if now != second { finish() }
            second = now
            let decimals = sample.signal == .latitude || sample.signal == .longitude ? 7 : 2
            values.removeAll { $0.0 == code }
            values.append((code, Format.fixed(sample.value, decimals)))
        }
        finish()
        return seconds
    }

    private static func path(_ path: String, _ query: some Sequence<(String, String)>) -> String {
        "/\(path)?" + query.map { "\($0.0)=\(URLText.encoded($0.1))" }.joined(separator: "&")
    }

    /// The names and units of the values of a trip. Here, PIDs have two digits or more.
    private static func names(_ trip: PublishedTrip) -> [(String, String)] {
        let signals = Set(trip.samples.map(\.signal))
        return [("profileName", trip.car.name)]
            + codes.filter { signals.contains($0.signal) }.flatMap { row in
                let pid = row.code.count == 1 ? "0" + row.code : row.code
                let unit = row.signal.unit.symbol
                return [
                    ("userFullName" + pid, row.name), ("userShortName" + pid, row.shortName), ("userUnit" + pid, unit),
                    ("defaultUnit" + pid, unit),
                ]
            }
    }
}

/// Records of LubeLogger, whose notes name the trip or the fill-up, so that none is added twice.
package enum LubeLoggerRecord {
    package static func note(_ trip: PublishedTrip) -> String { "obdmech " + trip.uuid }

    /// Nil if the odometer after the trip is not known.
    package static func odometer(_ trip: PublishedTrip) -> JSON? {
        guard let odometer = trip.odometerKm else { return nil }
        return .object([
            ("date", .string(date(trip.trip.end))), ("odometer", .string(String(Int(odometer)))),
            ("notes", .string(note(trip))),
        ])
    }

    private static func date(_ time: WallTime) -> String { String(CalendarTime.iso8601(time).prefix(10)) }

    /// A fill-up to the brim.
    package struct FillUp: Hashable, Sendable {
        package var time: WallTime
        /// In liters, or in kilograms for a fuel that is sold by mass.
        package var amount: Double
        package var odometerKm: Double
        /// For a liter or kilogram; nil if it is not known.
        package var price: Double?

        package init(time: WallTime, amount: Double, odometerKm: Double, price: Double?) {
            self.time = time
            self.amount = amount
            self.odometerKm = odometerKm
            self.price = price
        }

        package var note: String { "obdmech fill-up " + CalendarTime.iso8601(time) }

        /// All members must be there. They are numbers, because a server reads texts by its locale.
        package var document: JSON {
            .object([
                ("date", .string(date(time))), ("odometer", .integer(Int64(odometerKm))),
                ("fuelConsumed", .rounded(amount, 3)), ("cost", .rounded(amount * (price ?? 0), 2)),
                ("isFillToFull", .bool(true)), ("missedFuelUp", .bool(false)), ("notes", .string(note)),
            ])
        }
    }
}
