import TestSupport
import Testing

@testable import Trends

@Suite(.timeLimit(.minutes(20))) struct CovariateFitTests {
    /// A value that falls by 0.05 per °C in a year with a winter, and drifts by `drift` per day.
    private func rows(drift: Double, slope: Double = -0.05, known: (Int) -> Bool = { _ in true }) -> [CovariateFit.Row]
    {
        var random = SeededGenerator(seed: 3)
        var weather = 0.0
        return (0..<365).map { day in
            weather = 0.8 * weather + Double.random(in: -4...4, using: &random)
            let celsius = 10 + 15 * (1 - 4 * abs(0.5 - Double(day) / 365)) + weather
            return CovariateFit.Row(
                timeS: Double(day) * 86400,
                value: 7 + slope * celsius + drift * Double(day) + Double.random(in: -0.2...0.2, using: &random),
                covariates: [known(day) ? celsius : .nan])
        }
    }

    private func mean(_ values: ArraySlice<Double>) -> Double { values.reduce(0, +) / Double(values.count) }

    @Test func theSeasonGoes() {
        let adjusted = CovariateFit.adjusted(rows(drift: 0))
        let months = stride(from: 0, to: 360, by: 30).map { mean(adjusted[$0..<$0 + 30]) }
        #expect((months.max() ?? 9) - (months.min() ?? 0) < 0.3, "\(months)")
    }

    /// The car's own change stays, although it is in step with the spring.
    @Test func theDriftStays() {
        let adjusted = CovariateFit.adjusted(rows(drift: 0.005))
        let change = mean(adjusted[330...]) - mean(adjusted[..<30])
        #expect(abs(change - 0.005 * 332) < 0.3, "\(change)")
    }

    @Test func whatDoesNotMatterChangesNothing() {
        let rows = rows(drift: 0, slope: 0)
        #expect(CovariateFit.adjusted(rows) == rows.map(\.value))
    }

    /// A few trips without a temperature keep their values; where most have none, all do.
    @Test func unknownCovariates() {
        let some = rows(drift: 0) { $0 % 10 != 0 }
        let adjusted = CovariateFit.adjusted(some)
        #expect(adjusted[10] == some[10].value && adjusted[11] != some[11].value)
        let few = rows(drift: 0) { $0 % 10 == 0 }
        #expect(CovariateFit.adjusted(few) == few.map(\.value))
    }

    @Test func tooFewRows() {
        let rows = Array(rows(drift: 0).prefix(7))
        #expect(CovariateFit.adjusted(rows) == rows.map(\.value))
        #expect(CovariateFit.adjusted([]).isEmpty)
        // All at the same temperature.
        let flat = (0..<40).map { CovariateFit.Row(timeS: Double($0), value: Double($0 % 3), covariates: [5, 5]) }
        #expect(CovariateFit.adjusted(flat) == flat.map(\.value))
    }
}
