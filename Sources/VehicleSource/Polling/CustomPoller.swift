package import CustomPIDs
package import ELM327
package import OBD
package import Telemetry
package import Transports

/// Requests the custom PIDs of a drive in turn, seldom enough not to slow down the values that a trip is computed from: over
/// an ELM327 one a second, over a CAN interface, where a request takes a few milliseconds, up to ten, each time of up to
/// four modules at once. All values in a response are computed from it. If several requests bring the same value, only one
/// of them is repeated.
///
/// What the facts of a trip depend on is requested as often as they need it, whatever else there is.
struct CustomPoller {
    /// The interval between two requests is so many times what the last one took, but within these seconds.
    private static let (restFactor, intervals) = (10.0, 0.1...1.0)
    /// The same for what a profile wants at an interval of its own, over a CAN interface: the module takes most of the time
    /// that a request takes there, and the bus is free.
    private static let timedRestFactor = 4.0
    /// The least time between two requests of the same, in seconds, unless a trip's facts or its profile want it more often.
    private static let usualSeconds = 1.0
    /// A request that was not answered this many times in a row rests.
    private static let missLimit = 3
    private static let restSeconds = 60.0
    /// How often what a trip's facts depend on is requested, in seconds.
    private static let wantedSeconds: [String: Double] = [
        Signal.vehicleSpeed.name: 0.5, Signal.hybridBatteryCurrent.name: 2, Signal.hybridBatteryVoltage.name: 4,
        Signal.stateOfCharge.name: 10, Signal.odometer.name: 10,
    ]
    /// The least interval of what is listened to, during which nothing else is requested.
    private static let listeningSeconds = 10.0
    /// What is wanted at least this often does not wait for its turn.
    private static let urgentSeconds = 4.0
    /// Of how many modules something is requested at once, where the link can do that.
    private static let maxTogether = 4

    private struct Command {
        var pids: [CustomPID]
        var misses = 0
        var due: Instant
        /// Whether there was a response to it, alone or with others.
        var hasResponded = false

        /// The interval between two requests that the trip needs; nil if it needs none.
        func wantedSeconds(_ pids: [CustomPID]) -> Double? {
            pids.compactMap { CustomPoller.wantedSeconds[$0.signalName] }.min()
        }

        /// The least time between two requests, in seconds.
        func intervalSeconds(_ pids: [CustomPID]) -> Double {
            let seconds = wantedSeconds(pids) ?? pids.compactMap(\.intervalSeconds).min() ?? CustomPoller.usualSeconds
            return pids.contains(where: \.isBroadcast) ? max(seconds, CustomPoller.listeningSeconds) : seconds
        }
    }

    private var commands: [Command] = []
    /// The index of the command that brings a signal.
    private var providers: [String: Int] = [:]
    private var cells = CellVoltages.Groups()
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

    func isDue(_ now: Instant) -> Bool {
        now >= due && commands.contains { now >= $0.due } || wantedCommand(now, isUrgent: true) != nil
    }

    /// What a command is requested for: not for what another brings.
    private func wanted(_ index: Int) -> [CustomPID] {
        commands[index].pids.filter { providers[$0.signalName].map { $0 == index } ?? true }
    }

    /// The command that is due and that the facts of a trip need; of several the one that has waited longest.
    private func wantedCommand(_ now: Instant, isUrgent: Bool) -> Int? {
        commands.indices.filter { index in
            now >= commands[index].due
                && commands[index].wantedSeconds(wanted(index)).map { ($0 <= Self.urgentSeconds) == isUrgent } ?? false
        }
        .min { commands[$0].due < commands[$1].due }
    }

    /// The next command in turn that is due.
    private mutating func nextCommand(_ now: Instant) -> Int? {
        for _ in commands.indices {
            let index = next
            next = (next + 1) % commands.count
            if now >= commands[index].due, !wanted(index).isEmpty { return index }
        }
        return nil
    }

    /// Requests the next PID. The adapter must be at its prompt.
    mutating func ask(_ session: Session, emit: (SourceEvent) -> Void) throws(TransportError) {
        let start = session.now
        let isTurn = start >= due
        if isTurn { due = start.advanced(bySeconds: Self.intervals.upperBound) }
        guard
            let index = wantedCommand(session.now, isUrgent: !isTurn) ?? (isTurn ? nextCommand(session.now) : nil)
        else { return }
        let chosen = [index] + (isTurn ? companions(of: index, session) : [])
        let pids = chosen.map(wanted)
        for (index, pids) in zip(chosen, pids) {
            commands[index].due = session.now.advanced(bySeconds: commands[index].intervalSeconds(pids))
        }
        try session.askAllAgain()
        let results = try CustomValue.read(together: pids, session)
        if isTurn {
            let isTimed = session.isInterface && pids.joined().contains { $0.intervalSeconds != nil }
            let seconds = (isTimed ? Self.timedRestFactor : Self.restFactor) * session.now.seconds(since: start)
            due = start.advanced(bySeconds: min(Self.intervals.upperBound, max(Self.intervals.lowerBound, seconds)))
        }
        for (place, result) in results.enumerated() {
            handle(result.values, of: chosen[place], pids[place], at: result.time, now: session.now, emit)
        }
    }

