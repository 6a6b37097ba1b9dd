package import ELM327
package import OBD
package import Telemetry

/// What an examination found of an adapter and the vehicle behind it. What it did not come to is nil or empty.
package struct AdapterFindings: Sendable {
    /// What came of telling the adapter something, as its next answers show.
    package enum Effect: String, Hashable, Sendable, CaseIterable {
        case works
        /// `?`.
        case refused
        /// It says OK and goes on as before.
        case pretended
    }

    /// What became of an answer that is longer than a frame.
    package enum LongAnswer: String, Hashable, Sendable {
        case whole
        /// Its end is missing.
        case cut
        /// The vehicle has none to give.
        case none
    }

    /// What came in a time of asking as fast as it goes.
    package struct Rate: Hashable, Sendable {
        package var requestsPerSecond = 0.0
        package var valuesPerSecond = 0.0
        /// Requests that were not answered in full.
        package var missed = 0
        /// From a request to its prompt, in seconds; the median.
        package var roundTrip = 0.0
    }

    /// The first rung that does not hold; nil where all do.
    package internal(set) var problem: ConnectionProblem?

    // MARK: The adapter

    package internal(set) var generation: AdapterGeneration?
    /// AT @1.
    package internal(set) var description: String?
    /// Lines of AT PPS.
    package internal(set) var parameterLines = 0
    /// Readings of AT RV over the time of the examination; nil where it did not say.
    package internal(set) var volts: [Double?] = []
    /// From AT I to its prompt, in seconds; the median.
    package internal(set) var commandRoundTrip: Double?

    // MARK: The vehicle

    /// Nil too where the adapter does not tell.
    package internal(set) var bus: VehicleBus?
    package internal(set) var isCAN = false
    /// Sorted, the engine first.
    package internal(set) var ecus: [ECUAddress] = []
    /// How many PIDs of service 01 they list, all together.
    package internal(set) var supportedCount = 0
    /// The voltage that the engine's controller measures (PID 42).
    package internal(set) var moduleVolts: Double?
    /// It answers later than the adapter waits of its own accord.
    package internal(set) var isSlow = false

    // MARK: What the adapter does when told

    package internal(set) var echoStays = false
    package internal(set) var spacesStay = false
    package internal(set) var showsHeaders = true
    package internal(set) var longAnswer: LongAnswer?
    /// AT CRA.
    package internal(set) var filter: Effect?
    /// AT ST.
    package internal(set) var timeout: Effect?
    /// A digit behind a request is answered with `?`.
    package internal(set) var refusesCount = false
    /// The quickest form of request; nil where nothing could be tried.
    package internal(set) var format: RequestFormat?

    /// One PID a request.
    package internal(set) var plain: Rate?
    /// In the quickest form.
    package internal(set) var probed: Rate?
}
