import OBD
import Telemetry

// The JSON output of scan, clear and explain, and shapes that several documents share.

extension JSONShape {
    static let problem = JSONShape(
        "problem", "problem",
        [
            JSONMember(
                "step", .words(ConnectionProblem.Step.self), "Connection step that failed."),
            JSONMember("message", .text, "Error message."), JSONMember("advice", .text, "Advice."),
        ])

    static let bus = JSONShape(
        "protocol", "protocol",
        [
            JSONMember("number", .text, "ELM327 number of the protocol (AT SP): 1 to 9, A to C."),
            JSONMember("name", .text, "Name for people."),
        ])

    private static let monitor = JSONShape(
        "monitor", "monitor",
        [
            JSONMember("monitor", .words(ReadinessMonitor.Kind.self), "Monitor."),
            JSONMember("name", .text, "Name for people."),
            JSONMember("supported", .yesNo, "Whether the vehicle supports the monitor."),
            JSONMember("complete", .yesNo, "Whether the monitor is complete; never true if it is not supported."),
        ])

    /// The output of a command that has a format if it found no adapter or vehicle.
    static func failure(_ format: String) -> JSONShape {
        JSONShape(
            "failure", "failure",
            [
                JSONMember("format", .format(format), "Name and version of the document's form."),
                JSONMember("error", .shape(problem), "Reason why the connection failed."),
            ])
    }

    private static let udsCode = JSONShape(
        "udsCode", "code of three bytes",
        [
            JSONMember("code", .text, "Code with failure type, such as P2463-1F."),
            JSONMember("bytes", .hexadecimal, "The three bytes of the code."),
            JSONMember("ecu", .text, "Address of the ECU."),
            JSONMember("failureType?", .text, "Failure type in words."),
            JSONMember("parameter?", .text, "What a code of SAE J1939 is about."),
            JSONMember("failureMode?", .text, "Failure mode in words, of a code of SAE J1939."),
            JSONMember("statusByte", .hexadecimal, "Status byte of ISO 14229-1."),
            JSONMember("statusFacts", .list(.text), "What the bits of the status byte say."),
            JSONMember("severityByte?", .hexadecimal, "Severity and class, as the ECU reports them."),
            JSONMember("severity?", .text, "What the ECU asks the driver to do."),
            JSONMember("emissionClass?", .text, "Class of the fault by its effect on emissions: A to C."),
            JSONMember("permanent", .yesNo, "Whether the code is permanent."),
            JSONMember("extendedData?", .hexadecimal, "Records of further data of the code (service 19 06)."),
        ])

