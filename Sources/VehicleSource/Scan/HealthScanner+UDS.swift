import ELM327
import OBD
import Transports

/// The requests of a scan that only OBDonUDS has (SAE J1979-2).
extension HealthScanner {
    typealias UDSLists = [(status: TroubleCode.Status, lists: UDSCodeReader.Lists)]

    /// The number of codes whose frames and further data are read.
    private static let codeLimit = 16
    /// The number of readiness groups that are asked for. Their numbers are not public; they begin at 1.
    private static let groupLimit: UInt8 = 32
    /// After so many readiness groups in a row without response there are no more.
    private static let groupMisses = 2
    private static let extendedRecordLimit = 4
    /// The number of frames of one code that are read.
    private static let recordLimit = 4

    /// Reads the trouble codes of the ECUs that speak OBDonUDS.
    func readUDSCodes() throws(TransportError) -> UDSLists {
        let reader = UDSCodeReader(session: session, ecus: session.udsECUs) { self.keep($0) }
        let current = try reader.current(isThorough: !isQuick)
        let permanent = try reader.permanent(known: current.codes, groups: current.groups)
        for ecu in session.udsECUs.sorted() {
            for code in current.read(ecu) ?? [] { for status in code.statuses { add(code, status, ecu) } }
            for code in permanent.read(ecu) ?? [] { add(code, .permanent, ecu) }
        }
        return [(.confirmed, current), (.pending, current), (.permanent, permanent)]
    }

    private func add(_ code: UDSTroubleCode, _ status: TroubleCode.Status, _ ecu: ECUAddress) {
        guard let code = code.written?.code else { return }
        let found = HealthScan.FoundCode(code: code, status: status, ecu: ecu)
        if !scan.troubleCodes.contains(found) { scan.troubleCodes.append(found) }
    }

    /// Returns whether an ECU without PID 01 commands the check engine light on, by the status of its codes; nil if its
    /// list does not tell.
    func udsLight(_ ecu: ECUAddress, _ lists: UDSLists) -> Bool? {
        guard let lists = lists.first?.lists, let codes = lists.read(ecu) else { return nil }
        let isOn = codes.contains { $0.status.contains(.warningIndicatorRequested) }
        return isOn || lists.damaged[ecu] == nil ? isOn : nil
    }

    /// Records the outcome of requesting a list of codes from an ECU that speaks OBDonUDS, under the number of the classic
    /// service for the same list.
    func cover(_ ecu: ECUAddress, _ kind: TroubleCode.Status, _ lists: UDSCodeReader.Lists) {
        if let error = lists.damaged[ecu] {
            scan.serviceOutcomes.append(
                HealthScan.ServiceOutcome(
                    ecu: ecu, service: kind.service, outcome: lists.read(ecu) == nil ? .malformed : .incomplete,
                    reason: error.reason))
        } else if lists.codes[ecu] != nil {
            scan.serviceOutcomes.append(
                HealthScan.ServiceOutcome(ecu: ecu, service: kind.service, outcome: .answered))
        } else if var result = lists.last {
            result.answers = lists.failed[ecu].map { [$0] } ?? []
            cover(ecu, kind.service, result)
        }
    }

    // MARK: Details

    func readUDSDetails() throws(TransportError) {
        try readFramesAndRecords()
        try readCodeReadiness()
        try readExtendedData()
    }

    private func readFramesAndRecords() throws(TransportError) {
        let codes = scan.udsCodes
        guard !codes.isEmpty else { return }
        progress("reading freeze frames")
        var asked: Set<[UInt8]> = []
        var records: Set<UInt8> = []
        var list: [(code: [UInt8], record: UInt8)]?
        for found in codes where asked.count < Self.codeLimit && asked.insert(found.code.bytes).inserted {
            let bytes = found.code.bytes
            let all = try ask(UDSFreezeFrame.request(bytes), expected: nil)
            // Some ECUs know the records only one by one, and a record that cannot be split hides those after it.
            if !Self.areWhole(all) {
                if list == nil { list = try frameList() }
                for record in Self.records(of: bytes, in: list ?? []) {
                    try ask(UDSFreezeFrame.request(bytes, record: record), expected: nil)
                }
            }
            let extended = try ask([0x19, 0x06] + bytes + [UDSFreezeFrame.allRecords], expected: nil)
            for payload in extended.answers.flatMap(\.payloads) where payload.count > 6 { records.insert(payload[6]) }
        }
        for record in records.sorted().prefix(Self.extendedRecordLimit) {
            try ask([0x19, 0x1A, record], expected: nil)
        }
    }

    private func frameList() throws(TransportError) -> [(code: [UInt8], record: UInt8)] {
        try ask(UDSFreezeFrame.listRequest, expected: nil).answers.flatMap(\.payloads).flatMap(UDSFreezeFrame.list)
    }

    /// The records to ask for one by one: those that an ECU lists for the code, or else the usual ones.
    private static func records(of code: [UInt8], in list: [(code: [UInt8], record: UInt8)]) -> [UInt8] {
        let own = Set(list.filter { $0.code == code }.map(\.record)).sorted()
        return own.isEmpty
            ? [UDSFreezeFrame.firstRecord, UDSFreezeFrame.latestRecord] : Array(own.prefix(recordLimit))
    }

    private static func areWhole(_ result: RequestResult) -> Bool {
        let payloads = result.answers.flatMap { answer in answer.payloads.map { (answer.ecu, $0) } }
        return !payloads.isEmpty
            && payloads.allSatisfy { ecu, payload in
                do { return try UDSFreezeFrame.decode(payload, ecu: ecu).isWhole } catch { return false }
            }
    }

    private func readCodeReadiness() throws(TransportError) {
        progress("reading the readiness of each code")
        var misses = 0
        for group in 1...Self.groupLimit where misses < Self.groupMisses {
            let answers = try ask(
                [0x19, 0x56, UDSTroubleCode.FunctionalGroup.emissions.rawValue, group], expected: nil
            )
            .answers
            misses = answers.contains { !$0.payloads.isEmpty } ? 0 : misses + 1
        }
    }

    /// Reads the data that has no classic counterpart. Its meaning is not public, so that it is kept as bytes.
    private func readExtendedData() throws(TransportError) {
        let group = OBDonUDS.extendedGroup
        progress("reading live values")
        let first = try ask([0x22, group, 0x00], expected: nil).answers
        let listed = try SupportedNumbers.follow(
            from: first,
            decode: { payload, base in
                payload.starts(with: [0x62, group, base])
                    ? SupportBitmap.decode(payload.dropFirst(3).prefix(4), base: base) : nil
            },
            ask: { base, ecus throws(TransportError) in try ask([0x22, group, base], expected: ecus).answers })
        let numbers = listed.values.reduce(into: Set<UInt8>()) { $0.formUnion($1) }
        for number in numbers.sorted() where !SupportBitmap.isBitmapPID(number) {
            try ask([0x22, group, number], expected: nil)
        }
    }
}
