import OBD
import Telemetry

// What scan, clear and explain write, and what several documents have in common.

extension JSONShape {
    static let problem = JSONShape(
        "problem", "problem",
        [
            JSONMember(
                "step", .words(ConnectionProblem.Step.self), "How far the connection came: at what it failed."),
            JSONMember("message", .text, "What is wrong."), JSONMember("advice", .text, "What to do."),
        ])

    static let bus = JSONShape(
        "protocol", "protocol",
        [
            JSONMember("number", .text, "As the ELM327 numbers it (AT SP): 1 to 9, A to C."),
            JSONMember("name", .text, "For people."),
        ])

    private static let monitor = JSONShape(
        "monitor", "monitor",
        [
            JSONMember("monitor", .words(ReadinessMonitor.Kind.self), "Which one."),
            JSONMember("name", .text, "The same for people."),
            JSONMember("supported", .yesNo, "Whether the vehicle has it."),
            JSONMember("complete", .yesNo, "Whether it has run; never true of one that the vehicle does not have."),
        ])

    /// Where a command that has a format found no adapter or vehicle.
    static func failure(_ format: String) -> JSONShape {
        JSONShape(
            "failure", "failure",
            [
                JSONMember("format", .format(format), "The form of the document."),
                JSONMember("error", .shape(problem), "Why there is nothing else: the connection failed."),
            ])
    }

    static let scan = JSONShape(
        "scan", "scan",
        [
            JSONMember("format", .format(ScanReport.format), "The form of the document."),
            JSONMember("id?", .integer, "The number of the scan in the database; absent where it is not stored."),
            JSONMember("time", .time, "When it was made."),
            JSONMember("quick?", .yesNo, "True of a scan with --quick, which asks for codes and lamp only."),
            JSONMember(
                "adapter",
                .object([
                    JSONMember("device", .text, "As it was opened: tcp:192.168.0.10:35000, /dev/ttyUSB0."),
                    JSONMember("identity?", .text, "What it calls itself (AT I)."),
                    JSONMember("description?", .text, "What its maker calls it (AT @1)."),
                    JSONMember("voltage?", .number("V"), "The voltage at the connector (AT RV)."),
                ]), "The adapter."),
            JSONMember("protocol?", .shape(bus), "How the vehicle speaks."),
            JSONMember("vehicle", .object(vehicle), "What the vehicle says that it is."),
            JSONMember("mil?", .yesNo, "Whether any ECU turns the check engine light on."),
            JSONMember("ecus", .list(.object(ecu)), "The controllers that answered."),
            JSONMember("troubleCodes", .list(.object(code)), "Every code of every ECU and list."),
            JSONMember(
                "freezeFrames?",
                .list(
                    .object([
                        JSONMember("ecu", .text, "The address of the ECU that stored it."),
                        JSONMember("frame", .integer, "Its number."),
                        JSONMember("code?", .code, "The code that it was stored with."),
                        JSONMember("values", frozen, "What was measured then."),
                    ])), "What was measured when codes were stored; absent of a quick scan."),
            JSONMember("readiness?", .list(.shape(monitor)), "The monitors since codes were cleared, of all ECUs."),
            JSONMember("readinessThisCycle?", .list(.shape(monitor)), "The monitors in this drive cycle."),
            JSONMember("readyForInspection?", .yesNo, "Whether an emissions inspection would be passed."),
            JSONMember("inspection?", .object(inspection), "The same by the rule that was applied."),
            JSONMember("tests?", .list(.object(test)), "Results of the vehicle's self tests (service 06 or 05)."),
            JSONMember("readings?", .list(.object(reading)), "What was measured during the scan, judged."),
            JSONMember(
                "performance?",
                .list(
                    .object([
                        JSONMember("ecu", .text, "The address of the ECU that counts."),
                        JSONMember("ignitionCycles", .integer, "How often the engine was started."),
                        JSONMember("generalConditions", .integer, "In how many drives monitors could have run."),
                        JSONMember(
                            "monitors",
                            .list(
                                .object([
                                    JSONMember("name", .text, "For people."),
                                    JSONMember("completions", .integer, "How often it was completed."),
                                    JSONMember("conditions", .integer, "How often it could have been."),
                                    JSONMember("ratio?", .number(""), "One over the other."),
                                ])), "The monitors that it counts."),
                    ])), "How often monitors ran in use (in-use performance tracking)."),
            JSONMember("sinceLastScan?", .object(change), "How codes differ from the last scan of this vehicle."),
            JSONMember("interruption?", .text, "Why the scan ended early; what it had by then is here."),
            JSONMember(
                "coverage", .list(.object(serviceOutcomes)), "What came of asking each ECU for its lists of codes."),
            JSONMember(
                "unanswered?",
                .list(
                    .object([
                        JSONMember("ecu", .text, "The address of the ECU."),
                        JSONMember("request", .hexadecimal, "What it lists, and did not answer."),
                        JSONMember("name?", .text, "What that would be, for people."),
                    ])), "Values that an ECU lists as supported and did not give."),
            JSONMember("urgency?", .words(Severity.self), "What the verdict calls for; absent where for nothing."),
            JSONMember("verdict", .text, "What to do, in a sentence."),
        ])

