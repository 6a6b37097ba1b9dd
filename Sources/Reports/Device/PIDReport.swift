package import CustomPIDs
package import Formats
package import OBD
package import Telemetry

/// The known PIDs, or those of a vehicle, as text and JSON, with all custom PIDs, whether the vehicle supports them or
/// not.
package enum PIDReport {
    package static let format = "obdmech.pids/1"

    // MARK: The whole table

    /// - Parameter pids: of the table.
    package static func text(
        _ pids: [UInt8] = PIDTable.rows.map(\.pid), custom: [CustomPID], in units: UnitSystem = .metric, width: Int
    ) -> [String] {
        list(pids, units, width: width) + text(ofCustom: custom, units, width: width)
    }

    package static func json(_ pids: [UInt8] = PIDTable.rows.map(\.pid), custom: [CustomPID]) -> JSON {
        .object([
            ("format", .string(format)), ("pids", .array(pids.map { json($0) })),
            ("custom", .array(custom.map(json))),
        ])
    }

    // MARK: A vehicle's

    package static func text(
        _ supported: SupportedPIDs, custom: [CustomPID], in units: UnitSystem = .metric, width: Int, utcOffsetS: Int
    ) -> [String] {
        let vehicle = supported.vin ?? "Vehicle at \(supported.device)"
        let when = CalendarTime(supported.time, utcOffsetS: utcOffsetS)
        var lines = Format.wrapped(
            "\(vehicle), as listed by its ECUs on \(when.day.shown()) at \(when.clock)", width: width)
        for (ecu, pids) in supported.pids.sorted(by: { $0.key < $1.key }) {
            let noun = Format.count(pids.count, "PID")
            lines += ["", Format.capitalized(ecu.displayName(pids: pids)) + ": " + noun]
            lines += list(pids.sorted(), units, width: width)
        }
        return lines + text(ofCustom: custom, units, width: width)
    }

    package static func json(_ supported: SupportedPIDs, custom: [CustomPID]) -> JSON {
        .object([
            ("format", .string(format)), ("time", .string(CalendarTime.iso8601(supported.time))),
            ("device", .string(supported.device)), ("vin", .text(supported.vin)),
            (
                "ecus",
                .array(
                    supported.pids.sorted { $0.key < $1.key }.map { ecu, pids in
                        .object([
                            ("address", .string(ecu.description)), ("pids", .array(pids.sorted().map { json($0) })),
                        ])
                    })
            ),
            ("custom", .array(custom.map(json))),
        ])
    }

    // MARK: Custom PIDs

    private static func text(ofCustom pids: [CustomPID], _ units: UnitSystem, width: Int) -> [String] {
        guard !pids.isEmpty else { return [] }
        let rows = pids.map { pid in
            (
                name: [Hexadecimal.text(pid.request), address(pid), pid.name]
                    .compactMap(\.self).joined(separator: "  "),
                text: pid.signalName + symbol(Unit(pid.unit), units)
            )
        }
        return ["", "Custom: " + Format.count(pids.count, "PID")] + Format.columns(rows, width: width, indent: 2)
    }

    /// "to 6F1:12 from 612"; nil if all ECUs are asked.
    private static func address(_ pid: CustomPID) -> String? {
        pid.header.map { header in
            "to \(header)" + (pid.extendedAddress.map { ":" + Hexadecimal.text([$0]) } ?? "")
                + (pid.response.map { " from \($0)" } ?? "")
        }
    }

    private static func json(_ pid: CustomPID) -> JSON {
        .object([
            ("name", .string(pid.name)), ("signal", .string(pid.signalName)), ("unit", .string(pid.unit)),
            ("request", .string(Hexadecimal.text(pid.request))), ("header", .text(pid.header?.description)),
            ("extendedAddress", pid.extendedAddress.map { .string(Hexadecimal.text([$0])) }),
            ("response", .text(pid.response?.description)),
        ])
    }

    // MARK: A PID

    private static func json(_ pid: UInt8) -> JSON {
        let row = PIDTable.row(pid)
        return .object([
            ("pid", .string(Hexadecimal.text([pid]))), ("name", .text(row?.name)),
            (
                "signals",
                row.map { row in
                    .array(
                        row.fields.map { field in
                            .object([
                                ("signal", .string(field.signal.name)), ("name", .string(field.name)),
                                ("unit", .string(field.signal.unit.symbol)),
                                ("doubtful", field.isDoubtful ? .bool(true) : nil),
                            ])
                        })
                }
            ),
        ])
    }

    /// The PID and its name, and the names of its signals for `read`.
    private static func list(_ pids: [UInt8], _ units: UnitSystem, width: Int) -> [String] {
        let rows = pids.map { pid -> (name: String, text: String) in
            let code = Hexadecimal.text([pid])
            guard let row = PIDTable.row(pid) else { return ("\(code)  unknown", "") }
            let signals = row.fields.prefix(signalLimit).map { field in
                field.signal.name + symbol(field.signal.unit, units)
            }
            let more = row.fields.count > signalLimit ? ", … (\(row.fields.count))" : ""
            return ("\(code)  \(row.name)", signals.joined(separator: ", ") + more)
        }
        return Format.columns(rows, width: width, indent: 2)
    }

    /// " [km/h]", as `read` shows it.
    private static func symbol(_ unit: Unit, _ units: UnitSystem) -> String {
        unit.symbol.isEmpty ? "" : " [\(units.shown(unit).symbol)]"
    }

    /// Further signals are in JSON only.
    private static let signalLimit = 3
}
