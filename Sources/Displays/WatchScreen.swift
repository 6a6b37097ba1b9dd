import Formats
import Glibc
package import Reports
import System
import Telemetry
package import Terminal

/// The full-screen table of `read --watch`, with keys if standard input is a terminal.
package final class WatchScreen {
    /// The time between redraws; a source in virtual time has thousands of rounds a second.
    private static let everyS = 0.1

    private let isUnicode: Bool
    private let isStyled: Bool
    private let screen: FullScreen

    private var keys = KeyDecoder()
    private var drawnAt: Instant?
    private var drawnSize = (columns: 0, rows: 0)
    /// The number of entries scrolled off above the screen.
    private var top = 0
    /// The number of whole entries in the last picture.
    private var page = 1
    package private(set) var wantsToQuit = false

    package init(isUnicode: Bool, isStyled: Bool, on device: FullScreen.Device = .terminal) {
        self.isUnicode = isUnicode
        self.isStyled = isStyled
        screen = FullScreen(keyMode: .read, on: device)
    }

    /// Handles the keys. Call it a few times a second.
    package func handleKeys(_ watch: inout ReadWatch) {
        let pressed = keys.keys(screen.typed())
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
        if !pressed.isEmpty || screen.isShown && screen.size != drawnSize { draw(&watch, isUrgent: true) }
    }

    /// - Parameter isUrgent: whether to draw now even if the last picture is recent.
    package func draw(_ watch: inout ReadWatch, isUrgent: Bool = false) {
        let now = SystemClock.now
        if !isUrgent, let drawnAt, now.seconds(since: drawnAt) < Self.everyS { return }
        guard screen.isReady else { return }
        drawnAt = now
        screen.draw { columns, rows in
            drawnSize = (columns, rows)
            let lines = lines(&watch, columns: max(1, columns - 1), rows: rows)
            return isUnicode ? lines : lines.map(Format.ascii)
        }
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
        var parts = [screen.hasKeys ? "q quits" : "Ctrl-C quits"]
        switch (above, below) {
        case (0, 0): break
        case (0, _): parts.append("… \(below) more")
        case (_, 0): parts.append("… \(above) above")
        default: parts.append("… \(above) above, \(below) below")
        }
        if above + below > 0, screen.hasKeys { parts.append("arrows scroll") }
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
    package func leave() { screen.leave() }
}
