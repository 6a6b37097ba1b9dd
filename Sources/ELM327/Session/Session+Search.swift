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
    package func connect(voltage: Double?, known: VehicleBus? = nil) throws(VehicleError) {
        if let reply = try VehicleError.widening(search(known)) {
            throw .connection(.noVehicle(reply, voltage: voltage))
        }
    }

    /// Searches for the vehicle. Returns the last reply if none was found; nil if one was.
    private func search(_ known: VehicleBus?) throws(TransportError) -> Reply? {
        adapter.link.enter(.searching)
        searchEnd = now.advanced(bySeconds: Self.connectSeconds)
        if let known, try tell("ATTP\(known.elmNumber)") {
            (bus, framing) = (known, known.framing)
            if takeFirstAnswers(try askFirst()) {
                try awaitFirstAnswers()
                return nil
            }
        }
        try searchAllProtocols()
        var reply = try askFirst()
        if reply.messages.contains(where: \.needsSetup) {
            try forgiveFault()
            try searchAllProtocols()
            reply = try askFirst()
        }
        if reply.contains(.unableToConnect), now < searchEnd, try connectSlowly() {
            try awaitFirstAnswers()
            return nil
        }
        for _ in 0..<2 where Self.deservesAnother(reply) && now < searchEnd {
            // The ECUs may just be slower than the timeout. The longer one is kept, since it costs time only if nothing
            // responds.
            if reply.contains(.noData) { try setTimeout(.max) }
            reply = try askFirst()
        }
        bus = VehicleBus(adapterNumber: try text("ATDPN"))
        if bus == nil { bus = VehicleBus(adapterName: try text("ATDP")) }
        for attempt in 1...2 {
            framing = bus?.framing
            if bus == nil { (framing, bus) = VehicleBus.shown(by: reply) }
            if takeFirstAnswers(reply) {
                try awaitFirstAnswers()
                return nil
            }
            // The reply had lines that could not be read, perhaps because of a fault on the line.
            guard attempt == 1, !reply.lines.isEmpty, now < searchEnd else { break }
            reply = try askFirst()
        }
        return reply
    }

    /// Tries the buses of most cars with the longest timeout, because a search misses ECUs that are slower than its
    /// timeout.
    func connectSlowly() throws(TransportError) -> Bool {
        try setTimeout(.max)
        for slow in [VehicleBus.can11Bit500, .can29Bit500] where try tell("ATTP\(slow.elmNumber)") {
            (bus, framing) = (slow, slow.framing)
            if takeFirstAnswers(try askFirst()) { return true }
        }
        try setTimeout(nil)
        (bus, framing) = (nil, nil)
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
        return try adapter.exchange("0100", within: seconds, quietSeconds: quietSeconds, searching: seconds)
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
        let again = try requestPatiently([0x01, 0x00], expected: nil)
        let first = RequestResult(answers: firstAnswers, unreadableLines: 0, reply: firstReply, time: again.time)
        firstAnswers = Self.merged(first, again).answers
        if again.answers.contains(where: { !$0.payloads.isEmpty }) { firstReply = again.reply }
    }

    /// The reason why no ECU provides current data (service 01), if all refuse it; nil if one provides it.
    package var refusalOfCurrentData: ConnectionProblem? {
        let isAnswered = firstAnswers.contains { !$0.payloads.isEmpty }
        return isAnswered || firstAnswers.isEmpty ? nil : .currentDataRefused(firstAnswers)
    }
}
