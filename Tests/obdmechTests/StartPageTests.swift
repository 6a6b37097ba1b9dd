import CommandLine
import Formats
import OBD
import Setup
import Storage
import Telemetry
import TestSupport
import Testing
import Transports
import Trips

@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct StartPageTests {
    private static let link = SerialPort(
        path: "/dev/ttyUSB99", properties: ["manufacturer": "ScanTool.net LLC", "product": "OBDLink SX"])
    private static let receiver = SerialPort(path: "/dev/ttyACM99", properties: ["product": "GNSS receiver"])
    private static let silent = [WiFiAdapters.Probe(address: "192.168.0.10:35000", failure: "no answer")]
    private static let listening = [WiFiAdapters.Probe(address: "192.168.0.10:35000", failure: nil)]

    private static func page(
        _ ports: [SerialPort], _ probes: [WiFiAdapters.Probe] = silent, _ variables: [String: String] = [:]
    ) throws -> StartPage {
        try StartPage(
            Environment(
                variables: variables, surroundings: .init(serialPorts: { ports }, probes: { probes }, graceS: 0)))
    }

    private static func text(_ page: StartPage, width: Int = 200) -> String {
        page.lines(Presentation(width: width)).joined(separator: "\n")
    }

    @Test func anAdapterThatMayBeUsed() throws {
        let page = try Self.page([], Self.listening)
        #expect(page.status == .fine)
        let text = Self.text(page)
        #expect(text.contains("a likely adapter: tcp:192.168.0.10:35000 (accepts connections)"))
        #expect(text.contains("\n  obdmech scan  ") && text.contains("\n  obdmech trip  "))
        #expect(!text.contains("sudo"))
    }

    /// Nobody may open a port that is not there.
    @Test func anAdapterThatMayNotBeOpened() throws {
        let page = try Self.page([Self.link])
        #expect(page.status == .fine)
        let text = Self.text(page)
        #expect(text.contains("a likely adapter: /dev/ttyUSB99 (ScanTool.net LLC OBDLink SX)"))
        #expect(text.contains("\n  sudo usermod -aG dialout $USER\n"))
    }

    @Test func several() throws {
        let page = try Self.page([Self.link, SerialPort(path: "/dev/rfcomm99", properties: [:])])
        #expect(page.status == .fine)
        let text = Self.text(page)
        #expect(text.contains("\n  /dev/ttyUSB99 (ScanTool.net LLC OBDLink SX)\n  /dev/rfcomm99\n"))
        #expect(text.contains("Choose one with obdmech setup"))
    }

    @Test func none() throws {
        let page = try Self.page([])
        #expect(page.status == .adapter)
        let text = Self.text(page)
        for part in [
            "Wi-Fi ", "192.168.0.10.", "USB ", "Bluetooth ", "bluetooth:ADDRESS", "-a sim:faults", "-a sim:city",
        ] {
            #expect(text.contains(part), "\(part)")
        }
    }

    /// A port of which nothing says that it is one may be one all the same.
    @Test func aPortThatIsHardlyOne() throws {
        let page = try Self.page([Self.receiver])
        #expect(page.status == .adapter)
        #expect(
            Self.text(page).contains("If it is /dev/ttyACM99 (GNSS receiver), you do not have permission to open it"))
        let permitted = StartPage(.looked(.none(otherPorts: [Self.receiver], tried: [])))
        #expect(Self.text(permitted).contains("If it is /dev/ttyACM99 (GNSS receiver):\n"))
        #expect(Self.text(permitted).contains("  obdmech scan -a /dev/ttyACM99\n"))
    }

    /// Nothing is looked for.
    @Test func oneThatIsNamed() throws {
        let directory = try TemporaryDirectory()
        try directory.write(Array("adapter = tcp:10.0.0.1\n".utf8), to: "obdmech/config")
        let surroundings = DeviceChoice.Surroundings(
            serialPorts: {
                Issue.record("ports were looked for")
                return []
            },
            probes: {
                Issue.record("the network was asked")
                return []
            })
        var variables = ["XDG_CONFIG_HOME": directory.path]
        let configured = try StartPage(Environment(variables: variables, surroundings: surroundings))
        #expect(configured.adapter == .named("tcp:10.0.0.1", source: "as configured"))
        #expect(configured.status == .fine)
        variables["OBDMECH_ADAPTER"] = "sim:city"
        let page = try StartPage(Environment(variables: variables, surroundings: surroundings))
        #expect(Self.text(page).hasPrefix("Adapter     sim:city (from OBDMECH_ADAPTER)\n\n  obdmech scan  "))
    }

    @Test func whatWasRecordedLast() throws {
        let directory = try TemporaryDirectory()
        let path = directory.file("x.db")
        let time = WallTime(microseconds: 1_700_000_000_000_000)
        do {
            let database = try Database.open(path: path)
            try database.scans.store(HealthScan(adapter: .init(device: "x")), at: time)
            for hour in 0..<2 {
                let id = try database.trips.begin(
                    TripBeginning(
                        start: time.advanced(bySeconds: Double(hour) * 3600), vin: nil, adapter: "x", bus: nil,
                        fuelPrice: nil))
                var summary = TripSummary()
                summary.durationS = 754
                summary.distanceKm = 8.3 + Double(hour)
                try database.trips.finish(id, summary: summary)
            }
        }
        let before = directory.bytes("x.db")
        let text = Self.text(try Self.page([], Self.listening, ["OBDMECH_DATABASE": path]))
        #expect(
            text.contains(
                "\nLast trip   14 Nov 2023 23:13, 9.30 km in 12 min 34 s\nLast scan   14 Nov 2023 22:13, no codes\n"))
        #expect(directory.bytes("x.db") == before && !directory.exists("x.db-wal"))
        // None is made, and one that is damaged does not matter.
        _ = try Self.page([], Self.listening, ["OBDMECH_DATABASE": directory.file("none.db")])
        #expect(!directory.exists("none.db"))
        try directory.write([UInt8](repeating: 7, count: 1000), to: "x.db")
        #expect(try Self.page([], Self.listening, ["OBDMECH_DATABASE": path]).lastTrip == nil)
    }

    /// Only what is to be copied may be wider than a narrow screen.
    @Test(arguments: [40, 80, 120]) func width(_ width: Int) throws {
        let pages = [
            try Self.page([]), try Self.page([Self.receiver]), try Self.page([Self.link]),
            try Self.page([], Self.listening),
            try Self.page([Self.link, Self.receiver], [], ["OBDMECH_ADAPTER": "tcp:192.168.0.10"]),
        ]
        for page in pages {
            for line in page.lines(Presentation(width: width)) where line.count > width {
                #expect(line.contains("  sudo ") || line.contains("  obdmech scan -a "), "\(line)")
            }
        }
    }
}
