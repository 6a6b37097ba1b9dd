package import Telemetry

/// Facts that are derived from the ECUs' responses in a scan.
extension HealthScan {
    /// The complete responses, those of OBDonUDS as the classic services report the same data.
    var classicPayloads: [Payload] { speaksUDS ? payloads.map(\.classic) : payloads }

    /// Whether an ECU answered requests of OBDonUDS.
    package var speaksUDS: Bool {
        payloads.contains { [OBDonUDS.readDataByIdentifier, 0x19].contains($0.request.first) }
    }

    /// Returns an ECU's complete responses to a classic request, in order of arrival.
    package func payloads(_ request: [UInt8], of ecu: ECUAddress) -> [[UInt8]] {
        classicPayloads.filter { $0.ecu == ecu && $0.request == request }.map(\.bytes)
    }

    /// Returns the data bytes of a PID of service 01 from the ECU's last response to it.
    package func data(_ pid: UInt8, of ecu: ECUAddress) -> ArraySlice<UInt8>? {
        payloads([0x01, pid], of: ecu).last { $0.count > 2 }.map { CurrentData.data($0, pid: pid) }
    }

    /// The PIDs of service 01 that each ECU lists as supported, without the bitmaps.
    package var supportedPIDs: [ECUAddress: Set<UInt8>] {
        var supported: [ECUAddress: Set<UInt8>] = [:]
        for payload in classicPayloads where payload.request.count == 2 && payload.request[0] == 0x01 {
            let base = payload.request[1]
            guard SupportBitmap.isBitmapPID(base),
                let pids = SupportBitmap.decode(CurrentData.data(payload.bytes, pid: base), base: base)
            else { continue }
            supported[payload.ecu, default: []].formUnion(pids.filter { !SupportBitmap.isBitmapPID($0) })
        }
        return supported
    }

    /// The name of an ECU for people: "engine (7E8)".
    package func displayName(of ecu: ECUAddress) -> String { ecu.displayName(pids: supportedPIDs[ecu]) }

    /// The name without the address: "engine".
    package func shortName(of ecu: ECUAddress) -> String { ecu.shortName(pids: supportedPIDs[ecu]) }

    /// Returns the scaling of an ECU's values.
    package func scaling(of ecu: ECUAddress) -> PIDScaling {
        var scaling = PIDScaling()
        for pid in PIDScaling.pids {
            if let data = data(pid, of: ecu) { scaling.take(pid: pid, data) }
        }
        return scaling
    }

    /// The values of service 01 that were read, by ECU and in the order of the requests.
    package var values: [(ecu: ECUAddress, pid: UInt8, value: PIDValue)] {
        var order: [(ecu: ECUAddress, pid: UInt8)] = []
        var latest: [ECUAddress: [UInt8: ArraySlice<UInt8>]] = [:]
        for payload in classicPayloads
        where payload.request.count == 2 && payload.request[0] == 0x01 && payload.bytes.count > 2 {
            let pid = payload.request[1]
            if pid == PIDTable.monitorStatusPID, payload.ecu.j1939Address != nil { continue }
            if latest[payload.ecu, default: [:]].updateValue(
                CurrentData.data(payload.bytes, pid: pid), forKey: pid) == nil
            {
                order.append((payload.ecu, pid))
            }
        }
        var scalings: [ECUAddress: PIDScaling] = [:]
        for (ecu, data) in latest {
            for pid in PIDScaling.pids {
                if let data = data[pid] { scalings[ecu, default: PIDScaling()].take(pid: pid, data) }
            }
        }
        return order.flatMap { ecu, pid -> [(ecu: ECUAddress, pid: UInt8, value: PIDValue)] in
            guard let row = PIDTable.row(pid), let data = latest[ecu]?[pid] else { return [] }
            return (row.decode(data, scaling: scalings[ecu] ?? PIDScaling()) ?? []).map { (ecu, pid, $0) }
        }
    }

    /// The values of a truck that have no PID, the latest of each ECU.
    var extraValues: [(ecu: ECUAddress, value: PIDValue)] {
        J1939ExtraValue.table.flatMap { row -> [(ecu: ECUAddress, value: PIDValue)] in
            let found = payloads.filter { $0.request == row.request }.compactMap { payload in
                row.value(payload.bytes).map { (payload.ecu, PIDValue(signal: row.signal, name: row.name, value: $0)) }
            }
            return Dictionary(found, uniquingKeysWith: { $1 }).map { ($0, $1) }.sorted { $0.0 < $1.0 }
        }
    }

