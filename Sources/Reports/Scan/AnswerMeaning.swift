import Diagnosis
import Formats
package import OBD
import Telemetry

/// The meaning of the responses to one diagnostic request, one line per fact. Unknown data is left to the bytes.
package enum AnswerMeaning {
    package struct Fact: Hashable, Sendable {
        /// Nil if the adapter itself said it.
        package var ecu: ECUAddress?
        package var text: String

        package init(ecu: ECUAddress?, _ text: String) {
            self.ecu = ecu
            self.text = text
        }

        /// "7E8 engine: Engine speed 1726 rpm"
        package var line: String {
            guard let ecu, ecu.form != .unknown else { return text }
            switch ecu.role {
            case .engine: return "\(ecu) engine: \(text)"
            case .transmission: return "\(ecu) transmission: \(text)"
            case .other: return "\(ecu): \(text)"
            }
        }
    }

    /// - Parameters:
    ///   - request: from the service byte on.
    ///   - answers: sorted by service only, so that unrequested responses are explained as well.
    ///   - isWhole: false while more data may arrive; incomplete data is not reported yet.
    package static func facts(
        _ answers: [ServiceAnswer], to request: [UInt8], framing: VehicleBus.Framing, isWhole: Bool
    ) -> [Fact] {
        answers.flatMap { answer -> [Fact] in
            var texts = texts(answer, request, framing, isWhole)
            if let refusal = answer.refusal, refusal != .responsePending || (answer.payloads.isEmpty && isWhole) {
                texts.append("refused: \(refusal.reason)")
            }
            if isWhole { texts += answer.decodingErrors.map { "cannot be read: \($0.reason)" } }
            return texts.map { Fact(ecu: answer.ecu, $0) }
        }
    }

    private static func texts(
        _ answer: ServiceAnswer, _ request: [UInt8], _ framing: VehicleBus.Framing, _ isWhole: Bool
    ) -> [String] {
        switch request.first {
        case 0x01: return answer.payloads.flatMap { currentData($0, asked: Array(request.dropFirst())) }
        case 0x02: return answer.payloads.flatMap(freezeFrame)
        case 0x05, 0x06: return answer.payloads.flatMap { tests($0, framing, isWhole) }
        case 0x03, 0x07, 0x0A: return codes(answer, framing, isWhole)
        case 0x09: return vehicleInformation(answer.payloads, framing, isWhole)
        case 0x19: return answer.payloads.flatMap { udsCodes($0, answer.ecu, isWhole) }
        case OBDonUDS.readDataByIdentifier:
            return answer.payloads.flatMap { identifiers($0, request, framing, isWhole) }
        default: return answer.payloads.compactMap(accepted)
        }
    }

    // MARK: OBDonUDS

    /// The identifiers of OBDonUDS have the meaning of the classic services.
    private static func identifiers(
        _ payload: [UInt8], _ request: [UInt8], _ framing: VehicleBus.Framing, _ isWhole: Bool
    ) -> [String] {
        guard let classic = OBDonUDS.classicRequest(request), let same = OBDonUDS.classic(payload, request: classic)
        else {
            return [accepted(payload)].compactMap(\.self)
        }
        switch classic[0] {
        case 0x01: return currentData(same, asked: Array(classic.dropFirst()))
        case 0x06: return tests(same, framing, isWhole)
        default: return vehicleInformation([same], framing, isWhole)
        }
    }

    private static func udsCodes(_ payload: [UInt8], _ ecu: ECUAddress, _ isWhole: Bool) -> [String] {
        do {
            if payload.starts(with: [0x59, 0x04]) {
                return try UDSFreezeFrame.decode(payload, ecu: ecu).frames.flatMap { frame in
                    let name =
                        frame.number == UDSFreezeFrame.latestRecord ? "latest" : "record \(hexadecimal([frame.number]))"
                    return frame.data.sorted { $0.key < $1.key }.map { "\(name): " + parameter($0.key, $0.value[...]) }
                }
            }
            guard payload.count > 1, [0x02, 0x42, 0x55, 0x56].contains(payload[1]) else {
                return [accepted(payload)].compactMap(\.self)
            }
            let codes = try UDSTroubleCode.decode(payload).codes
            return codes.isEmpty
                ? ["no codes"]
                : codes.map { code in
                    let meaning = code.written.map { " " + TroubleCodeCatalogue.description(of: $0.code) } ?? ""
                    let facts = code.status.facts.isEmpty ? "" : ": " + code.status.facts.joined(separator: ", ")
                    return "\(code)\(meaning) (status \(hexadecimal([code.status.rawValue]))\(facts))"
                }
        } catch {
            return isWhole ? ["cannot be read: \(error.reason)"] : []
        }
    }

    // MARK: Services 01 and 02

    private static func currentData(_ payload: [UInt8], asked: [UInt8]) -> [String] {
        guard let found = CurrentData.split(payload, asked: asked) else {
            // A PID that was not requested, or one of unknown length.
            return payload.count > 2 ? [parameter(payload[1], payload[2...])] : []
        }
        return asked.compactMap { pid in found[pid].map { parameter(pid, $0) } }
    }

    private static func freezeFrame(_ payload: [UInt8]) -> [String] {
        guard payload.count > 3 else { return [] }
        let data = payload[3...]
        let text: String
        if payload[1] == 0x02, data.count == 2 {
            let code = TroubleCode(raw: UInt16(data[3]) << 8 | UInt16(data[4]))
            text = code.raw == 0 ? "no freeze frame" : "stored for " + described(code)
        } else {
            text = parameter(payload[1], data)
        }
        return ["frame \(payload[2]): " + text]
    }

    /// The meaning of one PID. Rows of the PID table are decoded only here.
    private static func parameter(_ pid: UInt8, _ data: ArraySlice<UInt8>) -> String {
        if SupportBitmap.isBitmapPID(pid), let listed = SupportBitmap.decode(data, base: pid) {
            return supports(listed)
        }
        if pid == PIDTable.monitorStatusPID, let status = MonitorStatus(data) {
            return "MIL \(status.milOn ? "ON" : "off"), " + Format.count(status.confirmedCount, "confirmed code")
        }
        if let row = PIDTable.row(pid), let values = row.decode(data) {
            if values.count == 1, let value = values.first { return "\(row.name) \(value.shown())" }
            let named = values.map { "\(Format.lowercased($0.name)) \($0.shown())" }
            return "\(row.name): " + named.joined(separator: ", ")
        }
        return "PID \(hexadecimal([pid])): \(hexadecimal(data))"
    }

    private static func supports(_ listed: Set<UInt8>) -> String {
        "supports " + (listed.isEmpty ? "nothing else" : hexadecimal(listed.sorted()))
    }

    // MARK: Trouble codes

    private static func codes(_ answer: ServiceAnswer, _ framing: VehicleBus.Framing, _ isWhole: Bool) -> [String] {
        let partial = answer.decodingErrors.compactMap { error -> ([UInt8], TroubleCodeList)? in
            guard let partial = error.partial else { return nil }
            return TroubleCodeList(partial, fault: error).map { (partial.bytes, $0) }
        }
        let whole = answer.payloads.flatMap { payload -> [String] in
            do throws(MessageDecodingError) {
                let list = try TroubleCodeList(payload, framing: framing, isLengthKnown: answer.isLengthKnown(payload))
                return list.fault == nil || isWhole ? codes(payload, list, tellsFault: true) : []
            } catch {
                return isWhole ? ["cannot be read: \(error.reason)"] : []
            }
        }
        return whole + (isWhole ? partial.flatMap { codes($0, $1, tellsFault: false) } : [])
    }

    private static func codes(_ payload: [UInt8], _ list: TroubleCodeList, tellsFault: Bool) -> [String] {
        guard let status = TroubleCode.Status.allCases.first(where: { $0.service + 0x40 == payload.first }) else {
            return []
        }
        let codes = list.codes.map { described($0) + " (\(status.rawValue))" }
        if let fault = list.fault { return codes + (tellsFault ? ["incomplete list: \(fault.reason)"] : []) }
        return (codes.isEmpty ? ["no \(status.rawValue) codes"] : codes)
            + (list.lacksCount ? ["list \(TroubleCodeList.countRemark)"] : [])
    }

    private static func described(_ code: TroubleCode) -> String {
        "\(code) \(TroubleCodeCatalogue.description(of: code))"
    }

    // MARK: Services 05 and 06

    private static func tests(_ payload: [UInt8], _ framing: VehicleBus.Framing, _ isWhole: Bool) -> [String] {
        do {
            if payload.count > 1, SupportBitmap.isBitmapPID(payload[1]) {
                let listed =
                    if payload[0] == 0x45 {
                        try OxygenSensorTest.supportedTests(payload)
                    } else if framing.isCAN {
                        try MonitorTest.supportedMonitors(payload)
                    } else {
                        try ComponentTest.supportedTests(payload)
                    }
                return [supports(listed)]
            }
            if payload[0] == 0x45 {
                let test = try OxygenSensorTest.decode(payload)
                return ["\(test.name): \(Format.fixed(test.value, 3)) \(test.unit)\(outcome(test.passed))"]
            }
            guard framing.isCAN else {
                let test = try ComponentTest.decode(payload)
                let limit = "\(test.limitIsMinimum ? "at least" : "at most") \(test.limit)"
                return ["component \(test.component): \(test.value), \(limit)\(outcome(test.passed))"]
            }
            return try MonitorTest.decode(payload).map { test in
                let digits = test.scaling?.digits ?? 0
                let limits = [("at least", test.minimum), ("at most", test.maximum)].compactMap { word, limit in
                    limit.map { "\(word) \(Format.fixed($0, digits))" }
                }
                return (["\(test.name): \(Format.fixed(test.value, digits)) \(test.unit)"] + limits)
                    .joined(separator: ", ") + outcome(test.passed)
            }
        } catch {
            return isWhole ? ["cannot be read: \(error.reason)"] : []
        }
    }

    private static func outcome(_ passed: Bool?) -> String { passed.map { $0 ? ", passed" : ", FAILED" } ?? "" }

    // MARK: Service 09

    private static func vehicleInformation(
        _ payloads: [[UInt8]], _ framing: VehicleBus.Framing, _ isWhole: Bool
    ) -> [String] {
        guard let type = payloads.first?.dropFirst().first else { return [] }
        // Outside CAN, odd types up to 09 give the message count of the next type, and each message has a number.
        let bodies = payloads.filter { $0.count > 3 && $0[1] == type }.map { $0[3...] }
        switch type {
        case 0x00:
            return (try? VehicleInformation.supportedTypes(payloads[0])).map { [supports($0)] } ?? []
        case 0x02:
            do {
                let vin = try VIN.decode(payloads)
                let check =
                    switch VehicleIdentity.checkDigit(of: vin) {
                    case .right: ""
                    case .wrong: ", wrong check digit"
                    case .notRequired: " (no check digit, as usual outside North America)"
                    }
                return ["VIN \(vin)" + check]
            } catch {
                return isWhole ? ["VIN cannot be read: \(error.reason)"] : []
            }
        case 0x04, 0x0A:
            guard isWhole || framing.isCAN, let text = text(bodies.flatMap { $0 }) else { return [] }
            return [(type == 0x04 ? "calibration " : "name ") + text]
        case 0x06:
            return isWhole || framing.isCAN ? ["calibration verification " + hexadecimal(bodies.flatMap { $0 })] : []
        default: return ["type \(hexadecimal([type])): " + hexadecimal(payloads.flatMap { $0.dropFirst(2) })]
        }
    }

    // MARK: Other services

    private static let services: [UInt8: String] = [
        0x04: "trouble codes cleared", 0x08: "control accepted", 0x10: "session changed", 0x11: "ECU reset accepted",
        0x14: "trouble codes cleared", 0x27: "security access", 0x28: "communication control accepted",
        0x2E: "written", 0x2F: "control accepted", 0x31: "routine control accepted", 0x3B: "written",
        0x3E: "tester present", 0x85: "trouble code setting changed",
    ]

    private static func accepted(_ payload: [UInt8]) -> String? {
        guard let first = payload.first, first >= 0x40 else { return nil }
        if first == 0x62, payload.count > 3 {
            let data = payload[3...]
            let words = text(Array(data)).map { " \"\($0)\"" } ?? ""
            return "DID \(hexadecimal(payload[1...2])): \(hexadecimal(data))\(words)"
        }
        return services[first - 0x40] ?? "service \(hexadecimal([first - 0x40])): positive response"
    }

    // MARK: Bytes

    /// The printable characters between the padding; nil if there is anything else, or too little text.
    private static func text(_ bytes: [UInt8]) -> String? {
        var characters = bytes[...]
        while let last = characters.last, last == 0 || last == 0x20 || last == 0xFF { characters.removeLast() }
        // Several texts of fixed length may follow each other.
        let printable = characters.drop { $0 == 0 }.map { $0 == 0 ? 0x20 : $0 }
        guard printable.count > 2, printable.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
        return String(decoding: printable, as: UTF8.self).split(separator: " ").joined(separator: " ")
    }

    private static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { byte in
            let digits = String(byte, radix: 16, uppercase: true)
            return digits.count < 2 ? "0" + digits : digits
        }.joined(separator: " ")
    }
}
