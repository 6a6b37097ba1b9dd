import Glibc
import System

/// Reads what programs write into a FIFO, or append to a file; what is in the file already is left out.
struct PipeReader {
    /// How often it is looked whether a file has grown or a pipe has a writer, and whether a writer has written; in seconds.
    private static let (lookS, writerS) = (0.05, 0.005)

    let path: String

    /// Reads until `stop` is readable or `take` returns false. Returns the system's error number if it cannot go on, and
    /// nil if it was stopped.
    func follow(stop: Int32, _ take: (ArraySlice<UInt8>) -> Bool) -> Int32? {
        do throws(SystemError) {
            let descriptor = try FileDescriptor.open(path)
            // Fails for a pipe.
            _ = lseek(descriptor.number, 0, SEEK_END)
            while true {
                let seconds: Double
                switch try descriptor.read(atMost: 16384) {
                case .bytes(let bytes):
                    guard take(bytes[...]) else { return nil }
                    continue
                case .end: seconds = Self.lookS
                case .wouldBlock: seconds = Self.writerS
                }
                guard SystemClock.sleep(seconds: seconds, interrupt: stop) else { return nil }
            }
        } catch {
            return error.number
        }
    }
}
