import CommandLine
import Formats
import Testing
import Transports

@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct DeviceChoiceTests {
    private static let link = SerialPort(
        path: "/dev/ttyUSB0", properties: ["manufacturer": "ScanTool.net LLC", "product": "OBDLink SX"])
    private static let clone = SerialPort(
        path: "/dev/ttyUSB1", properties: ["idVendor": "1a86", "idProduct": "7523", "product": "USB Serial"])
    private static let radio = SerialPort(path: "/dev/rfcomm0", properties: [:])
    private static let receiver = SerialPort(path: "/dev/ttyACM0", properties: ["product": "GNSS receiver"])

    private static func probe(_ host: String, _ isListening: Bool) -> WiFiAdapters.Probe {
        WiFiAdapters.Probe(address: host + ":35000", failure: isListening ? nil : "no answer")
    }

    @Test(arguments: [
        ([link], [], "/dev/ttyUSB0", "ScanTool.net LLC OBDLink SX"),
        ([receiver, clone], [], "/dev/ttyUSB1", "USB Serial"),
        ([radio], [], "/dev/rfcomm0", "a bound Bluetooth port"),
        // A cable is nearer than the network.
        ([link], [probe("192.168.0.10", true)], "/dev/ttyUSB0", "ScanTool.net LLC OBDLink SX"),
        (
            [receiver], [probe("192.168.0.10", false), probe("192.168.4.1", true)], "tcp:192.168.4.1:35000",
            "accepts connections"
        ),
    ])
    func one(_ ports: [SerialPort], _ probes: [WiFiAdapters.Probe], _ device: String, _ why: String) throws {
        let choice = DeviceChoice(ports: ports, probes: probes)
        #expect(try choice.device() == device)
        #expect(choice.chosen == device)
        #expect(choice.remark == "using \(device) (\(why))")
        #expect(choice.sentence() == "Without -a, obdmech uses \(device).")
    }

    @Test func several() {
        let choice = DeviceChoice(ports: [Self.link, Self.receiver, Self.clone], probes: [])
        let failure = failure { try choice.device() }
        #expect(failure?.status == .usage)
        #expect(failure?.text == "several adapters found")
        #expect(
            failure?.advice
                == "name one with -a or obdmech setup: /dev/ttyUSB0 (ScanTool.net LLC OBDLink SX), /dev/ttyUSB1 (USB Serial)"
        )
        #expect(choice.chosen == nil && choice.remark == nil)
    }

    @Test func severalOnTheNetwork() {
        let probes = [Self.probe("192.168.0.10", true), Self.probe("192.168.4.1", true)]
        let failure = failure { try DeviceChoice(ports: [], probes: probes).device() }
        #expect(failure?.status == .usage)
        #expect(failure?.advice == "name one with -a or obdmech setup: tcp:192.168.0.10:35000, tcp:192.168.4.1:35000")
    }

    @Test func none() {
        let probes = [Self.probe("192.168.0.10", false), Self.probe("192.168.4.1", false)]
        let choice = DeviceChoice(ports: [], probes: probes)
        let nothing = failure { try choice.device() }
        #expect(nothing?.status == .adapter)
        #expect(
            nothing?.text == "no adapter found: no serial port, and nothing listens at "
                + "192.168.0.10:35000, 192.168.4.1:35000")
        #expect(nothing?.advice.contains("sim:city") == true && nothing?.advice.contains("obdmech setup") == true)
        #expect(choice.sentence().hasPrefix("No adapter was found"))

        let other = failure { try DeviceChoice(ports: [Self.receiver], probes: probes).device() }
        #expect(other?.status == .adapter)
        #expect(
            other?.text.hasPrefix("no adapter found: no serial port looks like one, and ") == true)
        #expect(other?.advice == "if one of these is, name it with -a or obdmech setup: /dev/ttyACM0 (GNSS receiver)")
    }

    /// The network is left alone where a serial port is likely.
    @Test func theNetworkIsAskedLast() throws {
        let asks = DeviceChoice.Surroundings(
            serialPorts: { [Self.receiver] }, probes: { [Self.probe("192.168.0.10", true)] }, graceS: 0)
        #expect(try DeviceChoice(asks).device() == "tcp:192.168.0.10:35000")
        let doesNot = DeviceChoice.Surroundings(
            serialPorts: { [Self.link] },
            probes: {
                Issue.record("the network was asked")
                return []
            })
        #expect(try DeviceChoice(doesNot).device() == "/dev/ttyUSB0")
    }

    /// A Bluetooth device is never used without being named, but it is a hint.
    @Test func bluetoothIsAHint() {
        let none = DeviceChoice(ports: [], probes: [])
        #expect(none.sentence(others: ["ble:1"]).contains("obdmech scan -a ble:1"))
        #expect(none.sentence(others: ["ble:1", "doip:car"]).contains("Several devices"))
        #expect(none.chosen == nil)
    }
}
