package import CustomPIDs
package import ELM327
package import OBD
package import Telemetry
package import Transports

/// Requests the custom PIDs of a drive in turn, seldom enough not to slow down the values that a trip is computed from. All
/// values in a response are computed from it. If several requests bring the same value, only one of them is repeated.
struct CustomPoller {
    /// The interval between two requests, in seconds.
    private static let intervalSeconds = 1.0
    /// A request that was not answered this many times in a row rests.
    private static let missLimit = 3
    private static let restSeconds = 60.0

    private struct Command {
        var pids: [CustomPID]
        var misses = 0
        var due: Instant

        /// The least time between two requests, in seconds.
        var intervalSeconds: Double { pids.compactMap(\.intervalSeconds).min() ?? 0 }
    }

    private var commands: [Command] = []
    /// The index of the command that brings a signal.
    private var providers: [String: Int] = [:]
    private var next = 0
    private var due: Instant

    init(_ pids: [CustomPID], from start: Instant) {
        due = start
        var places: [String: Int] = [:]
        for pid in pids {
            let key = pid.command + (pid.response.map { "<\($0)" } ?? "")
            if let place = places[key] {
                commands[place].pids.append(pid)
            } else {
                places[key] = commands.count
                commands.append(Command(pids: [pid], due: start))
            }
        }
    }

    func isDue(_ now: Instant) -> Bool { !commands.isEmpty && now >= due }

    /// Requests the next PID. The adapter must be at its prompt.
    mutating func ask(_ session: Session, emit: (SourceEvent) -> Void) throws(TransportError) {
        due = session.now.advanced(bySeconds: Self.intervalSeconds)
        try session.askAllAgain()
        for _ in commands.indices {
            let index = next
            next = (next + 1) % commands.count
            let wanted = commands[index].pids.filter { providers[$0.signalName].map { $0 == index } ?? true }
            guard session.now >= commands[index].due, !wanted.isEmpty else { continue }
            commands[index].due = session.now.advanced(bySeconds: commands[index].intervalSeconds)
            let result = try CustomValue.read(wanted, session, isPatient: false)
            var seen: Set<Signal> = []
            let samples = result.values.flatMap(\.values).compactMap { value in
                value.value.flatMap { number in
                    seen.insert(value.signal).inserted ? Sample(value.signal, number, at: result.time) : nil
                }
            }
            if let first = samples.first {
                commands[index].misses = 0
                for sample in samples { providers[sample.signal.name] = index }
                emit(.batch(Batch(samples, at: first.time)))
            } else {
                noteMiss(index, session.now)
            }
            return
        }
    }

    private mutating func noteMiss(_ index: Int, _ now: Instant) {
        commands[index].misses += 1
        guard commands[index].misses >= Self.missLimit else { return }
        commands[index].misses = 0
        commands[index].due = now.advanced(bySeconds: Self.restSeconds)
        // Others may bring what it brought.
        providers = providers.filter { $0.value != index }
    }
}

/// Requesting and decoding custom PIDs.
package enum CustomValue {
    static func signal(_ pid: CustomPID) -> Signal { Signal(pid.signalName, Unit(pid.unit)) }

    /// Requests custom PIDs that one request brings, and decodes the responses.
    /// - Parameters:
    ///   - pids: with the same request and addressee; at least one.
    ///   - isPatient: whether to ask again if that may help.
    package static func read(_ pids: [CustomPID], _ session: Session, isPatient: Bool) throws(TransportError)
        -> (values: [ReadValue], refusal: NegativeResponse?, time: Instant)
    {
        guard let pid = pids.first else { return ([], nil, session.now) }
        if pid.isBroadcast { return try listen(pids, session) }
        let result =
            if pid.header == nil, !session.udsECUs.isEmpty, OBDonUDS.request(pid.request) != nil {
                // To be translated, as the request for a PID.
                try isPatient ? session.requestPatiently(pid.request) : session.request(pid.request)
            } else {
                try session.request(
                    pid.request, to: pid.header.map { ModuleAddress($0.description, extended: pid.extendedAddress) },
                    answeredBy: pid.response.flatMap { ECUAddress($0.description) },
                    echoedByteCount: pid.echoedByteCount, isPatient: isPatient)
            }
        let values = result.answers.compactMap { answer -> ReadValue? in
            guard let payload = answer.payloads.last, answer.decodingErrors.isEmpty else { return nil }
            let data = payload.dropFirst(pid.echoedByteCount)
            return decoded(pids, data, ecu: answer.ecu, at: result.time)
        }
        return (values, result.answers.lazy.compactMap(\.refusal).first, result.time)
    }

    static func read(_ pid: CustomPID, _ session: Session, isPatient: Bool) throws(TransportError)
        -> (values: [ReadValue], refusal: NegativeResponse?, time: Instant)
    {
        try read([pid], session, isPatient: isPatient)
    }

    /// Waits for the next frame that a car broadcasts with the identifier of the PIDs.
    private static func listen(_ pids: [CustomPID], _ session: Session) throws(TransportError)
        -> (values: [ReadValue], refusal: NegativeResponse?, time: Instant)
    {
        guard let header = pids.first?.header else { return ([], nil, session.now) }
        let frame = try session.broadcast(header.description)
        let values = frame.map { [decoded(pids, $0.data[...], ecu: $0.ecu, at: session.now)] } ?? []
        return (values, nil, session.now)
    }

    private static func decoded(_ pids: [CustomPID], _ data: ArraySlice<UInt8>, ecu: ECUAddress, at time: Instant)
        -> ReadValue
    {
        var read = ReadValue(
            request: pids.first?.request ?? [], ecu: ecu, data: Array(data), values: [], time: time)
        for pid in pids {
            do throws(Equation.EvaluationError) {
                let reading = try pid.reading(data)
                read.values.append(
                    PIDValue(signal: signal(pid), name: pid.name, value: reading.number, text: reading.text))
            } catch {
                read.issue =
                    switch error {
                    case .tooFewBytes(let needed): .tooFewBytes(needed: needed)
                    case .noRealNumber: .noRealNumber
                    }
            }
        }
        // One value without a number does not spoil the others.
        if !read.values.isEmpty { read.issue = nil }
        return read
    }
}
