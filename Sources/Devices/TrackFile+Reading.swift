import CommandLine
package import Formats
package import Interchange
import System
import Terminal

/// Files of positions that users name.
extension TrackFile {
    /// Reads a file.
    /// - Parameter fault: what is thrown if it is of another kind.
    package static func read(_ path: String, otherwise fault: some UserError) throws -> TrackFile {
        try read(UserFile.existing(path), otherwise: fault)
    }

    /// The same of a file that was read.
    package static func read(_ bytes: [UInt8], otherwise fault: some UserError) throws -> TrackFile {
        do throws(ParseError) {
            return try TrackFile(bytes)
        } catch {
            throw CommandError(fault)
        }
    }

    /// Says what of a file is left out, in one line.
    package static func warn(of losses: TrackLosses, in path: String) {
        if let text = losses.text { Output.warn(FileWarning.leftOut(path, what: text)) }
    }
}
