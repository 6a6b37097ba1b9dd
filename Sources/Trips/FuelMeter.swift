import Telemetry

/// Integrates the fuel of a trip by every method that its samples allow, each for itself; the best of those that cover
/// the trip is the trip's. So methods are never mixed.
struct FuelMeter: Sendable {
    /// Air flow has the last place in the poll table: a slow bus brings it every six seconds at times.
    static let gapSeconds = 10.0
    /// Commanded and measured lambda, temperature and the like change slowly, or are asked for less often.
    private static let companionSeconds = 15.0
    /// A wide-range sensor or its PID ends here: the mixture may be leaner.
    private static let clippedLambda = 1.98
    /// Then a diesel burns anything from nothing to what it would at 2: the middle of that.
    private static let beyondClippedLambda = 4.0
    /// With a larger share of its fuel guessed so, a diesel's fuel is not known.
    private static let mostGuessed = 0.3
    /// Of the seconds that the best covered method has.
    private static let leastCoverage = 0.9

    /// In the order of preference.
    private enum Source: CaseIterable {
        case vehicleMass, engineMass, cylinder, volume, air, density

        var method: FuelMethod {
            switch self {
            case .vehicleMass, .engineMass: .fuelMassRate
            case .cylinder: .cylinderFuelRate
            case .volume: .fuelRate
            case .air: .massAirFlow
            case .density: .speedDensity
            }
        }

        /// The ECU's own reckoning.
        var isDirect: Bool { self != .air && self != .density }
    }

    /// The integrals of one source.
    private struct Course {
        let first: Instant
        let firstFlow: FuelFlow
        var last: Instant
        var flow: FuelFlow
        var grams = 0.0
        var litres = 0.0
        var coveredS = 0.0
        var cutS = 0.0
        /// Of `grams`, what was burnt by a mixture that is leaner than can be measured.
        var guessedGrams = 0.0
        var isKnown: Bool { guessedGrams <= FuelMeter.mostGuessed * grams }
        private var km = 0.0
        /// Driven before the first value, and since the last.
        private let kmBefore: Double
        var kmSince = 0.0

        init(_ flow: FuelFlow, at time: Instant, km: Double) {
            (first, firstFlow, last, self.flow, kmBefore) = (time, flow, time, flow, km)
        }

        mutating func take(_ next: FuelFlow, at time: Instant) {
            let seconds = time.seconds(since: last)
            if seconds <= FuelMeter.gapSeconds {
                grams += (flow.gramsPerSecond + next.gramsPerSecond) / 2 * seconds
                litres += ((flow.litresPerSecond ?? 0) + (next.litresPerSecond ?? 0)) / 2 * seconds
                coveredS += seconds
                km += kmSince
            }
            (last, flow, kmSince) = (time, next, 0)
        }

        /// The first and the last value stand to the trip's ends: that is a second or two which the distance covers.
        func whole(from start: Instant, to end: Instant) -> (grams: Double, litres: Double, km: Double) {
            var (grams, litres, km) = (grams, litres, km)
            let ends = [(firstFlow, first.seconds(since: start), kmBefore), (flow, end.seconds(since: last), kmSince)]
            for (flow, seconds, driven) in ends where seconds <= TripEngine.gapSeconds {
                grams += flow.gramsPerSecond * seconds
                litres += (flow.litresPerSecond ?? 0) * seconds
                km += driven
            }
            return (grams, litres, km)
        }
    }

    private let vehicle: VehicleSpecification
    private var courses: [Source: Course] = [:]
    private var cut = FuelCut()
    /// What the car named last. A hybrid names electricity at times, which is no fuel.
    private var named: FuelKind?
    /// Air was taken to burn by spark.
    private var sparkIsUsed = false
    private var lambdaIsUsed = false
    private var km = 0.0
    private(set) var cutIsSeen = false

    init(_ vehicle: VehicleSpecification) { self.vehicle = vehicle }

    // MARK: Samples

