import Glibc
import System
import Transports

/// Reads what programs write into a FIFO, or append to a file; what is in the file already is left out.
struct PipeReader {
    /// How often it is looked whether a file has grown or a pipe has a writer, and whether a writer has written; in seconds.
    private static let (lookS, writerS) = (0.05, 0.005)

    let path: String

    /// Reads until `stop` is readable or `take` returns false. Returns the system's error number if it cannot go on, and
    /// nil if it was stopped.
    func follow(stop: Int32, _ take: (ArraySlice<UInt8>) -> Bool) -> Int32? {
        let number = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard number >= 0 else { return errno }
        let descriptor = FileDescriptor(owning: number)
        // Fails for a pipe.
        _ = lseek(descriptor.number, 0, SEEK_END)
        var buffer = [UInt8](repeating: 0, count: 16384)
        while true {
            let count = unsafe read(descriptor.number, &buffer, buffer.count)
            if count > 0 {
                guard take(buffer.prefix(count)) else { return nil }
                continue
            }
            guard count == 0 || errno == EAGAIN || errno == EINTR else { return errno }
            let seconds = count == 0 ? Self.lookS : Self.writerS
            guard (try? ByteChannel.pause(seconds: seconds, interrupt: stop)) != nil else { return nil }
        }
    }
}
