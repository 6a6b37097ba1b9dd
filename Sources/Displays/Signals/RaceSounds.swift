import Dashboard
package import Formats
import Recording
import Reports
import System
import Telemetry
package import Trips

/// Sounds for a driver: a beep when it is time to change up, and at the line the time that was gained or lost.
package final class RaceSounds {
    /// It beeps again only after so few lights were lit: at its limiter, an engine swings about the speed for changing up.
    private static let rearmedLit = 0.7
    private static let players = [["pw-play", "/dev/stdin"], ["paplay"], ["aplay", "-q", "-"]]
    private static let speakers = [["spd-say", "--"], ["espeak-ng", "--"]]
    private static let beep = Tone.wav(frequencyHz: 1760, durationS: 0.09)
    /// How often the car and the track are looked up, in seconds.
    private static let placeS = 1.0

    private let beeper: SoundChild
    private let speaker: SoundChild
    /// Rings the bell of the terminal, where nothing else beeps.
    private let bell: () -> Void
    private var isArmed = true
    private var meter = LapMeter()
    private var delta: RunningLapDelta
    private var lapCount = 0
    private var placeAt: Instant?
    private var warned: Set<String> = []

    /// - Parameters:
    ///   - reference: the lap that laps are compared with.
    ///   - path: the folders of programs, in the format of PATH.
    ///   - bell: Rings the bell of the terminal.
    package init(reference: ReferenceLap, path: String?, bell: @escaping () -> Void) {
        beeper = SoundChild(Self.players, path: path)
        speaker = SoundChild(Self.speakers, path: path)
        delta = RunningLapDelta(reference)
        self.bell = bell
    }

    /// Beeps once each time that the engine speed reaches that for changing up.
    func show(_ state: ShiftState, isInForwardGear: Bool) {
        if state.lit < Self.rearmedLit { isArmed = true }
        guard state.isDue, isArmed else { return }
        isArmed = false
        guard isInForwardGear else { return }
        if beeper.isGone { bell() } else { beeper.play(input: Self.beep) }
    }

    func handle(_ batch: Batch) {
        if let place = meter.take(batch.samples) {
            delta.take(distanceM: place.distanceM, timeS: place.timeS, at: batch.time)
        }
    }

    /// Speaks at the line.
    /// - Parameter laps: those that are complete.
    func handle(_ laps: [Lap]) {
        let before = (timeS: delta.referenceS, trip: delta.referenceTrip)
        delta.take(laps)
        defer { lapCount = laps.count }
        guard laps.count > lapCount, let lap = laps.last else { return }
        // A stored lap turns out to be of another track only when a lap is complete.
        let referenceS = before.trip == delta.referenceTrip ? before.timeS : nil
        speaker.play([LapSpeech.text(lap, after: Array(laps.dropLast()), referenceS: referenceS)])
    }

    /// Looks after the programs, and says once what does not work.
    func attend(_ trip: any RunningTrip) {
        beeper.attend()
        speaker.attend()
        if beeper.isGone { warn(.noPlayer, trip) }
        if speaker.isGone { warn(.noSpeech, trip) }
        let now = trip.now
        guard placeAt.map({ now.seconds(since: $0) >= Self.placeS }) ?? true else { return }
        placeAt = now
        let snapshot = trip.snapshot
        delta.know(CarOnTrack(snapshot.game, snapshot.summary.game))
    }

    private func warn(_ warning: SignalWarning, _ trip: any RunningTrip) {
        if warned.insert(warning.text).inserted { trip.warn(warning.text, advice: warning.advice) }
    }
}

/// What is spoken at the line.
enum LapSpeech {
    /// "minus 0.31", with whether it is the best lap; the time, of a lap that can be compared with none.
    /// - Parameter referenceS: the time of the lap to compare with, in seconds.
    static func text(_ lap: Lap, after earlier: [Lap], referenceS: Double?) -> String {
        guard lap.isValid, !lap.isRewound else { return "lap does not count" }
        guard let referenceS else { return time(lap.timeS) }
        let deltaS = ((lap.timeS - referenceS) * 100).rounded() / 100
        let difference = (deltaS < 0 ? "minus " : "plus ") + Format.fixed(abs(deltaS), 2)
        let isBest = earlier.allSatisfy { !$0.isValid || $0.isRewound || lap.timeS < $0.timeS }
        return isBest ? "best lap, " + difference : difference
    }

    /// "1 minute 45.5".
    private static func time(_ seconds: Double) -> String {
        let tenths = Int(clamping: (seconds * 10).rounded())
        let minutes = tenths / 600
        let rest = "\(tenths % 600 / 10).\(tenths % 10)"
        return minutes == 0 ? rest : "\(Format.count(minutes, "minute")) \(rest)"
    }
}

/// What is said of shift lights and sounds.
package enum SignalWarning: UserFacing {
    case noMoreLights(reason: String)
    case noPlayer
    case noSpeech

    package var message: UserMessage {
        switch self {
        case .noMoreLights(let reason):
            UserMessage("no more shift lights: \(reason)", advice: "plug them in, and start again")
        case .noPlayer:
            UserMessage(
                "no program plays sounds: the terminal's bell beeps",
                advice: "install pipewire-bin, pulseaudio-utils or alsa-utils")
        case .noSpeech:
            UserMessage(
                "no program speaks: laps are not announced", advice: "install espeak-ng or speech-dispatcher")
        }
    }
}
