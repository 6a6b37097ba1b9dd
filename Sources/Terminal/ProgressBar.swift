import System
import Telemetry

/// Shows how far a long task is, on a terminal on standard error, once the task has taken a second.
package struct ProgressBar {
    private static let delayS = 1.0
    private static let cells = 20

    private let task: String
    private let start = SystemClock.now
    private let line = ProgressLine(isShown: true)

    package init(_ task: String) { self.task = task }

    package func show(_ done: Int, of all: Int) {
        show(share: all > 0 ? Double(done) / Double(all) : 1, "\(done) of \(all)")
    }

    /// - Parameter share: how much is done, from 0 to 1.
    package func show(share: Double) {
        let percent = Int((100 * min(max(share, 0), 1)).rounded(.down))
        show(share: share, "\(percent)%")
    }

    private func show(share: Double, _ text: @autoclosure () -> String) {
        guard SystemClock.now.seconds(since: start) > Self.delayS else { return }
        let full = Int(Double(Self.cells) * min(max(share, 0), 1))
        let bar = String(repeating: "#", count: full) + String(repeating: ".", count: Self.cells - full)
        line.show("\(task) [\(bar)] \(text())")
    }

    /// Removes the bar.
    package func end() { line.clear() }
}

/// A line on standard error that shows what is being done, if it is a terminal. It never waits for the terminal.
package struct ProgressLine {
    private let isShown: Bool

    package init(isShown: Bool) {
        self.isShown = isShown && Output.isTerminal(2) && TerminalCapabilities.ofProcess.isCapable
    }

    package func show(_ text: String) {
        // A line that wraps could not be cleared, so it is cut off.
        if isShown, Output.isReady(2) { Output.replaceLine("\(text.prefix(max(0, Output.talkWidth - 3))) …") }
    }

    package func clear() {
        if isShown, Output.isReady(2) { Output.replaceLine("") }
    }
}
