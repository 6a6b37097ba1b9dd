import Formats
import Routes
import Telemetry
import Trips

// The JSON output of trip, log, watch, report, edit and delete.

extension JSONShape {
    private static let event = JSONShape(
        "event", "event",
        [
            JSONMember("t", .number("s"), "Start of the event since the start of the trip."),
            JSONMember("kind", .words(DrivingEvent.Kind.self), "Kind of event."),
            JSONMember("peak", .number(""), eventUnits),
            JSONMember("durationS", .number("s"), "Duration."),
        ])

    private static let eventUnits =
        "Most extreme value: "
        + Format.list(
            Dictionary(grouping: DrivingEvent.Kind.allCases, by: \.unit.symbol).sorted { $0.key > $1.key }.map {
                unit, kinds in (unit.isEmpty ? "0" : unit) + " for " + kinds.map(\.rawValue).joined(separator: " and ")
            }) + "."

    static let alert = JSONShape(
        "alert", "alert",
        [
            JSONMember("t", .number("s"), "Time of the alert since the start of the trip."),
            JSONMember("kind", .words(Alert.Kind.self), "Kind of alert."),
            JSONMember("value", .number(""), "Measured value, in " + alertUnits),
            JSONMember("limit", .number(""), "Limit, in the same unit."),
            JSONMember("codes?", .list(.code), "Trouble codes of the alert."),
        ])

    private static let alertUnits =
        Format.list(
            Dictionary(grouping: Alert.Kind.allCases.filter { !$0.unit.symbol.isEmpty }, by: \.unit.symbol)
                .sorted { $0.key > $1.key }.map { unit, kinds in
                    unit + " for " + kinds.map(\.rawValue).joined(separator: " and ")
                }) + "."

    static let sectors = JSONMember(
        "sectorsS?", .list(.number("s")), "Times of the sectors of the lap, if it crossed all their lines.")

    private static let lap = [
        JSONMember("number", .integer, "Number of the lap, as the game counts."),
        JSONMember("timeS", .number("s"), "Lap time as the game reports it."),
        JSONMember("valid", .yesNo, "Whether the lap counts: neither invalid in the game nor rewound."),
        JSONMember("rewound?", .yesNo, "Whether the game was rewound during the lap; absent if it was not."),
        sectors,
    ]

