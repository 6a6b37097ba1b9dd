import Telemetry
import Transports

/// A line on standard error that shows how far a long task is. It appears after a second, and only on a terminal.
package final class ProgressBar {
    private let task: String
    private let start = SystemClock.now
    private var shown = Instant.zero
    private var isShown = false

    package init(_ task: String) { self.task = task }

    package func show(_ done: Int, of all: Int) {
        let now = SystemClock.now
        guard Output.isTerminal(2), now.seconds(since: start) > 1, now.seconds(since: shown) > 0.1 else { return }
        (shown, isShown) = (now, true)
        let cells = 20
        let full = all > 0 ? min(cells, cells * done / all) : cells
        let bar = String(repeating: "#", count: full) + String(repeating: ".", count: cells - full)
        Output.replaceLine("\(task) [\(bar)] \(done) of \(all)")
    }

    /// Removes the line.
    package func end() {
        if isShown { Output.replaceLine("") }
    }
}
