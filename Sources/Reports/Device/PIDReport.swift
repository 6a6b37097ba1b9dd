package import CustomPIDs
package import Formats
package import OBD
import Telemetry

/// The known PIDs, or those of a vehicle, as text, with all custom PIDs, whether the vehicle supports them or
/// not.
package enum PIDReport {
    // MARK: The whole table

    /// - Parameter pids: of the table.
    package static func text(
        _ pids: [UInt8], _ presentation: Presentation, custom: [CustomPID]
    ) -> [String] {
        list(pids, presentation) + text(ofCustom: custom, presentation)
    }

    // MARK: A vehicle's

    package static func text(_ supported: SupportedPIDs, _ presentation: Presentation, custom: [CustomPID]) -> [String]
    {
        let vehicle = supported.vin ?? "Vehicle at \(supported.device)"
        let when = presentation.zone.local(supported.time)
        var lines = presentation.wrapped(
            "\(vehicle), as listed by its ECUs on \(when.day.shown()) at \(when.clock)")
        for (ecu, pids) in supported.pids.sorted(by: { $0.key < $1.key }) {
            let noun = Format.count(pids.count, "PID")
            lines += ["", Format.capitalized(ecu.displayName(pids: pids)) + ": " + noun]
            lines += list(pids.sorted(), presentation)
        }
        return lines + text(ofCustom: custom, presentation)
    }

    // MARK: Custom PIDs

    private static func text(ofCustom pids: [CustomPID], _ presentation: Presentation) -> [String] {
        guard !pids.isEmpty else { return [] }
        let rows = pids.map { pid in
            (
                name: [pid.isBroadcast ? "broadcast" : Hexadecimal.text(pid.request), address(pid), pid.name]
                    .compactMap(\.self).joined(separator: "  "),
                text: pid.signalName + symbol(Unit(pid.unit), presentation.units)
            )
        }
        return ["", "Custom: " + Format.count(pids.count, "PID")] + presentation.columns(rows, indent: 2)
            + origins(pids).flatMap { presentation.wrapped("  \($0)") }
    }

    /// Where descriptions are from, each once.
    private static func origins(_ pids: [CustomPID]) -> [String] {
        var seen: Set<CustomPID.Origin> = []
        return pids.compactMap(\.origin).filter { seen.insert($0).inserted }.map { origin in
            SafeText.line(
                "from \(origin.source)" + (origin.car.map { ", \($0)" } ?? "")
                    + (origin.license.isEmpty ? "" : " (license: \(origin.license))"))
        }
    }

    /// "to 6F1:12 from 612"; nil if all ECUs are asked.
    private static func address(_ pid: CustomPID) -> String? {
        pid.header.map { header in
            "to \(header)" + (pid.extendedAddress.map { ":" + Hexadecimal.text([$0]) } ?? "")
                + (pid.response.map { " from \($0)" } ?? "")
        }
    }

    // MARK: A PID

    /// The PID and its name, and the names of its signals for `read`.
    private static func list(_ pids: [UInt8], _ presentation: Presentation) -> [String] {
        let rows = pids.map { pid -> (name: String, text: String) in
            let code = Hexadecimal.text([pid])
            guard let row = PIDTable.row(pid) else { return ("\(code)  unknown", "") }
            let signals = row.fields.prefix(signalLimit).map { field in
                field.signal.name + symbol(field.signal.unit, presentation.units)
            }
            let more = row.fields.count > signalLimit ? ", … (\(row.fields.count))" : ""
            return ("\(code)  \(row.name)", signals.joined(separator: ", ") + more)
        }
        return presentation.columns(rows, indent: 2)
    }

    /// " [km/h]", as `read` shows it.
    private static func symbol(_ unit: Unit, _ units: UnitSystem) -> String {
        unit.symbol.isEmpty ? "" : " [\(units.shown(unit).symbol)]"
    }

    /// Further signals are in JSON only.
    private static let signalLimit = 3
}
