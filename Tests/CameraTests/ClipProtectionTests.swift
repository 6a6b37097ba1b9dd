import Camera
import Testing

@Suite(.timeLimit(.minutes(20))) struct ClipProtectionTests {
    /// Clips of ten seconds or a minute, one after another from 0 s; the last one is being recorded.
    private func spans(_ count: Int, lengthS: Double, camera: String = "") -> [ClipProtection.Span] {
        (0..<count).map { index in
            let startS = Double(index) * lengthS
            return ClipProtection.Span(
                name: ClipName(boot: 1, sequence: index + 1, camera: camera), startS: startS,
                endS: index == count - 1 ? nil : startS + lengthS)
        }
    }

    private func numbers(_ spans: [ClipProtection.Span], _ atS: Double) -> [Int] {
        ClipProtection.protected(spans, by: ClipProtection.Moment(atS: atS, reason: "key")).map(\.sequence)
    }

    @Test func clipBeforeAndAfter() {
        #expect(numbers(spans(10, lengthS: 60), 245) == [4, 5, 6])
        #expect(numbers(spans(10, lengthS: 60), 590) == [9, 10])
    }

    @Test func atLeastThirtySecondsOfShortClips() {
        #expect(numbers(spans(20, lengthS: 10), 105) == [8, 9, 10, 11, 12, 13, 14])
    }

    @Test func eachCamera() {
        let both = spans(5, lengthS: 60, camera: "front") + spans(5, lengthS: 60, camera: "rear")
        #expect(numbers(both, 130) == [2, 2, 3, 3, 4, 4])
    }

    @Test func neighborsOfAnotherDriveAreNone() {
        var drive = spans(3, lengthS: 60)
        drive[2] = ClipProtection.Span(name: drive[2].name, startS: 4000, endS: nil)
        #expect(numbers(drive, 90) == [1, 2])
    }

    @Test func momentIsOpenUntilTheNextClip() {
        let moment = ClipProtection.Moment(atS: 245, reason: "key")
        let recorded = spans(5, lengthS: 60)
        #expect(ClipProtection.isOpen(moment, recorded, nowS: 260))
        // The clip still goes on: the next one must be protected, too.
        #expect(ClipProtection.isOpen(moment, recorded, nowS: 290))
        #expect(!ClipProtection.isOpen(moment, spans(6, lengthS: 60), nowS: 310))
        // The camera is off.
        var ended = recorded
        ended[4] = ClipProtection.Span(name: ended[4].name, startS: 240, endS: 250)
        #expect(ClipProtection.isOpen(moment, ended, nowS: 300))
        #expect(!ClipProtection.isOpen(moment, ended, nowS: 320))
    }

    @Test func pausesGrow() {
        var retry = RetryPause()
        #expect((0..<8).map { _ in retry.next(afterS: 0) } == [1, 2, 4, 8, 16, 32, 60, 60])
        #expect(retry.next(afterS: 100) == 1)
        #expect(retry.next(afterS: 3) == 2)
    }

    @Test func parkingEndsAtLowVoltageWithHysteresis() {
        var parking = ParkingGuard(startS: 0, maxS: 3600)
        parking.wake(atS: 10)
        #expect(parking.state == .recording)
        parking.tick(atS: 71)
        #expect(parking.state == .armed)
        // A starter motor.
        parking.add(voltageV: 9.5, atS: 80)
        parking.add(voltageV: 12.6, atS: 82)
        #expect(parking.state == .armed)
        parking.add(voltageV: 11.9, atS: 100)
        parking.add(voltageV: 11.9, atS: 121)
        #expect(parking.state == .resting)
        parking.wake(atS: 122)
        parking.add(voltageV: 12.2, atS: 130)
        #expect(parking.state == .resting)
        parking.add(voltageV: 12.4, atS: 140)
        #expect(parking.state == .armed)
        parking.add(accelerationMps2: -3, atS: 150)
        #expect(parking.state == .recording)
        parking.tick(atS: 3601)
        #expect(parking.state == .over)
    }
}
