package import OBD
package import Telemetry
import Transports

/// Finding the vehicle.
///
/// Protocols are only tried (AT TP), never set with AT SP, which writes them to the adapter's memory regardless of AT
/// M.
extension Session {
    /// The time after which no new request is sent, in seconds. It is longer than any adapter searches, and leaves time
    /// for the rest to end within 30 s.
    private static let connectSeconds = 25.0

    /// Finds the vehicle on the known bus or, if that fails or no bus is known, by a search. Gives up within 30 s.
    ///
    /// Throws a problem of step `power`, `bus` or `ecu`, or the transport's error.
    /// - Parameters:
    ///   - known: the bus of an earlier connection.
    ///   - udsECUs: the ECUs that spoke OBDonUDS then.
    package func connect(voltage: Double?, known: VehicleBus? = nil, udsECUs: Set<ECUAddress> = [])
        throws(VehicleError)
    {
        if let reply = try VehicleError.widening(search(known, udsECUs)) {
            throw .connection(
                isJ1939 && !isInterface
                    ? SourceError(.isJ1939)
                    : .noVehicle(reply, voltage: voltage, tried: adapter.transport.silence))
        }
    }

    /// Searches for the vehicle. Returns the last reply if none was found; nil if one was.
    private func search(_ known: VehicleBus?, _ knownUDS: Set<ECUAddress>) throws(TransportError) -> Reply? {
        adapter.link.enter(.searching)
        udsECUs = []
        firstAnswers = []
        firstExchanges = []
        isJ1939 = false
        searchEnd = now.advanced(bySeconds: Self.connectSeconds)
        if let known, try tell("ATTP\(known.elmNumber)") {
            bus = known
            framing = known.framing
            if try isAnswered(askFirst(), known: knownUDS) { return nil }
        }
        try searchAllProtocols()
        var reply = try askFirst()
        if reply.messages.contains(where: \.needsSetup) {
            try forgiveFault()
            try searchAllProtocols()
            reply = try askFirst()
        }
        if reply.contains(.unableToConnect), now < searchEnd, try connectByNumber() { return nil }
        if reply.contains(.noData) || isJ1939, now < searchEnd {
            let number = try text("ATDPN")
            bus = VehicleBus(adapterNumber: number)
            framing = bus?.framing
            let name = J1939.needsName(number: number) ? try text("ATDP") : nil
            isJ1939 = isJ1939 || J1939.isNamed(number: number, name: name)
            if isJ1939 { return try connectBesideJ1939(reply) ? nil : reply }
            // An ECU that speaks only OBDonUDS acknowledges the frame of 01 00 and does not respond.
            if try findOBDonUDS() { return nil }
        }
        for _ in 0..<2 where Self.deservesAnother(reply) && now < searchEnd {
            // The ECUs may just be slower than the timeout. The longer one is kept, since it costs time only if nothing
            // responds.
            if reply.contains(.noData) { try setTimeout(.max) }
            reply = try askFirst()
        }
        let number = try text("ATDPN")
        bus = VehicleBus(adapterNumber: number)
        if bus == nil {
            let name = try text("ATDP")
            bus = VehicleBus(adapterName: name)
            isJ1939 = isJ1939 || J1939.isNamed(number: number, name: name)
        }
        if isJ1939 { return try connectBesideJ1939(reply) ? nil : reply }
        for attempt in 1...2 {
            framing = bus?.framing
            if bus == nil { (framing, bus) = VehicleBus.shown(by: reply) }
            if try isAnswered(reply, known: []) { return nil }
            // The reply had lines that could not be read, perhaps because of a fault on the line.
            guard attempt == 1, !reply.lines.isEmpty, now < searchEnd else { break }
            reply = try askFirst()
        }
        // The frame may have been acknowledged by ECUs that use the other identifiers, and some adapters do not tell the
        // bus that they found.
        if reply.contains(.noData), bus?.framing.isCAN ?? true, try connectByNumber(besides: bus) { return nil }
        return reply
    }

    /// Takes the reply to `01 00` on the bus that is set. Returns whether an ECU responds to it or speaks OBDonUDS.
    /// - Parameter known: the ECUs that spoke OBDonUDS in an earlier connection.
    private func isAnswered(_ reply: Reply, known: Set<ECUAddress>) throws(TransportError) -> Bool {
        guard takeFirstAnswers(reply) else {
            guard reply.contains(.noData), !known.isEmpty else { return false }
            return try findOBDonUDS(known: known)
        }
        let isRefused = firstAnswers.allSatisfy { $0.payloads.isEmpty && $0.refusal?.asksForPatience == false }
        if isRefused, try findOBDonUDS() { return true }
        try awaitFirstAnswers()
        // In a car with both dialects the engine's ECU is the one that matters.
        if !isRefused, isEngineMissing || !known.isEmpty { try findOBDonUDS(known: known) }
        return true
    }

