package import ELM327
package import OBD
package import Telemetry

/// The results of examining an adapter and the vehicle behind it. Results that were not reached are nil or empty.
package struct AdapterFindings: Sendable {
    /// The effect of a setting, as shown by the responses that follow.
    package enum Effect: String, Hashable, Sendable, CaseIterable {
        case works
        /// The adapter replies `?`.
        case refused
        /// The adapter replies OK, but nothing changes.
        case pretended
    }

    /// How a response that is longer than one frame arrived.
    package enum LongAnswer: String, Hashable, Sendable {
        case whole
        /// The end was missing.
        case cut
        /// The vehicle has no such response.
        case none
    }

    /// The rate at which requests are answered when they are sent as fast as possible.
    package struct Rate: Hashable, Sendable {
        package var requestsPerSecond = 0.0
        package var valuesPerSecond = 0.0
        /// The number of requests that were not answered in full.
        package var missed = 0
        /// The median time from a request to its prompt, in seconds.
        package var roundTrip = 0.0
    }

    /// The connection step that failed; nil if all succeeded.
    package internal(set) var problem: SourceError?

    // MARK: The adapter

    package internal(set) var generation: AdapterGeneration?
    /// The reply to AT @1.
    package internal(set) var description: String?
    /// The number of lines in the reply to AT PPS.
    package internal(set) var parameterLines = 0
    /// The readings of AT RV during the examination, in volts; nil if the adapter did not report one.
    package internal(set) var volts: [Double?] = []
    /// The median time from AT I to its prompt, in seconds.
    package internal(set) var commandRoundTrip: Double?

    // MARK: The vehicle

    /// The bus; also nil if the adapter does not report it.
    package internal(set) var bus: VehicleBus?
    package internal(set) var isCAN = false
    /// The ECUs that respond, sorted, the engine first.
    package internal(set) var ecus: [ECUAddress] = []
    /// The number of PIDs of service 01 that the ECUs list, counted once each.
    package internal(set) var supportedCount = 0
    /// The voltage that the engine ECU measures (PID 42), in volts.
    package internal(set) var moduleVolts: Double?
    /// Whether the vehicle responds later than the adapter's default timeout.
    package internal(set) var isSlow = false

    // MARK: Settings of the adapter

    package internal(set) var echoStays = false
    package internal(set) var spacesStay = false
    package internal(set) var showsHeaders = true
    package internal(set) var longAnswer: LongAnswer?
    /// The effect of AT CRA.
    package internal(set) var filter: Effect?
    /// The effect of AT ST.
    package internal(set) var timeout: Effect?
    /// Whether the adapter replies `?` to a request with a response count.
    package internal(set) var refusesCount = false
    /// The fastest request form; nil if it was not tried.
    package internal(set) var format: RequestFormat?

    /// The rate with one PID per request.
    package internal(set) var plain: Rate?
    /// The rate with the fastest request form.
    package internal(set) var probed: Rate?
}
