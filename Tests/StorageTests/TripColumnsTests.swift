import Testing
import Trips

@testable import Storage

/// The rows of the columns of a trip's facts.
@Suite(.timeLimit(.minutes(20))) struct TripColumnsTests {
    /// A fact without a column would be lost when the trip is stored.
    @Test func everyFactHasAColumn() {
        let elsewhere: Set = ["events", "game", "timedLaps", "others"]
        let facts = Mirror(reflecting: TripSummary()).children.compactMap(\.label).filter { !elsewhere.contains($0) }
        #expect(TripColumns.names.count == facts.count, "\(facts)")
        #expect(Set(TripColumns.names).count == TripColumns.names.count)
    }

    /// What a row reads into a fact it writes, and no other row does.
    @Test func eachColumnIsAFactOfItsOwn() {
        let none = TripColumns.reals.map { $0.write(TripSummary()) }
        for (index, column) in TripColumns.reals.enumerated() {
            var summary = TripSummary()
            column.read(&summary, 12.5)
            var expected = none
            expected[index] = 12.5
            #expect(TripColumns.reals.map { $0.write(summary) } == expected, "\(column.name)")
            #expect(TripColumns.texts.map { $0.write(summary) } == TripColumns.texts.map { $0.write(TripSummary()) })
        }
    }

    @Test(arguments: [
        ("distance_source", DistanceSource.allCases.map(\.rawValue)),
        ("fuel_method", FuelMethod.allCases.map(\.rawValue)), ("fuel_kind", FuelKind.named.map(\.kind.name) + ["e27"]),
    ])
    func textsAreReadAsTheyAreWritten(name: String, texts: [String]) throws {
        let column = try #require(TripColumns.texts.first { $0.name == name })
        for text in texts {
            var summary = TripSummary()
            column.read(&summary, text)
            #expect(column.write(summary) == text)
        }
    }
}
