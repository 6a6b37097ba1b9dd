package import ELM327
import Telemetry
package import Transports

extension Session {
    /// Opens the adapter and finds the vehicle behind it, which may refuse current data (`refusalOfCurrentData`); returns the voltage at the connector where the adapter tells.
    ///
    /// Throws a problem where there is no vehicle to talk to, and the transport's error.
    /// - Parameters:
    ///   - known: from an earlier connection with this adapter.
    ///   - reopen: opens the port anew, for adapters that drop the connection when they are reset.
    package func openVehicle(
        known: LinkProfile? = nil, reopen: (() throws(TransportError) -> any Transport)? = nil,
        progress: (String) -> Void = { _ in }
    ) throws(VehicleError) -> Double? {
        progress("waking the adapter")
        try open(known: known, reopen: reopen)
        let voltage = try VehicleError.widening(readVoltage().volts)
        progress("searching for the vehicle's protocol")
        try connect(voltage: voltage, known: isKnown ? known?.bus : nil)
        return voltage
    }
}
