import CLineEditor

/// A prompt at the terminal with editing and a history (libedit): standard input in, standard error out.
@safe package struct LineEditor: ~Copyable {
    package enum Entry: Equatable {
        case line(String)
        /// Ctrl-D on an empty line, or no terminal any more.
        case end
        /// The interrupting descriptor is readable.
        case interrupted
    }

    private let editor: OpaquePointer
    private let historyPath: String?

    /// - Parameters:
    ///   - interruptDescriptor: readable when a signal has come.
    ///   - historyPath: a file in a folder that is there; nil to keep no history.
    package static func open(interruptDescriptor: Int32, historyPath: String?) throws(TerminalError) -> LineEditor {
        guard let editor = unsafe clineeditor_open("obdmech", interruptDescriptor) else {
            throw .noEditor
        }
        return unsafe LineEditor(editor: editor, historyPath: historyPath)
    }

    private init(editor: OpaquePointer, historyPath: String?) {
        unsafe self.editor = editor
        self.historyPath = historyPath
        if let historyPath { _ = unsafe clineeditor_load(editor, historyPath) }
    }

    deinit { unsafe clineeditor_close(editor) }

    /// Reads a line, without its end. While none is read the terminal is as it was found.
    package func read(_ prompt: String) -> Entry {
        var line: UnsafePointer<CChar>?
        let outcome = unsafe clineeditor_read(editor, prompt, &line)
        if outcome == CLINEEDITOR_INTERRUPTED { return .interrupted }
        guard outcome == CLINEEDITOR_LINE, let line = unsafe line else { return .end }
        var text = unsafe String(cString: line)
        while let last = text.last, last.isNewline { text.removeLast() }
        return .line(text)
    }

    /// Adds a line to the history and keeps it in the file. That this fails is no reason to fail.
    package func remember(_ line: String) {
        unsafe clineeditor_remember(editor, line)
        if let historyPath { _ = unsafe clineeditor_save(editor, historyPath) }
    }
}
