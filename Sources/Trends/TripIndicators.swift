package import Telemetry

/// Measures the indicators of one trip: a fold over its samples in the order of their times. The same samples give the same
/// indicators.
///
/// A state counts from the time at which it has held for `settleS`: values lag behind it. Of each state the median over the
/// trip is taken, so that single outliers do nothing.
package struct TripIndicators: Sendable {
    /// The version of the formulas: raise it with every change that gives other values for the same samples.
    package static let formulas = 5

    private static let settleS = 5.0
    /// Values older than these seconds say nothing of the state now.
    private static let latestS = 15.0
    /// The same for full load, which does not last.
    private static let briefS = 2.5
    private static let cruiseKmh = 45.0...150.0
    /// By how much the speed may vary within `settleS` at cruise.
    private static let cruiseSpreadKmh = 6.0
    private static let leastSamples = 3
    private static let turningRpm = 300.0
    /// From when on throttle and load count as full. Wide open throttles report 76 to 100%.
    private static let (openPercent, fullPercent) = (76.0, 88.0)
    /// Of air whose temperature is not known.
    private static let usualC = 20.0
    /// The starter turns the engine within these seconds before it runs.
    private static let crankingS = 4.0
    /// Two samples of an oxygen sensor farther apart than this may have a switch and back between them, in seconds.
    private static let switchS = 0.5
    /// Below and above these the mixture is lean or rich, in V.
    private static let (leanV, richV) = (0.3, 0.6)

    private var latest: [Signal: Sample] = [:]
    private var values: [Indicator: [Double]] = [:]
    private var start: Instant?
    private var engineStart: Instant?
    private var idleSince: Instant?
    private var cruise: (since: Instant, low: Double, high: Double)?
    private var warmUpStart: (time: Instant, celsius: Double)?
    private var warmedUp: Instant?
    /// The time of the last engine speed, and the integral of `power` during the warm-up.
    private var (engineTime, warmUpWork): (Instant?, Double) = (nil, 0)
    private var isWarmUpOver = false
    private typealias Voltage = (time: Instant, volts: Double)
    private var voltagesBeforeStart: [Voltage] = []
    private var adapterVoltages: [Voltage] = []
    private var idleSpeeds: [Double] = []
    private var frontSwitches = 0
    private var frontSeconds = 0.0
    private var frontIsRich: Bool?
    private var rear: [Signal: [Double]] = [:]
    /// Trims of cars that report no long-term one.
    private var shortTrims: [Indicator: [Double]] = [:]
    private var intakeC: [Double] = []
    private var coldStartC: Double?
    /// The speed of a second ago, in m/s, and what has been added up since the start.
    private var paced: (time: Instant, speed: Double)?
    private var (meters, work) = (0.0, 0.0)

    package init() {}

    private static let trims: [(short: Signal, long: Signal, idle: Indicator, cruise: Indicator)] = [
        (Signal.shortTermFuelTrims[0], Signal.longTermFuelTrims[0], .trimIdleBank1, .trimCruiseBank1),
        (Signal.shortTermFuelTrims[1], Signal.longTermFuelTrims[1], .trimIdleBank2, .trimCruiseBank2),
    ]
    private static let frontSensor = Signal.oxygenSensorVoltagesBank1[0]
    private static let rearSensors: [(signal: Signal, indicator: Indicator)] = [
        (Signal.oxygenSensorVoltagesBank1[1], .rearOxygenActivityBank1),
        (Signal.oxygenSensorVoltagesBank2[1], .rearOxygenActivityBank2),
    ]
    /// The last values of a trip count.
    private static let final: [Signal: Indicator] = Dictionary(
        uniqueKeysWithValues: zip(Signal.incompleteMonitors, Indicator.monitors.map(\.indicator))
            + [(.distanceSinceClear, .distanceSinceClear)])

    package mutating func take(_ sample: Sample) {
        guard sample.value.isFinite else { return }
        if start == nil { start = sample.time }
        let previous = latest[sample.signal]
        latest[sample.signal] = sample
        switch sample.signal {
        case .vehicleSpeed: takeSpeed(sample)
        case .engineSpeed: takeEngineSpeed(sample)
        case .coolantTemperature: takeCoolant(sample)
        case .controlModuleVoltage: takeVoltage(sample)
        case .adapterVoltage:
            if engineStart == nil, (5...18).contains(sample.value) {
                adapterVoltages.append((sample.time, sample.value))
            }
            if latest[.controlModuleVoltage] == nil { takeVoltage(sample) }
        case .massAirFlow,
            .massAirFlowSensorA:
            if sample.signal == .massAirFlow || latest[.massAirFlow] == nil { takeAirFlow(sample) }
        case .intakeAirTemperature: intakeC.append(sample.value)
        case .ambientTemperature: add(sample.value, to: .ambient)
        case .pendingCodeCount: add(sample.value, to: .pendingCodes)
        case .stateOfHealth: add(sample.value, to: .batteryHealth)
        case .cellVoltageSpread: add(sample.value, to: .cellSpread)
        default: takeOther(sample, previous)
        }
    }

    private func value(_ signal: Signal, at time: Instant, within seconds: Double = latestS) -> Double? {
        guard let sample = latest[signal], time.seconds(since: sample.time) <= seconds else { return nil }
        return sample.value
    }

    private mutating func add(_ value: Double, to indicator: Indicator) { values[indicator, default: []].append(value) }

    // MARK: States

    private func isIdle(at time: Instant) -> Bool {
        guard let idleSince, time.seconds(since: idleSince) >= Self.settleS else { return false }
        return isWarm(at: time)
    }

    private func isCruise(at time: Instant) -> Bool {
        guard let cruise, time.seconds(since: cruise.since) >= Self.settleS else { return false }
        return isWarm(at: time)
    }

    /// A cold engine idles faster.
    private func isHot(at time: Instant) -> Bool {
        guard let engineStart else { return false }
        return (latest[.coolantTemperature]?.value ?? 0) >= 70 || time.seconds(since: engineStart) > 900
    }

    /// A stuck thermostat keeps an engine below 80 °C, and 55 °C is enough for closed loop.
    private func isWarm(at time: Instant) -> Bool {
        guard let engineStart, time.seconds(since: engineStart) > 60 else { return false }
        return (latest[.coolantTemperature]?.value ?? 0) >= 55
    }

    /// Adds up what relative positive acceleration is made of: the integral of speed times acceleration over the distance
    /// (RPA of Regulation (EU) 2016/427). Speeds a second apart, because of their resolution.
    private mutating func pace(_ sample: Sample) {
        let speed = sample.value / 3.6
        guard let before = paced else {
            paced = (sample.time, speed)
            return
        }
        let seconds = sample.time.seconds(since: before.time)
        guard seconds >= 0.95 else { return }
        paced = (sample.time, speed)
        guard seconds < Self.latestS else { return }
        meters += (speed + before.speed) / 2 * seconds
        work += max(0, speed * speed - before.speed * before.speed) / 2
    }

    private mutating func takeSpeed(_ sample: Sample) {
        pace(sample)
        let rpm = value(.engineSpeed, at: sample.time) ?? 0
        if sample.value < 1, rpm >= Self.turningRpm {
            if idleSince == nil { idleSince = sample.time }
        } else {
            idleSince = nil
        }
        guard Self.cruiseKmh.contains(sample.value), rpm >= Self.turningRpm else {
            cruise = nil
            return
        }
        guard var now = cruise else {
            cruise = (sample.time, sample.value, sample.value)
            return
        }
        now.low = min(now.low, sample.value)
        now.high = max(now.high, sample.value)
        cruise =
            now.high - now.low <= Self.cruiseSpreadKmh ? now : (sample.time, sample.value, sample.value)
    }

    private mutating func takeEngineSpeed(_ sample: Sample) {
        if engineStart == nil, sample.value >= Self.turningRpm {
            engineStart = sample.time
            finishStart(at: sample.time)
        }
        if let engineTime, warmUpStart != nil, !isWarmUpOver {
            let seconds = sample.time.seconds(since: engineTime)
            if seconds < Self.latestS { warmUpWork += seconds * power(sample) }
        }
        engineTime = sample.time
        if isIdle(at: sample.time), isHot(at: sample.time), sample.value < 1500 { idleSpeeds.append(sample.value) }
    }

    /// What is proportional to the fuel that the engine burns: air flow; without it intake pressure times engine speed; or
    /// engine speed alone. A car has the same on all trips.
    private func power(_ engineSpeed: Sample) -> Double {
        if let flow = latest[.massAirFlow] ?? latest[.massAirFlowSensorA] { return flow.value }
        let pressure = latest[.intakeManifoldPressure] ?? latest[.intakeManifoldPressureSensorA]
        return engineSpeed.value / 100 * (pressure.map { $0.value / 50 } ?? 1)
    }

    /// What the voltage was before the engine ran, and while it was cranked. At the adapter it is read more often.
    private mutating func finishStart(at time: Instant) {
        func before(_ voltages: [Voltage]) -> (cranking: [Voltage], resting: [Voltage]) {
            let cranking = voltages.filter { time.seconds(since: $0.time) <= Self.crankingS }
            let resting = voltages.filter { time.seconds(since: $0.time) > Self.crankingS }
            // A short time with the ignition on: the first value is that of before the starter turned.
            guard resting.isEmpty, let first = voltages.first, time.seconds(since: first.time) >= 1 else {
                return (cranking, resting)
            }
            return (cranking, [first])
        }
        for volts in before(voltagesBeforeStart).resting where volts.volts > 9 {
            add(volts.volts, to: .restingVoltage)
        }
        let hasCurve = adapterVoltages.count >= voltagesBeforeStart.count
        let (cranking, resting) = before(hasCurve ? adapterVoltages : voltagesBeforeStart)
        if let least = cranking.map(\.volts).min(), let before = Statistics.median(resting.map(\.volts)),
            before - least > 0.5
        {
            add(least, to: .crankingVoltage)
        }
    }

    private mutating func takeVoltage(_ sample: Sample) {
        guard sample.value > 5, sample.value < 18 else { return }
        guard let engineStart else {
            voltagesBeforeStart.append((sample.time, sample.value))
            return
        }
        let rpm = value(.engineSpeed, at: sample.time) ?? 0
        if rpm > 1000, sample.time.seconds(since: engineStart) > 120 { add(sample.value, to: .chargingVoltage) }
    }

    private mutating func takeCoolant(_ sample: Sample) {
        guard (-39...150).contains(sample.value) else { return }
        // After a night the engine is as cold as the air.
        if coldStartC == nil { coldStartC = sample.value }
        if let engineStart, !isWarmUpOver {
            if warmUpStart == nil { warmUpStart = (max(engineStart, start ?? engineStart), sample.value) }
            if let begun = warmUpStart, sample.value >= 70 {
                isWarmUpOver = true
                warmedUp = sample.time
                // The time is that of a rise by 50 °C.
                if begun.celsius < 45 {
                    let minutes = sample.time.seconds(since: begun.time) / 60
                    add(minutes * 50 / (70 - begun.celsius), to: .warmUp)
                    if warmUpWork > 0 { add(warmUpWork / (minutes * 60), to: .warmUpPower) }
                }
            }
        }
        guard let engineStart else { return }
        // A thermostat that is stuck open never lets it reach 70 °C: a quarter of an hour of driving must do.
        let isSettled =
            warmedUp.map { sample.time.seconds(since: $0) > 180 } ?? false
            || sample.time.seconds(since: engineStart) > 900
        guard isSettled else { return }
        if isCruise(at: sample.time) { add(sample.value, to: .coolantCruise) }
        add(sample.value, to: .coolantHigh)
    }

    // MARK: Air and mixture

    private mutating func takeAirFlow(_ sample: Sample) {
        guard sample.value > 0, let rpm = value(.engineSpeed, at: sample.time), rpm >= Self.turningRpm else { return }
        if isIdle(at: sample.time), isHot(at: sample.time) { add(sample.value, to: .airFlowIdle) }
        let pressure =
            value(.intakeManifoldPressure, at: sample.time) ?? value(.intakeManifoldPressureSensorA, at: sample.time)
        if isCruise(at: sample.time), let pressure, pressure > 10 {
            let kelvin = (latest[.intakeAirTemperature]?.value ?? Self.usualC) + 273.15
            // Proportional to the volumetric efficiency: the displacement stays the same.
            add(sample.value * kelvin / (pressure * rpm), to: .airFlowRatio)
        }
        // The load says little of a throttle that is wide open: with a clogged filter it stays low.
        let isFull =
            value(.throttlePosition, at: sample.time, within: Self.briefS).map { $0 > Self.openPercent }
            ?? value(.engineLoad, at: sample.time, within: Self.briefS).map { $0 > Self.fullPercent } ?? false
        if isFull, rpm > 1500 {
            // Warm air is thinner: as if it had 20 °C.
            let celsius = (latest[.intakeAirTemperature] ?? latest[.ambientTemperature])?.value ?? Self.usualC
            add(sample.value * 60 / rpm * (celsius + 273.15) / (Self.usualC + 273.15), to: .airFlowFullLoad)
        }
    }

    private mutating func takeOther(_ sample: Sample, _ previous: Sample?) {
        if let tire = Signal.tirePressures.firstIndex(of: sample.signal) {
            // The first is that of the coldest tire. A wheel that is asleep reports 0.
            if sample.value >= 20 {
                values[Indicator.tires[tire], default: [sample.value]] = [
                    values[Indicator.tires[tire]]?.first ?? sample.value
                ]
            }
            return
        }
        for trim in Self.trims where sample.signal == trim.long || sample.signal == trim.short {
            takeTrim(sample, trim)
            return
        }
        guard isCruise(at: sample.time) else { return }
        if sample.signal == Self.frontSensor {
            takeFrontSensor(sample, previous)
        } else if let sensor = Self.rearSensors.first(where: { $0.signal == sample.signal }) {
            rear[sensor.signal, default: []].append(sample.value)
        }
    }

    private mutating func takeFrontSensor(_ sample: Sample, _ previous: Sample?) {
        guard let previous, sample.time.seconds(since: previous.time) <= Self.switchS else {
            frontIsRich = nil
            return
        }
        frontSeconds += sample.time.seconds(since: previous.time)
        guard sample.value < Self.leanV || sample.value > Self.richV else { return }
        let isRich = sample.value > Self.richV
        if let frontIsRich, frontIsRich != isRich { frontSwitches += 1 }
        frontIsRich = isRich
    }

    /// The sum of both trims is what the mixture needs: the long one only learns from the short one.
    private mutating func takeTrim(
        _ sample: Sample, _ trim: (short: Signal, long: Signal, idle: Indicator, cruise: Indicator)
    ) {
        let isIdle = isIdle(at: sample.time)
        guard isIdle || isCruise(at: sample.time) else { return }
        // Closed loop only, where the car says so: 2, or 16 with a fault.
        if let loop = latest[.fuelSystemStatus]?.value, loop != 2, loop != 16 { return }
        let indicator = isIdle ? trim.idle : trim.cruise
        guard sample.signal == trim.long else {
            shortTrims[indicator, default: []].append(sample.value)
            return
        }
        let short = value(trim.short, at: sample.time) ?? 0
        add(sample.value + short, to: indicator)
    }

    // MARK: Results

    /// - Parameters:
    ///   - litresPer100Km: of the trip; nil where it is not known or the trip is too short to compare.
    ///   - meanSpeedKmh: of the trip.
    package func results(litresPer100Km: Double?, meanSpeedKmh: Double?) -> [Indicator: Double] {
        var results: [Indicator: Double] = [:]
        for trim in Self.trims where latest[trim.long] == nil {
            for indicator in [trim.idle, trim.cruise] { results[indicator] = typical(shortTrims[indicator] ?? []) }
        }
        for (indicator, measured) in values {
            switch indicator {
            case .warmUp, .warmUpPower, .crankingVoltage: results[indicator] = measured.min()
            case .restingVoltage: results[indicator] = Statistics.median(measured)
            case .coolantHigh: results[indicator] = Statistics.quantile(measured, 0.95)
            case .airFlowFullLoad:
                if measured.count >= 3 { results[indicator] = Statistics.quantile(measured, 0.8) }
            case .pendingCodes: results[indicator] = measured.max()
            case .batteryHealth, .tireFrontLeft, .tireFrontRight, .tireRearLeft, .tireRearRight:
                results[indicator] = Statistics.median(measured)
            case .ambient: results[indicator] = Statistics.median(measured)
            default:
                results[indicator] = typical(measured)
            }
        }
        if idleSpeeds.count >= 8 { results[.idleSpeed] = Statistics.median(idleSpeeds) }
        if idleSpeeds.count >= 20 { results[.idleSteadiness] = Statistics.robustDeviation(idleSpeeds) }
        if frontSeconds >= 20 { results[.oxygenActivityBank1] = Double(frontSwitches) * 60 / frontSeconds }
        for sensor in Self.rearSensors {
            if let measured = rear[sensor.signal], measured.count >= 20 {
                let spread = (Statistics.quantile(measured, 0.9) ?? 0) - (Statistics.quantile(measured, 0.1) ?? 0)
                results[sensor.indicator] = spread
            }
        }
        // The intake is warmed by the engine, least of all on the move; after a night the coolant is as cold as the air.
        if results[.ambient] == nil { results[.ambient] = Statistics.quantile(intakeC.filter { $0 > -40 }, 0.1) }
        if results[.ambient] == nil, let coldStartC, coldStartC < 30 { results[.ambient] = coldStartC }
        for (signal, indicator) in Self.final { results[indicator] = latest[signal]?.value }
        if meters > 500 {
            results[.distance] = meters / 1000
            results[.acceleration] = work / meters
        }
        for (tire, kpa) in tiresAgainstOthers(results) { results[Indicator.tireBalances[tire]] = kpa }
        results[.consumption] = litresPer100Km
        results[.meanSpeed] = meanSpeedKmh
        return results
    }

    /// How far each tire is from the mean of the other three, in kPa: the weather changes all of them, a leak only one.
    private func tiresAgainstOthers(_ results: [Indicator: Double]) -> [(tire: Int, kpa: Double)] {
        let all = Indicator.tires.compactMap { results[$0] }
        guard all.count == Indicator.tires.count else { return [] }
        let sum = all.reduce(0, +)
        return all.enumerated().map { ($0.offset, $0.element - (sum - $0.element) / Double(all.count - 1)) }
    }

    private func typical(_ measured: [Double]) -> Double? {
        measured.count >= Self.leastSamples ? Statistics.median(measured) : nil
    }
}
