import CustomPIDs
import OBD
import Telemetry

extension CustomPID {
    /// The values of trucks that no PID of the standard has.
    static let ofTrucks: [CustomPID] = J1939ExtraValue.table.compactMap { row in
        guard let standard = StandardValue.named(row.signal.name), let equation = try? Equation("A*\(row.scale)") else {
            return nil
        }
        return CustomPID(standard, request: row.request, equation: equation)
    }
}
