import Formats
import Testing
import Transports

@Suite(.timeLimit(.minutes(20))) struct DeviceAddressTests {
    private static let schemes = ["tcp", "serial", "sim"]

    struct Good: Sendable {
        let text: String
        let scheme: String
        let target: String
        var options: [String: String] = [:]
    }

    static let good: [Good] = [
        Good(text: "tcp:192.168.0.10:35000", scheme: "tcp", target: "192.168.0.10:35000"),
        Good(text: "tcp:obd", scheme: "tcp", target: "obd"),
        Good(text: "tcp:[::1]:35000", scheme: "tcp", target: "[::1]:35000"),
        Good(text: "tcp:fe80::1%eth0", scheme: "tcp", target: "fe80::1%eth0"),
        Good(text: "serial:/dev/ttyUSB0", scheme: "serial", target: "/dev/ttyUSB0"),
        Good(text: "serial:COM3", scheme: "serial", target: "COM3"),
        Good(
            text: "serial:/dev/ttyUSB0?baud=115200", scheme: "serial", target: "/dev/ttyUSB0",
            options: ["baud": "115200"]),
        Good(text: "sim:city", scheme: "sim", target: "city"),
        Good(
            text: "sim:city?rate=max&quirk=bytewise,nul-bytes", scheme: "sim", target: "city",
            options: ["rate": "max", "quirk": "bytewise,nul-bytes"]),
        Good(text: "sim:city?", scheme: "sim", target: "city"),
        Good(text: "sim:city?rate=a=b", scheme: "sim", target: "city", options: ["rate": "a=b"]),
        Good(text: "/dev/ttyUSB0", scheme: "serial", target: "/dev/ttyUSB0"),
        Good(text: "/dev/ttyUSB0?baud=9600", scheme: "serial", target: "/dev/ttyUSB0", options: ["baud": "9600"]),
        Good(
            text: "/dev/serial/by-id/usb-a:b-if00", scheme: "serial", target: "/dev/serial/by-id/usb-a:b-if00"),
        Good(text: "192.168.0.10", scheme: "tcp", target: "192.168.0.10"),
        Good(text: "192.168.0.10:23", scheme: "tcp", target: "192.168.0.10:23"),
        Good(text: "localhost", scheme: "tcp", target: "localhost"),
        Good(text: "localhost:35000", scheme: "tcp", target: "localhost:35000"),
        Good(text: "obd.local", scheme: "tcp", target: "obd.local"),
        Good(text: "[::1]:35000", scheme: "tcp", target: "[::1]:35000"),
        Good(text: "[::1]", scheme: "tcp", target: "[::1]"),
    ]

    @Test(arguments: good) func goodOnes(_ expected: Good) throws {
        let address = try DeviceAddress(expected.text, schemes: Self.schemes)
        #expect(address.text == expected.text)
        #expect(address.scheme == expected.scheme)
        #expect(address.target == expected.target)
        #expect(address.options == expected.options)
    }

    @Test(arguments: [
        "", "obd", "usb:/dev/ttyUSB0", "TCP:obd", "dev/ttyUSB0", "my adapter.local", "host:", ":35000", "host:65536",
        "host:-1", "host:1:2", "::1", "http://192.168.0.10",
    ])
    func noDevices(_ text: String) {
        #expect(throws: AddressError.notADevice(text)) { try DeviceAddress(text, schemes: Self.schemes) }
    }

    @Test(arguments: ["tcp:", "sim:?rate=max", "serial:"]) func noTargets(_ text: String) {
        #expect(throws: AddressError.noTarget(text)) { try DeviceAddress(text, schemes: Self.schemes) }
    }

    @Test(arguments: [
        ("sim:city?rate", "rate"), ("sim:city?rate=", "rate="), ("sim:city?=max", "=max"),
        ("sim:city?rate=1&rate=2", "rate=2"),
    ])
    func wrongOptions(_ text: String, _ option: String) {
        #expect(throws: AddressError.wrongOption(option, device: text)) {
            try DeviceAddress(text, schemes: Self.schemes)
        }
    }

    @Test(
        arguments: [
            ("tcp:192.168.0.10", "192.168.0.10", 35000), ("tcp:192.168.0.10:23", "192.168.0.10", 23),
            ("tcp:obd:1", "obd", 1),
            ("tcp:obd:65535", "obd", 65535), ("tcp:[::1]:23", "::1", 23), ("tcp:[::1]", "::1", 35000),
            ("tcp:::1", "::1", 35000),
            ("tcp:fe80::1%eth0", "fe80::1%eth0", 35000), ("tcp:[fe80::1%eth0]:80", "fe80::1%eth0", 80),
        ] as [(String, String, UInt16)])
    func hostsAndPorts(_ text: String, _ host: String, _ port: UInt16) throws {
        let found = try DeviceAddress(text, schemes: Self.schemes).hostAndPort(defaultPort: 35000)
        #expect(found.host == host)
        #expect(found.port == port)
    }

    @Test(arguments: [
        "tcp:host:", "tcp:host:0", "tcp:host:65536", "tcp:host:-1", "tcp:host:+23", "tcp:host:port", "tcp:host: 23",
        "tcp:[::1]23", "tcp:[::1]:",
    ])
    func wrongPorts(_ text: String) throws {
        let address = try DeviceAddress(text, schemes: Self.schemes)
        #expect(throws: AddressError.wrongPort(text)) { try address.hostAndPort(defaultPort: 35000) }
    }

    @Test(arguments: ["tcp::23", "tcp:[]:23", "tcp:[]", "tcp:[::1"]) func noHosts(_ text: String) throws {
        let address = try DeviceAddress(text, schemes: Self.schemes)
        #expect(throws: AddressError.noHost(text)) { try address.hostAndPort(defaultPort: 35000) }
    }

    @Test func options() throws {
        let address = try DeviceAddress("sim:city?rate=max&quirk=a&baud=3", schemes: Self.schemes)
        try address.allowOptions(["quirk", "rate", "baud"])
        let error = #expect(throws: AddressError.self) { try address.allowOptions(["rate", "seed"]) }
        #expect(error == .unknownOption("baud", scheme: "sim", known: ["rate", "seed"]))
        #expect(error?.advice == "it takes rate, seed")
        let none = #expect(throws: AddressError.self) { try address.allowOptions([]) }
        #expect(none?.advice == "it takes no options")
    }
}
