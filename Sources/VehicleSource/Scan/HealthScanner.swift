package import ELM327
package import OBD
import Telemetry
package import Transports

/// Reads what a vehicle says of its own health.
package final class HealthScanner {
    let session: Session
    let progress: (String) -> Void
    private let isQuick: Bool
    var scan: HealthScan

    /// - Parameter isQuick: ask for MIL and codes only.
    package init(session: Session, isQuick: Bool = false, progress: @escaping (String) -> Void = { _ in }) {
        self.session = session
        self.isQuick = isQuick
        self.progress = progress
        scan = HealthScan(adapter: HealthScan.Adapter(device: session.device))
        scan.isQuick = isQuick
    }

    /// Opens the adapter, finds the vehicle, and asks all its ECUs for MIL and codes, then for all else that they say
    /// of their health.
    ///
    /// Throws a problem where there is no vehicle to talk to, and the transport's error.
    /// - Parameters:
    ///   - known: from an earlier connection with this adapter.
    ///   - reopen: opens the port anew, for adapters that drop the connection when they are reset.
    package func run(known: LinkProfile? = nil, reopen: (() throws(TransportError) -> any Transport)? = nil)
        throws(VehicleError) -> HealthScan
    {
        scan.adapter.voltage = try session.openVehicle(known: known, reopen: reopen, progress: progress)
        return try VehicleError.widening(read())
    }

    /// The same over a connection with the vehicle that is there already.
    package func read() throws(TransportError) -> HealthScan {
        scan.adapter.identity = session.identity
        scan.adapter.description = session.adapterDescription
        (scan.bus, scan.framing) = (session.bus, session.framing)
        scan.answers.append(HealthScan.RawAnswer(request: "0100", answer: session.firstReply.raw))

        take(session.firstAnswers, of: [0x01, 0x00])
        var supported: [ECUAddress: Set<UInt8>] = [:]
        if !isQuick {
            progress("reading what the vehicle supports")
            supported = try VehicleFacts.supportedPIDs(session) { keep($0, $1) }
        }
        // Who refuses the list of PIDs may tell codes all the same.
        var ecus = Set(session.firstAnswers.filter { !$0.payloads.isEmpty || $0.refusal != nil }.map(\.ecu))
            .union(supported.keys)

        progress("reading the check engine light")
        let status = try ask([0x01, PIDTable.monitorStatusPID], expected: ecus)
        progress("reading trouble codes")
        var codes: [(status: TroubleCode.Status, result: RequestResult)] = []
        for kind in TroubleCode.Status.allCases {
            // Old vehicles know no permanent codes: their silence is not worth the time of a second question.
            codes.append((kind, try ask([kind.service], expected: kind == .permanent ? nil : ecus)))
        }
        var identity: (vin: VIN?, result: RequestResult)?
        if !isQuick {
            identity = try readIdentity()
            scan.vin = identity?.vin
        }

        for result in [status] + codes.map(\.result) + [identity?.result].compactMap(\.self) {
            ecus.formUnion(result.answers.map(\.ecu))
        }
        for ecu in ecus.sorted() {
            // Where headers are not shown, the answers of all ECUs come as one's.
            let monitors =
                status.answers.first { $0.ecu == ecu }?.payloads.map {
                    MonitorStatus(CurrentData.data($0, pid: PIDTable.monitorStatusPID))
                } ?? []
            let known = monitors.compactMap(\.self)
            scan.ecus.append(
                HealthScan.ECU(
                    address: ecu, confirmedCount: known.isEmpty ? nil : known.reduce(0) { $0 + $1.confirmedCount },
                    milOn: known.isEmpty ? nil : known.contains(where: \.milOn)))
            cover(ecu, 0x01, status) { _ in known.count < monitors.count ? MessageDecodingError("not four bytes") : nil
            }
            for (kind, result) in codes { cover(ecu, kind.service, result) { takeCodes($0, kind) } }
            if let identity { cover(ecu, 0x09, identity.result) { _ in nil } }
            explainDisagreement(ecu)
        }
        if isQuick { return scan }
        do {
            try readDetails()
        } catch {
            // What was read is worth more than what is missing.
            guard error.kind == .lost else { throw error }
            scan.interruption = error.message
        }
        return scan
    }

    @discardableResult
    func ask(_ request: [UInt8], expected: Set<ECUAddress>?) throws(TransportError) -> RequestResult {
        try session.requestPatiently(request, expected: expected) { keep(request, $0) }
    }

    func keep(_ request: [UInt8], _ result: RequestResult) {
        scan.answers.append(HealthScan.RawAnswer(request: Hexadecimal.text(request), answer: result.reply.raw))
        take(result.answers, of: request)
    }

    /// Keeps what is whole; an answer to a second question adds what the first did not bring.
    private func take(_ answers: [ServiceAnswer], of request: [UInt8]) {
        for answer in answers {
            for bytes in answer.payloads {
                let payload = HealthScan.Payload(ecu: answer.ecu, request: request, bytes: bytes)
                if !scan.payloads.contains(payload) { scan.payloads.append(payload) }
            }
        }
    }

    /// Takes the codes out of an answer; returns what is wrong with it. Codes of the whole messages of an answer that
    /// is broken elsewhere are real.
    private func takeCodes(_ answer: ServiceAnswer, _ status: TroubleCode.Status) -> MessageDecodingError? {
        guard let framing = session.framing else { return nil }
        var fault: MessageDecodingError?
        for payload in answer.payloads {
            do {
                for code in try TroubleCode.decode(payload, framing: framing) {
                    let found = HealthScan.FoundCode(code: code, status: status, ecu: answer.ecu)
                    if !scan.troubleCodes.contains(found) { scan.troubleCodes.append(found) }
                }
            } catch {
                fault = error
            }
        }
        return fault
    }

    /// Records what came of asking one ECU for one service; `decode` returns what is wrong with an answer's content.
    private func cover(
        _ ecu: ECUAddress, _ service: UInt8, _ result: RequestResult, decode: (ServiceAnswer) -> MessageDecodingError?
    ) {
        guard let answer = result.answers.first(where: { $0.ecu == ecu }) else {
            // A line that nobody can read may have been this one's, and an error of the adapter is no silence of the ECU.
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
        let fault = answer.payloads.isEmpty ? nil : decode(answer)
        let outcome: HealthScan.ServiceOutcome.Outcome
        var reason: String?
        if let decodingError = fault ?? answer.decodingErrors.first {
            outcome = .malformed
            reason = decodingError.reason
        } else if !answer.payloads.isEmpty {
            outcome = .answered
        } else {
            // A promise that was not kept is no refusal.
            outcome = answer.refusal == .responsePending ? .silent : .refused
            reason = answer.refusal?.reason
        }
        scan.serviceOutcomes.append(
            HealthScan.ServiceOutcome(ecu: ecu, service: service, outcome: outcome, reason: reason))
    }

    /// An ECU that counts codes and does not list them, or stays silent where it counts none, deserves a word.
    private func explainDisagreement(_ ecu: ECUAddress) {
        guard let count = scan.ecus.last?.confirmedCount,
            let index = scan.serviceOutcomes.firstIndex(where: { $0.ecu == ecu && $0.service == 0x03 }),
            scan.serviceOutcomes[index].reason == nil
        else { return }
        let listed = scan.troubleCodes.filter { $0.ecu == ecu && $0.status == .confirmed }.count
        if listed < count {
            scan.serviceOutcomes[index].reason = "counts \(count) in PID 01 but lists \(listed)"
        } else if scan.serviceOutcomes[index].outcome == .silent, count == 0 {
            scan.serviceOutcomes[index].reason = "counts none in PID 01"
        }
    }
}
