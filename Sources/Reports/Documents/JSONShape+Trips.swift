import Formats
import Telemetry
import Trips

// What trip, log, report, edit, delete, vehicle and calibrate write.

extension JSONShape {
    private static let event = JSONShape(
        "event", "event",
        [
            JSONMember("t", .number("s"), "When it began, since the start of the trip."),
            JSONMember("kind", .words(DrivingEvent.Kind.self), "What happened."),
            JSONMember("peak", .number(""), eventUnits),
            JSONMember("durationS", .number("s"), "How long it lasted."),
        ])

    private static let eventUnits =
        "The most extreme value: "
        + Format.list(
            Dictionary(grouping: DrivingEvent.Kind.allCases, by: \.unit.symbol).sorted { $0.key > $1.key }.map {
                unit, kinds in (unit.isEmpty ? "0" : unit) + " of " + kinds.map(\.rawValue).joined(separator: " and ")
            }) + "."

    static let alert = JSONShape(
        "alert", "alert",
        [
            JSONMember("t", .number("s"), "When it was raised, since the start of the trip."),
            JSONMember("kind", .words(Alert.Kind.self), "What it is about."),
            JSONMember("value", .number(""), "What was measured, in " + alertUnits),
            JSONMember("limit", .number(""), "What it was compared with, in the same unit."),
            JSONMember("codes?", .list(.code), "The trouble codes that it is about."),
        ])

    private static let alertUnits =
        Format.list(
            Dictionary(grouping: Alert.Kind.allCases.filter { !$0.unit.symbol.isEmpty }, by: \.unit.symbol)
                .sorted { $0.key > $1.key }.map { unit, kinds in
                    unit + " of " + kinds.map(\.rawValue).joined(separator: " and ")
                }) + "."

    private static let trip = JSONShape(
        "trip", "trip",
        [
            JSONMember("id?", .integer, "The number of the trip in the database; absent where it is not stored."),
            JSONMember("start", .time, "Of the first sample."), JSONMember("end", .time, "Of the last sample."),
            JSONMember("vin?", .text, "The vehicle identification number."),
            JSONMember("driver?", .text, "Who drove."),
            JSONMember("tags?", .list(.text), "Words to find it by; absent where there are none."),
            JSONMember("note?", .text, "A remark."),
            JSONMember("distanceKm?", .number("km"), "The integral of the speed."),
            JSONMember("distanceSource?", .words(DistanceSource.self), "What the distance is computed from."),
            JSONMember("distanceUncertaintyPercent?", .number("%"), "How far off the distance may be."),
            JSONMember("odometerKm?", .number("km"), "The last reading of the vehicle's odometer."),
            JSONMember(
                "odometerDifferenceKm?", .number("km"), "What the vehicle's own distance went on, less distanceKm."),
            JSONMember("engineOffKm?", .number("km"), "Driven with the engine off."),
            JSONMember("durationS", .number("s"), "From the first sample to the last."),
            JSONMember("coveredS", .number("s"), "For which the speed is known."),
            JSONMember("uncoveredS", .number("s"), "For which it is not, but for pauses."),
            JSONMember("pausedS?", .number("s"), "For which the trip was paused; absent where it was not."),
            JSONMember("movingS?", .number("s"), "With the vehicle moving."),
            JSONMember("idleS?", .number("s"), "With the engine turning and the vehicle standing."),
            JSONMember("averageSpeedKmh?", .number("km/h"), "Standing included."),
            JSONMember("maxSpeedKmh?", .number("km/h"), "The highest speed."),
            JSONMember("averageEngineSpeedRpm?", .number("rpm"), "While the engine turned."),
            JSONMember("maxEngineSpeedRpm?", .number("rpm"), "The highest engine speed."),
            JSONMember("fuelL?", .number("L"), "What was burnt; absent of a fuel that is sold by mass."),
            JSONMember("fuelKg?", .number("kg"), "The same by mass."),
            JSONMember("averageMpgUs?", .number("miles per US gallon"), "Over the distance for which fuel is known."),
            JSONMember("averageLPer100Km?", .number("L/100 km"), "Over the distance for which fuel is known."),
            JSONMember("fuelCost?", .number(""), "At the price that was set when the trip was recorded."),
            JSONMember("currency?", .text, "Of fuelCost: EUR, $."),
            JSONMember("co2Kg?", .number("kg"), "Carbon dioxide of the fuel that was burnt."),
            JSONMember("co2GPerKm?", .number("g/km"), "The same over the distance for which fuel is known."),
            JSONMember("fuelMethod", .words(FuelMethod.self), "What the fuel is computed from."),
            JSONMember("fuelKind?", .text, "What was reckoned to be burnt: gasoline, e10, diesel, lpg, cng."),
            JSONMember("fuelUncertaintyPercent?", .number("%"), "How far off the fuel may be."),
            JSONMember("fuelDistanceKm?", .number("km"), "For which fuel is known, where that is not the whole way."),
            JSONMember("fuelCutS?", .number("s"), "With the fuel cut off while the vehicle pushed its engine."),
            JSONMember("maxCoolantC?", .number("°C"), "The highest temperature of the coolant."),
            JSONMember("minVoltage?", .number("V"), "The lowest voltage."),
            JSONMember("sharpAccelerations?", .integer, "How many."),
            JSONMember("sharpBrakings?", .integer, "How many."),
            JSONMember("overSpeedS?", .number("s"), "Faster than the limit that was set."),
            JSONMember("score?", .integer, "Of the driving, 0 to 100."),
            JSONMember("samples", .integer, "How many samples there are, of all signals."),
            JSONMember(
                "signals?",
                .list(
                    .object([
                        JSONMember("signal", .text, "The name that read takes."), JSONMember("unit", .text, "Of it."),
                        JSONMember("minimum", .number(""), "In the unit."),
                        JSONMember("mean", .number(""), "Of all samples."),
                        JSONMember("timeMean?", .number(""), "Each sample weighed by how long it stood."),
                        JSONMember("maximum", .number(""), "In the unit."),
                        JSONMember("samples", .integer, "How many."),
                    ])), "What else was measured (--also, custom PIDs)."),
            JSONMember("events", .list(.shape(event)), "What happened, in the order of time."),
            JSONMember("alerts", .list(.shape(alert)), "The alerts that were raised."),
        ])

