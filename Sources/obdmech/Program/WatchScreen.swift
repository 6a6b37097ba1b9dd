import Formats
import Glibc
import Reports
import System
import Telemetry
import Terminal

/// The full-screen table of `read --watch`, with keys if standard input is a terminal.
final class WatchScreen {
    /// The time between redraws; a source in virtual time has thousands of rounds a second.
    private static let everyS = 0.1

    private let isUnicode: Bool
    private let isStyled: Bool
    private let size: () -> (columns: Int, rows: Int)
    private let isReady: () -> Bool
    private let write: (String) -> Void
    private let settle: () -> Void
    /// Turns reading of single keys on or off, and returns whether it is on.
    private let takeKeys: (Bool) -> Bool
    private let typed: () -> [UInt8]

    private var painter = ScreenPainter()
    private var keys = KeyDecoder()
    private var hasKeys = false
    private var drawnAt: Instant?
    private var drawnSize = (columns: 0, rows: 0)
    /// The number of entries scrolled off above the screen.
    private var top = 0
    /// The number of whole entries in the last picture.
    private var page = 1
    private(set) var wantsToQuit = false

    /// Creates a screen on the terminal of standard output, with the keys from standard input.
    convenience init(isUnicode: Bool, isStyled: Bool) {
        let screen = ScreenOutput()
        self.init(
            isUnicode: isUnicode, isStyled: isStyled, size: { (Output.width, Output.height) },
            isReady: screen.isReady, write: screen.write, settle: { screen.settle(withinS: 1) },
            takeKeys: { wanted in
                if wanted { return Keys.take() }
                Keys.giveBack()
                return false
            }, typed: Keys.typed)
    }

    init(
        isUnicode: Bool, isStyled: Bool, size: @escaping () -> (columns: Int, rows: Int),
        isReady: @escaping () -> Bool = { true }, write: @escaping (String) -> Void,
        settle: @escaping () -> Void = {}, takeKeys: @escaping (Bool) -> Bool, typed: @escaping () -> [UInt8]
    ) {
        (self.isUnicode, self.isStyled, self.size, self.isReady) = (isUnicode, isStyled, size, isReady)
        (self.write, self.settle, self.takeKeys, self.typed) = (write, settle, takeKeys, typed)
    }

    /// Handles the keys. Call it a few times a second.
    func handleKeys(_ watch: inout ReadWatch) {
        guard hasKeys else {
            if painter.isShown, size() != drawnSize { draw(&watch, isUrgent: true) }
            return
        }
        let pressed = keys.keys(typed())
        for key in pressed {
            switch key {
            case .up: top -= 1
            case .down: top += 1
            case .pageUp: top -= page
            case .pageDown: top += page
            case .first: top = 0
            case .last: top = watch.count
            case .quit: wantsToQuit = true
            case .pause: pause()
            }
        }
        if !pressed.isEmpty || size() != drawnSize { draw(&watch, isUrgent: true) }
    }

    /// - Parameter isUrgent: whether to draw now even if the last picture is recent.
    func draw(_ watch: inout ReadWatch, isUrgent: Bool = false) {
        let now = SystemClock.now
        if !isUrgent, let drawnAt, now.seconds(since: drawnAt) < Self.everyS { return }
        guard isReady() else { return }
        if !painter.isShown {
            Keys.restoreAtCrash(ScreenPainter.leave)
            hasKeys = takeKeys(true)
        }
        (drawnAt, drawnSize) = (now, size())
        let lines = lines(&watch, columns: max(1, drawnSize.columns - 1), rows: drawnSize.rows)
        let text = painter.paint(
            isUnicode ? lines : lines.map(Format.ascii), columns: drawnSize.columns, rows: drawnSize.rows)
        if !text.isEmpty { write(text) }
    }

    private func lines(_ watch: inout ReadWatch, columns: Int, rows: Int) -> [String] {
        let table = watch.table(width: columns)
        let room = max(1, rows - 2)
        let heights = table.entries.map(\.count)
        // The largest scroll position: the entries after it fill the screen.
        var lowest = heights.count
        var filled = 0
        while lowest > 0, filled + heights[lowest - 1] <= room {
            lowest -= 1
            filled += heights[lowest]
        }
        top = max(0, min(top, lowest, max(0, heights.count - 1)))
        var shown: [String] = []
        var next = top
        while next < table.entries.count, shown.isEmpty || shown.count + heights[next] <= room {
            shown += table.entries[next]
            next += 1
        }
        page = max(1, next - top)
        let below = table.entries.count - next
        let title = isStyled ? TextStyle.strong(table.title) : table.title
        let foot = foot(above: top, below: below, elapsedS: watch.elapsedS, columns: columns)
        let lines = [title] + shown.prefix(room) + [isStyled ? TextStyle.dim(foot) : foot]
        // On a screen of one or two lines, show only values.
        return rows < 3 ? Array(shown.prefix(rows)) : lines
    }

    private func foot(above: Int, below: Int, elapsedS: Double, columns: Int) -> String {
        var parts = [hasKeys ? "q quits" : "Ctrl-C quits"]
        switch (above, below) {
        case (0, 0): break
        case (0, _): parts.append("… \(below) more")
        case (_, 0): parts.append("… \(above) above")
        default: parts.append("… \(above) above, \(below) below")
        }
        if above + below > 0, hasKeys { parts.append("arrows scroll") }
        parts.append(Format.clock(elapsedS))
        var foot = ""
        for part in parts {
            let longer = foot.isEmpty ? part : foot + "   " + part
            if CellWidth.of(longer) <= columns { foot = longer }
        }
        return foot
    }

    /// Suspends the program, as Ctrl-Z does.
    private func pause() {
        leave()
        raise(SIGTSTP)
        drawnAt = nil
    }

    /// Restores the screen and the keys.
    func leave() {
        let text = painter.give()
        guard !text.isEmpty else { return }
        write(text)
        settle()
        if hasKeys { _ = takeKeys(false) }
        hasKeys = false
        Keys.restoreAtCrash(nil)
    }
}
