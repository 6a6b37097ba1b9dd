import CLinux
import Synchronization
package import Telemetry
package import Transports

/// The place where a virtual adapter can be opened.
///
/// It outlives the transports opened on it: opening it again finds the same clock, car and adapter. A network adapter
/// is then as just plugged in; one on a cable keeps its settings. The car's engine starts when the port is first
/// opened.
package final class VirtualPort: Sendable {
    /// The speed of the port's clock.
    package enum Pace: Hashable, Sendable {
        /// As many times as fast as the real clock.
        case multiple(Double)
        /// From event to event, without waiting.
        case maximum
    }

    private enum Link: Hashable, Sendable {
        case closed
        case open
        /// Nothing gets through any more, without an error.
        case silent
        case broken(TransportError)
    }

    private struct State: Sendable {
        var adapter: VirtualAdapter
        /// The real clock's time when the port was first opened, in nanoseconds.
        var openedAt: Int64?
        /// The current time under `Pace.maximum`.
        var virtualNow = Instant.zero
        /// Counts the openings; only the latest one's transport is connected.
        var connection = 0
        var link = Link.closed
        var unpluggedUntil: Instant?
    }

    package let pace: Pace
    /// The file that receives the truth about the drive whenever a transport is closed; see `DriveTruth.json`.
    private let truthPath: String?
    /// Whether there is a serial line.
    private let isCable: Bool
    private let state: Mutex<State>
    /// The virtual time that a failed attempt to open takes, in seconds.
    private static let failureSeconds = 1.0

    package init(
        car: VirtualCar, pace: Pace, timing: Timing = Timing(), quirks: Quirks = [], firmware: Firmware = .standard,
        faults: FaultPlan = FaultPlan(), truthPath: String? = nil
    ) {
        self.pace = pace
        self.truthPath = truthPath
        isCable = timing.baud != nil
        state = Mutex(
            State(
                adapter: VirtualAdapter(
                    car: car, timing: timing, quirks: quirks, firmware: firmware, faults: faults, driveStart: .zero)))
    }

    // MARK: - True values

    package var now: Instant { state.withLock { now($0) } }

    /// A copy of the adapter in its current state.
    package var adapter: VirtualAdapter { state.withLock { $0.adapter } }

    /// Returns the value that the car's sensor has at `time`, before it is rounded; nil if the ignition is off or the
    /// car does not measure it.
    package func value(of signal: Signal, at time: Instant) -> Double? {
        let adapter = adapter
        if signal == .adapterVoltage { return adapter.voltage(at: time) }
        return adapter.isIgnitionOn(at: time)
            ? adapter.car.value(of: signal, at: adapter.carSeconds(time)) : nil
    }

    /// Returns the true distance and fuel of the drive up to `time`.
    package func truth(at time: Instant) -> (distanceKm: Double, fuelL: Double) {
        let adapter = adapter
        let seconds = adapter.carSeconds(time)
        return (adapter.car.distanceKm(at: seconds), adapter.car.fuelL(at: seconds))
    }

    /// Lets virtual time pass while nobody has the port open: a pause between two attempts.
    package func pass(seconds: Double) {
        state.withLock { state in
            state.virtualNow = state.virtualNow.advanced(bySeconds: seconds)
            settle(&state)
        }
    }

    // MARK: - Opening

    /// Opens the port, and disconnects whoever has it open.
    ///
    /// - Parameter interruptDescriptor: readable when the user wants to stop; -1 for none.
    package func open(device: String, interruptDescriptor: Int32) throws(TransportError) -> SimulatedTransport {
        let connection = try state.withLock { state throws(TransportError) in try connect(&state, device) }
        return SimulatedTransport(
            device: device, port: self, connection: connection, interruptDescriptor: interruptDescriptor)
    }

    /// Opens a port for the first time; the port must have no faults.
    func first() -> Int {
        state.withLock { state in
            do {
                return try connect(&state, "")
            } catch {
                preconditionFailure("a port without faults is not plugged in")
            }
        }
    }

    private func connect(_ state: inout State, _ device: String) throws(TransportError) -> Int {
        if state.openedAt == nil {
            let realNow = clinux_boottime_ns()
            state.openedAt = realNow
            // Virtual time does not depend on real time, so that every run is the same.
            state.adapter.driveStart = pace == .maximum ? .zero : Instant(nanoseconds: realNow)
        }
        settle(&state)
        if let until = state.unpluggedUntil {
            guard now(state) >= until else {
                state.virtualNow = state.virtualNow.advanced(bySeconds: Self.failureSeconds)
                throw .serial(.noDevice(device, advice: "plug the adapter in"))
            }
            state.unpluggedUntil = nil
            state.adapter.plugIn(powerWasCut: true)
        } else if state.connection > 0, !isCable {
            state.adapter.plugIn(powerWasCut: false)
        }
        state.connection += 1
        state.link = .open
        return state.connection
    }

    /// Carries out what has happened while nobody was listening.
    private func settle(_ state: inout State) {
        while state.adapter.takeNext(until: now(state)) != nil {}
        noteLinkFault(&state, "")
    }

    private func now(_ state: State) -> Instant {
        switch pace {
        case .maximum: return state.virtualNow
        case .multiple(let rate):
            guard let openedAt = state.openedAt else { return .zero }
            let seconds = Double(clinux_boottime_ns() - openedAt) / 1e9 * rate
            return Instant(nanoseconds: openedAt).advanced(bySeconds: seconds)
        }
    }

    // MARK: - The open connection

    func send(_ bytes: [UInt8], connection: Int, device: String) throws(TransportError) {
        try state.withLock { state throws(TransportError) in
            state.adapter.advance(to: now(state))
            noteLinkFault(&state, device)
            try check(state, connection, device)
            if state.link == .open { state.adapter.receive(bytes, at: now(state)) }
        }
    }

    /// Returns the next bytes that have arrived; if there are none, the time at which to ask again.
    func take(connection: Int, device: String) throws(TransportError) -> (received: Received?, next: Instant?) {
        try state.withLock { state throws(TransportError) in
            try check(state, connection, device)
            while let event = state.adapter.nextEvent, event <= now(state) {
                let received = state.adapter.takeNext(until: now(state))
                noteLinkFault(&state, device)
                try check(state, connection, device)
                if let received, state.link == .open { return (received, nil) }
            }
            return (nil, state.adapter.nextEvent)
        }
    }

    /// Moves the clock forward under `Pace.maximum`.
    func advance(to time: Instant) { state.withLock { $0.virtualNow = max($0.virtualNow, time) } }

    func close(connection: Int) {
        state.withLock { if $0.connection == connection { $0.link = .closed } }
        if let truthPath, let truth = adapter.truth { TruthFile.write(truth.json, to: truthPath) }
    }

    private func check(_ state: State, _ connection: Int, _ device: String) throws(TransportError) {
        guard connection == state.connection, state.link != .closed else {
            throw .connection(.closed(device))
        }
        if case .broken(let error) = state.link { throw error }
    }

    private func noteLinkFault(_ state: inout State, _ device: String) {
        switch state.adapter.takeLinkFault() {
        case nil: return
        case .silent: if state.link == .open { state.link = .silent }
        case .reset:
            if state.link != .closed {
                state.link = .broken(.connection(.closedByPeer(device)))
            }
        case .unplugged(let until):
            state.unpluggedUntil = max(state.unpluggedUntil ?? until, until)
            if state.link != .closed {
                state.link = .broken(.connection(.gone(device)))
            }
        }
    }
}
