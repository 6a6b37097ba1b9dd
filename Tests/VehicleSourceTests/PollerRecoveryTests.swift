import ELM327
import OBD
import Simulator
import Telemetry
import TestSupport
import Testing
import Transports

@testable import VehicleSource

/// A poller's request formats, restarts and broken connections, in virtual time.
@Suite(.timeLimit(.minutes(20))) struct PollerRecoveryTests {
    private static let all: Set<UInt8> = [0x01, 0x05, 0x0C, 0x0D, 0x10, 0x42]

    private func port(_ faults: String = "", quirks: Quirks = [], car name: String = "city") throws -> VirtualPort {
        VirtualPort(car: try car(name), pace: .maximum, quirks: quirks, faults: try FaultPlan(faults, seed: "1"))
    }

    private func open(_ port: VirtualPort) throws -> SimulatedTransport {
        try port.open(device: "sim:test", interruptDescriptor: -1)
    }

    /// Drives a vehicle behind a port that is opened again whenever it breaks. `wrap` may alter each connection.
    private func drive(
        _ port: VirtualPort, seconds: Double, known: [LinkProfile] = [],
        wrap: @escaping (SimulatedTransport) -> any Transport = { $0 }, link: Link = Link(),
        each: (SourceEvent) -> Void = { _ in }
    ) -> [SourceEvent] {
        var events: [SourceEvent] = []
        LiveVehicle(
            link: link, known: known,
            connect: { link throws(TransportError) in
                session(wrap(try port.open(device: "sim:test", interruptDescriptor: -1)), link)
            }, pause: { seconds throws(TransportError) in port.pass(seconds: seconds) }
        ).run { event in
            events.append(event)
            each(event)
            return port.now.seconds(since: .zero) < seconds
        }
        return events
    }

    private func speeds(_ events: [SourceEvent], from: Double = 0, to: Double = .infinity) -> [Sample] {
        events.flatMap(\.samples).filter {
            $0.signal == .vehicleSpeed && (from..<to).contains($0.time.seconds(since: .zero))
        }
    }

    private func formats(_ events: [SourceEvent]) -> [String] {
        events.compactMap(\.linkProfile).compactMap { LinkProfile(text: $0)?.format.text }
    }

    private static let best = "only=7E8 headers=0 batch=six count=frames"

    private static func known(_ format: String, vin: String? = "1HGCM82633A004352") -> LinkProfile {
        LinkProfile(
            identity: "ELM327 v2.1", description: nil, bus: .can11Bit500, vin: vin, format: RequestFormat(text: format),
            restingBaud: nil)
    }

    // MARK: Faults of the line

    /// One lost response in a hundred does not disable batches or counts for good.
    @Test(arguments: ["no-data:100", "line-cut:100", "busy:100", "frame-missing:100"])
    func faultsNowAndThen(_ fault: String) throws {
        let events = drive(try port(fault), seconds: 40)
        #expect(speeds(events, from: 20).count > 40 * 17, "\(speeds(events, from: 20).count)")
        #expect(formats(events).allSatisfy { $0.contains("batch=six") && $0.contains("count=") })
    }

    // MARK: Silence

    /// The longest timeout, used while the vehicle is silent, is not stored as one that the vehicle needs.
    @Test func theIgnitionTeachesNothing() throws {
        var log: [String] = []
        let events = drive(try port("ignition-off@30+30"), seconds: 90, link: Link { log.append($0) })
        #expect(formats(events) == [Self.best])
        #expect(log.filter { $0.hasPrefix("link: recovering") }.count == 1)
        #expect(log.last == "link: polling")
        #expect(speeds(events, from: 30.5, to: 59).isEmpty)
        #expect(speeds(events, from: 65).count > 25 * 40)
    }

    /// A sample has the time of its bytes, even the first one after a silence. A port that waits for the expected
    /// number of bytes must not wait for those of another response.
    @Test(arguments: ["ignition-off@30+10", "no-data:20", "lv-reset@20", "err94@20", "prompt-lost@20"])
    func aSampleHasTheTimeOfItsBytes(_ fault: String) throws {
        var arrivals: [Instant] = []
        let events = drive(
            try port(fault), seconds: 60,
            wrap: {
                WaitingTransport($0) { bytes, time in if bytes.contains(UInt8(ascii: "4")) { arrivals.append(time) } }
            })
        let found = speeds(events)
        #expect(found.count > 1000)
        var next = 0
        for sample in found {
            while next + 1 < arrivals.count, arrivals[next + 1] <= sample.time { next += 1 }
            let lateS = sample.time.seconds(since: arrivals[next])
            #expect(lateS < 0.1, "\(sample.time.seconds(since: .zero))")
        }
    }

    /// A port like those of the kernel: it wakes the reader only when the expected number of bytes has arrived, or
    /// their time is over.
    private final class WaitingTransport: Transport {
        private let inner: SimulatedTransport
        private let heard: ([UInt8], Instant) -> Void
        private var expected: (count: Int, by: Instant)?

        init(_ inner: SimulatedTransport, heard: @escaping ([UInt8], Instant) -> Void) {
            self.inner = inner
            self.heard = heard
        }

        var device: String { inner.device }
        var now: Instant { inner.now }
        func send(_ bytes: [UInt8]) throws(TransportError) { try inner.send(bytes) }
        func expect(_ count: Int, by time: Instant) { expected = (count, time) }
        func close() { inner.close() }

        func receive(before deadline: Instant) throws(TransportError) -> Received? {
            var bytes: [UInt8] = []
            if let (count, by) = expected, deadline > now {
                expected = nil
                while bytes.count < count, let received = try inner.receive(before: min(by, deadline)) {
                    heard(received.bytes, received.time)
                    bytes += received.bytes
                }
                if !bytes.isEmpty { return Received(bytes: bytes, time: now) }
            }
            let received = try inner.receive(before: deadline)
            if let received { heard(received.bytes, received.time) }
            return received
        }
    }

    /// While it is being detected what a slow vehicle supports and allows, its speed is requested and reported at once.
    @Test func slowECUs() throws {
        let port = try port(quirks: .slowECU)
        var last: Instant?
        var (longestS, latestS) = (0.0, 0.0)
        _ = drive(
            port, seconds: 40,
            each: { event in
                guard let sample = event.samples.first(where: { $0.signal == .vehicleSpeed }) else { return }
                longestS = max(longestS, last.map { sample.time.seconds(since: $0) } ?? 0)
                latestS = max(latestS, port.now.seconds(since: sample.time))
                last = sample.time
            })
        #expect(longestS > 0 && longestS < 2.5)
        #expect(latestS < 1)
    }

    /// A lost prompt interrupts the speed for no longer than the adapter could have continued, whatever the request
    /// was.
    @Test(arguments: Thorough.every(5, of: 20..<40)) func aLostPrompt(_ second: Int) throws {
        let events = drive(try port("prompt-lost@\(second)"), seconds: Double(second) + 8)
        let times = speeds(events, from: 10).map(\.time)
        let longestS = zip(times, times.dropFirst()).map { $1.seconds(since: $0) }.max() ?? .infinity
        #expect(longestS < 0.8)
    }

    /// An adapter that always echoes and adds spaces does not reveal a restart by these, but by showing no headers;
    /// they are then turned on again.
    @Test func aRestartThatDoesNotShow() throws {
        var car = try car("city")
        car.ecus[0].supportedPIDs.remove(0x0D)
        // Two ECUs are needed, so that headers stay on.
        let port = VirtualPort(
            car: car, pace: .maximum, quirks: [.echoAlwaysOn, .spacesStay],
            faults: try FaultPlan("reboot-silent@30", seed: "1"))
        let events = drive(port, seconds: 60)
        #expect(speeds(events, from: 20, to: 30).count > 100)
        #expect(speeds(events, from: 45).count > 100)
    }

    @Test(arguments: ["lv-reset@20", "reboot@20", "reboot-silent@20", "err94@20", "lp-alert@20"])
    func restarts(_ fault: String) throws {
        let events = drive(try port(fault), seconds: 40)
        #expect(speeds(events, from: 5, to: 19).count > 14 * 50)
        #expect(speeds(events, from: 25).count > 14 * 50)
        #expect(formats(events).last == Self.best)
        #expect(!events.contains { $0.problem != nil })
    }

    /// LV RESET in response to AT RV: the settings are lost as with any other response.
    @Test func aRestartWhileTheVoltageIsRead() throws {
        var car = try car("city")
        car.ecus[0].supportedPIDs.remove(0x42)
        let port = VirtualPort(car: car, pace: .maximum, quirks: [.echoAlwaysOn, .spacesStay])
        var log: [String] = []
        var isReset = false
        let events = drive(
            port, seconds: 40,
            wrap: { inner in
                AlteredTransport(inner) { command, answer, time in
                    guard command == "ATRV", !isReset, time.seconds(since: .zero) > 15 else { return answer }
                    isReset = true
                    return "LV RESET\r\r"
                }
            }, link: Link { log.append($0) })
        #expect(isReset)
        #expect(log.contains("link: recovering (the adapter restarted)"))
        #expect(speeds(events, from: 25).count > 100)
    }

    // MARK: Forms that hold no more

    /// Leaves air flow out of requests for several PIDs from some time on, as an ECU might leave it out of its answers.
    private final class Omitting: Transport {
        let inner: SimulatedTransport
        init(_ inner: SimulatedTransport) { self.inner = inner }
        var device: String { inner.device }
        var now: Instant { inner.now }
        func close() { inner.close() }

        func send(_ bytes: [UInt8]) throws(TransportError) {
            // Two digits for each PID, then perhaps a count.
            let place = stride(from: 2, to: bytes.count - 2, by: 2).first { bytes[$0...].starts(with: "10".utf8) }
            guard now.seconds(since: .zero) > 20, bytes.starts(with: "01".utf8), bytes.count > 6, let place else {
                return try inner.send(bytes)
            }
            try inner.send(Array(bytes[..<place] + bytes[(place + 2)...]))
        }

        func receive(before deadline: Instant) throws(TransportError) -> Received? {
            try inner.receive(before: deadline)
        }
    }

    /// What an answer to several lacks again and again is asked for alone, and the others go on together.
    @Test func whatIsLeftOutIsAskedForAlone() throws {
        let events = drive(try port(), seconds: 60, wrap: { Omitting($0) })
        #expect(formats(events).first == Self.best)
        let last = try #require(formats(events).last)
        #expect(last.contains("batch=six") && last.contains("alone=16"), "\(last)")
        let times = events.flatMap(\.samples).filter { $0.signal == .massAirFlow }.map { $0.time.seconds(since: .zero) }
        #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 < 3 } && (times.last ?? 0) > 59)
    }

    // MARK: Known forms

    @Test func aKnownFormat() throws {
        let events = drive(try port(), seconds: 10, known: [Self.known(Self.best)])
        #expect(formats(events) == [Self.best])
        let first = try #require(speeds(events).first)
        #expect(first.time.seconds(since: .zero) < 1.5)
        #expect(speeds(events, from: 3).count > 7 * 50)
    }

    /// A format that does not fit any more, belongs to a car whose other ECU would be taken for the engine, or was
    /// detected under bad conditions.
    @Test(arguments: [
        "only=7EA headers=0 batch=six count=frames", "only=18DAF110 headers=0 batch=six count=frames",
        "headers=0 batch=six count=frames", "headers=0", "", "timeout=255", "only=7E9 headers=0 batch=six",
    ])
    func aFormatThatDoesNotHold(_ format: String) throws {
        let events = drive(
            try port(quirks: .ecusDisagree), seconds: 20, known: [Self.known(format)])
        #expect(formats(events).last.map { $0.replacing("timeout=255 ", with: "") } == Self.best)
        #expect(speeds(events, from: 10).count > 10 * 50)
        let truth = try port()
        for sample in speeds(events) {
            #expect(isTrue(sample) { truth.value(of: .vehicleSpeed, at: $0) }, "\(sample)")
        }
    }

    /// The adapter only pretends to filter: a profile detected with another adapter is not trusted.
    @Test(arguments: [Quirks(), .ecusDisagree]) func aFilterThatDoesNotFilter(_ quirks: Quirks) throws {
        let events = drive(
            try port(quirks: quirks), seconds: 20, known: [Self.known(Self.best)],
            wrap: { inner in Unfiltered(inner) })
        let truth = try port()
        for sample in speeds(events) {
            #expect(isTrue(sample) { truth.value(of: .vehicleSpeed, at: $0) }, "\(sample)")
        }
        #expect(speeds(events, from: 10).count > 100)
        #expect(formats(events).allSatisfy { !$0.contains("only") && !$0.contains("headers=0") })
    }

    /// An adapter that answers OK to AT CRA and lets everything through.
    private final class Unfiltered: Transport {
        private let inner: SimulatedTransport
        init(_ inner: SimulatedTransport) { self.inner = inner }
        var device: String { inner.device }
        var now: Instant { inner.now }
        func send(_ bytes: [UInt8]) throws(TransportError) {
            let isFilter = bytes.starts(with: "ATCRA".utf8)
            try inner.send(isFilter ? Array("ATAL\r".utf8) : bytes)
        }
        func receive(before deadline: Instant) throws(TransportError) -> Received? {
            try inner.receive(before: deadline)
        }
        func close() { inner.close() }
    }

    // MARK: Connections that break

    /// However often and wherever in the setup the connection breaks, the detected format is not lost.
    @Test(arguments: Thorough.every(3, of: stride(from: 1, to: 60, by: 6).map(\.self))) func brokenAgainWhileItIsSetUp(
        _ commands: Int
    ) throws {
        var connections = 0
        let events = drive(
            try port(), seconds: 25,
            wrap: { inner in
                connections += 1
                // The first connection breaks during the drive, the second one during setup.
                return Breaking(inner, after: connections == 1 ? 400 : connections == 2 ? commands : .max)
            })
        #expect(connections == 3)
        #expect(formats(events).allSatisfy { $0 == Self.best }, "\(formats(events))")
        #expect(speeds(events, from: 15).count > 10 * 50)
    }

    /// The same for a connection that breaks while the format is being detected: the next one detects it.
    @Test(arguments: Thorough.every(3, of: stride(from: 20, to: 75, by: 6).map(\.self))) func brokenWhileItIsLearnt(
        _ commands: Int
    ) throws {
        var connections = 0
        let events = drive(
            try port(), seconds: 15,
            wrap: { inner in
                connections += 1
                return Breaking(inner, after: connections == 1 ? commands : .max)
            })
        #expect(connections == 2)
        #expect(formats(events).last == Self.best)
        #expect(speeds(events, from: 10).count > 5 * 50)
    }

    /// A connection that breaks after a number of commands.
    private final class Breaking: Transport {
        private let inner: SimulatedTransport
        private var left: Int
        init(_ inner: SimulatedTransport, after left: Int) {
            self.inner = inner
            self.left = left
        }
        var device: String { inner.device }
        var now: Instant { inner.now }
        func send(_ bytes: [UInt8]) throws(TransportError) {
            guard left > 0 else { throw .connection(.closedByPeer(device)) }
            left -= 1
            try inner.send(bytes)
        }
        func receive(before deadline: Instant) throws(TransportError) -> Received? {
            try inner.receive(before: deadline)
        }
        func close() { inner.close() }
    }

    // MARK: The end

    /// The pending request may finish with its prompt; without one, nothing is waited for.
    @Test func finishing() throws {
        let transport = AlteredTransport(try open(try port())) { _, answer, _ in answer }
        let session = try connected(transport)
        let poller = Poller(session: session)
        try poller.finish()
        try poller.begin(supported: Self.all) { _ in }
        try poller.finish()
        #expect(!session.adapter.isAsking)
        try poller.step { _ in }
        #expect(session.adapter.isAsking)
        let sent = transport.sent.count
        try poller.finish()
        #expect(!session.adapter.isAsking)
        try poller.finish()
        #expect(transport.sent.count == sent)
        try poller.step { _ in }
        #expect(session.adapter.isAsking)
    }
}
