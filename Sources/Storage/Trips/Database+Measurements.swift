import Telemetry
package import Trips

/// What was measured of trips beyond their facts, so that years of trips can be compared without reading all samples.
extension Database {
    /// What is measured of one trip in one pass over its samples.
    package struct Measurements: Hashable, Sendable {
        package var segments: [DriveSegment]
        /// By the names of indicators.
        package var indicators: [String: Double]

        package init(segments: [DriveSegment], indicators: [String: Double]) {
            (self.segments, self.indicators) = (segments, indicators)
        }
    }

    /// The versions of the functions that measure; what older ones have measured does not count.
    package struct MeasurementFormulas: Hashable, Sendable {
        let segments: Int
        let indicators: Int

        package init(segments: Int, indicators: Int) { (self.segments, self.indicators) = (segments, indicators) }
    }

    /// Returns what is stored of a trip, or nil if it was not measured by these versions.
    package func measurements(
        ofTrip trip: Int64, by formulas: MeasurementFormulas
    ) throws(StorageError) -> Measurements? {
        try snapshot { () throws(StorageError) in
            let measured = try numbers(
                """
                SELECT id FROM trip WHERE id = \(trip) AND segment_formulas >= \(formulas.segments)
                    AND indicator_formulas >= \(formulas.indicators)
                """)
            guard !measured.isEmpty else { return nil }
            var measurements = Measurements(segments: [], indicators: [:])
            let rows = try connection.prepare(
                """
                SELECT start_us, duration_s, running_s, idle_s, distance_km, fuel_l, revolutions, acceleration_work,
                    air_work, sharp_accelerations, sharp_brakings, ambient_c, coolant_c
                FROM trip_segment WHERE trip_id = ? ORDER BY start_us
                """)
            try rows.bind(1, trip)
            while try rows.step() {
                let start = rows.integer(0)
                guard
                    expect(
                        Self.isPlausible(microseconds: start) && rows.arePlausible(Array(1...12)) && rows.real(1) >= 0,
                        "a minute of trip \(trip) is invalid",
                        repair: "DELETE FROM trip_segment WHERE trip_id = \(trip) AND start_us = \(start)")
                else { continue }
                var segment = DriveSegment(start: Instant(nanoseconds: start * 1000))
                (segment.durationS, segment.runningS, segment.idleS) = (rows.real(1), rows.real(2), rows.real(3))
                (segment.distanceKm, segment.fuelL) = (rows.real(4), rows.optionalReal(5))
                (segment.revolutions, segment.accelerationWork) = (rows.optionalReal(6), rows.real(7))
                segment.airWork = rows.real(8)
                segment.sharpAccelerations = Int(truncatingIfNeeded: rows.integer(9))
                segment.sharpBrakings = Int(truncatingIfNeeded: rows.integer(10))
                (segment.ambientC, segment.coolantC) = (rows.optionalReal(11), rows.optionalReal(12))
                measurements.segments.append(segment)
            }
            let indicators = try connection.prepare("SELECT indicator, value FROM trip_indicator WHERE trip_id = ?")
            try indicators.bind(1, trip)
            while try indicators.step() {
                let (name, value) = (indicators.text(0), indicators.real(1))
                let isPlausible = expect(
                    Self.isPlausible(value: value), "an indicator of trip \(trip) is invalid",
                    repair: """
                        DELETE FROM trip_indicator WHERE trip_id = \(trip) AND indicator = \(Self.quoted(name))
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
        try connection.transaction { () throws(StorageError) in
            try connection.exec(
                """
                UPDATE trip SET segment_formulas = \(formulas.segments), indicator_formulas = \(formulas.indicators)
                WHERE id = \(trip) AND state <> 'open'
                """)
            guard connection.changes > 0 else { return }
            try replace(measurements.indicators, ofTrip: trip)
            try connection.exec("DELETE FROM trip_segment WHERE trip_id = \(trip)")
            let insert = try connection.prepare(
                "INSERT OR REPLACE INTO trip_segment VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
            for segment in measurements.segments {
                try insert.bind(1, trip)
                try insert.bind(2, segment.start.nanoseconds / 1000)
                let numbers = [
                    segment.durationS, segment.runningS, segment.idleS, segment.distanceKm, segment.fuelL,
                    segment.revolutions, segment.accelerationWork, segment.airWork,
                ]
                for (index, number) in numbers.enumerated() { try insert.bind(3 + index, number) }
                try insert.bind(11, segment.sharpAccelerations)
                try insert.bind(12, segment.sharpBrakings)
                try insert.bind(13, segment.ambientC)
                try insert.bind(14, segment.coolantC)
                try insert.run()
            }
        }
    }

    /// Replaces the indicators of a trip.
    func replace(_ indicators: [String: Double], ofTrip trip: Int64) throws(StorageError) {
        try connection.exec("DELETE FROM trip_indicator WHERE trip_id = \(trip)")
        let insert = try connection.prepare("INSERT INTO trip_indicator VALUES (?, ?, ?)")
        for (name, value) in indicators where value.isFinite {
            try insert.bind(1, trip)
            try insert.bind(2, name)
            try insert.bind(3, value)
            try insert.run()
        }
    }
}
