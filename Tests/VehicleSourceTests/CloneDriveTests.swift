import OBD
import Simulator
import Telemetry
import TestSupport
import Testing
import Transports

@testable import VehicleSource

/// A drive with each clone and each difficult car: samples arrive at the remaining rate, and none is wrong.
@Suite(.timeLimit(.minutes(20))) struct CloneDriveTests {
    /// Quirks that make a drive impossible.
    private static let hopeless: Set<String> = ["ignition-off", "unplugged", "silence", "service-01-refused", "j1939"]
    static let names = Quirks.named.map(\.name).filter { !hopeless.contains($0) }

    /// The minimum speed samples per second, if not the 55 or so of a good adapter on CAN.
    private static let pace: [String: Double] = [
        // Half a millisecond per byte, or two ECUs that cannot be told apart and agree only on some values.
        "late-prompt": 2.8, "slow-ecu": 1.5, "count-refused": 23, "clone-v1.5": 17, "ok-to-everything": 20,
        "no-batches": 25, "batch-first-only": 25, "foreign-tester": 30, "batch-omits": 15, "ecu-order-reversed": 40,
        "bytewise": 40, "pending-twice": 4,
        "one-frame": 25,
    ]

    @Test(arguments: names) func onCAN(_ name: String) throws {
        let rate = try drive(try #require(Quirks.named(name)), .can11Bit500)
        #expect(rate >= Self.pace[name] ?? 50, "\(rate) speeds a second")
    }

    @Test(arguments: Thorough.every(3, of: names)) func onCAN29(_ name: String) throws {
        #expect(try drive(try #require(Quirks.named(name)), .can29Bit250) > 1.4)
    }

    @Test(arguments: Thorough.every(3, of: names)) func onTheKLine(_ name: String) throws {
        #expect(try drive(try #require(Quirks.named(name)), .kwpFastInit) > 1)
    }

    @Test(arguments: Thorough.every(3, of: names)) func onJ1850(_ name: String) throws {
        #expect(try drive(try #require(Quirks.named(name)), .j1850VPW) > 1)
    }

    /// Returns the speed samples per second, from the first to the last one.
    private func drive(_ quirks: Quirks, _ bus: VehicleBus) throws -> Double {
        let transport = simulated(try car("city", bus), quirks: quirks)
        var samples: [Sample] = []
        var problem: SourceError?
        let end = Instant.zero.advanced(bySeconds: 20)
        LiveVehicle(
            connect: { link throws(TransportError) in session(transport, link) }, pause: { _ throws(TransportError) in }
        ).run { event in
            for sample in event.samples { samples.append(sample) }
            problem = problem ?? event.problem
            return transport.now < end
        }
        #expect(problem == nil)
        for sample in samples {
            #expect(isTrue(sample) { transport.port.value(of: sample.signal, at: $0) }, "\(sample)")
        }
        let speeds = samples.filter { $0.signal == .vehicleSpeed }
        let first = try #require(speeds.first)
        let last = try #require(speeds.last)
        return Double(speeds.count) / max(1, last.time.seconds(since: first.time))
    }
}

/// Returns whether a sensor showed this value within 1.5 s before it arrived, to within the step of its PID and the
/// change between two checks of the truth.
///
/// - Parameter truth: returns the value of the sensor at a time.
func isTrue(_ sample: Sample, _ truth: (Instant) -> Double?) -> Bool {
    let tolerances: [Signal: Double] = [
        .vehicleSpeed: 1, .engineSpeed: 20, .massAirFlow: 0.5, .coolantTemperature: 1, .controlModuleVoltage: 0.02,
        .adapterVoltage: 0.11,
    ]
    // Signals that the engine model does not simulate are checked against a range.
    let ranges: [Signal: ClosedRange<Double>] = [
        .fuelType: 1...1, .intakeManifoldPressure: 20...105, .fuelSystemStatus: 0...4, .throttlePosition: 11.5...82.5,
        .engineLoad: 0...100,
        .mil: 0...0, .compressionIgnition: 0...0, .storedCodeCount: 0...0, .pendingCodeCount: 0...0,
        .distanceSinceClear: 4213...4240, Signal.shortTermFuelTrims[0]: 0.781...0.782,
        Signal.longTermFuelTrims[0]: 2.343...2.344, Signal.oxygenSensorVoltagesBank1[0]: 0.1...0.9,
        Signal.oxygenSensorVoltagesBank1[1]: 0.68...0.68, .ambientTemperature: 21...21, .intakeAirTemperature: 28...28,
    ]
    if let range = ranges[sample.signal] { return range.contains(sample.value) }
    if Signal.incompleteMonitors.contains(sample.signal) { return sample.value == 0 }
    let tolerance = tolerances[sample.signal] ?? 0
    func value(_ ago: Double) -> Double? { truth(sample.time.advanced(bySeconds: -ago)) }
    if let likely = value(0.01), abs(likely - sample.value) <= tolerance { return true }
    let values = stride(from: 0.0, through: 1.5, by: 0.02).compactMap { value($0) }
    guard let low = values.min(), let high = values.max() else { return false }
    return sample.value >= low - tolerance && sample.value <= high + tolerance
}