    private static let trip = JSONShape(
        "trip", "trip",
        [
            JSONMember("id?", .integer, "Number of the trip in the database; absent if it is not stored."),
            JSONMember("start", .time, "Time of the first sample."),
            JSONMember("end", .time, "Time of the last sample."),
            JSONMember("vin?", .text, "Vehicle identification number."),
            JSONMember("driver?", .text, "Driver."),
            JSONMember("tags?", .list(.text), "Tags; absent if there are none."),
            JSONMember("note?", .text, "Note."),
            JSONMember("distanceKm?", .number("km"), "Distance, integrated from the speed."),
            JSONMember("distanceSource?", .words(DistanceSource.self), "Source of the distance."),
            JSONMember("distanceUncertaintyPercent?", .number("%"), "Uncertainty of the distance."),
            JSONMember("odometerKm?", .number("km"), "Last reading of the vehicle's odometer."),
            JSONMember(
                "odometerDifferenceKm?", .number("km"),
                "Increase of the vehicle's own distance count, minus distanceKm."),
            JSONMember("engineOffKm?", .number("km"), "Distance driven with the engine off."),
            JSONMember("durationS", .number("s"), "Time from the first sample to the last."),
            JSONMember("coveredS", .number("s"), "Time for which the speed is known."),
            JSONMember("uncoveredS", .number("s"), "Time for which the speed is unknown, not counting pauses."),
            JSONMember("pausedS?", .number("s"), "Time for which the trip was paused; absent if it was not."),
            JSONMember("movingS?", .number("s"), "Time with the vehicle moving."),
            JSONMember("idleS?", .number("s"), "Idle time: the engine is running and the vehicle standing."),
            JSONMember("averageSpeedKmh?", .number("km/h"), "Average speed, including stops."),
            JSONMember("maxSpeedKmh?", .number("km/h"), "Highest speed."),
            JSONMember("averageEngineSpeedRpm?", .number("rpm"), "Average engine speed while the engine was running."),
            JSONMember("maxEngineSpeedRpm?", .number("rpm"), "Highest engine speed."),
            JSONMember("fuelL?", .number("L"), "Fuel consumed; absent for fuel that is sold by mass."),
            JSONMember("fuelKg?", .number("kg"), "Fuel consumed, by mass."),
            JSONMember(
                "averageMpgUs?", .number("miles per US gallon"),
                "Fuel economy over the distance for which the fuel is known."),
            JSONMember(
                "averageLPer100Km?", .number("L/100 km"),
                "Fuel consumption over the distance for which the fuel is known."),
            JSONMember(
                "fuelCost?", .number(""),
                "Cost of the fuel, or of an electric car's batteryKWh, at the price that was set when the trip was "
                    + "recorded."),
            JSONMember("currency?", .text, "Currency of the cost and the prices, such as EUR or $."),
            JSONMember(
                "fuelPrice?", .number(""), "That price per liter, or per kilogram of fuel that is sold by mass."),
            JSONMember("electricityPrice?", .number(""), "That price per kWh."),
            JSONMember("co2Kg?", .number("kg"), "Carbon dioxide from the fuel consumed."),
            JSONMember(
                "co2GPerKm?", .number("g/km"),
                "Carbon dioxide per kilometer over the distance for which the fuel is known."),
            JSONMember("fuelMethod", .words(FuelMethod.self), "Method of computing fuel."),
            JSONMember(
                "fuelKind?", .text, "Fuel assumed for the computation, such as gasoline, e10, diesel, lpg or cng."),
            JSONMember("fuelUncertaintyPercent?", .number("%"), "Uncertainty of the fuel."),
            JSONMember(
                "fuelDistanceKm?", .number("km"), "Distance for which the fuel is known, if it is not the whole trip."),
            JSONMember("fuelCutS?", .number("s"), "Time with the fuel cut off during overrun."),
            JSONMember(
                "batteryKWh?", .number("kWh"),
                "Energy that the traction battery of an electric or hybrid car gave, minus what it took."),
            JSONMember("batteryOutKWh?", .number("kWh"), "Energy that came out of the traction battery."),
            JSONMember("batteryInKWh?", .number("kWh"), "Energy that went into it, from braking or the engine."),
            JSONMember(
                "averageKWhPer100Km?", .number("kWh/100 km"),
                "Consumption of an electric car over the distance for which its energy is known."),
            JSONMember("batteryUncertaintyPercent?", .number("%"), "Uncertainty of batteryKWh."),
            JSONMember(
                "batteryDistanceKm?", .number("km"),
                "Distance for which the energy is known, if it is not the whole trip."),
            JSONMember("chargeStartPercent?", .number("%"), "First state of charge of the traction battery."),
            JSONMember("chargeEndPercent?", .number("%"), "Last state of charge of the traction battery."),
            JSONMember("maxCoolantC?", .number("°C"), "Highest coolant temperature."),
            JSONMember("minVoltage?", .number("V"), "Lowest voltage."),
            JSONMember("sharpAccelerations?", .integer, "Number of sharp accelerations."),
            JSONMember("sharpBrakings?", .integer, "Number of sharp brakings."),
            JSONMember("overSpeedS?", .number("s"), "Time above the speed limit that was set."),
            JSONMember("score?", .integer, "Driving score, 0 to 100."),
            JSONMember("samples", .integer, "Number of samples of all signals."),
            JSONMember(
                "suspectSamples?", .integer,
                "Number of them with implausible values, on which no fact depends; absent if there are none."),
            JSONMember("game?", .text, "Racing game, such as forza-horizon; absent for a vehicle."),
            JSONMember("car?", .text, "Car in the game, by its name or number."),
            JSONMember("track?", .text, "Track in the game, by its name or number."),
            JSONMember("laps?", .integer, "Number of completed laps of a game."),
            JSONMember("bestLapS?", .number("s"), "Best valid lap."),
            JSONMember("bestSectorsS?", .list(.number("s")), "Best time of each sector of the valid laps."),
            JSONMember("raceTimeS?", .number("s"), "Time of the race as the game counts it."),
            JSONMember("finalPosition?", .integer, "Last place in the race."),
            JSONMember(
                "lapTimes?",
                .list(.object([JSONMember("t", .number("s"), "Start of the lap since the start of the trip.")] + lap)),
                "Completed laps in their order."),
            JSONMember(
                "signals?",
                .list(
                    .object([
                        JSONMember("signal", .text, "Signal name, as read accepts it."),
                        JSONMember("unit", .text, "Unit of the values."),
                        JSONMember("minimum", .number(""), "Minimum."),
                        JSONMember("mean", .number(""), "Mean of all samples."),
                        JSONMember("timeMean?", .number(""), "Mean weighted by time."),
                        JSONMember("maximum", .number(""), "Maximum."),
                        JSONMember("samples", .integer, "Number of samples."),
                    ])), "Additional signals (--also, custom PIDs)."),
            JSONMember("events", .list(.shape(event)), "Driving events in chronological order."),
            JSONMember("alerts", .list(.shape(alert)), "Alerts."),
        ])

