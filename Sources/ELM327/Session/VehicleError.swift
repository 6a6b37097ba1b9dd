package import Telemetry
package import Transports

/// Why a vehicle cannot be talked to, or not any more.
package enum VehicleError: Error, Hashable, Sendable {
    /// The user interrupted, or the way to the adapter ended.
    case transport(TransportError)
    /// The adapter or the vehicle behind it is not as it should be.
    case connection(ConnectionProblem)

    /// Does what only the transport can end.
    package static func widening<Value>(_ body: @autoclosure () throws(TransportError) -> Value)
        throws(VehicleError) -> Value
    {
        do { return try body() } catch { throw .transport(error) }
    }

    /// What stands between the program and the vehicle; nil when the user interrupted.
    package var problem: ConnectionProblem? {
        switch self {
        case .transport(let error): error.kind == .interrupted ? nil : ConnectionProblem(error)
        case .connection(let problem): problem
        }
    }
}

extension ConnectionProblem {
    /// A transport that could not be opened is a problem of the port; one that was lost, of the adapter.
    package init(_ error: TransportError) {
        self.init(
            error.kind == .lost ? .adapter : .port, error.message,
            advice: error.kind == .lost && error.advice.isEmpty
                ? "check that the adapter is plugged in, powered and in reach" : error.advice)
    }
}
