import Trips

// What vehicle and calibrate write.

extension JSONShape {
    static let correction = JSONShape(
        "correction", "correction",
        [
            JSONMember("factor", .number(""), "By which what is computed is multiplied."),
            JSONMember("spreadPercent?", .number("%"), "How far the comparisons are apart."),
            JSONMember("comparisons", .integer, "How many there were."),
        ])

    fileprivate static let mark = JSONShape(
        "mark", "mark",
        [
            JSONMember("kind", .words(CalibrationMark.Kind.self), "What was read."),
            JSONMember("time", .time, "When."),
            JSONMember("amount", .number(""), "What was filled, or is on the clock."),
            JSONMember("unit", .words(["km", "L", "kg"]), "Of amount and computed."),
            JSONMember("computed?", .number(""), "What the trips since the mark before have, without correction."),
            JSONMember("factor?", .number(""), "What was filled or driven over that, where it was counted."),
            JSONMember("fuelMethod?", .words(FuelMethod.self), "What the fuel was computed from."),
        ])

    fileprivate static let marks = JSONShape(
        "marks", "list of marks",
        head + [
            JSONMember("marks", .list(.shape(mark)), "In the order of time."),
            JSONMember("fuelCorrection?", .shape(correction), "What follows for fuel."),
            JSONMember("distanceCorrection?", .shape(correction), "What follows for distance."),
        ])

    fileprivate static let comparison = JSONShape(
        "comparison", "comparison",
        head + [
            JSONMember("mark", .shape(mark), "What was read now."),
            JSONMember(
                "interval?",
                .object([
                    JSONMember("trips", .integer, "How many trips were compared."),
                    JSONMember("distanceKm", .number("km"), "What they came to."),
                    JSONMember("truth", .number(""), "What was filled or driven, in the unit of the mark."),
                    JSONMember("computed", .number(""), "What the trips have of it, without correction."),
                    JSONMember("ratio", .number(""), "One over the other."),
                    JSONMember("fuelMethods?", .list(.words(FuelMethod.self)), "What the fuel was computed from."),
                    JSONMember("doubts", .list(.text), "Why it is perhaps not worth counting."),
                ]), "The trips since the mark before; absent of the first."),
            JSONMember("counted", .yesNo, "Whether the correction follows it."),
            JSONMember("before?", .shape(correction), "The correction before."),
            JSONMember("after?", .shape(correction), "The correction now."),
        ])

    private static let head = [
        JSONMember("format", .format(CalibrationReport.format), "The form of the document."),
        JSONMember("vin", .orNull(.text), "Of the vehicle; null of those that tell none."),
    ]
}

extension DocumentForm {
    static let vehicle = DocumentForm(
        "vehicle", of: ["vehicle"], "What vehicle --json writes.",
        [
            JSONShape(
                "vehicles", "list of vehicles",
                [
                    JSONMember("format", .format(VehicleReport.format), "The form of the document."),
                    JSONMember("vehicles", .list(.object(known)), "The vehicles of the database."),
                ])
        ])

    private static let known = [
        JSONMember("vin", .orNull(.text), "Null of those that tell none."),
        JSONMember("name?", .text, "What it is called."),
        JSONMember("isReal", .yesNo, "False where all of it was simulated or replayed."),
        JSONMember("maker?", .text, "By the VIN."), JSONMember("modelYear?", .integer, "By the VIN."),
        JSONMember("trips", .integer, "How many were recorded."),
        JSONMember("distanceKm?", .number("km"), "What they came to."),
        JSONMember("latest?", .time, "When it was last seen."),
        JSONMember("fuel?", .text, "What was told that it burns: gasoline, e10, diesel, lpg, cng."),
        JSONMember("displacementL?", .number("L"), "Of the engine."),
        JSONMember("volumetricEfficiency?", .number(""), "How much of that fills with air."),
        JSONMember("cylinders?", .integer, "How many."), JSONMember("tankL?", .number("L"), "What the tank holds."),
        JSONMember("odometerKm?", .number("km"), "The last reading that was told."),
        JSONMember("odometerTime?", .time, "When it was read."),
        JSONMember("odometerNowKm?", .number("km"), "The same with the trips since then."),
        JSONMember("fuelCorrection?", .shape(.correction), "What calibrate learnt from fill-ups."),
        JSONMember("distanceCorrection?", .shape(.correction), "What calibrate learnt from the odometer."),
    ]

    static let calibration = DocumentForm(
        "calibration", of: ["calibrate"],
        "What calibrate --json writes: a comparison where something was read, else the marks that there are.",
        [.comparison, .marks])
}
