import Formats
package import Routes

/// Lap gates as text.
package enum GateReport {
    package static func text(_ gates: [LapGate]) -> [String] {
        let width = gates.map { CellWidth.of(SafeText.line($0.name)) }.max() ?? 0
        return gates.flatMap { gate in
            let name = SafeText.line(gate.name)
            var lines = [name + String(repeating: " ", count: max(0, width - CellWidth.of(name)) + 2) + text(gate)]
            for (index, line) in gate.sectors.enumerated() {
                lines.append(String(repeating: " ", count: width + 2) + "end of sector \(index + 1): \(text(line))")
            }
            return lines
        }
    }

    private static func text(_ line: LapGate) -> String {
        let place = PositionText(latitude: line.place.latitude, longitude: line.place.longitude, errorM: nil)
        return "\(place.text), course \(Format.fixed(line.courseDeg, 0)) degrees, "
            + "\(Format.fixed(2 * line.halfWidthM, 0)) m wide"
    }
}
