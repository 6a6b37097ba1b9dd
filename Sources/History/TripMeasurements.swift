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
            segments: segmenter.finish().segments, indicators: VehicleTrends.results(indicators, straight, trip.summary)
        )
        if database.refusal == nil {
            try database.indicators.store(measured, ofTrip: id, by: formulas)
            if straight.stretches > 0 { try GPSCalibration.learn(of: trip.vin, database) }
        }
        try TripWays.keep(way.way, of: id, database)
        return measured
    }

    /// Measures a trip that has just ended. A failure is no loss: the trip is measured when somebody asks.
    package static func measure(trip id: Int64, _ database: Database) {
        guard let trip = try? database.trips.trip(id) else { return }
        _ = try? measure(trip, id, database)
    }
}
