package import OBD
package import Telemetry
import Transports

/// Finding the vehicle.
///
/// Protocols are only tried (AT TP), never set by AT SP: that writes them into the adapter's memory, whatever AT M says.
extension Session {
    /// Longer than any adapter searches, and the vehicle is not there. What comes after the last question has room before
    /// 30 s are over.
    private static let connectSeconds = 25.0

    /// Finds the vehicle: on the known bus, where that fails or none is known by search. Gives up within 30 s.
    ///
    /// Throws a problem of step `power`, `bus` or `ecu`, or the transport's error.
    package func connect(voltage: Double?, known: VehicleBus? = nil) throws(VehicleError) {
        if let reply = try VehicleError.widening(search(known)) {
            throw .connection(.noVehicle(reply, voltage: voltage))
        }
    }

    /// The last reply where no vehicle was found; nil where one was.
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
            // The ECUs may only be slower than the adapter waits. Longer is kept: it costs time only where nothing comes.
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
            // Something was said, but nothing that can be read: a fault on the line, perhaps.
            guard attempt == 1, !reply.lines.isEmpty, now < searchEnd else { break }
            reply = try askFirst()
        }
        return reply
    }

    /// A search passes over ECUs that are slower than it waits; on the buses of most cars it is worth a second look.
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

    /// Whether a reply without an answer came of something that may be over.
    static func deservesAnother(_ reply: Reply) -> Bool {
        reply.messages.contains { $0.isTransient || $0 == .noData || $0 == .unknownCommand } || !reply.isComplete
    }

    /// The next request makes the adapter search. Once more where it does not say OK, since any answer may go wrong.
    private func searchAllProtocols() throws(TransportError) {
        for _ in 0..<2 where try tell("ATTP0") { return }
    }

    func askFirst() throws(TransportError) -> Reply {
        let seconds = min(Adapter.searchSeconds, max(1, searchEnd.seconds(since: now)))
        return try adapter.exchange("0100", within: seconds, quietSeconds: quietSeconds, searching: seconds)
    }

    /// Reads the answers to `01 00`, with headers or, where an adapter shows none, without. False when no ECU answers; a
    /// refusal is an answer.
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

    /// Asks again where an ECU promised its answer to `01 00`, or none gave one.
    private func awaitFirstAnswers() throws(TransportError) {
        let isAnswered = firstAnswers.contains { !$0.payloads.isEmpty }
        guard !isAnswered || firstAnswers.contains(where: \.isAwaited) else { return }
        let again = try requestPatiently([0x01, 0x00], expected: nil)
        let first = RequestResult(answers: firstAnswers, unreadableLines: 0, reply: firstReply, time: again.time)
        firstAnswers = Self.merged(first, again).answers
        if again.answers.contains(where: { !$0.payloads.isEmpty }) { firstReply = again.reply }
    }

    /// Why no ECU gives current data (service 01), where they all refuse it; nil where one does.
    package var refusalOfCurrentData: ConnectionProblem? {
        let isAnswered = firstAnswers.contains { !$0.payloads.isEmpty }
        return isAnswered || firstAnswers.isEmpty ? nil : .currentDataRefused(firstAnswers)
    }
}
