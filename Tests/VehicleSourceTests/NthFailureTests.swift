import ELM327
import OBD
import Simulator
import Telemetry
import Testing
import Transports

@testable import VehicleSource

/// Every open, write and read of the connection fails once: either this is reported correctly, or the connection is
/// opened again and the drive continues.
@Suite(.timeLimit(.minutes(20))) struct NthFailureTests {
    /// Counts calls, and decides which one fails.
    private final class Fuse {
        let at: Int
        private(set) var calls = 0
        private(set) var hasBurnt = false
        /// The number of samples before the failure.
        var samplesBefore = 0

        init(at: Int) { self.at = at }

        func burns() -> Bool {
            calls += 1
            guard calls == at else { return false }
            hasBurnt = true
            return true
        }
    }

    /// A connection that breaks when the fuse burns.
    private final class FailingTransport: Transport {
        private let inner: any Transport
        private let fuse: Fuse
        private var isBroken = false

        init(_ inner: any Transport, _ fuse: Fuse) {
            self.inner = inner
            self.fuse = fuse
        }

        var device: String { inner.device }
        var now: Instant { inner.now }

        func send(_ bytes: [UInt8]) throws(TransportError) {
            try check()
            try inner.send(bytes)
        }

        func receive(before deadline: Instant) throws(TransportError) -> Received? {
            try check()
            return try inner.receive(before: deadline)
        }

        private func check() throws(TransportError) {
            if !isBroken, fuse.burns() {
                isBroken = true
                inner.close()
            }
            if isBroken { throw .connection(.closedByPeer(device)) }
        }

        func close() { inner.close() }
    }

    private func open(_ port: VirtualPort, _ fuse: Fuse) throws(TransportError) -> any Transport {
        if fuse.burns() { throw TransportError.network(.refused("sim:test")) }
        return FailingTransport(try port.open(device: "sim:test", interruptDescriptor: -1), fuse)
    }

    private func drive(_ port: VirtualPort, _ fuse: Fuse) -> [SourceEvent] {
        var events: [SourceEvent] = []
        LiveVehicle(
            connect: { link throws(TransportError) in session(try open(port, fuse), link) },
            pause: { seconds throws(TransportError) in port.pass(seconds: seconds) }
        ).run { event in
            if event.samples != [], !fuse.hasBurnt { fuse.samplesBefore += event.samples.count }
            events.append(event)
            // A number of samples, and more after the failure.
            let wanted = fuse.at > 0 && fuse.samplesBefore > 0 ? 60 : 40
            return events.flatMap(\.samples).count < wanted && events.count < 1000
        }
        return events
    }

    @Test(arguments: [VehicleBus.can11Bit500, .iso9141]) func aDrive(_ bus: VehicleBus) throws {
        // The first run is without failures.
        var (at, calls) = (0, 1)
        while at <= calls {
            let port = VirtualPort(car: try car("city", bus), pace: .maximum)
            let fuse = Fuse(at: at)
            let events = drive(port, fuse)
            if at == 0 { calls = fuse.calls }
            let samples = events.flatMap(\.samples)
            let comment = Comment(rawValue: "call \(at) of \(calls)")
            if let problem = events.compactMap(\.problem).first {
                // Before the first sample, the failure is reported to the user.
                #expect(fuse.samplesBefore == 0 && samples.isEmpty, comment)
                #expect(problem.step == .port || problem.step == .adapter, comment)
                #expect(!problem.message.isEmpty && events.last?.problem != nil, comment)
            } else {
                // The rest was already on its way.
                let wanted = at > 0 && fuse.samplesBefore > 0 ? 60 : 40
                #expect((wanted...wanted + 40).contains(samples.count), comment)
                // A reset may break the connection, which is then not a loss.
                let losses = events.count { $0.loss != nil }
                let least = fuse.hasBurnt && fuse.samplesBefore > 0 ? 1 : 0
                #expect((least...(fuse.hasBurnt ? 1 : 0)).contains(losses), comment)
            }
            #expect(fuse.hasBurnt == (at > 0), comment)
            for sample in samples {
                #expect(isTrue(sample) { port.value(of: sample.signal, at: $0) }, "\(sample) \(comment)")
            }
            at += 1
        }
        #expect(calls > 100)
    }

    @Test(arguments: [VehicleBus.can11Bit500, .iso9141]) func aScan(_ bus: VehicleBus) throws {
        var whole: HealthScan?
        var (at, calls) = (0, 1)
        while at <= calls {
            let port = VirtualPort(car: try car("faults", bus), pace: .maximum)
            let fuse = Fuse(at: at)
            let comment = Comment(rawValue: "call \(at) of \(calls)")
            do throws(VehicleError) {
                let transport = try VehicleError.widening(open(port, fuse))
                let scan = try HealthScanner(session: session(transport)).run()
                transport.close()
                whole = whole ?? scan
                // MIL and codes are complete, or the connection broke; missing facts are reported.
                #expect(
                    scan.troubleCodes == whole?.troubleCodes && scan.serviceOutcomes == whole?.serviceOutcomes, comment)
                #expect(fuse.hasBurnt == (scan.interruption != nil), comment)
                #expect(scan.interruption != nil || scan.payloads.count == whole?.payloads.count, comment)
            } catch {
                switch error {
                case .transport(let error):
                    #expect(at > 0 && (error.kind == .lost || error.kind == .cannotOpen), comment)
                case .connection(let problem): #expect(at > 0 && problem.step == .adapter, comment)
                }
            }
            if at == 0 { calls = fuse.calls }
            at += 1
        }
        #expect(calls > 50)
    }
}
