package import ELM327
import Telemetry
package import Transports

extension Session {
    /// Opens the adapter and finds the vehicle behind it, which may refuse current data (`refusalOfCurrentData`).
    /// Returns the voltage at the connector; nil if the adapter does not report it.
    ///
    /// Throws a problem if there is no vehicle to communicate with, or the transport's error.
    /// - Parameters:
    ///   - known: the profile of an earlier connection with this adapter.
    ///   - reopen: opens the port again, for adapters that drop the connection on a reset.
    package func openVehicle(
        known: LinkProfile? = nil, reopen: (() throws(TransportError) -> any Transport)? = nil,
        progress: (String) -> Void = { _ in }
    ) throws(VehicleError) -> Double? {
        progress("waking the adapter")
        try open(known: known, reopen: reopen)
        let voltage = try VehicleError.widening(readVoltage().volts)
        progress("searching for the vehicle's protocol")
        let profile = isKnown ? known : nil
        try connect(voltage: voltage, known: profile?.bus, udsECUs: profile?.udsECUs ?? [])
        return voltage
    }
}
