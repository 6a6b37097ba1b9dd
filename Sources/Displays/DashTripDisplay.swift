package import Dashboard
package import Formats
import Glibc
package import Recording
import Reports
import Routes
import System
package import Telemetry
package import Terminal
import Trips

/// A display that draws a dashboard on the alternate screen, up to sixty times a second, and obeys the keys.
package final class DashTripDisplay: TripDisplay {
    /// The mean time between frames in seconds, and how much earlier one of them may be: packets that come just as often
    /// are seen up to `lookS` later.
    private static let (frameS, earlyS) = (1 / 60.0, 0.004)
    /// How often it is looked whether news can be drawn, in seconds: this is the most that a value waits.
    private static let lookS = 0.008
    /// How often a frame is drawn though no value came, for what blinks and for silence, in seconds.
    private static let idleS = 0.1
    /// How often the facts of the trip are taken, in seconds.
    private static let factsS = 0.1

    private let style: TripStyle
    private let depth: ColorDepth
    private let hasBell: Bool
    private let screen: FullScreen
    private let quit: () -> Void
    private let protect: (() -> Void)?
    private let clock: () -> Instant

    private var dashboard: Dashboard
    private var hasNews = false
    private var rings = false
    private var nextFrame: Instant?
    private var factsAt: Instant?
    /// The source's time, and when it was told.
    private var sourceTime: (told: Instant, at: Instant)?
    private var status = Dashboard.Status()

    /// Creates a display.
    /// - Parameters:
    ///   - protect: What the key p does: protects the clips of the camera; nil without one.
    ///   - quit: Ends the trip, as Ctrl-C does.
    ///   - clock: Returns the time of this computer.
    package init(
        dashboard: Dashboard, style: TripStyle, depth: ColorDepth, hasBell: Bool,
        protect: (() -> Void)? = nil, on device: FullScreen.Device = .terminal,
        quit: @escaping () -> Void = { raise(SIGINT) },
        clock: @escaping () -> Instant = { SystemClock.now }
    ) {
        self.dashboard = dashboard
        self.style = style
        self.depth = depth
        self.hasBell = hasBell
        self.quit = quit
        self.protect = protect
        self.clock = clock
        screen = FullScreen(keyMode: .read, framesPerRow: 15, on: device, clock: clock)
    }

    package var ownsScreen: Bool { screen.isShown }
    package var showsWaiting: Bool { dashboard.waiting != nil }
    /// Rings the bell with the next picture.
    package func ring() { rings = true }

    package func take(_ event: TripEvent, of trip: any RunningTrip) throws {
        switch event {
        case .batch(let batch):
            dashboard.take(batch)
            status.activity = nil
            status.isPaused = false
            hasNews = true
            sourceTime = (batch.time, clock())
        case .activity(let text):
            status.activity = text + " …"
            // A game says so; nothing else that records pauses.
            status.isPaused = text == GameWords.paused
        case .warning(let message, let advice):
            screen.warn(message, advice: advice)
        case .ended(let record): try screen.writeAfterwards(style.text(record))
        case .began, .alert, .suspects, .drivingEvent, .following, .wayfinding, .cameras, .failed: break
        }
        if hasBell, event.ringsBell() { rings = true }
    }

    /// Without news, the next value wakes the program.
    package var refreshS: Double { hasNews ? Self.lookS : Self.idleS }
    package var gatheringS: Double { Self.lookS }

    package func refresh(_ trip: any RunningTrip) {
        let isObeyed = handleKeys()
        let now = clock()
        let isDue = nextFrame.map { now.seconds(since: $0) >= (hasNews ? -Self.earlyS : Self.idleS) } ?? true
        if isObeyed || isDue { redraw(trip) }
    }

    /// Returns whether a key was pressed that changes the picture.
    private func handleKeys() -> Bool {
        var changes = false
        for byte in screen.typed() {
            switch byte {
            case UInt8(ascii: "q"), UInt8(ascii: "Q"): quit()
            case UInt8(ascii: "p"): protect?()
            case UInt8(ascii: "d"): dashboard.switchDesign()
            case UInt8(ascii: "u"): dashboard.switchUnits()
            case UInt8(ascii: "g"): guard dashboard.turnGuide() else { continue }
            default: continue
            }
            changes = true
        }
        return changes
    }

    /// The time of the source, which goes on without samples.
    private func sourceNow(_ now: Instant, _ trip: any RunningTrip) -> Instant {
        sourceTime.map { $0.told.advanced(bySeconds: now.seconds(since: $0.at)) } ?? trip.origin
    }

    package func redraw(_ trip: any RunningTrip) {
        guard screen.isReady else { return }
        let now = clock()
        if factsAt.map({ now.seconds(since: $0) >= Self.factsS }) ?? true {
            var snapshot = trip.snapshot
            snapshot.currency = style.currency
            if let activity = snapshot.activity { status.activity = activity + " …" }
            dashboard.take(snapshot)
            factsAt = now
        }
        status.notice = screen.notice
        let sourceNow = sourceNow(now, trip)
        screen.draw(depth: depth, rings: rings) { grid in
            dashboard.draw(
                &grid, isUnicode: style.presentation.isUnicode, hasKeys: screen.hasKeys, now: sourceNow, status: status)
        }
        rings = false
        hasNews = false
        nextFrame = max(
            (nextFrame ?? now).advanced(bySeconds: Self.frameS), now.advanced(bySeconds: -Self.frameS / 2))
    }

    package func leave() { screen.leave() }
    package func end() { screen.end() }
}
