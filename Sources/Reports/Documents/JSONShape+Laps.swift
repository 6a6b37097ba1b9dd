import Telemetry
import Trips

// What report --lap and compare write of laps.

extension JSONShape {
    private static let lapMembers = [
        JSONMember("trip?", .integer, "Number of the trip."),
        JSONMember("game?", .text, "Racing game; absent for a vehicle."),
        JSONMember("car?", .text, "Car in the game, by its name or number."),
        JSONMember("track?", .text, "Track in the game, by its name or number."),
        JSONMember("t", .number("s"), "Start of the lap since the start of the trip."),
        JSONMember("number", .integer, "Number of the lap, as the game counts."),
        JSONMember("timeS", .number("s"), "Lap time as the game reports it."),
        JSONMember("valid", .yesNo, "Whether the lap counts: neither invalid in the game nor rewound."),
        JSONMember("rewound?", .yesNo, "Whether the game was rewound during the lap; absent if it was not."),
        sectors,
        JSONMember("best?", .yesNo, "Whether it is the best lap of the trip; absent if it is not."),
        JSONMember("complete", .yesNo, "Whether the lap was recorded from line to line."),
        JSONMember("longestHoleS?", .number("s"), "Longest time of the lap without a sample."),
        JSONMember("lengthM?", .number("m"), "Driven distance from line to line."),
        JSONMember("distanceFrom?", .words(LapMeter.Source.self), "What the distance is computed from."),
        JSONMember("topSpeedKmh?", .number("km/h"), "Top speed."),
    ]

    fileprivate static let lap = JSONShape(
        "lap", "lap",
        [JSONMember("format", .format(LapReport.format), "Name and version of the document's form.")] + lapMembers + [
            JSONMember(
                "minisectors?",
                .list(
                    .object([
                        JSONMember("fromM", .number("m"), "Begin, from the line."),
                        JSONMember("toM", .number("m"), "End, from the line."),
                        JSONMember("timeS", .number("s"), "Time between them."),
                    ])), "25 parts of the same length, whose times add up to that of the lap."),
            JSONMember(
                "points",
                .list(
                    .object([
                        JSONMember("distanceM", .number("m"), "Distance from the line: each 5 m, and the end."),
                        JSONMember("timeS", .number("s"), "Time in the lap."),
                        JSONMember("speedKmh?", .number("km/h"), "Speed."),
                        JSONMember("throttlePercent?", .number("%"), "Accelerator pedal; 100 is pressed."),
                        JSONMember("brakePercent?", .number("%"), "Brake pedal."),
                        JSONMember("clutchPercent?", .number("%"), "Clutch pedal."),
                        JSONMember("steeringPercent?", .number("%"), "Steering, negative to the left."),
                        JSONMember("gear?", .integer, "Gear: -1 is reverse, 0 neutral."),
                        JSONMember("engineSpeedRpm?", .number("rpm"), "Engine speed."),
                        JSONMember("xM?", .number("m"), "Position on the game's map."),
                        JSONMember("zM?", .number("m"), "Position on the game's map, across X."),
                    ])), "The lap over its distance; empty if no distance is known."),
        ])

    fileprivate static let laps = JSONShape(
        "laps", "document",
        [
            JSONMember("format", .format(LapCompareReport.format), "Name and version of the document's form."),
            JSONMember("a", .object(lapMembers), "The first lap, which is the reference."),
            JSONMember("b", .object(lapMembers), "The second lap."),
            JSONMember("deltaS", .number("s"), "Time of lap b minus time of lap a."),
            JSONMember(
                "minisectors",
                .list(
                    .object([
                        JSONMember("fromM", .number("m"), "Begin, from the line, in lap a."),
                        JSONMember("toM", .number("m"), "End, from the line, in lap a."),
                        JSONMember("aS", .number("s"), "Time of lap a between them."),
                        JSONMember("bS", .number("s"), "Time of lap b between them."),
                        JSONMember("deltaS", .number("s"), "Time of lap b minus time of lap a; negative is faster."),
                    ])), "25 parts of the same length, whose differences add up to that of the laps."),
            JSONMember(
                "points",
                .list(
                    .object([
                        JSONMember(
                            "distanceM", .number("m"), "Distance from the line in lap a: each 5 m, and the end."),
                        JSONMember("aS", .number("s"), "Time in lap a."),
                        JSONMember(
                            "bS", .number("s"),
                            "Time in lap b at the same share of its length."),
                        JSONMember("deltaS", .number("s"), "Time in lap b minus time in lap a."),
                        JSONMember("aSpeedKmh?", .number("km/h"), "Speed in lap a."),
                        JSONMember("bSpeedKmh?", .number("km/h"), "Speed in lap b."),
                    ])), "Both laps over their distance."),
        ])
}

extension DocumentForm {
    static let lap = DocumentForm("lap", of: ["report"], "A lap over its distance.", [.lap])
    static let laps = DocumentForm("laps", of: ["compare"], "Two laps side by side.", [.laps])
}
