import Formats
import OBD
import Terminal

extension Paint {
    /// Colors the mark at the beginning of a line of doctor.
    func mark(_ line: String) -> String {
        let colors: [Character: Color] = ["+": .green, "!": .yellow, "x": .red]
        guard let mark = line.first, line.dropFirst().first == " ", let color = colors[mark] else { return line }
        return self(String(mark), color) + line.dropFirst()
    }

    /// Colors the trouble codes at the beginning of lines ("  P0301  Cylinder 1 …") by their urgency.
    func codes(_ urgencies: [TroubleCode: Severity], in lines: [String]) -> [String] {
        lines.map { line in
            guard line.hasPrefix("  "), let word = line.split(separator: " ", maxSplits: 1).first,
                line.dropFirst(2).hasPrefix(word), let code = TroubleCode(String(word)),
                let color = urgencies[code]?.color
            else { return line }
            return "  " + self(String(word), color) + line.dropFirst(2 + word.count)
        }
    }
}

extension Severity {
    /// The color of a code; nil for codes that are only informational.
    var color: Paint.Color? {
        switch self {
        case .stopNow: .red
        case .soon, .whenConvenient: .yellow
        case .informational: nil
        }
    }
}
