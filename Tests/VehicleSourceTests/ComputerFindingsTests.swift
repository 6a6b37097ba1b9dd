import Diagnosis
import Testing

@testable import Transports
@testable import VehicleSource

@Suite(.timeLimit(.minutes(20))) struct ComputerFindingsTests {
    private static let clone = SerialPort(
        path: "/dev/ttyUSB0", properties: ["idVendor": "1a86", "idProduct": "7523", "product": "USB Serial"])
    private static let ignored = SerialPort(
        path: "/dev/ttyUSB0", properties: ["idVendor": "1a86", "idProduct": "7523", "ID_MM_PORT_IGNORE": "1"])
    private static let radio = SerialPort(path: "/dev/rfcomm0", properties: [:])

    private func rivals(
        modemManager: Int32? = nil, brltty: Int32? = nil, claimed: Set<String> = [], plugged: [String] = []
    ) -> PortRivals {
        PortRivals(modemManager: modemManager, brltty: brltty, claimedByBrltty: claimed, pluggedChips: plugged)
    }

    private func around(_ port: SerialPort?, isMissing: Bool = false, _ rivals: PortRivals) -> [DoctorFinding] {
        ComputerFindings.around(
            port: port, isMissing: isMissing, ports: [port].compactMap(\.self), rivals: rivals)
    }

    @Test func nothingIsInTheWay() {
        #expect(around(Self.clone, rivals(brltty: 900, plugged: ["1a86:7523"])).isEmpty)
        #expect(around(Self.ignored, rivals(modemManager: 812)).isEmpty)
        #expect(around(Self.radio, rivals(modemManager: 812)).isEmpty)
        #expect(around(nil, isMissing: true, rivals(modemManager: 812)).isEmpty)
    }

    /// The reason why there is no port at all.
    @Test func brlttyTookThePort() throws {
        let finding = try #require(
            around(nil, isMissing: true, rivals(claimed: ["1a86:7523"], plugged: ["1a86:7523"])).first)
        #expect(finding.state == .fault)
        #expect(
            finding.text
                == "a USB chip WCH CH340 (1a86:7523) is plugged in, but has no serial port: brltty took it for a Braille display"
        )
        #expect(finding.advice.contains("sudo apt remove brltty"))
        // Another adapter than the one that is examined.
        #expect(around(nil, rivals(claimed: ["1a86:7523"], plugged: ["1a86:7523"])).first?.state == .note)
    }

    @Test func aDriverIsMissing() throws {
        let finding = try #require(around(nil, isMissing: true, rivals(plugged: ["0403:6015"])).first)
        #expect(finding.text.hasSuffix("has no serial port: its driver is missing"))
        #expect(!finding.advice.contains("brltty"))
    }

    @Test func brlttyMayTakeThePort() throws {
        let finding = try #require(around(Self.clone, rivals(claimed: ["1a86:7523"])).first)
        #expect(finding.state == .limit)
        #expect(finding.limit == "brltty may take the port")
        #expect(around(Self.clone, rivals(claimed: ["10c4:ea60"])).isEmpty)
    }

    @Test func modemManager() throws {
        let finding = try #require(around(Self.clone, rivals(modemManager: 812)).first)
        #expect(finding.state == .note)
        #expect(finding.text.hasPrefix("ModemManager is running (process 812)"))
    }

    @Test func anotherProgram() throws {
        let finding = try #require(
            ComputerFindings.around(
                port: Self.clone, isMissing: false, ports: [Self.clone], rivals: rivals(),
                holders: [PortHolders.Holder(process: 77, name: "minicom")]
            ).first)
        #expect(finding.state == .limit)
        #expect(finding.text == "minicom (process 77) also has the port open")
    }

    @Test(arguments: [
        (38400, nil, nil, ["38400 baud; --deep tests higher speeds"]), (115_200, nil, nil, ["115200 baud"]),
        (38400, nil, ComputerFindings.Raised.refused, ["38400 baud; nothing higher works"]),
        (38400, 1, .to(500_000), ["38400 baud; 500000 works too"]),
        (115_200, 16, nil, ["115200 baud", "the USB chip delays each response by 16 ms"]),
    ])
    func line(_ baud: Int, _ latencyMS: Int?, _ raised: ComputerFindings.Raised?, _ texts: [String]) {
        let findings = ComputerFindings.line(baud: baud, latencyMS: latencyMS, raised: raised)
        #expect(findings.map(\.text) == texts)
        #expect(findings.map(\.state) == Array([DoctorFinding.State.good, .limit][..<texts.count]))
    }

    @Test(arguments: [
        ("sim", "a simulated adapter"), ("replay", "a recorded session"), ("tcp", "connects in 3.5 ms"),
        ("serial", "opens: USB Serial"), ("bluetooth", "opens: USB Serial"),
    ])
    func port(_ scheme: String, _ text: String) {
        #expect(ComputerFindings.port(Self.clone, scheme: scheme, seconds: 0.0035).text == text)
        #expect(ComputerFindings.port(nil, scheme: "serial", seconds: 1).text == "opens")
    }
}