    private static func line(
        _ type: String, _ title: String, with shapes: [JSONShape] = [], _ more: [JSONMember] = []
    ) -> JSONShape {
        JSONShape(
            type + "Line", title, with: shapes, [JSONMember("type", .words([type]), "Type of the line.")] + more)
    }

    static let tripLines = [
        line(
            "pace", "pace on a followed route",
            [
                JSONMember("t", .number("s"), "Time since the start of the trip."),
                JSONMember("aheadS", .number("s"), "Time ahead of the reference; negative is behind."),
                JSONMember("aheadM", .number("m"), "Distance ahead of the reference; negative is behind."),
                JSONMember("alongM", .number("m"), "Distance on the route."),
                JSONMember("elapsedS", .number("s"), "Time since the car moved off at the start of the route."),
            ]),
        line(
            "place", "place on a followed route whose times are not known",
            [
                JSONMember("t", .number("s"), "Time since the start of the trip."),
                JSONMember("alongM", .number("m"), "Distance on the route."),
                JSONMember("leftM", .number("m"), "Distance to its end."),
            ]),
        line(
            "deviation", "deviation from a followed route",
            [
                JSONMember("t", .number("s"), "Time since the start of the trip."),
                JSONMember("on", .yesNo, "Whether it begins; false if the route was found again."),
                JSONMember("distanceM", .number("m"), "Distance to the route."),
            ]),
        line(
            "guide", "next turn of a route",
            [
                JSONMember("t", .number("s"), "Time since the start of the trip."),
                JSONMember("turn", .words(Turn.Kind.self), "Turn, or the direction of the way back."),
                JSONMember("distanceM", .number("m"), "Distance to the turn, or to the route."),
                JSONMember("wayBack", .yesNo, "Whether it is the way back to the route."),
                JSONMember("newWay", .yesNo, "Whether it is a turn of a new route from --router, or leads to that."),
            ]),
        line(
            "newWay", "new route after a deviation, found by --router",
            [
                JSONMember("t", .number("s"), "Time since the start of the trip."),
                JSONMember("lengthM", .number("m"), "Length of the new route."),
                JSONMember("toEnd", .yesNo, "Whether it leads to the end of the route, and not back to the route."),
            ]),
        line(
            "arrived", "end of a followed route",
            [JSONMember("t", .number("s"), "Time since the start of the trip.")]),
        line(
            "start", "start of a trip",
            [
                JSONMember("trip?", .integer, "Number of the trip; absent if it is not stored."),
                JSONMember("time", .time, "Start of the trip."),
                JSONMember("device", .text, "Device of the adapter."),
                JSONMember("protocol?", .shape(bus), "Protocol of the vehicle."),
                JSONMember("vin?", .text, "Vehicle identification number."),
                JSONMember("game?", .text, "Racing game, such as forza-horizon; absent for a vehicle."),
                JSONMember("car?", .text, "Car in the game; absent if the game does not name it."),
                JSONMember("track?", .text, "Track in the game; absent if the game does not name it."),
            ]),
        line("lap", "completed lap of a game", lap),
        line(
            "sample", "sample",
            [
                JSONMember("t", .number("s"), "Time of the response since the start of the trip."),
                JSONMember("time?", .time, "Time of day of the response."),
                JSONMember("signal", .text, "Signal name, as read accepts it."),
                JSONMember("value", .number(""), "Value."),
                JSONMember("unit", .text, "Unit of the value; empty if it has none."),
                JSONMember(
                    "suspect?", .yesNo,
                    "Whether the value is implausible, so that no fact depends on it; absent if not."),
            ]),
        line("event", "completed event", with: [event], [JSONMember("time?", .time, "Time of day of its start.")]),
        line("alert", "raised alert", with: [alert], [JSONMember("time?", .time, "Time of the alert.")]),
        line("error", "connection error", with: [problem]),
        line(
            "summary", "finished trip", with: [trip],
            [
                JSONMember(
                    "packets?",
                    .object([
                        JSONMember("received", .integer, "All datagrams."),
                        JSONMember("dropped", .integer, "Datagrams that the system dropped before they were read."),
                        JSONMember("unknown", .integer, "Datagrams of no known game."),
                        JSONMember("late", .integer, "Packets that are older than one before."),
                        JSONMember("doubled", .integer, "Packets that came twice."),
                        JSONMember("damaged", .integer, "Packets with impossible content."),
                        JSONMember("foreign", .integer, "Packets of another game than the one that is followed."),
                    ]), "Datagrams of a game; absent for a vehicle.")
            ]),
    ]