    private static func line(
        _ type: String, _ title: String, with shapes: [JSONShape] = [], _ more: [JSONMember] = []
    ) -> JSONShape {
        JSONShape(
            type + "Line", title, with: shapes, [JSONMember("type", .words([type]), "What the line is.")] + more)
    }

    static let tripLines = [
        line(
            "start", "beginning of a trip",
            [
                JSONMember("trip?", .integer, "The number of the trip; absent where it is not stored."),
                JSONMember("time", .time, "When it began."),
                JSONMember("device", .text, "The adapter, as it was opened."),
                JSONMember("protocol?", .shape(bus), "How the vehicle speaks."),
                JSONMember("vin?", .text, "The vehicle identification number."),
            ]),
        line(
            "sample", "sample",
            [
                JSONMember("t", .number("s"), "When its answer came, since the start of the trip."),
                JSONMember("time?", .time, "The same as a time of day."),
                JSONMember("signal", .text, "The name that read takes."),
                JSONMember("value", .number(""), "The value."),
                JSONMember("unit", .text, "Of the value; empty where it has none."),
            ]),
        line("event", "event that is over", with: [event], [JSONMember("time?", .time, "When it began.")]),
        line("alert", "alert that was raised", with: [alert], [JSONMember("time?", .time, "When it was raised.")]),
        line("error", "failure of the connection", with: [problem]), line("summary", "finished trip", with: [trip]),
    ]

    static let noticeLine = line(
        "alert", "notice", with: [alert],
        [
            JSONMember("time", .time, "When it was raised."),
            JSONMember("unit", .text, "Of value and limit; empty where they have none."),
            JSONMember("text", .text, "The alert for people, in the units that are set."),
            JSONMember("vin?", .text, "The vehicle identification number."),
            JSONMember("trip?", .integer, "The number of the trip; absent where it is not stored."),
        ])

    static let report = JSONShape(
        "report", "report",
        [
            JSONMember("format", .format(DayReport.format), "The form of the document."),
            JSONMember("from", .day, "The first day, in local time."), JSONMember("to", .day, "The last day."),
            JSONMember("totals", .object(totals), "Of all trips; what is known of some only is the sum of those."),
            JSONMember(
                "trips",
                .list(.shape(JSONShape("storedTrip", "stored trip", with: [trip], source + identity))),
                "In the order of time."),
            JSONMember(
                "scans",
                .list(
                    .object(
                        [
                            JSONMember("id?", .integer, "Its number, for report --scan."),
                            JSONMember("time", .time, "When it was made."),
                            JSONMember("interruption?", .text, "Why it ended early."),
                            JSONMember("vin?", .text, "The vehicle identification number."),
                            JSONMember("mil?", .yesNo, "Whether the check engine light was on."),
                            JSONMember("codes", .list(.code), "The codes that were found."),
                        ] + source)), "In the order of time."),
        ])

