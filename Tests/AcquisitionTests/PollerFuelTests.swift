import Acquisition
import ELM327
import Simulator
import Telemetry
import Testing
import Transports

/// What is asked for beside a fuel rate that says nothing.
@Suite struct PollerFuelTests {
    private static let supported: Set<UInt8> = [
        0x01, 0x03, 0x04, 0x05, 0x0C, 0x0D, 0x10, 0x11, 0x42, 0x44, 0x5E, 0x9D,
    ]
    private static let companions: [Signal] = [
        .fuelSystemStatus, .throttlePosition, .engineLoad, .commandedLambda, .massAirFlow,
    ]

    /// Polls a car that has PIDs 5E and 9D, with other data for some of them from and until some time.
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
            if let sample = event.sample { signals[sample.signal, default: []].append(sample.value) }
        }
        let poller = Poller(session: session)
        try poller.begin(supported: Self.supported, emit: take)
        let end = session.now.advanced(bySeconds: 60)
        while session.now < end { try poller.step(emit: take) }
        return (signals, transport)
    }

    private func count(_ signals: [Signal: [Double]], _ signal: Signal) -> Int { signals[signal]?.count ?? 0 }

    @Test func besideALivingRateNothingElseIsNeeded() throws {
        let (signals, _) = try poll([:])
        #expect(count(signals, .engineFuelMassRate) > 60)
        #expect(count(signals, .engineFuelRate) == 0)
        for signal in Self.companions where signal != .massAirFlow { #expect(count(signals, signal) == 0) }
        #expect((8...20).contains(count(signals, .massAirFlow)))
    }

    /// The next rate is taken where the best is listed and stays at zero.
    @Test func theNextRateIsAlive() throws {
        let (signals, _) = try poll(["019D": "00000000"])
        #expect(count(signals, .engineFuelRate) > 60 && count(signals, .engineFuelMassRate) < 3)
        #expect(count(signals, .throttlePosition) == 0)
    }

    /// Where no rate brings anything, the air flow counts, and all that it needs is asked for.
    @Test(arguments: ["0000", "FFFF"]) func aRateThatStaysEmpty(_ data: String) throws {
        let (signals, transport) = try poll(["019D": data + data, "015E": data])
        for signal in Self.companions { #expect(count(signals, signal) >= 8, "\(signal.name)") }
        #expect((signals[.engineFuelRate] ?? []).allSatisfy { $0 == 0 })
        #expect(transport.count("019D") > 20 && transport.count("015E") > 20)
    }

    /// The engine was off when it began: the first rate that brings something is taken.
    @Test func aRateThatComesLate() throws {
        let (signals, transport) = try poll(["019D": "00000000", "015E": "0000"], until: 20)
        #expect(transport.count("019D") + transport.count("015E") > 60)
        #expect(min(transport.count("019D"), transport.count("015E")) < 60)
        let throttles = count(signals, .throttlePosition)
        #expect((3...9).contains(throttles))
    }
}
