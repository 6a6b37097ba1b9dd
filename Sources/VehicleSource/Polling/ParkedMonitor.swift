import ELM327
import Telemetry
import Transports

/// Waits at a parked vehicle for its engine to be started, without waking it: the adapter alone is asked, for the voltage
/// at its connector, which an alternator raises. Only where that voltage was seen to tell nothing (some adapters make it
/// up, some cars charge on demand) is the vehicle asked, once in a while.
struct ParkedMonitor {
    private static let checkSeconds = 5.0
    /// A vehicle whose ignition is on is looked at as often as the adapter.
    private static let askSeconds = 60.0
    /// One that was never seen to drive is asked less and less often.
    private static let longestAskSeconds = 480.0
    /// A battery that is charged has so much more than one at rest.
    private static let riseVolts = 0.4
    private static let chargingVolts = 13.2
    /// ECUs may need a while after the engine is started; a voltage that stays high without them is a charger's.
    private static let patienceSeconds = 60.0

    private var wasDriven = false
    /// At the adapter, with the engine running.
    private var runningVolts: Double?
    /// At the adapter, at rest: the lowest of late.
    private var restingVolts: Double?

    /// Remembers the voltage with the engine running.
    mutating func noteRunning(_ session: Session) throws(TransportError) {
        wasDriven = true
        runningVolts = try session.readVoltage().volts ?? runningVolts
    }

    /// Whether a running engine can be told by the voltage.
    private var voltageTells: Bool {
        guard let runningVolts, let restingVolts else { return false }
        return runningVolts - restingVolts >= Self.riseVolts && restingVolts < Self.chargingVolts
    }

    /// Waits until the engine runs or the vehicle moves. False when nobody wants to wait any more.
    /// - Parameter isDriving: asks the vehicle.
    mutating func rest(
        _ session: Session, isWanted: () -> Bool, isDriving: () throws(TransportError) -> Engine,
        tell: (SourceEvent) -> Void
    ) throws(TransportError) -> Bool {
        restingVolts = nil
        var askSeconds = Self.askSeconds
        var risenSince: Instant?
        var nextAsk = session.now.advanced(bySeconds: askSeconds)
        while isWanted() {
            let deadline = session.now.advanced(bySeconds: Self.checkSeconds)
            while session.now < deadline { _ = try session.adapter.transport.receive(before: deadline) }
            let volts = try session.readVoltage().volts
            tell(.silence(session.now))
            let hasRisen = isRise(volts)
            if !hasRisen { risenSince = nil }
            guard hasRisen || !voltageTells && session.now >= nextAsk else { continue }
            switch try isDriving() {
            case .running: return true
            case .off: nextAsk = session.now.advanced(bySeconds: Self.checkSeconds)
            case .silent:
                if !wasDriven { askSeconds = min(2 * askSeconds, Self.longestAskSeconds) }
                nextAsk = session.now.advanced(bySeconds: askSeconds)
                // A charger, for example.
                if hasRisen {
                    let since = risenSince ?? session.now
                    risenSince = since
                    if session.now.seconds(since: since) >= Self.patienceSeconds {
                        (restingVolts, risenSince) = (volts, nil)
                    }
                }
            }
        }
        return false
    }

    /// What the vehicle says of its engine.
    enum Engine {
        case running
        /// The ignition is on.
        case off
        case silent
    }

    private mutating func isRise(_ volts: Double?) -> Bool {
        guard let volts, volts > 0 else { return false }
        guard let resting = restingVolts else {
            restingVolts = volts
            return false
        }
        if volts >= resting + Self.riseVolts { return true }
        // It falls after the engine has stopped, and wanders with the weather.
        restingVolts = volts < resting ? volts : resting + (volts - resting) * 0.01
        return false
    }
}
