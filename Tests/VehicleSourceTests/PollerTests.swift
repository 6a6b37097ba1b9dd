import ELM327
import OBD
import Simulator
import Telemetry
import Testing
import Transports
import VehicleSource

@Suite(.timeLimit(.minutes(20))) struct PollerTests {
    private static let all: Set<UInt8> = [0x01, 0x05, 0x0C, 0x0D, 0x10, 0x42]

    /// Ten requests per second, for tests that need the time and not the samples.
    private static var slow: Timing {
        var timing = Timing()
        timing.adaptiveCAN = 0.08
        return timing
    }

    /// Polls for some seconds of virtual time.
    private func poll(
        _ transport: any Transport, seconds: Double, supported: Set<UInt8> = all,
        each: (SourceEvent) -> Void = { _ in }
    ) throws -> [SourceEvent] {
        let session = try connected(transport)
        var events: [SourceEvent] = []
        func take(_ event: SourceEvent) {
            events.append(event)
            each(event)
        }
        let poller = Poller(session: session)
        try poller.begin(supported: supported, emit: take)
        let end = session.now.advanced(bySeconds: seconds)
        while session.now < end { try poller.step(emit: take) }
        return events
    }

    private func samples(_ events: [SourceEvent], _ signal: Signal) -> [Sample] {
        events.flatMap(\.samples).filter { $0.signal == signal }
    }

    /// Returns the seconds between adjacent samples of a signal.
    private func gaps(_ events: [SourceEvent], _ signal: Signal) -> [Double] {
        let times = samples(events, signal).map(\.time)
        return zip(times, times.dropFirst()).map { $1.seconds(since: $0) }
    }

    @Test func everyQuantityAtItsPace() throws {
        let events = try poll(simulated(try car("city")), seconds: 60)
        #expect(!events.contains { $0.isSilence })
        // The first one is requested before the others are tried.
        let speeds = gaps(events, .vehicleSpeed).dropFirst()
        #expect(speeds.count > 600)
        #expect((speeds.max() ?? 0) < 0.12)
        #expect(gaps(events, .engineSpeed).allSatisfy { $0 < 0.25 })
        #expect(gaps(events, .massAirFlow).allSatisfy { $0 < 0.5 })
        #expect((9...11).contains(samples(events, .controlModuleVoltage).count))
        #expect((6...7).contains(samples(events, .coolantTemperature).count))
        #expect(samples(events, .adapterVoltage).isEmpty)
        let times = events.flatMap(\.samples).map(\.time)
        #expect(times == times.sorted())
    }

    /// The monitors of the simulated car that do not run all the time.
    private static let monitors = Set(
        ["catalyst", "evaporativeSystem", "oxygenSensor", "oxygenSensorHeater"].map {
            Signal("\($0)MonitorIncomplete", .none)
        })

    /// Each value is the one that the car's sensor shows at that time, to within the step of its PID.
    @Test(arguments: VehicleBus.ofELM327) func theValuesAreTheCars(_ bus: VehicleBus) throws {
        let transport = simulated(try car("city", bus))
        let events = try poll(transport, seconds: 40)
        let tolerance: [Signal: Double] = [
            .vehicleSpeed: 1.5, .engineSpeed: 45, .massAirFlow: 2.5, .coolantTemperature: 1,
            .controlModuleVoltage: 0.05,
        ]
        for sample in events.flatMap(\.samples) where tolerance[sample.signal] != nil {
            // A response is some milliseconds old when it arrives.
            let before = transport.adapter.car.value(of: sample.signal, at: sample.time.seconds(since: .zero) - 0.03)
            let truth = try #require(before)
            #expect(abs(sample.value - truth) <= tolerance[sample.signal] ?? 0, "\(sample) but \(truth)")
        }
        #expect(
            Set(events.flatMap(\.samples).map(\.signal))
                == Set(tolerance.keys).union([.mil, .compressionIgnition, .storedCodeCount]).union(Self.monitors))
    }

    // MARK: What the vehicle has

    @Test func unsupportedQuantitiesDropOut() throws {
        var car = try car("city")
        car.ecus[0].supportedPIDs = [0x01, 0x0C, 0x0D]
        let transport = AlteredTransport(simulated(car)) { _, answer, _ in answer }
        let events = try poll(transport, seconds: 30, supported: [0x01, 0x0C, 0x0D])
        // A list may be wrong: each PID is tried once, and not again.
        for command in ["0105", "0110"] { #expect(transport.count(command) == 1) }
        #expect(transport.count("0142") == 0)
        #expect(
            Set(events.flatMap(\.samples).map(\.signal))
                == Self.monitors.union([
                    .vehicleSpeed, .engineSpeed, .adapterVoltage, .mil, .compressionIgnition, .storedCodeCount,
                ]))
        #expect((4...6).contains(samples(events, .adapterVoltage).count))
        #expect(samples(events, .adapterVoltage).allSatisfy { (13.8...14.2).contains($0.value) })
        #expect((gaps(events, .engineSpeed).dropFirst().max() ?? 9) < 0.2)
    }

    @Test func voltageFallsBackToTheAdapters() throws {
        var car = try car("city")
        car.ecus[0].supportedPIDs.remove(0x42)
        // Listed, but never answered.
        let events = try poll(simulated(car), seconds: 20)
        #expect(samples(events, .controlModuleVoltage).isEmpty)
        #expect(samples(events, .adapterVoltage).count >= 3)
    }

    /// Some clones report zero or no number at all; no car has that voltage.
    @Test(arguments: ["0.0V", "0V", "?", "OK", "nanV", ""]) func noVoltageAtAll(_ text: String) throws {
        var car = try car("city")
        car.ecus[0].supportedPIDs.remove(0x42)
        let transport = AlteredTransport(simulated(car)) { command, answer, _ in
            command == "ATRV" ? "\(text)\r\r" : answer
        }
        let events = try poll(transport, seconds: 20, supported: [0x0C, 0x0D])
        #expect(samples(events, .adapterVoltage).isEmpty && samples(events, .controlModuleVoltage).isEmpty)
        #expect(samples(events, .vehicleSpeed).count > 100)
    }

    /// A list that omits PIDs that the vehicle supports.
    @Test func theListIsWrong() throws {
        let events = try poll(simulated(try car("city")), seconds: 20, supported: [])
        #expect(
            Set(events.flatMap(\.samples).map(\.signal)) == [
                .vehicleSpeed, .engineSpeed, .massAirFlow, .coolantTemperature, .adapterVoltage,
            ])
    }

    @Test func whatIsListedMayAnswerLater() throws {
        let transport = AlteredTransport(simulated(try car("city"))) { command, answer, time in
            command == "0110" && time.seconds(since: .zero) < 8 ? "NO DATA\r\r" : answer
        }
        let events = try poll(transport, seconds: 60)
        let first = try #require(samples(events, .massAirFlow).first)
        #expect(first.time.seconds(since: .zero) < 45)
        #expect(samples(events, .massAirFlow).count > 50)
    }

    @Test func nothingIsSupported() throws {
        let transport = AlteredTransport(simulated(try car("city"))) { command, answer, _ in
            command.hasPrefix("01") && command != "0100" || command == "ATRV" ? "NO DATA\r\r" : answer
        }
        let events = try poll(transport, seconds: 5, supported: [])
        #expect(!events.isEmpty && events.allSatisfy(\.isSilence))
        // It waits without a busy loop.
        #expect(events.count < 100)
    }

    // MARK: Silence

    /// A row that is silent while others respond is suspended, and tried once every few seconds until it is back.
    @Test(arguments: ["010D", "010C", "0110"]) func aSilentRowRests(_ command: String) throws {
        var silenced = 0
        let transport = AlteredTransport(simulated(try car("city"), timing: Self.slow)) { asked, answer, time in
            guard asked == command, (10..<30).contains(time.seconds(since: .zero)) else { return answer }
            silenced += 1
            return "NO DATA\r\r"
        }
        let events = try poll(transport, seconds: 50)
        #expect((7...9).contains(silenced))
        let signal: Signal = ["010D": .vehicleSpeed, "010C": .engineSpeed, "0110": .massAirFlow][command]!
        let pauses = gaps(events, signal).filter { $0 > 1 }
        #expect(pauses.count == 1 && pauses.allSatisfy { (19..<27).contains($0) })
        // The others continue meanwhile; air flow waits when three slow rows are due at once.
        for other in [Signal.vehicleSpeed, .engineSpeed, .massAirFlow] where other != signal {
            #expect(gaps(events, other).allSatisfy { $0 < 2 })
        }
    }

    /// An occasional NO DATA does not suspend a row.
    @Test func fourMissesAreForgiven() throws {
        var misses = 0
        let transport = AlteredTransport(simulated(try car("city"), timing: Self.slow)) { asked, answer, _ in
            guard asked == "010D" else { return answer }
            misses += 1
            return misses % 5 == 0 ? answer : "NO DATA\r\r"
        }
        let events = try poll(transport, seconds: 60)
        #expect(gaps(events, .vehicleSpeed).allSatisfy { $0 < 2 })
    }

    /// When the whole vehicle is silent, for however long, no row is suspended: when it is back, all of them are.
    @Test(arguments: [3.0, 45, 100], [true, false])
    func aSilentVehicle(_ seconds: Double, _ hasModuleVoltage: Bool) throws {
        var car = try car("city")
        if !hasModuleVoltage { car.ecus[0].supportedPIDs.remove(0x42) }
        let transport = AlteredTransport(simulated(car, timing: Self.slow)) { asked, answer, time in
            let isSilent = (20..<20 + seconds).contains(time.seconds(since: .zero))
            return isSilent && asked.hasPrefix("01") ? "NO DATA\r\r" : answer
        }
        let events = try poll(transport, seconds: seconds + 60)
        for signal in [Signal.vehicleSpeed, .engineSpeed, .massAirFlow] {
            let pauses = gaps(events, signal).filter { $0 > 2 }
            #expect(pauses.count == 1, "\(signal)")
            #expect(pauses.allSatisfy { (seconds - 1...seconds + 3).contains($0) }, "\(signal): \(pauses)")
        }
        let silences = events.compactMap { if case .silence(let time) = $0 { time } else { nil } }
        #expect(silences.count > Int(seconds))
    }

    // MARK: Two ECUs

    /// Makes the transmission report another speed than the engine: 238 km/h.
    private func altered(_ answer: String) -> String {
        answer.split(separator: "\r", omittingEmptySubsequences: false)
            .map { $0.hasPrefix("7E903410D") ? "7E903410DEE" : $0 }.joined(separator: "\r")
    }

    private func withoutEngine(_ answer: String) -> String {
        answer.split(separator: "\r").filter { !$0.hasPrefix("7E8") }.joined(separator: "\r") + "\r\r"
    }

    @Test(arguments: [Quirks(), .ecuOrderReversed]) func theEnginesAnswerIsTaken(_ quirks: Quirks) throws {
        let transport = AlteredTransport(simulated(try car("healthy"), quirks: quirks)) { command, answer, _ in
            command == "010D" ? altered(answer) : answer
        }
        let speeds = samples(try poll(transport, seconds: 10), .vehicleSpeed)
        #expect(speeds.count > 50)
        #expect(speeds.allSatisfy { $0.value == 0 })
    }

    /// Once the engine has responded, the transmission's response alone does not count.
    @Test func theEnginesAnswerStaysChosen() throws {
        var asked = 0
        let transport = AlteredTransport(simulated(try car("healthy"))) { command, answer, _ in
            guard command == "010D" else { return answer }
            asked += 1
            let lines = altered(answer)
            return asked % 2 == 0 ? withoutEngine(lines) : lines
        }
        let events = try poll(transport, seconds: 10)
        let speeds = samples(events, .vehicleSpeed)
        #expect(speeds.count > 20 && speeds.allSatisfy { $0.value == 0 })
        #expect(events.contains { $0.isSilence })
    }

    /// If the engine's first response was lost, its later ones are used, and not the other ECU's for good.
    @Test func theEngineComesLate() throws {
        var asked = 0
        let transport = AlteredTransport(simulated(try car("healthy"))) { command, answer, _ in
            guard command == "010D" else { return answer }
            asked += 1
            let lines = altered(answer)
            return asked < 3 ? withoutEngine(lines) : lines
        }
        let speeds = samples(try poll(transport, seconds: 10), .vehicleSpeed).map(\.value)
        #expect(speeds.prefix(2) == [0xEE, 0xEE])
        #expect(speeds.count > 50 && speeds.dropFirst(2).allSatisfy { $0 == 0 })
    }

    /// A car in which only the transmission reports the speed.
    @Test func theTransmissionAlone() throws {
        var car = try car("city")
        car.ecus[0].supportedPIDs.remove(0x0D)
        let speeds = samples(try poll(simulated(car), seconds: 60), .vehicleSpeed)
        #expect(speeds.count > 500 && speeds.contains { $0.value > 30 })
    }

    // MARK: Wrong answers

    /// These never yield a speed: a response to another PID or service, and a broken or doubtful one.
    @Test(arguments: [
        "7E804410C1AF8", "7E803410C32", "7E803420D32", "7E803490D32", "7E8037F0112", "7E8037F0178", "7E802410D",
        "7E804410D3200", "7E805410D320C1A", "7E803410D3", "7E803410D", "7E8", "7DF03410D32", "12303410D32",
        "7E803410D32 <DATA ERROR", "7E803410D32 <RX ERROR", "7E803410D32STOPPED", "7E803410D32\r7E803410D33",
        "7E803410D32\r7E81008410D32320000", "7E82103410D32", "7E810", "410D32", "0: 41 0D 32", "ELM327 v1.5", "OK", "?",
        "NO DATA", "BUFFER FULL", "410C", "50", "7E803410D3G", "LV RESET",
    ])
    func wrongAnswersAreNoSamples(_ wrong: String) throws {
        let transport = AlteredTransport(simulated(try car("city"), timing: Self.slow)) { command, answer, time in
            command == "010D" && time.seconds(since: .zero) < 6 ? "\(wrong)\r\r" : answer
        }
        let events = try poll(transport, seconds: 38)
        let speeds = samples(events, .vehicleSpeed)
        let early = speeds.first { $0.time.seconds(since: .zero) < 6 }
        #expect(early == nil)
        #expect(speeds.count > 20)
        // They do not affect the others.
        #expect(gaps(events, .engineSpeed).allSatisfy { $0 < 1 })
        #expect(events.flatMap(\.samples).allSatisfy { $0.signal != .engineSpeed || $0.value < 4000 })
    }

    /// The response to the previous request, late by a whole round.
    @Test func anAnswerThatIsLateByOne() throws {
        var before = ""
        let transport = AlteredTransport(simulated(try car("city"))) { command, answer, time in
            guard command.hasPrefix("01"), time.seconds(since: .zero) > 5 else { return answer }
            defer { before = answer }
            return before + "\r"
        }
        let events = try poll(transport, seconds: 30)
        // Only an earlier response to the same request is accepted, never one to another request.
        let sane: [Signal: ClosedRange<Double>] = [
            .vehicleSpeed: 0...60, .engineSpeed: 700...2500, .massAirFlow: 1...60, .coolantTemperature: 20...40,
            .controlModuleVoltage: 13.5...14.5, .adapterVoltage: 13.5...14.5, .mil: 0...0,
            .compressionIgnition: 0...0, .storedCodeCount: 0...0,
        ]
        for sample in events.flatMap(\.samples) where !Self.monitors.contains(sample.signal) {
            #expect(sane[sample.signal]?.contains(sample.value) == true, "\(sample)")
        }
    }
}