    /// The engine is a diesel, by its fuel (PID 51) or by its monitors.
    package var isDiesel: Bool {
        let fuels = ecus.compactMap { data(0x51, of: $0.address)?.first }
        // Diesel, with a battery, or with another fuel.
        return !Set(fuels).isDisjoint(with: [4, 19, 23])
            || fuels.isEmpty && (bus == .j1939 || statuses.contains { $0.ignition == .compression })
    }

    /// Returns a value of service 01 from the first ECU that reported it.
    package func value(_ signal: Signal) -> Double? { values.first { $0.value.signal == signal }?.value.value }

    /// Whether every ECU refused to report both its monitor status and its codes.
    package var refusesStandardServices: Bool {
        !ecus.isEmpty
            && ecus.allSatisfy { ecu in
                [0x01, 0x03].allSatisfy { outcome(of: ecu.address, service: $0) == .refused }
            }
    }

    /// A request that an ECU lists as supported but did not answer: a value that is missing from the scan.
    package struct Unanswered: Hashable, Sendable {
        package var ecu: ECUAddress
        package var request: [UInt8]
        /// "distance traveled while MIL is on"; nil if it has no name.
        package var name: String?
    }

    /// The unanswered requests, in the order in which they were made. MIL, codes and VIN are in `serviceOutcomes`
    /// instead. Empty if the connection broke, which `interruption` reports.
    package var unanswered: [Unanswered] {
        guard interruption == nil else { return [] }
        let listed = listedRequests
        let isCovered: Set<[UInt8]> = [
            [0x01, PIDTable.monitorStatusPID], VehicleInformation.request(VehicleInformation.InfoType.vin),
        ]
        var found: [Unanswered] = []
        let given = classicPayloads
        let requests = answers.lazy.compactMap { Hexadecimal.bytes($0.request) }.map {
            OBDonUDS.classicRequest($0) ?? $0
        }
        for request in requests where !isCovered.contains(request) {
            for ecu in ecus.map(\.address) where listed[ecu]?.contains(request) == true {
                let hasAnswer = given.contains { $0.ecu == ecu && $0.request == request }
                let lost = Unanswered(ecu: ecu, request: request, name: Self.name(request))
                if !hasAnswer, !found.contains(lost) { found.append(lost) }
            }
        }
        return found
    }

    private static func name(_ request: [UInt8]) -> String? {
        if SupportBitmap.isBitmapPID(request[1]) { return "list of supported items" }
        switch request[0] {
        case 0x01: return PIDTable.row(request[1])?.name
        case 0x02: return (PIDTable.row(request[1])?.name).map { "\($0) in the freeze frame" }
        case 0x05: return "oxygen sensor tests"
        case 0x06: return "tests of \(MonitorTestName.monitor(request[1]))"
        default: return nil
        }
    }

    /// The requests that each ECU lists as supported: service and number, then the frame or sensor if there is one.
    private var listedRequests: [ECUAddress: Set<[UInt8]>] {
        var listed: [ECUAddress: Set<[UInt8]>] = [:]
        for payload in classicPayloads where payload.request.count > 1 && SupportBitmap.isBitmapPID(payload.request[1])
        {
            let (service, base) = (payload.request[0], payload.request[1])
            for number in Self.listedNumbers(payload, isCAN: framing?.isCAN != false) ?? [] where number != base {
                listed[payload.ecu, default: []].insert([service, number] + payload.request.dropFirst(2))
            }
        }
        return listed
    }

    private static func listedNumbers(_ payload: Payload, isCAN: Bool) -> Set<UInt8>? {
        let (request, bytes) = (payload.request, payload.bytes)
        do {
            switch request[0] {
            case 0x01: return SupportBitmap.decode(CurrentData.data(bytes, pid: request[1]), base: request[1])
            case 0x02 where request.count == 3:
                return try FreezeFrame.supportedPIDs(bytes, base: request[1], frame: request[2])
            case 0x05 where request.count == 3: return try OxygenSensorTest.supportedTests(bytes)
            case 0x06 where isCAN: return try MonitorTest.supportedMonitors(bytes)
            case 0x09: return try VehicleInformation.supportedTypes(bytes, base: request[1])
            default: return nil
            }
        } catch {
            return nil
        }
    }

