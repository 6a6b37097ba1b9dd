import ELM327
import OBD
import Telemetry
import Transports

/// Requests the trouble codes during a drive: pending ones (service 07) at intervals, since a fault appears there
/// before the check engine light comes on; confirmed ones (service 03) when their number or the light has changed.
struct CodePoller {
    private static let intervalSeconds = 60.0
    private static let retrySeconds = 2.0
    /// A vehicle that does not respond this many times in a row does not support the service.
    private static let missLimit = 3

    private var pendingMisses = 0
    private var pendingDue: Instant
    private var storedMisses = 0
    /// When to request the confirmed codes; nil if the last ones are still valid.
    private var storedDue: Instant?
    private var storedCount: Double?
    /// The codes emitted last.
    private var told: [TroubleCode.Status: Set<TroubleCode>] = [:]
    private var light: Double?

    init(from start: Instant) { pendingDue = start }

    /// Checks a sample for a sign that the confirmed codes have changed.
    mutating func note(_ sample: Sample) {
        switch sample.signal {
        case .storedCodeCount where sample.value != storedCount: storedCount = sample.value
        case .mil where sample.value != light: light = sample.value
        default: return
        }
        storedDue = sample.time
        storedMisses = 0
    }

    func isDue(_ now: Instant) -> Bool { isPendingDue(now) || isStoredDue(now) }

    private func isPendingDue(_ now: Instant) -> Bool { pendingMisses < Self.missLimit && now >= pendingDue }

    private func isStoredDue(_ now: Instant) -> Bool {
        storedDue.map { now >= $0 } == true && storedMisses < Self.missLimit
    }

    /// Requests the codes that are due. The adapter must be at its prompt. If the request form selects one ECU, only
    /// that one responds.
    mutating func ask(_ session: Session, emit: (SourceEvent) -> Void) throws(TransportError) {
        if isStoredDue(session.now) {
            storedDue = session.now.advanced(bySeconds: Self.retrySeconds)
            // The ECU that reports the count need not count the codes of other ECUs.
            let isNone = storedCount == 0 && light != 1
            if let found = isNone ? ([], session.now) : try codes(.confirmed, session) {
                storedDue = nil
                storedMisses = 0
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

    /// Returns the codes and when they arrived; nil if no ECU responded or the response cannot be decoded.
    private func codes(_ status: TroubleCode.Status, _ session: Session) throws(TransportError)
        -> (codes: Set<TroubleCode>, time: Instant)?
    {
        if !session.udsECUs.isEmpty, let found = try udsCodes(status, session) { return found }
        guard session.speaksClassic else { return nil }
        let result = try session.request([status.service])
        guard let framing = session.framing else { return nil }
        var codes: Set<TroubleCode> = []
        var isAnswered = false
        for answer in result.answers where answer.decodingErrors.isEmpty {
            for payload in answer.payloads {
                // A code that is missing from a part of the list is not gone.
                guard !answer.mayLackMessages,
                    let list = try? TroubleCodeList(
                        payload, framing: framing, isLengthKnown: answer.isLengthKnown(payload)), list.fault == nil
                else { return nil }
                codes.formUnion(list.codes)
                isAnswered = true
            }
        }
        return isAnswered ? (codes, result.time) : nil
    }

    /// Returns the codes of the ECUs that speak OBDonUDS, as those of two bytes.
    private func udsCodes(_ status: TroubleCode.Status, _ session: Session) throws(TransportError)
        -> (codes: Set<TroubleCode>, time: Instant)?
    {
        let only = session.format.onlyECU.map { [$0] } ?? session.udsECUs
        guard !session.udsECUs.isDisjoint(with: only) || !session.headersShown else { return nil }
        let lists = try UDSCodeReader(
            session: session, ecus: session.headersShown ? session.udsECUs.intersection(only) : [.unknown]
        ).current(isThorough: false)
        guard let time = lists.time, lists.damaged.isEmpty else { return nil }
        let codes = lists.codes.values.joined().filter { $0.statuses.contains(status) }.compactMap(\.written?.code)
        return (Set(codes), time)
    }
}
