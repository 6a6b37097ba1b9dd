import Telemetry
import Transports

/// Shows how far a long task is, on a terminal on standard error, once the task has taken a second.
package struct ProgressBar {
    private static let delayS = 1.0
    private static let cells = 20

    private let task: String
    private let start = SystemClock.now
    private let line = ProgressLine(isShown: true)

    package init(_ task: String) { self.task = task }

    package func show(_ done: Int, of all: Int) {
        guard SystemClock.now.seconds(since: start) > Self.delayS else { return }
        let full = all > 0 ? min(Self.cells, Self.cells * done / all) : Self.cells
        let bar = String(repeating: "#", count: full) + String(repeating: ".", count: Self.cells - full)
        line.show("\(task) [\(bar)] \(done) of \(all)")
    }

    /// Removes the bar.
    package func end() { line.clear() }
}
