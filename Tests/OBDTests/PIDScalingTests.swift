import Telemetry
import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct PIDScalingTests {
    private func values(_ pid: UInt8, _ data: String, _ scaling: PIDScaling) -> [String: Double] {
        let values = PIDTable.row(pid)?.decode(bytes(data)[...], scaling: scaling) ?? []
        return Dictionary(uniqueKeysWithValues: values.map { ($0.signal.name, $0.value ?? .nan) })
    }

    /// PID 4F reports 4 for lambda, 10 V, 64 mA and 510 kPa; PID 50 reports 1310 g/s.
    @Test func maximaRescale() {
        var scaling = PIDScaling()
        scaling.take(pid: 0x4F, bytes("04 0A 40 33")[...])
        scaling.take(pid: 0x50, bytes("83 00 00 00")[...])
        #expect(
            scaling.maxima == [
                .lambda: 4, .oxygenVoltage: 10, .oxygenCurrent: 64, .manifoldPressure: 510, .airFlow: 1310,
            ])
        #expect(
            values(0x24, "FF FF FF FF", scaling) == [
                "lambdaBank1Sensor1": 4, "wideOxygenSensorVoltageBank1Sensor1": 10,
            ])
        #expect(
            values(0x35, "33 33 C0 00", scaling) == [
                "lambdaByCurrentBank1Sensor2": 0.8, "oxygenSensorCurrentBank1Sensor2": 32,
            ])
        #expect(values(0x35, "00 00 00 00", scaling)["oxygenSensorCurrentBank1Sensor2"] == -64)
        #expect(values(0x44, "FF FF", scaling) == ["commandedLambda": 4])
        #expect(values(0x0B, "64", scaling) == ["intakeManifoldPressure": 200])
        #expect(values(0x10, "33 33", scaling) == ["massAirFlow": 262])
    }

    /// A maximum of 0 selects the default scaling, and cancels an earlier one.
    @Test func zeroIsTheUsualScale() {
        var scaling = PIDScaling(maxima: [.lambda: 4, .airFlow: 1310])
        scaling.take(pid: 0x4F, bytes("00 00 00 00")[...])
        scaling.take(pid: 0x50, bytes("00 00 00 00")[...])
        #expect(scaling == PIDScaling())
        #expect(values(0x0B, "64", scaling) == ["intakeManifoldPressure": 100])
        #expect(values(0x10, "05 DC", scaling) == ["massAirFlow": 15])
    }

    @Test func otherDataSayNothing() {
        var scaling = PIDScaling()
        scaling.take(pid: 0x4F, bytes("04 0A 40")[...])
        scaling.take(pid: 0x50, [])
        scaling.take(pid: 0x13, bytes("FF")[...])
        #expect(scaling == PIDScaling())
    }

    /// With PID 1D, the number of a sensor refers to another place.
    @Test(
        arguments: [
            (UInt8(0), "Bank1Sensor1", "Bank1Sensor1"), (1, "Bank1Sensor2", "Bank1Sensor2"),
            (2, "Bank1Sensor3", "Bank2Sensor1"), (3, "Bank1Sensor4", "Bank2Sensor2"),
            (4, "Bank2Sensor1", "Bank3Sensor1"), (5, "Bank2Sensor2", "Bank3Sensor2"),
            (6, "Bank2Sensor3", "Bank4Sensor1"), (7, "Bank2Sensor4", "Bank4Sensor2"),
        ])
    func fourBanks(index: UInt8, ofTwo: String, ofFour: String) {
        var scaling = PIDScaling()
        scaling.take(pid: 0x1D, bytes("FF")[...])
        for (place, scaling) in [(ofTwo, PIDScaling()), (ofFour, scaling)] {
            #expect(
                values(0x14 + index, "5A 80", scaling) == [
                    "oxygenSensorVoltage\(place)": 0.45, "oxygenSensorTrim\(place)": 0,
                ])
            #expect(
                values(0x24 + index, "80 00 20 00", scaling) == [
                    "lambda\(place)": 1, "wideOxygenSensorVoltage\(place)": 1,
                ])
            #expect(
                values(0x34 + index, "80 00 81 00", scaling) == [
                    "lambdaByCurrent\(place)": 1, "oxygenSensorCurrent\(place)": 1,
                ])
        }
    }
}
