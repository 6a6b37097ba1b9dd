package import Formats
package import OBD
package import Telemetry
package import Trips

/// A trip as JSON. `TripText` is the text for people.
package enum TripReport {
    // MARK: JSON

    /// The members of a trip object, for the summary line of `trip --json` and for `report --json`.
    package static func members(_ trip: TripRecord) -> [(String, JSON?)] {
        let summary = trip.summary
        return [
            ("id", trip.id.map { .integer($0) }),
            ("start", .string(CalendarTime.iso8601(trip.start))),
            ("end", .string(CalendarTime.iso8601(trip.end))),
            ("vin", .text(trip.vin)),
            ("driver", .text(trip.driver)),
            ("tags", trip.tags.isEmpty ? nil : .array(trip.tags.map { .string($0) })),
            ("note", .text(trip.note)),
            ("distanceKm", .rounded(summary.distanceKm, 4)),
            ("distanceSource", .text(summary.distanceSource?.rawValue)),
            ("distanceUncertaintyPercent", .rounded(summary.distanceUncertaintyPercent, 2)),
            ("odometerKm", .rounded(summary.odometerKm, 1)),
            ("odometerDifferenceKm", .rounded(summary.odometerDifferenceKm, 3)),
            ("engineOffKm", .rounded(summary.engineOffKm, 4)),
            ("durationS", .rounded(summary.durationS, 3)),
            ("coveredS", .rounded(summary.coveredS, 3)),
            ("uncoveredS", .rounded(summary.uncoveredS, 3)),
            ("pausedS", summary.pausedS > 0 ? .rounded(summary.pausedS, 3) : nil),
            ("movingS", .rounded(summary.movingS, 3)),
            ("idleS", .rounded(summary.idleS, 3)),
            ("averageSpeedKmh", .rounded(summary.averageSpeedKmh, 2)),
            ("maxSpeedKmh", .rounded(summary.maxSpeedKmh, 2)),
            ("averageEngineSpeedRpm", .rounded(summary.averageEngineSpeedRpm, 0)),
            ("maxEngineSpeedRpm", .rounded(summary.maxEngineSpeedRpm, 2)),
            ("fuelL", .rounded(summary.fuelL, 4)),
            ("fuelKg", .rounded(summary.fuelKg, 4)),
            ("averageMpgUs", .rounded(summary.averageMpgUs, 2)),
            ("averageLPer100Km", .rounded(summary.averageLPer100Km, 2)),
            ("fuelCost", .rounded(trip.fuelCost, 2)),
            ("currency", .text(trip.currency)),
            ("fuelPrice", .rounded(trip.fuelPrice, 6)),
            ("electricityPrice", .rounded(trip.electricityPrice, 6)),
            ("co2Kg", .rounded(summary.carbonDioxideKg, 3)),
            ("co2GPerKm", .rounded(summary.carbonDioxideGPerKm, 1)),
            ("fuelMethod", .string(summary.fuelMethod.rawValue)),
            ("fuelKind", .text(summary.fuelKind?.name)),
            ("fuelUncertaintyPercent", .rounded(summary.fuelUncertaintyPercent, 1)),
            ("fuelDistanceKm", .rounded(summary.partialFuelKm, 4)),
            ("fuelCutS", .rounded(summary.fuelCutS, 3)),
            ("batteryKWh", .rounded(summary.batteryKWh, 4)),
            ("batteryOutKWh", .rounded(summary.batteryOutKWh, 4)),
            ("batteryInKWh", .rounded(summary.batteryInKWh, 4)),
            ("averageKWhPer100Km", .rounded(summary.averageKWhPer100Km, 2)),
            ("batteryUncertaintyPercent", .rounded(summary.batteryUncertaintyPercent, 1)),
            ("batteryDistanceKm", .rounded(summary.partialBatteryKm, 4)),
            ("chargeStartPercent", .rounded(summary.chargeStartPercent, 2)),
            ("chargeEndPercent", .rounded(summary.chargeEndPercent, 2)),
            ("maxCoolantC", .rounded(summary.maxCoolantC, 1)),
            ("minVoltage", .rounded(summary.minVoltage, 3)),
            ("sharpAccelerations", summary.count(.sharpAcceleration).map { .integer(Int64($0)) }),
            ("sharpBrakings", summary.count(.sharpBraking).map { .integer(Int64($0)) }),
            ("overSpeedS", .rounded(summary.seconds(.overSpeed), 3)),
            ("score", summary.score.map { .integer(Int64($0)) }),
            ("speedShares", shares(trip)),
            ("samples", .integer(Int64(summary.samples))),
            (
                "suspectSamples",
                summary.suspectSamples > 0 ? .integer(Int64(summary.suspectSamples)) : nil
            ),
            ("game", .text(trip.game?.name)),
            ("car", .text(GameWords.car(trip))),
            ("track", .text(GameWords.track(trip))),
            ("laps", summary.lapFacts.map { .integer(Int64($0.laps.count)) }),
            ("bestLapS", .rounded(summary.lapFacts?.bestLapS, 3)),
            ("bestSectorsS", sectors(BestSectors(trip.laps)?.timesS ?? [])),
            ("raceTimeS", .rounded(summary.game?.raceTimeS, 3)),
            ("finalPosition", summary.game?.finalPosition.map { .integer(Int64($0)) }),
            (
                "lapTimes",
                summary.lapFacts.map { game in
                    .array(
                        game.laps.map {
                            .object([("t", .rounded($0.start.seconds(since: trip.origin), 3))] + members($0))
                        })
                }
            ),
            ("signals", signals(summary)),
            ("events", .array(summary.events.map { .object(members($0, origin: trip.origin)) })),
            ("alerts", .array(trip.alerts.map { .object(members($0, origin: trip.origin)) })),
        ]
    }

    private static func shares(_ trip: TripRecord) -> JSON? {
        guard !trip.speedParts.isEmpty else { return nil }
        return .array(
            SpeedShares.Band.allCases.map { band in
                let part = trip.speedParts[band]
                return .object([
                    ("band", .string(band.rawValue)), ("durationS", .rounded(part?.seconds ?? 0, 3)),
                    ("distanceKm", .rounded(part?.km ?? 0, 4)),
                ])
            })
    }

    private static func signals(_ summary: TripSummary) -> JSON? {
        if summary.others.isEmpty { return nil }
        return .array(
            summary.others.map { other in
                .object([
                    ("signal", .string(other.signal.name)), ("unit", .string(other.signal.unit.symbol)),
                    ("minimum", .rounded(other.minimum, 4)), ("mean", .rounded(other.mean, 4)),
                    ("timeMean", .rounded(other.timeMean, 4)),
                    ("maximum", .rounded(other.maximum, 4)), ("samples", .integer(Int64(other.samples))),
                ])
            })
    }

    /// `t` is in seconds since the start of the trip.
    private static func members(_ event: DrivingEvent, origin: Instant) -> [(String, JSON?)] {
        [
            ("t", .rounded(event.start.seconds(since: origin), 3)), ("kind", .string(event.kind.rawValue)),
            ("peak", .rounded(event.peak, 2)), ("durationS", .rounded(event.durationS, 3)),
        ]
    }

    static func members(_ alert: Alert, origin: Instant) -> [(String, JSON?)] {
        [
            ("t", .rounded(alert.time.seconds(since: origin), 3)), ("kind", .string(alert.kind.rawValue)),
            ("value", .rounded(alert.value, 3)), ("limit", .rounded(alert.limit, 3)),
            ("codes", alert.codes.isEmpty ? nil : .array(alert.codes.map { .string($0) })),
        ]
    }

    private static func members(_ lap: Lap) -> [(String, JSON?)] {
        [
            ("number", .integer(Int64(lap.number))), ("timeS", .rounded(lap.timeS, 3)), ("valid", .bool(lap.isValid)),
            ("rewound", lap.isRewound ? .bool(true) : nil), ("sectorsS", sectors(lap.sectorsS)),
        ]
    }

    /// Nil if there are none.
    static func sectors(_ timesS: [Double]) -> JSON? {
        timesS.isEmpty ? nil : .array(timesS.compactMap { .rounded($0, 3) })
    }

    /// A completed lap of a game.
    package static func lapLine(_ lap: Lap) -> JSON { .object([("type", .string("lap"))] + members(lap)) }

    /// The datagrams of a game. Every one is received; the others say why some were not used.
    package struct Packets {
        let (received, dropped, unknown, late, doubled, damaged, foreign): (Int, Int, Int, Int, Int, Int, Int)

        package init(
            received: Int, dropped: Int, unknown: Int, late: Int, doubled: Int, damaged: Int, foreign: Int
        ) {
            (self.received, self.dropped, self.unknown, self.late) = (received, dropped, unknown, late)
            (self.doubled, self.damaged, self.foreign) = (doubled, damaged, foreign)
        }

        var json: JSON {
            let counts = [
                ("received", received), ("dropped", dropped), ("unknown", unknown), ("late", late),
                ("doubled", doubled),
                ("damaged", damaged), ("foreign", foreign),
            ]
            return .object(counts.map { ($0.0, .integer(Int64($0.1))) })
        }
    }

    package static func startLine(
        id: Int64?, at time: WallTime, device: String, bus: VehicleBus?, vin: String?, game: GameIdentity? = nil
    ) -> JSON {
        .object([
            ("type", .string("start")),
            ("trip", id.map { .integer($0) }),
            ("time", .string(CalendarTime.iso8601(time))),
            ("device", .string(device)),
            ("protocol", bus?.json),
            ("vin", .text(vin)),
            ("game", .text(game?.name)),
            ("car", .text(game?.car)),
            ("track", .text(game?.track)),
        ])
    }

    /// - Parameter time: the time of day; also in the functions below.
    /// - Parameter isSuspect: Whether the value cannot be, so that no fact depends on it.
    package static func sampleLine(
        _ sample: Sample, origin: Instant, time: String? = nil, isSuspect: Bool = false
    ) -> JSON {
        .object([
            ("type", .string("sample")),
            ("t", .rounded(sample.time.seconds(since: origin), 3)),
            ("time", .text(time)),
            ("signal", .string(sample.signal.name)),
            ("value", .rounded(sample.value, Signal.decimals(of: sample.signal))),
            ("unit", .string(sample.signal.unit.symbol)),
            ("suspect", isSuspect ? .bool(true) : nil),
        ])
    }

    package static func eventLine(_ event: DrivingEvent, origin: Instant, time: String? = nil) -> JSON {
        .object([("type", .string("event"))] + timed(members(event, origin: origin), time))
    }

    package static func alertLine(_ alert: Alert, origin: Instant, time: String? = nil) -> JSON {
        .object([("type", .string("alert"))] + timed(members(alert, origin: origin), time))
    }

    /// The time of day comes after the seconds.
    private static func timed(_ members: [(String, JSON?)], _ time: String?) -> [(String, JSON?)] {
        Array(members.prefix(1)) + [("time", .text(time))] + Array(members.dropFirst())
    }

    package static func errorLine(_ problem: ConnectionProblem) -> JSON {
        .object([
            ("type", .string("error")), ("step", .string(problem.step.rawValue)), ("message", .string(problem.message)),
            ("advice", .string(problem.advice)),
        ])
    }

    package static func summaryLine(_ trip: TripRecord, _ packets: Packets? = nil) -> JSON {
        .object([("type", .string("summary"))] + members(trip) + [("packets", packets?.json)])
    }
}
