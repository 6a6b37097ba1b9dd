package import Telemetry

/// The facts of a trip. An unknown value is nil, never 0.
package struct TripSummary: Hashable, Sendable {
    /// The version of the formulas by which `TripEngine` computes a summary from samples. Increase it with every change
    /// after which the same samples give other facts, so that stored trips can be recomputed.
    package static let formulas = 5

    /// The time from the first to the last sample, in seconds.
    package var durationS = 0.0
    /// The part of `durationS` for which the speed is known, since gaps are not integrated across; in seconds.
    package var coveredS = 0.0
    /// The time with the engine running and the vehicle standing, in seconds.
    package var idleS: Double?
    /// The part of `coveredS` in which the vehicle moved, in seconds.
    package var movingS: Double?
    /// The time for which the trip was paused, with the engine off, before it continued; in seconds.
    package var pausedS = 0.0
    package var distanceKm: Double?
    package var distanceSource: DistanceSource?
    /// The uncertainty of `distanceKm`, in percent.
    package var distanceUncertaintyPercent: Double?
    /// The part of `distanceKm` without positions, which is the length of straight lines; nil for a speed of the vehicle.
    package var bridgedKm: Double?
    /// The factor by which the integral of the speed was multiplied.
    package var distanceFactor = 1.0
    /// The advance of the car's odometer, or of its distance since clearing, over its readings of this trip, minus
    /// `distanceKm` over the same time. Distances in gaps are included.
    package var odometerDifferenceKm: Double?
    /// The last reading of the car's odometer.
    package var odometerKm: Double?
    /// The distance driven with the engine off, by electricity or coasting.
    package var engineOffKm: Double?
    package var maxSpeedKmh: Double?
    package var averageEngineSpeedRpm: Double?
    package var maxEngineSpeedRpm: Double?
    /// The fuel in liters; nil for a fuel that is sold by mass (see `fuelKg`), and if unknown.
    package var fuelL: Double?
    /// The mass of the fuel, for any fuel.
    package var fuelKg: Double?
    package var fuelMethod = FuelMethod.unknown
    /// The fuel assumed in the computation; nil if unknown.
    package var fuelKind: FuelKind?
    /// The uncertainty of `fuelL`, in percent.
    package var fuelUncertaintyPercent: Double?
    /// The factor by which the computed fuel was multiplied.
    package var fuelFactor = 1.0
    /// The part of `distanceKm` for which the fuel is known.
    package var fuelDistanceKm: Double?
    /// The time in overrun with the fuel cut off, in seconds; nil if that cannot be detected.
    package var fuelCutS: Double?
    /// The energy that came out of the traction battery and that went into it, in kWh; nil if unknown.
    package var batteryOutKWh: Double?
    package var batteryInKWh: Double?
    /// The energy by the charge that was used and the capacity of the battery, where its current is not known.
    package var batteryChargeKWh: Double?
    /// The uncertainty of `batteryKWh`, in percent.
    package var batteryUncertaintyPercent: Double?
    /// The part of `distanceKm` for which the energy is known.
    package var batteryDistanceKm: Double?
    /// The first and last state of charge of the traction battery, in percent.
    package var chargeStartPercent: Double?
    package var chargeEndPercent: Double?
    package var maxCoolantC: Double?
    package var minVoltage: Double?
    /// The driving events, in the order of their starts.
    package var events: [DrivingEvent] = []
    /// What a racing game told; nil for a car.
    package var game: GameFacts?
    /// The laps of a car that were timed by positions; nil if none were.
    package var timedLaps: GameFacts?
    /// The laps of a game or a car.
    package var lapFacts: GameFacts? { game ?? timedLaps }
    /// The number of samples of all signals.
    package var samples = 0
    /// How many of them cannot be, so that no fact depends on them (see `PlausibilityCheck`).
    package var suspectSamples = 0
    /// The summaries of all other signals, such as custom PIDs, in the order of the signals' names.
    package var others: [SignalSummary] = []

    package init() {}

    /// The distance divided by the covered time, standing included; nil without a distance.
    package var averageSpeedKmh: Double? {
        guard let distanceKm, coveredS > 0 else { return nil }
        return distanceKm / coveredS * 3600
    }

    /// The fuel divided by the distance for which it is known, not a mean of momentary values; nil if the distance is
    /// too short to divide by.
    package var averageLPer100Km: Double? {
        guard let fuelL, let distance = fuelDistanceKm ?? distanceKm, distance >= 0.01 else { return nil }
        return fuelL / distance * 100
    }

    /// Whether it was recorded by a receiver alone, or is a track: then nothing is known of an engine or fuel.
    package var isOfPositions: Bool { distanceSource == .positions }

    /// Whether the car reports a traction battery, and neither an engine nor fuel.
    package var isElectric: Bool {
        (batteryOutKWh ?? chargeEndPercent) != nil && maxEngineSpeedRpm == nil && fuelMethod == .unknown
    }

    /// The energy that the traction battery gave, minus what it took; in kWh.
    package var batteryKWh: Double? {
        batteryOutKWh.flatMap { out in batteryInKWh.map { out - $0 } } ?? batteryChargeKWh
    }

    /// How `batteryKWh` was found; nil if it is unknown.
    package var batteryMethod: BatteryMethod? {
        batteryKWh == nil ? nil : batteryOutKWh == nil ? .charge : .current
    }

    /// The part of the charge that the drive used, in percent of a full battery; negative if it was charged.
    package var chargeUsedPercent: Double? {
        chargeStartPercent.flatMap { start in chargeEndPercent.map { start - $0 } }
    }

    /// The energy of an electric car divided by the distance for which it is known; nil if that is too short to divide by,
    /// and for other cars, whose battery the engine charges.
    package var averageKWhPer100Km: Double? {
        guard isElectric, let batteryKWh, let batteryDistanceKm, batteryDistanceKm >= 0.01 else { return nil }
        return batteryKWh / batteryDistanceKm * 100
    }

    /// The cost of the fuel at a price per liter, or per kilogram of a fuel that is sold by mass; of an electric car, that
    /// of its energy at a price per kWh, without the losses of charging. Nil if the amount or the price is unknown.
    package func fuelCost(fuelPrice: Double?, electricityPrice: Double?) -> Double? {
        let (price, amount) = isElectric ? (electricityPrice, batteryKWh) : (fuelPrice, fuelL ?? fuelKg)
        return price.flatMap { price in amount.map { $0 * price } }
    }

    /// The uncertainty of `fuelCost`, in percent.
    package var costUncertaintyPercent: Double? { isElectric ? batteryUncertaintyPercent : fuelUncertaintyPercent }

    /// The carbon dioxide of the burned fuel (see `FuelKind.carbonDioxideRatio`), with the same uncertainty as the
    /// fuel; nil if the fuel or its kind is unknown.
    package var carbonDioxideKg: Double? {
        guard let fuelKg, let fuelKind else { return nil }
        return fuelKg * fuelKind.carbonDioxideRatio
    }

    /// The carbon dioxide divided by the distance for which the fuel is known; nil if the distance is too short to
    /// divide by.
    package var carbonDioxideGPerKm: Double? {
        guard let carbonDioxideKg, let distance = fuelDistanceKm ?? distanceKm, distance >= 0.01 else { return nil }
        return carbonDioxideKg * 1000 / distance
    }

    /// `fuelDistanceKm` if the fuel and its cost do not cover the whole distance; otherwise nil.
    package var partialFuelKm: Double? {
        guard let fuelDistanceKm, let distanceKm, fuelDistanceKm < 0.98 * distanceKm else { return nil }
        return fuelDistanceKm
    }

    /// `batteryDistanceKm` if the energy does not cover the whole distance; otherwise nil.
    package var partialBatteryKm: Double? {
        guard let batteryDistanceKm, let distanceKm, batteryDistanceKm < 0.98 * distanceKm else { return nil }
        return batteryDistanceKm
    }

    /// The time of the trip for which the speed is unknown, without pauses; in seconds.
    package var uncoveredS: Double { max(0, durationS - coveredS - pausedS) }

    /// Returns the number of events of a kind, or nil if the speed is unknown, and for a game.
    package func count(_ kind: DrivingEvent.Kind) -> Int? {
        distanceKm == nil || game != nil ? nil : events.count { $0.kind == kind }
    }

    /// Returns the total duration of the events of a kind in seconds, or nil if the speed is unknown, and for a game.
    package func seconds(_ kind: DrivingEvent.Kind) -> Double? {
        distanceKm == nil || game != nil ? nil : events.reduce(0) { $0 + ($1.kind == kind ? $1.durationS : 0) }
    }

    /// Miles per US gallon; nil if no fuel was used or nothing was driven.
    package var averageMpgUs: Double? {
        guard let averageLPer100Km, averageLPer100Km > 0 else { return nil }
        return Fuel.milesPerUSGallon(litresPer100Km: averageLPer100Km)
    }
}

