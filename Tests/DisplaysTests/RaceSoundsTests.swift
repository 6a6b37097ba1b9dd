import Dashboard
import Formats
import Recording
import RecordingTesting
import System
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Displays

@Suite(.waits, .timeLimit(.minutes(20))) struct RaceSoundsTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// A program that keeps what it is given.
    private func program(_ name: String, status: Int = 0) throws {
        let script = """
            #!/bin/sh
            echo "$@" >> \(directory.file(name + ".arguments"))
            /bin/cat > \(directory.file(name + ".input"))
            echo >> \(directory.file(name + ".done"))
            exit \(status)
            """
        try directory.writeProgram(script, to: name)
    }

    private func count(_ name: String) -> Int { directory.text(name + ".done").count { $0 == "\n" } }

    private func sounds(_ bell: @escaping () -> Void = {}) -> RaceSounds {
        RaceSounds(reference: .best, path: directory.path, bell: bell)
    }

    private func state(_ rpm: Double) -> ShiftState { ShiftState(rpm: rpm, shiftRpm: 8000) }

    private func lap(_ number: Int, _ timeS: Double, isValid: Bool = true) -> Lap {
        Lap(
            number: number, timeS: timeS, isValid: isValid, isRewound: false, start: .zero,
            end: Instant.zero.advanced(bySeconds: Double(number)))
    }

    // MARK: Tones

    /// A file that any program plays, without clicks.
    @Test func wav() {
        let bytes = Tone.wav(frequencyHz: 1000, durationS: 0.1)
        func number(_ at: Int, _ size: Int) -> Int { (0..<size).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) } }
        #expect(String(decoding: bytes[0..<4], as: UTF8.self) == "RIFF" && number(4, 4) == bytes.count - 8)
        #expect(number(20, 2) == 1 && number(22, 2) == 1 && number(24, 4) == 22_050 && number(28, 4) == 44_100)
        #expect(number(34, 2) == 16 && number(40, 4) == 4410 && bytes.count == 44 + 4410)
        let samples = stride(from: 44, to: bytes.count, by: 2).map { Int(Int16(truncatingIfNeeded: number($0, 2))) }
        #expect(samples.first == 0 && abs(samples.last ?? 9999) < 1000)
        #expect((15_000...16_000).contains(samples.max() ?? 0))
        // 1000 Hz cross zero 200 times in 0.1 s.
        #expect((198...201).contains(zip(samples, samples.dropFirst()).count { ($0 < 0) != ($1 < 0) }))
    }

    // MARK: The beep

    @Test func itBeepsOnceForEachGear() throws {
        var rings = 0
        let sounds = sounds { rings += 1 }
        for rpm in [7000.0, 8000, 8100, 7900, 8000, 7500, 8000] { sounds.show(state(rpm), isInForwardGear: true) }
        #expect(rings == 1)
        for rpm in [6000.0, 8000, 8050] { sounds.show(state(rpm), isInForwardGear: true) }
        #expect(rings == 2)
        for rpm in [6000.0, 8000] { sounds.show(state(rpm), isInForwardGear: false) }
        #expect(rings == 2)
    }

    @Test func theFirstProgramThatIsThereBeeps() throws {
        try program("aplay")
        var rings = 0
        let sounds = sounds { rings += 1 }
        sounds.show(state(8000), isInForwardGear: true)
        #expect(eventually { count("aplay") == 1 })
        #expect(directory.text("aplay.arguments") == "-q -\n" && rings == 0)
        #expect(try SystemFile.bytes(directory.file("aplay.input")) == Tone.wav(frequencyHz: 1760, durationS: 0.09))
    }

    /// A server of sounds that does not run makes its program fail: the next program takes its place, at last the bell.
    @Test func aProgramThatFailsIsNotStartedAgain() throws {
        try program("pw-play", status: 1)
        try program("aplay")
        var rings = 0
        let trip = TripAtAMoment(1)
        let sounds = sounds { rings += 1 }
        func beep() {
            sounds.show(state(6000), isInForwardGear: true)
            sounds.show(state(8000), isInForwardGear: true)
        }
        beep()
        #expect(eventually { count("pw-play") == 1 })
        #expect(
            eventually {
                sounds.attend(trip)
                beep()
                return count("aplay") >= 1
            })
        #expect(count("pw-play") == 1 && rings == 0)
        SystemFile.remove(directory.file("aplay"))
        #expect(
            eventually {
                sounds.attend(trip)
                beep()
                return rings > 0
            })
        sounds.attend(trip)
        sounds.attend(trip)
        // What is missing is said once, speech and beep.
        #expect(trip.warnings.count == 2)
    }

    // MARK: The line

    @Test func whatIsSpoken() {
        let earlier = [lap(1, 92), lap(2, 90.4), lap(3, 80, isValid: false)]
        func text(_ timeS: Double, isValid: Bool = true, reference: Double? = 90.4) -> String {
            LapSpeech.text(lap(4, timeS, isValid: isValid), after: earlier, referenceS: reference)
        }
        #expect(text(90.71) == "plus 0.31")
        #expect(text(90.0) == "best lap, minus 0.40")
        #expect(text(91, reference: 91.5) == "minus 0.50")
        #expect(text(105.46, reference: nil) == "1 minute 45.5")
        #expect(text(125, reference: nil) == "2 minutes 5.0" && text(59.96, reference: nil) == "1 minute 0.0")
        #expect(text(80, isValid: false).contains("not"))
    }

    @Test func eachLapIsSpokenOnce() throws {
        try program("espeak-ng")
        let sounds = sounds()
        sounds.handle(Batch(Sample(.vehicleSpeed, 100, at: .zero)))
        for laps in [[], [lap(1, 92.34)], [lap(1, 92.34)]] { sounds.handle(laps) }
        #expect(eventually { count("espeak-ng") == 1 })
        #expect(directory.text("espeak-ng.arguments") == "-- 1 minute 32.3\n")
    }
}
