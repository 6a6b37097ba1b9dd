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
