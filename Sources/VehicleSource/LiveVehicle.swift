import CustomPIDs
package import ELM327
import OBD
package import Telemetry
package import Transports

/// A source of samples from a car behind an ELM327. It sets up the connection, polls until it is interrupted or nobody
/// wants more, and restores the connection if it breaks. `LinkState` describes the states of the connection.
///
/// A failure to connect ends the source only the first time. Once there have been samples, a broken connection is
/// retried again and again (the adapter left the network, was unplugged or restarts; the ignition is off), and the
/// receiver of the events decides how long to wait.
package struct LiveVehicle {
    /// The pause between attempts to restore a broken connection, in seconds.
    private static let retrySeconds = 1.0

    let link: Link
    let known: [LinkProfile]
    private let customPIDs: CustomPIDChoice
    private let also: [PollRow]
    private let trends: [PollRow]
    private let ticksPerSecond: Double?
    let connect: (Link) throws(TransportError) -> Session
    let pause: (Double) throws(TransportError) -> Void

    /// Creates a source.
    /// - Parameters:
    ///   - link: keeps the state of the connection.
    ///   - known: the profiles of earlier connections with this adapter, the latest first, as emitted by `linkProfile`
    ///     events.
    ///   - customPIDs: custom PIDs to poll as well.
    ///   - also: rows to poll besides those of a trip (see `PollTable.also`).
    ///   - trends: rows to poll for the trends of a car.
    ///   - ticksPerSecond: how often the vehicle speed is requested at most; nil for as often as possible.
    ///   - connect: opens the transport, again for each connection.
    ///   - pause: waits for a number of seconds, or throws `interrupted`.
    package init(
        link: Link = Link(), known: [LinkProfile] = [], customPIDs: CustomPIDChoice = CustomPIDChoice(),
        also: [PollRow] = [], trends: [PollRow] = PollTable.trends, ticksPerSecond: Double? = nil,
        connect: @escaping (Link) throws(TransportError) -> Session,
        pause: @escaping (Double) throws(TransportError) -> Void
    ) {
        self.link = link
        self.known = known
        self.customPIDs = customPIDs
        self.also = also
        self.trends = trends
        self.ticksPerSecond = ticksPerSecond
        self.connect = connect
        self.pause = pause
    }

    /// Connects and polls.
    /// - Parameter emit: receives every event, and returns false if nobody wants more. Nothing more is requested then,
    ///   but responses that are on their way are still emitted.
    package func run(emit: (SourceEvent) -> Bool) {
        var isWanted = true
        func tell(_ event: SourceEvent) { if !emit(event) { isWanted = false } }
        do throws(VehicleError) {
            var session = try VehicleError.widening(connect(link))
            defer { session.adapter.transport.close() }
            let vehicle = try begin(session, tell: tell)
            let isOther = try VehicleError.widening(
                drive(&session, vehicle, isOver: { _ in false }, isWanted: { isWanted }, tell: tell))
            if isOther {
                throw .connection(SourceError(NoVehicleError.isAnother))
            }
        } catch {
            if let problem = error.sourceError { tell(.ended(problem)) }
        }
    }

    /// Polls a vehicle until the drive is over or nobody wants more. A connection that breaks is opened again, and
    /// `session` is then replaced. If the drive is over before that succeeds, the error that broke the connection is
    /// thrown. Returns whether the drive ended because another vehicle is behind the new connection.
    func drive(
        _ session: inout Session, _ vehicle: Vehicle, isOver: (Instant) -> Bool, isWanted: () -> Bool,
        tell: (SourceEvent) -> Void
    ) throws(TransportError) -> Bool {
        let poller = Poller(
            session: session, rows: PollTable.trip + also + trends, listed: vehicle.listed,
            scalings: vehicle.scalings,
            ticksPerSecond: ticksPerSecond)
        let own = signals(of: vehicle)
        let pids =
            customPIDs.pidsOfTrips(vehicle.vin.flatMap { VIN($0) }) + (session.bus == .j1939 ? CustomPID.ofTrucks : [])
        var customs = CustomPoller(pids.filter { !own.contains($0.signalName) }, from: session.now)
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
                // Do not request more from a vehicle that does not respond.
                if session.adapter.link.state != .recovering {
                    if customs.isDue(session.now) {
                        try poller.drain(emit: tell)
                        // The last response may show that the vehicle no longer responds.
                        if session.adapter.link.state != .recovering { try customs.ask(session, emit: tell) }
                    }
                    if codes.isDue(session.now) {
                        try poller.drain(emit: tellAndNote)
                        try codes.ask(session, emit: tell)
                    }
                }
                try poller.step(emit: tellAndNote)
            } catch {
                guard error.kind == .lost else { throw error }
                tell(.lost(SourceError(error), session.now))
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
            // Changes made while the vehicle does not respond are temporary.
            if session.adapter.link.state != .recovering, let now = session.linkProfile(vin: vehicle.vin),
                now != linkProfile
            {
                linkProfile = now
                tell(.linkProfile(now.text, vin: now.vin))
            }
        }
        // The last response still belongs to the drive.
        try poller.drain(emit: tell)
        return false
    }

    /// The names of the signals that the vehicle reports by the standard on a trip: what a custom PID says of the same, with
    /// another resolution, would contradict them.
    private func signals(of vehicle: Vehicle) -> Set<String> {
        let listed = vehicle.listed.values.reduce(into: Set<UInt8>()) { $0.formUnion($1) }
        return (PollTable.trip + also).reduce(into: []) { names, row in
            for case .pid(let pid) in row.requests where listed.contains(pid) {
                let all = PIDTable.row(pid)?.fields.map(\.signal) ?? []
                names.formUnion(all.filter { row.signals?.contains($0) ?? true }.map(\.name))
            }
        }
    }

    /// The facts about a vehicle that are read before it is polled.
    struct Vehicle {
        /// The PIDs that each ECU lists as supported.
        var listed: [ECUAddress: Set<UInt8>]
        var scalings: [ECUAddress: PIDScaling]
        var vin: String?
        /// The request form found in an earlier connection; nil if none.
        var format: RequestFormat?
    }

    /// Sets up the connection.
    /// - Parameter again: the profile from an earlier connection in this run of the program.
    func begin(_ session: Session, known again: LinkProfile? = nil, tell: (SourceEvent) -> Void) throws(VehicleError)
        -> Vehicle
    {
        let latest = again ?? known.first
        _ = try session.openVehicle(known: latest, reopen: reopen) { tell(.progress($0)) }
        if let problem = session.refusalOfCurrentData { throw .connection(problem) }
        tell(.progress("reading what the vehicle supports"))
        return try VehicleError.widening(introduce(session, known: ([again].compactMap(\.self) + known), tell: tell))
    }

    /// Reads the facts about a vehicle that was found, and emits them.
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
        // A form found with another vehicle, or another adapter of the same name, may not work here.
        let number = vin?.description
        let earlier = known.first {
            $0.vin == number && $0.bus == session.bus && $0.identity == session.identity
        }
        for profile in known where profile.vin == number || profile.vin == nil { session.adopt(profile.modules) }
        return Vehicle(listed: listed, scalings: scalings, vin: number, format: earlier?.format)
    }

    /// Opens the port again, for adapters that drop the connection on a reset.
    package func reopen() throws(TransportError) -> any Transport { try connect(link).adapter.transport }

    /// Tries to connect until that succeeds; returns nil if nobody wants to wait any longer.
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
                try session.connect(voltage: voltage, known: known?.bus, udsECUs: known?.udsECUs ?? [])
                // The adapter may have been plugged into another vehicle in the meantime.
                if let vin = vehicle.vin,
                    let found = try VehicleError.widening(VehicleFacts.vin(session).vin?.description), found != vin
                {
                    return (session, true)
                }
                try VehicleError.widening(poller.goOn(with: session, emit: tell))
                return (session, false)
            } catch {
                opened?.adapter.transport.close()
                guard let problem = error.sourceError else { throw .interrupted }
                tell(.lost(problem, lost.now))
            }
        }
        return nil
    }
}
