/// A line on standard error that says what is being done, where a person looks at it. It waits for no terminal.
package struct ProgressLine {
    private let isShown: Bool

    package init(isShown: Bool) {
        self.isShown = isShown && Output.isTerminal(2) && TerminalCapabilities.ofProcess.isCapable
    }

    package func show(_ text: String) {
        // What went on in the next line could not be cleared.
        if isShown, Output.isReady(2) { Output.replaceLine("\(text.prefix(max(0, Output.talkWidth - 3))) …") }
    }

    package func clear() {
        if isShown, Output.isReady(2) { Output.replaceLine("") }
    }
}
