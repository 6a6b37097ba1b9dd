package import Diagnosis
package import Formats
package import OBD
import Reports
package import Telemetry

/// A health scan as JSON, and objects that several documents share.
package enum ScanDocuments {
    static let problem = JSONShape<SourceError>(
        "problem", "problem",
        [
            JSONMember("step", .word, "Connection step that failed.") { $0.step },
            JSONMember("message", .text, "Error message.") { $0.message },
            JSONMember("advice", .text, "Advice.") { $0.advice },
        ])

    /// The output of a command that has a format if it found no adapter or vehicle.
    static func failure(_ format: String) -> JSONShape<SourceError> {
        JSONShape(
            "failure", "failure",
            [.format(format), JSONMember("error", .shape(problem), "Reason why the connection failed.") { $0 }])
    }

    static let bus = JSONShape<VehicleBus>(
        "protocol", "protocol",
        [
            JSONMember("number", .text, "ELM327 number of the protocol (AT SP): 1 to 9, A to C; D for DoIP.") {
                String($0.number)
            },
            JSONMember("name", .text, "Name for people.") { $0.name },
        ])

    // MARK: Facts

    /// A scan, and what is concluded from it.
    struct Facts {
        let id: Int64?
        let time: WallTime
        let scan: HealthScan
        let identity: VehicleIdentity?
        let known: KnownVehicle
        let earlier: (scan: HealthScan, time: WallTime)?
        let codes: [CodeReport]
        let readings: [LiveReading]
        let contradictions: [Contradiction]
        let verdict: Verdict
        let readiness: InspectionReadiness?
        /// The day of a time in the user's zone.
        let day: (WallTime) -> CalendarDay

        /// The codes of the lists; of an ECU that speaks OBDonUDS one for each of its failure types.
        var found: [Found] {
            scan.troubleCodes.flatMap { found in
                let history = known.history(found.code, isListed: true, day: day) { $0.shown() }
                let its = codes.filter { $0.code == found.code }
                let details = its.flatMap { code in
                    code.details.filter { $0.ecu == found.ecu && Self.lists($0, found.status) }.map {
                        Found(found, code, $0, scan, history)
                    }
                }
                return details.isEmpty
                    ? [Found(found, its.first { $0.details.isEmpty } ?? its.first, nil, scan, history)] : details
            }
        }

        private static func lists(_ code: HealthScan.UDSCode, _ status: TroubleCode.Status) -> Bool {
            status == .permanent ? code.isPermanent : code.code.statuses.contains(status)
        }
    }

    /// A code of a list with its meaning.
    struct Found {
        let found: HealthScan.FoundCode
        let code: CodeReport?
        /// The code as an ECU reports it that speaks OBDonUDS; nil for a code of two bytes.
        let detail: HealthScan.UDSCode?
        let scan: HealthScan
        let history: String?
        /// Its freeze frames, the first occurrence first.
        let frames: [FreezeFrame]

        init(
            _ found: HealthScan.FoundCode, _ code: CodeReport?, _ detail: HealthScan.UDSCode?, _ scan: HealthScan,
            _ history: String?
        ) {
            self.found = found
            self.code = code
            self.detail = detail
            self.scan = scan
            self.history = history
            frames = scan.freezeFrames.filter { frame in
                frame.ecu == found.ecu && frame.cause == found.code
                    && frame.failureType == detail?.code.written?.failureType
            }
        }
    }

    // MARK: The vehicle

    private static let adapter: [JSONMember<HealthScan.Adapter>] = [
        JSONMember("device", .text, "Device of the adapter, such as tcp:192.168.0.10:35000 or /dev/ttyUSB0.") {
            $0.device
        },
        JSONMember("identity", .text, "Name of the adapter for itself (AT I).") { $0.identity },
        JSONMember("description", .text, "Description by the adapter's manufacturer (AT @1).") { $0.description },
        JSONMember("voltage", .number("V", 2), "Voltage at the connector (AT RV).") { $0.voltage },
    ]

    private static let calibration: [JSONMember<(ecu: ECUAddress, software: SoftwareCalibration)>] = [
        JSONMember("ecu", .text, "Address of the ECU.") { $0.ecu.description },
        JSONMember("id", .text, "Calibration identification.") { $0.software.id },
        JSONMember("cvn", .text, "Calibration verification number, in hexadecimal digits.") {
            $0.software.verificationNumber
        },
    ]

    private static let vehicle: [JSONMember<Facts>] = [
        JSONMember("vin", .text, "Vehicle identification number.") { $0.scan.vin?.description },
        JSONMember("vinValid", .yesNo, "False if the check digit is wrong; in many countries VINs have none.") {
            $0.identity.map { $0.checkDigit != .wrong }
        },
        JSONMember("vinDoubt", .text, "What shows that the VIN is another car's.") { $0.scan.vinDoubt($0.identity) },
        JSONMember("maker", .text, "Manufacturer, from the VIN, or as it was given.") {
            $0.known.make ?? $0.identity?.manufacturer
        },
        JSONMember("model", .text, "Model that was set with obdmech vehicle.") { $0.known.model },
        JSONMember("modelYear", .integer, "Model year, from the VIN, or as it was set.") {
            $0.identity?.modelYear?.year ?? $0.known.modelYear
        },
        JSONMember("modelYearCertain", .yesNo, "False if the model year may be off by 30 years.") {
            $0.identity?.modelYear?.isCertain
        },
        JSONMember("country", .text, "Country of manufacture, from the VIN.") { $0.identity?.country },
        JSONMember("plant", .text, "Plant, from the VIN.") { $0.identity?.plant },
        JSONMember("calibrations", .list(.object(calibration)), "Software of the ECUs.") { facts in
            facts.scan.ecus.flatMap { ecu in
                facts.scan.calibrations(of: ecu.address).map { (ecu: ecu.address, software: $0) }
            }.nonEmpty
        },
        JSONMember("ecuNames", .map(key: "ECU address", .text), "Names that the ECUs report.") { facts in
            facts.scan.ecus.compactMap { ecu in
                facts.scan.name(of: ecu.address).map { (ecu.address.description, $0.description) }
            }.nonEmpty
        },
    ]

    // MARK: Monitors

    private static let monitor = JSONShape<ReadinessMonitor>(
        "monitor", "monitor",
        [
            JSONMember("monitor", .word, "Monitor.") { $0.kind },
            JSONMember("name", .text, "Name for people.") { $0.kind.name },
            JSONMember("supported", .yesNo, "Whether the vehicle supports the monitor.") { $0.isSupported },
            JSONMember("complete", .yesNo, "Whether the monitor is complete; never true if it is not supported.") {
                $0.isComplete
            },
        ])

    private static let ecu: [JSONMember<Within<HealthScan.ECU, HealthScan>>] = [
        JSONMember(
            "address", .text, "Address of the ECU, such as 7E8, 18DAF110 or 10; unknown if the adapter shows none."
        ) { $0.value.address.description },
        JSONMember("dialect", .word, "The word onUDS if the ECU was read by OBDonUDS (SAE J1979-2).") {
            $0.whole.udsECUs.contains($0.value.address) ? OBDonUDS.Dialect.onUDS : nil
        },
        JSONMember("confirmedCount", .integer, "Number of confirmed codes that the ECU reports.") {
            $0.value.confirmedCount
        },
        JSONMember("mil", .yesNo, "Whether the ECU has the check engine light on.") { $0.value.milOn },
        JSONMember("readiness", .list(.shape(monitor)), "Monitors of this ECU.") {
            $0.whole.statuses(PIDTable.monitorStatusPID, of: $0.value.address).first?.monitors
        },
        JSONMember("readinessThisCycle", .list(.shape(monitor)), "Monitors of this ECU in this drive cycle.") {
            $0.whole.statuses(PIDTable.cycleMonitorStatusPID, of: $0.value.address).first?.monitors
        },
    ]

    private static let incomplete: [JSONMember<Within<ReadinessMonitor.Kind, InspectionReadiness>>] = [
        JSONMember("monitor", .word, "Monitor.") { $0.value },
        JSONMember("name", .text, "Name for people.") { $0.value.name },
        JSONMember("drive", .text, "Driving that usually completes the monitor.") {
            MonitorDrive.text($0.value, $0.whole.ignition)
        },
    ]

    private static let inspection: [JSONMember<(readiness: InspectionReadiness, isHybrid: Bool)>] = [
        JSONMember("rule", .words(InspectionRule.all.map(\.name)), "Rule, as --inspection accepts it.") {
            $0.readiness.rule.name
        },
        JSONMember("title", .text, "Name for people.") { $0.readiness.rule.title },
        JSONMember("outcome", .word, "Expected result of the inspection.") { $0.readiness.outcome },
        JSONMember("allowance", .text, "How many monitors may be incomplete.") { $0.readiness.allowance },
        JSONMember("reasons", .list(.text), "Reasons why the vehicle would not pass.") {
            InspectionReport.reasons($0.readiness)
        },
        JSONMember("incomplete", .list(.object(incomplete)), "Monitors that count and are incomplete.") { facts in
            facts.readiness.incomplete.map { Within($0, facts.readiness) }
        },
        JSONMember("hint", .text, "What a driver of a hybrid must know of these drives.") {
            $0.isHybrid && !$0.readiness.incomplete.isEmpty ? MonitorDrive.hybridHint : nil
        },
    ]

    // MARK: Codes

    private static let udsCode = JSONShape<Within<HealthScan.UDSCode, HealthScan>>(
        "udsCode", "code of three bytes",
        [
            JSONMember("code", .text, "Code with failure type, such as P2463-1F.") { $0.value.code.description },
            JSONMember("bytes", .hexadecimal, "The three bytes of the code.") { $0.value.code.bytes },
            JSONMember("ecu", .text, "Address of the ECU.") { $0.value.ecu.description },
            JSONMember("failureType", .text, "Failure type in words.") {
                $0.value.code.written?.failureType?.description
            },
            JSONMember("parameter", .text, "What a code of SAE J1939 is about.") { $0.value.code.parameter?.name },
            JSONMember("failureMode", .text, "Failure mode in words, of a code of SAE J1939.") {
                $0.value.code.failureMode
            },
            JSONMember("statusByte", .hexadecimal, "Status byte of ISO 14229-1.") { [$0.value.code.status.rawValue] },
            JSONMember("statusFacts", .list(.text), "What the bits of the status byte say.") {
                $0.value.code.status.facts
            },
            JSONMember("severityByte", .hexadecimal, "Severity and class, as the ECU reports them.") {
                $0.value.severity.map { [$0.byte] }
            },
            JSONMember("severity", .text, "What the ECU asks the driver to do.") { $0.value.severity?.request },
            JSONMember(
                "lamps", .list(.text),
                "Lamps that are on for a code of SAE J1939, and how they flash, such as amber lamp flashing fast."
            ) {
                $0.value.lamps.isEmpty ? nil : $0.value.lamps
            },
            JSONMember("emissionClass", .text, "Class of the fault by its effect on emissions: A to C.") {
                $0.value.severity?.faultClass
            },
            JSONMember("permanent", .yesNo, "Whether the code is permanent.") { $0.value.isPermanent },
            JSONMember("extendedData", .hexadecimal, "Records of further data of the code (service 19 06).") {
                $0.whole.extendedData(of: $0.value)
            },
        ])

    private static let codeReadiness: [JSONMember<(ecu: ECUAddress, code: UDSTroubleCode)>] = [
        JSONMember("code", .text, "Code that the ECU monitors.") { $0.code.description },
        JSONMember("ecu", .text, "Address of the ECU.") { $0.ecu.description },
        JSONMember("complete", .yesNo, "Whether it was tested since codes were cleared.") {
            !$0.code.status.contains(.notCompletedSinceClear)
        },
        JSONMember("completeThisCycle", .yesNo, "Whether it was tested in this drive cycle.") {
            !$0.code.status.contains(.notCompletedThisCycle)
        },
    ]

    /// The values of a freeze frame by signal; states by their number, unknown bytes as they are.
    private static let frozen = JSONForm<[PIDValue]>(.map(key: "signal", .any([.number(""), .text]))) { values in
        .object(values.map { ($0.signal.name, JSON.rounded($0.value, 9) ?? .text($0.text)) })
    }

    private static let code: [JSONMember<Found>] = [
        JSONMember("code", .code, "The code, such as P0301.") { $0.found.code },
        JSONMember("status", .word, "List that contains the code (service 03, 07 or 0A).") { $0.found.status },
        JSONMember("ecu", .text, "Address of the ECU that reports the code.") { $0.found.ecu.description },
        JSONMember("description", .text, "Meaning of the code.") { $0.code?.description },
        JSONMember("manufacturer", .text, "Manufacturer whose meaning this is, if not the standard's.") {
            $0.code?.manufacturer
        },
        JSONMember("severity", .orNull(.word), "Severity; null if the code is not in the catalog.") {
            $0.code?.entry?.severity
        },
        JSONMember("urgency", .word, "Urgency in this scan, by which reports order codes.") { $0.code?.urgency },
        JSONMember("causes", .list(.text), "Possible causes, the most likely first.") {
            $0.code?.entry?.causes.map(\.text) ?? []
        },
        JSONMember("checks", .list(.text), "What to check.") { $0.code?.entry?.checks ?? [] },
        JSONMember("advice", .text, "Advice for driving on.") { $0.code?.entry?.advice },
        JSONMember("history", .text, "History of the code in earlier scans and repairs.") { $0.history },
        JSONMember("frameRemark", .text, "What the freeze frame says that does not fit the code.") {
            $0.code.flatMap { FrameRemark.text($0, $0.frozen) }
        },
        JSONMember("freezeFrame", frozen, "Values when the code was set.") { code in
            code.frames.first.map { code.scan.values($0) }
        },
        JSONMember(
            "latestFreezeFrame", frozen, "Values when it was detected last, if the ECU keeps them apart."
        ) { code in code.frames.dropFirst().last.map { code.scan.values($0) } },
        JSONMember("uds", .shape(udsCode), "The code as an ECU reports it that speaks OBDonUDS (SAE J1979-2).") {
            code in code.detail.map { Within($0, code.scan) }
        },
    ]

    private static let freezeFrame: [JSONMember<Within<FreezeFrame, HealthScan>>] = [
        JSONMember("ecu", .text, "Address of the ECU that stored the freeze frame.") { $0.value.ecu.description },
        JSONMember(
            "frame", .integer,
            "Number of the freeze frame; with OBDonUDS 0 for the first occurrence, 240 for the latest."
        ) { $0.value.number },
        JSONMember("code", .code, "Trouble code that caused the freeze frame.") { $0.value.cause },
        JSONMember("failureType", .hexadecimal, "Its failure type (OBDonUDS).") {
            $0.value.failureType.map { [$0.byte] }
        },
        JSONMember("values", frozen, "Values at that time.") { $0.whole.values($0.value) },
    ]

    private static let change: [JSONMember<(time: WallTime, codes: HealthScan.Change)>] = [
        JSONMember("time", .time, "Time of the last scan.") { $0.time },
        JSONMember("new", .list(.code), "Codes that were not present then.") { $0.codes.new },
        JSONMember("gone", .list(.code), "Codes that are no longer present.") { $0.codes.gone },
        JSONMember("unchanged", .list(.code), "Codes that were present and still are.") { $0.codes.unchanged },
        JSONMember("unknown", .list(.code), "Codes whose list could not be read this time.") {
            $0.codes.unknown.nonEmpty
        },
    ]

    private static let explanation: [JSONMember<Explanation>] = [
        JSONMember("roots", .list(.text), "Codes that explain others; empty if a value does.") {
            $0.roots.map(\.description)
        },
        JSONMember("effects", .list(.text), "Codes that follow from them.") { $0.effects.map(\.description) },
        JSONMember("sentence", .text, "The root, and what to do about it.") { $0.sentence },
    ]

    // MARK: Values

    private static let test: [JSONMember<TestResult>] = [
        JSONMember("ecu", .text, "Address of the ECU that ran the test.") { $0.ecu.description },
        JSONMember("mid", .hexadecimal, "Monitor ID (for service 05, number of the sensor).") { [$0.monitor] },
        JSONMember("tid", .hexadecimal, "Test ID.") { [$0.test] },
        JSONMember("uasid", .hexadecimal, "Unit and scaling ID; only on CAN.") { $0.scalingID.map { [$0] } },
        JSONMember("name", .text, "Name for people.") { $0.name },
        JSONMember("value", .number("", 9), "Test result.") { $0.value },
        JSONMember("minimum", .number("", 9), "Lower limit.") { $0.limits?.minimum },
        JSONMember("maximum", .number("", 9), "Upper limit.") { $0.limits?.maximum },
        JSONMember("unit", .text, "Unit of value, minimum and maximum; empty if there is none or it is unknown.") {
            $0.unit
        },
        JSONMember("wasRun", .yesNo, "False if the test has not run since codes were cleared.") { $0.wasRun },
        JSONMember("passed", .yesNo, "Whether the test passed; absent if this is not known.") { $0.passed },
        JSONMember(
            "marginPercent", .number("%", 1),
            "Distance of the result from the nearer limit, as a share of the range."
        ) { $0.marginPercent },
    ]

    private static let reading: [JSONMember<Within<LiveReading, Facts>>] = [
        JSONMember("ecu", .text, "Address of the ECU; absent if the adapter measured the value.") {
            $0.value.ecu?.description
        },
        JSONMember("signal", .text, "Signal name, as read accepts it.") { $0.value.value.signal.name },
        JSONMember("name", .text, "Name for people.") { $0.value.value.name },
        JSONMember("value", .number("", 9), "Value; for a state, its number.") { $0.value.value.value },
        JSONMember("unit", .text, "Unit of the value; empty if it has none.") { $0.value.value.signal.unit.symbol },
        JSONMember("judgement", .word, "Whether the value is usual in this operating state.") { $0.value.judgement },
        JSONMember(
            "reason", .text, "What is wrong, and possible causes; of a value that a code reports, which one it is."
        ) { SensorCodes.reason($0.value, in: $0.whole.codes, $0.whole.contradictions, .metric) },
    ]

    private static let value: [JSONMember<(ecu: ECUAddress, pid: UInt8, value: PIDValue)>] = [
        JSONMember("ecu", .text, "Address of the ECU.") { $0.ecu.description },
        JSONMember("pid", .hexadecimal, "PID of service 01.") { [$0.pid] },
        JSONMember("signal", .text, "Signal name, as read accepts it.") { $0.value.signal.name },
        JSONMember("name", .text, "Name for people.") { $0.value.name },
        JSONMember("value", .number("", 9), "Value; for a state, its number.") { $0.value.value },
        JSONMember("text", .text, "State in words, or bytes without known meaning.") { $0.value.text },
        JSONMember("unit", .text, "Unit of the value; empty if it has none.") { $0.value.signal.unit.symbol },
    ]

    private static let counter: [JSONMember<InUsePerformance.Monitor>] = [
        JSONMember("name", .text, "Name for people.") { $0.name },
        JSONMember("completions", .integer, "Number of completions.") { $0.completions },
        JSONMember("conditions", .integer, "Number of times that it could have been completed.") { $0.conditions },
        JSONMember("ratio", .number("", 4), "Ratio of completions to conditions.") { $0.ratio },
    ]

    private static let performance: [JSONMember<(ecu: ECUAddress, counters: InUsePerformance)>] = [
        JSONMember("ecu", .text, "Address of the ECU.") { $0.ecu.description },
        JSONMember("ignitionCycles", .integer, "Number of ignition cycles.") { $0.counters.ignitionCycles },
        JSONMember("generalConditions", .integer, "Number of drives in which monitors could have run.") {
            $0.counters.generalConditions
        },
        JSONMember("monitors", .list(.object(counter)), "Monitors that the ECU counts.") { $0.counters.monitors },
    ]

    // MARK: Requests

    private static let outcome: [JSONMember<HealthScan.ServiceOutcome>] = [
        JSONMember("ecu", .text, "Address of the ECU.") { $0.ecu.description },
        JSONMember("service", .hexadecimal, "Service of the request.") { [$0.service] },
        JSONMember("outcome", .word, "Result of the request.") { $0.outcome },
        JSONMember("reason", .text, "Reason, if the request was refused or the response is malformed.") { $0.reason },
    ]

    private static let unanswered: [JSONMember<HealthScan.Unanswered>] = [
        JSONMember("ecu", .text, "Address of the ECU.") { $0.ecu.description },
        JSONMember("request", .hexadecimal, "Request that the ECU did not answer.") { $0.request },
        JSONMember("name", .text, "Name of the value for people.") { $0.name },
    ]

    private static let payload: [JSONMember<HealthScan.Payload>] = [
        JSONMember("ecu", .text, "Address of the ECU.") { $0.ecu.description },
        JSONMember("request", .hexadecimal, "Request, from the service on.") { $0.request },
        JSONMember("response", .hexadecimal, "Message of the ECU, from the service byte on.") { $0.bytes },
    ]

    // MARK: The scan

    private static let format = "obdmech.scan/1"

    private static let head: [JSONMember<Facts>] = [
        .format(format),
        JSONMember("id", .integer, "Number of the scan in the database; absent if it is not stored.") { $0.id },
        JSONMember("time", .time, "Time of the scan.") { $0.time },
        JSONMember(
            "quick", .yesNo, "True for a scan with --quick, which reads only trouble codes and the check engine light."
        ) { $0.scan.isQuick ? true : nil },
        JSONMember("adapter", .object(adapter), "Adapter.") { $0.scan.adapter },
        JSONMember("protocol", .shape(bus), "Protocol of the vehicle.") { $0.scan.bus },
        JSONMember("framing", .word, "Framing of the messages, if the protocol is unknown.") {
            $0.scan.bus == nil ? $0.scan.framing : nil
        },
        JSONMember("vehicle", .object(vehicle), "Identity of the vehicle.") { $0 },
        JSONMember("mil", .yesNo, "Whether any ECU has the check engine light on.") { $0.scan.milOn },
        JSONMember("ecus", .list(.object(ecu)), "ECUs that responded.") { facts in
            facts.scan.ecus.map { Within($0, facts.scan) }
        },
    ]

    private static let codes: [JSONMember<Facts>] = [
        JSONMember("troubleCodes", .list(.object(code)), "All codes of all ECUs and lists.") { $0.found },
        JSONMember(
            "udsCodes", .list(.shape(udsCode)),
            "Codes of three bytes from ECUs that speak OBDonUDS (SAE J1979-2), with their status."
        ) { facts in facts.scan.udsCodes.map { Within($0, facts.scan) }.nonEmpty },
        JSONMember(
            "codeReadiness", .list(.object(codeReadiness)),
            "Readiness of single codes, from ECUs that speak OBDonUDS."
        ) { facts in
            facts.scan.ecus.flatMap { ecu in
                facts.scan.codeReadiness(of: ecu.address).map { (ecu: ecu.address, code: $0) }
            }.nonEmpty
        },
        JSONMember("freezeFrames", .list(.object(freezeFrame)), "Freeze frames; absent for a quick scan.") { facts in
            facts.scan.isQuick ? nil : facts.scan.freezeFrames.map { Within($0, facts.scan) }
        },
    ]

    private static let monitors: [JSONMember<Facts>] = [
        JSONMember(
            "readiness", .list(.shape(monitor)), "Readiness monitors since codes were cleared, of all ECUs."
        ) { $0.scan.statuses.nonEmpty.map { MonitorStatus.merged($0) } },
        JSONMember("readinessThisCycle", .list(.shape(monitor)), "Readiness monitors in this drive cycle.") {
            $0.scan.cycleStatuses.nonEmpty.map { MonitorStatus.merged($0) }
        },
        JSONMember("readyForInspection", .yesNo, "Whether the vehicle would pass an emissions inspection.") {
            $0.readiness?.isReady
        },
        JSONMember("inspection", .object(inspection), "Result of the inspection rule that was applied.") { facts in
            facts.readiness.map { (readiness: $0, isHybrid: EngineState(facts.scan).isHybrid) }
        },
    ]

    private static let values: [JSONMember<Facts>] = [
        JSONMember("tests", .list(.object(test)), "Results of on-board monitor tests (service 06 or 05).") {
            $0.scan.isQuick ? nil : $0.scan.testResults
        },
        JSONMember("readings", .list(.object(reading)), "Live values during the scan, with a judgment.") {
            facts in facts.scan.isQuick ? nil : facts.readings.map { Within($0, facts) }
        },
        JSONMember("values", .list(.object(value)), "All values of service 01 that were read.") {
            $0.scan.isQuick ? nil : $0.scan.values
        },
        JSONMember(
            "performance", .list(.object(performance)),
            "How often monitors ran in use (in-use performance tracking)."
        ) { $0.scan.performance.nonEmpty },
    ]

    private static let moduleCode: [JSONMember<UDSTroubleCode>] = [
        JSONMember("code", .text, "Code with its failure type.") { $0.description },
        JSONMember("description", .text, "Meaning and status.") { ModuleReport.text($0, nil) },
        JSONMember("status", .list(.text), "What the bits of the status byte say.") { $0.status.facts },
    ]

    private static let moduleFact: [JSONMember<(label: String, text: String)>] = [
        JSONMember("name", .text, "What it is: part, software, software version, hardware or system.") { $0.label },
        JSONMember("value", .text, "The module's text, or bytes in hexadecimal.") { $0.text },
    ]

    private static let module: [JSONMember<ScannedModule>] = [
        JSONMember("address", .text, "Address that was asked.") { $0.header },
        JSONMember("response", .text, "Address of the response.") { $0.ecu.description },
        JSONMember("usually", .text, "What several manufacturers have at this address.") { $0.name },
        JSONMember("codes", .list(.object(moduleCode)), "Trouble codes; absent if the module did not report a list.") {
            $0.codes
        },
        JSONMember("refusal", .text, "Why the module reported no list.") { $0.refused?.reason },
        JSONMember("identification", .list(.object(moduleFact)), "Part numbers and names.") { $0.identification },
    ]

    private static let conclusions: [JSONMember<Facts>] = [
        JSONMember(
            "modules", .list(.object(module)),
            "Control modules beyond those that standard services reach, if they were looked for and found."
        ) { ScannedModule.of($0.scan).nonEmpty },
        JSONMember("sinceLastScan", .object(change), "Changes of trouble codes since the last scan of this vehicle.") {
            facts in facts.earlier.map { (time: $0.time, codes: facts.scan.change(since: $0.scan)) }
        },
        JSONMember(
            "interruption", .text, "Reason why the scan ended early; the document contains what was read before."
        ) { $0.scan.interruption },
        JSONMember("coverage", .list(.object(outcome)), "Result of the request for each list of codes, by ECU.") {
            $0.scan.serviceOutcomes
        },
        JSONMember(
            "unanswered", .list(.object(unanswered)), "Values that an ECU lists as supported, but did not return."
        ) { $0.scan.unanswered.nonEmpty },
        JSONMember("urgency", .word, "Urgency of the verdict; absent if nothing needs to be done.") {
            $0.verdict.urgency
        },
        JSONMember("verdict", .text, "What to do, in one sentence.") { $0.verdict.sentence },
        JSONMember("root", .text, "The likely root: what explains the finding, or its usual causes.") {
            $0.verdict.root
        },
        JSONMember("explanations", .list(.object(explanation)), "What explains what, the likeliest root first.") {
            $0.verdict.explanations.nonEmpty
        },
        JSONMember(
            "responses", .list(.object(payload)),
            "Complete responses of the ECUs, from which the rest is derived. They contain the VIN."
        ) { $0.scan.payloads },
    ]

    static let scan = JSONShape<Facts>("scan", "scan", head, codes, monitors, values, conclusions)
    static let scanFailure = failure(format)

    /// - Parameters:
    ///   - earlier: the previous scan of the same vehicle.
    ///   - id: its number in the database; nil if it is not stored.
    ///   - choice: the rule by which an inspection is judged, from `InspectionRule.choices`.
    ///   - presentation: in which days are shown, and whether what identifies the car or the adapter is left out; the
    ///     manufacturer and the model year stay.
    ///   - vehicle: what is known of it apart from the scan.
    package static func json(
        _ scan: HealthScan, _ presentation: Presentation = Presentation(), at time: WallTime,
        since earlier: (scan: HealthScan, time: WallTime)? = nil, id: Int64? = nil,
        inspection choice: String = InspectionRule.automatic, vehicle known: KnownVehicle = KnownVehicle()
    ) -> JSON {
        let identity = scan.identity(at: time)
        let shown = presentation.isRedacted ? scan.withoutIdentity : scan
        let codes = CodeReport.of(shown, identity, known)
        let readings = LiveReading.of(shown)
        return self.scan.json(
            Facts(
                id: id, time: time, scan: shown, identity: identity, known: known, earlier: earlier, codes: codes,
                readings: readings, contradictions: Contradiction.of(shown, units: .metric),
                verdict: Verdict(shown, codes: codes, readings: readings),
                readiness: InspectionRule.chosen(choice, for: identity).flatMap {
                    shown.inspection($0, modelYear: identity?.modelYear?.year)
                },
                day: presentation.zone.day))
    }

    package static func json(_ problem: SourceError) -> JSON { scanFailure.json(problem) }
}

extension HealthScan {
    /// The same without VIN, calibrations, serial numbers and the address of the adapter.
    fileprivate var withoutIdentity: HealthScan {
        // Of service 09, the in-use counters (infotypes 08 and 0B) identify nothing.
        let harmless: Set<UInt8> = [0x08, 0x0B]
        var scan = self
        scan.vin = nil
        scan.adapter.device = SourceKind(device: adapter.device).rawValue
        scan.payloads.removeAll { payload in
            let request = OBDonUDS.classicRequest(payload.request) ?? payload.request
            return request == OBDonUDS.vinRequest
                || (request.first == 0x09 && !harmless.contains(request.dropFirst().first ?? 0))
        }
        return scan
    }
}

extension DocumentForm {
    static let scan = DocumentForm(
        "scan", of: ["scan", "report"],
        "Output of scan --json and, for a stored scan, of report --scan --json.",
        [ScanDocuments.scan.form, ScanDocuments.scanFailure.form])
}
