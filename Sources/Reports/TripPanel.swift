package import Telemetry
package import Trips

/// What the live display shows, at one moment.
package struct TripSnapshot: Sendable {
    /// Since the first sample.
    package var elapsedS: Double
    /// Nil for what is not known now.
    package var speedKmh: Double?
    package var engineSpeedRpm: Double?
    package var mpgUs: Double?
    package var fuelLPerHour: Double?
    package var coolantC: Double?
    package var voltage: Double?
    package var summary: TripSummary
    package var fuelCost: Double?
    package var samplesPerSecond: Double?
    /// Seconds since the vehicle last said anything.
    package var silentS: Double

    /// - Parameter engine: the trip so far.
    /// - Parameter now: the time of the source's clock.
    package init(
        engine: TripEngine, now: Instant, fuelPrice: Double?, samplesPerSecond: Double?, silentS: Double
    ) {
        elapsedS = engine.firstTime.map { now.seconds(since: $0) } ?? 0
        speedKmh = engine.value(of: .vehicleSpeed, at: now)
        engineSpeedRpm = engine.value(of: .engineSpeed, at: now)
        mpgUs = engine.mpgUs(at: now)
        fuelLPerHour = engine.fuelLPerHour(at: now)
        // Slow quantities are asked for every ten seconds: the latest value stands.
        coolantC = engine.latestValue(of: .coolantTemperature)
        voltage = engine.latestValue(of: .controlModuleVoltage) ?? engine.latestValue(of: .adapterVoltage)
        summary = engine.summary
        fuelCost = fuelPrice.flatMap { price in engine.summary.fuelL.map { $0 * price } }
        self.samplesPerSecond = samplesPerSecond
        self.silentS = silentS
    }
}

/// Draws the live display of a trip: a pure function from a snapshot to lines.
package enum TripPanel {
    /// Longer without an answer is worth telling.
    private static let silenceWorthTellingS = 3.0

    /// The panel for a terminal `width` columns wide; every line fits.
    package static func lines(_ snapshot: TripSnapshot, width: Int) -> [String] {
        let summary = snapshot.summary
        let standing = snapshot.speedKmh == 0
        let consumption =
            standing
            ? "\(Format.fixed(snapshot.fuelLPerHour, 1)) L/h"
            : "\(Format.fixed(snapshot.mpgUs.map { min($0, 999) }, 1)) mpg"
        var rows: [(String, String, String)] = [
            ("Speed", "\(Format.fixed(snapshot.speedKmh, 0)) km/h", "max \(Format.fixed(summary.maxSpeedKmh, 0))"),
            (
                "Engine", "\(Format.fixed(snapshot.engineSpeedRpm, 0)) rpm",
                "max \(Format.fixed(summary.maxEngineSpeedRpm, 0))"
            ),
            ("Economy", consumption, "avg \(Format.fixed(summary.averageMpgUs, 1)) mpg US"),
            (
                "Distance", "\(Format.fixed(summary.distanceKm, 2)) km",
                "avg \(Format.fixed(summary.averageSpeedKmh, 1)) km/h"
            ),
            (
                "Fuel", "\(Format.fixed(summary.fuelL, 2)) L",
                snapshot.fuelCost.map { "cost \(Format.fixed($0, 2))" } ?? ""
            ),
            ("Coolant", "\(Format.fixed(snapshot.coolantC, 0)) °C", ""),
            ("Voltage", "\(Format.fixed(snapshot.voltage, 1)) V", "min \(Format.fixed(summary.minVoltage, 1))"),
        ]
        rows.removeAll { $0.0 == "Coolant" && snapshot.coolantC == nil }
        var lines = ["Trip      " + Format.leftPadded(Format.clock(snapshot.elapsedS), 11)]
        for (label, value, extra) in rows {
            lines.append(Format.padded(label, 10) + Format.leftPadded(value, 11) + "   " + extra)
        }
        lines.append("")
        let rate = snapshot.samplesPerSecond.map { "\(Format.fixed($0, 0)) samples/s, " } ?? ""
        lines.append(
            snapshot.silentS >= silenceWorthTellingS
                ? "no answer for \(Format.duration(snapshot.silentS))" : "\(rate)Ctrl-C ends the trip")
        return lines.map { Format.withoutTrailingSpaces(String($0.prefix(width))) }
    }

    /// The same on one line, for a log.
    package static func plainLine(_ snapshot: TripSnapshot) -> String {
        let summary = snapshot.summary
        let quantities: [(value: Double?, decimals: Int, width: Int, unit: String)] = [
            (snapshot.speedKmh, 0, 3, "km/h"), (snapshot.engineSpeedRpm, 0, 4, "rpm"), (summary.distanceKm, 2, 6, "km"),
            (summary.fuelL, 2, 5, "L"), (summary.averageMpgUs, 1, 5, "mpg US"), (snapshot.coolantC, 0, 3, "°C"),
            (snapshot.voltage, 1, 4, "V"),
        ]
        let parts = quantities.map { Format.leftPadded(Format.fixed($0.value, $0.decimals), $0.width) + " " + $0.unit }
        return ([Format.clock(snapshot.elapsedS)] + parts).joined(separator: "  ")
    }
}
