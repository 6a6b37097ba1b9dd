import Telemetry
import Testing

@testable import Simulator

@Suite(.timeLimit(.minutes(20))) struct GameCarTests {
    private func answer(_ request: [UInt8], _ told: [Signal: Double]?) -> [[UInt8]] {
        var car = GameCar.car
        car.follow(told)
        return car.answers(request, at: 1).flatMap { $0 }
    }

    @Test func values() {
        let told: [Signal: Double] = [
            .vehicleSpeed: 123.4, .engineSpeed: 6000, .throttle: 100, .boostPressure: 50, .fuelShare: 40,
        ]
        #expect(answer([1, 0x0D], told) == [[0x41, 0x0D, 123]])
        #expect(answer([1, 0x0C], told) == [[0x41, 0x0C, 0x5D, 0xC0]])
        #expect(answer([1, 0x11], told) == [[0x41, 0x11, 255]])
        #expect(answer([1, 0x04], told) == [[0x41, 0x04, 255]])
        #expect(answer([1, 0x0B], told) == [[0x41, 0x0B, 151]])
        #expect(answer([1, 0x2F], told) == [[0x41, 0x2F, 102]])
        // What the game does not tell.
        #expect(answer([1, 0x05], told).isEmpty)
    }

    @Test func limits() {
        #expect(answer([1, 0x0D], [.vehicleSpeed: 400]) == [[0x41, 0x0D, 254]])
        #expect(answer([1, 0x0D], [.vehicleSpeed: -20]) == [[0x41, 0x0D, 20]])
        #expect(answer([1, 0x0D], [.vehicleSpeed: .nan]).isEmpty)
    }

    /// While nobody drives the car responds, but has no values.
    @Test func nobodyDrives() {
        #expect(answer([1, 0x0D], nil).isEmpty && answer([1, 0x0C], [:]).isEmpty)
        // 01, 04, 0C, 0D, 11 and 1C are listed.
        #expect(answer([1, 0x00], nil) == [[0x41, 0x00, 0x90, 0x18, 0x80, 0x10]])
        #expect(answer([1, 0x01], nil).count == 1)
    }

    @Test func whatWasToldStaysListed() {
        var car = GameCar.car
        car.follow([.coolantTemperature: 95])
        car.follow(nil)
        #expect(car.answers([1, 0x00], at: 1).flatMap { $0 } == [[0x41, 0x00, 0x98, 0x18, 0x80, 0x10]])
    }

    @Test func racesFollowEachOther() {
        let feed = RaceFeed(laps: 1, rate: 1)
        #expect(feed.values(at: 0) == nil)
        #expect(feed.values(at: 30)?[.lapNumber] == 1)
        let numbers = stride(from: 40.0, to: 300, by: 1).map { feed.values(at: $0)?[.raceTime] }
        // In the menu between two races there is nothing, and the time of the race begins again.
        #expect(numbers.contains { $0 == nil })
        let told = numbers.compactMap { $0 }
        #expect(zip(told, told.dropFirst()).contains { $1 < $0 - 20 })
    }
}
