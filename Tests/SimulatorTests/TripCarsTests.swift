import OBD
import Telemetry
import Testing

@testable import Simulator

/// Values that the trip cars report, compared with the true values; the test does its own calculations.
@Suite(.timeLimit(.minutes(20))) struct TripCarsTests {
    /// A car whose engine can be asked without an adapter.
    struct Asked {
        var car: VirtualCar

        init(_ name: String) throws { car = try #require(VirtualCar.named(name)) }

        func payload(_ request: UInt8..., at seconds: Double) -> [UInt8]? { car.answers(request, at: seconds)[0].first }

        /// Returns a value of a PID of service 01; nil if the engine does not support it.
        func value(_ pid: UInt8, at seconds: Double, _ field: Int = 0) throws -> Double? {
            guard let payload = payload(0x01, pid, at: seconds) else { return nil }
            return try #require(PIDTable.row(pid)?.decode(payload.dropFirst(2)))[field].value
        }

        func number(_ pid: UInt8, at seconds: Double) throws -> Double { try #require(try value(pid, at: seconds)) }
    }

    /// Integrates a rate per hour over a part of the car's drive. The sampling times do not coincide with the rows of
    /// the cycle.
    private func integral(
        _ seconds: ClosedRange<Double>, step: Double = 0.71, _ perHour: (Double) throws -> Double
    ) rethrows -> Double {
        let count = ((seconds.upperBound - seconds.lowerBound) / step).rounded()
        let width = (seconds.upperBound - seconds.lowerBound) / count
        var sum = 0.0
        for index in 0..<Int(count) { sum += try perHour(seconds.lowerBound + (Double(index) + 0.5) * width) }
        return sum * width / 3600
    }

    /// The stoichiometric ratio (by mass), and g/L, of the fuels that users and PIDs 51 and 52 can specify.
    static let byAir: [(car: String, airFuelRatio: Double, gramsPerLitre: Double)] = [
        ("gasoline", 14.7, 745), ("fuelrate", 14.7, 745), ("e85", 9.81, 782.4), ("lpg", 15.67, 540),
        ("startstop", 14.7, 745), ("hybrid", 14.7, 745),
    ]

    @Test(arguments: byAir.map(\.car)) func airAndLambdaGiveTheTrueFuel(_ name: String) throws {
        let (_, ratio, density) = try #require(Self.byAir.first { $0.car == name })
        let asked = try Asked(name)
        var cut = 0
        let litres = try integral(1...1199) { seconds in
            let air = try asked.number(0x10, at: seconds)
            if try asked.number(0x03, at: seconds) == 4 {
                cut += 1
                #expect(air > 0.5)
                #expect(try asked.number(0x11, at: seconds) < 13)
                #expect(try asked.number(0x04, at: seconds) < 15)
                return 0
            }
            return air / (ratio * (try asked.number(0x44, at: seconds))) / density * 3600
        }
        let truth = asked.car.fuelL(at: 1199) - asked.car.fuelL(at: 1)
        #expect(abs(litres - truth) < truth * 0.01, "\(litres) L of \(truth)")
        #expect((25...1000).contains(cut), "\(cut)")
        #expect((0.35...1.2).contains(truth), "\(truth)")
    }

    @Test func pressureGivesTheTrueFuelWithoutAirFlow() throws {
        let asked = try Asked("nomaf")
        #expect(try asked.value(0x10, at: 10) == nil)
        var highest = 0.0
        let litres = try integral(1...1199) { seconds in
            let pressure = try asked.number(0x0B, at: seconds)
            highest = max(highest, pressure)
            let kelvin = try asked.number(0x0F, at: seconds) + 273.15
            let perStroke = 1.6 / 1000 * 0.85 * pressure * 1000 * 0.02897 / (8.314 * kelvin)
            let air = try asked.number(0x0C, at: seconds) / 120 * perStroke * 1000
            // Without lambda, and without fuel during fuel cut: the best estimate for this car.
            return try asked.number(0x03, at: seconds) == 4 ? 0 : air / 14.7 / 745 * 3600
        }
        let truth = asked.car.fuelL(at: 1199) - asked.car.fuelL(at: 1)
        #expect((truth * 0.93...truth * 1.01).contains(litres), "\(litres) L of \(truth)")
        #expect((100...200).contains(highest))
    }

    /// How each car reports its fuel, converted to L/h by definition.
    static let byFuel: [(car: String, litresPerHour: @Sendable (Asked, Double) throws -> Double)] = [
        ("fuelrate", { try $0.number(0x5E, at: $1) }),
        ("dieseltrip", { try $0.number(0x5E, at: $1) }),
        ("massrate", { try $0.number(0x9D, at: $1) / 745 * 3600 }),
        (
            "cylinder",
            { try $0.number(0xA2, at: $1) / 1000 * 4 * (try $0.number(0x0C, at: $1)) / 120 / 745 * 3600 }
        ),
    ]

    @Test(arguments: byFuel.map(\.car)) func fuelThatIsMeasuredIsTheTrueFuel(_ name: String) throws {
        let row = try #require(Self.byFuel.first { $0.car == name })
        let asked = try Asked(name)
        let litres = try integral(0...2400) { try row.litresPerHour(asked, $0) }
        let truth = asked.car.fuelL(at: 2400)
        #expect(abs(litres - truth) < truth * 0.004, "\(litres) L of \(truth)")
    }

    /// Only the first loop of the drive begins with a cold engine.
    @Test func aColdStartTakesMoreFuelOnce() throws {
        let (cold, warm) = (try Asked("coldstart").car, try Asked("nomaf").car)
        #expect(cold.fuelL(at: 120) > 1.05 * warm.fuelL(at: 120))
        func later(_ car: VirtualCar) -> Double { car.fuelL(at: 1320) - car.fuelL(at: 1200) }
        #expect(abs(later(cold) / later(warm) - 1) < 0.005, "\(later(cold)) L, \(later(warm)) L")
        #expect(later(cold) < cold.fuelL(at: 120))
    }

    @Test func aDieselRunsLean() throws {
        let asked = try Asked("dieseltrip")
        var sum = 0.0
        for second in 0..<1200 {
            let seconds = Double(second)
            let air = try asked.number(0x10, at: seconds)
            sum += air
            let fuel = try asked.number(0x5E, at: seconds) * 832 / 3600
            // While idling, half a step of the fuel value is 4%.
            if fuel > 0 { #expect((1.9...6.3).contains(air / 14.5 / fuel)) }
            #expect(try asked.number(0x44, at: seconds) > 1.99)
        }
        // The result without lambda.
        #expect(sum / 14.5 / 832 > 2 * asked.car.fuelL(at: 1200))
        #expect(try asked.number(0x51, at: 5) == 4)
        let silent = try Asked("dieselmaf")
        for pid in [0x03, 0x11, 0x44, 0x5E, 0x9D, 0xA2] as [UInt8] { #expect(try silent.value(pid, at: 5) == nil) }
        #expect(try silent.number(0x51, at: 5) == 4)
    }

    @Test func whatIsBurntIsSaid() throws {
        let said = try ["gasoline", "e85", "lpg", "hybrid"].map { try Asked($0).number(0x51, at: 1) }
        #expect(said == [1, 1, 5, 17])
        #expect(abs(try Asked("e85").number(0x52, at: 1) - 85) < 0.2)
    }

    @Test func theEngineStopsAtStandstills() throws {
        let asked = try Asked("startstop")
        var (stops, wasOn) = (0, true)
        for tenth in 0..<24_000 {
            let seconds = Double(tenth) / 10
            let isOn = try asked.number(0x0C, at: seconds) > 0
            if wasOn, !isOn { stops += 1 }
            wasOn = isOn
            if isOn { continue }
            #expect(asked.car.value(of: .vehicleSpeed, at: seconds) == 0)
            #expect(abs(try asked.number(0x42, at: seconds) - 12.3) < 0.01)
            #expect(try asked.number(0x1F, at: seconds) == seconds.rounded(.down))
            #expect(asked.car.fuelL(at: seconds + 0.2) - asked.car.fuelL(at: seconds - 0.05) < 0.0002)
        }
        // Each standstill of two loops except the first one.
        #expect(stops == 2 * 18 - 1)
        let plain = try #require(VirtualCar.named("gasoline")).fuelL(at: 2400)
        #expect((0.7...0.95).contains(asked.car.fuelL(at: 2400) / plain))
    }

    @Test func aHybridDrivesWithItsEngineOff() throws {
        let asked = try Asked("hybrid")
        var electricKm = 0.0
        for second in 1..<1200 {
            let seconds = Double(second)
            guard try asked.number(0x0C, at: seconds) == 0 else { continue }
            #expect(try asked.number(0x0D, at: seconds) <= 46)
            electricKm += asked.car.distanceKm(at: seconds + 0.5) - asked.car.distanceKm(at: seconds - 0.5)
            #expect(try asked.number(0x10, at: seconds) == 0)
            let volts = try #require(try asked.value(0x9A, at: seconds, 2))
            let amperes = try #require(try asked.value(0x9A, at: seconds, 3))
            #expect(volts == 210 && (-60...90).contains(amperes))
        }
        #expect((2...7).contains(electricKm), "\(electricKm) km")
        #expect((50...75).contains(try asked.number(0x5B, at: 100)))
    }

    @Test func speedsBecomeWholeNumbers() throws {
        for name in ["truncating", "odometer", "sincecleared", "rounding", "city"] {
            let asked = try Asked(name)
            for tenth in 0..<3000 {
                let speed = try #require(asked.car.value(of: .vehicleSpeed, at: Double(tenth) / 10))
                let shown = try asked.number(0x0D, at: Double(tenth) / 10)
                #expect(shown == (name == "rounding" || name == "city" ? speed.rounded() : speed.rounded(.down)))
            }
        }
        var asked = try Asked("rounding")
        for index in asked.car.ecus.indices {
            asked.car.ecus[index].truncatesSpeed = true
            asked.car.ecus[index].speedRefreshS = 0.1
        }
        let speed = try #require(asked.car.value(of: .vehicleSpeed, at: 20))
        for hundredth in 1..<9 {
            #expect(try asked.number(0x0D, at: 20 + Double(hundredth) / 100) == speed.rounded(.down))
        }
    }

    @Test func odometersFollowTheTrueDistance() throws {
        let asked = try Asked("odometer")
        let start = try asked.number(0xA6, at: 0)
        #expect(start == 48_213.4)
        for second in 0..<2400 {
            let driven = try asked.number(0xA6, at: Double(second)) - start
            let late = asked.car.distanceKm(at: Double(second)) - driven
            #expect((-1e-6...0.1).contains(late), "\(late) km")
        }
        let counting = try Asked("sincecleared")
        #expect(try counting.value(0xA6, at: 0) == nil)
        #expect(try counting.number(0x31, at: 1200) - 4213 == counting.car.distanceKm(at: 1200).rounded(.down))
        for name in ["truncating", "rounding"] {
            #expect(try Asked(name).value(0xA6, at: 0) == nil && Asked(name).value(0x31, at: 0) == nil)
        }
    }

    /// All values stay within the ranges of real sensors.
    @Test(arguments: ["gasoline", "nomaf", "dieseltrip", "hybrid"]) func valuesArePlausibleInEveryCycle(
        _ name: String
    ) throws {
        for (cycleName, cycle) in DriveCycle.named where cycleName != "city" {
            var asked = try Asked(name)
            asked.car.follow(cycle)
            var overrunS = 0
            var (rpm, pressure): ([Double], [Double]) = ([], [])
            for second in stride(from: 0.5, to: 1200, by: 2) {
                rpm.append(try asked.number(0x0C, at: second))
                pressure.append(try asked.number(0x0B, at: second))
                if asked.car.isFuelCut(at: second) { overrunS += 2 }
            }
            let turning = name == "hybrid" ? rpm.filter { $0 > 0 } : rpm
            // At full throttle an engine turns faster.
            let fastest = cycleName == "sprint" ? 8000.0 : 4500
            #expect((turning.min() ?? 800) >= 750 && (turning.max() ?? 800) <= fastest, "\(cycleName)")
            let highest = name == "dieseltrip" ? 255.0 : 170
            #expect((pressure.min() ?? 0) >= 8 && (pressure.max() ?? 300) <= highest, "\(cycleName)")
            if cycleName == "mountain" { #expect((300...600).contains(overrunS), "\(overrunS)") }
            if cycleName == "idle" { #expect(overrunS == 0) }
        }
    }

    @Test func aWeekOfTheCommuter() throws {
        let asked = try Asked("commuter")
        func isOn(_ seconds: Double) -> Bool { asked.car.isIgnitionOn(at: seconds) }
        #expect(!isOn(59) && isOn(60) && isOn(1260) && !isOn(1280))
        #expect(asked.payload(0x01, 0x00, at: 59) == nil)
        #expect(asked.payload(0x01, 0x00, at: 60) != nil)
        var starts: [Int] = []
        // Everything happens at whole multiples of 12 s.
        for second in stride(from: 0, to: 8 * 86400, by: 12) where isOn(Double(second)) && !isOn(Double(second) - 1) {
            starts.append(second)
        }
        #expect(starts.filter { $0 < 7 * 86400 }.count == 17)
        #expect(starts.filter { $0 >= 7 * 86400 }.first == 7 * 86400 + 60)
        // The stop of three minutes.
        let ends = stride(from: 0, to: 3 * 86400, by: 12).filter { !isOn(Double($0)) && isOn(Double($0) - 1) }
        let pauses = ends.compactMap { off in
            starts.first { $0 > off }.map { $0 - off }
        }
        #expect(pauses.contains(180))
        #expect(try asked.number(0x05, at: 61) == 10)
        #expect(try asked.number(0x05, at: 1200) > 85)
        #expect(try asked.number(0x0C, at: 61) == 0)
        #expect(try asked.number(0x0C, at: 63.5) == 220)
        #expect((14.0...14.2).contains(try asked.number(0x42, at: 600)))
        let resting = [1300, 8000, 30_000].map { asked.car.value(of: .adapterVoltage, at: $0) ?? 0 }
        #expect(resting[0] > 12.5 && resting[0] > resting[1] && resting[1] > resting[2] && resting[2] > 12.19)
        #expect(asked.car.distanceKm(at: 1300) == asked.car.distanceKm(at: 30_000))
        #expect(abs(asked.car.distanceKm(at: 1300) - DriveCycle.city.loopDistanceKm) < 1e-6)
        #expect(abs(asked.car.fuelL(at: 1300) - asked.car.fuelL(at: 30_000)) < 1e-12)
    }
}
