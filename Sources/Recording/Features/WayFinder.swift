import Formats
import Reports
package import Routes
package import System
import Telemetry
import Trips

/// Guides a trip to a destination. All that it depends on is positions, whoever tells them.
package final class WayFinder: TripFeature {
    private let destination: Destination
    private let planner: WayPlanner
    private let answer: BackgroundAnswer<WayPlanner.Answer>
    private var guidance: WayGuidance
    /// Traffic cameras, of which those ahead are named; nil for none.
    package var cameras: CamerasAhead?
    private var start: (wall: WallTime, origin: Instant)?
    /// What was said already of why there is no way.
    private var reported: Set<String> = []

    /// - Parameter planner: finds the ways.
    package init(to destination: Destination, _ planner: WayPlanner) throws(SystemResourceError) {
        self.destination = destination
        self.planner = planner
        guidance = WayGuidance(to: destination.place)
        answer = try BackgroundAnswer()
    }

    func begin(_ trip: TripStart) {
        start = (trip.wall, trip.origin)
        guidance = WayGuidance(to: destination.place, distanceFactor: trip.distanceFactor)
    }

    func observe(_ moment: TripMoment, of trip: any RunningTrip) -> [TripEvent] {
        var events: [TripEvent] = []
        for sample in moment.samples {
            events += guidance.take(sample).map(event)
            events += takeAnswer(answer.take())
            guard !answer.isBusy, let request = guidance.request() else { continue }
            let (planner, time) = (planner, civil(sample.time) ?? LocalTime.now)
            answer.begin { stop in planner.plan(request, at: time, stop: stop) }
            // In virtual time the drive would be over before the engine answers.
            if trip.source?.kind.canWait == true { events += takeAnswer(answer.wait()) }
        }
        if let last = moment.samples.last,
            let news = cameras?.add(guidance.way?.path, alongM: guidance.alongM, at: last.time)
        {
            events.append(.cameras(news))
        }
        return events
    }

    private func takeAnswer(_ answer: WayPlanner.Answer?) -> [TripEvent] {
        guard let answer else { return [] }
        var events: [TripEvent] = []
        if let error = answer.error {
            events += report(
                .noWayOfEngine(
                    to: destination.name, reason: error.text,
                    instead: answer.way == nil
                        ? "direction and distance are shown" : "the route of your own drives is shown"))
        } else if answer.way == nil {
            events += report(.noOwnWay(to: destination.name))
        }
        return events + guidance.take(answer.way).map(event)
    }

    /// Each thing is said once.
    private func report(_ warning: RecordingWarning) -> [TripEvent] {
        reported.insert(warning.text).inserted ? [.warning(warning)] : []
    }

    private func event(_ event: WayEvent) -> TripEvent { .wayfinding(news(event)) }

    private func news(_ event: WayEvent) -> WayNews {
        let arrival = event.reading.remainingS.flatMap { civil(event.reading.time)?.advanced(bySeconds: $0) }
        return WayNews(event, to: destination.name, arrival: arrival)
    }

    private func civil(_ time: Instant) -> WallTime? {
        start.map { $0.wall.advanced(bySeconds: time.seconds(since: $0.origin)) }
    }

    /// Ends a request that has not been answered.
    func end(of trip: any RunningTrip) -> [TripEvent] {
        answer.end()
        return []
    }

    func show(in snapshot: inout TripSnapshot, at now: Instant) {
        guard let reading = guidance.reading(at: now) else { return }
        let news = news(WayEvent(.progress, reading))
        snapshot.way = WayPicture(news, guidance)
        snapshot.path = guidance.way?.path
        snapshot.camera = cameras?.rows.first
    }

    func complete(_ record: inout TripRecord) {
        let leftM = guidance.place.map { $0.distanceM(to: destination.place) }
        record.destination = TripDestination(
            name: destination.name, isReached: guidance.hasArrived || leftM.map { $0 <= destination.radiusM } == true,
            leftKm: leftM.map { $0 / 1000 })
    }
}
