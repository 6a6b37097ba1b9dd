import Telemetry
import Testing

@testable import GamePackets

@Suite(.timeLimit(.minutes(20))) struct LineClockTests {
    private struct Car {
        var clock = LineClock()
        var timeS = 0.0
        /// How far it has driven, in all.
        var drivenM = -100.0
        /// Where the game puts it beside that, in meters.
        var asideM = 0.0
        var laps: [Double] = []
        var latest: [Signal: Double] = [:]

        /// Drives on a track of 1000 m, which the game measures from the line; at first the distance is any.
        mutating func drive(_ meters: Double, mps: Double = 50, stepS: Double = 1.0 / 60) {
            let end = drivenM + meters
            while drivenM < end {
                drivenM += mps * stepS
                timeS += stepS
                let lapM = drivenM < 0 ? drivenM + 100 : drivenM.truncatingRemainder(dividingBy: 1000)
                report(lapM: lapM, mps: mps)
            }
        }

        mutating func report(lapM: Double, mps: Double) {
            let values = [
                GameValue(signal: .lapDistance, value: lapM), GameValue(signal: .vehicleSpeed, value: mps * 3.6),
                GameValue(signal: .positionX, value: drivenM), GameValue(signal: .positionZ, value: asideM),
            ]
            for value in clock.laps(values, timeS: timeS) {
                latest[value.signal] = value.value
                if value.signal == .lastLapTime { laps.append(value.value) }
            }
        }
    }

    @Test(arguments: [1.0 / 60, 0.1, 0.3]) func lapsFromLineToLine(stepS: Double) throws {
        var car = Car()
        car.drive(90, stepS: stepS)
        #expect(car.latest.isEmpty)
        car.drive(1010, stepS: stepS)
        car.drive(1000, mps: 40, stepS: stepS)
        car.drive(500, stepS: stepS)
        #expect(car.laps.count == 2 && abs(car.laps[0] - 20) < 0.01 + stepS / 20)
        let timeS = try #require(car.latest[.currentLapTime])
        #expect(car.latest[.lapNumber] == 3 && abs(timeS - (car.drivenM - 2000) / 50) < 0.1)
    }

    /// It is put to another place, or nothing came while it crossed the line: such a lap has no time.
    @Test(arguments: [true, false]) func lapsThatAreNotKnown(isPutElsewhere: Bool) {
        var car = Car()
        car.drive(1600)
        if isPutElsewhere {
            car.asideM = 300
            car.report(lapM: 10, mps: 0)
            car.drivenM = 2010
        } else {
            car.drive(300)
            car.timeS += 4
            car.drivenM += 200
        }
        #expect(car.laps.count == 1)
        car.drive(300)
        car.drive(1100)
        #expect(car.laps.count == 1)
        car.drive(1000)
        #expect(car.laps.count == 2 && abs(car.laps[1] - 20) < 0.01)
    }

    /// The game's time begins again with each race.
    @Test func anotherRace() {
        var car = Car()
        car.drive(2500)
        #expect(car.latest[.lapNumber] == 3)
        car.timeS = 0
        car.drivenM = -100
        car.report(lapM: 0, mps: 0)
        #expect(car.latest[.lapNumber] == 0 && car.latest[.currentLapTime] == 0)
        car.drive(1200)
        #expect(car.latest[.lapNumber] == 2 && car.laps.count == 3)
    }
}
