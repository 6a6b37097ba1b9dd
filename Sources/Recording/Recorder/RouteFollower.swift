import Reports
package import Routes
package import Storage
package import Telemetry

/// A route that is followed during a trip, with its state in the database.
package final class RouteFollower {
    /// An earlier state is taken up if it is not older, in seconds.
    package static let continuedS = 1800.0

    private let route: Int64
    package let title: String
    private let referenceName: String
    private var plan: RouteFollow.Plan
    private let units: UnitSystem
    private let database: Database?
    private let search: WaySearch?
    private var follow: RouteFollow?
    private var start: WallTime?

    /// - Parameters:
    ///   - referenceName: the pace, such as "best".
    ///   - search: finds new ways off the route; nil for none.
    ///   - database: keeps how far the route was followed; nil to keep nothing.
    package init(
        route: Int64, title: String, referenceName: String, _ plan: RouteFollow.Plan, units: UnitSystem,
        search: WaySearch? = nil, database: Database?
    ) {
        (self.route, self.title, self.referenceName, self.plan) = (route, title, referenceName, plan)
        (self.units, self.search, self.database) = (units, search, database)
        self.plan.findsNewWays = search != nil
    }

    /// Begins with a trip.
    /// - Parameters:
    ///   - start: the wall time of `origin`, the first sample.
    func begin(at start: WallTime, origin: Instant, distanceFactor: Double) {
        self.start = start
        var earlier: RouteFollow.State?
        if plan.reference != nil, let state = (try? database?.followState(ofRoute: route)) ?? nil,
            state.reference == referenceName,
            -60...Self.continuedS ~= start.seconds(since: state.updated)
        {
            earlier = RouteFollow.State(
                start: origin.advanced(bySeconds: state.start.seconds(since: start)), alongM: state.alongM,
                isDeviating: state.isDeviating, covered: state.covered)
        }
        follow = RouteFollow(plan, distanceFactor: distanceFactor, earlier: earlier)
    }

    /// Takes samples of the car or of a receiver.
    func take(_ samples: [Sample], origin: Instant) -> [FollowEvent] {
        var events: [FollowEvent] = []
        for sample in samples { events += follow?.take(sample) ?? [] }
        if !events.isEmpty { keep(origin, events.last) }
        return events
    }

    /// Asks for a new way when one is needed, and takes it when it was found. Never waits.
    func findWay() throws(RouterFault) -> [FollowEvent] {
        guard let search else { return [] }
        if let answer = search.take() { return follow?.take(try answer.get()) ?? [] }
        if !search.isBusy, let request = follow?.request() { search.begin(request) }
        return []
    }

    /// Ends a request that has not been answered.
    func end() { search?.end() }

    private func keep(_ origin: Instant, _ event: FollowEvent?) {
        guard let database, let start, plan.reference != nil else { return }
        // A failure here must not end the trip.
        if case .arrived = event { try? database.forgetFollowState(ofRoute: route) }
        guard let state = follow?.state, let now = event?.time else { return }
        try? database.keep(
            Database.FollowState(
                route: route, reference: referenceName,
                start: start.advanced(bySeconds: state.start.seconds(since: origin)),
                updated: start.advanced(bySeconds: now.seconds(since: origin)), alongM: state.alongM,
                isDeviating: state.isDeviating, covered: state.covered))
    }

    /// What the panel shows; nil before the first position and after the end.
    var shown: FollowText? { follow.flatMap { $0.isOver ? nil : FollowText($0, units: units) } }
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