    static let noticeLine = line(
        "alert", "notice", with: [alert],
        [
            JSONMember("time", .time, "Time of the alert."),
            JSONMember("unit", .text, "Unit of value and limit; empty if they have none."),
            JSONMember("text", .text, "Text of the alert for people, in the units that are set."),
            JSONMember("vin?", .text, "Vehicle identification number."),
            JSONMember("trip?", .integer, "Number of the trip; absent if it is not stored."),
        ])

    static let report = JSONShape(
        "report", "report",
        [
            JSONMember("format", .format(DayReport.format), "Name and version of the document's form."),
            JSONMember("from", .day, "First day, in local time."), JSONMember("to", .day, "Last day."),
            JSONMember(
                "totals", .shape(totals),
                "Totals of all trips that were driven; a value known for only some trips is their total. Without any, "
                    + "those of all trips."),
            JSONMember(
                "notCounted?", .integer,
                "Number of simulated or replayed trips and game sessions, which are not in the totals."),
            JSONMember("period?", .words(ReportPeriod.self), "The kind of period, with --week, --month or --year."),
            JSONMember(
                "parts?", .list(.object(range)), "With a period: its days, or the months of a year, with their totals."),
            JSONMember("previous?", .object(range), "With a period: the period before."),
            JSONMember(
                "notable?",
                .list(
                    .object([
                        JSONMember(
                            "kind", .words(NotableTrips.Extreme.Kind.self), "Why the trip stands out."),
                        JSONMember("trip?", .integer, "Number of the trip."),
                        JSONMember("start", .time, "Time of the first sample."),
                        JSONMember("value", .number(""), "Consumption in L/100 km, score, or distance in km."),
                        JSONMember("distanceKm", .number("km"), "Distance of the trip."),
                    ])), "The trips of several days that stand out, among at least three."),
            JSONMember(
                "trips",
                .list(.shape(JSONShape("storedTrip", "stored trip", with: [trip], source + identity))),
                "Trips in chronological order."),
            JSONMember(
                "scans",
                .list(
                    .object(
                        [
                            JSONMember("id?", .integer, "Number of the scan, for report --scan."),
                            JSONMember("time", .time, "Time of the scan."),
                            JSONMember("interruption?", .text, "Reason why the scan ended early."),
                            JSONMember("vin?", .text, "Vehicle identification number."),
                            JSONMember("mil?", .yesNo, "Whether the check engine light was on."),
                            JSONMember("codes", .list(.code), "Trouble codes that were found."),
                        ] + source)), "Scans in chronological order."),
        ])

