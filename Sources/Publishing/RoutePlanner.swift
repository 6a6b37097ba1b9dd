package import Formats
package import Telemetry
import Trips

/// What A Better Routeplanner gets of an electric car while it drives: its charge, its power and where it is.
package struct RoutePlanner: Sendable {
    /// The server takes no more.
    package static let intervalS = 5.0
    package static let path = "/1/tlm/send"
    /// The minimum power into the battery of a standing car that is charging, in kW.
    private static let minChargingKW = 0.5

    private var meter = BatteryMeter()
    private var lastTime: Instant?

    package init() {}

    /// Takes the values of a moment, from which the drive shows which currents are discharges.
    package mutating func add(_ values: LiveValues, at time: Instant) {
        if let speedKmh = values[.vehicleSpeed], let lastTime {
            meter.drove(speedKmh * time.seconds(since: lastTime) / 3600)
        }
        lastTime = time
        guard let amperes = values[.hybridBatteryCurrent] else { return }
        meter.take(
            amperes: Sample(.hybridBatteryCurrent, amperes, at: time), volts: values[.hybridBatteryVoltage],
            speedKmh: values[.vehicleSpeed])
    }

    /// The telemetry of version 1 of its interface; nil for a car that does not give its charge, or is not electric.
    ///
    /// Power and current are positive out of the battery. They are left out while it is not known which sign of the car's
    /// own current that is.
    /// - Parameters:
    ///   - position: nil to leave it out.
    ///   - carModel: as the planner names it; nil to leave it to the user's settings there.
    package func telemetry(_ values: LiveValues, position: PublishedPosition?, carModel: String?) -> JSON? {
        guard let time = values.sampleTime, let charge = values[.stateOfCharge] ?? values[.hybridBatteryCharge] else {
            return nil
        }
        let speedKmh = values[.vehicleSpeed]
        let volts = values[.hybridBatteryVoltage]
        let amperes = meter.sign.flatMap { sign in values[.hybridBatteryCurrent].map { $0 * sign } }
        let powerKW = volts.flatMap { volts in amperes.map { $0 * volts / 1000 } }
        let stands = speedKmh == 0 && values[.engineSpeed] ?? 0 == 0
        let isCharging = powerKW.map { stands && $0 <= -Self.minChargingKW }
        return .object([
            ("utc", .integer(time.microseconds / 1_000_000)), ("soc", .rounded(charge, 1)),
            ("power", .rounded(powerKW, 2)), ("speed", .rounded(speedKmh, 1)),
            ("lat", .rounded(position?.latitude, 7)), ("lon", .rounded(position?.longitude, 7)),
            ("elevation", .rounded(position?.altitudeM, 0)), ("heading", .rounded(position?.courseDegrees, 0)),
            ("is_charging", isCharging.map { .integer($0 ? 1 : 0) }), ("voltage", .rounded(volts, 1)),
            ("current", .rounded(amperes, 1)), ("soh", .rounded(values[.stateOfHealth], 1)),
            ("ext_temp", .rounded(values[.ambientTemperature], 1)), ("odometer", .rounded(values[.odometer], 1)),
            ("est_battery_range", .rounded(values[.electricRange], 0)), ("car_model", .text(carModel)),
        ])
    }

    /// The body of a request. What is secret is not in its address, which servers keep in their logs.
    package static func body(_ telemetry: JSON, key: String, token: String) -> String {
        [("api_key", key), ("token", token), ("tlm", telemetry.line)].map { "\($0)=\(URLText.encoded($1))" }
            .joined(separator: "&")
    }
}
