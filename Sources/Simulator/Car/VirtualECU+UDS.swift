import OBD

/// Responses of an ECU that speaks OBDonUDS (SAE J1979-2): services 14, 19, 22 and 3E.
extension VirtualECU {
    /// How ECUs differ where public descriptions of OBDonUDS do, or where an ECU supports only part of it.
    package struct UDSVariant: OptionSet, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        /// Service 19 55 lists codes with a severity: records of five bytes.
        package static let permanentWithSeverity = UDSVariant(rawValue: 1 << 0)
        /// Test results do not repeat the monitor: records of eight bytes.
        package static let testsWithoutMonitor = UDSVariant(rawValue: 1 << 1)
        /// The severity mask must be FF.
        package static let anySeverityOnly = UDSVariant(rawValue: 1 << 2)
        /// The only functional group is FE.
        package static let vehicleGroupOnly = UDSVariant(rawValue: 1 << 3)
        /// Of the lists of codes only 19 02 is known.
        package static let plainListOnly = UDSVariant(rawValue: 1 << 4)
        /// A request may have only one identifier.
        package static let oneIdentifier = UDSVariant(rawValue: 1 << 5)
        /// A request that is not supported gets no response instead of a negative one.
        package static let silentRefusals = UDSVariant(rawValue: 1 << 6)
        /// The identifier F810 is not supported.
        package static let unidentified = UDSVariant(rawValue: 1 << 7)
        /// The VIN is under F190 only.
        package static let plainVIN = UDSVariant(rawValue: 1 << 8)
        /// PIDs 01 and 41 are not supported: the monitors are known only by code.
        package static let noMonitorStatus = UDSVariant(rawValue: 1 << 9)
        /// Freeze frames are known only one by one, by numbers that service 19 03 lists.
        package static let numberedFrames = UDSVariant(rawValue: 1 << 10)
    }

    /// A code of three bytes that the ECU monitors, besides those it has stored.
    package struct MonitoredUDSCode: Sendable {
        let code: TroubleCode
        let group: UInt8
        let isComplete: Bool
    }

    private static let availableStatus: UInt8 = 0xFF
    /// Class A, and in addition "maintenance only".
    private static let (classA, maintenance): (UInt8, UInt8) = (0x02, 0x22)
    /// The record of the monitor activity ratio.
    private static let activityRecord: UInt8 = 0x92

    func udsAnswers(_ request: [UInt8], now: EngineMoment) -> [[UInt8]] {
        let asked = Array(request.dropFirst())
        switch request[0] {
        case 0x22: return identifiers(asked, now: now)
        case 0x19: return codeInformation(asked, now: now)
        case 0x14:
            guard asked.count == 3, asked[0] == 0xFF, asked[1] == 0xFF else { return refused(0x14, 0x13) }
            guard asked[2] == functionalGroup || asked[2] == 0xFF else { return refused(0x14, 0x31) }
            return refusesClearWhileRunning && now.engine.runs ? [[0x7F, 0x14, 0x22]] : [[0x54]]
        case 0x3E: return asked == [0x00] ? [[0x7E, 0x00]] : []
        default: return refused(request[0], 0x11)
        }
    }

    private var functionalGroup: UInt8 { udsVariant.contains(.vehicleGroupOnly) ? 0xFE : 0x33 }

    private func refused(_ service: UInt8, _ reason: UInt8) -> [[UInt8]] {
        udsVariant.contains(.silentRefusals) && [0x11, 0x12, 0x31].contains(reason) ? [] : [[0x7F, service, reason]]
    }

    // MARK: Service 22

    private func identifiers(_ asked: [UInt8], now: EngineMoment) -> [[UInt8]] {
        guard !asked.isEmpty, asked.count.isMultiple(of: 2) else { return refused(0x22, 0x13) }
        guard asked.count == 2 || !udsVariant.contains(.oneIdentifier) else { return refused(0x22, 0x13) }
        var payload: [UInt8] = [0x62]
        for index in stride(from: 0, to: asked.count, by: 2) {
            guard let data = data(asked[index], asked[index + 1], now: now) else { continue }
            payload += asked[index...index + 1] + data
        }
        return payload.count > 1 ? [payload] : refused(0x22, 0x31)
    }

    private func data(_ group: UInt8, _ number: UInt8, now: EngineMoment) -> [UInt8]? {
        switch (group, number) {
        case (0xF4, _):
            var supported = supportedPIDs
            if udsVariant.contains(.noMonitorStatus) { supported.subtract([0x01, 0x41]) }
            if SupportBitmap.isBitmapPID(number) { return Self.supportBitmap(number, of: supported) }
            return supported.contains(number) ? self.data(number, now: now) : nil
        case (0xF5, _):
            if SupportBitmap.isBitmapPID(number) { return Self.supportBitmap(number, of: Set(extendedData.keys)) }
            return extendedData[number]
        case (0xF6, _):
            if SupportBitmap.isBitmapPID(number) {
                return Self.supportBitmap(number, of: Set(monitorTests.map(\.monitor)))
            }
            let tests = monitorTests.filter { $0.monitor == number }.map { Array(result(of: $0)) }
            let skipped = udsVariant.contains(.testsWithoutMonitor) ? 1 : 0
            return tests.isEmpty ? nil : tests.flatMap { $0.dropFirst(skipped) }
        case (0xF8, 0x10): return udsVariant.contains(.unidentified) ? nil : [0x01]
        case (0xF8, _):
            var items = informationItems(.can11)
            if udsVariant.contains(.plainVIN) { items[VehicleInformation.InfoType.vin] = nil }
            if number == 0 {
                let isIdentified = !udsVariant.contains(.unidentified)
                return SupportBitmap.encode(Set(items.keys).union(isIdentified ? [0x10] : []), base: 0)
            }
            return items[number]?.flatMap(\.self)
        case (0xF1, 0x90): return vin.map { Array($0.description.utf8) }
        default: return nil
        }
    }

    // MARK: Service 19

    /// A stored code with its three bytes and status.
    private struct Stored {
        let bytes: [UInt8]
        let status: UInt8
        var isPermanent = false
        let code: TroubleCode
        /// Severity and class.
        var severity: UInt8 { bytes[2] == 0 ? classA : maintenance }
    }

    private func stored(_ now: EngineMoment) -> [Stored] {
        let byStatus = Dictionary(
            uniqueKeysWithValues: TroubleCode.Status.allCases.map { ($0, codes($0, now: now)) })
        var order: [TroubleCode] = []
        for status in TroubleCode.Status.allCases {
            for code in byStatus[status] ?? [] where !order.contains(code) { order.append(code) }
        }
        return order.map { code in
            var status: UInt8 = 0
            if byStatus[.confirmed]?.contains(code) == true { status |= milIsOn(now) ? 0xA9 : 0x29 }
            if byStatus[.pending]?.contains(code) == true { status |= 0x26 }
            return Stored(
                bytes: bytes(of: code), status: status, isPermanent: byStatus[.permanent]?.contains(code) == true,
                code: code)
        }
    }

    private func bytes(of code: TroubleCode) -> [UInt8] {
        [UInt8(code.raw >> 8), UInt8(code.raw & 0xFF), failureTypes[code] ?? 0]
    }

    private func codeInformation(_ asked: [UInt8], now: EngineMoment) -> [[UInt8]] {
        guard let subfunction = asked.first else { return refused(0x19, 0x13) }
        let isGroup = asked.count > 1 && asked[1] == functionalGroup
        let knowsGroups = !udsVariant.contains(.plainListOnly)
        let available = Self.availableStatus
        switch subfunction {
        case 0x02 where asked.count == 2:
            let found = stored(now).filter { $0.status & asked[1] != 0 }
            return [[0x59, 0x02, available] + found.flatMap { $0.bytes + [$0.status] }]
        case 0x42 where asked.count == 4 && knowsGroups:
            guard isGroup, !udsVariant.contains(.anySeverityOnly) || asked[3] == 0xFF else {
                return refused(0x19, 0x31)
            }
            let found = stored(now).filter { $0.status & asked[2] != 0 && Self.classA & asked[3] != 0 }
            return [
                [0x59, 0x42, asked[1], available, 0xFF, 0x04] + found.flatMap { [$0.severity] + $0.bytes + [$0.status] }
            ]
        case 0x55 where asked.count == 2 && knowsGroups:
            guard isGroup else { return refused(0x19, 0x31) }
            let found = stored(now).filter(\.isPermanent)
            return [
                [0x59, 0x55, asked[1], available, 0x04]
                    + found.flatMap {
                        (udsVariant.contains(.permanentWithSeverity) ? [$0.severity] : []) + $0.bytes + [$0.status]
                    }
            ]
        case 0x56 where asked.count == 3 && knowsGroups:
            let found = monitoredCodes.filter { $0.group == asked[2] }
            guard isGroup, !found.isEmpty else { return refused(0x19, 0x31) }
            let isTested = clearedAt == nil
            return [
                [0x59, 0x56, asked[1], available, 0x04, asked[2]]
                    + found.flatMap { bytes(of: $0.code) + [isTested && $0.isComplete ? 0x00 : 0x50] }
            ]
        case 0x03 where asked.count == 1:
            return [
                [0x59, 0x03]
                    + frozenCodes(now).flatMap { code in frameNumbers.flatMap { bytes(of: code.cause) + [$0] } }
            ]
        case 0x04 where asked.count == 5: return frame(of: Array(asked[1...3]), record: asked[4], now: now)
        case 0x06 where asked.count == 5:
            guard let code = stored(now).first(where: { $0.bytes == Array(asked[1...3]) }),
                [Self.activityRecord, 0xFE, 0xFF].contains(asked[4])
            else { return refused(0x19, 0x31) }
            return [[0x59, 0x06] + code.bytes + [code.status, Self.activityRecord, 0x0C, 0x80]]
        case 0x1A where asked.count == 2:
            guard asked[1] == Self.activityRecord else { return refused(0x19, 0x31) }
            return [[0x59, 0x1A, available, asked[1]] + stored(now).flatMap { $0.bytes + [$0.status] }]
        default: return refused(0x19, 0x12)
        }
    }

    /// The numbers of the records of the first and the latest occurrence.
    private var frameNumbers: [UInt8] {
        udsVariant.contains(.numberedFrames)
            ? [0x01, 0x02] : [UDSFreezeFrame.firstRecord, UDSFreezeFrame.latestRecord]
    }

    private func frozenCodes(_ now: EngineMoment) -> [FrozenValues] {
        guard !frozenPIDs.isEmpty, let frozen = frozen(now) else { return [] }
        return [frozen]
    }

    /// Returns the frames of a code: the first occurrence, and a latest one that was measured a minute later.
    private func frame(of code: [UInt8], record: UInt8, now: EngineMoment) -> [[UInt8]] {
        guard let first = frozenCodes(now).first(where: { bytes(of: $0.cause) == code }),
            let status = stored(now).first(where: { $0.bytes == code })?.status
        else { return refused(0x19, 0x31) }
        var latest = first.moment
        latest = EngineMoment(engine: latest.engine, seconds: latest.seconds + 60)
        let isWhole = record == UDSFreezeFrame.allRecords && !udsVariant.contains(.numberedFrames)
        let records = zip(frameNumbers, [first.moment, latest]).filter { isWhole || record == $0.0 }
        guard !records.isEmpty else { return refused(0x19, 0x31) }
        let pids = frozenPIDs.sorted()
        return [
            records.reduce([0x59, 0x04] + code + [status]) { payload, record in
                let data = pids.compactMap { pid in record.1.data(pid, error: error).map { [0xF4, pid] + $0 } }
                return payload + [record.0, UInt8(data.count)] + data.joined()
            }
        ]
    }
}
