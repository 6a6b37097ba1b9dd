import Routes
package import Storage
import Telemetry
import Trends
package import Trips

/// What is measured of a trip in one pass over its samples, when it ends: its minutes for comparisons, its indicators for
/// trends, and its way.
package enum TripMeasurements {
    private static let formulas = IndicatorTables.MeasurementFormulas(
        segments: DriveSegmenter.formulas, indicators: TripIndicators.formulas)

    /// Returns what was measured of a trip. A trip that was not measured when it ended is measured now.
    package static func known(
        of trip: TripRecord, _ id: Int64, _ database: Database
    ) throws(StorageError) -> IndicatorTables.Measurements {
        if let known = try database.indicators.measurements(ofTrip: id, by: formulas) { return known }
        return try measure(trip, id, database)
    }

    @discardableResult
    private static func measure(
        _ trip: TripRecord, _ id: Int64, _ database: Database
    ) throws(StorageError) -> IndicatorTables.Measurements {
        var segmenter = DriveSegmenter(parameters: trip.parameters)
        var (indicators, wheels) = (TripIndicators(), WheelComparison())
        var way = TripWays.builder(trip)
        try database.samples(trip: id) { sample in
            segmenter.take(sample)
            indicators.take(sample)
            wheels.take(sample)
            way.take(sample)
        }
        way.finishMoment()
        let straight = wheels.finish()
        let measured = IndicatorTables.Measurements(
            segments: segmenter.finish().segments, indicators: results(indicators, straight, trip.summary)
        )
        if database.refusal == nil {
            try database.indicators.store(measured, ofTrip: id, by: formulas)
            if straight.stretches > 0 { try GPSCalibration.learn(of: trip.vin, database) }
        }
        try TripWays.keep(way.way, of: id, database)
        return measured
    }

    /// Measures trips that were not measured when they ended, such as imported ones, and those that a power cut ended. Returns
    /// their number.
    /// - Parameters:
    ///   - most: how many trips to measure; the oldest first.
    ///   - progress: called before each trip with the number of trips done and the number of all.
    @discardableResult
    package static func measureRest(
        _ database: Database, atMost most: Int = .max, progress: (_ done: Int, _ all: Int) -> Void
    ) throws(StorageError) -> Int {
        try database.indicators.measure(formulas: TripIndicators.formulas, atMost: most, progress: progress) {
            summary, samples throws(StorageError) in
            var indicators = TripIndicators()
            var wheels = WheelComparison()
            try samples { sample in
                indicators.take(sample)
                wheels.take(sample)
            }
            return results(indicators, wheels.finish(), summary)
        }
    }

    /// The indicators of a trip after its last sample, by their names.
    private static func results(
        _ indicators: TripIndicators, _ wheels: WheelComparison.Result, _ summary: TripSummary
    ) -> [String: Double] {
        // Short trips are mostly cold, and their consumption says little.
        let isLong = (summary.distanceKm ?? 0) >= 3
        let results = indicators.results(
            litresPer100Km: isLong ? summary.averageLPer100Km : nil, meanSpeedKmh: summary.averageSpeedKmh)
        return GPSCalibration.indicators(wheels).merging(results.map { ($0.key.rawValue, $0.value) }) { $1 }
    }

    /// Measures a trip that has just ended. A failure is no loss: the trip is measured when somebody asks.
    package static func measure(trip id: Int64, _ database: Database) {
        guard let trip = try? database.trips.trip(id) else { return }
        _ = try? measure(trip, id, database)
    }

    /// Measures a trip that has just ended, and a number of those that were not measured when they ended: an update of this
    /// program may want all of them, some at a time. A failure is no loss: they are measured when somebody asks.
    package static func measure(trip id: Int64, andEarlier most: Int, _ database: Database) {
        measure(trip: id, database)
        _ = try? measureRest(database, atMost: most) { _, _ in }
    }
}