    /// Looks for ECUs that answer requests of OBD-II on a bus that is SAE J1939. Nothing is sent at another bit rate, which
    /// would disturb it.
    /// - Parameter reply: to `01 00`.
    private func connectBesideJ1939(_ reply: Reply) throws(TransportError) -> Bool {
        framing = bus?.framing
        if bus == nil { (framing, bus) = VehicleBus.shown(by: reply) }
        if framing != nil, try isAnswered(reply, known: []) { return true }
        return try connectByNumber(among: [.can29Bit250, .can11Bit250])
    }

    /// Whether there is no adapter, but a CAN interface.
    package var isInterface: Bool { identity?.hasPrefix(AdapterGeneration.interfacePrefix) == true }

    /// Tries the CAN buses by number: first for ECUs that speak only OBDonUDS, then the buses of most cars with the
    /// longest timeout, because a search misses ECUs that are slower than its timeout.
    /// - Parameters:
    ///   - tried: the bus at which a search ended.
    ///   - candidates: the buses to try.
    func connectByNumber(
        besides tried: VehicleBus? = nil,
        among candidates: [VehicleBus] = [.can11Bit500, .can29Bit500, .can11Bit250, .can29Bit250]
    ) throws(TransportError) -> Bool {
        for candidate in candidates where candidate != tried && now < searchEnd {
            guard try tell("ATTP\(candidate.elmNumber)") else { continue }
            bus = candidate
            framing = candidate.framing
            // A search that ended at another bus has not asked here.
            if tried != nil || isJ1939, try isAnswered(askFirst(), known: []) { return true }
            if try findOBDonUDS() { return true }
        }
        try setTimeout(.max)
        for slow in candidates where slow.isUsual && now < searchEnd {
            guard try tell("ATTP\(slow.elmNumber)") else { continue }
            bus = slow
            framing = slow.framing
            let reply = try askFirst()
            if try isAnswered(reply, known: []) { return true }
            if reply.contains(.noData), try findOBDonUDS() { return true }
        }
        try setTimeout(nil)
        bus = tried
        framing = tried?.framing
        return false
    }

    /// Returns whether the cause of a reply without a response may have passed.
    static func deservesAnother(_ reply: Reply) -> Bool {
        reply.messages.contains { $0.isTransient || $0 == .noData || $0 == .unknownCommand } || !reply.isComplete
    }

    /// Makes the next request start a search. Sent twice if the reply is not OK, since any single exchange may fail.
    private func searchAllProtocols() throws(TransportError) {
        for _ in 0..<2 where try tell("ATTP0") { return }
    }

    func askFirst() throws(TransportError) -> Reply {
        let seconds = min(Adapter.searchSeconds, max(1, searchEnd.seconds(since: now)))
        let reply = try adapter.exchange("0100", within: seconds, quietSeconds: quietSeconds, searching: seconds)
        firstExchanges = [RequestResult.Exchange(request: [0x01, 0x00], answers: [], reply: reply)]
        isJ1939 = isJ1939 || J1939.isShown(by: reply)
        return reply
    }

    /// Reads the responses to `01 00`, with headers or, if the adapter shows none, without. Returns false if no ECU
    /// responds. A negative response counts as a response.
    func takeFirstAnswers(_ reply: Reply) -> Bool {
        firstReply = reply
        let wereIgnored = headersIgnored
        let kinds: [(ServiceAnswer) -> Bool] = [{ !$0.payloads.isEmpty }, { $0.refusal != nil }]
        for isAnswer in kinds {
            for shown in [true, false] {
                headersIgnored = !shown
                firstAnswers = answers(in: reply, to: [0x01, 0x00]).answers
                guard firstAnswers.contains(where: isAnswer) else { continue }
                firstExchanges = [RequestResult.Exchange(request: [0x01, 0x00], answers: firstAnswers, reply: reply)]
                spacesStay = reply.lines.contains {
                    if case .digits = $0.content { $0.hasSpaces } else { false }
                }
                adapter.link.enter(.polling)
                return true
            }
        }
        headersIgnored = wereIgnored
        return false
    }

    /// Asks again if an ECU announced its response to `01 00`, or none gave a positive one.
    private func awaitFirstAnswers() throws(TransportError) {
        let isAnswered = firstAnswers.contains { !$0.payloads.isEmpty }
        guard !isAnswered || firstAnswers.contains(where: \.isAwaited) else { return }
        let again = try requestPatiently([0x01, 0x00], expected: nil) { firstExchanges += $0.exchanges }
        let first = RequestResult(answers: firstAnswers, unreadableLines: 0, reply: firstReply, time: again.time)
        firstAnswers = Self.merged(first, again).answers
        if again.answers.contains(where: { !$0.payloads.isEmpty }) { firstReply = again.reply }
    }

    /// The reason why no ECU provides current data (service 01), if all refuse it; nil if one provides it.
    package var refusalOfCurrentData: SourceError? {
        let isAnswered = firstAnswers.contains { !$0.payloads.isEmpty }
        return isAnswered || firstAnswers.isEmpty ? nil : .currentDataRefused(firstAnswers)
    }
}

extension VehicleBus {
    /// Whether it is one of most cars.
    fileprivate var isUsual: Bool { self == .can11Bit500 || self == .can29Bit500 }
}
