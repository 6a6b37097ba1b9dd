package import Telemetry

/// The facts of a trip. What is not known is nil, never 0.
package struct TripSummary: Hashable, Sendable {
    /// Seconds from the first to the last sample.
    package var durationS = 0.0
    /// Seconds of `durationS` for which the speed is known: gaps are not integrated across.
    package var coveredS = 0.0
    /// Seconds with the engine turning and the vehicle standing.
    package var idleS: Double?
    package var distanceKm: Double?
    package var maxSpeedKmh: Double?
    package var averageEngineSpeedRpm: Double?
    package var maxEngineSpeedRpm: Double?
    package var fuelL: Double?
    package var fuelMethod: FuelMethod?
    package var maxCoolantC: Double?
    package var minVoltage: Double?
    /// Samples of every signal.
    package var samples = 0
    /// What else was measured, custom PIDs for example, by the signals' names.
    package var others: [SignalSummary] = []

    package init() {}

    /// Distance over covered time, standing included; nil without distance.
    package var averageSpeedKmh: Double? {
        guard let distanceKm, coveredS > 0 else { return nil }
        return distanceKm / coveredS * 3600
    }

    /// Total fuel over total distance, not a mean of instants; nil without a distance worth dividing by.
    package var averageLPer100Km: Double? {
        guard let fuelL, let distanceKm, distanceKm >= 0.01 else { return nil }
        return fuelL / distanceKm * 100
    }

    /// Miles per US gallon; nil where no fuel was used or nothing was driven.
    package var averageMpgUs: Double? {
        guard let averageLPer100Km, averageLPer100Km > 0 else { return nil }
        return Fuel.milesPerUSGallon(litresPer100Km: averageLPer100Km)
    }
}

/// What came of one signal in a trip, in the signal's unit.
package struct SignalSummary: Hashable, Sendable {
    package var signal: Signal
    package var minimum: Double
    /// Of the samples.
    package var mean: Double
    package var maximum: Double
    package var samples: Int

    package init(signal: Signal, minimum: Double, mean: Double, maximum: Double, samples: Int) {
        (self.signal, self.minimum, self.mean, self.maximum) = (signal, minimum, mean, maximum)
        self.samples = samples
    }
}

/// A trip as it is stored and reported.
package struct TripRecord: Hashable, Sendable {
    package var id: Int64?
    package var start: WallTime
    package var vin: String?
    /// Per litre, in the driver's currency.
    package var fuelPrice: Double?
    package var summary: TripSummary

    package init(id: Int64?, start: WallTime, vin: String?, fuelPrice: Double?, summary: TripSummary) {
        self.id = id
        self.start = start
        self.vin = vin
        self.fuelPrice = fuelPrice
        self.summary = summary
    }

    package var end: WallTime { start.advanced(bySeconds: summary.durationS) }

    package var fuelCost: Double? {
        guard let fuelPrice, let fuelL = summary.fuelL else { return nil }
        return fuelPrice * fuelL
    }
}
