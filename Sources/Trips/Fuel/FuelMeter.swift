import Telemetry

/// Integrates the fuel of a trip separately by every method that its samples allow. The trip's fuel is that of the best
/// method that covers the trip; methods are never mixed.
struct FuelMeter: Sendable {
    /// The maximum age in seconds of lambda, temperatures and the like, which change slowly or are requested less
    /// often.
    private static let companionSeconds = 15.0
    /// The end of the scale of a wide-range sensor or its PID: the mixture may be leaner.
    private static let clippedLambda = 1.98
    /// The lambda assumed beyond that end. A diesel then burns between nothing and the fuel of lambda 2; this is the
    /// middle.
    private static let beyondClippedLambda = 4.0
    /// The least share of the seconds covered by the method that covers the most.
    private static let leastCoverage = 0.9
    /// The least share of the trip's distance. Fuel that is known for less is not representative of the trip.
    private static let leastDistanceShare = 0.5

    /// The signals that are an amount of fuel or air, or name the fuel. Others are only values beside them.
    static let sources: Set<Signal> = [
        .vehicleFuelMassRate, .engineFuelMassRate, .engineFuelRate, .cylinderFuelRate, .massAirFlow,
        .massAirFlowSensorA, .intakeManifoldPressure, .intakeManifoldPressureSensorA, .fuelType, .ethanolPercent,
        .compressionIgnition,
    ]

    private let vehicle: VehicleSpecification
    private var courses = FuelCourses()
    private var cut = FuelCut()
    /// The fuel that the car last named. A hybrid sometimes names electricity, which is not a fuel.
    private var named: FuelKind?
    /// Whether an air flow was counted as burned by a spark-ignition engine.
    private var sparkIsUsed = false
    private var km = 0.0
    private(set) var cutIsSeen = false

    init(_ vehicle: VehicleSpecification) { self.vehicle = vehicle }

    // MARK: Samples

    /// Takes a sample that is already contained in `values`.
    mutating func take(_ sample: Sample, _ values: LatestValues) {
        named = Self.named(values) ?? named
        let kind = kind(values)
        if !kind.isSparkIgnited, sparkIsUsed {
            // Discards what was counted as gasoline before the car named its fuel.
            courses[.air] = nil
            courses[.density] = nil
            sparkIsUsed = false
        }
        // After a lost connection the first sample may not be a speed.
        if let speed = values[.vehicleSpeed], sample.time.seconds(since: speed.time) > TripEngine.gapSeconds {
            breakOff(between: speed.time, and: sample.time)
        }
        switch sample.signal {
        case .vehicleFuelMassRate: add(.vehicleMass, FuelFlow(gramsPerSecond: sample.value, of: kind), sample, values)
        case .engineFuelMassRate: add(.engineMass, FuelFlow(gramsPerSecond: sample.value, of: kind), sample, values)
        case .engineFuelRate: add(.volume, FuelFlow(litresPerHour: sample.value, of: kind), sample, values)
        case .cylinderFuelRate:
            // One stroke of each cylinder in two turns.
            guard let cylinders = vehicle.cylinders, let rpm = values.value(.engineSpeed, at: sample.time) else {
                return
            }
            let grams = sample.value * Double(cylinders) * rpm / 120 / 1000
            add(.cylinder, FuelFlow(gramsPerSecond: grams, of: kind), sample, values)
        case .massAirFlow: burn(sample.value, .air, kind, sample, values)
        case .massAirFlowSensorA:
            let second = values.value(.massAirFlowSensorB, at: sample.time) ?? 0
            burn(sample.value + second, .air, kind, sample, values)
        case .intakeManifoldPressure, .intakeManifoldPressureSensorA:
            guard let displacementL = vehicle.displacementL, let rpm = values.value(.engineSpeed, at: sample.time),
                let temperatureC = values.value(.intakeAirTemperature, at: sample.time, within: 60)
            else { return }
            let air = Fuel.airGramsPerSecond(
                pressureKPa: sample.value, temperatureC: temperatureC, rpm: rpm, displacementL: displacementL,
                efficiency: vehicle.volumetricEfficiency ?? VehicleSpecification.usualVolumetricEfficiency)
            let gain = ColdEngine.airGain(
                coolantC: values.value(.coolantTemperature, at: sample.time, within: ColdEngine.coolantSeconds),
                intakeC: temperatureC)
            burn(air, .density, kind, sample, values, gain: gain)
        default: break
        }
    }