    static let scan = JSONShape(
        "scan", "scan",
        [
            JSONMember("format", .format(ScanReport.format), "Name and version of the document's form."),
            JSONMember("id?", .integer, "Number of the scan in the database; absent if it is not stored."),
            JSONMember("time", .time, "Time of the scan."),
            JSONMember(
                "quick?", .yesNo,
                "True for a scan with --quick, which reads only trouble codes and the check engine light."),
            JSONMember(
                "adapter",
                .object([
                    JSONMember(
                        "device", .text, "Device of the adapter, such as tcp:192.168.0.10:35000 or /dev/ttyUSB0."),
                    JSONMember("identity?", .text, "Name of the adapter for itself (AT I)."),
                    JSONMember("description?", .text, "Description by the adapter's manufacturer (AT @1)."),
                    JSONMember("voltage?", .number("V"), "Voltage at the connector (AT RV)."),
                ]), "Adapter."),
            JSONMember("protocol?", .shape(bus), "Protocol of the vehicle."),
            JSONMember(
                "framing?", .words(VehicleBus.Framing.self), "Framing of the messages, if the protocol is unknown."),
            JSONMember("vehicle", .object(vehicle), "Identity of the vehicle."),
            JSONMember("mil?", .yesNo, "Whether any ECU has the check engine light on."),
            JSONMember("ecus", .list(.object(ecu)), "ECUs that responded."),
            JSONMember("troubleCodes", .list(.object(code)), "All codes of all ECUs and lists."),
            JSONMember(
                "udsCodes?",
                .list(.shape(udsCode)),
                "Codes of three bytes from ECUs that speak OBDonUDS (SAE J1979-2), with their status."),
            JSONMember(
                "codeReadiness?",
                .list(
                    .object([
                        JSONMember("code", .text, "Code that the ECU monitors."),
                        JSONMember("ecu", .text, "Address of the ECU."),
                        JSONMember("complete", .yesNo, "Whether it was tested since codes were cleared."),
                        JSONMember("completeThisCycle", .yesNo, "Whether it was tested in this drive cycle."),
                    ])), "Readiness of single codes, from ECUs that speak OBDonUDS."),
            JSONMember(
                "freezeFrames?",
                .list(
                    .object([
                        JSONMember("ecu", .text, "Address of the ECU that stored the freeze frame."),
                        JSONMember(
                            "frame", .integer,
                            "Number of the freeze frame; with OBDonUDS 0 for the first occurrence, 240 for the latest."),
                        JSONMember("code?", .code, "Trouble code that caused the freeze frame."),
                        JSONMember("failureType?", .hexadecimal, "Its failure type (OBDonUDS)."),
                        JSONMember("values", frozen, "Values at that time."),
                    ])), "Freeze frames; absent for a quick scan."),
            JSONMember(
                "readiness?", .list(.shape(monitor)), "Readiness monitors since codes were cleared, of all ECUs."),
            JSONMember("readinessThisCycle?", .list(.shape(monitor)), "Readiness monitors in this drive cycle."),
            JSONMember("readyForInspection?", .yesNo, "Whether the vehicle would pass an emissions inspection."),
            JSONMember("inspection?", .object(inspection), "Result of the inspection rule that was applied."),
            JSONMember("tests?", .list(.object(test)), "Results of on-board monitor tests (service 06 or 05)."),
            JSONMember("readings?", .list(.object(reading)), "Live values during the scan, with a judgment."),
            JSONMember(
                "values?",
                .list(
                    .object([
                        JSONMember("ecu", .text, "Address of the ECU."),
                        JSONMember("pid", .hexadecimal, "PID of service 01."),
                        JSONMember("signal", .text, "Signal name, as read accepts it."),
                        JSONMember("name", .text, "Name for people."),
                        JSONMember("value?", .number(""), "Value; for a state, its number."),
                        JSONMember("text?", .text, "State in words, or bytes without known meaning."),
                        JSONMember("unit", .text, "Unit of the value; empty if it has none."),
                    ])), "All values of service 01 that were read."),
            JSONMember(
                "performance?",
                .list(
                    .object([
                        JSONMember("ecu", .text, "Address of the ECU."),
                        JSONMember("ignitionCycles", .integer, "Number of ignition cycles."),
                        JSONMember("generalConditions", .integer, "Number of drives in which monitors could have run."),
                        JSONMember(
                            "monitors",
                            .list(
                                .object([
                                    JSONMember("name", .text, "Name for people."),
                                    JSONMember("completions", .integer, "Number of completions."),
                                    JSONMember(
                                        "conditions", .integer, "Number of times that it could have been completed."),
                                    JSONMember("ratio?", .number(""), "Ratio of completions to conditions."),
                                ])), "Monitors that the ECU counts."),
                    ])), "How often monitors ran in use (in-use performance tracking)."),
            JSONMember(
                "sinceLastScan?", .object(change), "Changes of trouble codes since the last scan of this vehicle."),
            JSONMember(
                "interruption?", .text, "Reason why the scan ended early; the document contains what was read before."),
            JSONMember(
                "coverage", .list(.object(serviceOutcomes)), "Result of the request for each list of codes, by ECU."),
            JSONMember(
                "unanswered?",
                .list(
                    .object([
                        JSONMember("ecu", .text, "Address of the ECU."),
                        JSONMember("request", .hexadecimal, "Request that the ECU did not answer."),
                        JSONMember("name?", .text, "Name of the value for people."),
                    ])), "Values that an ECU lists as supported, but did not return."),
            JSONMember(
                "urgency?", .words(Severity.self), "Urgency of the verdict; absent if nothing needs to be done."),
            JSONMember("verdict", .text, "What to do, in one sentence."),
            JSONMember("root?", .text, "The likely root, if codes or values explain others."),
            JSONMember(
                "explanations?",
                .list(
                    .object([
                        JSONMember("roots", .list(.text), "Codes that explain others; empty if a value does."),
                        JSONMember("effects", .list(.text), "Codes that follow from them."),
                        JSONMember("sentence", .text, "The root, and what to do about it."),
                    ])), "What explains what, the likeliest root first."),
            JSONMember(
                "responses",
                .list(
                    .object([
                        JSONMember("ecu", .text, "Address of the ECU."),
                        JSONMember("request", .hexadecimal, "Request, from the service on."),
                        JSONMember("response", .hexadecimal, "Message of the ECU, from the service byte on."),
                    ])),
                "Complete responses of the ECUs, from which the rest is derived. They contain the VIN."),
        ])

