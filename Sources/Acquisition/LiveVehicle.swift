package import ELM327
package import OBD
import Telemetry
package import Transports

/// The source of samples that is a car behind an ELM327. It sets up the connection, polls until it is interrupted or
/// nobody wants more, and gets the connection back when it breaks:
///
///     connecting -> polling -> lost -> connecting …
///
/// A failure to connect is the end only the first time: once samples came, a connection that broke is tried again and
/// again (the adapter left the network, was pulled, or restarts; the ignition is off), and who takes the events decides
/// how long to wait.
package struct LiveVehicle {
    /// A pause between attempts to get a broken connection back.
    private static let retrySeconds = 1.0

    private let connect: () throws(TransportError) -> Session
    private let pause: (Double) throws(TransportError) -> Void

    /// - Parameters:
    ///   - connect: opens the transport, anew each time.
    ///   - pause: waits so many seconds, or throws `interrupted`.
    package init(
        connect: @escaping () throws(TransportError) -> Session,
        pause: @escaping (Double) throws(TransportError) -> Void
    ) {
        (self.connect, self.pause) = (connect, pause)
    }

    /// - Parameter emit: takes every event; false means that nobody wants more.
    package func run(emit: (SourceEvent) -> Bool) {
        var isWanted = true
        func tell(_ event: SourceEvent) { if isWanted { isWanted = emit(event) } }
        do {
            var session = try connect()
            defer { session.adapter.transport.close() }
            let (first, supported) = try begin(session, tell: tell)
            var poller = first
            var hasBegun = false
            while isWanted {
                do {
                    if !hasBegun {
                        try poller.begin(supported: supported, emit: tell)
                        hasBegun = true
                    }
                    try poller.step(emit: tell)
                } catch {
                    guard error.kind == .lost else { throw error }
                    tell(.lost(ConnectionProblem(error), session.now))
                    session.adapter.transport.close()
                    guard let (newSession, newPoller) = try regain(session, poller, isWanted: { isWanted }, tell: tell)
                    else { return }
                    (session, poller) = (newSession, newPoller)
                }
            }
        } catch let problem as ConnectionProblem {
            tell(.ended(problem))
        } catch let error as TransportError {
            if error.kind != .interrupted { tell(.ended(ConnectionProblem(error))) }
        } catch {
            preconditionFailure("an error of no known kind: \(error)")
        }
    }

    /// Sets up the connection; returns a poller and the PIDs that the vehicle lists.
    private func begin(_ session: Session, tell: (SourceEvent) -> Void) throws -> (Poller, Set<UInt8>) {
        tell(.progress("waking the adapter"))
        try session.open()
        let voltage = try session.readVoltage().volts
        tell(.progress("searching for the vehicle's protocol"))
        try session.connect(voltage: voltage)
        tell(.progress("asking what the vehicle supports"))
        let supported = try VehicleFacts.supportedPIDs(session)
        let vin = try VehicleFacts.vin(session).vin
        tell(
            .connected(
                SourceDescription(
                    device: session.device, adapterIdentity: session.identity, bus: session.bus, vin: vin)))
        return (Poller(session: session), supported.values.reduce(into: []) { $0.formUnion($1) })
    }

    /// Connects anew until that succeeds; nil when nobody wants to wait for it any more.
    private func regain(
        _ lost: Session, _ poller: Poller, isWanted: () -> Bool, tell: (SourceEvent) -> Void
    ) throws -> (Session, Poller)? {
        while isWanted() {
            try pause(Self.retrySeconds)
            var opened: Session?
            do {
                let session = try connect()
                opened = session
                try session.open()
                try session.connect(voltage: try session.readVoltage().volts)
                return (session, poller.continued(on: session))
            } catch {
                opened?.adapter.transport.close()
                switch error {
                case let error as TransportError where error.kind == .interrupted: throw error
                case let error as TransportError: tell(.lost(ConnectionProblem(error), lost.now))
                case let problem as ConnectionProblem: tell(.lost(problem, lost.now))
                default: throw error
                }
            }
        }
        return nil
    }
}

extension ConnectionProblem {
    /// A transport that could not be opened is a problem of the port; one that was lost, of the adapter.
    package init(_ error: TransportError) {
        self.init(
            error.kind == .lost ? .adapter : .port, error.message,
            advice: error.kind == .lost && error.advice.isEmpty
                ? "check that the adapter is plugged in, powered and in reach" : error.advice)
    }
}
