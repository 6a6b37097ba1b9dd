/// The custom PIDs of several files, which may refer to one another. A `VAL{name}` in an equation is replaced by the
/// equation of that name if the same request to the same ECU reads it, so that everything is calculated from one
/// response.
package struct CustomPIDCollection: Sendable {
    /// The PIDs in the order of the files and their lines.
    package var pids: [CustomPID] { values.map(\.pid) }
    /// The same with the text of their equations.
    package private(set) var values: [ImportedValue] = []
    /// What could not be used, sorted by path, line and column.
    package private(set) var problems: [CustomPIDWarning] = []

    /// Reads the files.
    /// - Parameter files: The path, used in messages, and the bytes of each file. Their order must be the same each
    ///   time, since the name of a signal depends on those before it.
    package init(files: [(path: String, bytes: [UInt8])]) {
        var taken: Set<String> = []
        var entries: [(path: String, entry: CustomPIDFile.Entry)] = []
        for (path, bytes) in files {
            let file = CustomPIDFile(bytes, path: path, taken: &taken)
            entries += file.entries.map { (path, $0) }
            problems += file.problems
        }
        let references = Values(entries.map(\.entry.pid))
        for (path, entry) in entries {
            do {
                var pid = entry.pid
                pid.equation = try references.equation(of: pid)
                values.append(ImportedValue(pid: pid, equation: entry.equation.text))
            } catch {
                let column = entry.equation.column(error.offset)
                problems.append(
                    CustomPIDWarning(path: path, line: entry.line, column: column, reason: error.reason))
            }
        }
        problems.sort { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
    }

    /// The equations that names in `VAL{…}` refer to.
    private struct Values {
        /// A value within a response.
        private struct Place: Hashable {
            var request: [UInt8]
            var header: CustomPID.RequestHeader?
            var extendedAddress: UInt8?
            var name: String
        }

        private let names: Set<String>
        /// The equations; of several with the same name, the first.
        private var equations: [Place: Equation]

        init(_ pids: [CustomPID]) {
            names = Set(pids.map { Self.key($0.name) })
            equations = Dictionary(
                pids.map { (Self.place($0, $0.name), $0.equation) },
                uniquingKeysWith: { first, _ in first })
            var isDone = false
            while !isDone { isDone = !replaceOnce() }
        }

        private static func place(_ pid: CustomPID, _ name: String) -> Place {
            Place(
                request: pid.request, header: pid.header, extendedAddress: pid.extendedAddress, name: key(name))
        }

        /// Returns the name in lower case, because files are not consistent about case.
        private static func key(_ name: String) -> String { name.lowercased() }

        /// Returns the equation of a PID with all references replaced.
        func equation(of pid: CustomPID) throws(Equation.SyntaxError) -> Equation {
            var replacements: [Equation.Reference: Equation] = [:]
            for reference in pid.equation.references {
                let found = equations[Self.place(pid, reference.name)]
                guard let found else {
                    let isElsewhere = names.contains(Self.key(reference.name))
                    throw Equation.SyntaxError(
                        offset: reference.offset,
                        reason: isElsewhere
                            ? .inAnotherAnswer(reference.name)
                            : .noSuchPID(reference.name))
                }
                guard found.references.isEmpty else {
                    throw Equation.SyntaxError(
                        offset: reference.offset, reason: .circle(reference.name))
                }
                replacements[reference] = found
            }
            guard let equation = pid.equation.replacing(replacements) else {
                throw Equation.SyntaxError(offset: 0, reason: .tooLong)
            }
            return equation
        }

        /// Replaces references to equations that have no references themselves. Returns false if nothing was replaced.
        /// An equation that refers to itself, directly or through others, keeps its references.
        private mutating func replaceOnce() -> Bool {
            var isChanged = false
            for (place, equation) in equations where !equation.references.isEmpty {
                var replacements: [Equation.Reference: Equation] = [:]
                for reference in equation.references {
                    var other = place
                    other.name = Self.key(reference.name)
                    if let found = equations[other], found.references.isEmpty { replacements[reference] = found }
                }
                guard replacements.count == Set(equation.references).count,
                    let result = equation.replacing(replacements)
                else { continue }
                equations[place] = result
                isChanged = true
            }
            return isChanged
        }
    }
}
