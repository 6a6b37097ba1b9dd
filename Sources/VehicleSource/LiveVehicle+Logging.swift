import ELM327
import OBD
package import Telemetry
import Transports
package import Trips

/// Logging one drive after the other, for weeks.
extension LiveVehicle {
    private static let longestRetrySeconds = 15.0

    /// Waits for the adapter and for the engine to be started, emits the samples of each drive between `connected` and
    /// `segmentEnded`, and rests in between. Ends only if nobody wants more or the user interrupts, since an adapter
    /// that is missing may appear later; and for a problem that lasts (`SourceError.isLasting`).
    /// - Parameter watch: the state of a drive at its beginning.
    package func log(_ watch: DriveWatch, emit: (SourceEvent) -> Bool) {
        var isWanted = true
        func tell(_ event: SourceEvent) { if isWanted { isWanted = emit(event) } }
        var parked = ParkedMonitor()
        var retrySeconds = 1.0
        while isWanted {
            do throws(VehicleError) {
                if link.state != .opening { link.enter(.opening) }
                var session = try VehicleError.widening(connect(link))
                retrySeconds = 1
                defer { session.adapter.transport.close() }
                try logDrives(&session, &parked, watch, isWanted: { isWanted }, tell: tell)
            } catch {
                guard let problem = error.sourceError else { return }
                if problem.isLasting {
                    tell(.ended(problem))
                    return
                }
                link.enter(.lost, because: problem.message)
                tell(.progress(problem.message))
                guard isWanted, (try? pause(retrySeconds)) != nil else { return }
                retrySeconds = min(2 * retrySeconds, Self.longestRetrySeconds)
            }
        }
    }

    /// Logs the drives of one connection. If it breaks during a drive, the drives of the next connection follow.
    private func logDrives(
        _ session: inout Session, _ parked: inout ParkedMonitor, _ watch: DriveWatch, isWanted: () -> Bool,
        tell: (SourceEvent) -> Void
    ) throws(VehicleError) {
        var again: LinkProfile?
        while isWanted() {
            var isFound = false
            do throws(VehicleError) {
                let vehicle = try begin(session, known: again, tell: tell)
                isFound = true
                again = session.linkProfile(vin: vehicle.vin)
                try VehicleError.widening(
                    driveIfRunning(&session, &parked, vehicle, watch, isWanted: isWanted, tell: tell))
                again = session.linkProfile(vin: vehicle.vin)
            } catch {
                // The adapter works, but the vehicle does not respond.
                guard case .connection(let problem) = error, problem.step >= .power, !problem.isLasting else {
                    throw error
                }
                tell(.progress(problem.message))
            }
            guard isWanted() else { return }
            session.adapter.link.enter(.resting)
            let resting = session
            if isFound { _ = try VehicleError.widening(resting.adopt(.plain)) }
            tell(.progress("waiting for the engine to start"))
            let isDriving = try VehicleError.widening(
                parked.rest(
                    resting, isWanted: isWanted,
                    isDriving: { () throws(TransportError) in try engine(resting, searches: !isFound) }, tell: tell))
            guard isDriving else { return }
            session.adapter.link.enter(.resting)
            session = Session(
                adapter: Adapter(transport: session.adapter.transport, link: link, log: session.adapter.log))
        }
    }

    /// If the engine is running, logs a drive until it is over.
    private func driveIfRunning(
        _ session: inout Session, _ parked: inout ParkedMonitor, _ vehicle: Vehicle, _ watch: DriveWatch,
        isWanted: () -> Bool, tell: (SourceEvent) -> Void
    ) throws(TransportError) {
        guard case .running = try engine(session, searches: false) else { return }
        try parked.noteRunning(session)
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

    /// Asks the vehicle whether its engine is running or it is moving.
    /// - Parameter searches: whether the vehicle must be found first.
    private func engine(_ session: Session, searches: Bool) throws(TransportError) -> ParkedMonitor.Engine {
        var isAnswered = false
        if searches {
            do throws(VehicleError) {
                try session.connect(voltage: nil, known: known.first?.bus, udsECUs: known.first?.udsECUs ?? [])
            } catch {
                if case .transport(let error) = error { throw error }
                session.adapter.link.enter(.resting)
                // What lasts is reported when the connection is set up.
                return error.sourceError?.isLasting == true ? .running : .silent
            }
        }
        let running: [(pid: UInt8, values: ClosedRange<Double>)] = [
            (0x0C, TripEngine.turningRpm...Double.infinity), (0x0D, 1...PlausibilityCheck.maxJoinedKmh),
        ]
        for (pid, values) in running {
            for answer in try session.request([0x01, pid]).answers {
                guard let data = answer.data(ofPID: pid), let value = PIDTable.row(pid)?.decode(data)?.first?.value
                else { continue }
                isAnswered = true
                if values.contains(value) { return .running }
            }
        }
        return isAnswered ? .off : .silent
    }
}
