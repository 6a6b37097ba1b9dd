import Telemetry
package import Trips

/// What was measured of trips beyond their facts, so that years of trips can be compared without reading all samples.
extension IndicatorTables {
    /// What is measured of one trip in one pass over its samples.
    package struct Measurements: Hashable, Sendable {
        package var segments: [DriveSegment]
        /// By the names of indicators.
        package var indicators: [String: Double]

        package init(segments: [DriveSegment], indicators: [String: Double]) {
            self.segments = segments
            self.indicators = indicators
        }
    }

    /// The versions of the functions that measure; what older ones have measured does not count.
    package struct MeasurementFormulas: Hashable, Sendable {
        let segments: Int
        let indicators: Int

        package init(segments: Int, indicators: Int) {
            self.segments = segments
            self.indicators = indicators
        }
    }

    /// Returns what is stored of a trip, or nil if it was not measured by these versions.
    package func measurements(
        ofTrip trip: Int64, by formulas: MeasurementFormulas
    ) throws(StorageError) -> Measurements? {
        try database.snapshot { () throws(StorageError) in
            guard
                try database.connection.hasRow(
                    """
                    SELECT 1 FROM trip WHERE id = \(trip) AND segment_formulas >= \(formulas.segments)
                        AND indicator_formulas >= \(formulas.indicators)
                    """)
            else { return nil }
            var measurements = Measurements(segments: [], indicators: [:])
            let rows = try database.connection.prepare(
                """
                SELECT start_us, duration_s, running_s, idle_s, distance_km, fuel_l, revolutions, acceleration_work,
                    air_work, sharp_accelerations, sharp_brakings, ambient_c, coolant_c
                FROM trip_segment WHERE trip_id = :trip ORDER BY start_us
                """, ["trip": trip])
            while try rows.step() {
                let (start, durationS) = (rows.integer("start_us"), rows.real("duration_s"))
                guard
                    database.expect(
                        Database.isPlausible(microseconds: start) && durationS >= 0
                            && rows.arePlausible(
                                "duration_s", "running_s", "idle_s", "distance_km", "fuel_l", "revolutions",
                                "acceleration_work", "air_work", "sharp_accelerations", "sharp_brakings", "ambient_c",
                                "coolant_c"),
                        "a minute of trip \(trip) is invalid",
                        repair: "DELETE FROM trip_segment WHERE trip_id = \(trip) AND start_us = \(start)")
                else { continue }
                var segment = DriveSegment(start: Instant(nanoseconds: start * 1000))
                segment.durationS = durationS
                segment.runningS = rows.real("running_s")
                segment.idleS = rows.real("idle_s")
                segment.distanceKm = rows.real("distance_km")
                segment.fuelL = rows.optionalReal("fuel_l")
                segment.revolutions = rows.optionalReal("revolutions")
                segment.accelerationWork = rows.real("acceleration_work")
                segment.airWork = rows.real("air_work")
                segment.sharpAccelerations = Int(truncatingIfNeeded: rows.integer("sharp_accelerations"))
                segment.sharpBrakings = Int(truncatingIfNeeded: rows.integer("sharp_brakings"))
                segment.ambientC = rows.optionalReal("ambient_c")
                segment.coolantC = rows.optionalReal("coolant_c")
                measurements.segments.append(segment)
            }
            let indicators = try database.connection.prepare(
                "SELECT indicator, value FROM trip_indicator WHERE trip_id = :trip", ["trip": trip])
            while try indicators.step() {
                let (name, value) = (indicators.text("indicator"), indicators.real("value"))
                let isPlausible = database.expect(
                    Database.isPlausible(value: value), "an indicator of trip \(trip) is invalid",
                    repair: """
                        DELETE FROM trip_indicator WHERE trip_id = \(trip) AND indicator = \(Database.quoted(name))
                        """)
                if isPlausible { measurements.indicators[name] = value }
            }
            return measurements
        }
    }

    /// Stores what was measured of a trip. A trip that is being recorded is left alone.
    package func store(
        _ measurements: Measurements, ofTrip trip: Int64, by formulas: MeasurementFormulas
    ) throws(StorageError) {
        try database.connection.transaction { () throws(StorageError) in
            let isFinished = try database.connection.update(
                "trip", ["segment_formulas": formulas.segments, "indicator_formulas": formulas.indicators],
                where: "id = :id AND state <> 'open'", ["id": trip])
            guard isFinished > 0 else { return }
            try replace(measurements.indicators, ofTrip: trip)
            try database.connection.exec("DELETE FROM trip_segment WHERE trip_id = \(trip)")
            try database.connection.insert(
                into: "trip_segment", conflict: .replaces,
                rows: measurements.segments.lazy.map { segment in
                    [
                        "trip_id": trip, "start_us": segment.start.nanoseconds / 1000,
                        "duration_s": segment.durationS, "running_s": segment.runningS, "idle_s": segment.idleS,
                        "distance_km": segment.distanceKm, "fuel_l": segment.fuelL,
                        "revolutions": segment.revolutions, "acceleration_work": segment.accelerationWork,
                        "air_work": segment.airWork, "sharp_accelerations": segment.sharpAccelerations,
                        "sharp_brakings": segment.sharpBrakings, "ambient_c": segment.ambientC,
                        "coolant_c": segment.coolantC,
                    ]
                })
        }
    }

    /// Replaces the indicators of a trip.
    func replace(_ indicators: [String: Double], ofTrip trip: Int64) throws(StorageError) {
        try database.connection.exec("DELETE FROM trip_indicator WHERE trip_id = \(trip)")
        try database.connection.insert(
            into: "trip_indicator",
            rows: indicators.lazy.filter(\.value.isFinite).map { name, value in
                ["trip_id": trip, "indicator": name, "value": value]
            })
    }
}