    /// The values of a freeze frame.
    private static let frozen = JSONForm.map(key: "signal", .any([.number(""), .text]))

    private static let vehicle = [
        JSONMember("vin?", .text, "The vehicle identification number."),
        JSONMember("vinValid?", .yesNo, "False where its check digit is wrong; many countries have none."),
        JSONMember("maker?", .text, "By the VIN."), JSONMember("modelYear?", .integer, "By the VIN."),
        JSONMember("modelYearCertain?", .yesNo, "False where it may be 30 years off."),
        JSONMember("country?", .text, "Where it was made, by the VIN."),
        JSONMember("plant?", .text, "The works, by the VIN."),
        JSONMember(
            "calibrations?",
            .list(
                .object([
                    JSONMember("ecu", .text, "The address of the ECU."),
                    JSONMember("id?", .text, "The calibration's name."),
                    JSONMember("cvn?", .text, "The calibration verification number, in hexadecimal digits."),
                ])), "The software of the ECUs."),
        JSONMember("ecuNames?", .map(key: "ECU address", .text), "What ECUs call themselves."),
    ]

    private static let ecu = [
        JSONMember("address", .text, "7E8, 18DAF110, 10; unknown where the adapter shows none."),
        JSONMember("confirmedCount?", .integer, "How many codes it has confirmed, by its own count."),
        JSONMember("mil?", .yesNo, "Whether it turns the check engine light on."),
        JSONMember("readiness?", .list(.shape(monitor)), "Its own monitors."),
    ]

    private static let code = [
        JSONMember("code", .code, "The code."),
        JSONMember("status", .words(TroubleCode.Status.self), "The list that it stands in (service 03, 07 or 0A)."),
        JSONMember("ecu", .text, "The address of the ECU that has it."),
        JSONMember("description?", .text, "What it means."),
        JSONMember("severity", .orNull(.words(Severity.self)), "Null of a code that is not catalogued."),
        JSONMember("causes", .list(.text), "What it may come from, the likeliest first."),
        JSONMember("checks", .list(.text), "What to look at."),
        JSONMember("freezeFrame?", frozen, "What was measured when it was stored."),
    ]

    private static let inspection = [
        JSONMember("rule", .words(InspectionRule.all.map(\.name)), "As --inspection takes it."),
        JSONMember("title", .text, "The same for people."),
        JSONMember("outcome", .words(InspectionReadiness.Outcome.self), "How it would end."),
        JSONMember("allowance?", .text, "How many monitors may be incomplete."),
        JSONMember("reasons", .list(.text), "Why it would not be passed."),
        JSONMember(
            "incomplete",
            .list(
                .object([
                    JSONMember("monitor", .words(ReadinessMonitor.Kind.self), "Which one."),
                    JSONMember("name", .text, "The same for people."),
                    JSONMember("drive?", .text, "What usually completes it."),
                ])), "The monitors that count and are not complete."),
    ]

    private static let test = [
        JSONMember("ecu", .text, "The address of the ECU that made the test."),
        JSONMember("mid", .hexadecimal, "The monitor's number (of service 05, that of the sensor)."),
        JSONMember("tid", .hexadecimal, "The test's number."),
        JSONMember("uasid?", .hexadecimal, "The number of unit and scaling; on CAN only."),
        JSONMember("name", .text, "For people."), JSONMember("value", .number(""), "The result."),
        JSONMember("minimum?", .number(""), "The least that passes."),
        JSONMember("maximum?", .number(""), "The most that passes."),
        JSONMember("unit", .text, "Of value, minimum and maximum; empty where it has none, or it is not known."),
        JSONMember("wasRun", .yesNo, "False where all is still zero since codes were cleared."),
        JSONMember("passed?", .yesNo, "Absent where it cannot be judged."),
        JSONMember("marginPercent?", .number("%"), "How far the result is from the nearer limit, of the range."),
    ]

