package import OBD
import Telemetry
package import Transports

/// ECUs that speak OBDonUDS (SAE J1979-2) instead of the classic services.
extension Session {
    /// Whether an ECU speaks the classic services.
    package var speaksClassic: Bool {
        udsECUs.isEmpty || firstAnswers.contains { !$0.payloads.isEmpty && !udsECUs.contains($0.ecu) }
    }

    /// Returns the dialect of the ECU that a PID is taken from.
    /// - Parameter ecu: nil if it is not known.
    package func dialect(of ecu: ECUAddress?) -> OBDonUDS.Dialect {
        if udsECUs.isEmpty { return .classic }
        guard speaksClassic else { return .onUDS }
        guard let ecu = ecu ?? firstAnswers.first(where: { !$0.payloads.isEmpty })?.ecu else { return .classic }
        return udsECUs.contains(ecu) ? .onUDS : .classic
    }

    /// Whether no ECU of the engine has answered `01 00`, as far as that is known.
    var isEngineMissing: Bool {
        !firstAnswers.contains { !$0.payloads.isEmpty && ($0.ecu.role == .engine || $0.ecu == .unknown) }
    }

    /// Looks for ECUs that speak only OBDonUDS, on a CAN bus that is set up, and adds them to those known. An ECU that
    /// answers the classic services is read by these. Returns whether there are any.
    /// - Parameter known: the ECUs that spoke OBDonUDS in an earlier connection, which shortens the search.
    @discardableResult
    package func findOBDonUDS(known: Set<ECUAddress> = []) throws(TransportError) -> Bool {
        guard framing?.isCAN == true else { return false }
        let classic = Set(firstAnswers.filter { !$0.payloads.isEmpty }.map(\.ecu))
        let request: [UInt8] = [0x01, 0x00]
        guard let bitmap = OBDonUDS.request(request) else { return false }
        var found: Set<ECUAddress> = []
        if known.isEmpty {
            let identified = try firstAsked(OBDonUDS.protocolRequest)
            // An identifier that an ECU has for something else would have no data or other ones.
            found = Set(identified.answers.filter { $0.payloads.contains { $0.count >= 4 } }.map(\.ecu))
                .subtracting(classic)
        }
        // An ECU may answer one of the two only. Where the engine speaks a classic dialect, the first is enough.
        if found.isEmpty, known.isEmpty, !isEngineMissing { return false }
        let lists = try firstAsked(bitmap)
        found.formUnion(
            lists.answers.filter { !classic.contains($0.ecu) && $0.payloads.contains(where: Self.isList) }.map(\.ecu))
        guard !found.isEmpty else { return false }
        udsECUs = found
        var answers = OBDonUDSAnswers.translated(lists, request: request, of: found).answers
        for ecu in found where !answers.contains(where: { $0.ecu == ecu }) { answers.append(ServiceAnswer(ecu: ecu)) }
        firstAnswers = (firstAnswers.filter { !found.contains($0.ecu) } + answers).sorted { $0.ecu < $1.ecu }
        if classic.isEmpty { firstReply = lists.reply }
        adapter.link.note("OBDonUDS: \(found.sorted().map(\.description).joined(separator: ", "))")
        adapter.link.enter(.polling)
        return true
    }

    /// Whether a response to 22 F400 lists identifiers.
    private static func isList(_ payload: [UInt8]) -> Bool {
        guard let classic = OBDonUDS.classic(payload, request: [0x01, 0x00]) else { return false }
        return SupportBitmap.decode(classic.dropFirst(2), base: 0)?.isEmpty == false
    }

    /// Sends a request while the vehicle is being found; repeated while an ECU announces a response or is busy.
    private func firstAsked(_ request: [UInt8]) throws(TransportError) -> RequestResult {
        let spoken = udsECUs
        // Not to be translated.
        udsECUs = []
        defer { udsECUs = spoken }
        var result = try requestPatiently(request, expected: nil) { firstExchanges += $0.exchanges }
        guard result.answers.isEmpty, !result.reply.lines.isEmpty, headersShown, firstAnswers.isEmpty else {
            return result
        }
        // The adapter may ignore that headers are on.
        headersIgnored = true
        let found = answers(in: result.reply, to: request)
        result.answers = found.answers
        result.unreadableLines = found.unreadable
        if result.answers.allSatisfy(\.payloads.isEmpty) { headersIgnored = false }
        firstExchanges.append(RequestResult.Exchange(request: request, answers: result.answers, reply: result.reply))
        return result
    }
}

/// Responses of OBDonUDS in terms of the classic services.
enum OBDonUDSAnswers {
    /// Returns the responses of some ECUs with their payloads translated. One that cannot be translated counts as
    /// malformed.
    /// - Parameter request: the classic request.
    static func translated(
        _ answers: [ServiceAnswer], request: [UInt8], of ecus: Set<ECUAddress>
    ) -> [ServiceAnswer] {
        answers.filter { ecus.contains($0.ecu) }.map { answer in
            var translated = answer
            translated.payloads = []
            for payload in answer.payloads {
                if let classic = OBDonUDS.classic(payload, request: request) {
                    translated.payloads.append(classic)
                } else {
                    translated.decodingErrors.append(
                        MessageDecodingError("the data identifiers do not fit the request"))
                }
            }
            return translated
        }
    }

    static func translated(_ result: RequestResult, request: [UInt8], of ecus: Set<ECUAddress>) -> RequestResult {
        var result = result
        result.answers = translated(result.answers, request: request, of: ecus)
        return result
    }
}
