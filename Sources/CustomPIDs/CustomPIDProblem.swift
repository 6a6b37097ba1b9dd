import Formats

/// What is wrong with a place of a file of custom PIDs.
package struct CustomPIDProblem: Hashable, Sendable, CustomStringConvertible {
    package var path: String
    /// From 1.
    package var line: Int
    /// In characters, from 1.
    package var column: Int
    package var reason: CustomPIDFault

    /// "pids.csv:3:27: unknown function 'FOO'".
    package var description: String { "\(path):\(line):\(column): \(reason.text)" }
}