/// The summary of one signal in a trip, in the signal's unit.
package struct SignalSummary: Hashable, Sendable {
    package var signal: Signal
    package var minimum: Double
    /// The mean of the samples, all with the same weight.
    package var mean: Double
    /// The mean weighted by time: the integral over the time between samples, divided by that time. Gaps longer than
    /// `TripEngine.signalGapSeconds` are left out. Nil for a single sample, and for trips stored before this value
    /// existed.
    package var timeMean: Double?
    package var maximum: Double
    package var samples: Int

    package init(
        signal: Signal, minimum: Double, mean: Double, timeMean: Double? = nil, maximum: Double, samples: Int
    ) {
        self.signal = signal
        self.minimum = minimum
        self.mean = mean
        self.maximum = maximum
        self.timeMean = timeMean
        self.samples = samples
    }
}

/// A trip as it is stored and reported.
package struct TripRecord: Hashable, Sendable {
    /// The number of the trip in its database; it differs in another database.
    package var id: Int64?
    /// The identifier of the trip in all databases; nil if the trip is not stored.
    package var uuid: String?
    /// The kind of source; nil if unknown.
    package var kind: SourceKind?
    package var start: WallTime
    package var vin: String?
    /// The adapter that recorded the trip, as the user named it; empty if unknown.
    package var device = ""
    /// The price per liter, or per kilogram for a fuel that is sold by mass, in `currency`.
    package var fuelPrice: Double?
    /// The price per kWh, which counts for an electric car.
    package var electricityPrice: Double?
    /// The currency of the prices, as set when the trip was recorded; nil if none was set.
    package var currency: String?
    package var driver: String?
    /// The tags, sorted and without duplicates.
    package var tags: [String] = []
    package var note: String?
    /// The names of the places where it began and ended, and the number of its route; nil if unknown.
    package var from: String?
    package var to: String?
    package var route: Int64?
    /// What it ended with, if it followed a route.
    package var followed: FollowedDrive?
    package var destination: TripDestination?
    package var parameters = TripParameters()
    /// The game, if the trip was one.
    package var game: GameIdentity?
    /// The alerts, in the order of their times. The trip's first sample is at `origin`.
    package var alerts: [Alert] = []
    /// The time of the first sample, on the timeline of events and alerts. Everywhere in the code, `origin` is the
    /// instant from which times are counted.
    package var origin = Instant.zero
    package var summary: TripSummary
    /// How much was driven slowly and fast; empty unless it was computed from the samples.
    package var speedParts: [SpeedShares.Band: SpeedShares.Part] = [:]
    /// The drives of the same route before it, in the report of a single trip.
    package var usual: UsualDrive?

    package init(id: Int64?, start: WallTime, vin: String?, fuelPrice: Double?, summary: TripSummary) {
        self.id = id
        self.start = start
        self.vin = vin
        self.fuelPrice = fuelPrice
        self.summary = summary
    }

    package var end: WallTime { start.advanced(bySeconds: summary.durationS) }

    /// The cost of the fuel, or of the energy of an electric car; nil if the amount or the price is unknown.
    package var fuelCost: Double? { summary.fuelCost(fuelPrice: fuelPrice, electricityPrice: electricityPrice) }
}

