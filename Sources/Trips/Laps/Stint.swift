package import Telemetry

/// The laps from one stop to the next, and what tires and fuel did in them. An unknown value is nil, never 0.
package struct Stint: Hashable, Sendable {
    /// The laps, as indices of those of the session.
    package let laps: Range<Int>
    /// The tire, as `Signal.tireCompound` numbers it.
    package let compound: Int?
    /// What a lap needed, in the unit of `fuelUnit`.
    package let fuelPerLap: Double?
    /// Liters, kilograms or percent, as the game reports it.
    package let fuelUnit: Unit?
    /// How much a lap wore each tire, in percent, in the order of `Signal.wheels`.
    package let wearPerLap: [Double?]
    /// The mean temperature of each tire, in °C.
    package let temperaturesC: [Double?]

    package var hasFacts: Bool {
        compound != nil || fuelPerLap != nil || (wearPerLap + temperaturesC).contains { $0 != nil }
    }
}

/// Divides the laps of a session into stints. A pure fold over its samples.
package struct StintMeter: Sendable {
    /// The fuel, the exact first.
    private static let fuels: [Signal] = [.fuelVolume, .fuelMass, .fuelShare]
    /// By how much the fuel of the tank must rise for a stop, in its unit, and the wear of a tire fall, in percent. Less is a
    /// rewind.
    private static let (minRefuel, minRepair) = (2.0, 3.0)

    /// What `add` needs of a trip.
    package static let signals = Set(fuels + Signal.tireWears + Signal.tireTemperatures + [.tireCompound, .inPit])

    /// What the game reported in a lap.
    private struct Part: Sendable {
        var first: [Signal: Double] = [:]
        var last: [Signal: Double] = [:]
        /// Sums of the temperatures, and how many they are.
        var sums = [Double](repeating: 0, count: 4)
        var counts = [Int](repeating: 0, count: 4)
        var isRefueled = false
    }

    private let laps: [Lap]
    private var parts: [Part]
    private var current = 0
    private var latest: [Signal: Double] = [:]
    /// The laps with which a stint begins.
    private var begins: Set<Int> = [0]

    package init(_ laps: [Lap]) {
        self.laps = laps
        parts = laps.map { _ in Part() }
    }

    /// Adds a sample. Samples must be in the order of their times.
    package mutating func add(_ sample: Sample) {
        guard Self.signals.contains(sample.signal), sample.value.isFinite else { return }
        while current < laps.count, sample.time >= laps[current].end { current += 1 }
        guard current < laps.count else { return }
        lookForStop(sample)
        latest[sample.signal] = sample.value
        guard sample.time >= laps[current].start else { return }
        if parts[current].first[sample.signal] == nil { parts[current].first[sample.signal] = sample.value }
        parts[current].last[sample.signal] = sample.value
        if let wheel = Signal.tireTemperatures.firstIndex(of: sample.signal) {
            parts[current].sums[wheel] += sample.value
            parts[current].counts[wheel] += 1
        }
    }

    private mutating func lookForStop(_ sample: Sample) {
        guard let before = latest[sample.signal] else { return }
        let (rise, signal) = (sample.value - before, sample.signal)
        let isRefueled = Self.fuels.contains(signal) && rise > Self.minRefuel
        if isRefueled { parts[current].isRefueled = true }
        let isStop =
            signal == .inPit && rise < 0 || signal == .tireCompound && rise != 0 || isRefueled
            || Signal.tireWears.contains(signal) && rise < -Self.minRepair
        guard isStop else { return }
        // Where the pits are before the line, the stop belongs to the end of its lap.
        let lap = laps[current]
        let isLate = sample.time.seconds(since: lap.start) > lap.end.seconds(since: lap.start) / 2
        begins.insert(isLate ? current + 1 : current)
    }

    package var stints: [Stint] {
        let starts = begins.filter { $0 < laps.count }.sorted()
        let all = zip(starts, starts.dropFirst() + [laps.count]).map { stint($0..<$1) }
        return all.contains(where: \.hasFacts) ? all : []
    }

    private func stint(_ laps: Range<Int>) -> Stint {
        let parts = self.parts[laps]
        let fuel = Self.fuels.first { signal in parts.contains { $0.last[signal] != nil } }
        let needs = parts.compactMap { part -> Double? in
            guard let fuel, !part.isRefueled, let first = part.first[fuel], let last = part.last[fuel] else {
                return nil
            }
            return first - last
        }.filter { $0 > 0 }
        let wears = Signal.tireWears.map { signal -> Double? in
            guard let first = parts.first?.first[signal], let last = parts.last?.last[signal], last >= first else {
                return nil
            }
            return (last - first) / Double(laps.count)
        }
        let temperatures = (0..<4).map { wheel -> Double? in
            let count = parts.reduce(0) { $0 + $1.counts[wheel] }
            return count > 0 ? parts.reduce(0) { $0 + $1.sums[wheel] } / Double(count) : nil
        }
        return Stint(
            laps: laps, compound: parts.last?.last[.tireCompound].flatMap { Int(exactly: $0.rounded()) },
            fuelPerLap: needs.isEmpty ? nil : needs.reduce(0, +) / Double(needs.count),
            fuelUnit: needs.isEmpty ? nil : fuel?.unit, wearPerLap: wears, temperaturesC: temperatures)
    }
}
