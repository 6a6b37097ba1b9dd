import Formats
import OBD
import Reports
import Routes
import Telemetry
import Trips

/// A trip as JSON, whole and as lines while it is driven.
package enum TripDocuments {
    // MARK: Parts

    static let event = JSONShape<Timed<DrivingEvent>>(
        "event", "event",
        [
            JSONMember("t", .number("s", 3), "Start of the event since the start of the trip.") {
                $0.value.start.seconds(since: $0.origin)
            },
            JSONMember("kind", .word, "Kind of event.") { $0.value.kind },
            JSONMember("peak", .number("", 2), eventUnits) { $0.value.peak },
            JSONMember("durationS", .number("s", 3), "Duration.") { $0.value.durationS },
        ])

    private static let eventUnits =
        "Most extreme value: "
        + Format.list(
            Dictionary(grouping: DrivingEvent.Kind.allCases, by: \.unit.symbol).sorted { $0.key > $1.key }.map {
                unit, kinds in (unit.isEmpty ? "0" : unit) + " for " + kinds.map(\.rawValue).joined(separator: " and ")
            }) + "."

    static let alert = JSONShape<Timed<Alert>>(
        "alert", "alert",
        [
            JSONMember("t", .number("s", 3), "Time of the alert since the start of the trip.") {
                $0.value.time.seconds(since: $0.origin)
            },
            JSONMember("kind", .word, "Kind of alert.") { $0.value.kind },
            JSONMember("value", .number("", 3), "Measured value, in " + alertUnits) { $0.value.value },
            JSONMember("limit", .number("", 3), "Limit, in the same unit.") { $0.value.limit },
            JSONMember("codes", .list(.code), "Trouble codes of the alert.") { $0.value.codes.nonEmpty },
        ])

    private static let alertUnits =
        Format.list(
            Dictionary(grouping: Alert.Kind.allCases.filter { !$0.unit.symbol.isEmpty }, by: \.unit.symbol)
                .sorted { $0.key > $1.key }.map { unit, kinds in
                    unit + " for " + kinds.map(\.rawValue).joined(separator: " and ")
                }) + "."

    static let lap: [JSONMember<Lap>] = [
        JSONMember("number", .integer, "Number of the lap, as the game counts.") { $0.number },
        JSONMember("timeS", .number("s", 3), "Lap time as the game reports it.") { $0.timeS },
        JSONMember("valid", .yesNo, "Whether the lap counts: neither invalid in the game nor rewound.") { $0.isValid },
        JSONMember("rewound", .yesNo, "Whether the game was rewound during the lap; absent if it was not.") {
            $0.isRewound ? true : nil
        },
        JSONMember(
            "sectorsS", .list(.number("s", 3)), "Times of the sectors of the lap, if it crossed all their lines."
        ) { $0.sectorsS.nonEmpty },
    ]

    private static let lapOfTrip: [JSONMember<Timed<Lap>>] = [
        JSONMember("t", .number("s", 3), "Start of the lap since the start of the trip.") {
            $0.value.start.seconds(since: $0.origin)
        }
    ]

    private static let signal: [JSONMember<SignalSummary>] = [
        JSONMember("signal", .text, "Signal name, as read accepts it.") { $0.signal.name },
        JSONMember("unit", .text, "Unit of the values.") { $0.signal.unit.symbol },
        JSONMember("minimum", .number("", 4), "Minimum.") { $0.minimum },
        JSONMember("mean", .number("", 4), "Mean of all samples.") { $0.mean },
        JSONMember("timeMean", .number("", 4), "Mean weighted by time.") { $0.timeMean },
        JSONMember("maximum", .number("", 4), "Maximum.") { $0.maximum },
        JSONMember("samples", .integer, "Number of samples.") { $0.samples },
    ]

    // MARK: The trip

    static let trip = JSONShape<TripRecord>(
        "trip", "trip",
        [
            JSONMember("id", .integer, "Number of the trip in the database; absent if it is not stored.") { $0.id },
            JSONMember("start", .time, "Time of the first sample.") { $0.start },
            JSONMember("end", .time, "Time of the last sample.") { $0.end },
            JSONMember("vin", .text, "Vehicle identification number.") { $0.vin },
            JSONMember("driver", .text, "Driver.") { $0.driver },
            JSONMember("tags", .list(.text), "Tags; absent if there are none.") { $0.tags.nonEmpty },
            JSONMember("note", .text, "Note.") { $0.note },
            JSONMember("followed", .object(followed), "What a trip that followed a route ended with.") { $0.followed },
            JSONMember("way", .object(destination), "Destination of --to; absent if there was none.") {
                $0.destination
            },
        ], distance, fuel, battery, driving, game)

    private static let followed: [JSONMember<FollowedDrive>] = [
        JSONMember("route", .text, "Name of the route, or the places of its ends.") { $0.title },
        JSONMember("number", .integer, "Number of the route; absent if it was deleted.") { $0.route },
        JSONMember("reference", .text, "Pace that it was compared with: best, median, a driver or a drive.") {
            $0.reference
        },
        JSONMember("coveredPercent", .number("%", 1), "Share of the checkpoints of the route that were passed.") {
            $0.coveredShare * 100
        },
        JSONMember("jaccardPercent", .number("%", 1), "Share of the route and of the trip together that both have.") {
            $0.sameShare * 100
        },
        JSONMember("counts", .yesNo, "Whether the trip counts for the route: at least 80% of both is the same.") {
            $0.counts
        },
        JSONMember("reason", .text, "Why it does not count; absent if it does.") { $0.reason },
        JSONMember("aheadS", .number("s", 2), "Time ahead of the reference at the end; negative is behind.") {
            $0.aheadS
        },
        JSONMember(
            "worstAheadS", .number("s", 2), "The same where the trip was farthest behind; absent if it never was."
        ) { $0.worst?.aheadS },
        JSONMember("worstAlongM", .number("m", 1), "Where that was, on the route.") { $0.worst?.alongM },
        JSONMember("rank", .integer, "Rank among the drives of the route, from 1; absent if it does not count.") {
            $0.rank?.rank
        },
        JSONMember("of", .integer, "Number of drives of the route that have a rank.") { $0.rank?.of },
        JSONMember("driverRank", .integer, "Rank among the drives of the same driver.") { $0.ownRank?.rank },
        JSONMember("driverOf", .integer, "Number of these drives.") { $0.ownRank?.of },
    ]

    private static let destination: [JSONMember<TripDestination>] = [
        JSONMember("to", .text, "Name of the destination.") { $0.name },
        JSONMember("reached", .yesNo, "Whether the trip ended there, or passed it.") { $0.isReached },
        JSONMember("leftKm", .number("km", 3), "Straight distance from the end of the trip to the destination.") {
            $0.leftKm
        },
    ]

    private static let distance: [JSONMember<TripRecord>] = [
        JSONMember("distanceKm", .number("km", 4), "Distance, integrated from the speed.") { $0.summary.distanceKm },
        JSONMember("distanceSource", .word, "Source of the distance.") { $0.summary.distanceSource },
        JSONMember("distanceUncertaintyPercent", .number("%", 2), "Uncertainty of the distance.") {
            $0.summary.distanceUncertaintyPercent
        },
        JSONMember(
            "bridgedKm", .number("km", 4),
            "Part of the distance without positions, as straight lines; absent without one, and for a speed of the vehicle."
        ) { $0.summary.bridgedKm.flatMap { $0 > 0 ? $0 : nil } },
        JSONMember("odometerKm", .number("km", 1), "Last reading of the vehicle's odometer.") {
            $0.summary.odometerKm
        },
        JSONMember(
            "odometerDifferenceKm", .number("km", 3),
            "Increase of the vehicle's own distance count, minus distanceKm."
        ) { $0.summary.odometerDifferenceKm },
        JSONMember("engineOffKm", .number("km", 4), "Distance driven with the engine off.") {
            $0.summary.engineOffKm
        },
        JSONMember("durationS", .number("s", 3), "Time from the first sample to the last.") { $0.summary.durationS },
        JSONMember("coveredS", .number("s", 3), "Time for which the speed is known.") { $0.summary.coveredS },
        JSONMember("uncoveredS", .number("s", 3), "Time for which the speed is unknown, not counting pauses.") {
            $0.summary.uncoveredS
        },
        JSONMember("pausedS", .number("s", 3), "Time for which the trip was paused; absent if it was not.") {
            $0.summary.pausedS > 0 ? $0.summary.pausedS : nil
        },
        JSONMember("movingS", .number("s", 3), "Time with the vehicle moving.") { $0.summary.movingS },
        JSONMember("idleS", .number("s", 3), "Idle time: the engine is running and the vehicle standing.") {
            $0.summary.idleS
        },
        JSONMember("averageSpeedKmh", .number("km/h", 2), "Average speed, including stops.") {
            $0.summary.averageSpeedKmh
        },
        JSONMember("maxSpeedKmh", .number("km/h", 2), "Highest speed.") { $0.summary.maxSpeedKmh },
        JSONMember(
            "averageEngineSpeedRpm", .number("rpm", 0), "Average engine speed while the engine was running."
        ) { $0.summary.averageEngineSpeedRpm },
        JSONMember("maxEngineSpeedRpm", .number("rpm", 2), "Highest engine speed.") { $0.summary.maxEngineSpeedRpm },
    ]

    private static let fuel: [JSONMember<TripRecord>] = [
        JSONMember("fuelL", .number("L", 4), "Fuel consumed; absent for fuel that is sold by mass.") {
            $0.summary.fuelL
        },
        JSONMember("fuelKg", .number("kg", 4), "Fuel consumed, by mass.") { $0.summary.fuelKg },
        JSONMember(
            "averageMpgUs", .number("miles per US gallon", 2),
            "Fuel economy over the distance for which the fuel is known."
        ) { $0.summary.averageMpgUs },
        JSONMember(
            "averageLPer100Km", .number("L/100 km", 2),
            "Fuel consumption over the distance for which the fuel is known."
        ) { $0.summary.averageLPer100Km },
        JSONMember(
            "fuelCost", .number("", 2),
            "Cost of the fuel, or of an electric car's batteryKWh, at the price that was set when the trip was recorded."
        ) { $0.fuelCost },
        JSONMember("currency", .text, "Currency of the cost and the prices, such as EUR or $.") { $0.currency },
        JSONMember(
            "fuelPrice", .number("", 6), "That price per liter, or per kilogram of fuel that is sold by mass."
        ) { $0.fuelPrice },
        JSONMember("electricityPrice", .number("", 6), "That price per kWh.") { $0.electricityPrice },
        JSONMember("co2Kg", .number("kg", 3), "Carbon dioxide from the fuel consumed.") {
            $0.summary.carbonDioxideKg
        },
        JSONMember(
            "co2GPerKm", .number("g/km", 1),
            "Carbon dioxide per kilometer over the distance for which the fuel is known."
        ) { $0.summary.carbonDioxideGPerKm },
        JSONMember("fuelMethod", .word, "Method of computing fuel.") { $0.summary.fuelMethod },
        JSONMember(
            "fuelKind", .text, "Fuel assumed for the computation, such as gasoline, e10, diesel, lpg or cng."
        ) { $0.summary.fuelKind?.name },
        JSONMember("fuelUncertaintyPercent", .number("%", 1), "Uncertainty of the fuel.") {
            $0.summary.fuelUncertaintyPercent
        },
        JSONMember(
            "fuelDistanceKm", .number("km", 4), "Distance for which the fuel is known, if it is not the whole trip."
        ) { $0.summary.partialFuelKm },
        JSONMember("fuelCutS", .number("s", 3), "Time with the fuel cut off during overrun.") { $0.summary.fuelCutS },
    ]

    private static let battery: [JSONMember<TripRecord>] = [
        JSONMember(
            "batteryKWh", .number("kWh", 4),
            "Energy that the traction battery of an electric or hybrid car gave, minus what it took."
        ) { $0.summary.batteryKWh },
        JSONMember("batteryOutKWh", .number("kWh", 4), "Energy that came out of the traction battery.") {
            $0.summary.batteryOutKWh
        },
        JSONMember("batteryInKWh", .number("kWh", 4), "Energy that went into it, from braking or the engine.") {
            $0.summary.batteryInKWh
        },
        JSONMember(
            "averageKWhPer100Km", .number("kWh/100 km", 2),
            "Consumption of an electric car over the distance for which its energy is known."
        ) { $0.summary.averageKWhPer100Km },
        JSONMember(
            "batteryMethod", .word,
            "How batteryKWh was found: from the battery's current, or from the charge used and the capacity."
        ) { $0.summary.batteryMethod },
        JSONMember("batteryUncertaintyPercent", .number("%", 1), "Uncertainty of batteryKWh.") {
            $0.summary.batteryUncertaintyPercent
        },
        JSONMember(
            "batteryDistanceKm", .number("km", 4),
            "Distance for which the energy is known, if it is not the whole trip."
        ) { $0.summary.partialBatteryKm },
        JSONMember("chargeStartPercent", .number("%", 2), "First state of charge of the traction battery.") {
            $0.summary.chargeStartPercent
        },
        JSONMember("chargeEndPercent", .number("%", 2), "Last state of charge of the traction battery.") {
            $0.summary.chargeEndPercent
        },
        JSONMember(
            "chargeUsedPercent", .number("%", 2), "Part of the charge that was used; negative if it was charged."
        ) {
            $0.summary.chargeUsedPercent
        },
    ]

    private static let driving: [JSONMember<TripRecord>] = [
        JSONMember("maxCoolantC", .number("°C", 1), "Highest coolant temperature.") { $0.summary.maxCoolantC },
        JSONMember("minVoltage", .number("V", 3), "Lowest voltage.") { $0.summary.minVoltage },
        JSONMember("sharpAccelerations", .integer, "Number of sharp accelerations.") {
            $0.summary.count(.sharpAcceleration)
        },
        JSONMember("sharpBrakings", .integer, "Number of sharp brakings.") { $0.summary.count(.sharpBraking) },
        JSONMember("overSpeedS", .number("s", 3), "Time above the speed limit that was set.") {
            $0.summary.seconds(.overSpeed)
        },
        JSONMember("score", .integer, "Driving score, 0 to 100.") { $0.summary.score },
        JSONMember("samples", .integer, "Number of samples of all signals.") { $0.summary.samples },
        JSONMember(
            "suspectSamples", .integer,
            "Number of them with implausible values, on which no fact depends; absent if there are none."
        ) { $0.summary.suspectSamples > 0 ? $0.summary.suspectSamples : nil },
    ]

    private static let game: [JSONMember<TripRecord>] = [
        JSONMember("game", .text, "Racing game, such as forza-horizon; absent for a vehicle.") { $0.game?.name },
        JSONMember("car", .text, "Car in the game, by its name or number.") { GameWords.car($0) },
        JSONMember("track", .text, "Track in the game, by its name or number.") { GameWords.track($0) },
        JSONMember("laps", .integer, "Number of completed laps of a game.") { $0.summary.lapFacts?.laps.count },
        JSONMember("bestLapS", .number("s", 3), "Best valid lap.") { $0.summary.lapFacts?.bestLapS },
        JSONMember("bestSectorsS", .list(.number("s", 3)), "Best time of each sector of the valid laps.") {
            BestSectors($0.laps)?.timesS.nonEmpty
        },
        JSONMember("raceTimeS", .number("s", 3), "Time of the race as the game counts it.") {
            $0.summary.game?.raceTimeS
        },
        JSONMember("finalPosition", .integer, "Last place in the race.") { $0.summary.game?.finalPosition },
        JSONMember(
            "lapTimes", .list(.object(lapOfTrip, lap.of { $0.value })), "Completed laps in their order."
        ) { trip in trip.summary.lapFacts.map { $0.laps.map { Timed($0, trip.origin) } } },
        JSONMember("signals", .list(.object(signal)), "Additional signals (--also, custom PIDs).") {
            $0.summary.others.nonEmpty
        },
        JSONMember("events", .list(.shape(event)), "Driving events in chronological order.") { trip in
            trip.summary.events.map { Timed($0, trip.origin) }
        },
        JSONMember("alerts", .list(.shape(alert)), "Alerts.") { trip in
            trip.alerts.map { Timed($0, trip.origin) }
        },
    ]
}

extension DocumentForm {
    static let trip = DocumentForm(
        "trip", of: ["trip", "dash", "log", "watch"], isLines: true,
        "Output of trip --json, log --json and watch --json: a line at the start of a trip, one for each sample, event and "
            + "alert, and one at the end. The lines now, slip, drift, delta and path are only on the live socket, and so in "
            + "the output of watch --json and in the events of serve.", TripDocuments.lines)

    static let alert = DocumentForm(
        "alert", of: [], isLines: true, "Standard input of the program of --on-alert: a line with the alert.",
        [TripDocuments.notice.form])
}