    private static let source = [
        JSONMember("device?", .text, "The adapter, as it was opened; absent where it is not known."),
        JSONMember(
            "origin?", .words(["vehicle", "simulation", "replay"]), "Whether the vehicle was one."),
    ]

    private static let identity = [
        JSONMember(
            "uuid?", .text, "By which the trip is known in every database; absent while it is not stored."
        ),
        JSONMember(
            "kind?", .words(SourceKind.self),
            "What the trip comes from; only a vehicle and an import are driving."),
    ]

    private static let totals = [
        JSONMember("trips", .integer, "How many."), JSONMember("distanceKm?", .number("km"), "As of a trip."),
        JSONMember("durationS", .number("s"), "As of a trip."), JSONMember("coveredS", .number("s"), "As of a trip."),
        JSONMember("uncoveredS", .number("s"), "As of a trip."), JSONMember("fuelL?", .number("L"), "As of a trip."),
        JSONMember("fuelCost?", .number(""), "Absent where trips have several currencies."),
        JSONMember("currency?", .text, "Of fuelCost."),
        JSONMember(
            "fuelCosts?",
            .list(
                .object([
                    JSONMember("currency?", .text, "Absent of trips without one."),
                    JSONMember("cost", .number(""), "In that currency."),
                ])), "The costs by currency, where there are several."),
        JSONMember("co2Kg?", .number("kg"), "As of a trip."), JSONMember("idleS?", .number("s"), "As of a trip."),
        JSONMember("sharpAccelerations?", .integer, "How many."), JSONMember("sharpBrakings?", .integer, "How many."),
        JSONMember("overSpeedS?", .number("s"), "As of a trip."),
        JSONMember("score?", .integer, "The mean by distance, 0 to 100."),
    ]
}

extension DocumentForm {
    static let trip = DocumentForm(
        "trip", of: ["trip", "log", "watch"], isLines: true,
        "What trip --json and log --json write: a line when a trip begins, one for each sample, event and alert, and one "
            + "when it ends.", JSONShape.tripLines)

    static let alert = DocumentForm(
        "alert", of: [], isLines: true, "What the command of --on-alert is given on its standard input.",
        [.noticeLine])

    static let report = DocumentForm(
        "report", of: ["report"], "What report --json writes of trips and scans.", [.report])

    static let edit = DocumentForm(
        "edit", of: ["edit"], "What edit --json writes.",
        [
            JSONShape(
                "edit", "change",
                [
                    JSONMember("format", .format(StoredText.editFormat), "The form of the document."),
                    JSONMember("changed", .list(.words(["driver", "tags", "note"])), "What is different now."),
                    JSONMember(
                        "trip",
                        .object([
                            JSONMember("id", .integer, "The number of the trip."),
                            JSONMember("driver?", .text, "Who drove."),
                            JSONMember("tags", .list(.text), "Words to find it by."),
                            JSONMember("note?", .text, "A remark."),
                        ]), "What is said of the trip now."),
                ])
        ])

    static let delete = DocumentForm(
        "delete", of: ["delete"], "What delete --json writes.",
        [
            JSONShape(
                "delete", "deletion",
                [
                    JSONMember("format", .format(StoredText.deleteFormat), "The form of the document."),
                    JSONMember(
                        "deleted",
                        .object([
                            JSONMember("trips?", .list(.object(deletedTrip)), "The trips that are gone."),
                            JSONMember("scans?", .list(.object(deletedScan)), "The scans that are gone."),
                        ]), "What was deleted: trips, or scans."),
                ])
        ])

    private static let deletedTrip = [
        JSONMember("id", .integer, "Its number."), JSONMember("start", .time, "Of the first sample."),
        JSONMember("vin?", .text, "The vehicle identification number."),
        JSONMember("distanceKm?", .number("km"), "As of a trip."),
        JSONMember("durationS", .number("s"), "As of a trip."),
        JSONMember("samples", .integer, "How many samples it had."),
    ]

    private static let deletedScan = [
        JSONMember("id", .integer, "Its number."), JSONMember("time", .time, "When it was made."),
        JSONMember("vin?", .text, "The vehicle identification number."),
        JSONMember("codes", .list(.code), "The codes that it had found."),
    ]
}
