import Formats
package import Telemetry
package import Trips

/// A trip in progress, as plain lines for a log.
package enum TripLine {
    /// "0:10:00   50 km/h  1850 rpm    8.33 km   0.60 L    7.2 L/100 km   -8 °C  14.1 V".
    package static func text(_ snapshot: TripSnapshot, units: UnitSystem) -> String {
        let summary = snapshot.summary
        if summary.isElectric { return electric(snapshot, units) }
        if summary.isOfPositions { return ofPositions(snapshot, units) }
        let fuel =
            summary.fuelL == nil && summary.fuelKg != nil
            ? field(Format.fixed(summary.fuelKg, 2), 5, "kg") : field(summary.fuelL, 5, .litres, units)
        return [
            Format.clock(snapshot.elapsedS),
            field(snapshot.speedKmh, 3, .kilometresPerHour, units),
            field(snapshot.engineSpeedRpm, 4, .revolutionsPerMinute, units),
            field(summary.distanceKm, 6, .kilometres, units), fuel,
            field(summary.averageLPer100Km, 5, .litresPer100Kilometres, units),
            field(snapshot.coolantC, 3, .degreesCelsius, units),
            field(snapshot.voltage, 4, .volts, units),
        ].joined(separator: "  ") + snapshot.also.map { "  " + text($0, units) }.joined()
    }

    /// "0:10:00   50 km/h    8.33 km".
    private static func ofPositions(_ snapshot: TripSnapshot, _ units: UnitSystem) -> String {
        [
            Format.clock(snapshot.elapsedS),
            field(snapshot.speedKmh, 3, .kilometresPerHour, units),
            field(snapshot.summary.distanceKm, 6, .kilometres, units),
        ].joined(separator: "  ") + snapshot.also.map { "  " + text($0, units) }.joined()
    }

    /// "0:10:00   50 km/h   12 kW    8.33 km   1.20 kWh   14.4 kWh/100 km   77%  14.1 V".
    private static func electric(_ snapshot: TripSnapshot, _ units: UnitSystem) -> String {
        let summary = snapshot.summary
        return [
            Format.clock(snapshot.elapsedS),
            field(snapshot.speedKmh, 3, .kilometresPerHour, units),
            field(Format.fixed(snapshot.batteryKW, 0), 4, Unit.kilowatts.symbol),
            field(summary.distanceKm, 6, .kilometres, units),
            field(Format.fixed(summary.batteryKWh, 2), 5, Unit.kilowattHours.symbol),
            field(summary.averageKWhPer100Km, 5, .kilowattHoursPer100Kilometres, units),
            field(Format.fixed(summary.chargeEndPercent, 0), 3, Unit.percent.symbol),
            field(snapshot.voltage, 4, .volts, units),
        ].joined(separator: "  ") + snapshot.also.map { "  " + text($0, units) }.joined()
    }

    /// "ltft1 2.3%".
    private static func text(_ also: TripSnapshot.AlsoValue, _ units: UnitSystem) -> String {
        let unit = units.shown(also.unit).symbol
        let value = also.value.map { Format.number(units.shown($0, also.unit)) } ?? "-"
        return SafeText.line(also.label) + " " + value + spaced(unit)
    }

    /// "0:12:31  alert: coolant 115 °C, limit 112 °C: stop and let the engine cool down".
    package static func text(_ alert: Alert, origin: Instant, units: UnitSystem) -> String {
        "\(Format.clock(alert.time.seconds(since: origin)))  alert: \(AlertReport.text(alert, units))"
    }

    /// "0:12:31  sharp braking, 4.0 m/s², for 3 s".
    package static func text(_ event: DrivingEvent, origin: Instant, units: UnitSystem) -> String {
        "\(Format.clock(event.start.seconds(since: origin)))  \(DrivingWords.text(event, units))"
    }

    private static func field(_ value: Double?, _ width: Int, _ unit: Unit, _ units: UnitSystem) -> String {
        field(units.number(value, unit), width, units.shown(unit).symbol)
    }

    private static func field(_ value: String, _ width: Int, _ symbol: String) -> String {
        Format.leftPadded(value, width) + spaced(symbol)
    }

    /// A unit behind a number: " km", "%".
    private static func spaced(_ symbol: String) -> String {
        symbol.isEmpty || symbol == Unit.percent.symbol ? symbol : " " + symbol
    }
}
