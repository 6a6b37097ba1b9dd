package import Formats
package import Reports
import Routes
import Telemetry
package import Trips

/// Laps as JSON, and a lap as CSV.
package enum LapDocuments {
    /// A lap of a session, with what was driven in it.
    private struct Side {
        let session: LapSession
        let index: Int

        init(_ session: LapSession, _ index: Int) {
            self.session = session
            self.index = index
        }

        var lap: Lap { session.laps[index] }
        var trace: LapTrace? { session.traces[index] }
    }

    private static let trip: [JSONMember<Side>] = [
        JSONMember("trip", .integer, "Number of the trip.") { $0.session.trip.id },
        JSONMember("game", .text, "Racing game; absent for a vehicle.") { $0.session.trip.game?.name },
        JSONMember("car", .text, "Car in the game, by its name or number.") { GameWords.car($0.session.trip) },
        JSONMember("track", .text, "Track in the game, by its name or number.") { GameWords.track($0.session.trip) },
        JSONMember("t", .number("s", 3), "Start of the lap since the start of the trip.") {
            $0.lap.start.seconds(since: $0.session.trip.origin)
        },
    ]

    private static let driven: [JSONMember<Side>] = [
        JSONMember("best", .yesNo, "Whether it is the best lap of the trip; absent if it is not.") {
            $0.session.best == $0.index ? true : nil
        },
        JSONMember("complete", .yesNo, "Whether the lap was recorded from line to line.") {
            $0.trace?.isWhole ?? false
        },
        JSONMember("longestHoleS", .number("s", 3), "Longest time of the lap without a sample.") { $0.trace?.holeS },
        JSONMember("lengthM", .number("m", 2), "Driven distance from line to line.") { $0.trace?.lengthM },
        JSONMember("distanceFrom", .word, "What the distance is computed from.") { $0.trace?.source },
        JSONMember("topSpeedKmh", .number("km/h", 1), "Top speed.") { $0.trace?.topSpeedKmh },
    ]

    private static let side = trip + TripDocuments.lap.of { (side: Side) -> Lap in side.lap } + driven

    // MARK: One lap

    private static let minisector: [JSONMember<(fromM: Double, toM: Double, timeMs: Int)>] = [
        JSONMember("fromM", .number("m", 2), "Begin, from the line.") { $0.fromM },
        JSONMember("toM", .number("m", 2), "End, from the line.") { $0.toM },
        JSONMember("timeS", .number("s", 3), "Time between them.") { seconds($0.timeMs) },
    ]

    private static func seconds(_ milliseconds: Int) -> Double { Double(milliseconds) / 1000 }

    private typealias Point = (trace: LapTrace, distanceM: Double)

    private static func value(
        _ name: String, _ form: JSONForm<Double>, _ help: String, _ signal: Signal
    ) -> JSONMember<Point> {
        JSONMember(name, form, help) { $0.trace.value(of: signal, at: $0.distanceM) }
    }

    private static let point: [JSONMember<Point>] = [
        JSONMember("distanceM", .number("m", 2), "Distance from the line: each 5 m, and the end.") { $0.distanceM },
        JSONMember("timeS", .number("s", 3), "Time in the lap.") { $0.trace.timeS(at: $0.distanceM) },
        value("speedKmh", .number("km/h", 1), "Speed.", .vehicleSpeed),
        value("throttlePercent", .number("%", 1), "Accelerator pedal; 100 is pressed.", .throttle),
        value("brakePercent", .number("%", 1), "Brake pedal.", .brake),
        value("clutchPercent", .number("%", 1), "Clutch pedal.", .clutch),
        value("steeringPercent", .number("%", 1), "Steering, negative to the left.", .steering),
        value("gear", .rounded, "Gear: -1 is reverse, 0 neutral.", .gear),
        value("engineSpeedRpm", .number("rpm", 0), "Engine speed.", .engineSpeed),
        value("xM", .number("m", 2), "Position on the game's map.", .positionX),
        value("zM", .number("m", 2), "Position on the game's map, across X.", .positionZ),
    ]

    private static let course: [JSONMember<Side>] = [
        JSONMember(
            "minisectors", .list(.object(minisector)),
            "25 parts of the same length, whose times add up to that of the lap."
        ) { side in
            side.trace.map { trace in
                let ends = trace.minisectorEndsMs
                let borders = trace.minisectorBordersM
                return (0..<LapTrace.minisectors).map {
                    (fromM: borders[$0], toM: borders[$0 + 1], timeMs: ends[$0 + 1] - ends[$0])
                }
            }
        },
        JSONMember(
            "points", .list(.object(point)), "The lap over its distance; empty if no distance is known."
        ) { side in points(side.trace) },
    ]

    private static func points(_ trace: LapTrace?) -> [Point] {
        trace.map { trace in trace.grid.map { (trace: trace, distanceM: $0) } } ?? []
    }

    private static let lap = JSONShape<Side>("lap", "lap", [.format("obdmech.lap/1")], side, course)

    package static func json(_ session: LapSession, _ index: Int) -> JSON { lap.json(Side(session, index)) }

    private static let table = JSONTable(point)

    /// The points of a lap as rows (RFC 4180).
    package static func csv(_ session: LapSession, _ index: Int) -> [String] {
        table.lines(points(session.traces[index]))
    }

    // MARK: Two laps

    private static let comparedMinisector: [JSONMember<LapDelta.Minisector>] = [
        JSONMember("fromM", .number("m", 2), "Begin, from the line, in lap a.") { $0.fromM },
        JSONMember("toM", .number("m", 2), "End, from the line, in lap a.") { $0.toM },
        JSONMember("aS", .number("s", 3), "Time of lap a between them.") { seconds($0.referenceMs) },
        JSONMember("bS", .number("s", 3), "Time of lap b between them.") { seconds($0.timeMs) },
        JSONMember("deltaS", .number("s", 3), "Time of lap b minus time of lap a; negative is faster.") {
            seconds($0.deltaMs)
        },
    ]

    /// A point of two laps.
    private struct ComparedPoint {
        let distanceM: Double
        let aMs: Int
        let bMs: Int
        let aSpeedKmh: Double?
        let bSpeedKmh: Double?

        init(_ delta: LapDelta, at distanceM: Double) {
            let otherM = distanceM * delta.scale
            self.distanceM = distanceM
            aMs = Int(clamping: (delta.reference.timeS(at: distanceM) * 1000).rounded())
            bMs = Int(clamping: (delta.lap.timeS(at: otherM) * 1000).rounded())
            aSpeedKmh = delta.reference.value(of: .vehicleSpeed, at: distanceM)
            bSpeedKmh = delta.lap.value(of: .vehicleSpeed, at: otherM)
        }
    }

    private static let comparedPoint: [JSONMember<ComparedPoint>] = [
        JSONMember("distanceM", .number("m", 2), "Distance from the line in lap a: each 5 m, and the end.") {
            $0.distanceM
        },
        JSONMember("aS", .number("s", 3), "Time in lap a.") { seconds($0.aMs) },
        JSONMember("bS", .number("s", 3), "Time in lap b at the same share of its length.") { seconds($0.bMs) },
        JSONMember("deltaS", .number("s", 3), "Time in lap b minus time in lap a.") { seconds($0.bMs - $0.aMs) },
        JSONMember("aSpeedKmh", .number("km/h", 1), "Speed in lap a.") { $0.aSpeedKmh },
        JSONMember("bSpeedKmh", .number("km/h", 1), "Speed in lap b.") { $0.bSpeedKmh },
    ]

    private static let laps = JSONShape<LapCompareReport>(
        "laps", "document",
        [
            .format("obdmech.laps/1"),
            JSONMember("a", .object(side), "The first lap, which is the reference.") {
                Side($0.sides[0].session, $0.sides[0].index)
            },
            JSONMember("b", .object(side), "The second lap.") { Side($0.sides[1].session, $0.sides[1].index) },
            JSONMember("deltaS", .number("s", 3), "Time of lap b minus time of lap a.") {
                seconds($0.delta.minisectors.reduce(0) { $0 + $1.deltaMs })
            },
            JSONMember(
                "minisectors", .list(.object(comparedMinisector)),
                "25 parts of the same length, whose differences add up to that of the laps."
            ) { $0.delta.minisectors },
            JSONMember(
                "corners", .list(.object(LapAnalysisDocuments.compared)), "Both laps in the corners of the track."
            ) { LapAnalysisDocuments.pairs($0) },
            JSONMember("points", .list(.object(comparedPoint)), "Both laps over their distance.") { report in
                report.delta.reference.grid.map { ComparedPoint(report.delta, at: $0) }
            },
        ])

    package static func json(_ report: LapCompareReport) -> JSON { laps.json(report) }

    static let forms = (lap: lap.form, laps: laps.form)
}

extension DocumentForm {
    static let lap = DocumentForm("lap", of: ["report"], "A lap over its distance.", [LapDocuments.forms.lap])
    static let laps = DocumentForm("laps", of: ["compare"], "Two laps side by side.", [LapDocuments.forms.laps])
}
