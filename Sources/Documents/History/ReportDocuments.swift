import Drift
package import Formats
import OBD
package import Reports
import Telemetry
package import Trips

/// The trips and scans of a range of days as JSON, and the trips as CSV.
package enum ReportDocuments {
    /// A trip with what is only known of a single one.
    struct StoredTrip {
        let trip: TripRecord
        var drifts: DriftSession?
        var heart: HeartReport?
        var ranges: [TripCurves.Curve] = []
        var laps: LapSession?
    }

    // MARK: Totals

    private static let cost: [JSONMember<(currency: String?, cost: Double)>] = [
        JSONMember("currency", .text, "Currency; absent for trips without one.") { $0.currency },
        JSONMember("cost", .number("", 2), "Cost in this currency.") { $0.cost },
    ]

    static let totals = JSONShape<TripTotals>(
        "totals", "totals",
        [
            JSONMember("trips", .integer, "Number of trips.") { $0.trips },
            JSONMember("distanceKm", .number("km", 4), "Total distance.") { $0.distanceKm },
            JSONMember("durationS", .number("s", 3), "Total duration.") { $0.durationS },
            JSONMember("coveredS", .number("s", 3), "Total time for which the speed is known.") { $0.coveredS },
            JSONMember("uncoveredS", .number("s", 3), "Total time for which the speed is unknown.") {
                $0.uncoveredS
            },
            JSONMember("fuelL", .number("L", 4), "Total fuel.") { $0.fuelL },
            JSONMember(
                "averageLPer100Km", .number("L/100 km", 2),
                "Fuel consumption over the distance for which the fuel is known."
            ) { $0.averageLPer100Km },
            JSONMember(
                "averageMpgUs", .number("miles per US gallon", 2),
                "Fuel economy over the distance for which the fuel is known."
            ) { $0.averageLPer100Km.flatMap { $0 > 0 ? Fuel.milesPerUSGallon(litresPer100Km: $0) : nil } },
            JSONMember(
                "fuelCost", .number("", 2),
                "Cost of the fuel and of the energy of electric cars; absent if the trips have several currencies."
            ) { $0.fuelCost },
            JSONMember("currency", .text, "Currency of fuelCost.") { $0.onlyCurrency },
            JSONMember("fuelCosts", .list(.object(cost)), "Costs by currency, if there are several.") {
                $0.costs.count > 1 ? $0.costs : nil
            },
            JSONMember(
                "batteryKWh", .number("kWh", 4), "Total energy from the traction batteries of electric cars."
            ) { $0.batteryKWh },
            JSONMember(
                "averageKWhPer100Km", .number("kWh/100 km", 2),
                "That energy over the distance for which it is known."
            ) { $0.averageKWhPer100Km },
            JSONMember(
                "chargeUsedPercent", .number("%", 2),
                "Total charge that electric cars used, in percent of a full battery."
            ) { $0.chargeUsedPercent },
            JSONMember("co2Kg", .number("kg", 3), "Total carbon dioxide.") { $0.carbonDioxideKg },
            JSONMember("idleS", .number("s", 3), "Total idle time.") { $0.idleS },
            JSONMember("sharpAccelerations", .integer, "Number of sharp accelerations.") {
                $0.sharpAccelerations
            },
            JSONMember("sharpBrakings", .integer, "Number of sharp brakings.") { $0.sharpBrakings },
            JSONMember("overSpeedS", .number("s", 3), "Total time above the speed limit that was set.") {
                $0.overSpeedS
            },
            JSONMember("score", .integer, "Mean driving score weighted by distance, 0 to 100.") { $0.score },
        ])

    private static let range: [JSONMember<(days: ClosedRange<CalendarDay>, totals: TripTotals)>] = [
        JSONMember("from", .day, "First day, in local time.") { $0.days.lowerBound },
        JSONMember("to", .day, "Last day.") { $0.days.upperBound },
        JSONMember("totals", .shape(totals), "Totals of its trips.") { $0.totals },
    ]

    private static let period: [JSONMember<PeriodFacts>] = [
        JSONMember("period", .word, "The kind of period, with --week, --month or --year.") { $0.period },
        JSONMember(
            "parts", .list(.object(range)), "With a period: its days, or the months of a year, with their totals."
        ) { $0.parts },
        JSONMember("previous", .object(range), "With a period: the period before.") {
            (days: $0.daysBefore, totals: $0.previous)
        },
    ]

    private static let notable: [JSONMember<NotableTrips.Extreme>] = [
        JSONMember("kind", .word, "Why the trip stands out.") { $0.kind },
        JSONMember("trip", .integer, "Number of the trip.") { $0.trip },
        JSONMember("start", .time, "Time of the first sample.") { $0.start },
        JSONMember(
            "value", JSONForm(.number("")) { .rounded($0.value, $0.kind == .longest ? 4 : 2) },
            "Consumption in L/100 km, score, or distance in km."
        ) { $0 },
        JSONMember("distanceKm", .number("km", 4), "Distance of the trip.") { $0.distanceKm },
    ]

    // MARK: Trips and scans

    /// Of a device.
    private static let source: [JSONMember<String>] = [
        JSONMember("device", .text, "Device of the adapter; absent if it is unknown.") { $0 },
        JSONMember(
            "origin", .words(["vehicle", "game", "simulation", "replay"]), "Whether the vehicle was real."
        ) { SourceKind(device: $0).rawValue },
    ]

    private static let share: [JSONMember<(band: SpeedShares.Band, part: SpeedShares.Part?)>] = [
        JSONMember("band", .word, "Slow is up to 60 km/h, and fast above 90 km/h.") { $0.band },
        JSONMember("durationS", .number("s", 3), "Time at this speed.") { $0.part?.seconds ?? 0 },
        JSONMember("distanceKm", .number("km", 4), "Distance at this speed, by the uncorrected speed.") {
            $0.part?.km ?? 0
        },
    ]

    private static let usual: [JSONMember<UsualDrive>] = [
        JSONMember("drives", .integer, "Number of earlier drives that count, at most \(UsualDrive.maxDrives).") {
            $0.drives
        },
        JSONMember(
            "durationS", .number("s", 2), "Time of the trip from moving off on the route to the end of the route."
        ) {
            $0.durationS
        },
        JSONMember("medianS", .number("s", 2), "Median of that time over the earlier drives.") { $0.medianS },
        JSONMember(
            "medianLPer100Km", .number("L/100 km", 2),
            "Median fuel economy of those with the same vehicle; absent if few have one."
        ) { $0.medianLPer100Km },
    ]

    private static let shares: [JSONMember<TripRecord>] = [
        JSONMember(
            "speedShares", .list(.object(share)), "How fast it was driven, in the report of a single trip."
        ) { trip in
            trip.speedParts.isEmpty
                ? nil : SpeedShares.Band.allCases.map { (band: $0, part: trip.speedParts[$0]) }
        }.after("score"),
        JSONMember(
            "usual", .object(usual), "Earlier drives on the same route, in the report of a single trip."
        ) { $0.usual }.after("speedShares"),
    ]

    private static let place: [JSONMember<TripRecord>] = [
        JSONMember("uuid", .text, "Identifier of the trip in every database; absent while it is not stored.") {
            $0.uuid
        },
        JSONMember("kind", .word, "Source of the trip; only vehicle and import are real driving.") { $0.kind },
        JSONMember("from", .text, "Place where the trip began.") { $0.from },
        JSONMember("to", .text, "Place where the trip ended.") { $0.to },
        JSONMember("route", .integer, "Number of the route that the trip belongs to.") { $0.route },
    ]

    private static let curve: [JSONMember<TripCurves.Curve>] = [
        JSONMember("signal", .text, "Signal name.") { $0.signal.name },
        JSONMember("name", .text, "Name for people.") { $0.name },
        JSONMember("minimum", .number("", 6), "Lowest value.") { $0.minimum },
        JSONMember("mean", .number("", 6), "Mean over time.") { $0.mean },
        JSONMember("maximum", .number("", 6), "Highest value.") { $0.maximum },
        JSONMember("unit", .text, "Unit of the values; empty if there is none.") { $0.unit.symbol },
    ]

    private static let ranges: [JSONMember<StoredTrip>] = [
        JSONMember(
            "ranges", .list(.object(curve)), "Range of each recorded signal, in the report of a single trip."
        ) { $0.ranges.nonEmpty }
    ]

    private static let ofTrip: [JSONMember<TripRecord>] = source.of { $0.device.nonEmpty } + place

    private static let storedTrip = JSONShape<StoredTrip>(
        "storedTrip", "stored trip", [.including(TripDocuments.trip) { $0.trip }],
        shares.of { (stored: StoredTrip) -> TripRecord in stored.trip },
        ofTrip.of { (stored: StoredTrip) -> TripRecord in stored.trip },
        DriftDocuments.drifts.of { stored in stored.drifts.map { Timed($0, stored.trip.origin) } },
        HeartDocuments.heart.of { $0.heart }, LapAnalysisDocuments.ofTrip.of { $0.laps }, ranges)

    private static let scan: [JSONMember<ScanRecord>] = [
        JSONMember("id", .integer, "Number of the scan, for report --scan.") { $0.id },
        JSONMember("time", .time, "Time of the scan.") { $0.time },
        JSONMember("interruption", .text, "Reason why the scan ended early.") { $0.interruption },
        JSONMember("vin", .text, "Vehicle identification number.") { $0.vin },
        JSONMember("mil", .yesNo, "Whether the check engine light was on.") { $0.milOn },
        JSONMember("codes", .list(.code), "Trouble codes that were found.") { $0.codes },
    ]

    // MARK: The report

    private static let head: [JSONMember<DayReport>] = [
        .format("obdmech.report/1"),
        JSONMember("from", .day, "First day, in local time.") { $0.from },
        JSONMember("to", .day, "Last day.") { $0.to },
        JSONMember(
            "totals", .shape(totals),
            "Totals of all trips that were driven; a value known for only some trips is their total. Without any, "
                + "those of all trips."
        ) { $0.totals },
        JSONMember(
            "notCounted", .integer,
            "Number of simulated or replayed trips and game sessions, which are not in the totals."
        ) { $0.notCounted.isEmpty ? nil : $0.notCounted.values.reduce(0, +) },
    ]

    private static let lists: [JSONMember<DayReport>] = [
        JSONMember(
            "notable", .list(.object(notable)), "The trips of several days that stand out, among at least three."
        ) { $0.from == $0.to ? nil : $0.totals.notable.extremesShown },
        JSONMember("trips", .list(.shape(storedTrip)), "Trips in chronological order.") { report in
            report.trips.map {
                StoredTrip(
                    trip: $0, drifts: report.drifts, heart: report.heart, ranges: report.ranges(of: $0),
                    laps: report.laps)
            }
        },
        JSONMember(
            "scans", .list(.object(scan, source.of { $0.device.nonEmpty })), "Scans in chronological order."
        ) { $0.scans },
    ]

    static let report = JSONShape<DayReport>("report", "report", head, period.of { $0.period }, lists)

    package static func json(_ report: DayReport) -> JSON { self.report.json(report) }

    /// Writes the same document from trips that are read one by one.
    /// - Parameter forEachTrip: passes the trips of `totals`.
    package static func write(
        _ report: DayReport, to writer: inout JSONDocumentWriter,
        forEachTrip: (_ take: (TripRecord) throws -> Void) throws -> Void
    ) throws {
        for row in self.report.rows {
            guard row.form?.name == "trips" else {
                for (name, value) in [row].members(report) { try writer.member(name, value) }
                continue
            }
            writer.beginArray("trips")
            try forEachTrip { try writer.element(storedTrip.json(StoredTrip(trip: $0))) }
            writer.endArray()
        }
        try writer.end()
    }

    /// The trips of a range of days, for spreadsheets.
    package static let table = JSONTable(TripDocuments.trip.rows, ofTrip)
}

extension DocumentForm {
    static let report = DocumentForm(
        "report", of: ["report"],
        "Output of report --json for trips and scans, of report --logbook --json and of report --fleet --json.",
        [ReportDocuments.report.form, LogbookDocuments.logbook.form, FleetDocuments.fleet.form])
}
