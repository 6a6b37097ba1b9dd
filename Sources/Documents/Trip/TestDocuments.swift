package import Formats
import OBD
package import Reports
import Telemetry
import Trips

/// The results of test acceleration, test battery and test monitors as JSON.
package enum TestDocuments {
    private static func trip<Report>() -> JSONMember<(report: Report, trip: Int64?)> {
        JSONMember("trip", .integer, "Number of the trip; absent if it is not stored.") { $0.trip }
    }

    // MARK: Accelerations

    private static let run: [JSONMember<Timed<SpeedTest>>] = [
        JSONMember("kind", .word, "Kind of test.") { $0.value.kind },
        JSONMember("t", .number("s", 3), "Start since the start of the trip.") {
            $0.value.start.seconds(since: $0.origin)
        },
        JSONMember("timeS", .number("s", 3), "Time that it took.") { $0.value.timeS },
        JSONMember(
            "uncertaintyS", .number("s", 3), "Uncertainty of timeS, from whole km/h and the times between samples."
        ) { $0.value.uncertaintyS },
        JSONMember("distanceM", .number("m", 1), "Distance covered.") { $0.value.distanceM },
        JSONMember("distanceUncertaintyM", .number("m", 1), "Uncertainty of distanceM.") {
            $0.value.distanceUncertaintyM
        },
        JSONMember("endSpeedKmh", .number("km/h", 1), "Speed at the end.") { $0.value.endSpeedKmh },
    ]

    private static let best: [JSONMember<SpeedTest.Sum>] = [
        JSONMember("kind", .word, "Kind of test.") { $0.best.kind },
        JSONMember("timeS", .number("s", 3), "Shortest time.") { $0.best.timeS },
        JSONMember("uncertaintyS", .number("s", 3), "Uncertainty of timeS.") { $0.best.uncertaintyS },
        JSONMember("runs", .integer, "Number of tests of this kind.") { $0.count },
        JSONMember("spreadS", .number("s", 3), "Longest time minus shortest time.") { $0.spreadS },
    ]

    static let acceleration = JSONShape<(report: SpeedTestReport, trip: Int64?)>(
        "acceleration", "list of accelerations and brakings",
        [
            .format("obdmech.acceleration/1"), trip(),
            JSONMember("runs", .list(.object(run)), "Tests in the order of their ends.") { test in
                test.report.tests.map { Timed($0, test.report.origin) }
            },
            JSONMember("best", .list(.object(best)), "Best of each kind.") { SpeedTest.best($0.report.tests) },
        ])

    /// - Parameter trip: the number of the trip; nil if it is not stored.
    package static func json(_ report: SpeedTestReport, trip: Int64?) -> JSON { acceleration.json((report, trip)) }

    // MARK: Battery

    private static let start: [JSONMember<BatteryTest>] = [
        JSONMember("restingV", .number("V", 2), "Voltage before, with the ignition on.") { $0.restingV },
        JSONMember("lowestV", .number("V", 2), "Lowest reading while cranking; absent if there was none.") {
            $0.lowestV
        },
        JSONMember("crankingS", .number("s", 2), "Time until the voltage was back.") { $0.crankingS },
        JSONMember("chargingV", .number("V", 2), "Voltage 5 to 10 s after the start.") { $0.chargingV },
        JSONMember(
            "longestGapS", .number("s", 2),
            "Longest time without a reading while cranking; from 0.3 s on, the adapter restarted or was silent."
        ) { $0.longestGapS },
        JSONMember("uncertaintyV", .exact("V"), "Uncertainty of the voltages.") { _ in BatteryTest.uncertaintyV },
    ]

    private static let time: [JSONMember<BatteryTestReport.Earlier>] = [
        JSONMember("time", .time, "Start of the trip.") { $0.time }
    ]

    private static let earlier =
        time + start.of { (earlier: BatteryTestReport.Earlier) -> BatteryTest in earlier.test }

    static let battery = JSONShape<(report: BatteryTestReport, trip: Int64?)>(
        "battery", "start of the engine",
        [
            .format("obdmech.battery/1"), trip(),
            JSONMember("test", .object(start), "Start of the engine; absent if none was seen.") { $0.report.test },
            JSONMember("usualLowestV", .number("V", 2), "Median of lowestV in the earlier tests.") {
                $0.report.usual?.lowestV
            },
            JSONMember("toleranceV", .number("V", 2), "Difference from it that is more than chance.") {
                $0.report.usual?.toleranceV
            },
            JSONMember(
                "earlier", .list(.object(earlier)), "Earlier tests of this car, up to two years back."
            ) { $0.report.earlier },
        ])

    /// - Parameter trip: the number of the trip; nil if it is not stored.
    package static func json(_ report: BatteryTestReport, trip: Int64?) -> JSON { battery.json((report, trip)) }

    // MARK: Monitors

    private static let step: [JSONMember<MonitorGuide.Step>] = [
        JSONMember("condition", .text, "What usually completes it, in order.") { $0.text(in: .metric) },
        JSONMember(
            "state", .word, "State: waiting, met, missed (not in this drive), or unseen (no value shows it)."
        ) { $0.state },
        JSONMember("done", .number("unit", 0), "How much was driven.") {
            $0.condition?.needed == nil ? nil : $0.done
        },
        JSONMember("needed", .number("unit", 0), "How much is needed.") { $0.condition?.needed },
        JSONMember("unit", .text, "Unit: s or times.") { step in
            step.condition.flatMap { $0.needed == nil ? nil : $0.isCounted ? "times" : "s" }
        },
    ]

    private static let monitor: [JSONMember<Timed<MonitorGuide.Monitor>>] = [
        JSONMember("monitor", .word, "Monitor.") { $0.value.kind },
        JSONMember("wasIncomplete", .yesNo, "Whether it was incomplete at the beginning.") { $0.value.wasIncomplete },
        JSONMember("incomplete", .yesNo, "Whether it was incomplete at the end.") { $0.value.isIncomplete },
        JSONMember("completedT", .number("s", 1), "When it was first seen complete, since the start.") {
            $0.value.completedAt?.seconds(since: $0.origin)
        },
        JSONMember("drive", .list(.object(step)), "Empty for a monitor that was complete at the beginning.") {
            $0.value.steps
        },
    ]

    static let monitors = JSONShape<(report: MonitorTestReport, trip: Int64?)>(
        "monitors", "readiness monitors and the drive for them",
        [
            .format("obdmech.monitors/1"), trip(),
            JSONMember("hint", .text, "What a driver of a hybrid must know besides.") {
                $0.report.guide.isHybrid ? MonitorDrive.hybridHint : nil
            },
            JSONMember("checkEngineLight", .yesNo, "Whether the check engine light is on.") {
                $0.report.guide.isLit
            },
            JSONMember(
                "monitors", .list(.object(monitor)), "Monitors that the car has, except the continuous ones."
            ) { test in test.report.guide.monitors.map { Timed($0, test.report.origin) } },
        ])

    /// - Parameter trip: the number of the trip; nil if it is not stored.
    package static func json(_ report: MonitorTestReport, trip: Int64?) -> JSON { monitors.json((report, trip)) }
}

extension DocumentForm {
    static let speedTests = DocumentForm(
        "acceleration", of: ["test"], "Output of test acceleration --json.", [TestDocuments.acceleration.form])

    static let batteryTests = DocumentForm(
        "battery", of: ["test"], "Output of test battery --json.", [TestDocuments.battery.form])

    static let monitorTests = DocumentForm(
        "monitors", of: ["test"], "Output of test monitors --json.", [TestDocuments.monitors.form])
}
