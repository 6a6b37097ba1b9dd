import Testing
import Transports

@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct AdapterOptionTests {
    private static let link = SerialPort(
        path: "/dev/ttyUSB0",
        properties: ["product": "OBDLink SX", "DEVLINKS": "/dev/serial/by-path/1 /dev/serial/by-id/usb-OBDLink"])
    private static let receiver = SerialPort(path: "/dev/ttyACM0", properties: ["product": "GNSS receiver"])
    private static let probes = [
        WiFiAdapters.Probe(address: "192.168.0.10:35000", failure: "no answer"),
        WiFiAdapters.Probe(address: "192.168.4.1:35000", failure: nil),
    ]

    /// The likely first, by the path that stays; what does not answer is no choice.
    @Test func whatIsThere() {
        let options = AdapterOption.list(ports: [Self.receiver, Self.link], probes: Self.probes)
        #expect(
            options.map(\.choice) == [
                .device("/dev/serial/by-id/usb-OBDLink"), .device("/dev/ttyACM0"), .device("tcp:192.168.4.1:35000"),
                .wiFi, .bluetooth, .device("sim:city"), .none,
            ])
        #expect(options.prefix(2).map(\.text) == ["/dev/ttyUSB0 (OBDLink SX)", "/dev/ttyACM0 (GNSS receiver)"])
    }

    @Test(
        arguments: [
            ([receiver, link], probes, 1), ([receiver], probes, 2), ([], probes, 1), ([receiver], [], 5), ([], [], 4),
        ] as [([SerialPort], [WiFiAdapters.Probe], Int)])
    func proposal(ports: [SerialPort], probes: [WiFiAdapters.Probe], number: Int) {
        #expect(AdapterOption.proposal(AdapterOption.list(ports: ports, probes: probes)) == number)
    }

    /// Of the Bluetooth devices in reach only those that look like adapters.
    @Test func bluetooth() throws {
        let devices = [
            BluetoothDevices.Device(address: "AA:BB:CC:DD:EE:FF", name: "OBDII", signalStrength: -60, likeness: "name"),
            BluetoothDevices.Device(address: "10:00:00:00:00:01", name: "Watch", signalStrength: -40, likeness: nil),
        ]
        let options = AdapterOption.list(ports: [], probes: [], bluetooth: devices)
        #expect(options.map(\.choice).prefix(2) == [.device("ble:AA:BB:CC:DD:EE:FF"), .wiFi])
        #expect(options[0].text == "Bluetooth, AA:BB:CC:DD:EE:FF (OBDII)" && AdapterOption.proposal(options) == 1)
    }
}
