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
        do throws(VehicleError) {
            var session = try VehicleError.widening(connect(link))
            defer { session.adapter.transport.close() }
            let vehicle = try begin(session, tell: tell)
            let isOther = try VehicleError.widening(
                drive(&session, vehicle, isOver: { _ in false }, isWanted: { isWanted }, tell: tell))
            if isOther {
                throw .connection(ConnectionProblem(VehicleProblem.isAnother))
            }
        } catch {
            if let problem = error.problem { tell(.ended(problem)) }
        }
    }

    /// Polls a vehicle until the drive is over or nobody wants more. A connection that breaks is opened again, and
    /// `session` is then another; where the drive is over before that succeeds, what broke it is thrown. Returns whether
    /// the drive ended because another vehicle is behind the new connection.
    func drive(
        _ session: inout Session, _ vehicle: Vehicle, isOver: (Instant) -> Bool, isWanted: () -> Bool,
        tell: (SourceEvent) -> Void
    ) throws(TransportError) -> Bool {
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
            do throws(TransportError) {
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
    func begin(_ session: Session, known again: LinkProfile? = nil, tell: (SourceEvent) -> Void) throws(VehicleError)
        -> Vehicle
    {
        let latest = again ?? known.first
        _ = try session.openVehicle(known: latest, reopen: reopen) { tell(.progress($0)) }
        if let problem = session.refusalOfCurrentData { throw .connection(problem) }
        tell(.progress("reading what the vehicle supports"))
        return try VehicleError.widening(introduce(session, known: ([again].compactMap(\.self) + known), tell: tell))
    }

    /// Asks what there is to know of a vehicle that was found, and tells it.
    private func introduce(_ session: Session, known: [LinkProfile], tell: (SourceEvent) -> Void)
        throws(TransportError) -> Vehicle
    {
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
        let earlier = known.first {
            $0.vin == number && $0.bus == session.bus && $0.identity == session.identity
        }
        return Vehicle(listed: listed, scalings: scalings, vin: number, format: earlier?.format)
    }

    /// For adapters that drop the connection when they are reset.
    package func reopen() throws(TransportError) -> any Transport { try connect(link).adapter.transport }

    /// Connects anew until that succeeds; nil when nobody wants to wait for it any more.
    private func regain(
        _ lost: Session, _ vehicle: Vehicle, _ poller: Poller, isWanted: () -> Bool, tell: (SourceEvent) -> Void
    ) throws(TransportError) -> (session: Session, isOther: Bool)? {
        let known = lost.linkProfile(vin: nil)
        lost.adapter.transport.close()
        while isWanted() {
            link.enter(.lost)
            try pause(Self.retrySeconds)
            link.enter(.opening)
            var opened: Session?
            do throws(VehicleError) {
                let session = try VehicleError.widening(connect(link))
                opened = session
                try session.open(known: known, reopen: reopen)
                let voltage = try VehicleError.widening(session.readVoltage().volts)
                try session.connect(voltage: voltage, known: known?.bus)
                // The adapter may have been put into another vehicle meanwhile.
                if let vin = vehicle.vin,
                    let found = try VehicleError.widening(VehicleFacts.vin(session).vin?.description), found != vin
                {
                    return (session, true)
                }
                try VehicleError.widening(poller.goOn(with: session, emit: tell))
                return (session, false)
            } catch {
                opened?.adapter.transport.close()
                guard let problem = error.problem else { throw .interrupted }
                tell(.lost(problem, lost.now))
            }
        }
        return nil
    }
}