    /// Takes a sample that is already among the values.
    mutating func take(_ sample: Sample, _ values: LatestValues) {
        named = Self.named(values) ?? named
        let kind = kind(values)
        if !kind.isSparkIgnited, sparkIsUsed {
            // What was taken for gasoline before the car said what it burns.
            (courses[.air], courses[.density]) = (nil, nil)
            (sparkIsUsed, lambdaIsUsed) = (false, false)
        }
        switch sample.signal {
        case .vehicleFuelMassRate: add(.vehicleMass, FuelFlow(gramsPerSecond: sample.value, of: kind), sample.time)
        case .engineFuelMassRate: add(.engineMass, FuelFlow(gramsPerSecond: sample.value, of: kind), sample.time)
        case .engineFuelRate: add(.volume, FuelFlow(litresPerHour: sample.value, of: kind), sample.time)
        case .cylinderFuelRate:
            // One stroke of each cylinder in two turns.
            guard let cylinders = vehicle.cylinders, let rpm = values.value(.engineSpeed, at: sample.time) else {
                return
            }
            let grams = sample.value * Double(cylinders) * rpm / 120 / 1000
            add(.cylinder, FuelFlow(gramsPerSecond: grams, of: kind), sample.time)
        case .massAirFlow: burn(sample.value, .air, kind, values, at: sample.time)
        case .massAirFlowSensorA:
            let second = values.value(.massAirFlowSensorB, at: sample.time) ?? 0
            burn(sample.value + second, .air, kind, values, at: sample.time)
        case .intakeManifoldPressure, .intakeManifoldPressureSensorA:
            guard let displacementL = vehicle.displacementL, let rpm = values.value(.engineSpeed, at: sample.time),
                let temperatureC = values.value(.intakeAirTemperature, at: sample.time, within: 60)
            else { return }
            let air = Fuel.airGramsPerSecond(
                pressureKPa: sample.value, temperatureC: temperatureC, rpm: rpm, displacementL: displacementL,
                efficiency: vehicle.volumetricEfficiency ?? VehicleSpecification.usualVolumetricEfficiency)
            burn(air, .density, kind, values, at: sample.time)
        default: break
        }
    }

    private mutating func add(_ source: Source, _ flow: FuelFlow, _ time: Instant) {
        guard flow.gramsPerSecond.isFinite, flow.gramsPerSecond >= 0 else { return }
        if courses[source] == nil {
            courses[source] = Course(flow, at: time, km: km)
        } else {
            courses[source]?.take(flow, at: time)
        }
    }

    /// What of an air flow is burnt.
    private mutating func burn(
        _ air: Double, _ source: Source, _ kind: FuelKind, _ values: LatestValues, at time: Instant
    ) {
        let previous = courses[source]?.last
        // A sensor shows some air where none flows.
        if let rpm = values.value(.engineSpeed, at: time), rpm < TripEngine.turningRpm {
            cut.engineStands()
            return add(source, FuelFlow(gramsPerSecond: 0, of: kind), time)
        }
        guard kind.isSparkIgnited else {
            // Lean, by an unknown measure unless something tells it.
            guard let lambda = dieselLambda(values, at: time) else { return }
            lambdaIsUsed = true
            guard lambda >= Self.clippedLambda else {
                return add(source, FuelFlow(airGramsPerSecond: air, lambda: lambda, of: kind), time)
            }
            let flow = FuelFlow(airGramsPerSecond: air, lambda: Self.beyondClippedLambda, of: kind)
            if let previous, time.seconds(since: previous) <= Self.gapSeconds {
                courses[source]?.guessedGrams += flow.gramsPerSecond * time.seconds(since: previous)
            }
            return add(source, flow, time)
        }
        sparkIsUsed = true
        let commanded = values.value(.commandedLambda, at: time, within: Self.companionSeconds)
        if FuelCut.isSeen(values) { cutIsSeen = true }
        let isCut = cut.isCut(values, at: time)
        if isCut {
            if let previous, time.seconds(since: previous) <= Self.gapSeconds {
                courses[source]?.cutS += time.seconds(since: previous)
            }
            return add(source, FuelFlow(gramsPerSecond: 0, of: kind), time)
        }
        // What lies outside is a mark for "not commanded", rather than a mixture that burns.
        let lambda = commanded.flatMap { (0.5...Self.clippedLambda).contains($0) ? $0 : nil }
        if lambda != nil { lambdaIsUsed = true }
        add(source, FuelFlow(airGramsPerSecond: air, lambda: lambda ?? 1, of: kind), time)
    }

    private func dieselLambda(_ values: LatestValues, at time: Instant) -> Double? {
        func value(_ signal: Signal) -> Double? { values.value(signal, at: time, within: Self.companionSeconds) }
        if let measured = Signal.measuredLambdas.lazy.compactMap(value).first(where: { $0 > 0.9 }) { return measured }
        // About 1 is the value of an ECU that commands none.
        return value(.commandedLambda).flatMap { $0 > 1.05 ? $0 : nil }
    }