    private static let range = [
        JSONMember("from", .day, "First day, in local time."), JSONMember("to", .day, "Last day."),
        JSONMember("totals", .shape(totals), "Totals of its trips."),
    ]

    static let logbook = JSONShape(
        "logbook", "mileage log",
        [
            JSONMember("format", .format(Logbook.format), "Name and version of the document's form."),
            JSONMember("from", .day, "First day, in local time."), JSONMember("to", .day, "Last day."),
            JSONMember(
                "vehicles",
                .list(
                    .object([
                        JSONMember("vin?", .text, "Vehicle identification number."),
                        JSONMember("distanceKm", .number("km"), "Total distance."),
                        JSONMember("gapKm", .number("km"), "Total of what was not recorded between drives."),
                        JSONMember(
                            "purposes",
                            .list(
                                .object([
                                    JSONMember("purpose", .text, "Purpose; empty for drives without a tag."),
                                    JSONMember("distanceKm", .number("km"), "Distance driven for it."),
                                ])), "The distance by purpose, the longest first."),
                        JSONMember("drives", .list(.object(drive)), "Drives in chronological order."),
                    ])), "Vehicles, in the order of their first drives."),
        ])

    private static let drive = [
        JSONMember("trip?", .integer, "Number of the trip."),
        JSONMember("start", .time, "Time of the first sample."), JSONMember("end", .time, "Time of the last sample."),
        JSONMember("distanceKm?", .number("km"), "Distance."),
        JSONMember("odometerStartKm?", .number("km"), "Odometer at the start, computed from the reading at the end."),
        JSONMember("odometerEndKm?", .number("km"), "Last reading of the odometer."),
        JSONMember("purpose", .text, "Tags of the trip."), JSONMember("note?", .text, "Note."),
        JSONMember("driver?", .text, "Driver."),
        JSONMember("uncoveredS", .number("s"), "Time of the drive without known speed, whose distance is missing."),
        JSONMember(
            "gapKm?", .number("km"),
            "Advance of the odometer since the drive before, which was not recorded; negative if it went back."),
    ]

    private static let source = [
        JSONMember("device?", .text, "Device of the adapter; absent if it is unknown."),
        JSONMember(
            "origin?", .words(["vehicle", "game", "simulation", "replay"]), "Whether the vehicle was real."),
    ]

    private static let identity =
        [
            JSONMember("from?", .text, "Place where the trip began."),
            JSONMember("to?", .text, "Place where the trip ended."),
            JSONMember("route?", .integer, "Number of the route that the trip belongs to."),
            JSONMember(
                "uuid?", .text, "Identifier of the trip in every database; absent while it is not stored."
            ),
            JSONMember(
                "kind?", .words(SourceKind.self),
                "Source of the trip; only vehicle and import are real driving."),
            JSONMember(
                "speedShares?",
                .list(
                    .object([
                        JSONMember(
                            "band", .words(SpeedShares.Band.self), "Slow is up to 60 km/h, and fast above 90 km/h."),
                        JSONMember("durationS", .number("s"), "Time at this speed."),
                        JSONMember("distanceKm", .number("km"), "Distance at this speed, by the uncorrected speed."),
                    ])), "How fast it was driven, in the report of a single trip."),
            JSONMember(
                "ranges?",
                .list(
                    .object([
                        JSONMember("signal", .text, "Signal name."), JSONMember("name", .text, "Name for people."),
                        JSONMember("minimum", .number(""), "Lowest value."),
                        JSONMember("mean?", .number(""), "Mean over time."),
                        JSONMember("maximum", .number(""), "Highest value."),
                        JSONMember("unit", .text, "Unit of the values; empty if there is none."),
                    ])), "Range of each recorded signal, in the report of a single trip."),
        ] + drifts + [heart]

