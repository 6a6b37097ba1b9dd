/// Facts that are derived from the responses of ECUs that speak OBDonUDS (SAE J1979-2).
extension HealthScan {
    /// A trouble code of three bytes in a scan.
    package struct UDSCode: Hashable, Sendable {
        package var ecu: ECUAddress
        package var code: UDSTroubleCode
        package var isPermanent: Bool

        package init(ecu: ECUAddress, code: UDSTroubleCode, isPermanent: Bool) {
            self.ecu = ecu
            self.code = code
            self.isPermanent = isPermanent
        }

        /// How urgent a code of SAE J1939 is: by its failure mode, and in a truck by the lamp that is on for it.
        package var urgency: Severity {
            ecu.j1939Address == nil ? urgencyOfMode : max(urgencyOfMode, code.urgencyOfLamp)
        }

        /// The lamps that are on for an active code of SAE J1939: the most urgent one of its module, "amber lamp", and the check
        /// engine light if it flashes, "check engine light flashing fast". Empty for other vehicles.
        package var lamps: [String] {
            guard ecu.j1939Address != nil, code.status.contains(.testFailed), let byte = code.severity?.byte else {
                return []
            }
            func flashing(_ bits: UInt8) -> String? { LampFlash(rawValue: bits & 3)?.text }
            let name = [(0x80, "red lamp"), (0x40, "amber lamp"), (0x20, "protect lamp")].first { byte & $0.0 != 0 }?.1
            let light = flashing(byte >> 2).map { "check engine light " + $0 }
            return [name.map { [$0, flashing(byte)].compactMap(\.self).joined(separator: " ") }, light].compactMap(
                \.self)
        }

        /// The severity and the class that the ECU reports; in a truck, its lamps stand for the severity.
        package var severity: UDSCodeSeverity? {
            ecu.j1939Address == nil ? code.severity : code.severity.map { UDSCodeSeverity(byte: $0.byte & 0xE0) }
        }

        /// The same by its failure mode alone, where the module has one lamp for all of its codes.
        package var urgencyOfMode: Severity { code.urgencyOfMode }

        /// Whether it cannot wait for the next service: a limit of power is about to come, however little is announced.
        package var isPressing: Bool { urgency >= .soon || code.parameter?.isResult == true }
    }

    /// The ECUs that were read by OBDonUDS.
    package var udsECUs: Set<ECUAddress> {
        let ecus = payloads.filter { $0.request.first == 0x19 || OBDonUDS.classicRequest($0.request) != nil }.map(\.ecu)
        // An ECU that speaks both dialects is read by the classic services.
        return Set(ecus).subtracting(payloads.filter { $0.request == [0x01, 0x00] }.map(\.ecu))
    }

    /// The trouble codes of three bytes, each once per ECU, in order of arrival. Codes that were reported only as tested,
    /// without being pending, confirmed or permanent, are left out.
    package var udsCodes: [UDSCode] {
        var found: [UDSCode] = []
        var order: [[UInt8]: Int] = [:]
        for payload in payloads {
            guard let subfunction = Self.codeList(payload.request),
                let list = Self.udsList(payload, known: knownCodes(of: payload.ecu))
            else { continue }
            let isPermanent = subfunction == 0x55
            for code in list.codes where isPermanent || !code.statuses.isEmpty {
                let key = Array(payload.ecu.description.utf8) + code.bytes
                guard let index = order[key] else {
                    order[key] = found.count
                    found.append(UDSCode(ecu: payload.ecu, code: code, isPermanent: isPermanent))
                    continue
                }
                found[index].isPermanent = found[index].isPermanent || isPermanent
                found[index].code.severity = found[index].code.severity ?? code.severity
            }
        }
        return found
    }

    /// The codes in a format without codes of SAE J2012, such as SAE J1939, which are none of `troubleCodes`.
    package var otherCodes: [UDSCode] { speaksUDS ? udsCodes.filter { $0.code.written == nil } : [] }

