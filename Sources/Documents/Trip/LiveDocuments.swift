package import Drift
package import Formats
import OBD
package import Reports
package import Routes
package import Telemetry
import Trips

/// What is only on the live socket: facts of a trip that is being driven. They can be computed from its samples, but not by
/// a page of a browser.
extension TripDocuments {
    private static func line<Value>(_ type: String, _ title: String, _ rows: [JSONMember<Value>]) -> JSONShape<Value> {
        JSONShape(type + "Line", title, [.type(type)], rows)
    }

    private static let activeAlert: [JSONMember<Alert>] = [
        JSONMember("kind", .word, "Kind of alert.") { $0.kind },
        JSONMember("value", .number("", 3), "Measured value, in the unit of an alert of that kind.") { $0.value },
        JSONMember("limit", .number("", 3), "Limit, in the same unit.") { $0.limit },
        JSONMember("codes", .list(.code), "Trouble codes of the alert.") { $0.codes.nonEmpty },
    ]

    private static let nowLine = line(
        "now", "trip as it is now",
        [
            JSONMember("t", .number("s", 3), "Time since the start of the trip.") { $0.elapsedS },
            JSONMember("distanceKm", .number("km", 4), "Distance so far.") { $0.summary.distanceKm },
            JSONMember("consumptionLPer100Km", .number("L/100 km", 2), "Fuel consumption of the last seconds.") {
                $0.litresPer100Km
            },
            JSONMember("litersPerHour", .number("L/h", 3), "The same by time.") { $0.fuelLPerHour },
            JSONMember("averageLPer100Km", .number("L/100 km", 2), "Fuel consumption so far.") {
                $0.summary.averageLPer100Km
            },
            JSONMember("batteryKW", .number("kW", 2), "Power out of the traction battery; negative is into it.") {
                $0.batteryKW
            },
            JSONMember("fuelL", .number("L", 4), "Fuel consumed so far.") { $0.summary.fuelL },
            JSONMember("fuelCost", .number("", 2), "Cost so far.") { $0.fuelCost },
            JSONMember("currency", .text, "Currency of the cost, such as EUR or $.") { $0.currency },
            JSONMember("coolantC", .number("°C", 1), "Coolant temperature.") { $0.coolantC },
            JSONMember("voltage", .number("V", 2), "Voltage of the vehicle's battery.") { $0.voltage },
            JSONMember("heartRatePerMin", .number("/min", 0), "Heart rate.") { $0.heartRatePerMin },
            JSONMember("score", .integer, "Driving score so far, 0 to 100.") { $0.score },
            JSONMember("silentS", .number("s", 1), "Time since the source last reported anything.") { $0.silentS },
            JSONMember("pausedS", .number("s", 1), "Time since the engine stopped; absent if it runs.") { $0.pausedS },
            JSONMember("activity", .text, "What is done to connect again; absent if nothing is.") { $0.activity },
            JSONMember("bestLapS", .number("s", 3), "Best valid lap so far.") { $0.summary.lapFacts?.bestLapS },
            JSONMember(
                "bestSectorsS", .list(.number("s", 3)), "Best time of each sector of the valid laps so far."
            ) { $0.summary.lapFacts.flatMap { BestSectors($0.laps)?.timesS } },
            JSONMember("alerts", .list(.object(activeAlert)), "Alerts that are active, the worst first.") { $0.alerts },
        ] as [JSONMember<TripSnapshot>])

    private static let slipLine = line(
        "slip", "slip angle",
        [
            JSONMember("t", .number("s", 3), "Time since the start of the trip.") {
                $0.value.time.seconds(since: $0.origin)
            },
            JSONMember("slipDeg", .number("°", 1), "Slip angle: positive if the car points right of its course.") {
                $0.value.degrees
            },
            JSONMember("errorDeg", .number("°", 1), "Error that it stays within 95% of the time.") {
                $0.value.errorDeg
            },
        ] as [JSONMember<Timed<SlipAngle>>])