    /// Adds a flow of fuel to a source.
    /// - Parameter count: A closure that receives the additional seconds for which the fuel is known.
    private mutating func add(
        _ source: FuelSource, _ flow: FuelFlow, _ sample: Sample, _ values: LatestValues,
        count: (inout FuelCourse, Double) -> Void = { _, _ in }
    ) {
        guard flow.gramsPerSecond.isFinite, flow.gramsPerSecond >= 0 else { return }
        // No fuel at all is normal in overrun.
        let rpm = sample.value > 0 || !source.isDirect ? values.value(.engineSpeed, at: sample.time) : nil
        courses.change(source, orBeginWith: FuelCourse(flow, at: sample.time, km: km)) { course in
            count(&course, course.take(flow, at: sample.time))
            if let rpm, rpm >= TripEngine.turningRpm { course.watch(sample.value, rpm: rpm, at: sample.time) }
        }
    }

    /// Adds the fuel that an air flow burns.
    /// - Parameter gain: The factor by which the air flow is greater while the engine is cold.
    private mutating func burn(
        _ air: Double, _ source: FuelSource, _ kind: FuelKind, _ sample: Sample, _ values: LatestValues,
        gain: Double = 1
    ) {
        let none = FuelFlow(gramsPerSecond: 0, of: kind)
        func flow(lambda: Double) -> FuelFlow { FuelFlow(airGramsPerSecond: air, lambda: lambda, of: kind) }
        // An air flow sensor shows some flow even if there is none.
        if let rpm = values.value(.engineSpeed, at: sample.time), rpm < TripEngine.turningRpm {
            cut.engineStands()
            return add(source, none, sample, values)
        }
        guard kind.isSparkIgnited else {
            // A diesel runs lean, by an unknown amount unless a value shows it.
            guard let lambda = dieselLambda(values, at: sample.time) else { return }
            let isTold = lambda < Self.clippedLambda
            let flow = flow(lambda: isTold ? lambda : Self.beyondClippedLambda)
            return add(source, flow, sample, values) { course, seconds in
                let grams = flow.gramsPerSecond * seconds
                if isTold { course.toldGrams += grams } else { course.guessedGrams += grams }
            }
        }
        sparkIsUsed = true
        // No value vanishes again.
        cutIsSeen = cutIsSeen || FuelCut.isSeen(values)
        if cut.isCut(airGramsPerSecond: air, values, at: sample.time) {
            return add(source, none, sample, values) { $0.cutS += $1 }
        }
        // A value outside this range means "not commanded" rather than a mixture that burns.
        let lambda = values.value(.commandedLambda, at: sample.time, within: Self.companionSeconds).flatMap {
            (0.5...Self.clippedLambda).contains($0) ? $0 : nil
        }
        let enrichment =
            lambda == nil ? ColdEngine.enrichment(values, at: sample.time, isAssumed: source == .density) : 1
        let more = gain * enrichment
        let flow = flow(lambda: (lambda ?? 1) / more)
        add(source, flow, sample, values) { course, seconds in
            let grams = flow.gramsPerSecond * seconds
            if lambda != nil { course.toldGrams += grams }
            course.coldGrams += grams * (1 - 1 / more)
        }
    }

    /// Returns lambda, infinity if the car only shows that it commands none, or nil if it reports nothing.
    private func dieselLambda(_ values: LatestValues, at time: Instant) -> Double? {
        func value(_ signal: Signal) -> Double? { values.value(signal, at: time, within: Self.companionSeconds) }
        if let measured = Signal.measuredLambdas.lazy.compactMap(value).first(where: { $0 > 0.9 }) { return measured }
        // A value of about 1 is that of an ECU that commands none.
        return value(.commandedLambda).map { $0 > 1.05 ? $0 : .infinity }
    }

    /// Notes that the connection was lost: nothing is known between the last values before and the first ones after.
    mutating func breakOff(between start: Instant, and end: Instant) {
        courses.breakOff(between: start, and: end)
    }

    /// Adds kilometers that were just driven.
    mutating func drove(_ driven: Double) {
        km += driven
        courses.drove(driven)
    }

    // MARK: Facts

    /// Returns the fuel as specified by the user, otherwise as reported by the car, otherwise gasoline.
    private func kind(_ values: LatestValues) -> FuelKind { knownKind(values) ?? .gasoline }

    private func knownKind(_ values: LatestValues) -> FuelKind? {
        if let fuel = vehicle.fuel { return fuel }
        // The kind of ignition of the readiness monitors; many older diesels do not name their fuel.
        if values[.compressionIgnition]?.value == 1 { return .diesel }
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
        return FuelKind(pid51: UInt8(clamping: type))
    }

