import Telemetry
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct BatteryMeterTests {
    /// A minute of acceleration to 60 km/h with 100 A at 360 V, one of cruising with 20 A, and one of braking with -50 A.
    private func drive(sign: Double, everyS: Double = 1, charge: [Double] = []) -> [Sample] {
        var samples: [Sample] = []
        for index in 0...Int(180 / everyS) {
            let seconds = Double(index) * everyS
            let (speedKmh, amperes) =
                seconds < 60 ? (seconds, 100.0) : seconds < 120 ? (60.0, 20.0) : (180 - seconds, -50.0)
            samples += [
                Sample(.vehicleSpeed, speedKmh, at: at(seconds)),
                Sample(.hybridBatteryVoltage, 360, at: at(seconds)),
                Sample(.hybridBatteryCurrent, sign * amperes, at: at(seconds)),
            ]
        }
        for (index, percent) in charge.enumerated() {
            samples.append(Sample(.hybridBatteryCharge, percent, at: at(Double(index))))
        }
        return samples.sorted { $0.time < $1.time }
    }

    /// Whatever sign a car gives to a discharge, the drive tells it.
    @Test(arguments: [1.0, -1]) func energyOfEitherSign(_ sign: Double) throws {
        let summary = facts(drive(sign: sign, charge: [80, 79.5]))
        let out = 360 * (100 + 20) * 60 / 3.6e6
        let into = 360 * 50 * 60 / 3.6e6
        #expect(abs(try #require(summary.batteryOutKWh) - out) < 0.02)
        #expect(abs(try #require(summary.batteryInKWh) - into) < 0.02)
        #expect(summary.isElectric)
        let km = try #require(summary.distanceKm)
        #expect(abs(try #require(summary.batteryDistanceKm) - km) < 0.02)
        #expect(abs(try #require(summary.averageKWhPer100Km) - (out - into) / km * 100) < 1)
        #expect((summary.chargeStartPercent, summary.chargeEndPercent) == (80, 79.5))
        // 5% of what came out.
        #expect(abs(try #require(summary.batteryUncertaintyPercent) - 5 * out / (out - into)) < 0.5)
    }

    /// A car that has not moved may have either sign, so its energy is not known.
    @Test func standingIsNotKnown() {
        var samples: [Sample] = []
        for second in 0..<60 {
            samples += [
                Sample(.vehicleSpeed, 0, at: at(Double(second))),
                Sample(.hybridBatteryVoltage, 360, at: at(Double(second))),
                Sample(.hybridBatteryCurrent, 3, at: at(Double(second))),
            ]
        }
        let summary = facts(samples)
        #expect(summary.batteryOutKWh == nil && summary.averageKWhPer100Km == nil && !summary.isElectric)
    }

    /// An even speed consumes energy, whatever the sign.
    @Test(arguments: [20.0, -20]) func evenSpeed(amperes: Double) throws {
        var samples: [Sample] = []
        for second in 0..<60 {
            samples += [
                Sample(.vehicleSpeed, 50, at: at(Double(second))),
                Sample(.hybridBatteryVoltage, 360, at: at(Double(second))),
                Sample(.hybridBatteryCurrent, amperes, at: at(Double(second))),
            ]
        }
        let summary = facts(samples)
        let energy = 360.0 * 20 * 59 / 3.6e6
        #expect(abs(try #require(summary.batteryKWh) - energy) < 0.001)
        #expect(summary.isElectric)
    }

    /// A current that has nothing to do with the speed is not judged.
    @Test func aCurrentWithoutRelationIsNotKnown() {
        let samples = drive(sign: 1).map { sample in
            sample.signal == .hybridBatteryCurrent ? Sample(sample.signal, 10, at: sample.time) : sample
        }
        #expect(facts(samples).batteryOutKWh == nil)
    }

    /// Nothing is added across a gap, whose distance does not count either.
    @Test func aGap() throws {
        let samples = drive(sign: 1).filter { !(70..<110).contains($0.time.seconds(since: at(0))) }
        let summary = facts(samples)
        let whole = try #require(facts(drive(sign: 1)).batteryOutKWh)
        // From the reading at 69 s to the one at 110 s.
        #expect(abs(try #require(summary.batteryOutKWh) - (whole - 360.0 * 20 * 41 / 3.6e6)) < 0.01)
        let partial = facts(
            samples.filter { $0.signal == .vehicleSpeed } + drive(sign: 1).filter { $0.signal == .vehicleSpeed })
        #expect(partial.batteryOutKWh == nil)
    }

    /// An energy that is known for a part of the drive says so.
    @Test func aPart() throws {
        let samples = drive(sign: 1).filter {
            $0.signal == .vehicleSpeed || $0.time.seconds(since: at(0)) <= 100
        }
        let summary = facts(samples)
        let (known, km) = (try #require(summary.partialBatteryKm), try #require(summary.distanceKm))
        #expect(known < 0.9 * km && known > 0.3 * km)
    }

    /// The engine of a hybrid charges its battery: no consumption by distance, and the car is none of electricity only.
    @Test func aHybrid() {
        let engine = (0...180).map { Sample(.engineSpeed, 1500, at: at(Double($0))) }
        let summary = facts((drive(sign: 1) + engine).sorted { $0.time < $1.time })
        #expect(summary.batteryOutKWh != nil && !summary.isElectric && summary.averageKWhPer100Km == nil)
    }

    @Test func powerNow() {
        let trip = engine(drive(sign: -1).filter { $0.time <= at(100) })
        #expect(trip.batteryKilowatts(at: at(100)) == 7.2)
        #expect(trip.batteryKilowatts(at: at(110)) == nil)
    }
}
