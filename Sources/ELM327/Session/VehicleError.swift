import Formats
package import Telemetry
package import Transports

/// An error that prevents or ends communication with a vehicle.
package enum VehicleError: Error, Hashable, Sendable {
    /// The user interrupted, or the connection to the adapter failed.
    case transport(TransportError)
    /// The adapter or the vehicle behind it has a problem.
    case connection(SourceError)

    /// Runs an expression that can only throw a transport error.
    package static func widening<Value>(_ body: @autoclosure () throws(TransportError) -> Value)
        throws(VehicleError) -> Value
    {
        do { return try body() } catch { throw .transport(error) }
    }

    /// The problem between the program and the vehicle; nil if the user interrupted.
    package var sourceError: SourceError? {
        switch self {
        case .transport(let error): error.kind == .interrupted ? nil : SourceError(error)
        case .connection(let error): error
        }
    }
}

extension SourceError {
    /// Creates a problem of the adapter for a lost transport, and of the port for other errors.
    package init(_ error: TransportError) {
        self.init(
            error.kind == .lost ? .adapter : .port, error.text,
            advice: error.kind == .lost && error.advice.isEmpty
                ? "check that the adapter is plugged in, powered and in reach" : error.advice)
    }
}
