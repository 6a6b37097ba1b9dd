import ELM327
import Formats
import Glibc
import OBD
import Simulator
import Telemetry
import TestSupport
import Testing
import Transports
import Trips
import VehicleSource

@Suite(.timeLimit(.minutes(20))) struct LiveVehicleTests {
    /// Returns a vehicle whose connection can be opened only once.
    private func live(_ transport: any Transport) -> LiveVehicle { live([transport]) }

    /// Returns a vehicle whose connection can be opened once for each transport. No time passes in between.
    private func live(_ transports: [any Transport]) -> LiveVehicle {
        var rest = transports[...]
        return LiveVehicle(
            connect: { link throws(TransportError) in
                guard let transport = rest.popFirst() else { throw TransportError.serial(.unplugged("gone for good")) }
                return Session(adapter: Adapter(transport: transport, link: link))
            }, pause: { _ throws(TransportError) in })
    }

    /// Takes events until the given second of virtual time.
    private func drive(_ transport: any Transport, seconds: Double) -> [SourceEvent] {
        var events: [SourceEvent] = []
        let end = Instant.zero.advanced(bySeconds: seconds)
        live(transport).run { event in
            events.append(event)
            return transport.now < end
        }
        return events
    }

    private func speeds(_ events: [SourceEvent]) -> [Sample] {
        events.flatMap(\.samples).filter { $0.signal == .vehicleSpeed }
    }

    /// Checks that the facts of the drive are those of the car, between the first and the last speed.
    private func compare(_ events: [SourceEvent], _ transport: SimulatedTransport, fuelWithin: Double) throws {
        var engine = TripEngine()
        for sample in events.flatMap(\.samples) { engine.take(sample) }
        let summary = engine.summary
        let all = speeds(events)
        let first = transport.truth(at: try #require(all.first).time)
        let last = transport.truth(at: try #require(all.last).time)
        let distance = try #require(summary.distanceKm) / (last.distanceKm - first.distanceKm)
        let fuel = try #require(summary.fuelL) / (last.fuelL - first.fuelL)
        #expect(abs(distance - 1) < 0.002, "distance \(distance)")
        #expect(abs(fuel - 1) < fuelWithin, "fuel \(fuel)")
        #expect(summary.samples == events.flatMap(\.samples).count)
    }

    /// Additional signals, one of them in a response of which the trip itself uses another part. The car supports them,
    /// except the oil temperature.
    @Test func furtherSignals() throws {
        let transport = simulated(try car("city"))
        let lambda = try #require(PIDTable.row(0x03)?.fields.last?.signal)
        let also = PollTable.also([
            (0x0F, [.intakeAirTemperature]), (0x07, [Signal.longTermFuelTrims[0]]), (0x03, [lambda]),
            (0x5C, [.engineOilTemperature]), (0x0D, [.vehicleSpeed]),
        ])
        var events: [SourceEvent] = []
        let end = Instant.zero.advanced(bySeconds: 60)
        LiveVehicle(
            also: also,
            connect: { link throws(TransportError) in
                Session(adapter: Adapter(transport: transport, link: link))
            }, pause: { _ throws(TransportError) in }
        ).run { event in
            events.append(event)
            return transport.now < end
        }
        let counts = Dictionary(grouping: events.flatMap(\.samples), by: \.signal).mapValues(\.count)
        #expect((30...400).contains(counts[.intakeAirTemperature] ?? 0), "\(counts)")
        #expect((30...400).contains(counts[Signal.longTermFuelTrims[0]] ?? 0), "\(counts)")
        #expect(counts[.engineOilTemperature] == nil)
        // Recorded for trends, and only as often as it costs nothing.
        #expect((1...15).contains(counts[Signal.shortTermFuelTrims[0]] ?? 0), "\(counts)")
        // The trip's own signals are requested as often as before.
        #expect((counts[.vehicleSpeed] ?? 0) > 500, "\(counts)")
    }

    /// What is recorded for trends takes at most 1% of what a trip is computed from, on each bus.
    @Test(arguments: [
        ("gasoline", VehicleBus.can11Bit500), ("fuelrate", VehicleBus.can11Bit500), ("nomaf", VehicleBus.iso9141),
        ("gasoline", VehicleBus.kwpFastInit),
    ]) func trendsCostATripNothing(_ name: String, _ bus: VehicleBus) throws {
        func counts(_ trends: [PollRow]) throws -> [Signal: Int] {
            let transport = simulated(try car(name, bus))
            var counts: [Signal: Int] = [:]
            LiveVehicle(
                trends: trends, ticksPerSecond: 10,
                connect: { link throws(TransportError) in session(transport, link) },
                pause: { _ throws(TransportError) in }
            ).run { event in
                for sample in event.samples { counts[sample.signal, default: 0] += 1 }
                return transport.now.seconds(since: .zero) < 1200
            }
            return counts
        }
        let (without, with) = (try counts([]), try counts(PollTable.trends))
        for signal in [Signal.vehicleSpeed, .engineSpeed, .massAirFlow, .engineFuelRate] {
            guard let before = without[signal] else { continue }
            let share = Double(with[signal] ?? 0) / Double(before)
            #expect(share > 0.978, "\(signal): \(share)")
        }
        let new = Signal.ofTrends + [.intakeManifoldPressure]
        for signal in new where !signal.name.contains("Bank2") && !signal.name.contains("Monitor") {
            #expect((with[signal] ?? 0) >= 3, "\(signal)")
        }
        let trims = with[Signal.longTermFuelTrims[0]] ?? 0
        #expect((8...250).contains(trims), "\(trims)")
        // Samples, and so what is stored, grow little.
        func all(_ counts: [Signal: Int]) -> Double { Double(counts.values.reduce(0, +)) }
        #expect(all(with) < 1.08 * all(without))
    }

    @Test func twentyMinutesInTheCity() throws {
        // A slow ECU reduces the number of requests in the same time.
        var timing = Timing()
        timing.canResponse = 0.1
        let transport = simulated(try car("city"), timing: timing)
        let events = drive(transport, seconds: 1200)
        try compare(events, transport, fuelWithin: 0.01)
        #expect(!events.contains { $0.isSilence || $0.problem != nil })
        let description = events.compactMap { if case .connected(let source) = $0 { source } else { nil } }
        #expect(
            description.map { [$0.device, $0.identity, $0.vehicle?.bus.map { "\($0)" }, $0.vehicle?.vin?.description] }
                == [
                    ["sim:test", "ELM327 v2.1", "can11Bit500", "1HGCM82633A004352"]
                ])
        let listed = description.first?.vehicle?.supported.values.reduce(into: Set<UInt8>()) { $0.formUnion($1) }
        #expect(listed?.isSuperset(of: [0x05, 0x0C, 0x0D, 0x10, 0x42]) == true)
        let times = events.flatMap(\.samples).map(\.time)
        #expect(times == times.sorted())
        // Progress comes before the connection, samples after it.
        let isFirst = events.prefix { if case .progress = $0 { true } else { false } }
        #expect(isFirst.count == 3)
        // The link profile, and that there are no codes, stored or pending.
        #expect(events.dropFirst(4).filter { $0.samples == [] }.count == 3)
        #expect(
            events.compactMap(\.linkProfile) == [
                "6|1HGCM82633A004352|only=7E8 headers=0 batch=six count=frames|ELM327 v2.1|OBDII to RS232 Interpreter|"
            ])
    }

    /// The slowest bus yields a speed about every two thirds of a second; the facts are still right.
    @Test(
        arguments: [
            (VehicleBus.iso9141, Quirks()), (.kwpFastInit, .noChecksum), (.j1850PWM, .ecuOrderReversed),
            (.can29Bit500, [.headersIgnored, .nulBytes]),
        ] as [(VehicleBus, Quirks)])
    func otherBuses(_ bus: VehicleBus, _ quirks: Quirks) throws {
        let transport = simulated(try car("city", bus), quirks: quirks)
        try compare(drive(transport, seconds: 400), transport, fuelWithin: 0.03)
    }

    @Test func theSameRunTwice() throws {
        let runs = try (0..<2).map { _ in
            drive(simulated(try car("city"), quirks: [.deliverBytewise, .nulBytes]), seconds: 60).flatMap(\.samples)
        }
        #expect(runs[0].count > 500)
        #expect(runs[0] == runs[1])
    }

    /// Returning false means that nothing more is wanted: pending data still arrive, and no further requests are made.
    @Test(arguments: [1, 2, 4, 5, 9, 10, 57]) func endsWhenNobodyWantsMore(_ count: Int) throws {
        var events = 0
        live(simulated(try car("city"))).run { _ in
            events += 1
            return events < count
        }
        #expect((count...count + 60).contains(events), "\(events)")
    }

    /// The response that is pending when the drive is ended belongs to it: without it the distance would end too early.
    @Test func theLastAnswerCounts() throws {
        let transport = simulated(try car("city"))
        let end = Instant.zero.advanced(bySeconds: 30)
        var (wanted, after) = (0, [SourceEvent]())
        live(transport).run { event in
            if transport.now < end { wanted += 1 } else { after.append(event) }
            return transport.now < end
        }
        #expect(wanted > 100)
        #expect(after.flatMap(\.samples).contains { $0.signal == .vehicleSpeed })
    }

    /// PID A2 alone (no air flow, no pressure, no volume rate) gives the fuel if the number of cylinders is known.
    @Test func fuelOfTheStrokeAlone() throws {
        let transport = simulated(try car("stroke"))
        let all = drive(transport, seconds: 300).flatMap(\.samples)
        var parameters = TripParameters()
        parameters.vehicle.cylinders = 4
        var engine = TripEngine(parameters: parameters)
        for sample in all { engine.take(sample) }
        let truth = transport.truth(at: try #require(all.last).time)
        let litres = try #require(engine.summary.fuelL)
        #expect(engine.summary.fuelMethod == .cylinderFuelRate)
        #expect(abs(litres / truth.fuelL - 1) < 0.02, "\(litres) of \(truth.fuelL)")
        let gramsPerKm = try #require(engine.summary.carbonDioxideGPerKm)
        #expect(gramsPerKm > 100)
    }

    /// Two minutes from a cold start, by pressure: mixture and air are richer and denser than when warm, and the result
    /// is reported as less certain.
    @Test func aColdStartByPressure() throws {
        let transport = simulated(try car("coldstart"))
        let all = drive(transport, seconds: 120).flatMap(\.samples)
        var parameters = TripParameters()
        parameters.vehicle.displacementL = 1.6
        parameters.vehicle.volumetricEfficiency = 0.85
        var engine = TripEngine(parameters: parameters)
        for sample in all { engine.take(sample) }
        let truth = transport.truth(at: try #require(all.last).time)
        let summary = engine.summary
        let litres = try #require(summary.fuelL)
        #expect(summary.fuelMethod == .speedDensity)
        #expect(abs(litres / truth.fuelL - 1) < 0.06, "\(litres) of \(truth.fuelL)")
        let percent = try #require(summary.fuelUncertaintyPercent)
        #expect((20...40).contains(percent))
    }

    /// A fault is reported with its code, before and with the check engine light.
    @Test func aFaultIsToldByItsCode() throws {
        let port = VirtualPort(
            car: try car("city"), pace: .maximum, quirks: [], faults: try FaultPlan("lamp@40", seed: "1"))
        let transport = try port.open(device: "sim:test", interruptDescriptor: -1)
        var codes: [String] = []
        for event in drive(transport, seconds: 200) {
            if case .codes(let found, let areStored, _) = event {
                codes.append("\(areStored ? "confirmed" : "pending") " + found.sorted().joined(separator: " "))
            }
        }
        #expect(codes == ["confirmed ", "pending ", "pending P0301", "confirmed P0301"], "\(codes)")
    }

    /// The ignition is switched off during the trip: silence is reported, time goes on, and no value is invented.
    @Test(arguments: [VehicleBus.can11Bit500, .kwpFastInit]) func theIgnitionGoesOff(_ bus: VehicleBus) throws {
        var car = try car("city", bus)
        car.engineOffAt = 60
        let transport = simulated(car)
        let events = drive(transport, seconds: 120)
        let off = Instant.zero.advanced(bySeconds: 60)
        #expect(events.flatMap(\.samples).allSatisfy { $0.time <= off.advanced(bySeconds: 0.5) })
        let silences = events.compactMap { if case .silence(let time) = $0 { time } else { nil } }
        #expect(silences.count > 40)
        #expect(silences == silences.sorted())
        #expect(silences.allSatisfy { $0 >= off } && transport.now.seconds(since: .zero) >= 120)
        let after = zip(silences, silences.dropFirst()).map { $1.seconds(since: $0) }
        #expect(after.allSatisfy { $0 < 2 })
        try compare(events, transport, fuelWithin: 0.05)
    }

    // MARK: Ends

    @Test(arguments: [
        (Quirks.silence, SourceError.Step.adapter), (.unplugged, .power), (.ignitionOff, .bus),
    ])
    func noCar(_ quirks: Quirks, _ step: SourceError.Step) throws {
        let events = drive(simulated(try car("city"), quirks: quirks), seconds: 60)
        #expect(events.compactMap(\.problem?.step) == [step])
        #expect(events.last?.problem != nil)
        #expect(!events.contains { $0.samples != [] })
    }

    /// The adapter returns in another car, whose drive does not belong to this car's trip.
    @Test func anotherCarBehindTheAdapter() throws {
        let port = simulated(try car("city"))
        func second() -> Double { port.now.seconds(since: .zero) }
        var events: [SourceEvent] = []
        LiveVehicle(
            connect: { link throws(TransportError) in
                guard !(60...80).contains(second()) else { throw TransportError.serial(.noDevice("away", advice: "")) }
                let transport = LeavingTransport(port, away: 60...80) { _ in }
                return session(
                    AlteredTransport(transport) { command, answer, _ in
                        guard command.hasPrefix("0902"), second() > 70, let last = answer.lastIndex(where: \.isHexDigit)
                        else { return answer }
                        return answer[..<last] + (answer[last] == "3" ? "4" : "3")
                            + answer[answer.index(after: last)...]
                    }, link)
            },
            pause: { seconds throws(TransportError) in
                let deadline = port.now.advanced(bySeconds: seconds)
                while port.now < deadline { _ = try port.receive(before: deadline) }
            }
        ).run { event in
            events.append(event)
            return second() < 300
        }
        #expect(events.last?.problem?.message == "another vehicle is connected; the trip has ended")
        #expect(second() < 150 && events.contains { $0.loss != nil })
        #expect(events.flatMap(\.samples).allSatisfy { $0.time.seconds(since: .zero) <= 61 })
    }

    /// The connection breaks during a trip and does not come back, which is reported until the user stops waiting.
    @Test func theConnectionBreaksForGood() throws {
        let transport = simulated(try car("city"))
        var events: [SourceEvent] = []
        live(transport).run { event in
            events.append(event)
            if event.samples != [], events.count > 100 { transport.close() }
            return events.count { $0.loss != nil } < 5
        }
        #expect(events.count { $0.samples != [] } >= 90)
        #expect(
            events.compactMap(\.loss?.message) == ["'sim:test' is closed"]
                + Array(repeating: "the adapter at 'gone for good' was unplugged", count: 4)
        )
        #expect(events.first { $0.loss != nil }?.loss?.step == .adapter)
        #expect(!events.contains { $0.problem != nil })
    }

    /// The connection breaks and comes back, once with the ignition off: the trip continues.
    @Test func theConnectionComesBack() throws {
        let first = simulated(try car("city"))
        let off = simulated(try car("city"), quirks: .ignitionOff)
        let second = simulated(try car("city"))
        var events: [SourceEvent] = []
        var samplesAfter = 0
        live([first, off, second]).run { event in
            events.append(event)
            if event.samples != [], events.count == 100 { first.close() }
            if event.samples != [], events.contains(where: { $0.loss != nil }) { samplesAfter += 1 }
            return samplesAfter < 100
        }
        #expect(events.compactMap(\.loss?.step) == [.adapter, .bus])
        // The vehicle is reported as connected once, and signals are requested by the table, not all at once again.
        #expect(events.count { if case .connected = $0 { true } else { false } } == 1)
        let signals = Set(events.suffix(100).flatMap(\.samples).map(\.signal))
        #expect(signals.isSuperset(of: [.vehicleSpeed, .engineSpeed, .massAirFlow]))
        #expect(!events.contains { $0.problem != nil })
    }

    /// The user's request to stop is not a problem.
    @Test func interrupted() throws {
        let stop = try makePipe()
        defer { for end in [stop.reading, stop.writing] { close(end) } }
        let transport = SimulatedTransport(
            device: "sim:test", car: try car("city"), pace: .maximum, interruptDescriptor: stop.reading)
        var events: [SourceEvent] = []
        live(transport).run { event in
            events.append(event)
            if events.count == 50 { _ = unsafe write(stop.writing, "x", 1) }
            return true
        }
        #expect(events.count >= 50)
        #expect(!events.contains { $0.problem != nil })
    }

    /// A car that refuses current data is not a silent car: the trip does not begin, and the reason is reported.
    @Test func aCarThatRefusesLiveData() throws {
        let transport = SimulatedTransport(
            device: "sim:test", car: try car("city"), pace: .maximum, quirks: .refusesCurrentData,
            interruptDescriptor: -1)
        let events = drive(transport, seconds: 30)
        let problem = try #require(events.last?.problem)
        #expect(problem.step == .ecu && problem.message.contains("refuses live data"), "\(problem.message)")
        #expect(problem.message.contains("service not supported (11)"))
    }

    @Test(
        arguments: [
            (.connection(.gone("x")), .adapter), (.serial(.silent("x")), .adapter),
            (.serial(.noDevice("x", advice: "plug it in")), .port), (.serial(.noSuchBaud("x", 300)), .port),
            (.replay(.ended(sent: "ATI", path: "x", line: 1)), .port),
        ] as [(TransportError, SourceError.Step)])
    func transportErrors(_ error: TransportError, _ step: SourceError.Step) {
        let problem = SourceError(error)
        #expect(problem.step == step)
        #expect(problem.message == error.text)
        // Of a connection that was lost there is always something to say.
        #expect(problem.advice == error.advice || error.advice.isEmpty && error.kind == .lost)
        #expect(error.kind != .lost || !problem.advice.isEmpty)
    }
}
