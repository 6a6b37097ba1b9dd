import Glibc
package import Live
package import System
import Telemetry
package import Terminal

/// The time between two checks for keys and redraws.
private let drawEveryS = 0.05

extension LiveView {
    /// Shows what a program records until it ends, or the user wants to quit.
    package func follow(_ reader: LiveReader, _ given: consuming Signals, _ output: OutputQueue) throws {
        let signals = given
        let loop = EventLoop()
        output.attach(to: loop)
        var (isOver, hasEnded, failure): (Bool, Bool, (any Error)?) = (false, false, nil)
        loop.whenReadable(signals.number) { isOver = signals.next() != 0 }
        let lines = loop.whenReadable(reader.number) {
            guard let lines = reader.lines() else {
                hasEnded = true
                return
            }
            do { try self.take(lines) } catch {
                failure = error
                isOver = true
            }
        }
        let timer = loop.timer {}
        loop.run {
            do {
                if !isOver, self.refresh() { isOver = true }
                try output.flush()
            } catch {
                failure = error
                isOver = true
            }
            // What its own reader does not take yet stays with the program that records, as far as that keeps it.
            lines.isEnabled = !output.isFull && !hasEnded
            if hasEnded, output.backlog == 0 { isOver = true }
            timer.due = SystemClock.now.advanced(bySeconds: drawEveryS)
            return isOver
        }
        if let failure {
            leave()
            throw failure
        }
        try end()
        try output.finish()
    }
}
