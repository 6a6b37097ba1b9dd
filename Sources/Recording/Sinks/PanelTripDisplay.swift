import CLinux
import Reports
import Routes
import Telemetry
import Terminal
import Trips

/// A display that draws a panel on the alternate screen ten times a second.
package final class PanelTripDisplay: TripDisplay {
    /// How long a warning is shown, in seconds.
    private static let noticeS = 60.0
    /// How long to wait for a terminal that accepts nothing when the screen is restored, in seconds.
    private static let patienceS = 1.0

    private let style: TripStyle
    private let isUnicode: Bool
    private let isColored: Bool
    private let hasBell: Bool
    private let size: () -> (columns: Int, rows: Int)
    private let isReady: () -> Bool
    private let write: (String) -> Void
    private let settle: () -> Void
    private let hideKeys: (Bool) -> Void
    private let isReadyAtLast: () -> Bool
    /// What the key m turns on and off; nil if nothing is spoken.
    private let muting: Muting?
    private let typed: () -> [UInt8]

    private var painter = ScreenPainter()
    private var history = RecentTrace()
    private var rings = false
    private var activity: String?
    /// The warnings, and the time at which the latest was first shown.
    private var warnings: [(message: String, advice: String)] = []
    private var noticeSinceS: Double?

    /// Creates a display on the terminal of standard output.
    package convenience init(
        style: TripStyle, isUnicode: Bool, isColored: Bool, hasBell: Bool, muting: Muting? = nil
    ) {
        let screen = ScreenOutput()
        self.init(
            style: style, isUnicode: isUnicode, isColored: isColored, hasBell: hasBell,
            size: { (Output.width, Output.height) },
            isReady: screen.isReady, write: screen.write, settle: { screen.settle(withinS: Self.patienceS) },
            hideKeys: {
                if !$0 {
                    Keys.giveBack()
                } else if muting == nil || !Keys.take() {
                    Keys.hide()
                }
            },
            isReadyAtLast: { Output.isReady(waitingS: Self.patienceS) }, muting: muting, typed: Keys.typed)
    }

    /// Creates a display.
    /// - Parameters:
    ///   - isColored: Whether to use colors rather than bold and reverse video.
    ///   - hasBell: Whether a new alert rings the bell.
    ///   - isReady: Returns whether the screen accepts another frame.
    ///   - settle: Waits for a short time until the output is on the screen.
    ///   - hideKeys: Turns the echo of pressed keys off or on.
    ///   - typed: Returns the keys that were pressed.
    ///   - isReadyAtLast: Returns whether there is room for the summary, waiting for a short time.
    init(
        style: TripStyle = TripStyle(), isUnicode: Bool, isColored: Bool = true, hasBell: Bool,
        size: @escaping () -> (columns: Int, rows: Int),
        isReady: @escaping () -> Bool, write: @escaping (String) -> Void, settle: @escaping () -> Void = {},
        hideKeys: @escaping (Bool) -> Void = { _ in }, isReadyAtLast: @escaping () -> Bool = { true },
        muting: Muting? = nil, typed: @escaping () -> [UInt8] = { [] }
    ) {
        (self.style, self.isUnicode, self.isColored, self.hasBell) = (style, isUnicode, isColored, hasBell)
        (self.size, self.isReady, self.write, self.settle) = (size, isReady, write, settle)
        (self.hideKeys, self.isReadyAtLast) = (hideKeys, isReadyAtLast)
        (self.muting, self.typed) = (muting, typed)
    }

    package var ownsScreen: Bool { painter.isShown }

    package func take(_ event: TripEvent, of trip: any RunningTrip) throws {
        switch event {
        case .batch(let batch):
            activity = nil
            history.take(trip.engine, at: batch.time)
        case .alert: rings = hasBell
        case .activity(let text): activity = text
        case .warning(let message, let advice):
            guard painter.isShown else { return Output.warn(message, advice: advice) }
            warnings.append((message, advice))
            noticeSinceS = nil
        case .ended(let record):
            guard isReadyAtLast() else { throw TerminalError.nobodyReads }
            try Output.write(style.text(record))
        case .following(let event):
            if case .deviation = event { rings = hasBell && muting?.isMuted != true }
        case .began, .suspects, .drivingEvent, .failed: break
        }
    }

    package var refreshS: Double { 0.1 }
    package func refresh(_ trip: any RunningTrip) {
        if let muting, painter.isShown {
            for key in typed() where key == UInt8(ascii: "m") { muting.isMuted.toggle() }
        }
        redraw(trip)
    }

    package func redraw(_ trip: any RunningTrip) {
        // A terminal that has been stopped (Ctrl-S) must not stop the trip.
        guard isReady() else { return }
        var snapshot = trip.snapshot
        snapshot.activity = snapshot.activity ?? activity
        snapshot.currency = style.currency
        snapshot.isMuted = muting?.isMuted == true
        if let warning = warnings.last {
            let sinceS = noticeSinceS ?? snapshot.elapsedS
            noticeSinceS = sinceS
            if snapshot.elapsedS - sinceS < Self.noticeS { snapshot.notice = warning.message }
        }
        let (columns, rows) = size()
        let screen = TripPanel.Screen(
            width: max(1, columns - 1), height: rows, isColored: isColored, isUnicode: isUnicode)
        let isFirst = !painter.isShown
        if isFirst {
            unsafe clinux_at_crash(ScreenPainter.leave)
            hideKeys(true)
        }
        let lines = TripPanel.lines(snapshot, history: history, on: screen, units: style.units)
        let text = painter.paint(lines, columns: columns, rows: rows) + (rings ? "\u{7}" : "")
        rings = false
        if !text.isEmpty { write(text) }
    }

    package func leave() {
        let text = painter.give()
        guard !text.isEmpty else { return }
        write(text)
        settle()
        hideKeys(false)
        clinux_at_crash(nil)
    }

    package func end() {
        leave()
        for warning in warnings { Output.warn(warning.message, advice: warning.advice) }
        warnings = []
    }
}
