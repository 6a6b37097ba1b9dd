import Testing

@testable import obdmech

@Suite struct WallClockWatchTests {
    @Test func aClockThatIsSet() {
        var watch = WallClockWatch(offsetS: 1000)
        #expect(watch.step(to: 1000) == nil)
        // Small adjustments add up until they count.
        #expect(watch.step(to: 1001.5) == nil)
        #expect(watch.step(to: 1002.5) == 2.5)
        #expect(watch.step(to: 1002.5) == nil)
        #expect(watch.step(to: 50_000_000) == 50_000_000 - 1002.5)
        #expect(watch.step(to: 1000) == 1000 - 50_000_000.0)
    }

    @Test func thisComputersClock() {
        var watch = WallClockWatch()
        #expect(watch.step() == nil)
    }
}