/// The destination that a trip was guided to.
package struct TripDestination: Hashable, Sendable {
    package var name: String
    package var isReached: Bool
    /// The straight distance from the end of the trip; nil if no position is known.
    package var leftKm: Double?

    package init(name: String, isReached: Bool, leftKm: Double?) {
        self.name = name
        self.isReached = isReached
        self.leftKm = leftKm
    }
}

/// The summary of one signal so far: minimum, maximum, and both means of `SignalSummary`.
package struct SignalCourse: Sendable {
    package private(set) var summary: SignalSummary?
    private var latest: Sample?
    private var seconds = 0.0
    private var integral = 0.0

    package init() {}

    /// Takes a sample of the signal. Samples must be in the order of their times.
    package mutating func take(_ sample: Sample) {
        let value = sample.value
        if let latest {
            let step = sample.time.seconds(since: latest.time)
            if step <= TripEngine.signalGapSeconds {
                seconds += step
                integral += (latest.value + value) / 2 * step
            }
        }
        latest = sample
        var facts =
            summary ?? SignalSummary(signal: sample.signal, minimum: value, mean: value, maximum: value, samples: 0)
        facts.minimum = min(facts.minimum, value)
        facts.maximum = max(facts.maximum, value)
        facts.samples += 1
        facts.mean += (value - facts.mean) / Double(facts.samples)
        facts.timeMean = seconds > 0 ? integral / seconds : nil
        summary = facts
    }
}

extension TripRecord {
    /// The same without the VIN, the address of the adapter and the names of places.
    package var withoutIdentity: TripRecord {
        var trip = self
        trip.vin = nil
        trip.device = ""
        trip.from = nil
        trip.to = nil
        trip.destination = nil
        // Routes are named after places.
        let route = trip.followed?.route
        trip.followed?.title = route.map { "Route \($0)" } ?? "Route"
        return trip
    }
}