    private static let driftLine = line(
        "drift", "drift that has ended",
        [
            JSONMember("t", .number("s", 3), "Start since the start of the trip.") {
                $0.value.start.seconds(since: $0.origin)
            },
            JSONMember("durationS", .number("s", 2), "Duration.") { $0.value.durationS },
            JSONMember("side", .word, "Side for most of the time.") { $0.value.side },
            JSONMember("peakDeg", .number("°", 1), "Greatest angle.") { $0.value.peakDeg },
            JSONMember("meanDeg", .number("°", 1), "Mean angle over time.") { $0.value.meanDeg },
            JSONMember("meanKmh", .number("km/h", 1), "Mean speed.") { $0.value.meanKmh },
        ] as [JSONMember<Timed<DriftRun>>])

    /// The time lost against the best lap.
    package struct Delta: Sendable {
        let deltaS: Double
        let referenceS: Double?
        let referenceLap: Int?
        let referenceTrip: Int64?

        package init(deltaS: Double, referenceS: Double?, referenceLap: Int?, referenceTrip: Int64? = nil) {
            self.deltaS = deltaS
            self.referenceS = referenceS
            self.referenceLap = referenceLap
            self.referenceTrip = referenceTrip
        }
    }

    private static let deltaLine = line(
        "delta", "difference from the lap of reference",
        [
            JSONMember("t", .number("s", 3), "Time since the start of the trip.") { $0.t },
            JSONMember(
                "deltaS", .number("s", 3),
                "Time lost against the lap of reference at the same place; negative is gained."
            ) {
                $0.delta.deltaS
            },
            JSONMember("referenceS", .number("s", 3), "Time of that lap.") { $0.delta.referenceS },
            JSONMember("referenceLap", .integer, "Its number.") { $0.delta.referenceLap },
            JSONMember("referenceTrip", .integer, "Number of its trip, if it is of an earlier one.") {
                $0.delta.referenceTrip
            },
        ] as [JSONMember<(t: Double, delta: Delta)>])

    private static let pathLine = line(
        "path", "course of the route that is followed, or of the way to the destination",
        [
            JSONMember(
                "positions", .list(.list(.number("°", 6))), "Latitude and longitude of places along it, in their order."
            ) { points in points.map { [$0.latitude, $0.longitude] } }
        ] as [JSONMember<[GeoPoint]>])

    private static let clockLine = line(
        "clock", "time of the satellite receiver",
        [
            JSONMember("time", .preciseTime, "Time of the receiver.") { $0.time },
            JSONMember("bootUs", .integer, "When that was, in µs since the boot of this computer.") { $0.bootUs },
        ] as [JSONMember<(time: WallTime, bootUs: Int64)>])

    private static let parkedLine = line(
        "parked", "parked car, between two drives",
        [
            JSONMember("time", .preciseTime, "Time of day.") { $0.time },
            JSONMember("voltage", .number("V", 2), "Voltage at the adapter.") { $0.volts },
            JSONMember("low", .yesNo, "Whether the battery is low.") { $0.isLow },
        ] as [JSONMember<(time: WallTime, volts: Double, isLow: Bool)>])

    static let liveLines = [
        nowLine.form, slipLine.form, driftLine.form, deltaLine.form, pathLine.form, clockLine.form, parkedLine.form,
    ]

    /// The time that a receiver reports.
    package static func line(receiverTime time: WallTime, bootUs: Int64) -> JSON { clockLine.json((time, bootUs)) }

    /// The battery of a parked car.
    package static func line(parkedVolts volts: Double, isLow: Bool, at time: WallTime) -> JSON {
        parkedLine.json((time, volts, isLow))
    }

    /// The trip as it is now.
    package static func line(_ trip: TripSnapshot) -> JSON { nowLine.json(trip) }

    package static func line(_ slip: SlipAngle, origin: Instant) -> JSON { slipLine.json(Timed(slip, origin)) }

    package static func line(_ drift: DriftRun, origin: Instant) -> JSON { driftLine.json(Timed(drift, origin)) }

    package static func line(_ delta: Delta, at time: Instant, origin: Instant) -> JSON {
        deltaLine.json((time.seconds(since: origin), delta))
    }

    /// The course of a route.
    package static func line(_ path: [GeoPoint]) -> JSON { pathLine.json(path) }
}
