import OBD
import RecordingTesting
import Telemetry
import Testing
import Trips

@testable import Recording

@Suite(.timeLimit(.minutes(20))) struct MissingSignalsTests {
    private static func at(_ second: Double) -> Instant { Instant.zero.advanced(bySeconds: second) }

    private static let oil = Signal("engineOilTemperature", .degreesCelsius)
    private static let rows: [AlsoSignals.Row] = [
        AlsoSignals.Row(label: "Engine oil temperature", signal: oil, pid: 0x5C),
        AlsoSignals.Row(label: "Engine load", signal: .engineLoad, pid: 0x04),
        AlsoSignals.Row(label: "Intake air temperature", signal: .intakeAirTemperature, pid: 0x0F),
    ]

    private func text(_ events: [TripEvent]) -> [String] {
        events.compactMap { if case .warning(let text, _) = $0 { text } else { nil } }
    }

    private func drive(_ missing: MissingSignals, _ seconds: [Double], supported: Set<UInt8>) -> [String] {
        let trip = TripAtAMoment()
        let ecu = ECUAddress(can11: 0x7E8)
        trip.source = SourceDescription(
            device: "sim:x", details: VehicleDetails(supported: supported.isEmpty ? [:] : [ecu: supported]))
        missing.begin(TripStart(wall: WallTime(microseconds: 0), origin: .zero, parameters: TripParameters()))
        var told: [String] = []
        for second in seconds {
            let sample = Sample(second == 1 ? .engineLoad : .vehicleSpeed, 1, at: Self.at(second))
            told += text(missing.observe(TripMoment(samples: [sample], role: .primary), of: trip)).map {
                "\(Int(second)): \($0)"
            }
        }
        return told + text(missing.end(of: trip)).map { "end: \($0)" }
    }

    /// What the car does not list is told at ten seconds, what it does not answer at sixty, both once in a run.
    @Test func whatDoesNotCome() {
        let missing = MissingSignals(AlsoSignals(Self.rows))
        #expect(
            drive(missing, [0, 1, 9, 10, 30, 61, 70], supported: [0x0D, 0x04, 0x0F]) == [
                "10: the vehicle does not support 'Engine oil temperature' (PID 5C)",
                "61: no value received for 'Intake air temperature'",
            ])
        #expect(drive(missing, [0, 1, 9, 10, 30, 61, 70], supported: [0x0D, 0x04, 0x0F]).isEmpty)
        let other = MissingSignals(AlsoSignals([Self.rows[0]]))
        #expect(drive(other, [0], supported: []) == ["end: no value received for 'Engine oil temperature'"])
    }

    /// Without a trip nothing is missing.
    @Test func noTrip() {
        #expect(MissingSignals(AlsoSignals(Self.rows)).end(of: TripAtAMoment()).isEmpty)
    }
}
