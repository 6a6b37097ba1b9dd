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
        /// The last result, for the ECUs that did not respond.
        var last: RequestResult?
        /// The groups from which codes came.
        var groups: Set<UDSTroubleCode.FunctionalGroup> = []
        var time: Instant?
    }

    let session: Session
    let ecus: Set<ECUAddress>
    /// Receives the result of every attempt.
    var attempts: (RequestResult) -> Void = { _ in }

    private typealias Request = (bytes: [UInt8], group: UDSTroubleCode.FunctionalGroup?)

    /// Returns the pending and confirmed codes, by their status.
    /// - Parameter isThorough: whether to ask for the codes of all of the vehicle's diagnostics as well; otherwise only
    ///   the ECUs without emission-related ones are asked for them.
    func current(isThorough: Bool) throws(TransportError) -> Lists {
        let wanted: UDSCodeStatus = [.pending, .confirmed]
        var requests: [Request] = [
            (UDSTroubleCode.request(wanted), .emissions),
            (UDSTroubleCode.request(wanted, severities: UDSTroubleCode.anySeverity), .emissions),
            (UDSTroubleCode.request(.confirmed), .emissions),
            (UDSTroubleCode.request(wanted, group: .vehicle, severities: UDSTroubleCode.anySeverity), .vehicle),
            (UDSTroubleCode.plainRequest(wanted), nil),
        ]
        var lists = try read(requests)
        // An ECU that lists only confirmed codes by this mask has to be asked for the pending ones in the same way.
        let apart = requests[2].bytes
        if lists.answeredBy.contains(apart) {
            requests = [(UDSTroubleCode.request(.pending), .emissions)]
            add(try read(requests).lists, to: &lists.lists)
        }
        if isThorough, !lists.lists.groups.contains(.vehicle) {
            let vehicle = UDSTroubleCode.request(wanted, group: .vehicle, severities: UDSTroubleCode.anySeverity)
            add(try read([(vehicle, .vehicle)], isExpected: false).lists, to: &lists.lists)
        }
        return lists.lists
    }

    /// Returns the permanent codes.
    /// - Parameter known: the codes that each ECU reported by status.
    func permanent(known: [ECUAddress: [UDSTroubleCode]], groups: Set<UDSTroubleCode.FunctionalGroup>)
        throws(TransportError) -> Lists
    {
        var requests: [Request] = [(UDSTroubleCode.permanentRequest(), .emissions)]
        if groups == [.vehicle] { requests.append((UDSTroubleCode.permanentRequest(.vehicle), .vehicle)) }
        return try read(requests, known: known, isExpected: false).lists
    }

    private func add(_ more: Lists, to lists: inout Lists) {
        for (ecu, codes) in more.codes where !codes.isEmpty || lists.codes[ecu] == nil {
            let have = Set(lists.codes[ecu, default: []].map(\.bytes))
            lists.codes[ecu, default: []] += codes.filter { !have.contains($0.bytes) }
            lists.failed[ecu] = nil
        }
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
            for answer in result.answers where missing.contains(answer.ecu) {
                do throws(MessageDecodingError) {
                    if let error = answer.decodingErrors.first { throw error }
                    guard !answer.payloads.isEmpty else { throw MessageDecodingError("") }
                    let bytes = Set(known[answer.ecu, default: []].map(\.bytes))
                    var codes: [UDSTroubleCode] = []
                    for payload in answer.payloads { codes += try UDSTroubleCode.decode(payload, known: bytes).codes }
                    lists.codes[answer.ecu] = codes
                    lists.failed[answer.ecu] = nil
                    lists.time = result.time
                    answeredBy.insert(request.bytes)
                    if let group = request.group { lists.groups.insert(group) }
                } catch {
                    var failed = answer
                    if !answer.payloads.isEmpty { failed.decodingErrors = [error] }
                    lists.failed[answer.ecu] = failed
                }
            }
        }
        return (lists, answeredBy)
    }
}
