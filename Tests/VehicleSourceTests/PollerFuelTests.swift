import ELM327
import Simulator
import Telemetry
import TestSupport
import Testing
import Transports
import Trips
import VehicleSource

/// The signals that are requested besides a fuel rate that reports nothing.
@Suite(.timeLimit(.minutes(20))) struct PollerFuelTests {
    private static let supported: Set<UInt8> = [
        0x01, 0x03, 0x04, 0x05, 0x0C, 0x0D, 0x10, 0x11, 0x42, 0x44, 0x5E, 0x9D,
    ]
    private static let companions: [Signal] = [
        .fuelSystemStatus, .throttlePosition, .engineLoad, .commandedLambda, .massAirFlow,
    ]

    /// Polls a car with PIDs 5E and 9D, with other data for some PIDs until a given time.
    private func poll(_ data: [String: String], until: Double = .infinity) throws -> (
        signals: [Signal: [Double]], transport: AlteredTransport
    ) {
        var car = try car("fuelrate")
        car.ecus[0].supportedPIDs.formUnion([0x9D])
        let inner = simulated(car)
        let start = inner.now
        let transport = AlteredTransport(inner) { command, answer, time in
            guard let data = data[command], time.seconds(since: start) < until else { return answer }
            return answer.split(separator: "\r", omittingEmptySubsequences: false).map { line in
                guard line.hasPrefix("7E8") else { return String(line) }
                return String(line.prefix(9)) + data + line.dropFirst(9 + data.count)
            }.joined(separator: "\r")
        }
        let session = try connected(transport)
        var signals: [Signal: [Double]] = [:]
        func take(_ event: SourceEvent) {
            for sample in event.samples { signals[sample.signal, default: []].append(sample.value) }
        }
        let poller = Poller(session: session)
        try poller.begin(supported: Self.supported, emit: take)
        let end = session.now.advanced(bySeconds: 60)
        while session.now < end { try poller.step(emit: take) }
        return (signals, transport)
    }

    private func count(_ signals: [Signal: [Double]], _ signal: Signal) -> Int { signals[signal]?.count ?? 0 }

    // MARK: A bad answer to what is listed

    private static let badAnswers = [
        "NO DATA\r\r", "7E8037F0178\r\r", "7E8037F0121\r\r", "CAN ERROR\r\r", "STOPPED\r\r", "BUFFER FULL\r\r",
        "7E8044110020\r\r",
    ]

    /// A slow ECU, which reduces the number of requests in the same time.
    private static let slow = {
        var timing = Timing()
        timing.canResponse = 0.05
        return timing
    }()

    private static let undisturbedDrive = Result { try drive("gasoline", bad: "", to: "none", first: 0) }

    /// Drives a car that measures air flow, pressure and temperature, and whose first responses to one PID are bad.
    private static func drive(_ name: String, bad: String, to command: String, first count: Int) throws -> TripSummary {
        var car = try car(name)
        car.ecus[0].supportedPIDs.formUnion([0x0B, 0x0F])
        var left = count
        let transport = AlteredTransport(simulated(car, timing: Self.slow)) { said, answer, _ in
            // The request may end in a response count, or contain several PIDs.
            guard said.hasPrefix(command), left > 0 else { return answer }
            left -= 1
            return bad
        }
        var engine = TripEngine()
        let start = transport.now
        LiveVehicle(
            connect: { session(transport, $0) }, pause: { _ in }
        ).run { event in
            for sample in event.samples { engine.take(sample) }
            return transport.now.seconds(since: start) < 120
        }
        return engine.summary
    }

    /// A bad response to the first request for the air flow does not remove the fuel from the whole trip.
    @Test(arguments: badAnswers, [1, 4]) func aBadAnswerToTheAirFlow(_ bad: String, _ count: Int) throws {
        let good = try Self.undisturbedDrive.get()
        let summary = try Self.drive("gasoline", bad: bad, to: "0110", first: count)
        #expect(summary.fuelMethod == .massAirFlow)
        let (fuel, whole) = (try #require(summary.fuelL), try #require(good.fuelL))
        // The first value applies back to the beginning of the trip; after four bad responses that is 14 s of 120 s.
        #expect(abs(fuel - whole) < (count == 1 ? 0.05 : 0.3) * whole, "\(fuel) of \(whole) L")
    }

    /// The same for every other row: a listed PID is requested again.
    @Test(
        arguments: Thorough.every(
            3, of: ["010D", "010C", "0105", "0142", "0104", "0111", "0144", "0101", "0103", "015E"]), badAnswers)
    func aBadAnswerToAnything(_ command: String, _ bad: String) throws {
        let name = command == "015E" ? "fuelrate" : "gasoline"
        let good = try #require(Self.undisturbed[name]).get()
        let signals = try Self.poll(name, bad: bad, to: command)
        #expect(!good.isEmpty && good.subtracting(signals).isEmpty, "\(good.subtracting(signals).map(\.name))")
    }

    private static let undisturbed = Dictionary(
        uniqueKeysWithValues: ["gasoline", "fuelrate"].map { name in
            (name, Result { try poll(name, bad: "", to: "none") })
        })

    /// Returns the signals that arrive in the third half minute of a drive.
    private static func poll(_ name: String, bad: String, to command: String) throws -> Set<Signal> {
        var isBad = true
        let transport = AlteredTransport(simulated(try car(name), timing: Self.slow)) { said, answer, _ in
            guard said == command, isBad else { return answer }
            isBad = false
            return bad
        }
        var signals: Set<Signal> = []
        let start = transport.now
        LiveVehicle(connect: { session(transport, $0) }, pause: { _ in }).run { event in
            let seconds = transport.now.seconds(since: start)
            for sample in event.samples where seconds > 60 { signals.insert(sample.signal) }
            return seconds < 95
        }
        return signals
    }

    @Test func besideALivingRateNothingElseIsNeeded() throws {
        let (signals, _) = try poll([:])
        #expect(count(signals, .engineFuelMassRate) > 60)
        #expect(count(signals, .engineFuelRate) == 0)
        for signal in Self.companions where signal != .massAirFlow { #expect(count(signals, signal) == 0) }
        #expect((8...20).contains(count(signals, .massAirFlow)))
    }

    /// The next rate is used if the best one is listed but stays at zero.
    @Test func theNextRateIsAlive() throws {
        let (signals, _) = try poll(["019D": "00000000"])
        #expect(count(signals, .engineFuelRate) > 60 && count(signals, .engineFuelMassRate) < 3)
        #expect(count(signals, .throttlePosition) == 0)
    }

    /// If no rate reports fuel, the air flow is used, and all the signals that it needs are requested.
    @Test(arguments: ["0000", "FFFF"]) func aRateThatStaysEmpty(_ data: String) throws {
        let (signals, transport) = try poll(["019D": data + data, "015E": data])
        for signal in Self.companions { #expect(count(signals, signal) >= 8, "\(signal.name)") }
        #expect((signals[.engineFuelRate] ?? []).allSatisfy { $0 == 0 })
        #expect(transport.count("019D") > 20 && transport.count("015E") > 20)
    }

    /// The engine was off at the beginning: the first rate that reports fuel is used.
    @Test func aRateThatComesLate() throws {
        let (signals, transport) = try poll(["019D": "00000000", "015E": "0000"], until: 20)
        #expect(transport.count("019D") + transport.count("015E") > 60)
        #expect(min(transport.count("019D"), transport.count("015E")) < 60)
        let throttles = count(signals, .throttlePosition)
        #expect((3...9).contains(throttles))
    }
}
