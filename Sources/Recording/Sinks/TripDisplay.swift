import Telemetry
import Trips

/// The sink that the user looks at while a trip goes on. The trip is over when it fails.
package protocol TripDisplay: TripSink {
    /// Whether nothing else may be written to the terminal while a trip goes on.
    var ownsScreen: Bool { get }
    /// Draws at once: the screen has another size.
    func redraw(_ trip: any RunningTrip)
    /// Leaves the screen to others for a while, with what is on it.
    func leave()
    /// Gives the screen back.
    func end()
    /// Waits until what was written is with its reader. Throws where nobody reads it.
    func finish() throws
}

extension TripDisplay {
    package var isEssential: Bool { true }
    package var ownsScreen: Bool { false }
    package func redraw(_ trip: any RunningTrip) {}
    package func leave() {}
    package func end() {}
    package func finish() throws {}
}
