import Telemetry
import Testing

@testable import Heart

@Suite(.timeLimit(.minutes(20))) struct HeartMeasurementTests {
    @Test func eachFlag() throws {
        let plain = try #require(HeartMeasurement([0x00, 72]))
        #expect(plain.perMinute == 72 && plain.rrMs.isEmpty && plain.hasContact == nil)
        let wide = try #require(HeartMeasurement([0x01, 0x2C, 0x01]))
        #expect(wide.perMinute == 300)
        // Contact, energy, two intervals of 1024ths of a second.
        let whole = try #require(HeartMeasurement([0x1E, 60, 0xFF, 0xFF, 0x00, 0x04, 0x00, 0x02]))
        #expect(whole.perMinute == 60 && whole.hasContact == true && whole.rrMs == [1000, 500])
        #expect(try #require(HeartMeasurement([0x14, 60, 0x00, 0x04])).hasContact == false)
    }

    @Test(arguments: [[], [0x00], [0x01, 60], [0x08, 60, 1]] as [[UInt8]]) func tooShort(bytes: [UInt8]) {
        #expect(HeartMeasurement(bytes) == nil)
    }

    @Test func halfAnIntervalIsNone() throws {
        #expect(try #require(HeartMeasurement([0x10, 60, 0x00, 0x04, 0x01])).rrMs == [1000])
    }

    @Test func beatsAreBeforeTheirArrival() {
        var times = BeatTimes()
        let arrived = Instant.zero.advanced(bySeconds: 10)
        let beats = times.beats([800, 1000], at: arrived)
        #expect(beats.map { $0.time.seconds(since: .zero) } == [9, 10])
        let next = times.beats([500, 20_000], at: arrived.advanced(bySeconds: 1))
        #expect(next[0].time > arrived)
        #expect(next[1].time == arrived.advanced(bySeconds: 1))
    }
}
