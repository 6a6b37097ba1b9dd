import Testing

@testable import Recording

@Suite(.timeLimit(.minutes(20))) struct WallClockWatchTests {
    @Test func aClockThatIsSet() {
        var watch = WallClockWatch(offsetS: 1000, isSynchronized: true)
        #expect(watch.hasChanged(offsetS: 1000, isSynchronized: true) == false)
        // Small adjustments add up until they count.
        #expect(watch.hasChanged(offsetS: 1001.5, isSynchronized: true) == false)
        #expect(watch.hasChanged(offsetS: 1002.5, isSynchronized: true) == true)
        #expect(watch.hasChanged(offsetS: 1002.5, isSynchronized: true) == false)
        #expect(watch.hasChanged(offsetS: 50_000_000, isSynchronized: true) == true)
        #expect(watch.hasChanged(offsetS: 1000, isSynchronized: true) == true)
    }

    /// A clock is set first, and only then known to be right.
    @Test func aClockThatIsKnownToBeRight() {
        var watch = WallClockWatch(offsetS: 0, isSynchronized: false)
        #expect(watch.hasChanged(offsetS: 1000, isSynchronized: false) == true)
        #expect(watch.hasChanged(offsetS: 1000, isSynchronized: false) == false)
        #expect(watch.hasChanged(offsetS: 1000, isSynchronized: true) == true)
        #expect(watch.hasChanged(offsetS: 1000, isSynchronized: true) == false)
        #expect(watch.hasChanged(offsetS: 1000, isSynchronized: nil) == false)
    }

    @Test func thisComputersClock() {
        var watch = WallClockWatch()
        #expect(watch.hasChanged() == false)
    }
}
