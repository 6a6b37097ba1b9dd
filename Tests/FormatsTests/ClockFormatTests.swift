import Formats
import Testing

@Suite(.timeLimit(.minutes(20)))
struct ClockFormatTests {
    @Test(
        arguments: [
            (0, "00:00", "12:00 AM"), (59, "00:00", "12:00 AM"), (34_200, "09:30", "9:30 AM"),
            (43_199, "11:59", "11:59 AM"), (43_200, "12:00", "12:00 PM"), (64_680, "17:58", "5:58 PM"),
            (86_399, "23:59", "11:59 PM"),
        ])
    func timeOfDay(second: Int, twentyFour: String, twelve: String) {
        #expect(ClockFormat.text(secondOfDay: second, hasTwelveHours: false) == twentyFour)
        #expect(ClockFormat.text(secondOfDay: second, hasTwelveHours: true) == twelve)
    }

    @Test func secondsStandBeforeTheHalf() {
        #expect(ClockFormat.text(secondOfDay: 64_685, hasSeconds: true, hasTwelveHours: true) == "5:58:05 PM")
        #expect(ClockFormat.text(secondOfDay: 64_685, hasSeconds: true, hasTwelveHours: false) == "17:58:05")
    }

    @Test(arguments: [(0, "0:00", "12 AM"), (9, "9:00", "9 AM"), (12, "12:00", "12 PM"), (23, "23:00", "11 PM")])
    func wholeHour(hour: Int, twentyFour: String, twelve: String) {
        #expect(ClockFormat.text(hour: hour, hasTwelveHours: false) == twentyFour)
        #expect(ClockFormat.text(hour: hour, hasTwelveHours: true) == twelve)
    }
}
