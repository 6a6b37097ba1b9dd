import Documents
import Formats
import Reports
import Testing

@Suite(.timeLimit(.minutes(20))) struct DeviceReportTests {
    private static let link = DeviceReport.Serial(
        path: "/dev/ttyUSB0",
        stablePath: "/dev/serial/by-id/usb-ScanTool.net_LLC_OBDLink_SX_113010882763-if00-port0",
        vendor: "ScanTool.net LLC", product: "OBDLink SX", name: "ScanTool.net LLC OBDLink SX", usbID: "0403:6015",
        serialNumber: "113010882763", driver: "ftdi_sio", likeness: "its name has 'OBD'",
        permissionAdvice: "add yourself to the group 'dialout', then log in again")
    private static let clone = DeviceReport.Serial(
        path: "/dev/ttyUSB10", product: "USB Serial", name: "USB Serial", usbID: "1a86:7523", driver: "ch341",
        likeness: "WCH CH340, the chip of many adapters",
        holders: [.init(process: 812, name: "brltty"), .init(process: 813, name: "cat")])
    private static let receiver = DeviceReport.Serial(
        path: "/dev/ttyACM0", vendor: "u-blox AG", name: "u-blox AG u-blox 7 - GPS/GNSS Receiver")

    private static let full = DeviceReport(
        serial: [receiver, link, clone],
        network: [
            .init(address: "192.168.0.10:35000", failure: nil),
            .init(address: "192.168.4.1:35000", failure: "no answer"),
        ], choice: nil, advice: "Several may be adapters: name one with -a.")

    private static let empty = DeviceReport(
        serial: [], network: [], choice: nil, advice: "No adapter is found: plug one in.")

    @Test func text() {
        #expect(
            Self.full.text(Presentation()).joined(separator: "\n") == """
                Serial ports
                  /dev/ttyUSB0  ScanTool.net LLC OBDLink SX
                    probably an adapter: its name has 'OBD'
                    USB 0403:6015, serial number 113010882763, driver ftdi_sio
                    /dev/serial/by-id/usb-ScanTool.net_LLC_OBDLink_SX_113010882763-if00-port0
                    permission denied: add yourself to the group 'dialout', then log in again
                  /dev/ttyUSB10  USB Serial
                    probably an adapter: WCH CH340, the chip of many adapters
                    USB 1a86:7523, driver ch341
                    in use by brltty (process 812) and cat (process 813)
                  /dev/ttyACM0  u-blox AG u-blox 7 - GPS/GNSS Receiver
                    no sign of an adapter

                Common Wi-Fi adapter addresses
                  192.168.0.10:35000  accepts connections, probably an adapter
                  192.168.4.1:35000   no connection: no answer

                Several may be adapters: name one with -a.
                """)
    }

    @Test func nothingIsThere() {
        #expect(
            Self.empty.text(Presentation()) == [
                "Serial ports", "  none", "", "Common Wi-Fi adapter addresses", "", "No adapter is found: plug one in.",
            ])
    }

    /// Nothing but a path, which must stay whole to be copied, is wider than the terminal.
    @Test(arguments: [40, 60, 80, 120]) func widths(_ width: Int) {
        let lines = Self.full.text(Presentation(width: width))
        #expect(lines.allSatisfy { $0.count <= width || $0.hasPrefix("    /dev/serial/by-id/") })
        #expect(lines.allSatisfy { $0.last != " " })
        // The words are the same at each width.
        func words(_ lines: [String]) -> [Substring] { lines.flatMap { $0.split(separator: " ") } }
        #expect(words(lines) == words(Self.full.text(Presentation(width: 1000))))
    }

    @Test func json() {
        let report = DeviceReport(
            serial: [Self.link, Self.receiver],
            network: [
                .init(address: "192.168.0.10:35000", failure: nil),
                .init(address: "192.168.4.1:35000", failure: "no answer"),
            ], choice: "/dev/ttyUSB0", advice: "x")
        #expect(
            DeviceDocuments.json(report).line
                == #"{"format":"obdmech.devices/1","serial":["#
                + #"{"path":"/dev/ttyUSB0","stablePath":"#
                + #""/dev/serial/by-id/usb-ScanTool.net_LLC_OBDLink_SX_113010882763-if00-port0","#
                + #""vendor":"ScanTool.net LLC","product":"OBDLink SX","usbID":"0403:6015","#
                + #""serialNumber":"113010882763","driver":"ftdi_sio","likely":true,"reason":"its name has 'OBD'","#
                + #""permitted":false,"advice":"add yourself to the group 'dialout', then log in again","holders":[]},"#
                + #"{"path":"/dev/ttyACM0","vendor":"u-blox AG","likely":false,"permitted":true,"holders":[]}],"#
                + #""network":[{"address":"192.168.0.10:35000","listening":true},"#
                + #"{"address":"192.168.4.1:35000","listening":false,"reason":"no answer"}],"choice":"/dev/ttyUSB0"}"#)
        #expect(DeviceDocuments.json(Self.empty).line == #"{"format":"obdmech.devices/1","serial":[],"network":[]}"#)
    }

    /// Cars by Ethernet are listed only where one answers.
    @Test func carsByEthernet() {
        let report = DeviceReport(
            serial: [], network: [],
            gateways: [
                .init(device: "doip:169.254.1.2", vin: "1G1ZD5ST4RF000201"), .init(device: "doip:car", vin: nil),
            ],
            choice: nil, advice: "x")
        #expect(
            report.text(Presentation()).suffix(5) == [
                "Cars with diagnostics over IP", "  doip:169.254.1.2  VIN 1G1ZD5ST4RF000201", "  doip:car", "", "x",
            ])
        #expect(
            DeviceDocuments.json(report).line.contains(
                #""gateways":[{"device":"doip:169.254.1.2","vin":"1G1ZD5ST4RF000201"},{"device":"doip:car"}]"#))
    }

    @Test func changes() {
        typealias Report = DeviceReport
        #expect(Report.changes(from: [], to: []).isEmpty)
        #expect(Report.changes(from: [Self.link], to: [Self.link, Self.clone]) == [.added(Self.clone)])
        #expect(Report.changes(from: [Self.link, Self.clone], to: [Self.clone]) == [.removed(Self.link)])
        // Another device may have the same path.
        var other = Self.clone
        other.path = Self.link.path
        #expect(Report.changes(from: [Self.link], to: [other]) == [.removed(Self.link), .added(other)])
        // What only another program does is no change of the devices.
        var held = Self.link
        held.holders = [.init(process: 1, name: "cat")]
        #expect(Report.changes(from: [Self.link], to: [held]).isEmpty)
    }

    @Test func changesAsText() {
        #expect(DeviceReport.text(.removed(Self.link), Presentation()) == ["- /dev/ttyUSB0"])
        #expect(
            DeviceReport.text(.added(Self.receiver), Presentation()) == [
                "+ /dev/ttyACM0  u-blox AG u-blox 7 - GPS/GNSS Receiver", "    no sign of an adapter",
            ])
    }

    @Test func changesAsJSON() {
        #expect(
            DeviceDocuments.json(.removed(Self.receiver)).line
                == #"{"format":"obdmech.devices/1","event":"removed","serial":{"path":"/dev/ttyACM0","#
                + #""vendor":"u-blox AG","likely":false,"permitted":true,"holders":[]}}"#)
        #expect(DeviceDocuments.json(.added(Self.clone)).line.contains(#""event":"added""#))
        #expect(
            DeviceDocuments.json(.added(Self.clone)).line.contains(
                #""holders":[{"process":812,"name":"brltty"},{"process":813,"name":"cat"}]"#))
    }
}
