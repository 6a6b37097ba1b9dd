import Glibc

/// A file that is overwritten on each write.
enum TruthFile {
    /// Checks that the file can be written, and empties it; throws `truthFile` otherwise.
    static func check(_ path: String) throws(SimulatorOptionFault) {
        guard write("", to: path) else {
            throw SimulatorOptionFault.truthFile(path)
        }
    }

    @discardableResult static func write(_ text: String, to path: String) -> Bool {
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        let bytes = Array(text.utf8)
        return unsafe Glibc.write(descriptor, bytes, bytes.count) == bytes.count
    }
}
