import Glibc
import System

/// A file that is overwritten on each write.
enum TruthFile {
    /// Checks that the file can be written, and empties it; throws `truthFile` otherwise.
    static func check(_ path: String) throws(SimulatorOptionError) {
        guard write("", to: path) else {
            throw SimulatorOptionError.truthFile(path)
        }
    }

    @discardableResult static func write(_ text: String, to path: String) -> Bool {
        do throws(SystemError) {
            let descriptor = try FileDescriptor.open(path, O_WRONLY | O_CREAT | O_TRUNC, mode: 0o644)
            try IO.writeAll(Array(text.utf8), to: descriptor.number)
            return true
        } catch {
            return false
        }
    }
}
