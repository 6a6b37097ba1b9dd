import Formats

/// An error at a place in a file of custom PIDs.
package struct CustomPIDWarning: Hashable, Sendable, CustomStringConvertible {
    package var path: String
    /// The line number, from 1.
    package var line: Int
    /// The column in characters, from 1.
    package var column: Int
    package var reason: CustomPIDError

    /// The place and the message, such as "pids.csv:3:27: unknown function 'FOO'".
    package var description: String { "\(path):\(line):\(column): \(reason.text)" }
}
