import ELM327
import Glibc
import OBD
import Simulator
import Telemetry
import TestSupport
import Testing
import Transports
import Trips

@testable import VehicleSource

/// Whole drives with all kinds of faults of adapter, car and connection: the trip continues, no wrong value is
/// accepted, and no distance is invented or lost.
@Suite(.timeLimit(.minutes(20))) struct FaultDriveTests {
    /// Faults between vehicle and program; faults of the vehicle itself show in true values.
    static let faults = Fault.all.filter { !$0.isOfVehicle }.map(\.name)

    /// Each fault at fixed times, early enough to recover before the end.
    @Test(arguments: faults) func each(_ name: String) throws {
        // A slow ECU reduces the number of requests in the same time.
        let drive = try Drive(
            .can11Bit500, answerS: 0.1, faults: FaultPlan("\(name)@15,\(name)@25", seed: "7"), seconds: 60)
        drive.judge()
        let last = try #require(drive.speeds.last).time.seconds(since: .zero)
        #expect(last > 57, "the last speed came at \(last)")
        #expect(drive.problem == nil)
    }

    /// Each fault often enough to affect connection, detection and recovery.
    @Test(arguments: Thorough.every(3, of: faults)) func often(_ name: String) throws {
        let drive = try Drive(.can11Bit500, faults: FaultPlan("\(name):40", seed: "3"), seconds: 15)
        drive.judge()
    }

    /// OBDMECH_TEST_DRIVES sets the number of drives.
    @Test(arguments: Thorough.every(3, of: drives)) func mixed(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let bus = try #require(VehicleBus.ofELM327.randomElement(using: &generator))
        var quirks: Quirks = []
        if Bool.random(using: &generator) {
            let name = try #require(CloneDriveTests.names.randomElement(using: &generator))
            quirks = try #require(Quirks.named(name))
        }
        let drive = try Drive(
            Bool.random(using: &generator) ? bus : .can11Bit500, quirks: quirks, faults: .mixture(seed: seed),
            seconds: 40, baud: [nil, 9600, 38400, 115_200].randomElement(using: &generator) ?? nil)
        drive.judge("seed \(seed)")
    }

    private static var drives: ClosedRange<UInt64> {
        let text = unsafe getenv("OBDMECH_TEST_DRIVES").map { unsafe String(cString: $0) } ?? ""
        let parts = text.split(separator: "-").compactMap { UInt64($0) }
        return parts.count == 2 ? parts[0]...parts[1] : 1...(parts.first ?? 16)
    }
}

/// A drive in virtual time, with its results.
private struct Drive {
    let port: VirtualPort
    private(set) var samples: [Sample] = []
    private(set) var problem: SourceError?
    private(set) var lastTime = Instant.zero

    var speeds: [Sample] { samples.filter { $0.signal == .vehicleSpeed } }

    init(
        _ bus: VehicleBus, quirks: Quirks = [], answerS: Double? = nil, faults: FaultPlan, seconds: Double,
        baud: Int? = nil
    ) throws {
        var timing = Timing()
        if let answerS { timing.canResponse = answerS }
        if let baud {
            timing.baud = baud
            timing.latency = 0
        }
        let port = VirtualPort(
            car: try car("city", bus), pace: .maximum, timing: timing, quirks: quirks, faults: faults)
        self.port = port
        let end = Instant.zero.advanced(bySeconds: seconds)
        // The first connection may fail, as for any other program; a user would then try again.
        for _ in 0..<8 where port.now < end && samples.isEmpty {
            problem = nil
            LiveVehicle(
                connect: { link throws(TransportError) in
                    session(try port.open(device: "sim:test", interruptDescriptor: -1), link)
                }, pause: { seconds throws(TransportError) in port.pass(seconds: seconds) }
            ).run { event in
                switch event {
                case .batch(let batch): samples += batch.samples
                case .ended(let ending): problem = ending
                default: break
                }
                return port.now < end
            }
        }
        lastTime = port.now
    }

    func judge(_ name: String = "") {
        for sample in samples {
            #expect(isTrue(sample) { port.value(of: sample.signal, at: $0) }, "\(sample) \(name)")
        }
        if !samples.isEmpty { #expect(problem == nil, "\(name)") }
        let times = samples.map(\.time)
        #expect(times == times.sorted(), "\(name)")
        judgeDistance(name)
    }

    /// The distance is the car's, over the times that the engine's data cover.
    private func judgeDistance(_ name: String) {
        var engine = TripEngine()
        for sample in samples { engine.take(sample) }
        guard let distanceKm = engine.summary.distanceKm else { return }
        let speeds = speeds
        var truthKm = 0.0
        for (before, after) in zip(speeds, speeds.dropFirst()) where after.time.seconds(since: before.time) <= 5 {
            truthKm += port.truth(at: after.time).distanceKm - port.truth(at: before.time).distanceKm
        }
        #expect(abs(distanceKm - truthKm) <= 0.02 * truthKm + 0.03, "\(distanceKm) km, but \(truthKm) \(name)")
    }
}
