package import Formats
package import Recording
import Reports
import Routes
import System
package import Telemetry
package import Terminal
import Trips

/// A display that draws a panel on the alternate screen ten times a second.
package final class PanelTripDisplay: TripDisplay {
    private let style: TripStyle
    private let palette: TextStyle.Palette
    private let hasBell: Bool
    private let screen: FullScreen
    /// What the key m turns on and off; nil if nothing is spoken.
    private let muting: Muting?
    /// What the key p does: protects the clips of the camera; nil without one.
    private let protect: (() -> Void)?

    private var history = RecentTrace()
    private var rings = false
    private var activity: String?

    /// Creates a display.
    /// - Parameters:
    ///   - palette: Colors, or bold and reverse video.
    ///   - hasBell: Whether a new alert rings the bell.
    ///   - muting: What the key m turns on and off; nil if nothing is spoken.
    ///   - protect: What the key p does; nil without a camera.
    ///   - clock: Returns the time of this computer.
    package init(
        style: TripStyle = TripStyle(), palette: TextStyle.Palette = .colored, hasBell: Bool, muting: Muting? = nil,
        protect: (() -> Void)? = nil, on device: FullScreen.Device = .terminal,
        clock: @escaping () -> Instant = { SystemClock.now }
    ) {
        self.style = style
        self.palette = palette
        self.hasBell = hasBell
        self.muting = muting
        self.protect = protect
        screen = FullScreen(keyMode: muting == nil && protect == nil ? .hidden : .read, on: device, clock: clock)
    }

    package var ownsScreen: Bool { screen.isShown }

    package func take(_ event: TripEvent, of trip: any RunningTrip) throws {
        switch event {
        case .batch(let batch):
            activity = nil
            history.take(trip.engine, at: batch.time)
        case .activity(let text): activity = text
        case .warning(let message, let advice):
            screen.warn(message, advice: advice)
        case .ended(let record): try screen.writeAfterwards(style.text(record))
        case .began, .alert, .suspects, .drivingEvent, .following, .wayfinding, .cameras, .failed: break
        }
        if hasBell, event.ringsBell(isMuted: muting?.isMuted == true) { rings = true }
    }

    package var refreshS: Double { 0.1 }
    package func refresh(_ trip: any RunningTrip) {
        for key in screen.typed() {
            switch key {
            case UInt8(ascii: "m"): muting?.isMuted.toggle()
            case UInt8(ascii: "p"): protect?()
            default: break
            }
        }
        redraw(trip)
    }

    package func redraw(_ trip: any RunningTrip) {
        guard screen.isReady else { return }
        var snapshot = trip.snapshot
        snapshot.activity = snapshot.activity ?? activity
        snapshot.currency = style.currency
        snapshot.isMuted = muting?.isMuted == true
        snapshot.notice = screen.notice
        screen.draw(rings: rings) { columns, rows in
            var presentation = style.presentation
            presentation.width = max(1, columns - 1)
            return TripPanel.lines(snapshot, presentation, history: history, height: rows).map { palette($0) }
        }
        rings = false
    }

    package func leave() { screen.leave() }
    package func end() { screen.end() }
}
