import Testing

@testable import Transports

@Suite(.timeLimit(.minutes(20))) struct SerialPortTests {
    /// As udev and the kernel describe an OBDLink SX.
    private static let obdLink = [
        "DEVNAME": "/dev/ttyUSB0", "ID_BUS": "usb", "ID_VENDOR_ID": "0403", "ID_MODEL_ID": "6015",
        "ID_VENDOR": "ScanTool.net_LLC", "ID_MODEL": "OBDLink_SX",
        "ID_VENDOR_FROM_DATABASE": "Future Technology Devices International, Ltd", "ID_SERIAL_SHORT": "113010882763",
        "DEVLINKS": "/dev/serial/by-path/pci-0000:00:14.0-usb-0:1:1.0-port0 "
            + "/dev/serial/by-id/usb-ScanTool.net_LLC_OBDLink_SX_113010882763-if00-port0",
        "idVendor": "0403", "idProduct": "6015", "manufacturer": "ScanTool.net LLC", "product": "OBDLink SX",
        "serial": "113010882763", "driver": "ftdi_sio", "plug": "1-1", "bInterfaceNumber": "00",
    ]

    private static func port(_ path: String = "/dev/ttyUSB0", _ properties: [String: String] = [:]) -> SerialPort {
        SerialPort(path: path, properties: properties)
    }

    @Test func everythingTold() {
        let port = Self.port("/dev/ttyUSB0", Self.obdLink)
        #expect(port.path == "/dev/ttyUSB0")
        #expect(port.stablePath == "/dev/serial/by-id/usb-ScanTool.net_LLC_OBDLink_SX_113010882763-if00-port0")
        #expect(port.usbID == "0403:6015")
        #expect(port.vendor == "ScanTool.net LLC")
        #expect(port.product == "OBDLink SX")
        #expect(port.serialNumber == "113010882763")
        #expect(port.driver == "ftdi_sio")
        #expect(port.description == "/dev/ttyUSB0 (ScanTool.net LLC OBDLink SX)")
    }

    /// Without a running udev there are the attributes of the kernel alone; without those, what udev has stored.
    @Test(arguments: [
        ["idVendor": "1A86", "idProduct": "7523", "product": "USB Serial", "driver": "ch341"],
        [
            "ID_VENDOR_ID": "1a86", "ID_MODEL_ID": "7523", "ID_MODEL_FROM_DATABASE": "USB Serial",
            "ID_USB_DRIVER": "ch341", "DEVLINKS": "/dev/serial/by-path/pci-0000:00:14.0-usb-0:2:1.0-port0",
            "ID_SERIAL_SHORT": "",
        ],
    ])
    func halfOfIt(_ properties: [String: String]) {
        let port = Self.port("/dev/ttyUSB3", properties)
        #expect(port.usbID == "1a86:7523")
        #expect(port.name == "USB Serial")
        #expect(port.driver == "ch341")
        #expect(port.stablePath == nil)
        #expect(port.serialNumber == nil)
    }

    @Test(
        arguments: [
            (["manufacturer": "FTDI", "product": "FT232R USB UART"], "FTDI FT232R USB UART"),
            (
                ["manufacturer": "Prolific", "product": "Prolific USB-Serial Controller"],
                "Prolific USB-Serial Controller"
            ),
            (["product": "USB Serial"], "USB Serial"), (["manufacturer": "FTDI"], "FTDI"),
            (["address": "00:1D:A5:68:98:8B"], "Bluetooth 00:1D:A5:68:98:8B"), ([:], nil),
        ] as [([String: String], String?)])
    func names(_ properties: [String: String], _ name: String?) {
        #expect(Self.port("/dev/x", properties).name == name)
        #expect(Self.port("/dev/x", properties).description == (name.map { "/dev/x (\($0))" } ?? "/dev/x"))
    }

    @Test(arguments: [
        ("0403", "6001", "FTDI"), ("0403", "6015", "FTDI"), ("067b", "2303", "Prolific"), ("067B", "23A3", "Prolific"),
        ("1a86", "7523", "CH340"), ("1a86", "5523", "CH341"), ("1a86", "55d4", "CH9102"), ("10c4", "ea60", "CP210x"),
    ])
    func chipsOfAdapters(_ vendor: String, _ product: String, _ word: String) {
        let likeness = Self.port("/dev/ttyUSB0", ["idVendor": vendor, "idProduct": product]).likeness
        #expect(likeness?.contains(word) == true)
    }

    @Test(
        arguments: [
            ("/dev/ttyUSB0", ["product": "OBDLink EX"], true),
            ("/dev/ttyUSB0", ["manufacturer": "ScanTool.net LLC"], true),
            ("/dev/ttyACM0", ["product": "ELM327 interface"], true), ("/dev/rfcomm0", [:], true),
            ("/dev/rfcomm12", ["address": "00:1D:A5:68:98:8B"], true), ("/dev/ttyUSB0", [:], false),
            ("/dev/ttyACM0", ["idVendor": "1546", "idProduct": "01a8", "product": "u-blox GNSS receiver"], false),
            ("/dev/ttyACM1", ["idVendor": "2341", "idProduct": "0043", "manufacturer": "Arduino"], false),
            ("/dev/ttyUSB2", ["idVendor": "0403", "idProduct": "6010", "product": "Dual RS232"], false),
            ("/dev/ttyUSB2", ["idVendor": "1a86", "idProduct": "7522"], false),
        ] as [(String, [String: String], Bool)])
    func likeness(_ path: String, _ properties: [String: String], _ isLikely: Bool) {
        #expect((Self.port(path, properties).likeness != nil) == isLikely)
    }

    // MARK: Plugged in again

    private static func device(
        _ path: String, serial: String? = nil, plug: String = "1-1", product: String = "7523", interface: String = "00"
    ) -> SerialPort {
        var properties = ["idVendor": "1a86", "idProduct": product, "plug": plug, "bInterfaceNumber": interface]
        properties["serial"] = serial
        return port(path, properties)
    }

    @Test func underAnotherPath() {
        let first = Self.device("/dev/ttyUSB0", serial: "A")
        let other = Self.device("/dev/ttyUSB0", serial: "B", plug: "1-2")
        let again = Self.device("/dev/ttyUSB1", serial: "A", plug: "2-4")
        #expect(first.found(among: [other, again]) == again)
        #expect(first.found(among: [first]) == first)
        #expect(first.found(among: [other]) == nil)
        #expect(first.found(among: []) == nil)
    }

    /// Many adapters have no serial number: then the place tells, and where it changed, that there is one only.
    @Test func withoutASerialNumber() {
        let first = Self.device("/dev/ttyUSB0")
        let samePlace = Self.device("/dev/ttyUSB1")
        let elsewhere = Self.device("/dev/ttyUSB2", plug: "1-2")
        let farther = Self.device("/dev/ttyUSB3", plug: "1-3")
        #expect(first.found(among: [elsewhere, samePlace, farther]) == samePlace)
        #expect(first.found(among: [elsewhere]) == elsewhere)
        #expect(first.found(among: [elsewhere, farther]) == nil)
        #expect(first.found(among: [Self.device("/dev/ttyUSB0", product: "5523")]) == nil)
        #expect(first.found(among: [Self.device("/dev/ttyUSB0", serial: "A")]) == nil)
    }

    /// Clones share a serial number, and a device may have two ports.
    @Test func thingsAlike() {
        let first = Self.device("/dev/ttyUSB0", serial: "A50285BI", plug: "1-1")
        let twin = Self.device("/dev/ttyUSB0", serial: "A50285BI", plug: "1-2")
        let again = Self.device("/dev/ttyUSB1", serial: "A50285BI", plug: "1-1")
        #expect(first.found(among: [twin, again]) == again)
        let second = Self.device("/dev/ttyUSB1", serial: "A50285BI", plug: "1-1", interface: "01")
        #expect(first.found(among: [second]) == nil)
        #expect(second.found(among: [first, second]) == second)
    }
}
