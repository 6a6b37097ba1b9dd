import Glibc
import System
import Telemetry

/// What is done again and again while a line is awaited.
package final class Idle {
    /// How often, in seconds: a gateway waits half a second for its answer.
    static let seconds = 0.2
    let act: () -> Void

    package init(_ act: @escaping () -> Void) { self.act = act }
}

/// Reads lines from standard input as they arrive.
package struct LineReader {
    private let interruptDescriptor: Int32
    private let idle: Idle?
    private var kept: [UInt8] = []
    private var isAtEnd = false

    /// The maximum length of a line. Longer input is not a script of commands.
    private static let limit = 65536

    package init(interruptDescriptor: Int32, idle: Idle? = nil) {
        self.interruptDescriptor = interruptDescriptor
        self.idle = idle
    }

    /// Returns the next line, without its end; nil at the end. Throws `Poll.WaitError` or a `TerminalError`.
    package mutating func next() throws -> String? {
        while true {
            if let end = kept.firstIndex(of: 0x0A) {
                defer { kept.removeSubrange(...end) }
                return String(decoding: kept[..<end], as: UTF8.self)
            }
            if isAtEnd {
                guard !kept.isEmpty else { return nil }
                defer { kept = [] }
                return String(decoding: kept, as: UTF8.self)
            }
            guard kept.count < Self.limit else { throw TerminalError.lineTooLong }
            try fill()
        }
    }

    private mutating func fill() throws {
        while true {
            let limit = idle == nil ? .distantFuture : SystemClock.now.advanced(bySeconds: Idle.seconds)
            if try Poll.wait(0, for: POLLIN, until: limit, interrupt: interruptDescriptor) { break }
            idle?.act()
        }
        do throws(SystemError) {
            switch try IO.read(0, atMost: 4096) {
            case .bytes(let bytes): kept += bytes
            case .end: isAtEnd = true
            case .wouldBlock: return
            }
        } catch {
            throw TerminalError.cannotRead(error.number)
        }
    }
}
