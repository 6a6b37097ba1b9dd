import Simulator
import Telemetry
import Testing
import Transports

@Suite(.timeLimit(.minutes(20))) struct DriveTruthTests {
    @Test(arguments: zip(["city", "highway", "stopAndGo", "mountain", "idle", "sharp"], [0, 0, 0, 0, 0, 12]))
    func sharpEventsOfTheCycles(_ name: String, _ accelerations: Int) throws {
        var car = try #require(VirtualCar.named("rounding"))
        try car.follow(cycleNamed: name)
        let truth = DriveTruth(of: car, during: 0...1200)
        #expect(truth.sharpAccelerations == accelerations)
        #expect(truth.sharpBrakings == (name == "sharp" ? 8 : 0))
    }

    /// Whatever the exact thresholds are, it is clear which events are sharp and which are not.
    @Test func sharpEventsHaveClearMargins() throws {
        let cycle = DriveCycle.sharp
        for (lengthS, slack) in [(1.0, 0.15), (1.5, 0.12), (2.0, 0.08)] {
            var peaks: [Double] = []
            var last = 0.0
            for hundredth in 0..<120_000 {
                let seconds = Double(hundredth) / 100
                guard cycle.speedKmh(at: seconds) >= 10 else { continue }
                let slope =
                    (cycle.speedKmh(at: seconds + lengthS / 2) - cycle.speedKmh(at: seconds - lengthS / 2))
                    / 3.6 / lengthS
                if abs(slope) < 0.3 {
                    last = 0
                } else if last == 0 {
                    last = slope
                    peaks = peaks + [slope]
                }
                if last != 0, abs(slope) > abs(peaks[peaks.count - 1]) { peaks[peaks.count - 1] = slope }
            }
            let accelerations = peaks.filter { $0 > 2.5 }
            let brakings = peaks.filter { $0 < -3 }
            #expect(accelerations.count == 12 && brakings.count == 8, "over \(lengthS) s: \(peaks)")
            #expect(accelerations.allSatisfy { $0 > 2.5 * (1 + slack) }, "\(accelerations)")
            #expect(brakings.allSatisfy { $0 < -3 * (1 + slack) }, "\(brakings)")
            for peak in peaks where peak <= 2.5 && peak >= -3 { #expect(peak < 2.2 && peak > -2.6) }
        }
    }

    private func port(_ options: [String: String]) throws -> VirtualPort {
        try VirtualPort(car: "rounding", options: ["rate": "max"].merging(options) { $1 })
    }

    @Test func isOfWhatAClientWasTold() throws {
        let port = try port(["fault": "no-data@100+20", "latency": "0-80"])
        let transport = try port.open(device: "sim", interruptDescriptor: -1)
        var heard: [Instant] = []
        for line in ["ATE0", "ATSP6"] + [String](repeating: "010D", count: 60) {
            try transport.send(Array((line + "\r").utf8))
            var text: [UInt8] = []
            while text.last != UInt8(ascii: ">"), let next = try transport.receive(before: .distantFuture) {
                text += next.bytes
            }
            if text.starts(with: "410D".utf8) || text.starts(with: "41 0D".utf8) { heard.append(transport.now) }
            port.pass(seconds: 1.9)
        }
        #expect(heard.count < 55)
        let truth = try #require(transport.adapter.truth)
        let seconds = heard[heard.count - 1].seconds(since: heard[0])
        #expect(abs(truth.seconds - seconds) < 0.09)
        let car = try #require(VirtualCar.named("rounding"))
        let start = heard[0].seconds(since: .zero)
        #expect(abs(truth.distanceKm - car.distanceKm(at: start + seconds) + car.distanceKm(at: start)) < 0.002)
        #expect(truth.fuelL > 0)
        #expect(truth.json.hasPrefix("{\"car\":\"rounding\",\"seconds\":"))
        #expect(truth.json.filter { $0 == "[" }.count == 2 + Int(truth.seconds * 10) + 1)
    }

    @Test func latencyIsDrawnAnew() throws {
        let port = try port(["latency": "0-80"])
        let transport = try port.open(device: "sim", interruptDescriptor: -1)
        var times: [Double] = []
        for _ in 0..<200 {
            let start = transport.now
            try transport.send(Array("ATE0\r".utf8))
            while try transport.receive(before: .distantFuture)?.bytes.last != UInt8(ascii: ">") {}
            times.append(transport.now.seconds(since: start))
        }
        #expect((0...0.03).contains(try #require(times.min())))
        #expect((0.13...0.17).contains(try #require(times.max())))
        #expect((0.07...0.09).contains(times.reduce(0, +) / 200))
    }

    @Test func theCarMayLiveFaster() throws {
        let port = try port(["timescale": "100", "cycle": "mountain"])
        let transport = try port.open(device: "sim", interruptDescriptor: -1)
        port.pass(seconds: 3)
        let now = transport.now.seconds(since: .zero)
        var car = try #require(VirtualCar.named("rounding"))
        try car.follow(cycleNamed: "mountain")
        #expect(port.value(of: .vehicleSpeed, at: transport.now) == car.value(of: .vehicleSpeed, at: 100 * now))
        #expect(port.truth(at: transport.now).distanceKm == car.distanceKm(at: 100 * now))
    }

    @Test(arguments: [
        ("cycle", "moon"), ("refresh", "x"), ("timescale", "0"), ("latency", "80-0"), ("latency", "1-2-3"),
        ("truth", "/nowhere/at/all"),
    ]) func whatCannotBeIsSaid(_ name: String, _ value: String) {
        #expect(throws: SimulatorOptionError.self) { try port([name: value]) }
    }

    @Test func aCarWithAScheduleKeepsToIt() {
        #expect(throws: SimulatorOptionError.cannotDrive("city", car: "commuter")) {
            try VirtualPort(car: "commuter", options: ["rate": "max", "cycle": "city"])
        }
    }

    @Test func troublesShowInValues() throws {
        let port = try port(["fault": "overheat@100,weak-battery@100,lamp@100", "cycle": "highway"])
        let transport = try port.open(device: "sim", interruptDescriptor: -1)
        func ask(_ line: String) throws -> String {
            try transport.send(Array((line + "\r").utf8))
            var text: [UInt8] = []
            while text.last != UInt8(ascii: ">"), let next = try transport.receive(before: .distantFuture) {
                text += next.bytes
            }
            return String(decoding: text, as: UTF8.self).filter { $0 != " " }
        }
        for line in ["ATE0", "ATSP6", "ATCRA7E8"] { _ = try ask(line) }
        port.pass(seconds: 90)
        #expect(port.value(of: .coolantTemperature, at: transport.now).map { $0 < 50 } == true)
        #expect(try ask("0101").hasPrefix("410100"))
        #expect(try ask("07") == "4700\r\r>" && ask("03") == "4300\r\r>")
        port.pass(seconds: 15)
        #expect(try ask("07") == "47010301\r\r>" && ask("03") == "4300\r\r>")
        port.pass(seconds: 30)
        #expect(try ask("07") == "47010301\r\r>" && ask("03") == "43010301\r\r>")
        #expect(try ask("0101").hasPrefix("410181"))
        port.pass(seconds: 200)
        #expect(port.value(of: .coolantTemperature, at: transport.now).map { $0 > 120 } == true)
        #expect(port.value(of: .controlModuleVoltage, at: transport.now) == 11.4)
    }
}
