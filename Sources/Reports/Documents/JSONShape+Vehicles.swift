import Trips

// The JSON output of vehicle and calibrate.

extension JSONShape {
    static let correction = JSONShape(
        "correction", "correction",
        [
            JSONMember("factor", .number(""), "Factor by which the computed value is multiplied."),
            JSONMember("spreadPercent?", .number("%"), "Standard deviation of the individual comparisons."),
            JSONMember("comparisons", .integer, "Number of comparisons."),
        ])

    fileprivate static let mark = JSONShape(
        "mark", "mark",
        [
            JSONMember("kind", .words(CalibrationMark.Kind.self), "Kind of mark."),
            JSONMember("time", .time, "Time of the mark."),
            JSONMember("amount", .number(""), "Amount filled, or odometer reading."),
            JSONMember("unit", .words(["km", "L", "kg"]), "Unit of amount and computed."),
            JSONMember(
                "computed?", .number(""), "Amount computed for the trips since the previous mark, without correction."),
            JSONMember(
                "factor?", .number(""), "True amount divided by the computed one, if the comparison was counted."),
            JSONMember("fuelMethod?", .words(FuelMethod.self), "Method of computing fuel."),
        ])

    fileprivate static let marks = JSONShape(
        "marks", "list of marks",
        head + [
            JSONMember("marks", .list(.shape(mark)), "Marks in chronological order."),
            JSONMember("fuelCorrection?", .shape(correction), "Resulting correction of fuel."),
            JSONMember("distanceCorrection?", .shape(correction), "Resulting correction of distance."),
            JSONMember(
                "gps?",
                .object([
                    JSONMember("stretches", .integer, "Number of straight stretches."),
                    JSONMember("straightKm", .number("km"), "Their length by the receiver."),
                    JSONMember("wheelKm", .number("km"), "Their length by the speed of the car, without correction."),
                    JSONMember("factor?", .number(""), "Ratio of both; absent below 1 km."),
                    JSONMember("uncertaintyPercent?", .number("%"), "Two standard deviations of the factor."),
                ]), "Comparison with a GPS receiver on straight roads."),
        ])

    fileprivate static let comparison = JSONShape(
        "comparison", "comparison",
        head + [
            JSONMember("mark", .shape(mark), "The new mark."),
            JSONMember(
                "interval?",
                .object([
                    JSONMember("trips", .integer, "Number of trips compared."),
                    JSONMember("distanceKm", .number("km"), "Total distance of the trips."),
                    JSONMember("truth", .number(""), "Amount filled or driven, in the unit of the mark."),
                    JSONMember("computed", .number(""), "Amount computed for the trips, without correction."),
                    JSONMember("ratio", .number(""), "Ratio of truth to computed."),
                    JSONMember("fuelMethods?", .list(.words(FuelMethod.self)), "Method of computing fuel."),
                    JSONMember("doubts", .list(.text), "Reasons to doubt the comparison."),
                ]), "Trips since the previous mark; absent for the first mark."),
            JSONMember("counted", .yesNo, "Whether the comparison counts for the correction."),
            JSONMember("before?", .shape(correction), "Previous correction."),
            JSONMember("after?", .shape(correction), "New correction."),
        ])

    private static let head = [
        JSONMember("format", .format(CalibrationReport.format), "Name and version of the document's form."),
        JSONMember("vin", .orNull(.text), "Vehicle identification number; null for the vehicle without a VIN."),
    ]
}

extension DocumentForm {
    static let vehicle = DocumentForm(
        "vehicle", of: ["vehicle"], "Output of vehicle --json.",
        [
            JSONShape(
                "vehicles", "list of vehicles",
                [
                    JSONMember("format", .format(VehicleReport.format), "Name and version of the document's form."),
                    JSONMember("vehicles", .list(.object(known)), "Vehicles in the database."),
                ])
        ])

    private static let known = [
        JSONMember("vin", .orNull(.text), "Vehicle identification number; null for the vehicle without a VIN."),
        JSONMember("name?", .text, "Name that was set."),
        JSONMember("isReal", .yesNo, "False if everything about it was simulated or replayed."),
        JSONMember("maker?", .text, "Manufacturer, from the VIN or as it was set."),
        JSONMember("model?", .text, "Model that was set."),
        JSONMember("modelYear?", .integer, "Model year, from the VIN or as it was set."),
        JSONMember("trips", .integer, "Number of recorded trips."),
        JSONMember("distanceKm?", .number("km"), "Total distance of the trips."),
        JSONMember("latest?", .time, "Time when it was last seen."),
        JSONMember("fuel?", .text, "Fuel that was set, such as gasoline, e10, diesel, lpg or cng."),
        JSONMember("displacementL?", .number("L"), "Engine displacement."),
        JSONMember(
            "volumetricEfficiency?", .number(""),
            "Volumetric efficiency: share of the displacement that fills with air."),
        JSONMember("cylinders?", .integer, "Number of cylinders."), JSONMember("tankL?", .number("L"), "Tank size."),
        JSONMember("odometerKm?", .number("km"), "Last odometer reading that was entered."),
        JSONMember("odometerTime?", .time, "Time of this reading."),
        JSONMember("odometerNowKm?", .number("km"), "The reading plus the trips since then."),
        JSONMember("fuelCorrection?", .shape(.correction), "Correction that calibrate learned from fill-ups."),
        JSONMember("distanceCorrection?", .shape(.correction), "Correction that calibrate learned from the odometer."),
    ]

    static let calibration = DocumentForm(
        "calibration", of: ["calibrate"],
        "Output of calibrate --json: a comparison after a new fill-up or reading, otherwise all marks.",
        [.comparison, .marks])
}
