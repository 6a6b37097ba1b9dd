import Telemetry
import Trips

/// The sink that the user watches during a trip. The trip ends if it fails.
package protocol TripDisplay: TripSink {
    /// Whether nothing else may be written to the terminal during a trip.
    var ownsScreen: Bool { get }
    /// Whether it draws before the first value, too.
    var showsWaiting: Bool { get }
    /// Draws immediately because the screen size has changed.
    func redraw(_ trip: any RunningTrip)
    /// Leaves the screen temporarily, with its content.
    func leave()
    /// Restores the screen.
    func end()
    /// Waits until the reader has received all output. Throws if nobody reads it.
    func finish() throws
}

extension TripDisplay {
    package var isEssential: Bool { true }
    package var ownsScreen: Bool { false }
    package var showsWaiting: Bool { false }
    package func redraw(_ trip: any RunningTrip) {}
    package func leave() {}
    package func end() {}
    package func finish() throws {}
}
