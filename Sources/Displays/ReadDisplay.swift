import Documents
package import Formats
package import Reports
package import Telemetry
import Terminal

/// Shows the values that were read, once or continuously.
package final class ReadDisplay {
    package enum Form { case text, json, csv }

    private let form: Form
    private let presentation: Presentation
    private let isWatching: Bool
    /// Nil if output is not drawn on a full screen.
    private let screen: WatchScreen?
    /// The start, on the source's clock and as a time of day.
    private let start: Instant
    private let startTime: WallTime
    private var watch: ReadWatch
    private var columns: [ReadReport.Column]?
    private var hasShown = false

    /// - Parameters:
    ///   - isDrawn: whether the values are drawn on the full screen, if they are text and watched.
    ///   - isStyled: whether they are drawn with styles.
    package init(
        _ form: Form, _ presentation: Presentation, isWatching: Bool, isDrawn: Bool, isStyled: Bool, start: Instant,
        at startTime: WallTime
    ) {
        self.form = form
        self.presentation = presentation
        self.isWatching = isWatching
        self.start = start
        self.startTime = startTime
        watch = ReadWatch(units: presentation.units, keepsOrder: true)
        screen =
            form == .text && isWatching && isDrawn
            ? WatchScreen(isUnicode: presentation.isUnicode, isStyled: isStyled) : nil
    }

    package var wantsToQuit: Bool { screen?.wantsToQuit ?? false }
    /// The time between two checks for keys.
    package var keyIntervalS: Double { screen == nil ? .infinity : 0.05 }

    package func handleKeys() { screen?.handleKeys(&watch) }

    package func show(_ answers: [ReadReport.Answer], now: Instant) throws {
        switch form {
        case .json:
            try Output.write(
                answers.flatMap {
                    ValueDocuments.json($0, origin: isWatching ? start : nil, time: wallTime).map(\.line)
                })
        case .csv:
            let titles = columns ?? ReadReport.columns(answers)
            if columns == nil { try Output.write([ReadReport.csvHeader(titles)]) }
            columns = titles
            let row = ReadReport.csvRow(answers, titles, seconds: now.seconds(since: start), time: iso8601(now))
            try Output.write(CSVCell.lines([row]))
        case .text:
            watch.take(answers, at: now)
            if let screen { return screen.draw(&watch) }
            var presentation = presentation
            // The terminal may have another size than at the start.
            presentation.width = Output.width
            var lines = ReadReport.text(answers, presentation)
            if isWatching { lines = (hasShown ? [""] : []) + [iso8601(now)] + lines }
            try Output.write(lines)
        }
        hasShown = true
    }

    private func wallTime(_ time: Instant) -> WallTime {
        startTime.advanced(bySeconds: time.seconds(since: start))
    }

    private func iso8601(_ time: Instant) -> String { CalendarTime.iso8601Milliseconds(wallTime(time)) }

    /// Restores the screen, and leaves the last table on it.
    package func end() {
        screen?.leave()
        guard form == .text, isWatching, watch.count > 0 else { return }
        // Ignore that the output may be closed.
        try? Output.write((screen == nil ? [""] : []) + watch.table(width: Output.width).lines)
    }
}