    /// The values of a freeze frame.
    private static let frozen = JSONForm.map(key: "signal", .any([.number(""), .text]))

    private static let vehicle = [
        JSONMember("vin?", .text, "Vehicle identification number."),
        JSONMember("vinValid?", .yesNo, "False if the check digit is wrong; in many countries VINs have none."),
        JSONMember("maker?", .text, "Manufacturer, from the VIN, or as it was given."),
        JSONMember("model?", .text, "Model that was set with obdmech vehicle."),
        JSONMember("modelYear?", .integer, "Model year, from the VIN, or as it was set."),
        JSONMember("vinDoubt?", .text, "What shows that the VIN is another car's."),
        JSONMember("modelYearCertain?", .yesNo, "False if the model year may be off by 30 years."),
        JSONMember("country?", .text, "Country of manufacture, from the VIN."),
        JSONMember("plant?", .text, "Plant, from the VIN."),
        JSONMember(
            "calibrations?",
            .list(
                .object([
                    JSONMember("ecu", .text, "Address of the ECU."),
                    JSONMember("id?", .text, "Calibration identification."),
                    JSONMember("cvn?", .text, "Calibration verification number, in hexadecimal digits."),
                ])), "Software of the ECUs."),
        JSONMember("ecuNames?", .map(key: "ECU address", .text), "Names that the ECUs report."),
    ]

    private static let ecu = [
        JSONMember(
            "address", .text, "Address of the ECU, such as 7E8, 18DAF110 or 10; unknown if the adapter shows none."),
        JSONMember(
            "dialect?", .words(OBDonUDS.Dialect.self), "The word onUDS if the ECU was read by OBDonUDS (SAE J1979-2)."),
        JSONMember("confirmedCount?", .integer, "Number of confirmed codes that the ECU reports."),
        JSONMember("mil?", .yesNo, "Whether the ECU has the check engine light on."),
        JSONMember("readiness?", .list(.shape(monitor)), "Monitors of this ECU."),
        JSONMember("readinessThisCycle?", .list(.shape(monitor)), "Monitors of this ECU in this drive cycle."),
    ]

    private static let code = [
        JSONMember("code", .code, "The code, such as P0301."),
        JSONMember("status", .words(TroubleCode.Status.self), "List that contains the code (service 03, 07 or 0A)."),
        JSONMember("ecu", .text, "Address of the ECU that reports the code."),
        JSONMember("description?", .text, "Meaning of the code."),
        JSONMember("manufacturer?", .text, "Manufacturer whose meaning this is, if not the standard's."),
        JSONMember("severity", .orNull(.words(Severity.self)), "Severity; null if the code is not in the catalog."),
        JSONMember("urgency?", .words(Severity.self), "Urgency in this scan, by which reports order codes."),
        JSONMember("causes", .list(.text), "Possible causes, the most likely first."),
        JSONMember("checks", .list(.text), "What to check."),
        JSONMember("advice?", .text, "Advice for driving on."),
        JSONMember("history?", .text, "History of the code in earlier scans and repairs."),
        JSONMember("frameRemark?", .text, "What the freeze frame says that does not fit the code."),
        JSONMember("freezeFrame?", frozen, "Values when the code was set."),
        JSONMember("latestFreezeFrame?", frozen, "Values when it was detected last, if the ECU keeps them apart."),
        JSONMember("uds?", .shape(udsCode), "The code as an ECU reports it that speaks OBDonUDS (SAE J1979-2)."),
    ]

