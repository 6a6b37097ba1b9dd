package import Formats
package import Routes

/// Lap gates as text and JSON.
package enum GateReport {
    package static let format = "obdmech.gates/1"

    package static func text(_ gates: [LapGate]) -> [String] {
        let width = gates.map { CellWidth.of(SafeText.line($0.name)) }.max() ?? 0
        return gates.map { gate in
            let name = SafeText.line(gate.name)
            let place = PositionText(latitude: gate.place.latitude, longitude: gate.place.longitude, errorM: nil)
            return name + String(repeating: " ", count: max(0, width - CellWidth.of(name)) + 2)
                + "\(place.text), course \(Format.fixed(gate.courseDeg, 0)) degrees, "
                + "\(Format.fixed(2 * gate.halfWidthM, 0)) m wide"
        }
    }

    package static func json(_ gates: [LapGate]) -> JSON {
        .object([
            ("format", .string(format)),
            (
                "gates",
                .array(
                    gates.map { gate in
                        .object([
                            ("name", .string(gate.name)), ("latitude", .rounded(gate.place.latitude, 7)),
                            ("longitude", .rounded(gate.place.longitude, 7)),
                            ("courseDeg", .rounded(gate.courseDeg, 1)),
                            ("widthM", .rounded(2 * gate.halfWidthM, 1)),
                        ])
                    })
            ),
        ])
    }
}
