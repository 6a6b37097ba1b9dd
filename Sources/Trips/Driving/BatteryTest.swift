package import Telemetry

/// What the voltage at the adapter did while the engine was started.
package struct BatteryTest: Hashable, Sendable {
    /// When the starter began to turn.
    package var start: Instant
    /// The voltage before, with the ignition on and the engine off.
    package var restingV: Double
    /// The lowest reading while cranking. The adapter's own filter and the time between readings make it higher than the
    /// battery's, by the same each time. Nil if the adapter itself restarted before it read one.
    package var lowestV: Double?
    /// The time from the first lower reading until the voltage was back, in seconds; at least the time between readings.
    package var crankingS: Double
    /// The longest time without a reading while cranking, in seconds. A restart of the adapter takes longer than `gapS`.
    package var longestGapS: Double
    /// The voltage 5 to 10 s after the start; nil if the test ended before.
    package var chargingV: Double?

    /// Whether the adapter restarted, or was silent for as long: the voltage may have been lower than any reading.
    package var hasGap: Bool { longestGapS >= Self.gapS }
    static let gapS = 0.3

    /// Readings of an adapter are in tenths of a volt.
    package static let uncertaintyV = 0.1

    /// The resting voltage below which a battery is less than half charged.
    package static let halfChargedV = 12.1
    /// The usual voltages with the engine running.
    package static let chargingRangeV = 13.2...14.9

    /// Returns the median of the lowest voltages of earlier tests, and the difference that is more than their spread.
    package static func usual(_ earlier: [BatteryTest]) -> (lowestV: Double, toleranceV: Double)? {
        let sorted = earlier.compactMap(\.lowestV).sorted()
        guard !sorted.isEmpty else { return nil }
        func median(_ values: [Double]) -> Double {
            values.count.isMultiple(of: 2)
                ? (values[values.count / 2 - 1] + values[values.count / 2]) / 2 : values[values.count / 2]
        }
        let middle = median(sorted)
        // 1.4826 times the median deviation is the standard deviation of normal values.
        let deviation = 1.4826 * median(sorted.map { abs($0 - middle) }.sorted())
        return (middle, max(0.4, 3 * deviation))
    }
}

/// Finds the start of the engine in the voltages of a drive.
package struct BatteryTestFinder: Sendable {
    package enum State: Hashable, Sendable {
        /// Too few readings to know the resting voltage.
        case settling
        case ready, cranking, charging, over
    }

    package private(set) var state = State.settling
    package private(set) var test: BatteryTest?

    private struct Reading {
        let time: Instant
        let volts: Double
    }

    /// The least readings and time of rest, and the time that is looked at, in seconds.
    private static let (leastReadings, leastRestS, restS) = (5, 2.0, 4.0)
    /// The fall below the resting voltage that the starter makes, and what counts as back.
    private static let (fallV, backV) = (0.6, 0.3)
    private static let chargingS = 5.0...10.0
    /// A fall that lasts longer is none of a starter, in seconds.
    private static let longestS = 15.0

    private var resting: [Reading] = []
    private var previous: Reading?
    private var backAt: Instant?
    private var charging: [Double] = []

    package init() {}

    package static func test(_ samples: [Sample]) -> BatteryTest? {
        var finder = BatteryTestFinder()
        for sample in samples { finder.take(sample) }
        return finder.test
    }

    /// Takes the next sample; those of other signals are ignored.
    package mutating func take(_ sample: Sample) {
        guard sample.signal == .adapterVoltage, sample.value > 3, sample.value.isFinite else { return }
        let reading = Reading(time: sample.time, volts: sample.value)
        defer { previous = reading }
        switch state {
        case .settling, .ready: rest(reading)
        case .cranking: crank(reading)
        case .charging: charge(reading)
        case .over: break
        }
    }

    private var restingV: Double? {
        let volts = resting.map(\.volts).sorted()
        return volts.isEmpty ? nil : volts[volts.count / 2]
    }

    private mutating func rest(_ reading: Reading) {
        if state == .ready, let restingV, let previous, reading.volts <= restingV - Self.fallV {
            test = BatteryTest(
                start: previous.time, restingV: restingV, lowestV: reading.volts,
                crankingS: reading.time.seconds(since: previous.time),
                longestGapS: reading.time.seconds(since: previous.time))
            state = .cranking
            return
        }
        // An adapter that restarts with the first turn of the starter reads nothing until the engine runs.
        if state == .ready, let restingV, let previous, reading.volts >= restingV + Self.fallV {
            let seconds = reading.time.seconds(since: previous.time)
            guard seconds >= BatteryTest.gapS else { return rest(anew: reading) }
            test = BatteryTest(
                start: previous.time, restingV: restingV, lowestV: nil, crankingS: seconds, longestGapS: seconds)
            state = .charging
            backAt = reading.time
            return
        }
        rest(anew: reading)
    }

    private mutating func rest(anew reading: Reading) {
        // A load that is switched on or off begins a new rest; an engine that runs is none.
        if let restingV, abs(reading.volts - restingV) > Self.fallV { resting.removeAll() }
        resting.append(reading)
        if let index = resting.firstIndex(where: { reading.time.seconds(since: $0.time) <= Self.restS }) {
            resting.removeFirst(index)
        }
        let isLong = resting.first.map { reading.time.seconds(since: $0.time) >= Self.leastRestS } ?? false
        let isOff = reading.volts < BatteryTest.chargingRangeV.lowerBound
        state = isLong && isOff && resting.count >= Self.leastReadings ? .ready : .settling
    }

    private mutating func crank(_ reading: Reading) {
        guard var test, let previous else { return }
        test.longestGapS = max(test.longestGapS, reading.time.seconds(since: previous.time))
        test.lowestV = min(test.lowestV ?? reading.volts, reading.volts)
        test.crankingS = reading.time.seconds(since: test.start)
        self.test = test
        if reading.volts >= test.restingV - Self.backV {
            state = .charging
            backAt = reading.time
        } else if test.crankingS > Self.longestS {
            self.test = nil
            resting.removeAll()
            state = .settling
        }
    }

    private mutating func charge(_ reading: Reading) {
        guard let backAt else { return }
        let seconds = reading.time.seconds(since: backAt)
        if Self.chargingS.contains(seconds) { charging.append(reading.volts) }
        let sorted = charging.sorted()
        if !sorted.isEmpty { test?.chargingV = sorted[sorted.count / 2] }
        if seconds > Self.chargingS.upperBound { state = .over }
    }
}