    private static let inspection = [
        JSONMember("rule", .words(InspectionRule.all.map(\.name)), "Rule, as --inspection accepts it."),
        JSONMember("title", .text, "Name for people."),
        JSONMember("outcome", .words(InspectionReadiness.Outcome.self), "Expected result of the inspection."),
        JSONMember("allowance?", .text, "How many monitors may be incomplete."),
        JSONMember("reasons", .list(.text), "Reasons why the vehicle would not pass."),
        JSONMember(
            "incomplete",
            .list(
                .object([
                    JSONMember("monitor", .words(ReadinessMonitor.Kind.self), "Monitor."),
                    JSONMember("name", .text, "Name for people."),
                    JSONMember("drive?", .text, "Driving that usually completes the monitor."),
                ])), "Monitors that count and are incomplete."),
        JSONMember("hint?", .text, "What a driver of a hybrid must know of these drives."),
    ]

    private static let test = [
        JSONMember("ecu", .text, "Address of the ECU that ran the test."),
        JSONMember("mid", .hexadecimal, "Monitor ID (for service 05, number of the sensor)."),
        JSONMember("tid", .hexadecimal, "Test ID."),
        JSONMember("uasid?", .hexadecimal, "Unit and scaling ID; only on CAN."),
        JSONMember("name", .text, "Name for people."), JSONMember("value", .number(""), "Test result."),
        JSONMember("minimum?", .number(""), "Lower limit."),
        JSONMember("maximum?", .number(""), "Upper limit."),
        JSONMember("unit", .text, "Unit of value, minimum and maximum; empty if there is none or it is unknown."),
        JSONMember("wasRun", .yesNo, "False if the test has not run since codes were cleared."),
        JSONMember("passed?", .yesNo, "Whether the test passed; absent if this is not known."),
        JSONMember(
            "marginPercent?", .number("%"), "Distance of the result from the nearer limit, as a share of the range."),
    ]

    private static let reading = [
        JSONMember("ecu?", .text, "Address of the ECU; absent if the adapter measured the value."),
        JSONMember("signal", .text, "Signal name, as read accepts it."), JSONMember("name", .text, "Name for people."),
        JSONMember("value?", .number(""), "Value; for a state, its number."),
        JSONMember("unit", .text, "Unit of the value; empty if it has none."),
        JSONMember(
            "judgement", .words(LiveReading.Judgement.self), "Whether the value is usual in this operating state."),
        JSONMember("reason?", .text, "What is wrong, and possible causes."),
    ]

    private static let change = [
        JSONMember("time", .time, "Time of the last scan."),
        JSONMember("new", .list(.code), "Codes that were not present then."),
        JSONMember("gone", .list(.code), "Codes that are no longer present."),
        JSONMember("unchanged", .list(.code), "Codes that were present and still are."),
        JSONMember("unknown?", .list(.code), "Codes whose list could not be read this time."),
    ]

    private static let serviceOutcomes = [
        JSONMember("ecu", .text, "Address of the ECU."),
        JSONMember("service", .hexadecimal, "Service of the request."),
        JSONMember("outcome", .words(HealthScan.ServiceOutcome.Outcome.self), "Result of the request."),
        JSONMember("reason?", .text, "Reason, if the request was refused or the response is malformed."),
    ]
}

extension DocumentForm {
    static let scan = DocumentForm(
        "scan", of: ["scan", "report"],
        "Output of scan --json and, for a stored scan, of report --scan --json.",
        [.scan, .failure(ScanReport.format)])

