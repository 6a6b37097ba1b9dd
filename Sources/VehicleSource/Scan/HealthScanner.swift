package import ELM327
import Formats
package import OBD
import Telemetry
package import Transports

/// Reads what a vehicle reports about its own health.
package final class HealthScanner {
    let session: Session
    let progress: (String) -> Void
    let isQuick: Bool
    var scan: HealthScan

    /// - Parameters:
    ///   - isQuick: whether to request only MIL, codes and, on CAN, the VIN once, so that the scan is found with its
    ///     vehicle.
    ///   - vin: the VIN, if it is known already. A quick scan does not ask for it then.
    package init(
        session: Session, isQuick: Bool = false, vin: VIN? = nil, progress: @escaping (String) -> Void = { _ in }
    ) {
        self.session = session
        self.isQuick = isQuick
        self.progress = progress
        scan = HealthScan(adapter: HealthScan.Adapter(device: session.device))
        scan.isQuick = isQuick
        scan.vin = vin
    }

    /// Opens the adapter, finds the vehicle, and requests MIL and codes from all ECUs, then the other data about their
    /// health.
    ///
    /// Throws a problem if there is no vehicle to communicate with, or the transport's error.
    /// - Parameters:
    ///   - known: the profile of an earlier connection with this adapter.
    ///   - reopen: opens the port again, for adapters that drop the connection on a reset.
    package func run(known: LinkProfile? = nil, reopen: (() throws(TransportError) -> any Transport)? = nil)
        throws(VehicleError) -> HealthScan
    {
        scan.adapter.voltage = try session.openVehicle(known: known, reopen: reopen, progress: progress)
        return try VehicleError.widening(read())
    }

    private func describeLink() {
        scan.adapter.identity = session.identity
        scan.adapter.description = session.adapterDescription
        scan.bus = session.bus
        scan.framing = session.framing
    }

    /// Reads the same data over an open connection to the vehicle.
    package func read() throws(TransportError) -> HealthScan {
        describeLink()
        // A scan also finds ECUs that speak OBDonUDS beside classic ones.
        if !isQuick, session.udsECUs.isEmpty, session.headersShown { try session.findOBDonUDS() }
        for exchange in session.firstExchanges { keep(exchange) }
        var supported: [ECUAddress: Set<UInt8>] = [:]
        if !isQuick {
            progress("reading what the vehicle supports")
            supported = try VehicleFacts.supportedPIDs(session) { keep($0) }
        }
        // An ECU that refuses the list of PIDs may still report codes.
        var ecus = Set(session.firstAnswers.filter { !$0.payloads.isEmpty || $0.refusal != nil }.map(\.ecu))
            .union(supported.keys)

        progress("reading the check engine light")
        let status = try ask([0x01, PIDTable.monitorStatusPID], expected: ecus)
        progress("reading trouble codes")
        var codes: [(status: TroubleCode.Status, result: RequestResult)] = []
        let udsLists = session.udsECUs.isEmpty ? [] : try readUDSCodes()
        // An ECU may have the data identifiers of OBDonUDS, but its codes only in the classic services.
        let withoutList = session.udsECUs.subtracting((udsLists.first?.lists.codes ?? [:]).keys)
        for kind in TroubleCode.Status.allCases where session.speaksClassic || !withoutList.isEmpty {
            // Old vehicles do not support permanent codes. Their silence is not worth the time of a retry.
            let expected = kind == .permanent || !session.speaksClassic ? nil : ecus.subtracting(session.udsECUs)
            codes.append((kind, try ask([kind.service], expected: expected)))
        }
        var identity: (vin: VIN?, result: RequestResult)?
        if !isQuick {
            identity = try readIdentity()
            scan.vin = identity?.vin
        } else if scan.vin == nil, session.framing?.isCAN == true {
            // On slower buses the VIN's five messages take longer than all codes.
            var result = try session.request(VehicleInformation.request(VehicleInformation.InfoType.vin))
            keep(result)
            scan.vin = VehicleFacts.bestVIN(&result)
        }

        for result in [status] + codes.map(\.result) + [identity?.result].compactMap(\.self) {
            ecus.formUnion(result.answers.map(\.ecu))
        }
        for ecu in ecus.sorted() {
            // If no headers are shown, the responses of all ECUs arrive as those of one.
            let monitors =
                status.answers.first { $0.ecu == ecu }?.payloads.map {
                    MonitorStatus(CurrentData.data($0, pid: PIDTable.monitorStatusPID))
                } ?? []
            let known = monitors.compactMap(\.self)
            let isUDS = session.udsECUs.contains(ecu)
            scan.ecus.append(
                HealthScan.ECU(
                    address: ecu, confirmedCount: known.isEmpty ? nil : known.reduce(0) { $0 + $1.confirmedCount },
                    milOn: known.isEmpty
                        ? isUDS ? udsLight(ecu, udsLists) : nil : known.contains(where: \.milOn)))
            // An ECU that speaks OBDonUDS reports the light with each code, too.
            if monitors.isEmpty, isUDS, scan.ecus.last?.milOn != nil {
                scan.serviceOutcomes.append(HealthScan.ServiceOutcome(ecu: ecu, service: 0x01, outcome: .answered))
            } else {
                let fault = known.count < monitors.count ? MessageDecodingError("not four bytes") : nil
                cover(ecu, 0x01, status) { _ in (fault, nil) }
            }
            let isClassic = codes.contains { $0.result.answers.contains { $0.ecu == ecu && !$0.payloads.isEmpty } }
            if isUDS, !withoutList.contains(ecu) || !isClassic {
                for (kind, lists) in udsLists { cover(ecu, kind, lists) }
            } else {
                for (kind, result) in codes { cover(ecu, kind.service, result) { takeCodes($0, kind) } }
            }
            if let identity { cover(ecu, 0x09, identity.result) }
            explainDisagreement(ecu)
        }
        if isQuick { return scan }
        do {
            try readDetails()
        } catch {
            // The data read so far is worth more than what is missing.
            guard error.kind == .lost else { throw error }
            scan.interruption = error.text
        }
        return scan
    }

    @discardableResult
    func ask(_ request: [UInt8], expected: Set<ECUAddress>?) throws(TransportError) -> RequestResult {
        try session.requestPatiently(request, expected: expected) { keep($0) }
    }

    func keep(_ result: RequestResult) {
        for exchange in result.exchanges { keep(exchange) }
    }

    private func keep(_ exchange: RequestResult.Exchange) {
        let request = Hexadecimal.text(exchange.request)
        scan.answers.append(HealthScan.RawAnswer(request: request, answer: exchange.reply.raw))
        take(exchange.answers, of: exchange.request)
    }

    /// Stores complete payloads, and the whole records of a list of codes that is cut off. The response to a retry adds what
    /// the first one lacked.
    private func take(_ answers: [ServiceAnswer], of request: [UInt8]) {
        for answer in answers {
            let records =
                request.first == 0x19
                ? answer.decodingErrors.compactMap(\.partial).compactMap(UDSTroubleCode.wholeRecords) : []
            for bytes in answer.payloads + records {
                let payload = HealthScan.Payload(ecu: answer.ecu, request: request, bytes: bytes)
                if !scan.payloads.contains(payload) { scan.payloads.append(payload) }
            }
        }
    }

    /// Stores the codes in a response. Those in complete messages, and at the beginning of one that is cut off, are valid
    /// even if other parts of the response are damaged. Returns the reason why there may be more, and a remark on a list
    /// that is complete.
    private func takeCodes(_ answer: ServiceAnswer, _ status: TroubleCode.Status)
        -> (fault: MessageDecodingError?, remark: String?)
    {
        guard let framing = session.framing else { return (nil, nil) }
        var lists: [TroubleCodeList] = []
        var fault: MessageDecodingError?
        for payload in answer.payloads {
            do {
                lists.append(
                    try TroubleCodeList(payload, framing: framing, isLengthKnown: answer.isLengthKnown(payload)))
            } catch {
                fault = error
            }
        }
        lists += answer.decodingErrors.compactMap { error in
            error.partial.flatMap { TroubleCodeList($0, fault: error) }
        }
        for code in lists.flatMap(\.codes) {
            let found = HealthScan.FoundCode(code: code, status: status, ecu: answer.ecu)
            if !scan.troubleCodes.contains(found) { scan.troubleCodes.append(found) }
        }
        fault = fault ?? lists.lazy.compactMap(\.fault).first
        if fault == nil, answer.mayLackMessages, !lists.isEmpty, !isCountListed(answer.ecu, status) {
            fault = MessageDecodingError("a part of the response could not be read")
        }
        return (fault, lists.contains(where: \.lacksCount) ? TroubleCodeList.countRemark : nil)
    }

    /// Whether an ECU has listed as many confirmed codes as it counts, so that nothing is missing.
    private func isCountListed(_ ecu: ECUAddress, _ status: TroubleCode.Status) -> Bool {
        guard status == .confirmed, let count = scan.ecus.first(where: { $0.address == ecu })?.confirmedCount else {
            return false
        }
        return scan.listedCount(of: ecu) == count
    }

    /// Records the outcome of requesting one service from one ECU. `decode` returns an error in the response's content, and
    /// a remark on a response without one.
    func cover(
        _ ecu: ECUAddress, _ service: UInt8, _ result: RequestResult,
        decode: (ServiceAnswer) -> (fault: MessageDecodingError?, remark: String?) = { _ in (nil, nil) }
    ) {
        guard let answer = result.answers.first(where: { $0.ecu == ecu }) else {
            // A line that could not be read may have come from this ECU, and an error of the adapter does not mean that
            // the ECU is silent.
            let error = result.reply.messages.first {
                ![.noData, .searching, .ok, .busInitOK].contains($0)
            }
            let isBroken = result.unreadableLines > 0 || !result.reply.isComplete
            let reason =
                isBroken ? "the response could not be read" : error.map { "the adapter responded '\($0.text)'" }
            scan.serviceOutcomes.append(
                HealthScan.ServiceOutcome(
                    ecu: ecu, service: service, outcome: reason == nil ? .silent : .malformed, reason: reason))
            return
        }
        let (fault, remark) = decode(answer)
        let outcome: HealthScan.ServiceOutcome.Outcome
        var reason: String?
        if let error = fault ?? answer.decodingErrors.first {
            let hasCodes = scan.troubleCodes.contains { $0.ecu == ecu && $0.status.service == service }
            outcome = hasCodes ? .incomplete : .malformed
            reason = error.reason
        } else if !answer.payloads.isEmpty {
            outcome = .answered
            reason = remark
        } else {
            // A response that was announced and did not arrive is not a refusal.
            outcome = answer.refusal == .responsePending ? .silent : .refused
            reason = answer.refusal?.reason
        }
        scan.serviceOutcomes.append(
            HealthScan.ServiceOutcome(ecu: ecu, service: service, outcome: outcome, reason: reason))
    }

    /// Notes if an ECU counts more codes than it lists, or counts none and does not respond.
    private func explainDisagreement(_ ecu: ECUAddress) {
        guard let count = scan.ecus.last?.confirmedCount,
            let index = scan.serviceOutcomes.firstIndex(where: { $0.ecu == ecu && $0.service == 0x03 }),
            scan.serviceOutcomes[index].reason == nil
        else { return }
        let listed = scan.listedCount(of: ecu)
        if listed < count {
            scan.serviceOutcomes[index].reason = "counts \(count) in PID 01 but lists \(listed)"
        } else if scan.serviceOutcomes[index].outcome == .silent, count == 0 {
            scan.serviceOutcomes[index].reason = "counts none in PID 01"
        }
    }
}
