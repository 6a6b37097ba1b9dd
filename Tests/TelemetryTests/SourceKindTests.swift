import Telemetry
import Testing

@Suite(.timeLimit(.minutes(20))) struct SourceKindTests {
    @Test(
        arguments: [
            ("sim:city?rate=max", .simulation), ("replay:civic.txt", .replay), ("/dev/ttyUSB0", .vehicle),
            ("tcp:sim", .vehicle), ("sim", .vehicle), ("simulated:1", .vehicle), ("192.168.0.10:35000", .vehicle),
            ("", .vehicle),
        ] as [(String, SourceKind)])
    func ofADevice(device: String, origin: SourceKind) { #expect(SourceKind(device: device) == origin) }
}
