import Telemetry
import Testing
import Trips

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct TripCurvesTests {
    private static var samples: SampleColumns {
        var samples = SampleColumns()
        for step in 0...600 {
            let time = Instant.zero.advanced(bySeconds: Double(step) / 10)
            samples.append(Sample(.vehicleSpeed, 90, at: time))
            samples.append(Sample(.engineFuelRate, 4.5, at: time))
            if step % 100 == 0 { samples.append(Sample(.coolantTemperature, 70 + Double(step) / 100, at: time)) }
        }
        samples.append(Sample(.coolantTemperature, .nan, at: Instant.zero.advanced(bySeconds: 60)))
        return samples
    }

    private static func curves(_ units: UnitSystem = .metric) -> TripCurves { TripCurves(samples, units: units) }

    @Test func samplesAsTheyCame() throws {
        let all = Self.curves().curves()
        #expect(
            all.map(\.signal) == [
                .vehicleSpeed, TripCurves.consumption, TripCurves.fuelFlow, .coolantTemperature, .engineFuelRate,
            ])
        let coolant = try #require(all.first { $0.signal == .coolantTemperature })
        #expect(coolant.times == [0, 10000, 20000, 30000, 40000, 50000, 60000])
        #expect(coolant.values == [70, 71, 72, 73, 74, 75, 76])
        #expect((coolant.minimum, coolant.mean, coolant.maximum) == (70, 73, 76))
        #expect(Self.curves().endMs == 60000)
    }

    /// 4.5 L/h at 90 km/h is 5 L/100 km, or 47 miles per US gallon.
    @Test(arguments: [(UnitSystem.metric, 5.0), (.us, 235.214_583 / 5)]) func consumption(
        units: UnitSystem, value: Double
    )
        throws
    {
        let curve = try #require(Self.curves(units).curves().first { $0.signal == TripCurves.consumption })
        #expect(curve.values.count >= 5)
        #expect(curve.values.allSatisfy { abs($0 - value) < 1e-4 })
        #expect(abs(curve.mean - value) < 0.01)
    }

    @Test func inMiles() throws {
        let speed = try #require(Self.curves(.us).curves().first { $0.signal == .vehicleSpeed })
        #expect(speed.unit.symbol == "mph")
        #expect(speed.values.allSatisfy { abs($0 - 55.923_407) < 1e-6 })
    }

    /// The flow is that of the engine that computes the facts of the trip: with an air flow sensor, fuel cut, a lost
    /// connection, and several signals at once in any order.
    @Test func flowOfTheFacts() throws {
        var samples = SampleColumns()
        var engine = TripEngine()
        var (times, flows, due): ([Int64], [Double], Instant?) = ([], [], nil)
        for step in 0..<4000 where !(1500..<1700).contains(step) {
            let time = Instant.zero.advanced(bySeconds: Double(step) / 10)
            // All samples of the last moment are known.
            if let last = engine.lastTime, due.map({ last >= $0 }) ?? true, let flow = engine.fuelLPerHour(at: last) {
                times.append(last.milliseconds(since: .zero))
                flows.append(flow)
                due = last.advanced(bySeconds: 1)
            }
            let (speed, isRolling) = (Double(step / 20 % 130), step % 400 > 300)
            var moment = [
                Sample(.engineSpeed, 900 + speed * 20, at: time), Sample(.vehicleSpeed, speed, at: time),
                Sample(.massAirFlow, isRolling ? 4 : 8 + speed / 10, at: time),
                Sample(.throttlePosition, isRolling ? 12 : 30, at: time),
                Sample(.fuelSystemStatus, isRolling ? 4 : 2, at: time), Sample(.engineLoad, 30, at: time),
                Sample(.latitude, 48, at: time), Sample(.altitude, 500, at: time),
            ]
            if step % 7 == 0 { moment.reverse() }
            if step % 50 == 0 { moment.append(Sample(.coolantTemperature, min(90, Double(step) / 20), at: time)) }
            if step == 2000 { moment.append(Sample(.fuelType, 4, at: time)) }
            for sample in moment {
                samples.append(sample)
                engine.take(sample)
            }
        }
        let curves = TripCurves(samples, units: .metric)
        let lines = Dictionary(uniqueKeysWithValues: curves.drawn.map { ($0.signal, $0.line) })
        #expect(lines[TripCurves.fuelFlow]?.times == times && times.count > 150)
        #expect(lines[TripCurves.fuelFlow]?.values == flows && Set(flows).count > 20)
        #expect(lines[TripCurves.consumption] != nil && lines[.latitude] == nil)
    }

    /// A sensor that reports another value for good: what has passed the check of stored samples is drawn, and is not checked
    /// again, which would leave out the first ten seconds of it.
    @Test func samplesAreCheckedOnce() throws {
        var samples = SampleColumns()
        var check = PlausibilityCheck()
        var accepted: [Double] = []
        for second in 0..<120 {
            let time = Instant.zero.advanced(bySeconds: Double(second))
            let sample = Sample(.coolantTemperature, second < 60 ? 90 : 20 + Double(second % 2), at: time)
            guard check.accepts(sample) else { continue }
            accepted.append(sample.value)
            samples.append(sample)
        }
        #expect((60..<120).contains(accepted.count) && accepted.last == 21)
        let curves = TripCurves(samples, units: .metric)
        #expect(curves.curves().first { $0.signal == .coolantTemperature }?.values == accepted)
    }

    /// A car that only creeps has no consumption per distance.
    @Test func creeping() {
        var samples = SampleColumns()
        for second in 0...120 {
            let time = Instant.zero.advanced(bySeconds: Double(second))
            samples.append(Sample(.vehicleSpeed, 1, at: time))
            samples.append(Sample(.engineFuelRate, 1, at: time))
        }
        let curves = TripCurves(samples, units: .metric)
        #expect(!curves.curves().contains { $0.signal == TripCurves.consumption })
        #expect(curves.curves().contains { $0.signal == TripCurves.fuelFlow })
    }

    @Test func settled() throws {
        var samples = Self.samples
        samples.append(Sample(.mil, 0, at: Instant.zero.advanced(bySeconds: 61)))
        samples.append(Sample(.mil, 0, at: Instant.zero.advanced(bySeconds: 62)))
        samples.append(Sample(.ambientTemperature, 21, at: Instant.zero.advanced(bySeconds: 61)))
        samples.append(Sample(.ambientTemperature, 21, at: Instant.zero.advanced(bySeconds: 62)))
        samples.append(Sample(.controlModuleVoltage, 14.1, at: Instant.zero.advanced(bySeconds: 61)))
        samples.append(Sample(.controlModuleVoltage, 14.2, at: Instant.zero.advanced(bySeconds: 62)))
        let settled = Set(TripCurves(samples, units: .metric).curves().filter(\.isSettled).map(\.signal))
        #expect(settled.isSuperset(of: [.mil, .ambientTemperature]) && !settled.contains(.controlModuleVoltage))
    }

    /// The parts of a trip add up to its distance.
    @Test func shares() {
        let rows = Self.curves().shares.rows(in: .metric, distanceKm: 1.5)
        #expect(
            rows.map(\.cells) == [
                ["Standing", "0 s", "0%", "-", "-"], ["Slow, up to 60 km/h", "0 s", "0%", "0.00 km", "0%"],
                ["Middle, up to 90 km/h", "1 min 0 s", "100%", "1.50 km", "100%"],
                ["Fast, above 90 km/h", "0 s", "0%", "0.00 km", "0%"],
            ])
    }
}
