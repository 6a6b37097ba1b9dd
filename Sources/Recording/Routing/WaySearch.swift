package import Routes
package import System

/// Asks an engine for ways off a route, on a thread of its own, one request at a time.
package final class WaySearch {
    /// The time that an engine may take, in seconds.
    static let patienceS = 10.0

    private let router: Router
    private let seconds: Double
    private let answer: BackgroundAnswer<Result<NewWay, RouterError>>

    package init(_ router: Router, seconds: Double = patienceS) throws(SystemResourceError) {
        self.router = router
        self.seconds = seconds
        answer = try BackgroundAnswer()
    }

    /// Whether a request has not been answered, or its answer not been taken.
    package var isBusy: Bool { answer.isBusy }

    /// Begins a request. Does nothing while another one is on its way.
    package func begin(_ request: NewWay.Request) {
        answer.begin { [router, seconds] stop in
            Result { () throws(RouterError) in try router.way(for: request, seconds: seconds, stop: stop) }
        }
    }

    /// The answer to the latest request, once.
    package func take() -> Result<NewWay, RouterError>? { answer.take() }

    /// Ends a request that has not been answered, and its engine if that is a command.
    func end() { answer.end() }
}
