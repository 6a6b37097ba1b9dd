import ELM327
import OBD
package import Telemetry
import Transports
package import Trips

/// Drive after drive, for weeks.
extension LiveVehicle {
    private static let longestRetrySeconds = 15.0

    /// Waits for the adapter and for the engine, tells the samples of each drive between `connected` and `over`, and rests
    /// in between. Ends only when nobody wants more, or by interruption: an adapter that is not there may come.
    /// - Parameter watch: at the beginning of a drive.
    package func log(_ watch: DriveWatch, emit: (SourceEvent) -> Bool) {
        var isWanted = true
        func tell(_ event: SourceEvent) { if isWanted { isWanted = emit(event) } }
        var parked = ParkedMonitor()
        var retrySeconds = 1.0
        while isWanted {
            do {
                if link.state != .opening { link.enter(.opening) }
                var session = try connect(link)
                retrySeconds = 1
                defer { session.adapter.transport.close() }
                try logDrives(&session, &parked, watch, isWanted: { isWanted }, tell: tell)
            } catch {
                let problem: ConnectionProblem
                switch error {
                case let error as TransportError:
                    if error.kind == .interrupted { return }
                    problem = ConnectionProblem(error)
                case let error as ConnectionProblem: problem = error
                default: preconditionFailure("an error of no known kind: \(error)")
                }
                link.enter(.lost, because: problem.message)
                tell(.progress(problem.message))
                guard isWanted, (try? pause(retrySeconds)) != nil else { return }
                retrySeconds = min(2 * retrySeconds, Self.longestRetrySeconds)
            }
        }
    }

    /// The drives of one connection; after one that broke during a drive, of the next.
    private func logDrives(
        _ session: inout Session, _ parked: inout ParkedMonitor, _ watch: DriveWatch, isWanted: () -> Bool,
        tell: (SourceEvent) -> Void
    ) throws {
        var again: LinkProfile?
        while isWanted() {
            var isFound = false
            do {
                let vehicle = try begin(session, known: again, tell: tell)
                isFound = true
                again = session.linkProfile(vin: vehicle.vin)
                if case .running = try engine(session, searches: false) {
                    try parked.noteRunning(session)
                    try drive(&session, vehicle, watch, isWanted: isWanted, tell: tell)
                    again = session.linkProfile(vin: vehicle.vin)
                }
            } catch let problem as ConnectionProblem {
                // It is the vehicle that does not answer, not the adapter.
                guard [.power, .bus, .ecu].contains(problem.step) else { throw problem }
                tell(.progress(problem.message))
            }
            guard isWanted() else { return }
            session.adapter.link.enter(.resting)
            let resting = session
            if isFound { _ = try session.adopt(.plain) }
            tell(.progress("waiting for the engine to be started"))
            let isDriving = try parked.rest(
                session, isWanted: isWanted, isDriving: { try engine(resting, searches: !isFound) }, tell: tell)
            guard isDriving else { return }
            session.adapter.link.enter(.resting)
            session = Session(
                adapter: Adapter(transport: session.adapter.transport, link: link, log: session.adapter.log))
        }
    }

    /// A drive from its beginning until it is over.
    private func drive(
        _ session: inout Session, _ vehicle: Vehicle, _ watch: DriveWatch, isWanted: () -> Bool,
        tell: (SourceEvent) -> Void
    ) throws {
        var watch = watch
        defer { tell(.segmentEnded(session.now)) }
        _ = try drive(
            &session, vehicle, isOver: { watch.isOver(at: $0) }, isWanted: isWanted,
            tell: { event in
                switch event {
                case .batch(let batch): for sample in batch.samples { watch.take(sample) }
                case .silence(let time), .lost(_, let time): watch.beSilent(at: time)
                default: break
                }
                tell(event)
            })
    }

    /// - Parameter searches: the vehicle was not found yet.
    private func engine(_ session: Session, searches: Bool) throws -> ParkedMonitor.Engine {
        var isAnswered = false
        if searches {
            do {
                try session.connect(voltage: nil, known: known.first?.bus)
            } catch is ConnectionProblem {
                session.adapter.link.enter(.resting)
                return .silent
            }
        }
        for (pid, least) in [(UInt8(0x0C), TripEngine.turningRpm), (0x0D, 1)] {
            for answer in try session.request([0x01, pid]).answers {
                guard let data = answer.data(ofPID: pid), let value = PIDTable.row(pid)?.decode(data)?.first?.value
                else { continue }
                isAnswered = true
                if value >= least { return .running }
            }
        }
        return isAnswered ? .off : .silent
    }
}