    static let totals = JSONShape(
        "totals", "totals",
        [
            JSONMember("trips", .integer, "Number of trips."),
            JSONMember("distanceKm?", .number("km"), "Total distance."),
            JSONMember("durationS", .number("s"), "Total duration."),
            JSONMember("coveredS", .number("s"), "Total time for which the speed is known."),
            JSONMember("uncoveredS", .number("s"), "Total time for which the speed is unknown."),
            JSONMember("fuelL?", .number("L"), "Total fuel."),
            JSONMember(
                "averageLPer100Km?", .number("L/100 km"),
                "Fuel consumption over the distance for which the fuel is known."),
            JSONMember(
                "averageMpgUs?", .number("miles per US gallon"),
                "Fuel economy over the distance for which the fuel is known."),
            JSONMember(
                "fuelCost?", .number(""),
                "Cost of the fuel and of the energy of electric cars; absent if the trips have several currencies."),
            JSONMember("currency?", .text, "Currency of fuelCost."),
            JSONMember(
                "fuelCosts?",
                .list(
                    .object([
                        JSONMember("currency?", .text, "Currency; absent for trips without one."),
                        JSONMember("cost", .number(""), "Cost in this currency."),
                    ])), "Costs by currency, if there are several."),
            JSONMember("batteryKWh?", .number("kWh"), "Total energy from the traction batteries of electric cars."),
            JSONMember(
                "averageKWhPer100Km?", .number("kWh/100 km"), "That energy over the distance for which it is known."),
            JSONMember("co2Kg?", .number("kg"), "Total carbon dioxide."),
            JSONMember("idleS?", .number("s"), "Total idle time."),
            JSONMember("sharpAccelerations?", .integer, "Number of sharp accelerations."),
            JSONMember("sharpBrakings?", .integer, "Number of sharp brakings."),
            JSONMember("overSpeedS?", .number("s"), "Total time above the speed limit that was set."),
            JSONMember("score?", .integer, "Mean driving score weighted by distance, 0 to 100."),
        ])
}

extension DocumentForm {
    static let trip = DocumentForm(
        "trip", of: ["trip", "dash", "log", "watch"], isLines: true,
        "Output of trip --json, log --json and watch --json: a line at the start of a trip, one for each sample, event and "
            + "alert, and one at the end.", JSONShape.tripLines)

    static let alert = DocumentForm(
        "alert", of: [], isLines: true, "Standard input of the program of --on-alert: a line with the alert.",
        [.noticeLine])

    static let report = DocumentForm(
        "report", of: ["report"], "Output of report --json for trips and scans, and of report --logbook --json.",
        [.report, .logbook])

    static let edit = DocumentForm(
        "edit", of: ["edit"], "Output of edit --json.",
        [
            JSONShape(
                "edit", "change",
                [
                    JSONMember("format", .format(StoredText.editFormat), "Name and version of the document's form."),
                    JSONMember("changed", .list(.words(["driver", "tags", "note"])), "Values that have changed."),
                    JSONMember(
                        "trip",
                        .object([
                            JSONMember("id", .integer, "Number of the trip."),
                            JSONMember("driver?", .text, "Driver."),
                            JSONMember("tags", .list(.text), "Tags."),
                            JSONMember("note?", .text, "Note."),
                        ]), "New values of the trip."),
                ])
        ])

    static let delete = DocumentForm(
        "delete", of: ["delete", "drift"], "Output of delete --json.",
        [
            JSONShape(
                "delete", "deletion",
                [
                    JSONMember("format", .format(StoredText.deleteFormat), "Name and version of the document's form."),
                    JSONMember(
                        "deleted",
                        .object([
                            JSONMember("trips?", .list(.object(deletedTrip)), "Deleted trips."),
                            JSONMember("scans?", .list(.object(deletedScan)), "Deleted scans."),
                        ]), "Deleted trips or scans."),
                ])
        ])

    private static let deletedTrip = [
        JSONMember("id", .integer, "Number of the trip."), JSONMember("start", .time, "Time of the first sample."),
        JSONMember("vin?", .text, "Vehicle identification number."),
        JSONMember("distanceKm?", .number("km"), "Distance."),
        JSONMember("durationS", .number("s"), "Duration."),
        JSONMember("samples", .integer, "Number of samples that it had."),
    ]

    private static let deletedScan = [
        JSONMember("id", .integer, "Number of the scan."), JSONMember("time", .time, "Time of the scan."),
        JSONMember("vin?", .text, "Vehicle identification number."),
        JSONMember("codes", .list(.code), "Trouble codes that it had found."),
    ]
}
