package import Formats
import OBD
package import Reports
package import Routes
import Telemetry
package import Trips

/// Vehicles and their calibration as JSON.
package enum VehicleDocuments {
    private static let correction = JSONShape<VehicleSpecification.Correction>(
        "correction", "correction",
        [
            JSONMember("factor", .number("", 6), "Factor by which the computed value is multiplied.") { $0.factor },
            JSONMember("spreadPercent", .number("%", 3), "Standard deviation of the individual comparisons.") {
                $0.spreadPercent
            },
            JSONMember("comparisons", .integer, "Number of comparisons.") { $0.comparisons },
        ])

    typealias Known = (recorded: RecordedVehicle, identity: VehicleIdentity?)

    /// What it is.
    static let identified: [JSONMember<Known>] = [
        JSONMember("vin", .orNull(.text), "Vehicle identification number; null for the vehicle without a VIN.") {
            $0.recorded.vehicle.vin
        },
        JSONMember("name", .text, "Name that was set.") { $0.recorded.vehicle.name },
        JSONMember("isReal", .yesNo, "False if everything about it was simulated or replayed.") {
            !$0.recorded.isMadeUp
        },
        JSONMember("maker", .text, "Manufacturer, from the VIN or as it was set.") {
            $0.identity?.manufacturer ?? $0.recorded.vehicle.make
        },
        JSONMember("model", .text, "Model that was set.") { $0.recorded.vehicle.model },
        JSONMember("modelYear", .integer, "Model year, from the VIN or as it was set.") {
            $0.identity?.modelYear?.year ?? $0.recorded.vehicle.modelYear
        },
    ]

    private static let known: [JSONMember<Known>] = [
        JSONMember("trips", .integer, "Number of recorded trips.") { $0.recorded.trips },
        JSONMember("distanceKm", .number("km", 4), "Total distance of the trips.") { $0.recorded.distanceKm },
        JSONMember("latest", .time, "Time when it was last seen.") { $0.recorded.latest },
    ]

    private static let specified: [JSONMember<VehicleSpecification>] = [
        JSONMember("fuel", .text, "Fuel that was set, such as gasoline, e10, diesel, lpg or cng.") { $0.fuel?.name },
        JSONMember("displacementL", .number("L", 6), "Engine displacement.") { $0.displacementL },
        JSONMember(
            "volumetricEfficiency", .number("", 6),
            "Volumetric efficiency: share of the displacement that fills with air."
        ) { $0.volumetricEfficiency },
        JSONMember("cylinders", .integer, "Number of cylinders.") { $0.cylinders },
        JSONMember("tankL", .number("L", 4), "Tank size.") { $0.tankL },
        JSONMember("batteryCapacityKWh", .number("kWh", 3), "Usable capacity of the traction battery when new.") {
            $0.batteryKWh
        },
    ]

    private static let odometer: [JSONMember<RecordedVehicle>] = [
        JSONMember("odometerKm", .number("km", 3), "Last odometer reading that was entered.") {
            $0.vehicle.odometerKm
        },
        JSONMember("odometerTime", .time, "Time of this reading.") { $0.vehicle.odometerAt },
        JSONMember(
            "odometerNowKm", .number("km", 1),
            "Last reading of the car itself, else odometerKm plus the trips since then."
        ) { VehicleReport.odometerNowKm($0) },
    ]

    private static let learned: [JSONMember<VehicleSpecification>] = [
        JSONMember("fuelCorrection", .shape(correction), "Correction that calibrate learned from fill-ups.") {
            $0.fuelCorrection
        },
        JSONMember("distanceCorrection", .shape(correction), "Correction that calibrate learned from the odometer.") {
            $0.distanceCorrection
        },
    ]

    private static let service = JSONShape<VehicleService>(
        "service", "service",
        [
            JSONMember("time", .time, "Day of the service, at its end.") { $0.moment },
            JSONMember("text", .text, "What was done.") { $0.description },
        ])

    private static let noted: [JSONMember<RecordedVehicle>] = [
        JSONMember("services", .list(.shape(service)), "Services and repairs that were noted, oldest first.") {
            $0.services.isEmpty ? nil : $0.services
        }
    ]

    private static let specification: @Sendable (Known) -> VehicleSpecification = {
        $0.recorded.vehicle.specification
    }

    private static let vehicle =
        identified + known + specified.of(specification)
        + odometer.of { (known: Known) -> RecordedVehicle in known.recorded }
        + learned.of(specification)
        + noted.of { (known: Known) -> RecordedVehicle in known.recorded }

    static let vehicles = JSONShape<VehicleReport>(
        "vehicles", "list of vehicles",
        [
            .format("obdmech.vehicle/1"),
            JSONMember("vehicles", .list(.object(vehicle)), "Vehicles in the database.") { report in
                report.vehicles.map { (recorded: $0, identity: report.identity($0.vehicle)) }
            },
        ])

    package static func json(_ report: VehicleReport) -> JSON { vehicles.json(report) }

    // MARK: Calibration

    private static let mark = JSONShape<Within<CalibrationMark, CalibrationReport>>(
        "mark", "mark",
        [
            JSONMember("kind", .word, "Kind of mark.") { $0.value.kind },
            JSONMember("time", .time, "Time of the mark.") { $0.value.time },
            JSONMember("amount", .number("", 4), "Amount filled, or odometer reading.") { $0.value.amount },
            JSONMember("unit", .words(["km", "L", "kg"]), "Unit of amount and computed.") {
                $0.value.kind == .odometer ? "km" : $0.whole.fuelUnit.symbol
            },
            JSONMember(
                "computed", .number("", 4),
                "Amount computed for the trips since the previous mark, without correction."
            ) { $0.value.computed },
            JSONMember(
                "factor", .number("", 6), "True amount divided by the computed one, if the comparison was counted."
            ) { $0.value.factor },
            JSONMember("fuelMethod", .word, "Method of computing fuel.") { $0.value.method },
        ])

    private static let head: [JSONMember<CalibrationReport>] = [
        .format("obdmech.calibration/1"),
        JSONMember("vin", .orNull(.text), "Vehicle identification number; null for the vehicle without a VIN.") {
            $0.vin
        },
    ]

    private static let interval: [JSONMember<Within<CalibrationInterval, CalibrationReport>>] = [
        JSONMember("trips", .integer, "Number of trips compared.") { $0.value.trips },
        JSONMember("distanceKm", .number("km", 4), "Total distance of the trips.") { $0.value.distanceKm },
        JSONMember("truth", .number("", 4), "Amount filled or driven, in the unit of the mark.") { $0.value.truth },
        JSONMember("computed", .number("", 4), "Amount computed for the trips, without correction.") {
            $0.value.computed
        },
        JSONMember("ratio", .number("", 6), "Ratio of truth to computed.") { $0.value.factor },
        JSONMember("fuelMethods", .list(.word), "Method of computing fuel.") { $0.value.methods.nonEmpty },
        JSONMember("doubts", .list(.text), "Reasons to doubt the comparison.") { interval in
            guard case .doubtful(let doubts) = interval.value.verdict else { return [] }
            return doubts.map { interval.whole.text($0, interval.value) }
        },
    ]

    private typealias Comparison = Within<CalibrationReport.Result, CalibrationReport>

    private static let result: [JSONMember<Comparison>] = [
        JSONMember("mark", .shape(mark), "The new mark.") { Within($0.value.mark, $0.whole) },
        JSONMember(
            "interval", .object(interval), "Trips since the previous mark; absent for the first mark."
        ) { result in result.value.interval.map { Within($0, result.whole) } },
        JSONMember("counted", .yesNo, "Whether the comparison counts for the correction.") {
            $0.value.mark.factor != nil
        },
        JSONMember("before", .shape(correction), "Previous correction.") { $0.value.before },
        JSONMember("after", .shape(correction), "New correction.") { $0.value.after },
    ]

    private static let comparison = JSONShape<Comparison>(
        "comparison", "comparison", head.of { (comparison: Comparison) -> CalibrationReport in comparison.whole },
        result)

    private static let gps: [JSONMember<WheelComparison.Result>] = [
        JSONMember("stretches", .integer, "Number of straight stretches.") { $0.stretches },
        JSONMember("straightKm", .number("km", 4), "Their length by the receiver.") { $0.straightM / 1000 },
        JSONMember("wheelKm", .number("km", 4), "Their length by the speed of the car, without correction.") {
            $0.wheelM / 1000
        },
        JSONMember("factor", .number("", 6), "Ratio of both; absent below 1 km.") { $0.factor },
        JSONMember("uncertaintyPercent", .number("%", 3), "Two standard deviations of the factor.") {
            $0.uncertaintyPercent
        },
    ]

    private typealias Marks = (
        report: CalibrationReport, marks: [CalibrationMark], specification: VehicleSpecification,
        gps: WheelComparison.Result
    )

    private static let list: [JSONMember<Marks>] = [
        JSONMember("marks", .list(.shape(mark)), "Marks in chronological order.") { list in
            list.marks.map { Within($0, list.report) }
        },
        JSONMember("fuelCorrection", .shape(correction), "Resulting correction of fuel.") {
            $0.specification.fuelCorrection
        },
        JSONMember("distanceCorrection", .shape(correction), "Resulting correction of distance.") {
            $0.specification.distanceCorrection
        },
        JSONMember("gps", .object(gps), "Comparison with a GPS receiver on straight roads.") {
            $0.gps.stretches == 0 ? nil : $0.gps
        },
    ]

    private static let marks = JSONShape<Marks>(
        "marks", "list of marks", head.of { (marks: Marks) -> CalibrationReport in marks.report }, list)

    package static func json(_ report: CalibrationReport, _ result: CalibrationReport.Result) -> JSON {
        comparison.json(Within(result, report))
    }

    package static func json(
        _ report: CalibrationReport, _ marks: [CalibrationMark], _ specification: VehicleSpecification,
        gps: WheelComparison.Result = WheelComparison.Result()
    ) -> JSON {
        self.marks.json((report, marks, specification, gps))
    }

    static let calibrationForms = [comparison.form, marks.form]
}

extension DocumentForm {
    static let vehicle = DocumentForm(
        "vehicle", of: ["vehicle"], "Output of vehicle --json.", [VehicleDocuments.vehicles.form])

    static let calibration = DocumentForm(
        "calibration", of: ["calibrate"],
        "Output of calibrate --json: a comparison after a new fill-up or reading, otherwise all marks.",
        VehicleDocuments.calibrationForms)
}
