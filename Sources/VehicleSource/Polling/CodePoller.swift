import ELM327
import OBD
import Telemetry
import Transports

/// Asks for the trouble codes during a drive: for the pending ones (service 07) once in a while, since a fault shows there
/// before the check engine light goes on; for the stored ones (service 03) when their number or the light has changed.
struct CodePoller {
    private static let intervalSeconds = 60.0
    private static let retrySeconds = 2.0
    /// A vehicle that does not answer so often in a row does not have the service.
    private static let missLimit = 3

    private var pendingMisses = 0
    private var pendingDue: Instant
    private var storedMisses = 0
    /// Nil while what is known of the stored codes still holds.
    private var storedDue: Instant?
    private var storedCount: Double?
    /// As told last.
    private var told: [TroubleCode.Status: Set<TroubleCode>] = [:]
    private var light: Double?

    init(from start: Instant) { pendingDue = start }

    /// Looks at a sample that shows whether the stored codes have changed.
    mutating func note(_ sample: Sample) {
        switch sample.signal {
        case .storedCodeCount where sample.value != storedCount: storedCount = sample.value
        case .mil where sample.value != light: light = sample.value
        default: return
        }
        (storedDue, storedMisses) = (sample.time, 0)
    }

    func isDue(_ now: Instant) -> Bool { isPendingDue(now) || isStoredDue(now) }

    private func isPendingDue(_ now: Instant) -> Bool { pendingMisses < Self.missLimit && now >= pendingDue }

    private func isStoredDue(_ now: Instant) -> Bool {
        storedDue.map { now >= $0 } == true && storedMisses < Self.missLimit
    }

    /// Asks; the adapter must be at its prompt. Where the form of requests lets one ECU through, that is the one that
    /// is heard.
    mutating func ask(_ session: Session, emit: (SourceEvent) -> Void) throws(TransportError) {
        if isStoredDue(session.now) {
            storedDue = session.now.advanced(bySeconds: Self.retrySeconds)
            // Codes of other ECUs need not be counted by the one that counts.
            let isNone = storedCount == 0 && light != 1
            if let found = isNone ? ([], session.now) : try codes(.confirmed, session) {
                (storedDue, storedMisses) = (nil, 0)
                tell(found.codes, .confirmed, at: found.time, emit)
            } else {
                storedMisses += 1
            }
        }
        guard isPendingDue(session.now) else { return }
        pendingDue = session.now.advanced(bySeconds: Self.intervalSeconds)
        guard let found = try codes(.pending, session) else {
            pendingMisses += 1
            return
        }
        pendingMisses = 0
        tell(found.codes, .pending, at: found.time, emit)
        emit(.batch(Batch(Sample(.pendingCodeCount, Double(found.codes.count), at: found.time))))
    }

    private mutating func tell(
        _ codes: Set<TroubleCode>, _ status: TroubleCode.Status, at time: Instant, _ emit: (SourceEvent) -> Void
    ) {
        guard told[status] != codes else { return }
        told[status] = codes
        emit(.codes(Set(codes.map(\.description)), areStored: status == .confirmed, at: time))
    }

    /// Nil where nobody answered, or what came cannot be read.
    private func codes(_ status: TroubleCode.Status, _ session: Session) throws(TransportError)
        -> (codes: Set<TroubleCode>, time: Instant)?
    {
        let result = try session.request([status.service])
        guard let framing = session.framing else { return nil }
        var codes: Set<TroubleCode> = []
        var isAnswered = false
        for answer in result.answers where answer.decodingErrors.isEmpty {
            for payload in answer.payloads {
                guard let found = try? TroubleCode.decode(payload, framing: framing) else { return nil }
                codes.formUnion(found)
                isAnswered = true
            }
        }
        return isAnswered ? (codes, result.time) : nil
    }
}
