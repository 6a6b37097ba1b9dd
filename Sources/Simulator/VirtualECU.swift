package import OBD

/// A controller of the virtual car: what it supports and what codes it holds.
package struct VirtualECU: Sendable {
    package var role: ECUAddress.Role
    package var milOn: Bool
    package var codes: [TroubleCode.Status: [TroubleCode]]
    /// Of service 01, without the support bitmaps, which follow from it.
    package var supportedPIDs: Set<UInt8>
    package var vin: VIN?
    /// Up to 16 characters.
    package var calibrationID: String?
    /// "ECM", and "EngineControl": the two parts of info type 0A.
    package var name: (acronym: String, text: String)
    /// Services that are refused, with the code of the refusal.
    package var refusals: [UInt8: UInt8] = [:]
    /// Services that are not answered at all.
    package var silentServices: Set<UInt8> = []
    /// Non-continuous monitors that are not complete, as byte D of PID 01.
    package var incompleteMonitors: UInt8 = 0
    /// Of every value that it measures.
    var error = 1.0

    package init(
        role: ECUAddress.Role, milOn: Bool = false, codes: [TroubleCode.Status: [TroubleCode]] = [:],
        supportedPIDs: Set<UInt8>, vin: VIN? = nil, calibrationID: String? = nil,
        name: (acronym: String, text: String)
    ) {
        self.role = role
        self.milOn = milOn
        self.codes = codes
        self.supportedPIDs = supportedPIDs
        self.vin = vin
        self.calibrationID = calibrationID
        self.name = name
    }

    /// 7E8 and 7E9, 18DAF110 and 18DAF118, 10 and 18: the engine and the transmission (ISO 15765-4, SAE J2178).
    package func address(_ framing: VehicleBus.Framing) -> ECUAddress {
        let number: UInt32 =
            switch role {
            case .engine: 0
            case .transmission: 1
            case .other: 2
            }
        switch framing {
        case .can11: return ECUAddress(can11: 0x7E8 + number)
        case .can29: return ECUAddress(can29: 0x18DA_F110 + 8 * number)
        case .iso9141, .kwp, .j1850: return ECUAddress(source: UInt8(0x10 + 8 * number))
        }
    }

    /// Service 04: confirmed and pending codes and the lamp; permanent codes go only by a drive without the fault.
    mutating func clearCodes() {
        codes[.confirmed] = nil
        codes[.pending] = nil
        milOn = false
    }

    /// The payloads, each from the service byte on, that answer a request (service byte and data); none where the
    /// ECU stays silent, as it does by SAE J1979 to what it does not support. `value` measures a signal now.
    func answers(
        _ request: [UInt8], framing: VehicleBus.Framing, value: (PIDDefinition) -> [UInt8]
    ) -> [[UInt8]] {
        guard let service = request.first, !silentServices.contains(service) else { return [] }
        if let reason = refusals[service] { return [[0x7F, service, reason]] }
        switch service {
        case 0x01: return currentData(request, framing: framing, value: value)
        case 0x03, 0x07, 0x0A:
            guard request.count == 1, let status = TroubleCode.Status.allCases.first(where: { $0.service == service })
            else { return [] }
            return storedCodes(status, framing: framing)
        case 0x04: return request.count == 1 ? [[0x44]] : []
        case 0x09:
            guard request.count == 2 else { return [] }
            return vehicleInformation(request[1], framing: framing)
        default: return []
        }
    }

    private func currentData(
        _ request: [UInt8], framing: VehicleBus.Framing, value: (PIDDefinition) -> [UInt8]
    ) -> [[UInt8]] {
        // Several parameters in one request exist on CAN only, and at most six.
        guard request.count >= 2, request.count <= (framing.isCAN ? 7 : 2) else { return [] }
        var payload: [UInt8] = [0x41]
        for pid in request.dropFirst() {
            if SupportBitmap.isBitmapPID(pid) {
                guard let bitmap = supportBitmap(pid, of: supportedPIDs) else { continue }
                payload.append(pid)
                payload += bitmap
            } else if supportedPIDs.contains(pid) {
                if pid == PIDTable.monitorStatusPID {
                    payload.append(pid)
                    payload += monitorStatus
                } else if let row = PIDTable.row(pid) {
                    payload.append(pid)
                    payload += value(row)
                }
            }
        }
        return payload.count > 1 ? [payload] : []
    }

    /// Nil where no number of the block, nor of a later one, is supported.
    private func supportBitmap(_ base: UInt8, of numbers: Set<UInt8>) -> [UInt8]? {
        guard base == 0 || numbers.contains(where: { $0 > base }) else { return nil }
        var listed = numbers
        // The bitmap of the next block is listed where it, or a later one, has something to say.
        if base < 0xE0, numbers.contains(where: { Int($0) > Int(base) + 0x20 }) { listed.insert(base + 0x20) }
        return SupportBitmap.encode(listed, base: base)
    }

    private var monitorStatus: [UInt8] {
        let count = UInt8(min(127, codes[.confirmed]?.count ?? 0))
        // Misfire, fuel system and components; catalyst, evaporative system, oxygen sensor and its heater.
        let isEngine = role == .engine
        return [
            (milOn ? 0x80 : 0) | count, isEngine ? 0x07 : 0x04, isEngine ? 0x65 : 0, isEngine ? incompleteMonitors : 0,
        ]
    }

    private func storedCodes(_ status: TroubleCode.Status, framing: VehicleBus.Framing) -> [[UInt8]] {
        let stored = codes[status] ?? []
        let answer = status.service + 0x40
        let bytes = stored.flatMap { [UInt8($0.raw >> 8), UInt8($0.raw & 0xFF)] }
        if framing.isCAN { return [[answer, UInt8(min(255, stored.count))] + bytes] }
        // Messages of three codes without a count, filled with 0000; one even where there is no code.
        return stride(from: 0, to: max(1, bytes.count), by: 6).map { start in
            let part = bytes[min(start, bytes.count)..<min(start + 6, bytes.count)]
            return [answer] + part + [UInt8](repeating: 0, count: 6 - part.count)
        }
    }

    private func vehicleInformation(_ type: UInt8, framing: VehicleBus.Framing) -> [[UInt8]] {
        /// The text of info type `type`, and of `type - 1` outside CAN, which counts its messages.
        var texts: [UInt8: [UInt8]] = [:]
        if let vin { texts[0x02] = Array(vin.description.utf8) }
        if let calibrationID { texts[0x04] = Self.padded(calibrationID, to: 16) }
        texts[0x0A] = Self.padded(name.acronym, to: 4) + [UInt8(ascii: "-")] + Self.padded(name.text, to: 15)

        if type == 0 {
            var supported = Set(texts.keys)
            if framing.isCAN { return [[0x49, 0] + SupportBitmap.encode(supported, base: 0)] }
            supported.formUnion(texts.keys.map { $0 - 1 })
            return [[0x49, 0, 1] + SupportBitmap.encode(supported, base: 0)]
        }
        if framing.isCAN { return texts[type].map { [[0x49, type, 1] + $0] } ?? [] }
        if let text = texts[type] {
            let filled = [UInt8](repeating: 0, count: (4 - text.count % 4) % 4) + text
            var messages: [[UInt8]] = []
            for start in stride(from: 0, to: filled.count, by: 4) {
                let header: [UInt8] = [0x49, type, UInt8(messages.count + 1)]
                messages.append(header + filled[start..<start + 4])
            }
            return messages
        }
        guard type < 0xFF, let text = texts[type + 1] else { return [] }
        return [[0x49, type, UInt8((text.count + 3) / 4)]]
    }

    private static func padded(_ text: String, to count: Int) -> [UInt8] {
        let bytes = Array(text.utf8.prefix(count))
        return bytes + [UInt8](repeating: 0, count: count - bytes.count)
    }
}
