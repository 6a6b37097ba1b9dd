import CustomPIDs
import ELM327
import OBD
import Telemetry
import Transports

/// Requests the custom PIDs of a drive in turn, seldom enough not to slow down the values that a trip is computed from.
struct CustomPoller {
    /// The interval between two requests, in seconds.
    private static let intervalSeconds = 1.0
    /// A PID that was not answered this many times in a row rests.
    private static let missLimit = 3
    private static let restSeconds = 60.0

    private var pids: [(pid: CustomPID, misses: Int, restsUntil: Instant)]
    private var next = 0
    private var due: Instant

    init(_ pids: [CustomPID], from start: Instant) {
        self.pids = pids.map { ($0, 0, start) }
        due = start
    }

    func isDue(_ now: Instant) -> Bool { !pids.isEmpty && now >= due }

    /// Requests the next PID. The adapter must be at its prompt.
    mutating func ask(_ session: Session, emit: (SourceEvent) -> Void) throws(TransportError) {
        due = session.now.advanced(bySeconds: Self.intervalSeconds)
        try session.askAllAgain()
        for _ in pids.indices {
            let index = next
            next = (next + 1) % pids.count
            guard session.now >= pids[index].restsUntil else { continue }
            let result = try CustomValue.ask(pids[index].pid, session, isPatient: false)
            if let value = result.values.lazy.compactMap(\.values.first).first, let number = value.value {
                pids[index].misses = 0
                emit(.batch(Batch(Sample(value.signal, number, at: result.time))))
            } else {
                pids[index].misses += 1
                if pids[index].misses >= Self.missLimit {
                    pids[index].misses = 0
                    pids[index].restsUntil = session.now.advanced(bySeconds: Self.restSeconds)
                }
            }
            return
        }
    }
}

/// Requesting and decoding a custom PID.
enum CustomValue {
    static func signal(_ pid: CustomPID) -> Signal { Signal(pid.signalName, Unit(pid.unit)) }

    /// Requests a custom PID and decodes the responses.
    /// - Parameter isPatient: whether to ask again if that may help.
    static func ask(_ pid: CustomPID, _ session: Session, isPatient: Bool) throws(TransportError)
        -> (values: [ReadValue], refusal: NegativeResponse?, time: Instant)
    {
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
            var read = ReadValue(
                request: pid.request, ecu: answer.ecu, data: Array(data), values: [], time: result.time)
            do throws(Equation.EvaluationError) {
                let reading = try pid.reading(data)
                read.values = [
                    PIDValue(signal: signal(pid), name: pid.name, value: reading.number, text: reading.text)
                ]
            } catch {
                read.issue =
                    switch error {
                    case .tooFewBytes(let needed): .tooFewBytes(needed: needed)
                    case .noRealNumber: .noRealNumber
                    }
            }
            return read
        }
        return (values, result.answers.lazy.compactMap(\.refusal).first, result.time)
    }
}
