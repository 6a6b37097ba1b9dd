import CLineEditor

/// A prompt on the terminal with line editing and a history (libedit). Reads standard input and writes to standard
/// error.
@safe package struct LineEditor: ~Copyable {
    package enum Entry: Equatable {
        case line(String)
        /// Ctrl-D was typed on an empty line, or the terminal is gone.
        case end
        /// The interrupt descriptor became readable.
        case interrupted
    }

    private let editor: OpaquePointer
    private let historyPath: String?
    /// Lives as long as the editor, which calls it.
    private let idle: Idle?

    /// Opens the editor.
    /// - Parameters:
    ///   - interruptDescriptor: a descriptor that becomes readable on a signal.
    ///   - historyPath: a file in an existing folder; nil to keep no history.
    package static func open(
        interruptDescriptor: Int32, historyPath: String?, idle: Idle? = nil
    ) throws(TerminalError) -> LineEditor {
        guard let editor = unsafe clineeditor_open("obdmech", interruptDescriptor) else {
            throw .noEditor
        }
        return unsafe LineEditor(editor: editor, historyPath: historyPath, idle: idle)
    }

    private init(editor: OpaquePointer, historyPath: String?, idle: Idle?) {
        unsafe self.editor = editor
        self.historyPath = historyPath
        self.idle = idle
        if let idle {
            unsafe clineeditor_idle(
                editor, Int32(Idle.seconds * 1000),
                { context in
                    guard let context = unsafe context else { return }
                    unsafe Unmanaged<Idle>.fromOpaque(context).takeUnretainedValue().act()
                }, Unmanaged.passUnretained(idle).toOpaque())
        }
        if let historyPath { _ = unsafe clineeditor_load(editor, historyPath) }
    }

    deinit { unsafe clineeditor_close(editor) }

    /// Reads a line, without its end. The terminal's settings are changed only while a line is being read.
    package func read(_ prompt: String) -> Entry {
        var line: UnsafePointer<CChar>?
        let outcome = unsafe clineeditor_read(editor, prompt, &line)
        if outcome == CLINEEDITOR_INTERRUPTED { return .interrupted }
        guard outcome == CLINEEDITOR_LINE, let line = unsafe line else { return .end }
        var text = unsafe String(cString: line)
        while let last = text.last, last.isNewline { text.removeLast() }
        return .line(text)
    }

    /// Adds a line to the history and saves it. Errors are ignored.
    package func remember(_ line: String) {
        unsafe clineeditor_remember(editor, line)
        if let historyPath { _ = unsafe clineeditor_save(editor, historyPath) }
    }
}
