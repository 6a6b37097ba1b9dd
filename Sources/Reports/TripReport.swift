package import OBD
package import Telemetry
package import Trips

/// A trip as text and as JSON.
package enum TripReport {
    // MARK: JSON

    /// The members of a trip's object, for the summary line of `trip --json` and for `report --json`.
    package static func members(_ trip: TripRecord) -> [(String, JSON?)] {
        let summary = trip.summary
        return [
            ("id", trip.id.map { .integer($0) }),
            ("start", .string(CalendarTime.iso8601(trip.start))),
            ("end", .string(CalendarTime.iso8601(trip.end))),
            ("vin", .text(trip.vin)),
            ("distanceKm", .rounded(summary.distanceKm, 4)),
            ("durationS", .rounded(summary.durationS, 3)),
            ("coveredS", .rounded(summary.coveredS, 3)),
            ("idleS", .rounded(summary.idleS, 3)),
            ("averageSpeedKmh", .rounded(summary.averageSpeedKmh, 2)),
            ("maxSpeedKmh", .rounded(summary.maxSpeedKmh, 2)),
            ("averageEngineSpeedRpm", .rounded(summary.averageEngineSpeedRpm, 0)),
            ("maxEngineSpeedRpm", .rounded(summary.maxEngineSpeedRpm, 2)),
            ("fuelL", .rounded(summary.fuelL, 4)),
            ("averageMpgUs", .rounded(summary.averageMpgUs, 2)),
            ("averageLPer100Km", .rounded(summary.averageLPer100Km, 2)),
            ("fuelCost", .rounded(trip.fuelCost, 2)),
            ("fuelMethod", .string(summary.fuelMethod.rawValue)),
            ("maxCoolantC", .rounded(summary.maxCoolantC, 1)),
            ("minVoltage", .rounded(summary.minVoltage, 3)),
            ("samples", .integer(Int64(summary.samples))),
            (
                "signals",
                summary.others.isEmpty
                    ? nil
                    : .array(
                        summary.others.map { other in
                            .object([
                                ("signal", .string(other.signal.name)), ("unit", .string(other.signal.unit.symbol)),
                                ("minimum", .rounded(other.minimum, 4)), ("mean", .rounded(other.mean, 4)),
                                ("maximum", .rounded(other.maximum, 4)), ("samples", .integer(Int64(other.samples))),
                            ])
                        })
            ),
        ]
    }

    package static func startLine(
        id: Int64?, at time: WallTime, device: String, bus: VehicleBus?, vin: String?
    ) -> JSON {
        .object([
            ("type", .string("start")),
            ("trip", id.map { .integer($0) }),
            ("time", .string(CalendarTime.iso8601(time))),
            ("device", .string(device)),
            (
                "protocol",
                bus.map { .object([("number", .string(String($0.rawValue))), ("name", .string($0.name))]) }
            ),
            ("vin", .text(vin)),
        ])
    }

    package static func sampleLine(_ sample: Sample, origin: Instant) -> JSON {
        .object([
            ("type", .string("sample")),
            ("t", .rounded(sample.time.seconds(since: origin), 3)),
            ("signal", .string(sample.signal.name)),
            ("value", .rounded(sample.value, 4)),
            ("unit", .string(sample.signal.unit.symbol)),
        ])
    }

    package static func errorLine(_ problem: ConnectionProblem) -> JSON {
        .object([
            ("type", .string("error")), ("step", .string(problem.step.rawValue)), ("message", .string(problem.message)),
            ("advice", .string(problem.advice)),
        ])
    }

    package static func summaryLine(_ trip: TripRecord) -> JSON {
        .object([("type", .string("summary"))] + members(trip))
    }

    // MARK: Text

    /// The summary of a trip for a terminal of `width` columns. `utcOffsetS` is that of the trip's start.
    package static func text(_ trip: TripRecord, utcOffsetS: Int, width: Int) -> [String] {
        let summary = trip.summary
        var rows: [(String, String)] = [
            ("Trip", heading(trip, utcOffsetS: utcOffsetS)),
            ("Distance", summary.distanceKm.map { Format.fixed($0, 2) + " km" } ?? "not known"),
        ]
        if let average = summary.averageSpeedKmh {
            let most = Format.fixed(summary.maxSpeedKmh, 0)
            rows.append(("Speed", "\(Format.fixed(average, 1)) km/h on average, \(most) at most"))
        }
        if let average = summary.averageEngineSpeedRpm {
            let most = Format.fixed(summary.maxEngineSpeedRpm, 0)
            rows.append(("Engine", "\(Format.fixed(average, 0)) rpm on average, \(most) at most"))
        }
        rows.append(("Fuel", fuel(trip)))
        if let cost = trip.fuelCost { rows.append(("Cost", Format.fixed(cost, 2))) }
        if let coolant = summary.maxCoolantC { rows.append(("Coolant", "\(Format.fixed(coolant, 0)) °C at most")) }
        if let voltage = summary.minVoltage { rows.append(("Voltage", "\(Format.fixed(voltage, 1)) V at least")) }
        if let idle = summary.idleS, idle >= 1 { rows.append(("Idle", Format.duration(idle))) }
        for other in summary.others {
            let range = "\(Format.number(other.minimum)) to \(Format.quantity(other.maximum, other.signal.unit))"
            rows.append(("Also", "\(other.signal.name) \(range), \(Format.number(other.mean)) on average"))
        }
        let uncovered = summary.durationS - summary.coveredS
        if summary.distanceKm != nil, uncovered > TripEngine.gapSeconds {
            rows.append(("Gaps", "\(Format.duration(uncovered)) without speed, not counted"))
        }
        return rows.flatMap { label, value in
            Format.wrapped(Format.padded(label, labelWidth) + value, width: width, indent: labelWidth)
        }
    }

    private static let labelWidth = 10

    private static func heading(_ trip: TripRecord, utcOffsetS: Int) -> String {
        let start = CalendarTime(trip.start, utcOffsetS: utcOffsetS)
        let end = CalendarTime(trip.end, utcOffsetS: utcOffsetS)
        let number = trip.id.map { "\($0), " } ?? ""
        return "\(number)\(start.day) \(start.hourAndMinute) to \(end.hourAndMinute), "
            + Format.duration(trip.summary.durationS)
    }

    /// "0.71 L from air flow, 8.5 L/100 km (27.6 mpg US)".
    static func fuel(_ trip: TripRecord) -> String {
        let summary = trip.summary
        guard let litres = summary.fuelL else { return "not known: the vehicle does not report air flow" }
        var text = "\(Format.fixed(litres, 2)) L"
        if let per100 = summary.averageLPer100Km {
            text += ", \(Format.fixed(per100, 1)) L/100 km"
            if let mpg = summary.averageMpgUs { text += " (\(Format.fixed(mpg, 1)) mpg US)" }
        }
        return text
    }
}
