import Camera
import Testing

@Suite(.timeLimit(.minutes(20))) struct RecordingScheduleTests {
    @Test func alone() {
        let schedule = RecordingSchedule(isWithTrips: false, startS: 0)
        #expect(schedule.isWanted && !schedule.isOver)
    }

    /// Beside a logger, between drives nothing is recorded.
    @Test func withTrips() {
        var schedule = RecordingSchedule(isWithTrips: true, startS: 0)
        #expect(!schedule.isWanted)
        schedule.tripBegan(of: "log-1")
        schedule.tripBegan(of: "trip-2")
        #expect(schedule.isWanted)
        schedule.tripEnded(of: "log-1", atS: 60)
        #expect(schedule.isWanted)
        schedule.tripEnded(of: "trip-2", atS: 90)
        #expect(!schedule.isWanted && !schedule.isOver)
    }

    @Test func parkedAfterTrips() {
        var schedule = RecordingSchedule(isWithTrips: true, parking: (12, 3600), startS: 0)
        #expect(!schedule.isWanted)
        schedule.wake(atS: 10)
        #expect(schedule.isWanted)
        schedule.tick(atS: 80)
        #expect(!schedule.isWanted)
        schedule.tripBegan(of: "log-1")
        // A trip is longer than the limit of parking, which begins again after it.
        schedule.tick(atS: 5000)
        #expect(schedule.isWanted && schedule.parking?.state == .armed)
        schedule.tripEnded(of: "log-1", atS: 5000)
        schedule.wake(atS: 8000)
        schedule.tick(atS: 8001)
        #expect(schedule.isWanted)
        // The battery is low, until it is charged.
        for second in stride(from: 8002.0, through: 8030, by: 5) { schedule.add(voltageV: 11.8, atS: second) }
        #expect(!schedule.isWanted && schedule.parking?.state == .resting)
        schedule.wake(atS: 8031)
        schedule.add(voltageV: 12.2, atS: 8032)
        #expect(!schedule.isWanted && schedule.parking?.state == .resting)
        schedule.add(voltageV: 12.5, atS: 8040)
        #expect(schedule.parking?.state == .armed)
        schedule.tick(atS: 9000)
        #expect(schedule.parking?.state == .over && !schedule.isOver)
    }

    @Test func parkedAlone() {
        var schedule = RecordingSchedule(isWithTrips: false, parking: (12, 60), startS: 0)
        #expect(!schedule.isWanted)
        // Trips do not matter then.
        schedule.tripBegan(of: "log-1")
        #expect(!schedule.isWanted)
        schedule.tick(atS: 61)
        #expect(schedule.isOver)
    }
}