    // MARK: Readiness

    /// PID 01 of each ECU: since codes were cleared. For an ECU without it, what its codes say one by one.
    package var statuses: [MonitorStatus] {
        ecus.flatMap { ecu in
            let own = statuses(0x01, of: ecu.address)
            return own.isEmpty ? readiness(of: ecu.address).map { [$0] } ?? [] : own
        }
    }
    /// PID 41 of each ECU: in this driving cycle.
    package var cycleStatuses: [MonitorStatus] { statuses(0x41) }

    private func statuses(_ pid: UInt8) -> [MonitorStatus] { ecus.flatMap { statuses(pid, of: $0.address) } }

    /// Returns an ECU's monitor status; several if the adapter did not show which ECU sent which.
    package func statuses(_ pid: UInt8, of ecu: ECUAddress) -> [MonitorStatus] {
        // On SAE J1939 it stands for the lamps only; the monitors are not read.
        guard ecu.j1939Address == nil else { return [] }
        let answers = payloads([0x01, pid], of: ecu).compactMap { MonitorStatus(CurrentData.data($0, pid: pid)) }
        return ecu == .unknown ? answers : Array(answers.suffix(1))
    }

    /// Returns how an inspection by this rule would turn out; nil if there is nothing to judge.
    package func inspection(_ rule: InspectionRule, modelYear: Int?) -> InspectionReadiness? {
        func unique(_ status: TroubleCode.Status) -> [TroubleCode] { Set(codes(status).map(\.code)).sorted() }
        return InspectionReadiness(
            statuses, rule: rule,
            InspectionReadiness.Evidence(
                modelYear: modelYear, storedCodes: unique(.confirmed), permanentCodes: unique(.permanent),
                warmUps: value(.warmUpsSinceClear), distanceKm: value(.distanceSinceClear)))
    }

    // MARK: Tests

    /// The oxygen sensors that the ECUs list, by their number in service 05: a bit of PID 13 or 1D.
    package var oxygenSensors: [UInt8] {
        let bits = ecus.compactMap { data(0x13, of: $0.address)?.first ?? data(0x1D, of: $0.address)?.first }
            .reduce(0, |)
        return (0..<8).map { UInt8(1) << $0 }.filter { bits & $0 != 0 }
    }

    /// The results of services 05 and 06.
    package var testResults: [TestResult] {
        var results: [TestResult] = []
        // A response may also contain results of the next monitor. The same test with another scaling is a separate
        // result (SAE J1979 distinguishes them by it).
        var seen: Set<[UInt8]> = []
        for payload in classicPayloads
        where payload.request.count >= 2 && !SupportBitmap.isBitmapPID(payload.request[1]) {
            do {
                switch payload.request[0] {
                case 0x05:
                    let test = try OxygenSensorTest.decode(payload.bytes)
                    results.append(
                        TestResult(test, ecu: payload.ecu, sensorName: sensorName(test.sensor, of: payload.ecu)))
                case 0x06 where framing?.isCAN != false:
                    results += try MonitorTest.decode(payload.bytes)
                        .filter { test in
                            let key = Array(payload.ecu.description.utf8) + [test.monitor, test.test, test.scalingID]
                            return seen.insert(key).inserted
                        }.map { TestResult($0, ecu: payload.ecu) }
                default: continue
                }
            } catch {
                continue
            }
        }
        return results
    }

    /// Returns "bank 1 sensor 2", with two sensors per bank if the ECU supports PID 1D, otherwise four.
    private func sensorName(_ bit: UInt8, of ecu: ECUAddress) -> String {
        let index = bit.trailingZeroBitCount
        let perBank = scaling(of: ecu).hasFourBanks ? 2 : 4
        return "bank \(index / perBank + 1) sensor \(index % perBank + 1)"
    }

    // MARK: Service 09

