import System
import Telemetry
import Testing
import Transports

@testable import Simulator

@Suite(.timeLimit(.minutes(20))) struct VirtualReceiverTests {
    private func batches(_ options: VirtualReceiver.Options, seconds: Double) throws -> [Batch] {
        let port = try VirtualPort(car: "city", options: ["rate": "max", "cycle": "highway"])
        let receiver = VirtualReceiver(options)
        receiver.follow(port)
        return receiver.batches(since: .zero, until: Instant.zero.advanced(bySeconds: seconds))
    }

    @Test func aReceiverTellsTheSameInEachRun() throws {
        let options = VirtualReceiver.Options(road: try #require(VirtualRoad("town")))
        let one = try batches(options, seconds: 120)
        let other = try batches(options, seconds: 120)
        #expect(one == other && one.count == 121)
        let isAccompanying = one.allSatisfy { $0.isAccompanying }
        #expect(isAccompanying)
        var seeded = options
        seeded.seed = 2
        let changed = try batches(seeded, seconds: 120)
        #expect(changed != one)
    }

    @Test(arguments: [1.0, nil]) func aloneItsTimeIsThatOfThisComputer(rate: Double?) throws {
        let options = VirtualReceiver.Options(road: try #require(VirtualRoad("town")))
        let source = SimulatedRoadSource(
            device: "sim:road", options, car: try #require(VirtualCar.named("city")), rate: rate)
        var times: [Instant] = []
        let now = SystemClock.now
        source.run(stop: -1) { event in
            if case .batch(let batch) = event { times.append(batch.time) }
            return times.isEmpty
        }
        #expect((0..<60).contains(try #require(times.first).seconds(since: now)))
    }

    @Test func thereIsNoReceptionInTunnels() throws {
        var options = VirtualReceiver.Options(road: try #require(VirtualRoad("country")))
        options.hertz = 5
        let all = try batches(options, seconds: 60)
        options.tunnels = [500...700]
        let fewer = try batches(options, seconds: 60)
        #expect(fewer.count < all.count && fewer.count > all.count / 2)
    }

    @Test(arguments: VirtualRoad.names)
    func roadsHaveNoJumps(name: String) throws {
        let road = try #require(VirtualRoad(name))
        var last = road.point(at: 0)
        for metres in stride(from: 1.0, through: min(road.lengthM * 2.5, 20_000), by: 1) {
            let point = road.point(at: metres)
            let (east, north) = (point.eastM - last.eastM, point.northM - last.northM)
            // Where the road is driven back, the car changes to the other lane.
            let isTurn = name == "return" && abs(metres.truncatingRemainder(dividingBy: road.lengthM)) < 2
            #expect((east * east + north * north).squareRoot() < (isTurn ? 6 : 1.3), "\(name) at \(metres) m")
            last = point
        }
        #expect(VirtualRoad("nowhere") == nil)
    }

    @Test func aCircuitIsClosed() throws {
        let road = try #require(VirtualRoad("circuit"))
        let (start, end) = (road.point(at: 0), road.point(at: road.lengthM))
        #expect(abs(start.eastM - end.eastM) < 1.5 && abs(start.northM - end.northM) < 1.5)
    }
}
