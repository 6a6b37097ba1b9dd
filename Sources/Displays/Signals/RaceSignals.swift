package import Dashboard
import Formats
package import Recording
import Telemetry
import Trips

/// What accompanies a dashboard beside its screen: shift lights and sounds. A sink of its own, so that they work without a
/// screen, too, and wait for no terminal.
package final class RaceSignals: TripSink {
    private var gauge: ShiftGauge
    private let lights: ShiftLightOutput?
    private let sounds: RaceSounds?

    /// Nil if there is nothing to show and nothing to hear.
    package init?(_ shift: Dashboard.ShiftPoint, lights: ShiftLightOutput?, sounds: RaceSounds?) {
        guard lights != nil || sounds != nil else { return nil }
        gauge = ShiftGauge(shift)
        self.lights = lights
        self.sounds = sounds
    }

    package func take(_ event: TripEvent, of trip: any RunningTrip) {
        switch event {
        case .batch(let batch):
            gauge.handle(batch)
            show(trip)
            sounds?.handle(batch)
            sounds?.handle(trip.engine.completedLaps)
        case .ended(let record):
            lights?.end()
            // The last lap may end with the race.
            sounds?.handle(record.summary.game?.laps ?? [])
        default: break
        }
    }

    /// For what blinks, and for a source that is silent.
    package let refreshS = 0.02
    package func refresh(_ trip: any RunningTrip) {
        show(trip)
        if let failure = lights?.failure {
            let warning = SignalWarning.noMoreLights(reason: failure)
            trip.warn(warning.text, advice: warning.advice)
        }
        sounds?.attend(trip)
    }

    private func show(_ trip: any RunningTrip) {
        let state = gauge.state(at: trip.now)
        lights?.show(state, at: trip.now)
        sounds?.show(state, isInForwardGear: gauge.isInForwardGear)
    }
}
