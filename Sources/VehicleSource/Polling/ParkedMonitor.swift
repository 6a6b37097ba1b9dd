import ELM327
import Telemetry
import Transports

/// Waits until the engine of a parked vehicle is started, without waking the vehicle. Only the adapter is asked for the
/// voltage at its connector, which an alternator raises. The vehicle is asked, at longer intervals, only if the voltage
/// has been found to tell nothing (some adapters make it up, and some cars charge on demand).
struct ParkedMonitor {
    private static let checkSeconds = 5.0
    /// How often the vehicle is asked, in seconds. While its ignition is on, it is asked as often as the adapter.
    private static let askSeconds = 60.0
    /// A vehicle that was never seen running is asked less and less often, up to this interval in seconds.
    private static let longestAskSeconds = 480.0
    /// The rise in the voltage of a battery while it is being charged.
    private static let riseVolts = 0.4
    private static let chargingVolts = 13.2
    /// ECUs may need some time after the engine is started. If they have not responded after this time, in seconds, the
    /// high voltage comes from a charger.
    private static let patienceSeconds = 60.0

    private var wasDriven = false
    /// The voltage at the adapter with the engine running.
    private var runningVolts: Double?
    /// The voltage at the adapter at rest: the lowest recent one.
    private var restingVolts: Double?

    /// Stores the voltage with the engine running.
    mutating func noteRunning(_ session: Session) throws(TransportError) {
        wasDriven = true
        runningVolts = try session.readVoltage().volts ?? runningVolts
    }

    /// Whether a running engine can be recognized by the voltage.
    private var voltageTells: Bool {
        guard let runningVolts, let restingVolts else { return false }
        return runningVolts - restingVolts >= Self.riseVolts && restingVolts < Self.chargingVolts
    }

    /// Waits until the engine runs or the vehicle moves. Returns false if nobody wants to wait any longer.
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
            if let volts { tell(.parked(volts: volts, session.now)) }
            let hasRisen = isRise(volts)
            if !hasRisen { risenSince = nil }
            guard hasRisen || !voltageTells && session.now >= nextAsk else { continue }
            switch try isDriving() {
            case .running: return true
            case .off: nextAsk = session.now.advanced(bySeconds: Self.checkSeconds)
            case .silent:
                if !wasDriven { askSeconds = min(2 * askSeconds, Self.longestAskSeconds) }
                nextAsk = session.now.advanced(bySeconds: askSeconds)
                // The voltage may come from a charger, for example.
                if hasRisen {
                    let since = risenSince ?? session.now
                    risenSince = since
                    if session.now.seconds(since: since) >= Self.patienceSeconds {
                        restingVolts = volts
                        risenSince = nil
                    }
                }
            }
        }
        return false
    }

    /// What the vehicle reports about its engine.
    enum Engine {
        case running
        /// The ignition is on, but the engine is not running.
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
        // The voltage falls after the engine has stopped, and drifts with the weather.
        restingVolts = volts < resting ? volts : resting + (volts - resting) * 0.01
        return false
    }
}
