package import Telemetry

/// The facts of a trip. What is not known is nil, never 0.
package struct TripSummary: Hashable, Sendable {
    /// The version of the formulas by which `TripEngine` makes a summary of samples. Raise it with every change after which
    /// the same samples give other facts: stored trips can then be computed anew.
    package static let formulas = 1

    /// Seconds from the first to the last sample.
    package var durationS = 0.0
    /// Seconds of `durationS` for which the speed is known: gaps are not integrated across.
    package var coveredS = 0.0
    /// Seconds with the engine turning and the vehicle standing.
    package var idleS: Double?
    /// Seconds with the vehicle moving, of `coveredS`.
    package var movingS: Double?
    /// Seconds during which the trip was paused: the engine was off, and the drive went on later.
    package var pausedS = 0.0
    package var distanceKm: Double?
    package var distanceSource: DistanceSource?
    /// How far off `distanceKm` may be, in percent of it.
    package var distanceUncertaintyPercent: Double?
    /// By which the integral of the speed was multiplied.
    package var distanceFactor = 1.0
    /// What the car's odometer, or its distance since clearing, went on over its readings of this trip, less
    /// `distanceKm` over the same time; distances in gaps included.
    package var odometerDifferenceKm: Double?
    /// The last reading of the car's odometer.
    package var odometerKm: Double?
    /// Driven with the engine off, by electricity or coasting.
    package var engineOffKm: Double?
    package var maxSpeedKmh: Double?
    package var averageEngineSpeedRpm: Double?
    package var maxEngineSpeedRpm: Double?
    /// Nil of a fuel that is sold by mass (see `fuelKg`), and where it is not known.
    package var fuelL: Double?
    /// The mass of any fuel.
    package var fuelKg: Double?
    package var fuelMethod = FuelMethod.unknown
    /// What was reckoned to be burnt; nil where the method does not depend on it.
    package var fuelKind: FuelKind?
    /// How far off `fuelL` may be, in percent of it.
    package var fuelUncertaintyPercent: Double?
    /// By which the computed fuel was multiplied.
    package var fuelFactor = 1.0
    /// Kilometres of `distanceKm` for which fuel is known.
    package var fuelDistanceKm: Double?
    /// Seconds with the fuel cut off while the car pushed its engine; nil where that cannot be seen.
    package var fuelCutS: Double?
    package var maxCoolantC: Double?
    package var minVoltage: Double?
    /// What happened, in the order of their starts.
    package var events: [DrivingEvent] = []
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

    /// Fuel over the distance for which it is known, not a mean of instants; nil without a distance worth dividing by.
    package var averageLPer100Km: Double? {
        guard let fuelL, let distance = fuelDistanceKm ?? distanceKm, distance >= 0.01 else { return nil }
        return fuelL / distance * 100
    }

    /// Carbon dioxide of the fuel that was burnt (see `FuelKind.carbonDioxideRatio`), as uncertain as that; nil where the
    /// fuel or its kind is not known.
    package var carbonDioxideKg: Double? {
        guard let fuelKg, let fuelKind else { return nil }
        return fuelKg * fuelKind.carbonDioxideRatio
    }

    /// Over the distance for which fuel is known; nil without a distance worth dividing by.
    package var carbonDioxideGPerKm: Double? {
        guard let carbonDioxideKg, let distance = fuelDistanceKm ?? distanceKm, distance >= 0.01 else { return nil }
        return carbonDioxideKg * 1000 / distance
    }

    /// `fuelDistanceKm`, where fuel and its cost are not those of the whole way.
    package var partialFuelKm: Double? {
        guard let fuelDistanceKm, let distanceKm, fuelDistanceKm < 0.98 * distanceKm else { return nil }
        return fuelDistanceKm
    }

    /// Seconds of the trip for which the speed is not known; a pause is none of them.
    package var uncoveredS: Double { max(0, durationS - coveredS - pausedS) }

    /// How often something happened; nil where the speed is not known.
    package func count(_ kind: DrivingEvent.Kind) -> Int? {
        distanceKm == nil ? nil : events.count { $0.kind == kind }
    }

    /// Seconds of all events of a kind; nil where the speed is not known.
    package func seconds(_ kind: DrivingEvent.Kind) -> Double? {
        distanceKm == nil ? nil : events.reduce(0) { $0 + ($1.kind == kind ? $1.durationS : 0) }
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
    /// Of the samples, each with the same weight.
    package var mean: Double
    /// Weighted by time: the integral over the time between samples, divided by that time; longer gaps than
    /// `TripEngine.signalGapSeconds` are left out. Nil of a single sample, and of trips that were stored before it was known.
    package var timeMean: Double?
    package var maximum: Double
    package var samples: Int

    package init(
        signal: Signal, minimum: Double, mean: Double, timeMean: Double? = nil, maximum: Double, samples: Int
    ) {
        (self.signal, self.minimum, self.mean, self.maximum) = (signal, minimum, mean, maximum)
        (self.timeMean, self.samples) = (timeMean, samples)
    }
}

/// A trip as it is stored and reported.
package struct TripRecord: Hashable, Sendable {
    /// In its database; in another one the same trip has another number.
    package var id: Int64?
    /// In all databases; nil of a trip that is not stored.
    package var uuid: String?
    /// Nil where it is not known.
    package var kind: SourceKind?
    package var start: WallTime
    package var vin: String?
    /// By which it was recorded, as the user named it; empty where that is not known.
    package var device = ""
    /// Per litre, or per kilogram of a fuel without litres, in `currency`.
    package var fuelPrice: Double?
    /// Of `fuelPrice`, as it was set when the trip was recorded; nil where none was.
    package var currency: String?
    package var driver: String?
    /// Sorted, without doubles.
    package var tags: [String] = []
    package var note: String?
    package var parameters = TripParameters()
    /// In the order of their times. The trip's first sample is at `origin`.
    package var alerts: [Alert] = []
    /// The time of the first sample, on the time line of events and alerts. It is what `origin` means everywhere in the code:
    /// the instant from which times are counted.
    package var origin = Instant.zero
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
        guard let fuelPrice, let fuel = summary.fuelL ?? summary.fuelKg else { return nil }
        return fuelPrice * fuel
    }
}
