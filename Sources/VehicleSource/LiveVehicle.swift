package import CustomPIDs
package import ELM327
import OBD
package import Telemetry
package import Transports

/// The source of samples that is a car behind an ELM327. It sets up the connection, polls until it is interrupted or
/// nobody wants more, and gets the connection back when it breaks; `LinkState` tells the states that it goes through.
///
/// A failure to connect is the end only the first time: once samples came, a connection that broke is tried again and
/// again (the adapter left the network, was pulled, or restarts; the ignition is off), and who takes the events decides
/// how long to wait.
package struct LiveVehicle {
    /// A pause between attempts to get a broken connection back.
    private static let retrySeconds = 1.0

    let link: Link
    let known: [LinkProfile]
    private let customPIDs: [CustomPID]
    private let also: [PollRow]
    private let ticksPerSecond: Double?
    let connect: (Link) throws(TransportError) -> Session
    let pause: (Double) throws(TransportError) -> Void

    /// - Parameters:
    ///   - link: keeps the state.
    ///   - known: from earlier connections with this adapter, the latest first: what `learnt` told.
    ///   - customPIDs: to be polled besides.
    ///   - also: rows to poll besides those of a trip (see `PollTable.also`).
    ///   - ticksPerSecond: how often the vehicle speed is asked for, at the most; nil for as often as it goes.
    ///   - connect: opens the transport, anew each time.
    ///   - pause: waits so many seconds, or throws `interrupted`.
    package init(
        link: Link = Link(), known: [LinkProfile] = [], customPIDs: [CustomPID] = [],
        also: [PollRow] = [], ticksPerSecond: Double? = nil,
        connect: @escaping (Link) throws(TransportError) -> Session,
        pause: @escaping (Double) throws(TransportError) -> Void
    ) {
        (self.link, self.known, self.customPIDs) = (link, known, customPIDs)
        (self.also, self.ticksPerSecond) = (also, ticksPerSecond)
        (self.connect, self.pause) = (connect, pause)
    }

    /// - Parameter emit: takes every event; false means that nobody wants more. Then nothing more is asked for, and what is
    ///   on its way is told all the same.
    package func run(emit: (SourceEvent) -> Bool) {
        var isWanted = true
        // What is still on its way when no more is wanted is told all the same.
        func tell(_ event: SourceEvent) { if !emit(event) { isWanted = false } }
        do {
            var session = try connect(link)
            defer { session.adapter.transport.close() }
            let vehicle = try begin(session, tell: tell)
            if try drive(&session, vehicle, isOver: { _ in false }, isWanted: { isWanted }, tell: tell) {
                throw ConnectionProblem(
                    .ecu, "another vehicle answers now, the trip is over", advice: "its drive is a trip of its own")
            }
        } catch let problem as ConnectionProblem {
            tell(.ended(problem))
        } catch let error as TransportError {
            if error.kind != .interrupted { tell(.ended(ConnectionProblem(error))) }
        } catch {
            preconditionFailure("an error of no known kind: \(error)")
        }
    }

    /// Polls a vehicle until the drive is over or nobody wants more. A connection that breaks is opened again, and
    /// `session` is then another; where the drive is over before that succeeds, what broke it is thrown. Returns whether
    /// the drive ended because another vehicle is behind the new connection.
    func drive(
        _ session: inout Session, _ vehicle: Vehicle, isOver: (Instant) -> Bool, isWanted: () -> Bool,
        tell: (SourceEvent) -> Void
    ) throws -> Bool {
        let poller = Poller(
            session: session, rows: PollTable.trip + also, listed: vehicle.listed, scalings: vehicle.scalings,
            ticksPerSecond: ticksPerSecond)
        var customs = CustomPoller(customPIDs, from: session.now)
        var codes = CodePoller(from: session.now)
        func tellAndNote(_ event: SourceEvent) {
            if case .batch(let batch) = event { for sample in batch.samples { codes.note(sample) } }
            tell(event)
        }
        var linkProfile: LinkProfile?
        var (hasBegun, hasProbed) = (false, false)
        while isWanted(), !isOver(session.now) {
            do {
                if !hasBegun {
                    try poller.begin(
                        supported: vehicle.listed.values.reduce(into: []) { $0.formUnion($1) }, emit: tellAndNote)
                    hasBegun = true
                }
                if !hasProbed {
                    try poller.learn(known: vehicle.format, emit: tellAndNote)
                    hasProbed = true
                }
                // A vehicle that is silent is not asked for more.
                if session.adapter.link.state != .recovering {
                    if customs.isDue(session.now) {
                        try poller.drain(emit: tell)
                        try customs.ask(session, emit: tell)
                    }
                    if codes.isDue(session.now) {
                        try poller.drain(emit: tellAndNote)
                        try codes.ask(session, emit: tell)
                    }
                }
                try poller.step(emit: tellAndNote)
            } catch {
                guard error.kind == .lost else { throw error }
                tell(.lost(ConnectionProblem(error), session.now))
                let lost = session
                let found = try regain(
                    lost, vehicle, poller, isWanted: { isWanted() && !isOver(lost.now) }, tell: tell)
                guard let found else {
                    if isWanted() { throw error }
                    return false
                }
                session = found.session
                if found.isOther { return true }
            }
            // What is different while the vehicle is silent is not for later.
            if session.adapter.link.state != .recovering, let now = session.linkProfile(vin: vehicle.vin),
                now != linkProfile
            {
                linkProfile = now
                tell(.linkProfile(now.text, vin: now.vin))
            }
        }
        // The answer on its way still belongs to the drive.
        try poller.drain(emit: tell)
        return false
    }

    /// What there is to know of a vehicle before it is polled.
    struct Vehicle {
        /// The PIDs that its ECUs list.
        var listed: [ECUAddress: Set<UInt8>]
        var scalings: [ECUAddress: PIDScaling]
        var vin: String?
        /// What was learnt of it before; nil for nothing.
        var format: RequestFormat?
    }

    /// Sets up the connection.
    /// - Parameter again: what was learnt of the adapter and the vehicle by this program itself.
    func begin(_ session: Session, known again: LinkProfile? = nil, tell: (SourceEvent) -> Void) throws -> Vehicle {
        let latest = again ?? known.first
        _ = try session.openVehicle(known: latest, reopen: reopen) { tell(.progress($0)) }
        if let problem = session.refusalOfCurrentData { throw problem }
        tell(.progress("asking what the vehicle supports"))
        let listed = try VehicleFacts.supportedPIDs(session)
        let scalings = try VehicleFacts.scalings(session, supported: listed)
        let vin = try VehicleFacts.vin(session).vin
        tell(
            .connected(
                SourceDescription(
                    device: session.device, identity: session.identity,
                    details: VehicleDetails(bus: session.bus, vin: vin, supported: listed))))
        // Another vehicle, or another adapter of the same name, allows other things.
        let number = vin?.description
        let earlier = ([again].compactMap(\.self) + known).first {
            $0.vin == number && $0.bus == session.bus && $0.identity == session.identity
        }
        return Vehicle(listed: listed, scalings: scalings, vin: number, format: earlier?.format)
    }

    /// For adapters that drop the connection when they are reset.
    private func reopen() throws(TransportError) -> any Transport { try connect(link).adapter.transport }

    /// Connects anew until that succeeds; nil when nobody wants to wait for it any more.
    private func regain(
        _ lost: Session, _ vehicle: Vehicle, _ poller: Poller, isWanted: () -> Bool, tell: (SourceEvent) -> Void
    ) throws -> (session: Session, isOther: Bool)? {
        let known = lost.linkProfile(vin: nil)
        lost.adapter.transport.close()
        while isWanted() {
            link.enter(.lost)
            try pause(Self.retrySeconds)
            link.enter(.opening)
            var opened: Session?
            do {
                let session = try connect(link)
                opened = session
                try session.open(known: known, reopen: reopen)
                try session.connect(voltage: try session.readVoltage().volts, known: known?.bus)
                // The adapter may have been put into another vehicle meanwhile.
                if let vin = vehicle.vin, let found = try VehicleFacts.vin(session).vin?.description, found != vin {
                    return (session, true)
                }
                try poller.goOn(with: session, emit: tell)
                return (session, false)
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
