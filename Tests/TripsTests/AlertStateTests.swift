import Telemetry
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct AlertStateTests {
    /// Readings as letters, one per second: over, between, under, or none. Then the seconds at which an alert is due.
    typealias Row = (readings: String, patience: AlertState.Patience, due: [Int])

    private static let rows: [Row] = [
        ("o", .init(), [0]),
        ("uuoooo", .init(), [2]),
        ("ooooo", .init(seconds: 3), [3]),
        ("oobooboooo", .init(seconds: 3), [9]),
        ("ouou", .init(readings: 2), []),
        ("uooo", .init(readings: 2), [2]),
        ("o  o", .init(seconds: 3), [3]),
        ("oooooooooooo", .init(repeatS: 5), [0, 5, 10]),
        // Between the limits it lasts,
        ("obbbbbbb", .init(repeatS: 5), [0, 5]),
        ("bbbb", .init(), []),
        // and a short absence does not count.
        ("ououououououououououououououououououo", .init(), [0]),
        ("o" + String(repeating: "u", count: 30) + "o", .init(), [0, 31]),
        ("o" + String(repeating: "u", count: 29) + "o", .init(), [0]),
        ("oouuo", .init(repeatS: 4), [0, 4]),
        // After 20 s without a value it is no longer active, after 30 s it is new.
        ("o" + String(repeating: " ", count: 40) + "o", .init(), [0, 41]),
        ("o" + String(repeating: " ", count: 22) + "o", .init(), [0]),
        ("oo" + String(repeating: " ", count: 22) + "o", .init(seconds: 3), []),
    ]

    @Test(arguments: rows) func due(row: Row) {
        var state = AlertState(unknownAfterS: 20)
        var due: [Int] = []
        for (second, letter) in row.readings.enumerated() {
            guard let reading: AlertState.Reading = ["o": .over, "b": .between, "u": .under][letter] else { continue }
            if state.take(reading, .coolantHot, value: 1, limit: 1, at: at(Double(second)), row.patience) {
                due.append(second)
            }
        }
        #expect(due == row.due, "\(row.readings)")
    }

    @Test func whatIsActive() {
        var state = AlertState(unknownAfterS: 20)
        let patience = AlertState.Patience(seconds: 2)
        func take(_ reading: AlertState.Reading, _ value: Double, _ seconds: Double) {
            _ = state.take(reading, .coolantHot, value: value, limit: 100, at: at(seconds), patience)
        }
        take(.over, 101, 0)
        #expect(state.active == nil)
        take(.over, 103, 2)
        #expect(state.active == ActiveAlert(.coolantHot, since: at(0), value: 103, limit: 100))
        take(.between, 99, 3)
        #expect(state.active == ActiveAlert(.coolantHot, since: at(0), value: 99, limit: 100))
        state.expire(at: at(23))
        #expect(state.active != nil)
        state.expire(at: at(23.1))
        #expect(state.active == nil)
        take(.over, 104, 24)
        take(.over, 104, 26)
        take(.under, 95, 27)
        #expect(state.active == nil)
    }
}