    package func calibrations(of ecu: ECUAddress) -> [SoftwareCalibration] {
        let type = VehicleInformation.InfoType.self
        let ids = information(type.calibrationIDs, of: ecu, VehicleInformation.calibrationIDs) ?? []
        let numbers = information(type.verificationNumbers, of: ecu, VehicleInformation.verificationNumbers) ?? []
        return VehicleInformation.paired(identifications: ids, verificationNumbers: numbers)
    }

    package func name(of ecu: ECUAddress) -> ECUName? {
        information(VehicleInformation.InfoType.ecuName, of: ecu, VehicleInformation.ecuName)
    }

    /// The in-use performance counters of each ECU: how often its monitors ran, and how often they could have.
    package var performance: [(ecu: ECUAddress, counters: InUsePerformance)] {
        let types = [
            VehicleInformation.InfoType.sparkPerformance, VehicleInformation.InfoType.compressionPerformance,
        ]
        return ecus.flatMap { ecu in
            types.compactMap { type in
                information(type, of: ecu.address) { payloads, framing throws(MessageDecodingError) in
                    try InUsePerformance.decode(payloads, type: type, framing: framing)
                }.map { (ecu.address, $0) }
            }
        }
    }

    private func information<Value>(
        _ type: UInt8, of ecu: ECUAddress,
        _ decode: ([[UInt8]], VehicleBus.Framing) throws(MessageDecodingError) -> Value
    ) -> Value? {
        let answers = payloads(VehicleInformation.request(type), of: ecu)
        guard let framing, !answers.isEmpty else { return nil }
        do { return try decode(answers, framing) } catch { return nil }
    }

    // MARK: Freeze frames

    package var freezeFrames: [FreezeFrame] {
        var frames = udsFreezeFrames
        for payload in classicPayloads where payload.request.first == 0x02 && payload.request.count == 3 {
            let (pid, number) = (payload.request[1], payload.request[2])
            do {
                if pid == FreezeFrame.causePID {
                    guard let cause = try FreezeFrame.cause(payload.bytes, frame: number) else { continue }
                    frames.append(FreezeFrame(ecu: payload.ecu, number: number, cause: cause))
                } else if !SupportBitmap.isBitmapPID(pid),
                    let index = frames.lastIndex(where: { $0.ecu == payload.ecu && $0.number == number })
                {
                    frames[index].data[pid] = try FreezeFrame.data(payload.bytes, pid: pid, frame: number)
                }
            } catch {
                continue
            }
        }
        return frames
    }

    /// Returns the values of a freeze frame, in the order of the PIDs.
    package func values(_ frame: FreezeFrame) -> [PIDValue] {
        let scaling = scaling(of: frame.ecu)
        return frame.data.sorted { $0.key < $1.key }.flatMap { pid, data in
            PIDTable.row(pid)?.decode(data[...], scaling: scaling) ?? []
        }
    }

    // MARK: Changes since an earlier scan

    /// The difference between the codes of two scans of the same vehicle.
    package struct Change: Hashable, Sendable {
        package var new: [TroubleCode] = []
        package var gone: [TroubleCode] = []
        package var unchanged: [TroubleCode] = []
        /// Codes found in one of the scans, while in the other their ECU did not report its codes.
        package var unknown: [TroubleCode] = []
    }

    package func change(since earlier: HealthScan) -> Change {
        let (now, before) = (Set(troubleCodes.map(\.code)), Set(earlier.troubleCodes.map(\.code)))
        var change = Change(unchanged: now.intersection(before).sorted())
        for code in now.subtracting(before).sorted() {
            let wasTold = troubleCodes.contains { $0.code == code && earlier.tells($0) }
            if wasTold { change.new.append(code) } else { change.unknown.append(code) }
        }
        for code in before.subtracting(now).sorted() {
            let isTold = earlier.troubleCodes.allSatisfy { $0.code != code || tells($0) }
            if isTold { change.gone.append(code) } else { change.unknown.append(code) }
        }
        return change
    }

    /// Whether the ECU of a code reported the list that contains it, or has no confirmed codes by its own count.
    private func tells(_ found: FoundCode) -> Bool {
        if outcome(of: found.ecu, service: found.status.service) == .answered { return true }
        return found.status == .confirmed && ecus.contains { $0.address == found.ecu && $0.confirmedCount == 0 }
    }
}