    static let clear = DocumentForm(
        "clear", of: ["clear"], "Output of clear --json.",
        [
            JSONShape(
                "clear", "result of clearing",
                [
                    JSONMember("format", .format(ClearReport.format), "Name and version of the document's form."),
                    JSONMember("time", .time, "Time of clearing."),
                    JSONMember("cleared", .yesNo, "Whether everything that can be cleared was verifiably cleared."),
                    JSONMember("before", .list(.code), "Codes that were present before."),
                    JSONMember(
                        "answers",
                        .list(
                            .object([
                                JSONMember("ecu", .text, "Address of the ECU."),
                                JSONMember("accepted", .yesNo, "Whether the ECU accepted the request."),
                                JSONMember("reason?", .text, "Reason why the ECU refused."),
                            ])), "Responses of the ECUs."),
                    JSONMember(
                        "returned?", .list(.code),
                        "Codes that came back after they were cleared; absent, like the members below, if the codes were not read again."
                    ),
                    JSONMember("kept?", .list(.code), "Codes that were not cleared."),
                    JSONMember(
                        "permanent?", .list(.code),
                        "Permanent codes, which stay until the vehicle finds the fault repaired."),
                    JSONMember("mil?", .yesNo, "Whether the check engine light is on now."),
                ]), .failure(ClearReport.format),
        ])

    static let explain = DocumentForm(
        "explain", of: ["explain"], "Output of explain --json, for codes and for keywords.",
        [
            JSONShape(
                "explain", "explanation",
                [
                    JSONMember("format", .format(ExplainReport.format), "Name and version of the document's form."),
                    JSONMember("codes", .list(.object(explained)), "Codes; in a search, the best matches first."),
                    JSONMember("search?", .text, "Keywords of the search."),
                    JSONMember("found?", .integer, "Number of matches, including those that --limit leaves out."),
                ])
        ])

    private static let explained =
        [
            JSONMember("code", .code, "The code, such as P0301."),
            JSONMember("known", .yesNo, "Whether the code is in the catalog."),
            JSONMember("owner", .words(["generic", "manufacturer"]), "Who defines the code."),
            JSONMember("system?", .text, "System that the digits of the code stand for, if it is not in the catalog."),
            JSONMember(
                "failureType?",
                .object([
                    JSONMember("byte", .hexadecimal, "Third byte of the code."),
                    JSONMember("description", .text, "Meaning of the failure type."),
                ]), "Failure type, if the code was given with one."),
            JSONMember(
                "manufacturerReadings?",
                .list(
                    .object(
                        [
                            JSONMember("manufacturer", .text, "Manufacturer."),
                            JSONMember("firstModelYear?", .integer, "First model year with this meaning, if limited."),
                            JSONMember("lastModelYear?", .integer, "Last model year with this meaning, if limited."),
                        ] + meaning(isKnown: true))),
                "Meanings that manufacturers give the code, if no make was selected."),
            JSONMember("manufacturer?", .text, "Manufacturer whose meaning this is, if not the standard's."),
            JSONMember("history?", .text, "History of the code in earlier scans and repairs of a vehicle."),
        ] + meaning(isKnown: false)

    /// - Parameter isKnown: whether the code is certainly in the catalog.
    private static func meaning(isKnown: Bool) -> [JSONMember] {
        let severity = JSONForm.words(Severity.self)
        return [
            JSONMember("description", .text, "Meaning of the code."),
            JSONMember(
                "severity", isKnown ? severity : .orNull(severity),
                "Severity\(isKnown ? "" : "; null if the code is not in the catalog")."),
            JSONMember("causes", .list(.text), "Possible causes, the most likely first."),
            JSONMember(
                "costs?", .list(.orNull(.words(RepairCost.self))),
                "What the repair of each cause roughly costs; null if that depends on the car."),
            JSONMember("checks", .list(.text), "What to check."),
            JSONMember(
                "comesWith?",
                .list(
                    .object([
                        JSONMember("codes", .list(.text), "Other codes, or ranges of codes."),
                        JSONMember("consequence", .text, "What follows if they are listed too."),
                    ])), "Codes with which it is met."),
            JSONMember(isKnown ? "advice" : "advice?", .text, "Advice."),
        ]
    }
}
