import Foundation
import Glibc
import TestSupport
import Testing

@testable import Transports

/// A system of the test's own: a folder for each place that is looked at.
@Suite(.timeLimit(.minutes(20))) struct PortRivalsTests {
    private final class System {
        private let directory: TemporaryDirectory
        var places = PortRivals.Places()

        init() throws {
            directory = try TemporaryDirectory()
            let root = directory.path
            places.processes = root + "/proc"
            places.usbDevices = root + "/usb"
            places.ttys = root + "/tty"
            places.rules = [root + "/etc", root + "/lib"]
        }

        func write(_ text: String, to path: String) throws { try directory.write(Array(text.utf8), to: path) }

        func plug(_ usbID: String, at place: String) throws {
            let numbers = usbID.split(separator: ":")
            try write(numbers[0] + "\n", to: "usb/\(place)/idVendor")
            try write(numbers[1] + "\n", to: "usb/\(place)/idProduct")
        }
    }

    private static let rule =
        "ENV{PRODUCT}==\"1a86/7523/*\", ENV{BRLTTY_BRAILLE_DRIVER}=\"bm\", GOTO=\"brltty_usb_run\"\n"

    @Test func aSystemWithoutThem() throws {
        let system = try System()
        try system.write("bash\n", to: "proc/12/comm")
        try system.write("ModemManager\n", to: "proc/self/comm")
        let rivals = PortRivals(system.places)
        #expect(rivals.modemManager == nil)
        #expect(rivals.brltty == nil)
        #expect(rivals.claimedByBrltty.isEmpty)
        #expect(rivals.pluggedChips.isEmpty)
    }

    @Test func programsThatRun() throws {
        let system = try System()
        try system.write("ModemManager\n", to: "proc/812/comm")
        try system.write("brltty\n", to: "proc/900/comm")
        let rivals = PortRivals(system.places)
        #expect(rivals.modemManager == 812)
        #expect(rivals.brltty == 900)
    }

    @Test(arguments: [
        ("lib/85-brltty.rules", rule, ["1a86:7523"]),
        // Without its leading zero, as the kernel writes it.
        (
            "lib/90-brltty-usb-generic.rules", "ENV{PRODUCT}==\"403/6001/*\", X=\"1\"\n" + rule,
            ["0403:6001", "1a86:7523"]
        ),
        ("lib/85-brltty.rules", "# " + rule, []),
        ("lib/85-brltty.rules", "ENV{PRODUCT}==\"904/3000/*\", GOTO=\"brltty_usb_run\"\n", []),
        ("lib/85-other.rules", rule, []),
        ("lib/85-brltty.rules.bak", rule, []),
    ])
    func chipsThatBrlttyClaims(_ path: String, _ text: String, _ chips: [String]) throws {
        let system = try System()
        try system.write(text, to: path)
        #expect(PortRivals(system.places).claimedByBrltty.sorted() == chips)
    }

    /// An administrator's file hides that of the distribution.
    @Test func aRuleThatIsHidden() throws {
        let system = try System()
        try system.write(Self.rule, to: "lib/85-brltty.rules")
        try system.write("", to: "etc/85-brltty.rules")
        #expect(PortRivals(system.places).claimedByBrltty.isEmpty)
    }

    @Test func chipsWithoutAPort() throws {
        let system = try System()
        try system.plug("1a86:7523", at: "1-1")
        try system.plug("1a86:7523", at: "1-2")
        try system.plug("0403:6015", at: "1-3")
        try system.plug("046d:c077", at: "1-4")
        let rivals = PortRivals(system.places)
        #expect(rivals.pluggedChips == ["0403:6015", "1a86:7523", "1a86:7523"])
        func port(_ vendor: String, _ product: String) -> SerialPort {
            SerialPort(path: "/dev/ttyUSB0", properties: ["idVendor": vendor, "idProduct": product])
        }
        #expect(rivals.chipsWithoutPort([port("1a86", "7523"), port("0403", "6015")]) == ["1a86:7523"])
        #expect(rivals.chipsWithoutPort([port("2341", "0043")]).count == 3)
        #expect(PortRivals.name(ofChip: "1a86:7523") == "WCH CH340")
        #expect(PortRivals.name(ofChip: "046d:c077") == nil)
    }

    @Test func latency() throws {
        let system = try System()
        try system.write("16\n", to: "tty/ttyUSB0/device/latency_timer")
        let rivals = PortRivals(system.places)
        #expect(rivals.latencyMS("/dev/ttyUSB0") == 16)
        #expect(rivals.latencyMS("/dev/ttyUSB1") == nil)
    }

    @Test(arguments: [
        ([:], false), (["ID_MM_DEVICE_IGNORE": "1"], true), (["ID_MM_PORT_IGNORE": "1"], true),
        (["ID_MM_DEVICE_IGNORE": "0"], false),
    ])
    func aPortThatModemManagerLeavesAlone(_ properties: [String: String], _ isIgnored: Bool) {
        #expect(SerialPort(path: "/dev/ttyUSB0", properties: properties).isIgnoredByModemManager == isIgnored)
    }
}