    /// The source from which the fuel is computed; nil if there is none.
    var source: FuelSource? {
        let most = courses.maximum { $0.coveredS }
        let burnt = courses.maximum { $0.grams }
        return FuelSource.allCases.first { source in
            guard let course = courses[source], course.isKnown, course.coveredS >= Self.leastCoverage * most else {
                return false
            }
            // Some ECUs support a rate but leave it at zero; some provide only one of the two masses.
            return !(source.isDirect && course.grams == 0 && burnt > 1)
                && !(source == .vehicleMass && course.grams < 0.9 * (courses[.engineMass]?.grams ?? 0))
        }
    }

    /// Returns the fuel flow now, by the best method that has a current value.
    func flow(at time: Instant) -> FuelFlow? {
        let flow =
            source.flatMap { courses.flow(of: $0, at: time) }
            ?? FuelSource.allCases.lazy.compactMap { courses.flow(of: $0, at: time) }.first
        return flow.map { flow in
            let factor = vehicle.fuelCorrection?.factor ?? 1
            return FuelFlow(
                gramsPerSecond: flow.gramsPerSecond * factor, litresPerSecond: flow.litresPerSecond.map { $0 * factor })
        }
    }

    /// What one source has integrated.
    struct Reading: Sendable {
        /// The time of the first value.
        var first: Instant
        /// Before any correction.
        var litres: Double
    }

    /// Returns what each source has integrated up to a time since its last value.
    func readings(at time: Instant) -> [FuelSource: Reading] {
        Dictionary(
            uniqueKeysWithValues: FuelSource.allCases.compactMap { source in
                courses[source].map { (source, Reading(first: $0.first, litres: $0.litres(at: time))) }
            })
    }

    /// Writes the fuel into the facts of a trip.
    func fill(_ facts: inout TripSummary, from start: Instant, to end: Instant, _ values: LatestValues) {
        guard let source, let course = courses[source] else { return }
        let kind = kind(values)
        let factor = vehicle.fuelCorrection?.factor ?? 1
        let whole = course.whole(from: start, to: end)
        let fuelDistanceKm = facts.distanceKm.map { _ in whole.km * facts.distanceFactor }
        if let fuelDistanceKm, let distanceKm = facts.distanceKm, fuelDistanceKm < Self.leastDistanceShare * distanceKm
        {
            return
        }
        facts.fuelMethod = source.method
        facts.fuelKind = kind
        facts.fuelFactor = factor
        facts.fuelKg = whole.grams / 1000 * factor
        facts.fuelL = kind.gramsPerLitre == nil ? nil : whole.litres * factor
        facts.fuelUncertaintyPercent = uncertaintyPercent(source, course, knownKind(values))
        facts.fuelDistanceKm = fuelDistanceKm
        if !source.isDirect, kind.isSparkIgnited, cutIsSeen { facts.fuelCutS = course.cutS }
    }

    /// Returns the uncertainty in percent, by published values and experience: MAF within 10% and speed density within
    /// 15 to 20% uncalibrated, 3% after comparison with fill-ups; injected quantities within 3 to 4%.
    private func uncertaintyPercent(_ source: FuelSource, _ course: FuelCourse, _ kind: FuelKind?) -> Double {
        var percent: Double
        switch source {
        case .vehicleMass, .engineMass: percent = 3
        case .cylinder, .volume: percent = 4
        case .air: percent = 10 - (course.grams > 0 ? 3 * min(1, course.toldGrams / course.grams) : 0)
        case .density: percent = vehicle.volumetricEfficiency == nil ? 20 : 15
        }
        if !source.isDirect {
            // Gasoline with and without ethanol differ by 4%; overrun takes 3% of the air in town traffic.
            if kind == nil { percent += 2 }
            if !(cutIsSeen && cut.isLearnt), kind?.isSparkIgnited != false { percent += 3 }
        }
        // The guessed part may be entirely wrong.
        if course.grams > 0 { percent += 100 * (course.guessedGrams + course.coldGrams) / course.grams }
        guard let correction = vehicle.fuelCorrection else { return percent }
        return min(percent, correction.uncertaintyPercent(least: 3))
    }
}

extension VehicleSpecification.Correction {
    /// Returns the uncertainty of a corrected value in percent: twice the spread of the comparisons, but at least
    /// `least`, or twice `least` after a single comparison.
    func uncertaintyPercent(least: Double) -> Double {
        spreadPercent.map { max(least, 2 * $0) } ?? 2 * least
    }
}
