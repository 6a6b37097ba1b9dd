import CommandLine
import Displays
import Documents
import Formats
import Reports
import Telemetry
import Terminal

/// Shows the values that were read, once or continuously.
final class ReadDisplay {
    private enum Form { case text, json, csv }
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

    init(
        _ options: Options, _ environment: Environment, _ presentation: Presentation, isWatching: Bool, start: Instant,
        at startTime: WallTime
    ) {
        let form: Form = options[.csv] ? .csv : options[.json] ? .json : .text
        self.form = form
        self.presentation = presentation
        self.isWatching = isWatching
        (self.start, self.startTime) = (start, startTime)
        watch = ReadWatch(units: presentation.units, keepsOrder: !options.operands.isEmpty)
        // The log of --verbose would disturb the full screen.
        let isDrawn =
            form == .text && isWatching && Output.isTerminal(1) && environment.terminal.isCapable
            && !options[.verbose]
        screen =
            isDrawn
            ? WatchScreen(isUnicode: presentation.isUnicode, isStyled: !environment.terminal.isColorless) : nil
    }

    var wantsToQuit: Bool { screen?.wantsToQuit ?? false }
    /// The time between two checks for keys.
    var keyIntervalS: Double { screen == nil ? .infinity : 0.05 }

    func handleKeys() { screen?.handleKeys(&watch) }

    func show(_ answers: [ReadReport.Answer], now: Instant) throws {
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
    func end() {
        screen?.leave()
        guard form == .text, isWatching, watch.count > 0 else { return }
        // Ignore that the output may be closed.
        try? Output.write((screen == nil ? [""] : []) + watch.table(width: Output.width).lines)
    }
}
