package import Diagnosis
package import Formats
package import OBD
package import Telemetry

/// A health scan as text and as JSON.
package enum ScanReport {
    package static let format = "obdmech.scan/1"

    // MARK: JSON

    /// - Parameters:
    ///   - earlier: the previous scan of the same vehicle.
    ///   - id: its number in the database; nil if it is not stored.
    ///   - choice: the rule by which an inspection is judged, from `InspectionRule.choices`.
    ///   - isRedacted: leaves out what identifies the car or the adapter; the manufacturer and the model year stay.
    ///   - vehicle: what is known of it besides the scan.
    package static func json(
        _ scan: HealthScan, at time: WallTime, since earlier: (scan: HealthScan, time: WallTime)? = nil,
        id: Int64? = nil, inspection choice: String = InspectionRule.automatic, isRedacted: Bool = false,
        vehicle known: KnownVehicle = KnownVehicle(), utcOffsetS: (WallTime) -> Int = { _ in 0 }
    ) -> JSON {
        let identity = scan.identity(at: time)
        let scan = isRedacted ? scan.withoutIdentity : scan
        let codes = CodeReport.of(scan, identity, known)
        let readings = LiveReading.of(scan)
        let verdict = Verdict(scan, codes: codes, readings: readings)
        let readiness = InspectionRule.chosen(choice, for: identity).flatMap {
            scan.inspection($0, modelYear: identity?.modelYear?.year)
        }
        return .object([
            ("format", .string(format)),
            ("id", id.map { .integer($0) }),
            ("time", .string(CalendarTime.iso8601(time))),
            ("quick", scan.isQuick ? .bool(true) : nil),
            (
                "adapter",
                .object([
                    ("device", .string(scan.adapter.device)),
                    ("identity", .text(scan.adapter.identity)),
                    ("description", .text(scan.adapter.description)),
                    ("voltage", .rounded(scan.adapter.voltage, 2)),
                ])
            ),
            ("protocol", scan.bus?.json),
            ("framing", scan.bus == nil ? .text(scan.framing?.rawValue) : nil),
            ("vehicle", vehicle(scan, identity, known)),
            ("mil", scan.milOn.map { .bool($0) }),
            ("ecus", .array(scan.ecus.map { json($0, scan) })),
            (
                "troubleCodes",
                .array(
                    scan.troubleCodes.flatMap { found in
                        json(
                            found, codes, scan,
                            known.history(found.code) { CalendarTime($0, utcOffsetS: utcOffsetS($0)).day })
                    })
            ),
            ("udsCodes", scan.udsCodes.isEmpty ? nil : .array(scan.udsCodes.map { json($0, scan) })),
            ("codeReadiness", codeReadiness(scan)),
            ("freezeFrames", scan.isQuick ? nil : .array(scan.freezeFrames.map { json($0, scan) })),
            ("readiness", scan.statuses.isEmpty ? nil : .array(MonitorStatus.merged(scan.statuses).map(json))),
            (
                "readinessThisCycle",
                scan.cycleStatuses.isEmpty ? nil : .array(MonitorStatus.merged(scan.cycleStatuses).map(json))
            ),
            ("readyForInspection", readiness.map { .bool($0.isReady) }),
            ("inspection", readiness.map { InspectionReport.json($0, isHybrid: EngineState(scan).isHybrid) }),
            ("tests", scan.isQuick ? nil : .array(scan.testResults.map(json))),
            ("readings", scan.isQuick ? nil : .array(readings.map(json))),
            ("values", scan.isQuick ? nil : .array(scan.values.map(json))),
            ("performance", scan.performance.isEmpty ? nil : .array(scan.performance.map(json))),
            ("sinceLastScan", earlier.map { json(scan.change(since: $0.scan), $0.time) }),
            ("interruption", .text(scan.interruption)),
            ("coverage", .array(scan.serviceOutcomes.map(json))),
            ("unanswered", scan.unanswered.isEmpty ? nil : .array(scan.unanswered.map(json))),
            ("urgency", .text(verdict.urgency?.rawValue)),
            ("verdict", .string(verdict.sentence)),
            ("root", .text(verdict.root)),
            ("explanations", verdict.explanations.isEmpty ? nil : .array(verdict.explanations.map(json))),
            ("responses", .array(scan.payloads.map(json))),
        ])
    }

    package static func json(_ problem: ConnectionProblem, format: String = format) -> JSON {
        .object([
            ("format", .string(format)),
            (
                "error",
                .object([
                    ("step", .string(problem.step.rawValue)), ("message", .string(problem.message)),
                    ("advice", .string(problem.advice)),
                ])
            ),
        ])
    }

    private static func json(_ ecu: HealthScan.ECU, _ scan: HealthScan) -> JSON {
        .object([
            ("address", .string(ecu.address.description)),
            ("dialect", scan.udsECUs.contains(ecu.address) ? .string(OBDonUDS.Dialect.onUDS.rawValue) : nil),
            ("confirmedCount", ecu.confirmedCount.map { .integer(Int64($0)) }),
            ("mil", ecu.milOn.map { .bool($0) }),
            (
                "readiness",
                scan.statuses(PIDTable.monitorStatusPID, of: ecu.address).first.map { .array($0.monitors.map(json)) }
            ),
            (
                "readinessThisCycle",
                scan.statuses(PIDTable.cycleMonitorStatusPID, of: ecu.address).first.map {
                    .array($0.monitors.map(json))
                }
            ),
        ])
    }

    /// What in the scan shows that the VIN is another car's; nil if nothing does.
    static func vinDoubt(_ scan: HealthScan, _ identity: VehicleIdentity?) -> String? {
        guard let identity, let fact = scan.contradiction(of: identity), let make = identity.manufacturer else {
            return nil
        }
        return
            "names \(make), which never sold \(fact) there, but the car reports one: a control module from another car, or "
            + "wrongly coded; meanings by make are not certain"
    }

    private static func vehicle(_ scan: HealthScan, _ identity: VehicleIdentity?, _ known: KnownVehicle) -> JSON {
        let calibrations = scan.ecus.flatMap { ecu in
            scan.calibrations(of: ecu.address).map { calibration -> JSON in
                .object([
                    ("ecu", .string(ecu.address.description)), ("id", .text(calibration.id)),
                    ("cvn", .text(calibration.verificationNumber)),
                ])
            }
        }
        let names = scan.ecus.compactMap { ecu in
            scan.name(of: ecu.address).map { (ecu.address.description, JSON.string($0.description)) }
        }
        return .object([
            ("vin", .text(scan.vin?.description)),
            ("vinValid", identity.map { .bool($0.checkDigit != .wrong) }),
            ("vinDoubt", .text(vinDoubt(scan, identity))),
            ("maker", .text(known.make ?? identity?.manufacturer)), ("model", .text(known.model)),
            ("modelYear", (identity?.modelYear?.year ?? known.modelYear).map { .integer(Int64($0)) }),
            ("modelYearCertain", identity?.modelYear.map { .bool($0.isCertain) }),
            ("country", .text(identity?.country)),
            ("plant", .text(identity?.plant)),
            ("calibrations", calibrations.isEmpty ? nil : .array(calibrations)),
            ("ecuNames", names.isEmpty ? nil : .object(names)),
        ])
    }

    /// A code of a list; of an ECU that speaks OBDonUDS once for each of its failure types.
    private static func json(
        _ found: HealthScan.FoundCode, _ codes: [CodeReport], _ scan: HealthScan, _ history: String?
    ) -> [JSON] {
        let its = codes.filter { $0.code == found.code }
        let details = its.flatMap { code in
            code.details.filter { $0.ecu == found.ecu && lists($0, found.status) }.map { (code, $0) }
        }
        guard details.isEmpty else { return details.map { json(found, $0.0, $0.1, scan, history) } }
        return [json(found, its.first { $0.details.isEmpty } ?? its.first, nil, scan, history)]
    }

    private static func lists(_ code: HealthScan.UDSCode, _ status: TroubleCode.Status) -> Bool {
        status == .permanent ? code.isPermanent : code.code.statuses.contains(status)
    }

    /// - Parameter detail: the code as an ECU reports it that speaks OBDonUDS; nil for a code of two bytes.
    private static func json(
        _ found: HealthScan.FoundCode, _ code: CodeReport?, _ detail: HealthScan.UDSCode?, _ scan: HealthScan,
        _ history: String?
    ) -> JSON {
        let frames = scan.freezeFrames.filter { frame in
            frame.ecu == found.ecu && frame.cause == found.code
                && frame.failureType == detail?.code.written?.failureType
        }
        return .object([
            ("code", .string(found.code.description)),
            ("status", .string(found.status.rawValue)),
            ("ecu", .string(found.ecu.description)),
            ("description", .text(code?.description)),
            ("manufacturer", .text(code?.manufacturer)),
            ("severity", code?.entry.map { .string($0.severity.rawValue) } ?? .null),
            ("urgency", code.map { .string($0.urgency.rawValue) }),
            ("causes", .array((code?.entry?.causes ?? []).map { .string($0.text) })),
            ("checks", .array((code?.entry?.checks ?? []).map { .string($0) })),
            ("advice", .text(code?.entry?.advice)),
            ("history", .text(history)),
            ("frameRemark", .text(code.flatMap { FrameRemark.text($0, $0.frozen) })),
            ("freezeFrame", frames.first.map { frozen(scan.values($0)) }),
            ("latestFreezeFrame", frames.dropFirst().last.map { frozen(scan.values($0)) }),
            ("uds", detail.map { json($0, scan) }),
        ])
    }

    private static func json(_ explanation: Explanation) -> JSON {
        .object([
            ("roots", .array(explanation.roots.map { .string($0.description) })),
            ("effects", .array(explanation.effects.map { .string($0.description) })),
            ("sentence", .string(explanation.sentence)),
        ])
    }

    private static func json(_ found: HealthScan.UDSCode, _ scan: HealthScan) -> JSON {
        let code = found.code
        return .object([
            ("code", .string(code.description)), ("bytes", .string(Hexadecimal.text(code.bytes))),
            ("ecu", .string(found.ecu.description)),
            ("failureType", .text(code.written?.failureType?.description)),
            ("parameter", .text(code.parameter?.name)), ("failureMode", .text(code.failureMode)),
            ("statusByte", .string(Hexadecimal.text([code.status.rawValue]))),
            ("statusFacts", .array(code.status.facts.map { .string($0) })),
            ("severityByte", code.severity.map { .string(Hexadecimal.text([$0.byte])) }),
            ("severity", .text(code.severity?.request)), ("emissionClass", .text(code.severity?.faultClass)),
            ("permanent", .bool(found.isPermanent)),
            ("extendedData", scan.extendedData(of: found).map { .string(Hexadecimal.text($0)) }),
        ])
    }

    private static func codeReadiness(_ scan: HealthScan) -> JSON? {
        let rows = scan.ecus.flatMap { ecu in
            scan.codeReadiness(of: ecu.address).map { code -> JSON in
                .object([
                    ("code", .string(code.description)), ("ecu", .string(ecu.address.description)),
                    ("complete", .bool(!code.status.contains(.notCompletedSinceClear))),
                    ("completeThisCycle", .bool(!code.status.contains(.notCompletedThisCycle))),
                ])
            }
        }
        return rows.isEmpty ? nil : .array(rows)
    }

    private static func json(_ frame: FreezeFrame, _ scan: HealthScan) -> JSON {
        .object([
            ("ecu", .string(frame.ecu.description)), ("frame", .integer(Int64(frame.number))),
            ("code", .text(frame.cause?.description)),
            ("failureType", .text(frame.failureType?.hexadecimal)),
            ("values", frozen(scan.values(frame))),
        ])
    }

    /// Values by signal; states by their number, unknown bytes as they are.
    private static func frozen(_ values: [PIDValue]) -> JSON {
        .object(
            values.map { value in
                (value.signal.name, JSON.rounded(value.value, 9) ?? .text(value.text))
            })
    }

    private static func json(_ monitor: ReadinessMonitor) -> JSON {
        .object([
            ("monitor", .string(monitor.kind.rawValue)), ("name", .string(monitor.kind.name)),
            ("supported", .bool(monitor.isSupported)), ("complete", .bool(monitor.isComplete)),
        ])
    }

    private static func json(_ test: TestResult) -> JSON {
        .object([
            ("ecu", .string(test.ecu.description)),
            ("mid", .string(Hexadecimal.text([test.monitor]))),
            ("tid", .string(Hexadecimal.text([test.test]))),
            ("uasid", test.scalingID.map { .string(Hexadecimal.text([$0])) }),
            ("name", .string(test.name)),
            ("value", .rounded(test.value, 9)), ("minimum", .rounded(test.limits?.minimum, 9)),
            ("maximum", .rounded(test.limits?.maximum, 9)), ("unit", .string(test.unit)),
            ("wasRun", .bool(test.wasRun)), ("passed", test.passed.map { .bool($0) }),
            ("marginPercent", .rounded(test.marginPercent, 1)),
        ])
    }

    private static func json(_ reading: LiveReading) -> JSON {
        .object([
            ("ecu", .text(reading.ecu?.description)),
            ("signal", .string(reading.value.signal.name)), ("name", .string(reading.value.name)),
            ("value", .rounded(reading.value.value, 9)), ("unit", .string(reading.value.signal.unit.symbol)),
            ("judgement", .string(reading.judgement.rawValue)), ("reason", .text(reading.reason)),
        ])
    }

    private static func json(_ found: (ecu: ECUAddress, pid: UInt8, value: PIDValue)) -> JSON {
        .object([
            ("ecu", .string(found.ecu.description)), ("pid", .string(Hexadecimal.text([found.pid]))),
            ("signal", .string(found.value.signal.name)), ("name", .string(found.value.name)),
            ("value", .rounded(found.value.value, 9)), ("text", .text(found.value.text)),
            ("unit", .string(found.value.signal.unit.symbol)),
        ])
    }

    private static func json(_ performance: (ecu: ECUAddress, counters: InUsePerformance)) -> JSON {
        .object([
            ("ecu", .string(performance.ecu.description)),
            ("ignitionCycles", .integer(Int64(performance.counters.ignitionCycles))),
            ("generalConditions", .integer(Int64(performance.counters.generalConditions))),
            (
                "monitors",
                .array(
                    performance.counters.monitors.map { monitor in
                        .object([
                            ("name", .string(monitor.name)), ("completions", .integer(Int64(monitor.completions))),
                            ("conditions", .integer(Int64(monitor.conditions))), ("ratio", .rounded(monitor.ratio, 4)),
                        ])
                    })
            ),
        ])
    }

    private static func json(_ change: HealthScan.Change, _ earlier: WallTime) -> JSON {
        func list(_ codes: [TroubleCode]) -> JSON { .array(codes.map { .string($0.description) }) }
        return .object([
            ("time", .string(CalendarTime.iso8601(earlier))),
            ("new", list(change.new)), ("gone", list(change.gone)), ("unchanged", list(change.unchanged)),
            ("unknown", change.unknown.isEmpty ? nil : list(change.unknown)),
        ])
    }

    private static func json(_ payload: HealthScan.Payload) -> JSON {
        .object([
            ("ecu", .string(payload.ecu.description)), ("request", .string(Hexadecimal.text(payload.request))),
            ("response", .string(Hexadecimal.text(payload.bytes))),
        ])
    }

    private static func json(_ unanswered: HealthScan.Unanswered) -> JSON {
        .object([
            ("ecu", .string(unanswered.ecu.description)), ("request", .string(Hexadecimal.text(unanswered.request))),
            ("name", .text(unanswered.name)),
        ])
    }

    private static func json(_ serviceOutcomes: HealthScan.ServiceOutcome) -> JSON {
        let service = Hexadecimal.text([serviceOutcomes.service])
        return .object([
            ("ecu", .string(serviceOutcomes.ecu.description)),
            ("service", .string(service)),
            ("outcome", .string(serviceOutcomes.outcome.rawValue)),
            ("reason", .text(serviceOutcomes.reason)),
        ])
    }
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
