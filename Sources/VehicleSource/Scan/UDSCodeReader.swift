import ELM327
import OBD
import Telemetry
import Transports

/// Requests the trouble codes of ECUs that speak OBDonUDS. Not every ECU knows each of the requests that public
/// descriptions name, and an ECU that does not know one may be silent, so they are tried in turn.
struct UDSCodeReader {
    /// What the ECUs responded to the requests for one kind of list.
    struct Lists {
        /// The codes of the ECUs that responded with a list.
        var codes: [ECUAddress: [UDSTroubleCode]] = [:]
        /// The last response of the ECUs that did not.
        var failed: [ECUAddress: ServiceAnswer] = [:]
        /// Why a part of an ECU's list may be missing.
        var damaged: [ECUAddress: MessageDecodingError] = [:]
        /// What arrived of the lists that are cut off.
        var partial: [ECUAddress: [UDSTroubleCode]] = [:]
        /// The last result, for the ECUs that did not respond.
        var last: RequestResult?
        /// The groups from which codes came.
        var groups: Set<UDSTroubleCode.FunctionalGroup> = []
        var time: Instant?

        /// The codes of an ECU that were read; nil if there is no list, nor a part of one.
        func read(_ ecu: ECUAddress) -> [UDSTroubleCode]? {
            guard let more = partial[ecu] else { return codes[ecu] }
            let have = codes[ecu, default: []]
            return have + more.filter { code in !have.contains { $0.bytes == code.bytes } }
        }
    }

    let session: Session
    let ecus: Set<ECUAddress>
    /// Receives the result of every attempt.
    var attempts: (RequestResult) -> Void = { _ in }

    /// `isWhole` is whether a list contains all codes that any of the other requests would bring.
    private typealias Request = (bytes: [UInt8], group: UDSTroubleCode.FunctionalGroup?, isWhole: Bool)

    /// Returns the pending and confirmed codes, by their status.
    /// - Parameter isThorough: whether to ask for the codes of all of the vehicle's diagnostics as well; otherwise only
    ///   the ECUs without emission-related ones are asked for them.
    func current(isThorough: Bool) throws(TransportError) -> Lists {
        let wanted: UDSCodeStatus = [.pending, .confirmed]
        var requests: [Request] = [
            (UDSTroubleCode.request(wanted), .emissions, true),
            (UDSTroubleCode.request(wanted, severities: UDSTroubleCode.anySeverity), .emissions, true),
            (UDSTroubleCode.request(.confirmed), .emissions, false),
            (UDSTroubleCode.request(wanted, group: .vehicle, severities: UDSTroubleCode.anySeverity), .vehicle, false),
            (UDSTroubleCode.plainRequest(wanted), nil, true),
        ]
        var lists = try read(requests)
        // An ECU that lists only confirmed codes by this mask has to be asked for the pending ones in the same way.
        let apart = requests[2].bytes
        if lists.answeredBy.contains(apart) {
            requests = [(UDSTroubleCode.request(.pending), .emissions, false)]
            add(try read(requests).lists, to: &lists.lists)
        }
        if isThorough, !lists.lists.groups.contains(.vehicle) {
            let vehicle = UDSTroubleCode.request(wanted, group: .vehicle, severities: UDSTroubleCode.anySeverity)
            add(try read([(vehicle, .vehicle, false)], isExpected: false).lists, to: &lists.lists)
        }
        return lists.lists
    }

    /// Returns the permanent codes.
    /// - Parameter known: the codes that each ECU reported by status.
    func permanent(known: [ECUAddress: [UDSTroubleCode]], groups: Set<UDSTroubleCode.FunctionalGroup>)
        throws(TransportError) -> Lists
    {
        var requests: [Request] = [(UDSTroubleCode.permanentRequest(), .emissions, true)]
        if groups == [.vehicle] { requests.append((UDSTroubleCode.permanentRequest(.vehicle), .vehicle, false)) }
        return try read(requests, known: known, isExpected: false).lists
    }

    private func add(_ more: Lists, to lists: inout Lists) {
        for (ecu, codes) in more.codes where !codes.isEmpty || lists.codes[ecu] == nil {
            let have = Set(lists.codes[ecu, default: []].map(\.bytes))
            lists.codes[ecu, default: []] += codes.filter { !have.contains($0.bytes) }
            lists.failed[ecu] = nil
        }
        for (ecu, error) in more.damaged where lists.damaged[ecu] == nil { lists.damaged[ecu] = error }
        for (ecu, codes) in more.partial { lists.partial[ecu, default: []] += codes }
        if more.codes.values.contains(where: { !$0.isEmpty }) { lists.groups.formUnion(more.groups) }
    }

    private func read(
        _ requests: [Request], known: [ECUAddress: [UDSTroubleCode]] = [:], isExpected: Bool = true
    ) throws(TransportError) -> (lists: Lists, answeredBy: Set<[UInt8]>) {
        var lists = Lists()
        var answeredBy: Set<[UInt8]> = []
        for (index, request) in requests.enumerated() {
            let missing = ecus.subtracting(lists.codes.keys)
            guard !missing.isEmpty else { break }
            let expected = isExpected && index == 0 ? missing : nil
            let result = try session.requestPatiently(request.bytes, expected: expected, attempts: attempts)
            lists.last = result
            for ecu in missing {
                guard let answer = result.answers.first(where: { $0.ecu == ecu }) else {
                    if result.isDamaged, lists.damaged[ecu] == nil { lists.damaged[ecu] = Self.lost }
                    continue
                }
                do throws(MessageDecodingError) {
                    guard let codes = try self.codes(answer, known: known[ecu, default: []]) else {
                        lists.failed[ecu] = answer
                        continue
                    }
                    lists.codes[ecu] = codes
                    lists.failed[ecu] = nil
                    if answer.mayLackMessages {
                        lists.damaged[ecu] = Self.lost
                    } else if request.isWhole {
                        lists.damaged[ecu] = nil
                        lists.partial[ecu] = nil
                    }
                    lists.time = result.time
                    answeredBy.insert(request.bytes)
                    if let group = request.group { lists.groups.insert(group) }
                } catch {
                    // The list of another request may be shorter, so that it does not make up for this one.
                    lists.damaged[ecu] = error
                    let partial = Self.partial(answer)
                    if !partial.isEmpty { lists.partial[ecu, default: []] += partial }
                    var failed = answer
                    if !answer.payloads.isEmpty { failed.decodingErrors = [error] }
                    lists.failed[ecu] = failed
                }
            }
        }
        return (lists, answeredBy)
    }

    private static let lost = MessageDecodingError("a part of the response could not be read")

    /// Returns the codes in a response; nil if it is negative.
    private func codes(_ answer: ServiceAnswer, known: [UDSTroubleCode]) throws(MessageDecodingError)
        -> [UDSTroubleCode]?
    {
        if let error = answer.decodingErrors.first { throw error }
        guard !answer.payloads.isEmpty else { return nil }
        let bytes = Set(known.map(\.bytes))
        var codes: [UDSTroubleCode] = []
        for payload in answer.payloads { codes += try UDSTroubleCode.decode(payload, known: bytes).codes }
        return codes
    }

    private static func partial(_ answer: ServiceAnswer) -> [UDSTroubleCode] {
        answer.decodingErrors.compactMap(\.partial).compactMap(UDSTroubleCode.wholeRecords).flatMap {
            payload -> [UDSTroubleCode] in
            do { return try UDSTroubleCode.decode(payload).codes } catch { return [] }
        }
    }
}
