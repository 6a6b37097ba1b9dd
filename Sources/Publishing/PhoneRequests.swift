package import Formats
import Telemetry
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

/// Values as Torque uploads them: a GET for each second, which everything reads that reads Torque.
package enum TorqueRequest {
    /// The codes of Torque: k and the PID in hexadecimal, or ff and a number of its own.
    static let codes: [(signal: Signal, code: String)] = [
        (.vehicleSpeed, "kd"), (.engineSpeed, "kc"), (.coolantTemperature, "k5"), (.engineLoad, "k4"),
        (.intakeManifoldPressure, "kb"), (.intakeAirTemperature, "kf"), (.massAirFlow, "k10"),
        (.throttlePosition, "k11"), (.fuelLevel, "k2f"), (.controlModuleVoltage, "k42"), (.ambientTemperature, "k46"),
        (.engineOilTemperature, "k5c"), (.groundSpeed, "kff1001"), (.longitude, "kff1005"), (.latitude, "kff1006"),
        (.course, "kff1007"), (.altitude, "kff1010"), (.positionError, "kff1239"),
    ]

    /// - Parameters:
    ///   - path: of the server's upload page, without a slash at its beginning.
    ///   - email: the account, as some servers require it.
    ///   - id: how the server knows the car.
    package static func paths(_ trip: PublishedTrip, path: String, email: String?, id: String) -> [String] {
        let beginning = [
            ("eml", email ?? ""), ("v", "9"), ("session", String(trip.trip.start.microseconds / 1000)), ("id", id),
        ]
        let codes = Dictionary(uniqueKeysWithValues: self.codes.map { ($0.signal, $0.code) })
        var paths: [String] = []
        var values: [(String, String)] = []
        var second: Int64?
        func finish() {
            guard let second, !values.isEmpty else { return }
            let query = beginning + [("time", String(second * 1000))] + values
            paths.append("/\(path)?" + query.map { "\($0.0)=\(URLText.encoded($0.1))" }.joined(separator: "&"))
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
        return paths
    }
}

/// The odometer in LubeLogger, whose notes name the trip, so that none is added twice.
package enum LubeLoggerRecord {
    package static func note(_ trip: PublishedTrip) -> String { "obdmech " + trip.uuid }

    /// Nil if the odometer after the trip is not known.
    package static func odometer(_ trip: PublishedTrip) -> JSON? {
        guard let odometer = trip.trip.summary.odometerKm else { return nil }
        let end = trip.trip.start.advanced(bySeconds: trip.trip.summary.durationS)
        return .object([
            ("date", .string(String(CalendarTime.iso8601(end).prefix(10)))),
            ("odometer", .string(String(Int(odometer)))), ("notes", .string(note(trip))),
        ])
    }
}