    /// Returns the subfunction of a request for a list of codes; nil for other requests.
    private static func codeList(_ request: [UInt8]) -> UInt8? {
        request.first == 0x19 && request.count > 1 && [0x02, 0x42, 0x55].contains(request[1]) ? request[1] : nil
    }

    private static func udsList(_ payload: Payload, known: Set<[UInt8]> = []) -> UDSTroubleCode.List? {
        do { return try UDSTroubleCode.decode(payload.bytes, known: known) } catch { return nil }
    }

    /// The codes that an ECU reported by status, as bytes.
    private func knownCodes(of ecu: ECUAddress) -> Set<[UInt8]> {
        payloads.reduce(into: []) { known, payload in
            guard payload.ecu == ecu, let subfunction = Self.codeList(payload.request), subfunction != 0x55 else {
                return
            }
            known.formUnion(Self.udsList(payload)?.codes.map(\.bytes) ?? [])
        }
    }

    /// The further data that an ECU keeps for a code (service 19 06): records of a number and data whose length and meaning
    /// are not public; nil if there are none.
    package func extendedData(of found: UDSCode) -> [UInt8]? {
        let opening = [0x59, 0x06] + found.code.bytes
        return payloads.first { $0.ecu == found.ecu && $0.bytes.count > 6 && $0.bytes.starts(with: opening) }
            .map { Array($0.bytes.dropFirst(6)) }
    }

    // MARK: Freeze frames

    /// The frames of codes of three bytes: the first occurrence of each and, if the ECU keeps it, the latest.
    var udsFreezeFrames: [FreezeFrame] {
        var frames: [FreezeFrame] = []
        for payload in payloads where payload.request.starts(with: [0x19, 0x04]) {
            do {
                for frame in try UDSFreezeFrame.decode(payload.bytes, ecu: payload.ecu).frames {
                    let earlier = frames.firstIndex {
                        $0.ecu == frame.ecu && $0.cause == frame.cause && $0.failureType == frame.failureType
                            && $0.number == frame.number
                    }
                    guard let earlier else {
                        frames.append(frame)
                        continue
                    }
                    if frame.data.count > frames[earlier].data.count { frames[earlier] = frame }
                }
            } catch {
                continue
            }
        }
        return frames
    }

    // MARK: Readiness

    /// Whether each code that an ECU monitors has been tested, from service 19 56.
    package func codeReadiness(of ecu: ECUAddress) -> [UDSTroubleCode] {
        var seen: Set<[UInt8]> = []
        return payloads.filter { $0.ecu == ecu && $0.request.starts(with: [0x19, 0x56]) }
            .flatMap { Self.udsList($0)?.codes ?? [] }.filter { seen.insert($0.bytes).inserted }
    }

    /// Returns the monitors of an ECU from the readiness of its codes; nil if it does not report that, or no code
    /// belongs to a monitor. A monitor is complete if all of its codes have been tested.
    func readiness(of ecu: ECUAddress) -> MonitorStatus? {
        let codes = codeReadiness(of: ecu)
        let isDiesel = codes.contains { code in
            code.written.flatMap { MonitoredCode.kind($0.code) }.map(MonitoredCode.dieselOnly.contains) == true
        }
        var monitors: [ReadinessMonitor] = []
        for code in codes {
            guard let kind = code.written.flatMap({ MonitoredCode.kind($0.code, isDiesel: isDiesel) }) else { continue }
            let state: ReadinessMonitor.State =
                code.status.contains(.notCompletedSinceClear) ? .incomplete : .complete
            if let index = monitors.firstIndex(where: { $0.kind == kind }) {
                if state == .incomplete { monitors[index].state = .incomplete }
            } else {
                monitors.append(ReadinessMonitor(kind, state))
            }
        }
        guard !monitors.isEmpty else { return nil }
        let own = udsCodes.filter { $0.ecu == ecu }
        return MonitorStatus(
            milOn: own.contains { $0.code.status.contains(.warningIndicatorRequested) },
            confirmedCount: own.count { $0.code.status.contains(.confirmed) },
            ignition: isDiesel ? .compression : .spark, monitors: monitors)
    }
}
