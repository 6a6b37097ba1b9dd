import Glibc
import System

/// A command in the background, whose output is collected.
final class ChildOutput {
    private let number: Int32
    private let output: FileDescriptor
    private var watch: EventLoop.Watch?
    private var bytes: [UInt8] = []

    /// - Parameter done: what the command wrote, and how it ended.
    init(_ words: [String], _ loop: EventLoop, done: @escaping ([UInt8], ChildProcess.End) -> Void) throws(SystemError)
    {
        let pipe = try FileDescriptor.pipe()
        try pipe.writing.setBlocking()
        number = try ChildProcess.start(words, input: -1, output: pipe.writing.number, errors: -1)
        output = pipe.takeReading()
        watch = loop.whenReadable(output.number) { [self] in
            switch (try? output.read()) ?? .end {
            case .wouldBlock: break
            case .bytes(let more): if bytes.count < 1 << 20 { bytes += more }
            case .end:
                watch?.cancel()
                watch = nil
                done(bytes, ChildProcess.wait(for: number))
            }
        }
    }
}
