import CLinux
package import Dashboard
package import Formats
import Glibc
import Reports
import Routes
import System
import Telemetry
import Terminal
import Trips

/// A display that draws a dashboard on the alternate screen, up to sixty times a second, and obeys the keys.
package final class DashTripDisplay: TripDisplay {
    /// What the terminal and the user's keyboard do, for tests.
    struct Terminal {
        var size: () -> (columns: Int, rows: Int)
        /// Whether it accepts another frame. A frame that it does not is dropped.
        var isReady: () -> Bool
        var write: (String) -> Void
        /// Waits for a short time until the output is on the screen.
        var settle: () -> Void = {}
        /// Turns reading of single keys on or off, and returns whether it is on.
        var takeKeys: (Bool) -> Bool = { _ in false }
        /// The bytes typed so far.
        var typed: () -> [UInt8] = { [] }
        var quit: () -> Void = {}
        /// Whether there is room for the summary, waiting for a short time.
        var isReadyAtLast: () -> Bool = { true }
        var now: () -> Instant = { SystemClock.now }
    }

    /// The mean time between frames in seconds, and how much earlier one of them may be: packets that come just as often
    /// are seen up to `lookS` later.
    private static let (frameS, earlyS) = (1 / 60.0, 0.004)
    /// How often it is looked whether there is something to draw, in seconds: this is the most that a value waits.
    private static let lookS = 0.008
    /// How often a frame is drawn though no value came, for what blinks and for silence, in seconds.
    private static let idleS = 0.1
    /// How often the facts of the trip are taken, in seconds.
    private static let factsS = 0.1
    /// How long a warning is shown, in seconds.
    private static let noticeS = 60.0
    private static let patienceS = 1.0

    private let style: TripStyle
    private let isUnicode: Bool
    private let depth: ColorDepth
    private let hasBell: Bool
    private let terminal: Terminal

    private var dashboard: Dashboard
    private var painter = ScreenPainter(framesPerRow: 15)
    private var hasKeys = false
    private var hasNews = false
    private var rings = false
    private var nextFrame: Instant?
    private var factsAt: Instant?
    /// The source's time, and when it was told.
    private var sourceTime: (told: Instant, at: Instant)?
    private var status = Dashboard.Status()
    private var warnings: [(message: String, advice: String)] = []
    private var noticeUntil: Instant?

    /// Creates a display on the terminal of standard output, with the keys from standard input.
    package convenience init(
        dashboard: Dashboard, style: TripStyle, isUnicode: Bool, depth: ColorDepth, hasBell: Bool
    ) {
        let screen = ScreenOutput()
        self.init(
            dashboard: dashboard, style: style, isUnicode: isUnicode, depth: depth, hasBell: hasBell,
            terminal: Terminal(
                size: { (Output.width, Output.height) }, isReady: screen.isReady, write: screen.write,
                settle: { screen.settle(withinS: Self.patienceS) },
                takeKeys: { wanted in
                    if wanted {
                        if Keys.take() { return true }
                        clinux_hide_keys()
                    } else {
                        Keys.giveBack()
                    }
                    return false
                },
                typed: Keys.typed,
                // As Ctrl-C does.
                quit: { raise(SIGINT) },
                isReadyAtLast: { Output.isReady(waitingS: Self.patienceS) }))
    }

    init(
        dashboard: Dashboard, style: TripStyle, isUnicode: Bool, depth: ColorDepth, hasBell: Bool, terminal: Terminal
    ) {
        (self.dashboard, self.style, self.isUnicode, self.depth) = (dashboard, style, isUnicode, depth)
        (self.hasBell, self.terminal) = (hasBell, terminal)
    }

    package var ownsScreen: Bool { painter.isShown }
    package var showsWaiting: Bool { dashboard.waiting != nil }

    package func take(_ event: TripEvent, of trip: any RunningTrip) throws {
        switch event {
        case .batch(let batch):
            dashboard.take(batch)
            (status.activity, hasNews) = (nil, true)
            sourceTime = (batch.time, terminal.now())
        case .alert: rings = hasBell
        case .activity(let text): status.activity = text + " …"
        case .warning(let message, let advice):
            guard painter.isShown else { return Output.warn(message, advice: advice) }
            warnings.append((message, advice))
            status.notice = message
            noticeUntil = terminal.now().advanced(bySeconds: Self.noticeS)
        case .ended(let record):
            guard terminal.isReadyAtLast() else { throw TerminalError.nobodyReads }
            try Output.write(style.text(record))
        case .following(let event):
            if case .deviation = event { rings = hasBell }
        case .began, .suspects, .drivingEvent, .failed: break
        }
    }

    package var refreshS: Double { Self.lookS }

    package func refresh(_ trip: any RunningTrip) {
        let isObeyed = handleKeys()
        let now = terminal.now()
        let isDue = nextFrame.map { now.seconds(since: $0) >= (hasNews ? -Self.earlyS : Self.idleS) } ?? true
        if isObeyed || isDue { redraw(trip) }
    }

    /// Returns whether a key was pressed that changes the picture.
    private func handleKeys() -> Bool {
        guard hasKeys else { return false }
        var changes = false
        for byte in terminal.typed() {
            switch byte {
            case UInt8(ascii: "q"), UInt8(ascii: "Q"): terminal.quit()
            case UInt8(ascii: "d"): dashboard.switchDesign()
            case UInt8(ascii: "u"): dashboard.switchUnits()
            default: continue
            }
            changes = true
        }
        return changes
    }

    package func redraw(_ trip: any RunningTrip) {
        // A terminal that has been stopped (Ctrl-S) or is slow must not stop the trip: the frame is dropped.
        guard terminal.isReady() else { return }
        let now = terminal.now()
        if factsAt.map({ now.seconds(since: $0) >= Self.factsS }) ?? true {
            var snapshot = trip.snapshot
            snapshot.currency = style.currency
            if let activity = snapshot.activity { status.activity = activity + " …" }
            dashboard.take(snapshot)
            factsAt = now
            if let noticeUntil, now > noticeUntil { (status.notice, self.noticeUntil) = (nil, nil) }
        }
        if !painter.isShown {
            Keys.restoreAtCrash(ScreenPainter.leave)
            hasKeys = terminal.takeKeys(true)
        }
        let (columns, rows) = terminal.size()
        let sourceNow = sourceTime.map { $0.told.advanced(bySeconds: now.seconds(since: $0.at)) } ?? trip.origin
        let text =
            painter.paint(columns: columns, rows: rows, depth: depth) { grid in
                dashboard.draw(&grid, isUnicode: isUnicode, hasKeys: hasKeys, now: sourceNow, status: status)
            } + (rings ? "\u{7}" : "")
        (rings, hasNews) = (false, false)
        nextFrame = max(
            (nextFrame ?? now).advanced(bySeconds: Self.frameS), now.advanced(bySeconds: -Self.frameS / 2))
        if !text.isEmpty { terminal.write(text) }
    }

    package func leave() {
        let text = painter.give()
        guard !text.isEmpty else { return }
        terminal.write(text)
        terminal.settle()
        _ = terminal.takeKeys(false)
        hasKeys = false
        Keys.restoreAtCrash(nil)
    }

    package func end() {
        leave()
        for warning in warnings { Output.warn(warning.message, advice: warning.advice) }
        warnings = []
    }
}
