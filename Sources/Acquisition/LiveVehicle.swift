package import ELM327
package import OBD
import Telemetry
package import Transports

/// The source of samples that is a car behind an ELM327: sets up the connection, then polls until it is interrupted.
package enum LiveVehicle {
    /// - Parameters:
    ///   - emit: takes every event; false means that nobody wants more.
    package static func run(_ session: Session, emit: @escaping (SourceEvent) -> Bool) {
        do {
            try poll(session, emit: emit)
        } catch let problem as ConnectionProblem {
            _ = emit(.ended(problem))
        } catch let error as TransportError {
            if error.kind != .interrupted { _ = emit(.ended(ConnectionProblem(error))) }
        } catch {
            preconditionFailure("an error of no known kind: \(error)")
        }
    }

    private static func poll(_ session: Session, emit: @escaping (SourceEvent) -> Bool) throws {
        var isWanted = true
        func tell(_ event: SourceEvent) { if isWanted { isWanted = emit(event) } }

        tell(.progress("waking the adapter"))
        try session.open()
        let voltage = try session.readVoltage().volts
        tell(.progress("searching for the vehicle's protocol"))
        try session.connect(voltage: voltage)
        tell(.progress("asking what the vehicle supports"))
        let supported = try VehicleFacts.supportedPIDs(session)
        let vin = try VehicleFacts.vin(session).vin
        tell(
            .connected(
                SourceDescription(
                    device: session.device, adapterIdentity: session.identity, bus: session.bus, vin: vin)))
        let poller = Poller(session: session)
        try poller.begin(supported: supported.values.reduce(into: []) { $0.formUnion($1) }, emit: tell)
        while isWanted { try poller.step(emit: tell) }
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
