import Telemetry
import Testing

@Suite struct OriginTests {
    @Test(
        arguments: [
            ("sim:city?rate=max", .simulation), ("replay:civic.txt", .replay), ("/dev/ttyUSB0", .vehicle),
            ("tcp:sim", .vehicle), ("sim", .vehicle), ("simulated:1", .vehicle), ("192.168.0.10:35000", .vehicle),
            ("", .vehicle),
        ] as [(String, Origin)])
    func ofADevice(device: String, origin: Origin) { #expect(Origin(device: device) == origin) }
}