    /// What else is due, of other modules, and can be requested together with a command.
    private func companions(of first: Int, _ session: Session) -> [Int] {
        func module(_ index: Int) -> ECUAddress? {
            guard commands[index].hasResponded, let request = CustomValue.moduleRequest(wanted(index)) else {
                return nil
            }
            return session.jointPart(request)?.response
        }
        guard let own = module(first) else { return [] }
        var (modules, chosen): (Set<ECUAddress>, [Int]) = ([own], [])
        // Those that have waited longest come first.
        for index in commands.indices.sorted(by: { commands[$0].due < commands[$1].due }) where index != first {
            guard chosen.count < Self.maxTogether - 1, session.now >= commands[index].due else { break }
            if let module = module(index), modules.insert(module).inserted { chosen.append(index) }
        }
        return chosen
    }

    private mutating func handle(
        _ values: [ReadValue], of index: Int, _ pids: [CustomPID], at time: Instant, now: Instant,
        _ emit: (SourceEvent) -> Void
    ) {
        var seen: Set<Signal> = []
        let described = Set(pids.map(\.signalName))
        let samples = values.flatMap(\.values).compactMap { value -> Sample? in
            guard let number = value.value, seen.insert(value.signal).inserted else { return nil }
            let sample = Sample(value.signal, number, at: time)
            if described.contains(value.signal.name) { return sample }
            // What the car says itself counts more than what is computed.
            return providers[value.signal.name] == nil ? cells.combined(sample, of: index) : nil
        }
        if let first = samples.first {
            commands[index].misses = 0
            commands[index].hasResponded = true
            for sample in samples where described.contains(sample.signal.name) { providers[sample.signal.name] = index }
            emit(.batch(Batch(samples, at: first.time)))
        } else {
            noteMiss(index, now)
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
        -> (values: [ReadValue], refusal: NegativeResponse?, wasSent: Bool, time: Instant)
    {
        guard let pid = pids.first else { return ([], nil, true, session.now) }
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
        return (
            values(of: pids, in: result), result.answers.lazy.compactMap(\.refusal).first, result.wasSent, result.time
        )
    }

    private static func values(of pids: [CustomPID], in result: RequestResult) -> [ReadValue] {
        guard let pid = pids.first else { return [] }
        return result.answers.compactMap { answer -> ReadValue? in
            guard let payload = answer.payloads.last, answer.decodingErrors.isEmpty else { return nil }
            let data = payload.dropFirst(pid.echoedByteCount)
            return decoded(pids, data, ecu: answer.ecu, at: result.time)
        }
    }

    /// The request that brings custom PIDs of one module; nil if all are asked, or nobody.
    static func moduleRequest(_ pids: [CustomPID]) -> Session.ModuleRequest? {
        guard let pid = pids.first, !pid.isBroadcast, let header = pid.header else { return nil }
        return Session.ModuleRequest(
            pid.request, to: ModuleAddress(header.description, extended: pid.extendedAddress),
            from: pid.response.flatMap { ECUAddress($0.description) }, echoedByteCount: pid.echoedByteCount)
    }

    /// Requests custom PIDs of several modules at once; if that cannot be done, those of the first one alone.
    /// - Parameter commands: the PIDs that one request brings, for each request.
    static func read(together commands: [[CustomPID]], _ session: Session) throws(TransportError)
        -> [(values: [ReadValue], time: Instant)]
    {
        let requests = commands.compactMap(moduleRequest)
        if commands.count > 1, requests.count == commands.count, let results = try session.request(jointly: requests) {
            return zip(commands, results).map { (values(of: $0, in: $1), $1.time) }
        }
        let alone = try read(commands.first ?? [], session, isPatient: false)
        return [(alone.values, alone.time)]
    }

    static func read(_ pid: CustomPID, _ session: Session, isPatient: Bool) throws(TransportError)
        -> (values: [ReadValue], refusal: NegativeResponse?, wasSent: Bool, time: Instant)
    {
        try read([pid], session, isPatient: isPatient)
    }

    /// Listens to what a car broadcasts with the identifier of the PIDs. Frames may carry different values in turn, so that
    /// each comes from the last one that has it.
    private static func listen(_ pids: [CustomPID], _ session: Session) throws(TransportError)
        -> (values: [ReadValue], refusal: NegativeResponse?, wasSent: Bool, time: Instant)
    {
        guard let header = pids.first?.header else { return ([], nil, true, session.now) }
        var read: ReadValue?
        for frame in try session.broadcasts(header.description).reversed() {
            var next = decoded(pids, frame.data[...], ecu: frame.sender, at: session.now)
            guard var known = read else {
                read = next
                continue
            }
            next.values.removeAll { value in known.values.contains { $0.signal == value.signal } }
            known.values += next.values
            if !known.values.isEmpty { known.issue = nil }
            read = known
            if known.values.count >= pids.count { break }
        }
        return (read.map { [$0] } ?? [], nil, true, session.now)
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
        read.values += CellVoltages.computed(pids, read.values)
        // One value without a number does not spoil the others.
        if !read.values.isEmpty { read.issue = nil }
        return read
    }
}
