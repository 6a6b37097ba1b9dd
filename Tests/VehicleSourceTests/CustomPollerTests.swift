import CANLink
import CustomPIDs
import ELM327
import OBD
import Simulator
import Telemetry
import Testing
import Transports

@testable import VehicleSource

/// Custom PIDs of an ECU that can only be reached at its own address, through the whole stack.
@Suite(.timeLimit(.minutes(20))) struct CustomPollerTests {
    private static let tank = Signal("customTank", Unit("%"))
    private static let load = Signal("customLoad", Unit("%"))

    private static func pids(_ lines: String...) -> [CustomPID] {
        CustomPIDCollection(files: [("test.csv", Array((lines.joined(separator: "\n") + "\n").utf8))]).pids
    }

    private static func header(_ bus: VehicleBus) -> String {
        switch bus.framing {
        case .can11: "7C0"
        case .can29: "18DA40F1"
        case .kwp: "8140F1"
        case .iso9141, .j1850: "6C40F1"
        }
    }

    private static func tank(_ bus: VehicleBus) -> CustomPID {
        pids("Tank,,222A05,A/2,0,100,%,\(header(bus))")[0]
    }

    private func read(_ session: Session, _ pid: CustomPID) throws -> (values: [ReadValue], refusal: NegativeResponse?)
    {
        try ValueReader(session: session, scalings: [:]).read(.custom(pid))
    }

    @Test(arguments: VehicleBus.ofELM327) func readByItsHeader(_ bus: VehicleBus) throws {
        let session = try connected(simulated(try car("city", bus)))
        let values = try read(session, Self.tank(bus)).values
        let ecu = bus.framing == .can11 ? "7C8" : bus.framing == .can29 ? "18DAF140" : "40"
        #expect(values.map(\.ecu.description) == [ecu])
        #expect(values.first?.values.first?.value == 52 && values.first?.values.first?.signal == Self.tank)
        // Requests are addressed to all ECUs again.
        #expect(try session.request([0x01, 0x0C]).answers.first?.ecu.role == .engine)
    }

    /// Without the header no ECU supports it; other identifiers are refused by the ECU.
    @Test func whatIsNotThere() throws {
        let session = try connected(simulated(try car("city")))
        let unaddressed = try read(session, Self.pids("Tank,,222A05,A/2,0,100,%,")[0])
        #expect(unaddressed.values.isEmpty && unaddressed.refusal == NegativeResponse(code: 0x31))
        let unknown = try read(session, Self.pids("Tank,,222A06,A/2,0,100,%,7C0")[0])
        #expect(unknown.values.isEmpty && unknown.refusal == NegativeResponse(code: 0x31))
    }

    /// A multi-frame response.
    @Test(arguments: [VehicleBus.can11Bit500, .can29Bit250]) func aLongAnswer(_ bus: VehicleBus) throws {
        let session = try connected(simulated(try car("city", bus)))
        let pid = Self.pids("Tank,,2101,B/2+I,0,100,%,\(Self.header(bus))")[0]
        #expect(try read(session, pid).values.first?.values.first?.value == 52 + 17)
    }

    /// The first request gets no response if the ECU is slower than the adapter's timeout.
    @Test func patience() throws {
        let session = try connected(simulated(try car("city"), quirks: .slowECU))
        try session.setTimeout(nil)
        let reader = ValueReader(session: session, scalings: [:])
        let pid = Self.pids("Load,,22F404,A,0,100,%,7E0")[0]
        #expect(try reader.read(.custom(pid), isPatient: false).values.isEmpty)
        try session.adapter.quarantine()
        #expect(try reader.read(.custom(pid), isPatient: true).values.count == 1)
    }

    /// Modules that respond at addresses of their own, with and without the column that tells them.
    @Test(arguments: [
        (VehicleBus.can11Bit500, "6A2", "682", 26_688), (.can11Bit500, "241", "641", 26_689),
        (.can11Bit500, "6F1:12", "612", 26_690), (.can11Bit500, "750:40", "758", 26_691),
        (.can11Bit500, "714", "77E", 26_692), (.can29Bit500, "17FC0076", "17FE0076", 26_693),
    ])
    func modules(_ bus: VehicleBus, _ header: String, _ response: String, _ kilometers: Double) throws {
        for column in ["", response, "7A8"] {
            let session = try connected(simulated(try car("modules", bus)))
            let pids = Self.pids(
                "Odo,,2210E0,A*16777216+B*65536+C*256+D,0,1,km,\(header),\(column)",
                "Long,,2210E1,J,0,1,km,\(header),\(column)")
            for _ in 0..<2 {
                let values = try read(session, pids[0]).values
                #expect(values.map(\.ecu.description) == [response] && values.first?.values.first?.value == kilometers)
                let byte = Double(Int(kilometers) & 0xFF)
                #expect(try read(session, pids[1]).values.first?.values.first?.value == byte)
            }
            // Requests are addressed to all ECUs again.
            #expect(try session.request([0x01, 0x0C]).answers.first?.ecu.role == .engine)
            // The next connection goes straight to it.
            let profile = try #require(session.linkProfile(vin: nil))
            let next = Session(adapter: Adapter(transport: simulated(try car("modules", bus))))
            try next.open(known: LinkProfile(text: profile.text))
            #expect(next.modules == session.modules)
        }
    }

    // MARK: On a drive

    /// Takes events until the given second of virtual time.
    private func drive(_ transport: any Transport, _ pids: [CustomPID], seconds: Double, link: Link = Link())
        -> [SourceEvent]
    {
        var events: [SourceEvent] = []
        var isOpened = false
        let end = Instant.zero.advanced(bySeconds: seconds)
        LiveVehicle(
            link: link, customPIDs: CustomPIDChoice(pids),
            connect: { link throws(TransportError) in
                guard !isOpened else { throw TransportError.serial(.unplugged("gone for good")) }
                isOpened = true
                return Session(adapter: Adapter(transport: transport, link: link))
            }, pause: { _ throws(TransportError) in }
        ).run { event in
            events.append(event)
            return transport.now < end
        }
        return events
    }

    private func samples(_ events: [SourceEvent], _ signal: Signal) -> [Sample] {
        events.flatMap(\.samples).filter { $0.signal == signal }
    }

    @Test(arguments: [VehicleBus.can11Bit500, .can29Bit500, .iso9141, .kwpFastInit, .j1850VPW])
    func onADrive(_ bus: VehicleBus) throws {
        let transport = AlteredTransport(simulated(try car("city", bus))) { _, whole, _ in whole }
        let others = Self.pids("Load,,22F404,A*100/255,0,100,%,")
        let events = drive(transport, [Self.tank(bus)] + others, seconds: 60)
        let tank = samples(events, Self.tank)
        #expect(tank.count >= 15 && tank.allSatisfy { $0.value == 52 }, "\(tank.count)")
        #expect(samples(events, Self.load).count >= 15)
        // In between, the drive continues with the engine's ECU, without headers and with a filter if possible.
        #expect(samples(events, .vehicleSpeed).count > 60)
        #expect(!events.contains { $0.isSilence || $0.problem != nil })
        let isCAN = bus.framing == .can11 || bus.framing == .can29
        #expect(transport.sent.contains("ATH0") == isCAN)
        if bus == .can11Bit500 {
            #expect(transport.count("ATCRA7C8") >= 15 && transport.count("ATCRA7E8") > transport.count("ATCRA7C8"))
        }
    }

    /// Where a request takes little time, as over a CAN interface, four modules have each value about every second.
    @Test func aFastLink() throws {
        var car = try car("city")
        var lines: [String] = []
        let body = try #require(car.ecus.firstIndex { $0.records[[0x22, 0x2A, 0x05]] != nil })
        for number in 1...4 {
            car.ecus[body].records[[0x22, 0xE0, UInt8(number)]] = [UInt8(number)]
            lines.append("Value \(number),,22E00\(number),A,0,100,%,7C0")
        }
        let pids = Self.pids(lines.joined(separator: "\n"))
        let counts = [Timing.immediate, Timing()].map { timing in
            let events = drive(simulated(car, timing: timing), pids, seconds: 60)
            return (1...4).map { samples(events, Signal("customValue\($0)", Unit("%"))).count }
        }
        #expect(counts[0].allSatisfy { (35...60).contains($0) } && counts[1].allSatisfy { $0 >= 12 }, "\(counts)")
    }

    /// Over a CAN interface, slow modules have each value twice as often where a profile has an interval.
    @Test func anIntervalOverAnInterface() throws {
        var car = try car("city")
        let body = try #require(car.ecus.firstIndex { $0.records[[0x22, 0x2A, 0x05]] != nil })
        let header = "Name,ShortName,ModeAndPID,Equation,Min Value,Max Value,Units,Header,Seconds\n"
        var timing = Timing.immediate
        timing.canResponse = 0.05
        for number in 1...4 { car.ecus[body].records[[0x22, 0xE0, UInt8(number)]] = [UInt8(number)] }
        let counts = [",", ",1"].map { interval in
            let lines = (1...4).map { "Value \($0),,22E00\($0),A,0,100,%,7C0\(interval)" }
            let transport = AlteredTransport(simulated(car, timing: timing)) { command, whole, _ in
                command == "ATI" ? AdapterGeneration.interfacePrefix + "\r\r" : whole
            }
            let events = drive(transport, Self.pids(header + lines.joined(separator: "\n")), seconds: 60)
            return (1...4).map { samples(events, Signal("customValue\($0)", Unit("%"))).count }
        }
        #expect(zip(counts[0], counts[1]).allSatisfy { $0 >= 15 && $1 <= 60 && $1 * 5 >= $0 * 9 }, "\(counts)")
    }

    /// A car with four modules more, each with four values, and custom PIDs for them.
    private func fourModules() throws -> (car: VirtualCar, pids: [CustomPID]) {
        var car = try car("city")
        var lines: [String] = []
        for module in 0..<4 {
            var ecu = VirtualECU(role: .other, supportedPIDs: [])
            ecu.paths = [.can11: ModulePath(UInt32(0x710 + 0x10 * module), UInt32(0x718 + 0x10 * module))]
            for number in 0..<4 {
                // Every other response takes several frames.
                let value = UInt8(10 * module + number)
                ecu.records[[0x22, 0xE0, UInt8(number)]] = [UInt8](repeating: value, count: 12 / (1 + number % 2))
                lines.append("Value \(value),,22E00\(number),A,0,100,%,7\(module + 1)0")
            }
            car.ecus.append(ecu)
        }
        return (car, Self.pids(lines.joined(separator: "\n")))
    }

    /// Four modules behind a CAN interface: all four answer in the time of one request. An interface that does not know requests
    /// to several modules is asked one after the other.
    @Test func severalModulesAtOnce() throws {
        let (car, pids) = try fourModules()
        var timing = Timing()
        timing.canResponse = 0.025
        let totals = try [true, false].map { isJoint in
            let wire = SimulatedTransport(
                device: "sim:test", car: car, pace: .maximum, timing: timing, firmware: try Firmware.named("slcan"),
                interruptDescriptor: -1)
            let transport = AlteredTransport(CANAdapter(try SlcanInterface(wire, bitRate: nil))) { command, whole, _ in
                command.hasPrefix("@") && !isJoint ? "?\r\r" : whole
            }
            let events = drive(transport, pids, seconds: 60)
            let counts = (0..<16).map { index in
                let value = 10 * (index / 4) + index % 4
                let found = samples(events, Signal("customValue\(value)", Unit("%")))
                #expect(found.allSatisfy { $0.value == Double(value) })
                return found.count
            }
            #expect(counts.allSatisfy { $0 >= (isJoint ? 40 : 8) }, "\(counts)")
            #expect(!events.contains { $0.isSilence || $0.problem != nil })
            let joint = transport.sent.compactMap { JointRequest(Array($0.utf8)) }
            #expect(isJoint ? joint.contains { $0.parts.count == 4 } : joint.count == 1)
            return (values: counts.reduce(0, +), speeds: samples(events, .vehicleSpeed).count)
        }
        // Each value comes once a second at most: 960 in all.
        #expect(totals[0].values >= 800 && totals[0].values >= 2 * totals[1].values, "\(totals)")
        // What a trip is computed from comes as often.
        #expect(totals[0].speeds * 10 >= totals[1].speeds * 9, "\(totals)")
    }

    /// A request without a response is suspended for a minute after three times, and takes no turns from others.
    @Test func whatIsNotAnsweredRests() throws {
        let pids = [Self.tank(.can11Bit500)] + Self.pids("Nothing,,222A06,A,0,100,%,7C0")
        for (seconds, count) in [(50.0, 3), (100, 6)] {
            let transport = AlteredTransport(simulated(try car("city"))) { _, whole, _ in whole }
            let events = drive(transport, pids, seconds: seconds)
            #expect(transport.count("222A06") == count)
            #expect(samples(events, Self.tank).count > Int(seconds) - 15)
        }
    }

    // MARK: An electric car by its profile

    private static let battery = """
        Name,ShortName,ModeAndPID,Equation,Min Value,Max Value,Units,Header,Response,Extended,Standard,Years,Seconds
        SOC,SOC,220101,A/2,,,%,7E4,7EC,,stateOfCharge,,
        A,A,220101,SBITS(8:16)/10,,,A,7E4,7EC,,hybridBatteryCurrent,,5
        V,V,220101,BITS(24:16)/10,,,V,7E4,7EC,,hybridBatteryVoltage,,5
        Speed,Speed,220101,A,,,km/h,7E4,7EC,,vehicleSpeed,,
        """

    /// However much else there is, what energy and charge are computed from comes often enough.
    @Test func factsDoNotWaitForTheirTurn() throws {
        var car = try car("ev")
        var lines = [Self.battery]
        for number in 0..<60 {
            let digits = "22E0" + Hexadecimal.text([UInt8(number)])
            car.ecus[1].records[[0x22, 0xE0, UInt8(number)]] = [UInt8(number)]
            lines.append("Other \(number),Other\(number),\(digits),A,,,,7E4,7EC,,,,")
        }
        let pids = Self.pids(lines.joined(separator: "\n"))
        let transport = AlteredTransport(simulated(car)) { _, whole, _ in whole }
        let events = drive(transport, pids, seconds: 180)
        let currents = samples(events, .hybridBatteryCurrent).map(\.time)
        let gap = zip(currents, currents.dropFirst()).map { $1.seconds(since: $0) }.max() ?? 99
        #expect(currents.count > 75 && gap < 4, "\(currents.count) currents, \(gap) s")
        #expect(samples(events, .stateOfCharge).count == currents.count)
        let others = (0..<60).map { samples(events, Signal("customOther\($0)", .none)).count }
        #expect(others.allSatisfy { $0 >= 1 }, "\(others)")
        // The standard brings the speed of this car.
        #expect(samples(events, .vehicleSpeed).allSatisfy { $0.value < 70 })
        #expect(samples(events, .vehicleSpeed).count > 150)
    }

    /// Single cells: those of a response are compared with each other, and of several the weakest counts.
    @Test func cellsAreCompared() throws {
        var car = try car("ev")
        func cells(_ volts: [Double]) -> [UInt8] {
            volts.flatMap { [UInt8(Int($0 * 1000) >> 8), UInt8(Int($0 * 1000) & 0xFF)] }
        }
        // The second response comes under load; a cell that is not there is 0.
        car.ecus[1].records[[0x22, 0xE0, 0x01]] = cells([3.900, 3.896, 3.872])
        car.ecus[1].records[[0x22, 0xE0, 0x02]] = cells([3.700, 3.690, 0])
        let rows = [1, 2].flatMap { response in
            (0..<3).map { cell in
                "Cell \(response)\(cell),,22E00\(response),BITS(\(16 * cell):16)/1000,,,V,7E4,7EC,,cellVoltage,,"
            }
        }
        let pids = Self.pids(([String(Self.battery.split(separator: "\n")[0])] + rows).joined(separator: "\n"))
        #expect(pids.map(\.signalName) == (1...6).map { "cellVoltage\($0)" })
        let transport = AlteredTransport(simulated(car)) { _, whole, _ in whole }
        let events = drive(transport, pids, seconds: 60)
        let spreads = samples(events, .cellVoltageSpread)
        #expect(spreads.count >= 15)
        for sample in spreads { #expect(abs(sample.value - 0.028) < 1e-6) }
        #expect(samples(events, .cellVoltageMax).last.map { abs($0.value - 3.9) < 1e-6 } == true)
        #expect(samples(events, .cellVoltageMin).last.map { abs($0.value - 3.69) < 1e-6 } == true)
    }

    /// A header that could not be reset is reset soon after; until then everything goes to the body control module.
    @Test func aGarbledWayBack() throws {
        var garbled = 0
        let transport = AlteredTransport(simulated(try car("city"))) { _, whole, _ in whole }
        let lossy = GarblingTransport(transport) { command, time in
            guard command == "ATSH7DF", time.seconds(since: .zero) > 20, garbled < 2 else { return command }
            garbled += 1
            return "ATSX7DF"
        }
        let events = drive(lossy, [Self.tank(.can11Bit500)], seconds: 60)
        #expect(garbled == 2)
        let speeds = samples(events, .vehicleSpeed).map(\.time)
        let gap = zip(speeds, speeds.dropFirst()).map { $1.seconds(since: $0) }.max() ?? 99
        #expect(gap < 5, "\(gap) s")
        #expect(samples(events, Self.tank).count > 40)
    }

    /// A vehicle that no longer responds is not asked for custom PIDs.
    @Test func notOfASilentVehicle() throws {
        var car = try car("city")
        car.engineOffAt = 30
        var log: [(line: String, sent: Int)] = []
        let transport = AlteredTransport(simulated(car)) { _, whole, _ in whole }
        let link = Link { log.append(($0, transport.count("222A05"))) }
        _ = drive(transport, [Self.tank(.can11Bit500)], seconds: 90, link: link)
        let silent = try #require(log.first { $0.line.hasPrefix("link: recovering") }, "\(log)")
        #expect(silent.sent > 10 && transport.count("222A05") == silent.sent)
    }
}

/// An adapter that receives some commands garbled.
private final class GarblingTransport: Transport {
    private let inner: any Transport
    private let garble: (_ command: String, _ time: Instant) -> String

    init(_ inner: any Transport, garble: @escaping (String, Instant) -> String) {
        self.inner = inner
        self.garble = garble
    }

    var device: String { inner.device }
    var now: Instant { inner.now }

    func send(_ bytes: [UInt8]) throws(TransportError) {
        let command = String(decoding: bytes.dropLast(), as: UTF8.self)
        try inner.send(Array(garble(command, now).utf8) + bytes.suffix(1))
    }

    func receive(before deadline: Instant) throws(TransportError) -> Received? {
        try inner.receive(before: deadline)
    }

    func close() { inner.close() }
}
