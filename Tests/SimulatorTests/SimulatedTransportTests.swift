import Formats
import Glibc
import OBD
import Simulator
import Telemetry
import TestSupport
import Testing
import Transports

@Suite(.timeLimit(.minutes(20))) struct SimulatedTransportTests {
    private func ask(_ transport: SimulatedTransport, _ line: String, withinS seconds: Double = 20) throws -> String {
        try transport.send(Array((line + "\r").utf8))
        var text: [UInt8] = []
        let deadline = transport.now.advanced(bySeconds: seconds)
        while text.last != UInt8(ascii: ">") {
            guard let received = try transport.receive(before: deadline) else { break }
            #expect(received.time <= transport.now)
            text += received.bytes
        }
        return String(decoding: text, as: UTF8.self)
    }

    private func open(_ name: String, _ options: [String: String]) throws -> SimulatedTransport {
        try VirtualPort(car: name, options: options).open(device: "sim:\(name)", interruptDescriptor: -1)
    }

    @Test func runsWithoutWaiting() throws {
        let transport = try open("city", ["rate": "max"])
        let start = transport.now
        #expect(try ask(transport, "ATZ").hasSuffix("ELM327 v2.1\r\r>"))
        _ = try ask(transport, "ATE0")
        #expect(try ask(transport, "0100").hasPrefix("SEARCHING...\r41 00"))
        #expect(try transport.receive(before: transport.now) == nil)
        let end = start.advanced(bySeconds: 1200)
        #expect(try transport.receive(before: end) == nil)
        #expect(transport.now == end)
        #expect(try transport.receive(before: .distantFuture) == nil)
        #expect(transport.now == end)
        #expect(abs(transport.truth.distanceKm - DriveCycle.city.loopDistanceKm) < 1e-9)
    }

    /// The distance that a client gets by integrating the speed.
    @Test func theDistanceCanBeMeasured() throws {
        let transport = try open("city", ["rate": "max"])
        for line in ["ATE0", "ATS0", "ATSP6", "0100", "ATCRA7E8"] { _ = try ask(transport, line) }
        var samples: [(time: Instant, kmh: Double)] = []
        let end = transport.now.advanced(bySeconds: 1200)
        while transport.now < end {
            let answer = try ask(transport, "010D1")
            let bytes = try BusFrame.hexadecimal(Array(answer.prefix { $0 != "\r" }.utf8)[...])
            samples.append((transport.now, Double(bytes[2])))
        }
        #expect(samples.count > 50_000)
        var km = 0.0
        for (first, second) in zip(samples, samples.dropFirst()) {
            km += (first.kmh + second.kmh) / 2 * second.time.seconds(since: first.time) / 3600
        }
        let truth =
            transport.truth(at: samples[samples.count - 1].time).distanceKm
            - transport.truth(at: samples[0].time).distanceKm
        #expect(abs(km - truth) < truth * 0.002)
    }

    @Test(arguments: ["1", "2", "3", "4", "5", "6", "7", "8", "9"]) func speaksTheProtocolThatIsAsked(_ digit: String)
        throws
    {
        let transport = try open("healthy", ["rate": "max", "protocol": digit])
        _ = try ask(transport, "ATE0")
        _ = try ask(transport, "0100")
        #expect(try ask(transport, "ATDPN") == "A\(digit)\r\r>")
    }

    @Test(
        arguments: [
            ("nocar", [:], .noCar("nocar")), ("city", ["rate": "fast"], .address(.wrongRate("fast"))),
            ("city", ["rate": "0"], .address(.wrongRate("0"))), ("city", ["rate": "nan"], .address(.wrongRate("nan"))),
            ("city", ["protocol": "A"], .noProtocol("A")), ("city", ["quirk": "bytewise,odd"], .noQuirk("odd")),
            ("city", ["latency": "-1"], .latency("-1")), ("city", ["baud": "38400.5"], .baud("38400.5")),
        ] as [(String, [String: String], SimulatorOptionError)])
    func refusesWhatThereIsNot(_ name: String, _ options: [String: String], _ fault: SimulatorOptionError) {
        #expect(throws: fault) { try open(name, options) }
        #expect(!fault.advice.isEmpty)
    }

    @Test func aQuirkCanBeAsked() throws {
        let transport = try open("city", ["rate": "max", "quirk": "ignition-off,echo-always-on"])
        _ = try ask(transport, "ATE0")
        #expect(try ask(transport, "ATRV") == "ATRV\r12.1V\r\r>")
    }

    @Test(arguments: [
        ([:], 0.0075), (["latency": "10"], 0.0215), (["baud": "9600"], 0.0015 + 10.0 / 960),
        (["latency": "1", "baud": "9600"], 0.0035 + 10.0 / 960),
    ])
    func takesTheTimeOfTheLine(_ options: [String: String], _ expectedS: Double) throws {
        let transport = try open("city", options.merging(["rate": "max"]) { $1 })
        _ = try ask(transport, "ATE0")
        let start = transport.now
        #expect(try ask(transport, "ATM0") == "OK\r\r>")
        #expect(abs(transport.now.seconds(since: start) - expectedS) < 1e-6)
    }

    @Test func keepsPaceWithTheRealClock() throws {
        let transport = try open("healthy", ["rate": "50"])
        let start = transport.now
        #expect(try ask(transport, "ATZ") == "ATZ\r\r\rELM327 v2.1\r\r>")
        #expect(transport.now.seconds(since: start) >= 0.9)
        #expect(try transport.receive(before: transport.now.advanced(bySeconds: 1)) == nil)
        #expect(transport.now.seconds(since: start) >= 1.9)
    }

    @Test(arguments: [true, false]) func canBeInterrupted(_ withoutWaiting: Bool) throws {
        let stop = try makePipe()
        defer { for end in [stop.reading, stop.writing] { close(end) } }
        let transport = SimulatedTransport(
            device: "sim:city", car: try #require(VirtualCar.named("city")),
            pace: withoutWaiting ? .maximum : .multiple(10), interruptDescriptor: stop.reading)
        _ = try ask(transport, "ATI")
        _ = unsafe write(stop.writing, "x", 1)
        let error = #expect(throws: TransportError.self) {
            for _ in 0..<1000 { _ = try transport.receive(before: transport.now.advanced(bySeconds: 1)) }
        }
        #expect(error == .interrupted)
    }

    @Test func aClosedOneIsLost() throws {
        let transport = try open("city", ["rate": "max"])
        transport.close()
        transport.close()
        #expect(throws: TransportError.self) { try transport.send([0x0D]) }
        #expect(throws: TransportError.self) { _ = try transport.receive(before: .zero) }
    }
}
