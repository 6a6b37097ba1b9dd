import Formats
import OBD
import Terminal

extension Paint {
    /// A line of doctor by the mark that it begins with.
    func mark(_ line: String) -> String {
        let colors: [Character: Color] = ["+": .green, "!": .yellow, "x": .red]
        guard let mark = line.first, line.dropFirst().first == " ", let color = colors[mark] else { return line }
        return self(String(mark), color) + line.dropFirst()
    }

    /// Paints the trouble codes that begin a line ("  P0301  Cylinder 1 …"), each by how urgent it is.
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
    /// What is no more than worth knowing needs none.
    var color: Paint.Color? {
        switch self {
        case .stopNow: .red
        case .soon, .whenConvenient: .yellow
        case .informational: nil
        }
    }
}
