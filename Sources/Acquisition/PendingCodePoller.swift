import ELM327
import OBD
import Telemetry
import Transports

/// Counts the pending trouble codes (service 07) once in a while during a drive: a fault shows there before the lamp
/// goes on.
struct PendingCodePoller {
    private static let intervalSeconds = 60.0
    /// A vehicle that does not answer so often in a row does not have the service.
    private static let missLimit = 3

    private var misses = 0
    private var due: Instant

    init(from start: Instant) { due = start }

    func isDue(_ now: Instant) -> Bool { misses < Self.missLimit && now >= due }

    /// Asks; the adapter must be at its prompt. Where the form of requests lets one ECU through, that is the one that
    /// is heard.
    mutating func ask(_ session: Session, emit: (SourceEvent) -> Void) throws(TransportError) {
        due = session.now.advanced(bySeconds: Self.intervalSeconds)
        let result = try session.request([TroubleCode.Status.pending.service])
        guard let framing = session.framing else { return }
        var codes: Set<TroubleCode> = []
        var isAnswered = false
        for answer in result.answers where answer.malformations.isEmpty {
            for payload in answer.payloads {
                guard let found = try? TroubleCode.decode(payload, framing: framing) else { return }
                codes.formUnion(found)
                isAnswered = true
            }
        }
        misses = isAnswered ? 0 : misses + 1
        if isAnswered { emit(.sample(Sample(.pendingCodeCount, Double(codes.count), at: result.time))) }
    }
}