    private static let reading = [
        JSONMember("ecu?", .text, "The address of the ECU; absent of what the adapter measured."),
        JSONMember("signal", .text, "The name that read takes."), JSONMember("name", .text, "For people."),
        JSONMember("value?", .number(""), "The value, of a state its number."),
        JSONMember("unit", .text, "Of the value; empty where it has none."),
        JSONMember("judgement", .words(LiveReading.Judgement.self), "Whether it is usual in this state."),
        JSONMember("reason?", .text, "What is wrong, and what that may come from."),
    ]

    private static let change = [
        JSONMember("time", .time, "When that scan was made."),
        JSONMember("new", .list(.code), "Codes that were not there then."),
        JSONMember("gone", .list(.code), "Codes that are no longer there."),
        JSONMember("unchanged", .list(.code), "Codes that were there and still are."),
        JSONMember("unknown?", .list(.code), "Codes whose list could not be read now."),
    ]

    private static let serviceOutcomes = [
        JSONMember("ecu", .text, "The address of the ECU."),
        JSONMember("service", .hexadecimal, "The service that it was asked for."),
        JSONMember("outcome", .words(HealthScan.ServiceOutcome.Outcome.self), "What came."),
        JSONMember("reason?", .text, "Why, where it was refused or is malformed."),
    ]
}

extension DocumentForm {
    static let scan = DocumentForm(
        "scan", of: ["scan", "report"],
        "What scan --json writes, and report --scan of a scan that is stored.",
        [.scan, .failure(ScanReport.format)])

    static let clear = DocumentForm(
        "clear", of: ["clear"], "What clear --json writes.",
        [
            JSONShape(
                "clear", "clearing",
                [
                    JSONMember("format", .format(ClearReport.format), "The form of the document."),
                    JSONMember("time", .time, "When it was done."),
                    JSONMember("cleared", .yesNo, "Whether all that can be cleared is known to be."),
                    JSONMember("before", .list(.code), "The codes that were there before."),
                    JSONMember(
                        "answers",
                        .list(
                            .object([
                                JSONMember("ecu", .text, "The address of the ECU."),
                                JSONMember("accepted", .yesNo, "Whether it did it."),
                                JSONMember("reason?", .text, "Why it refused."),
                            ])), "What each ECU said."),
                    JSONMember(
                        "returned?", .list(.code),
                        "Codes that were cleared and are back; absent, as what follows, where nothing was read again."),
                    JSONMember("kept?", .list(.code), "Codes that were not cleared."),
                    JSONMember("permanent?", .list(.code), "Codes that stay until the vehicle sees the fault gone."),
                    JSONMember("mil?", .yesNo, "Whether the check engine light is on now."),
                ]), .failure(ClearReport.format),
        ])

    static let explain = DocumentForm(
        "explain", of: ["explain"], "What explain --json writes of codes, or of words that are looked for.",
        [
            JSONShape(
                "explain", "explanation",
                [
                    JSONMember("format", .format(ExplainReport.format), "The form of the document."),
                    JSONMember("codes", .list(.object(explained)), "The codes; of a search, the best matches first."),
                    JSONMember("search?", .text, "The words that were looked for."),
                    JSONMember("found?", .integer, "How many codes have them, also those that --limit leaves out."),
                ])
        ])

    private static let explained =
        [
            JSONMember("code", .code, "The code."),
            JSONMember("known", .yesNo, "Whether it is catalogued."),
            JSONMember("owner", .words(["generic", "manufacturer"]), "Who defines it."),
            JSONMember("system?", .text, "What it is about by its digits, where it is not catalogued."),
            JSONMember(
                "failureType?",
                .object([
                    JSONMember("byte", .hexadecimal, "The third byte."),
                    JSONMember("description", .text, "Its meaning."),
                ]), "How it fails, of a code that was written with its failure type."),
            JSONMember(
                "manufacturerReadings?",
                .list(
                    .object(
                        [
                            JSONMember("manufacturer", .text, "Who."),
                            JSONMember("firstModelYear", .integer, "From then on."),
                            JSONMember("lastModelYear", .integer, "Until then."),
                        ] + meaning(severity: .words(Severity.self), advice: "advice"))),
                "What a manufacturer means by it against the standard."),
        ] + meaning(severity: .orNull(.words(Severity.self)), advice: "advice?")

    private static func meaning(severity: JSONForm, advice: String) -> [JSONMember] {
        [
            JSONMember("description", .text, "What it means."),
            JSONMember("severity", severity, "How bad it is; null of a code that is not catalogued."),
            JSONMember("causes", .list(.text), "What it may come from, the likeliest first."),
            JSONMember("checks", .list(.text), "What to look at."),
            JSONMember(advice, .text, "What to do."),
        ]
    }
}
