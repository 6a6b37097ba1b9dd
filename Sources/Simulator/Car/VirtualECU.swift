package import OBD

/// An ECU of the virtual car: which services it supports, which codes it stores, and the results of its tests.
///
/// An ECU that is neither engine nor transmission is a body control module. It responds only to the manufacturer's
/// services 21 and 22, and only to requests addressed to it alone.
package struct VirtualECU: Sendable {
    package var role: ECUAddress.Role
    package var milOn: Bool
    package var codes: [TroubleCode.Status: [TroubleCode]]
    /// Codes that are confirmed again, with the check engine light on, `recurrenceDelayS` seconds after they were
    /// cleared.
    var recurring: [TroubleCode] = []
    /// The supported PIDs of service 01, without the support bitmaps, which are derived from them.
    package var supportedPIDs: Set<UInt8>
    package var vin: VIN?
    /// Calibration IDs have up to 16 characters.
    package var calibrations: [SoftwareCalibration]
    /// The two parts of info type 0A, such as "ECM" and "EngineControl".
    package var name: ECUName?
    /// The body control module's responses to services 21 and 22, by request: the data after the echoed identifier.
    package var records: [[UInt8]: [UInt8]] = [:]
    /// The same of what changes during a drive.
    var liveRecords: [[UInt8]: @Sendable (EngineMoment) -> [UInt8]] = [:]
    /// The addresses of a module, where they are not those of `address`.
    package var paths: [VehicleBus.Framing: ModulePath] = [:]
    /// Responses that replace all others, by request: payloads from the service byte on; empty for no response.
    package var fixedAnswers: [[UInt8]: [[UInt8]]] = [:]
    /// Services that get a negative response, with its response code.
    package var refusals: [UInt8: UInt8] = [:]
    /// Services that get no response at all.
    package var silentServices: Set<UInt8> = []
    /// Whether service 04 gets a negative response (7F 04 22) while the engine runs.
    var refusesClearWhileRunning = false

    /// The low half of byte B of PID 01: the supported continuous monitors, and the kind of ignition.
    package var continuousMonitors: UInt8
    /// The supported non-continuous monitors, as in byte C of PID 01.
    package var monitors: UInt8
    /// The monitors that are not complete, as in byte D of PID 01.
    package var incompleteMonitors: UInt8 = 0
    /// Whether driving completes them.
    package var runsMonitors = false
    /// The monitors that are not complete in this driving cycle, for PID 41.
    package var incompleteThisCycle: UInt8 = 0

    package var freezeFrame: FrozenValues?
    /// The PIDs that a freeze frame contains, besides the trouble code.
    package var frozenPIDs: Set<UInt8> = []
    /// Whether responses to service 02 lack the frame number, as those of some real ECUs do.
    package var leavesOutFrameNumber = false
    /// Test results of service 06 on CAN.
    package var monitorTests: [MonitorTest] = []
    /// Test results of services 05 and 06 on the other buses.
    package var oxygenSensorTests: [OxygenSensorTest] = []
    package var componentTests: [ComponentTest] = []
    /// The counters of info type 08 or 0B, in the standard's order; empty if not supported.
    package var performance: [UInt16] = []
    /// The protocols that the ECU speaks.
    package var dialects: Set<OBDonUDS.Dialect> = [.classic]
    package var udsVariant: UDSVariant = []
    /// The failure types of codes of three bytes; 00 for others.
    package var failureTypes: [TroubleCode: UInt8] = [:]
    /// The codes of the readiness groups of service 19 56.
    package var monitoredCodes: [MonitoredUDSCode] = []
    /// The data of identifiers F501 to F5FF.
    package var extendedData: [UInt8: [UInt8]] = [:]
    package var history = History()
    /// When codes were last cleared, in seconds since the engine was started; nil for never.
    private(set) var clearedAt: Double?
    /// The values that broken sensors report, by PID, in the form of `EngineParameters`.
    package var stuckValues: [UInt8: [Double]] = [:]
    /// What a game tells, by PID, in the same form: then the ECU measures nothing itself, and a PID without a value
    /// gets no response. Nil for a car.
    var toldValues: [UInt8: [Double]]?
    /// The factor by which every measured value is multiplied.
    var error = 1.0
    /// Whether the speed is truncated to whole km/h; otherwise it is rounded.
    package var truncatesSpeed = false
    /// The interval between measurements of the speed, in seconds; 0 to measure for each response.
    package var speedRefreshS = 0.0
    /// Kilometers at the start of the car's clock.
    package var odometerKm = 48_213.4
    /// The time during which the engine misfires. A code is pending from its beginning, and confirmed
    /// `confirmationDelayS` seconds later, with the check engine light on.
    var misfires: Range<Double>?
    static let misfireCode = TroubleCode(raw: 0x0301)
    static let confirmationDelayS = 30.0

    /// The counters' values when the engine was started.
    package struct History: Sendable {
        package var sinceClear: (km: Double, minutes: Double) = (4_213, 7_385)
        package var withMIL: (km: Double, minutes: Double) = (0, 0)
        package var warmUpsSinceClear = 112.0
    }

    /// The values measured when a code was stored.
    package struct FrozenValues: Sendable {
        package var cause: TroubleCode
        var moment: EngineMoment
    }

    static let recurrenceDelayS = 1.0

    package init(
        role: ECUAddress.Role, milOn: Bool = false, codes: [TroubleCode.Status: [TroubleCode]] = [:],
        supportedPIDs: Set<UInt8>, vin: VIN? = nil, calibrations: [SoftwareCalibration] = [], name: ECUName? = nil
    ) {
        self.role = role
        self.milOn = milOn
        self.codes = codes
        self.supportedPIDs = supportedPIDs
        self.vin = vin
        self.calibrations = calibrations
        self.name = name
        // Misfire, fuel system and components; catalyst, evaporative system, oxygen sensor and its heater.
        continuousMonitors = role == .engine ? 0x07 : 0x04
        monitors = role == .engine ? 0x65 : 0
    }

    /// Returns the ECU's address: 7E8 and 7E9, 18DAF110 and 18DAF118, or 10 and 18 for engine and transmission (ISO
    /// 15765-4, SAE J2178). A body control module is 40; on 11-bit CAN its request identifier is 7C0, outside the range
    /// reserved by the standard.
    package func address(_ framing: VehicleBus.Framing) -> ECUAddress {
        if let path = paths[framing] {
            return framing == .can11 ? ECUAddress(can11: path.response) : ECUAddress(can29: path.response)
        }
        let (identifier, number): (UInt32, UInt8) =
            switch role {
            case .engine: (0x7E8, 0x10)
            case .transmission: (0x7E9, 0x18)
            case .other: (0x7C8, 0x40)
            }
        switch framing {
        case .can11: return ECUAddress(can11: identifier)
        case .can29: return ECUAddress(can29: 0x18DA_F100 + UInt32(number))
        case .iso9141, .kwp, .j1850: return ECUAddress(source: number)
        }
    }

    /// Performs service 04: clears confirmed and pending codes, the check engine light, the freeze frame and the
    /// monitors' results. Permanent codes are only cleared by driving without the fault.
    mutating func clearCodes(at seconds: Double) {
        codes[.confirmed] = nil
        codes[.pending] = nil
        milOn = false
        freezeFrame = nil
        incompleteMonitors = monitors
        incompleteThisCycle = monitors
        clearedAt = seconds
    }

    /// Returns the codes that have come back after they were cleared.
    private func returned(at now: EngineMoment) -> [TroubleCode] {
        guard let clearedAt, now.seconds >= clearedAt + Self.recurrenceDelayS else { return [] }
        return recurring
    }

    func codes(_ status: TroubleCode.Status, now: EngineMoment) -> [TroubleCode] {
        (codes[status] ?? []) + (status == .permanent ? [] : returned(at: now)) + developed(status, now: now)
    }

    /// Returns the codes of a fault that appeared during the drive.
    private func developed(_ status: TroubleCode.Status, now: EngineMoment) -> [TroubleCode] {
        guard let misfires, misfires.contains(now.seconds) else { return [] }
        let isConfirmed = now.seconds >= misfires.lowerBound + Self.confirmationDelayS
        return status == .pending || status == .confirmed && isConfirmed ? [Self.misfireCode] : []
    }

    func milIsOn(_ now: EngineMoment) -> Bool {
        milOn || !returned(at: now).isEmpty || !developed(.confirmed, now: now).isEmpty
    }

    func frozen(_ now: EngineMoment) -> FrozenValues? {
        if let freezeFrame { return freezeFrame }
        guard let cause = returned(at: now).first, let clearedAt else { return nil }
        return FrozenValues(
            cause: cause, moment: EngineMoment(engine: now.engine, seconds: clearedAt + Self.recurrenceDelayS))
    }

    /// Returns the payloads that answer a request (service byte and data), each from the service byte on; empty if the
    /// ECU does not respond. SAE J1979 requires silence for requests that are not supported.
    func answers(_ request: [UInt8], framing: VehicleBus.Framing, now: EngineMoment) -> [[UInt8]] {
        if let fixed = fixedAnswers[request] { return fixed }
        guard let service = request.first, !silentServices.contains(service) else { return [] }
        if let reason = refusals[service] { return [[0x7F, service, reason]] }
        let asked = request.dropFirst()
        if role == .other {
            guard service == 0x21 || service == 0x22 else { return [] }
            let record = records[request] ?? liveRecords[request]?(now)
            return [record.map { [service + 0x40] + asked + $0 } ?? [0x7F, service, 0x31]]
        }
        if dialects.contains(.onUDS), [0x14, 0x19, 0x22, 0x3E].contains(service) {
            return framing.isCAN ? udsAnswers(request, now: now) : []
        }
        guard dialects.contains(.classic) else { return [] }
        switch service {
        case 0x01: return currentData(asked, framing: framing, now: now)
        case 0x02: return freezeFrame(Array(asked), now: now)
        case 0x03, 0x07, 0x0A:
            guard asked.isEmpty, let status = TroubleCode.Status.allCases.first(where: { $0.service == service })
            else { return [] }
            return Self.message(codes(status, now: now), service: service, framing: framing)
        case 0x04:
            guard asked.isEmpty else { return [] }
            return refusesClearWhileRunning && now.engine.runs ? [[0x7F, 0x04, 0x22]] : [[0x44]]
        case 0x05: return framing.isCAN ? [] : oxygenSensorTest(Array(asked))
        case 0x06: return framing.isCAN ? monitorTests(asked) : componentTests(asked)
        // The identifiers F401 to F4FF are the PIDs of service 01 in many older cars, too.
        case 0x22:
            guard asked.count == 2, asked.first == 0xF4, let pid = asked.last, !SupportBitmap.isBitmapPID(pid),
                let data = data(pid, now: now)
            else {
                return [[0x7F, 0x22, 0x31]]
            }
            return [[0x62, 0xF4, pid] + data]
        case 0x09: return asked.count == 1 ? asked.flatMap { vehicleInformation($0, framing: framing) } : []
        default: return []
        }
    }

    private func currentData(_ pids: ArraySlice<UInt8>, framing: VehicleBus.Framing, now: EngineMoment) -> [[UInt8]] {
        // Requests for several PIDs exist only on CAN, with at most six PIDs.
        guard !pids.isEmpty, pids.count <= (framing.isCAN ? 6 : 1) else { return [] }
        var payload: [UInt8] = [0x41]
        for pid in pids {
            guard let data = data(pid, now: now) else { continue }
            payload.append(pid)
            payload += data
        }
        return payload.count > 1 ? [payload] : []
    }

    func data(_ pid: UInt8, now: EngineMoment) -> [UInt8]? {
        if SupportBitmap.isBitmapPID(pid) { return Self.supportBitmap(pid, of: supportedPIDs) }
        guard supportedPIDs.contains(pid) else { return nil }
        if let toldValues, !GameCar.ownPIDs.contains(pid) {
            return toldValues[pid].flatMap { EngineParameters.encode(pid, $0) }
        }
        if let stuck = stuckValues[pid] { return EngineParameters.encode(pid, stuck) }
        return ownState(pid, now: now) ?? speed(pid, now: now) ?? now.data(pid, error: error)
    }

    /// Returns the encoded speed if it is truncated or refreshed at intervals; otherwise nil.
    private func speed(_ pid: UInt8, now: EngineMoment) -> [UInt8]? {
        guard pid == 0x0D, truncatesSpeed || speedRefreshS > 0 else { return nil }
        let measured = speedRefreshS > 0 ? (now.seconds / speedRefreshS).rounded(.down) * speedRefreshS : now.seconds
        let speed = now.engine.speedKmh(at: measured) * error
        return EngineParameters.encode(pid, [truncatesSpeed ? speed.rounded(.down) : speed])
    }

    /// Returns nil if neither this block nor a later one contains a supported number.
    static func supportBitmap(_ base: UInt8, of numbers: Set<UInt8>) -> [UInt8]? {
        guard base == 0 || numbers.contains(where: { $0 > base }) else { return nil }
        var listed = numbers
        // The next block's bitmap is listed if that block or a later one contains a supported number.
        if base < 0xE0, numbers.contains(where: { Int($0) > Int(base) + 0x20 }) { listed.insert(base + 0x20) }
        return SupportBitmap.encode(listed, base: base)
    }

    /// Returns the ECU's own state: the monitors, and counters since codes were cleared.
    private func ownState(_ pid: UInt8, now: EngineMoment) -> [UInt8]? {
        let driven = now.distanceKm(since: clearedAt ?? 0)
        let minutes = (now.seconds - (clearedAt ?? 0)) / 60
        let before = clearedAt == nil ? history : History(sinceClear: (0, 0), withMIL: (0, 0), warmUpsSinceClear: 0)
        let milIsOn = milIsOn(now)
        switch pid {
        case PIDTable.monitorStatusPID:
            let count = UInt8(min(127, codes(.confirmed, now: now).count))
            let completed =
                runsMonitors ? MonitorRun.completed(now.engine, from: clearedAt ?? 0, to: now.seconds) : 0
            return [(milIsOn ? 0x80 : 0) | count, continuousMonitors, monitors, incompleteMonitors & ~completed]
        case 0x21: return EngineParameters.encode(pid, [(before.withMIL.km + (milIsOn ? driven : 0)).rounded(.down)])
        case 0x30: return EngineParameters.encode(pid, [before.warmUpsSinceClear])
        case 0x31: return EngineParameters.encode(pid, [(before.sinceClear.km + driven).rounded(.down)])
        case 0x41: return [0, continuousMonitors, monitors, incompleteThisCycle]
        case 0x4D:
            return EngineParameters.encode(pid, [(before.withMIL.minutes + (milIsOn ? minutes : 0)).rounded(.down)])
        case 0xA6:
            return EngineParameters.encode(pid, [((odometerKm + now.distanceKm(since: 0)) * 10).rounded(.down) / 10])
        case 0x4E: return EngineParameters.encode(pid, [(before.sinceClear.minutes + minutes).rounded(.down)])
        default: return nil
        }
    }

    private static func message(_ codes: [TroubleCode], service: UInt8, framing: VehicleBus.Framing) -> [[UInt8]] {
        let answer = service + 0x40
        let bytes = codes.flatMap { [UInt8($0.raw >> 8), UInt8($0.raw & 0xFF)] }
        if framing.isCAN { return [[answer, UInt8(min(255, codes.count))] + bytes] }
        // Messages of three codes without a count, padded with 0000; one message even if there are no codes.
        return stride(from: 0, to: max(1, bytes.count), by: 6).map { start in
            let part = bytes[min(start, bytes.count)..<min(start + 6, bytes.count)]
            return [answer] + part + [UInt8](repeating: 0, count: 6 - part.count)
        }
    }
}