    /// Takes kilometres that were just driven.
    mutating func drove(_ driven: Double) {
        km += driven
        for source in courses.keys { courses[source]?.kmSince += driven }
    }

    // MARK: Facts

    /// What is burnt: as the user said, else as the car says, else gasoline.
    private func kind(_ values: LatestValues) -> FuelKind { knownKind(values) ?? .gasoline }

    private func knownKind(_ values: LatestValues) -> FuelKind? {
        if let fuel = vehicle.fuel { return fuel }
        if let percent = values[.ethanolPercent]?.value {
            switch named {
            case nil, .gasoline, .ethanolBlend: return .ethanolBlend(percent / 100)
            default: break
            }
        }
        return named
    }

    private static func named(_ values: LatestValues) -> FuelKind? {
        guard let type = values[.fuelType]?.value, (0...255).contains(type) else { return nil }
        return FuelKind(pid51: UInt8(type))
    }

    private var source: Source? {
        let most = courses.values.map(\.coveredS).max() ?? 0
        let burnt = courses.values.map(\.grams).max() ?? 0
        return Source.allCases.first { source in
            guard let course = courses[source], course.isKnown, course.coveredS >= Self.leastCoverage * most else {
                return false
            }
            // Some ECUs list a rate and leave it at zero; some fill in one of the two masses only.
            return !(source.isDirect && course.grams == 0 && burnt > 1)
                && !(source == .vehicleMass && course.grams < 0.9 * (courses[.engineMass]?.grams ?? 0))
        }
    }

    /// Of the best method that has a value now.
    func flow(at time: Instant) -> FuelFlow? {
        let best = source
        let sources = (best.map { [$0] } ?? []) + Source.allCases
        return sources.lazy.compactMap { source -> FuelFlow? in
            guard let course = courses[source], course.isKnown, time.seconds(since: course.last) <= Self.gapSeconds
            else { return nil }
            return course.flow
        }.first.map { flow in
            let factor = vehicle.fuelCorrection?.factor ?? 1
            return FuelFlow(
                gramsPerSecond: flow.gramsPerSecond * factor, litresPerSecond: flow.litresPerSecond.map { $0 * factor })
        }
    }

    /// Writes what is known into the facts of a trip.
    func fill(_ facts: inout TripSummary, from start: Instant, to end: Instant, _ values: LatestValues) {
        guard let source, let course = courses[source] else { return }
        let kind = kind(values)
        let factor = vehicle.fuelCorrection?.factor ?? 1
        let whole = course.whole(from: start, to: end)
        facts.fuelMethod = source.method
        facts.fuelKind = kind
        facts.fuelFactor = factor
        facts.fuelKg = whole.grams / 1000 * factor
        facts.fuelL = kind.gramsPerLitre == nil ? nil : whole.litres * factor
        facts.fuelUncertaintyPercent = uncertaintyPercent(source, knownKind(values))
        if facts.distanceKm != nil { facts.fuelDistanceKm = whole.km * facts.distanceFactor }
        if !source.isDirect, kind.isSparkIgnited, cutIsSeen { facts.fuelCutS = course.cutS }
    }

    /// What is published and practised: MAF within 10 % and speed density within 15 to 20 % uncalibrated, 3 % after
    /// comparing with fill-ups; injected quantities within 3 to 4 %.
    private func uncertaintyPercent(_ source: Source, _ kind: FuelKind?) -> Double {
        var percent: Double
        switch source {
        case .vehicleMass, .engineMass: percent = 3
        case .cylinder, .volume: percent = 4
        case .air: percent = lambdaIsUsed ? 7 : 10
        case .density: percent = vehicle.volumetricEfficiency == nil ? 20 : 15
        }
        if source == .air || source == .density {
            // Gasoline with and without ethanol differ by 4 %; overrun is 3 % of the air in a town.
            if kind == nil { percent += 2 }
            if !cutIsSeen, kind?.isSparkIgnited != false { percent += 3 }
        }
        if let course = courses[source], course.grams > 0 { percent += 100 * course.guessedGrams / course.grams }
        guard let correction = vehicle.fuelCorrection else { return percent }
        return min(percent, correction.uncertaintyPercent(least: 3))
    }
}

extension VehicleSpecification.Correction {
    /// How far off a corrected value may be: twice the spread of the comparisons, and no less than `least`; where there
    /// was a single one, twice that.
    func uncertaintyPercent(least: Double) -> Double {
        spreadPercent.map { max(least, 2 * $0) } ?? 2 * least
    }
}
