import ELM327
import OBD
import Simulator
import Telemetry
import Testing
import Transports

@testable import VehicleSource

/// The polling rate on the buses before CAN, if a second ECU answers some of the requests: in virtual time.
@Suite(.timeLimit(.minutes(20))) struct OlderBusesTests {
    private static let buses: [VehicleBus] = [.j1850PWM, .j1850VPW, .iso9141, .kwpFastInit]

    private func port(_ bus: VehicleBus, _ quirks: Quirks = [], faults: String = "") throws -> VirtualPort {
        var car = try car("city")
        car.bus = bus
        return VirtualPort(car: car, pace: .maximum, quirks: quirks, faults: try FaultPlan(faults, seed: "1"))
    }

    private func drive(
        _ port: VirtualPort, seconds: Double, known: [LinkProfile] = [],
        wrap: @escaping (SimulatedTransport) -> any Transport = { $0 }
    ) -> [SourceEvent] {
        var events: [SourceEvent] = []
        LiveVehicle(
            known: known,
            connect: { link throws(TransportError) in
                session(wrap(try port.open(device: "sim:test", interruptDescriptor: -1)), link)
            }, pause: { seconds throws(TransportError) in port.pass(seconds: seconds) }
        ).run { event in
            events.append(event)
            return port.now.seconds(since: .zero) < seconds
        }
        return events
    }

    private func rate(_ events: [SourceEvent], from: Double, to: Double) -> Double {
        let count = events.flatMap(\.samples).count { (from..<to).contains($0.time.seconds(since: .zero)) }
        return Double(count) / (to - from)
    }

    private func format(_ events: [SourceEvent]) -> String? {
        events.compactMap(\.linkProfile).last.flatMap { LinkProfile(text: $0)?.format.text }
    }

    private func isFast(_ bus: VehicleBus) -> Bool { bus.framing == .j1850 }

    /// 27.5 ms per request on J1850, 100 ms on the K-line: the times of ECU, bus and link.
    @Test(arguments: buses) func nothingIsWaitedFor(_ bus: VehicleBus) throws {
        let events = drive(try port(bus), seconds: 40)
        #expect(format(events) == "only=10 count=frames")
        let rate = rate(events, from: 20, to: 40)
        #expect(rate > (isFast(bus) ? 35.5 : 9.6), "\(rate)")
    }

    /// A known link profile is used from the first second on.
    @Test(arguments: buses) func knownAddresses(_ bus: VehicleBus) throws {
        let known = drive(try port(bus), seconds: 20).compactMap(\.linkProfile).compactMap { LinkProfile(text: $0) }
        let events = drive(try port(bus), seconds: 20, known: known)
        #expect(events.compactMap(\.linkProfile).compactMap { LinkProfile(text: $0) } == known.suffix(1))
        let start = try #require(events.flatMap(\.samples).first).time.seconds(since: .zero)
        let rate = rate(events, from: start + 2, to: start + 7)
        #expect(rate > (isFast(bus) ? 33 : 9), "\(rate)")
    }

    /// Each ECU's response takes time on the bus, and all of them are waited for; on J1850 PWM the count is then not
    /// certain.
    @Test(arguments: buses) func addressesThatAreNotHeeded(_ bus: VehicleBus) throws {
        let events = drive(try port(bus, .functionalOnly), seconds: 40)
        #expect(format(events) == (bus == .j1850PWM ? "adaptive=2" : "count=frames"))
        let rate = rate(events, from: 20, to: 40)
        #expect(rate > (bus == .j1850PWM ? 18 : isFast(bus) ? 29 : 9.2), "\(rate)")
    }

    /// The ignition is off for a while: afterwards the ECU is addressed alone again. This is also what is stored if the
    /// trip ends with the ignition off.
    @Test(arguments: buses, [40.0, 23]) func ignitionOff(_ bus: VehicleBus, _ seconds: Double) throws {
        let events = drive(try port(bus, faults: "ignition-off@15+10"), seconds: seconds)
        #expect(format(events) == "only=10 count=frames")
        guard seconds > 30 else { return }
        let rate = rate(events, from: 34, to: 40)
        #expect(rate > (isFast(bus) ? 33 : 9), "\(rate)")
    }

    /// If an ECU no longer responds at its own address, requests are addressed to all ECUs again.
    @Test(arguments: buses) func addressesThatAreForgotten(_ bus: VehicleBus) throws {
        let events = drive(try port(bus), seconds: 40, wrap: { Forgetful($0, from: 15) })
        #expect(format(events) == (bus == .j1850PWM ? "adaptive=2" : "count=frames"))
        let rate = rate(events, from: 25, to: 40)
        #expect(rate > (isFast(bus) ? 17 : 8), "\(rate)")
    }

    /// From some time on, no ECU responds to requests at its own address.
    private final class Forgetful: Transport {
        private let inner: SimulatedTransport
        private let end: Instant
        private var isAddressed = false

        init(_ inner: SimulatedTransport, from seconds: Double) {
            self.inner = inner
            end = Instant.zero.advanced(bySeconds: seconds)
        }

        var device: String { inner.device }
        var now: Instant { inner.now }
        func send(_ bytes: [UInt8]) throws(TransportError) {
            if bytes.starts(with: "ATSH".utf8) {
                isAddressed = !["33F1\r", "6AF1\r"].contains(String(decoding: bytes.suffix(5), as: UTF8.self))
            }
            let isLost = isAddressed && now >= end && bytes.starts(with: "0".utf8)
            try inner.send(isLost ? Array("01FE\r".utf8) : bytes)
        }
        func receive(before deadline: Instant) throws(TransportError) -> Received? {
            try inner.receive(before: deadline)
        }
        func close() { inner.close() }
    }
}
