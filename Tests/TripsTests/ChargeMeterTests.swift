import Telemetry
import Testing

@testable import Trips

/// The energy of a car that reports its charge but not the current of its battery.
@Suite(.timeLimit(.minutes(20))) struct ChargeMeterTests {
    /// A drive at 60 km/h, a kilometer in a minute, with a reading of the charge every 10 s.
    private func drive(
        minutes: Int, percentPerKm: Double, from start: Double = 80, at begin: Double = 0, step: Double = 0.5,
        kmh: Double = 60
    ) -> [Sample] {
        (0...minutes * 60).flatMap { second -> [Sample] in
            let time = at(begin + Double(second))
            var samples = [Sample(.vehicleSpeed, kmh, at: time)]
            if second.isMultiple(of: 10) {
                let percent = start - percentPerKm * kmh * Double(second) / 3600
                samples.append(Sample(.stateOfCharge, (percent / step).rounded() * step, at: time))
            }
            return samples
        }
    }

    private func summary(_ samples: [Sample], capacityKWh: Double?) -> TripSummary {
        var parameters = TripParameters()
        parameters.vehicle.batteryKWh = capacityKWh
        return TripEngine.summary(parameters) { take in for sample in samples { take(sample) } }
    }

    @Test func energyIsTheChargeTimesTheCapacity() throws {
        let summary = summary(drive(minutes: 40, percentPerKm: 0.25), capacityKWh: 64)
        // 40 km used 10% of 64 kWh.
        #expect(summary.chargeUsedPercent == 10)
        #expect(abs(try #require(summary.batteryKWh) - 6.4) < 0.01)
        #expect(abs(try #require(summary.averageKWhPer100Km) - 16) < 0.1)
        #expect(summary.batteryMethod == .charge && summary.batteryOutKWh == nil)
        // 5% of the capacity, and 0.5% / √6 of 10%.
        #expect(abs(try #require(summary.batteryUncertaintyPercent) - (25.0 + 4.16).squareRoot()) < 0.1)
        #expect(abs(try #require(summary.fuelCost(fuelPrice: nil, electricityPrice: 0.5)) - 3.2) < 0.01)
    }

    @Test func withoutACapacityItIsTheChargeOnly() {
        let summary = summary(drive(minutes: 40, percentPerKm: 0.25), capacityKWh: nil)
        #expect(summary.chargeUsedPercent == 10 && summary.batteryKWh == nil && summary.isElectric)
    }

    /// The car may say what its battery holds; what users state is that of a new one.
    @Test(arguments: [(nil, nil, 5.0), (64, nil, 6.4), (64, 90, 5.76)] as [(Double?, Double?, Double)])
    func capacities(stated: Double?, health: Double?, kWh: Double) throws {
        var samples = [Sample(.batteryCapacity, 50, at: at(0))]
        if let health { samples.append(Sample(.stateOfHealth, health, at: at(0))) }
        let summary = summary(samples + drive(minutes: 40, percentPerKm: 0.25), capacityKWh: stated)
        #expect(abs(try #require(summary.batteryKWh) - kWh) < 0.01)
    }

    /// Charging at a stop on the way is not negative consumption.
    @Test func chargingOnTheWay() throws {
        var samples = drive(minutes: 20, percentPerKm: 0.25)
        for second in stride(from: 1201.0, to: 2400, by: 1) {
            samples.append(Sample(.vehicleSpeed, 0, at: at(second)))
            if second.truncatingRemainder(dividingBy: 10) == 0 {
                samples.append(Sample(.stateOfCharge, 75 + ((second - 1200) / 60).rounded(), at: at(second)))
            }
        }
        samples += drive(minutes: 20, percentPerKm: 0.25, from: 95, at: 2400)
        let summary = summary(samples, capacityKWh: 64)
        #expect(summary.chargeUsedPercent == -10)
        #expect(abs(try #require(summary.batteryKWh) - 6.4) < 0.35)
    }

    /// Heating while the car stands uses energy.
    @Test func whatIsUsedAtAStandstillCounts() throws {
        var samples = drive(minutes: 20, percentPerKm: 0.25)
        for second in stride(from: 1201.0, through: 1800, by: 1) {
            samples.append(Sample(.vehicleSpeed, 0, at: at(second)))
            if second.truncatingRemainder(dividingBy: 10) == 0 {
                samples.append(Sample(.stateOfCharge, 75 - ((second - 1200) / 300).rounded(.down), at: at(second)))
            }
        }
        #expect(abs(try #require(summary(samples, capacityKWh: 64).batteryKWh) - 0.07 * 64) < 0.01)
    }

    /// The distance of a gap is not known, so the charge that it used does not count either.
    @Test func aGap() throws {
        let samples = drive(minutes: 60, percentPerKm: 0.25).filter {
            !(1200..<2400).contains($0.time.seconds(since: at(0)))
        }
        let summary = summary(samples, capacityKWh: 64)
        #expect(abs(try #require(summary.averageKWhPer100Km) - 16) < 1)
        #expect(abs(try #require(summary.batteryKWh) - 6.4) < 0.35)
    }

    /// A current is more accurate than the charge.
    @Test func theCurrentCountsMore() throws {
        let samples = drive(minutes: 40, percentPerKm: 0.25).flatMap { sample -> [Sample] in
            sample.signal == .vehicleSpeed
                ? [
                    sample, Sample(.hybridBatteryVoltage, 400, at: sample.time),
                    Sample(.hybridBatteryCurrent, 20, at: sample.time),
                ] : [sample]
        }
        let summary = summary(samples, capacityKWh: 64)
        #expect(summary.batteryMethod == .current)
        #expect(abs(try #require(summary.batteryKWh) - 8 * 40.0 / 60) < 0.01)
    }

    /// Where the drive does not show which sign is a discharge, the charge does.
    @Test(arguments: [20.0, -20]) func theChargeShowsTheSign(amperes: Double) throws {
        // The speed varies, and the current does not follow it.
        let samples = drive(minutes: 40, percentPerKm: 0.25).flatMap { sample -> [Sample] in
            guard sample.signal == .vehicleSpeed else { return [sample] }
            let second = sample.time.seconds(since: at(0))
            return [
                Sample(
                    .vehicleSpeed, 60 + 5 * (second / 10).rounded().truncatingRemainder(dividingBy: 2), at: sample.time),
                Sample(.hybridBatteryVoltage, 400, at: sample.time),
                Sample(.hybridBatteryCurrent, amperes, at: sample.time),
            ]
        }
        #expect(try #require(summary(samples, capacityKWh: nil).batteryKWh) > 5)
    }
}
