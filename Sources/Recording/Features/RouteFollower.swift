import Formats
import History
import Reports
package import Routes
package import Storage
package import Telemetry
import Trips

/// A route that is followed during a trip, with its state in the database.
package final class RouteFollower: TripFeature {
    /// What was followed, if it was not only a guide.
    package var followedRoute: (number: Int64, reference: String)? { rivals == nil ? nil : (route, referenceName) }

    private let route: Int64
    private let title: String
    private let referenceName: String
    private var plan: RouteFollow.Plan
    private let units: UnitSystem
    private let database: Database?
    private let search: WaySearch?
    private let rivals: [RouteTables.RouteTrip]?
    private var followed: FollowedDrive?
    private var follow: RouteFollow?
    /// Traffic cameras, of which those ahead are named; nil for none.
    package var cameras: CamerasAhead?
    private var start: WallTime?
    /// The reasons reported why there is no new way.
    private var toldFaults: Set<RouterError> = []

    /// - Parameters:
    ///   - referenceName: the pace, such as "best".
    ///   - search: finds new ways off the route; nil for none.
    ///   - rivals: the drives of the route, among which this one is ranked; nil if the route is only a guide.
    ///   - database: keeps how far the route was followed; nil to keep nothing.
    package init(
        route: Int64, title: String, referenceName: String, _ plan: RouteFollow.Plan, units: UnitSystem,
        search: WaySearch? = nil, rivals: [RouteTables.RouteTrip]? = nil, database: Database?
    ) {
        self.rivals = rivals
        self.route = route
        self.title = title
        self.referenceName = referenceName
        self.plan = plan
        self.units = units
        self.search = search
        self.database = database
        self.plan.findsNewWays = search != nil
    }

    func begin(_ trip: TripStart) {
        let start = trip.wall
        self.start = start
        var earlier: RouteFollow.State?
        if plan.reference != nil, let state = (try? database?.routes.followState(ofRoute: route)) ?? nil,
            state.reference == referenceName,
            trip.earlier.isEmpty, -60...TripPlan.takenUpS ~= start.seconds(since: state.updated)
        {
            earlier = RouteFollow.State(
                start: trip.origin.advanced(bySeconds: state.start.seconds(since: start)), alongM: state.alongM,
                isDeviating: state.isDeviating, covered: state.covered)
        }
        follow = RouteFollow(plan, distanceFactor: trip.distanceFactor, earlier: earlier)
        for sample in trip.earlier { _ = follow?.take(sample) }
        if !trip.earlier.isEmpty { follow?.interrupt() }
    }

    func observe(_ moment: TripMoment, of trip: any RunningTrip) -> [TripEvent] {
        follow(moment, trip) + lookAhead(moment)
    }

    private func lookAhead(_ moment: TripMoment) -> [TripEvent] {
        guard let last = moment.samples.last, let follow,
            let news = cameras?.add(follow.isOver ? nil : follow.path, alongM: follow.alongM, at: last.time)
        else { return [] }
        return [.cameras(news)]
    }

    private func follow(_ moment: TripMoment, _ trip: any RunningTrip) -> [TripEvent] {
        var events: [FollowEvent] = []
        for sample in moment.samples { events += follow?.take(sample) ?? [] }
        if !events.isEmpty {
            keep(trip.origin, events.last)
            // What a drive that is cut off has come to.
            if let database, let id = trip.record.id, let followed = outcome {
                try? database.routes.keep(followed, ofTrip: id)
            }
        }
        do throws(RouterError) {
            return (events + (try findWay())).map(told)
        } catch {
            let reason = toldFaults.insert(error).inserted ? error.text : nil
            return events.map(told) + (reason.map { [.warning(.noNewWay(reason: $0))] } ?? [])
        }
    }

    private func told(_ event: FollowEvent) -> TripEvent {
        guard case .refused(let metres) = event else { return .following(event) }
        return .warning(.tooFarToFollow(route: title, distance: FollowText.short(metres, units)))
    }

    /// Asks for a new way when one is needed, and takes it when it was found. Never waits.
    private func findWay() throws(RouterError) -> [FollowEvent] {
        guard let search else { return [] }
        if let answer = search.take() { return follow?.take(try answer.get()) ?? [] }
        if !search.isBusy, let request = follow?.request() { search.begin(request) }
        return []
    }

    /// Ends a request that has not been answered, and finds out what the drive ends with.
    func end(of trip: any RunningTrip) -> [TripEvent] {
        search?.end()
        guard let rivals, let end = follow?.end, var followed = outcome else { return [] }
        let record = trip.record
        followed.rank(end.drive, of: record.id, driver: record.driver, among: rivals)
        self.followed = followed
        return []
    }

    /// What the drive would end with now, without its ranks; nil if the route is only a guide.
    private var outcome: FollowedDrive? {
        guard rivals != nil, start != nil, let end = follow?.end else { return nil }
        return FollowedDrive(
            end, route: route, title: title, reference: referenceName, lengthM: plan.path.lengthM)
    }

    /// What the drive ended with; nil before the end, and if the route was only a guide.
    func complete(_ record: inout TripRecord) { record.followed = followed }

    private func keep(_ origin: Instant, _ event: FollowEvent?) {
        guard let database, let start, plan.reference != nil else { return }
        // A failure here must not end the trip.
        if case .arrived = event { try? database.routes.forgetFollowState(ofRoute: route) }
        guard let state = follow?.state, let now = event?.time else { return }
        try? database.routes.keep(
            RouteTables.FollowState(
                route: route, reference: referenceName,
                start: start.advanced(bySeconds: state.start.seconds(since: origin)),
                updated: start.advanced(bySeconds: now.seconds(since: origin)), alongM: state.alongM,
                isDeviating: state.isDeviating, covered: state.covered))
    }

    /// Nothing before the first position and after the end.
    func show(in snapshot: inout TripSnapshot, at now: Instant) {
        snapshot.following = follow.flatMap { $0.isOver ? nil : FollowText($0, units: units) }
        snapshot.camera = follow.flatMap { $0.isOver ? nil : cameras?.rows.first }
        snapshot.path = follow.flatMap { $0.isOver ? nil : $0.path }
    }
}

extension FollowEvent {
    /// Nil for a refusal.
    fileprivate var time: Instant? {
        switch self {
        case .pace(let reading): reading.time
        case .place(_, _, let time), .deviation(_, _, let time), .guide(_, let time), .newWay(_, _, let time),
            .arrived(let time):
            time
        case .refused: nil
        }
    }
}
