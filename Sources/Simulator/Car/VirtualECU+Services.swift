import OBD

/// Responses to services 02, 05, 06 and 09: freeze frames, test results and vehicle information.
extension VirtualECU {
    /// Answers service 02, with PID and frame number. Only frame 00 exists, and without a stored code only PIDs 00 and
    /// 02 are answered.
    func freezeFrame(_ asked: [UInt8], now: EngineMoment) -> [[UInt8]] {
        guard !frozenPIDs.isEmpty, asked.count == 2, asked[1] == FreezeFrame.first else { return [] }
        let pid = asked[0]
        let frozen = frozen(now)
        let data: [UInt8]?
        if SupportBitmap.isBitmapPID(pid) {
            data = Self.supportBitmap(pid, of: frozenPIDs.union([FreezeFrame.causePID]))
        } else if pid == FreezeFrame.causePID {
            let raw = frozen?.cause.raw ?? 0
            data = [UInt8(raw >> 8), UInt8(raw & 0xFF)]
        } else if frozenPIDs.contains(pid) {
            data = frozen?.moment.data(pid, error: error)
        } else {
            data = nil
        }
        return data.map { [[0x42, pid] + (leavesOutFrameNumber ? [] : [FreezeFrame.first]) + $0] } ?? []
    }

    /// Answers service 05, with test and sensor.
    func oxygenSensorTest(_ asked: [UInt8]) -> [[UInt8]] {
        guard asked.count == 2 else { return [] }
        let ofSensor = oxygenSensorTests.filter { $0.sensor == asked[1] }
        if SupportBitmap.isBitmapPID(asked[0]) {
            guard !ofSensor.isEmpty else { return [] }
            return Self.supportBitmap(asked[0], of: Set(ofSensor.map(\.test))).map { [[0x45] + asked + $0] } ?? []
        }
        guard let test = ofSensor.first(where: { $0.test == asked[0] }) else { return [] }
        return [[0x45] + asked + [test.rawValue] + (test.rawLimits.map { [$0.lowerBound, $0.upperBound] } ?? [])]
    }

    /// Answers service 06 on CAN: one monitor, or several bitmaps.
    func monitorTests(_ asked: ArraySlice<UInt8>) -> [[UInt8]] {
        guard !monitorTests.isEmpty else { return [] }
        var payload: [UInt8] = [0x46]
        for monitor in asked.prefix(6) {
            if SupportBitmap.isBitmapPID(monitor) {
                guard let bitmap = Self.supportBitmap(monitor, of: Set(monitorTests.map(\.monitor))) else { continue }
                payload += [monitor] + bitmap
            } else {
                for test in monitorTests where test.monitor == monitor { payload += result(of: test) }
            }
        }
        return payload.count > 1 ? [payload] : []
    }

    /// Returns one test's part of the response; its values are zero if the test has not run since codes were cleared.
    func result(of test: MonitorTest) -> [UInt8] {
        let numbers = [test.rawValue, test.rawMinimum, test.rawMaximum].map { clearedAt == nil ? $0 : 0 }
        return [test.monitor, test.test, test.scalingID] + numbers.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }

    /// Answers service 06 on other buses: one test, with a message for each component.
    func componentTests(_ asked: ArraySlice<UInt8>) -> [[UInt8]] {
        guard let number = asked.first, asked.count == 1, !componentTests.isEmpty else { return [] }
        if SupportBitmap.isBitmapPID(number) {
            return Self.supportBitmap(number, of: Set(componentTests.map(\.test))).map { [[0x46, number, 0xFF] + $0] }
                ?? []
        }
        return componentTests.filter { $0.test == number }.map { test in
            [0x46, number, test.component | (test.limitIsMinimum ? 0x80 : 0)]
                + [test.value, test.limit].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        }
    }

    /// Answers service 09.
    func vehicleInformation(_ type: UInt8, framing: VehicleBus.Framing) -> [[UInt8]] {
        let items = informationItems(framing)
        if type == VehicleInformation.InfoType.supported {
            var supported = Set(items.keys)
            if framing.isCAN { return [[0x49, 0] + SupportBitmap.encode(supported, base: 0)] }
            // On buses other than CAN, the preceding info type contains the message count.
            supported.formUnion(items.keys.map { $0 - 1 })
            return [[0x49, 0, 1] + SupportBitmap.encode(supported, base: 0)]
        }
        if framing.isCAN { return items[type].map { [[0x49, type, UInt8($0.count)] + $0.joined()] } ?? [] }
        if let data = items[type]?.flatMap(\.self) {
            let filled = [UInt8](repeating: 0, count: (4 - data.count % 4) % 4) + data
            var messages: [[UInt8]] = []
            for start in stride(from: 0, to: filled.count, by: 4) {
                let header: [UInt8] = [0x49, type, UInt8(messages.count + 1)]
                messages.append(header + filled[start..<start + 4])
            }
            return messages
        }
        guard type < 0xFF, let data = items[type + 1]?.flatMap(\.self) else { return [] }
        return [[0x49, type, UInt8((data.count + 3) / 4)]]
    }

    func informationItems(_ framing: VehicleBus.Framing) -> [UInt8: [[UInt8]]] {
        typealias InfoType = VehicleInformation.InfoType
        var items: [UInt8: [[UInt8]]] = [:]
        if let vin { items[InfoType.vin] = [Array(vin.description.utf8)] }
        let identifications = calibrations.compactMap(\.id)
        if !identifications.isEmpty { items[InfoType.calibrationIDs] = identifications.map { Self.padded($0, to: 16) } }
        let numbers = calibrations.compactMap(\.verificationNumber).compactMap { UInt32($0, radix: 16) }
        if !numbers.isEmpty {
            items[InfoType.verificationNumbers] = numbers.map { number in
                [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
            }
        }
        let compresses = continuousMonitors & 0x08 != 0
        // Info type 0B exists only on CAN; elsewhere it would be the message count of 0C.
        if !performance.isEmpty, framing.isCAN || !compresses {
            items[compresses ? InfoType.compressionPerformance : InfoType.sparkPerformance] = performance.map {
                [UInt8($0 >> 8), UInt8($0 & 0xFF)]
            }
        }
        if let name {
            items[InfoType.ecuName] = [
                Self.padded(name.acronym, to: 4) + [UInt8(ascii: "-")] + Self.padded(name.text, to: 15)
            ]
        }
        return items
    }

    private static func padded(_ text: String, to count: Int) -> [UInt8] {
        let bytes = Array(text.utf8.prefix(count))
        return bytes + [UInt8](repeating: 0, count: count - bytes.count)
    }
}
