import System

/// The programs that take the serial ports of adapters without being asked: ModemManager, which looks for a modem at
/// new ports, and brltty, which takes some USB chips for Braille displays.
package struct PortRivals: Sendable {
    /// Where the system tells about itself.
    package struct Places: Sendable {
        package var processes = "/proc"
        package var usbDevices = "/sys/bus/usb/devices"
        package var ttys = "/sys/class/tty"
        /// The first that has a file of a name hides those of the others (udev(7)).
        package var rules = ["/etc/udev/rules.d", "/run/udev/rules.d", "/usr/lib/udev/rules.d", "/lib/udev/rules.d"]

        package init() {}
    }

    /// The process; nil where it does not run.
    package let modemManager: Int32?
    package let brltty: Int32?
    /// The chips of adapters that a rule of brltty claims, such as "1a86:7523".
    package let claimedByBrltty: Set<String>
    /// Chips of adapters that are plugged in, sorted.
    package let pluggedChips: [String]

    private let places: Places

    init(modemManager: Int32?, brltty: Int32?, claimedByBrltty: Set<String>, pluggedChips: [String]) {
        self.modemManager = modemManager
        self.brltty = brltty
        self.claimedByBrltty = claimedByBrltty
        self.pluggedChips = pluggedChips
        places = Places()
    }

    package init(_ places: Places = Places()) {
        self.places = places
        var processes: [String: Int32] = [:]
        for process in SystemFile.entries(places.processes).compactMap(Int32.init).sorted() {
            guard let name = SystemFile.line("\(places.processes)/\(process)/comm") else { continue }
            processes[name] = processes[name] ?? process
        }
        modemManager = processes["ModemManager"]
        brltty = processes["brltty"]
        claimedByBrltty = Self.claims(places.rules)
        pluggedChips = SystemFile.entries(places.usbDevices).compactMap { device in
            func attribute(_ name: String) -> String? { SystemFile.line("\(places.usbDevices)/\(device)/\(name)") }
            guard let vendor = attribute("idVendor"), let product = attribute("idProduct") else { return nil }
            return SerialPort.chips["\(vendor):\(product)"] == nil ? nil : "\(vendor):\(product)"
        }.sorted()
    }

    /// "WCH CH340"; nil for what is no chip of adapters.
    package static func name(ofChip usbID: String) -> String? { SerialPort.chips[usbID] }

    /// Chips that are plugged in but have no serial port: their driver is missing, or another program took them.
    package func chipsWithoutPort(_ ports: [SerialPort]) -> [String] {
        var chips = pluggedChips
        for port in ports { if let index = chips.firstIndex(where: { $0 == port.usbID }) { chips.remove(at: index) } }
        return chips
    }

    /// How long an FTDI chip keeps bytes back before it gives them to the computer, in milliseconds; nil for other
    /// chips.
    package func latencyMS(_ path: String) -> Int? {
        path.split(separator: "/").last.flatMap { SystemFile.line("\(places.ttys)/\($0)/device/latency_timer") }
            .flatMap { Int($0) }
    }

    /// The chips in the lines `ENV{PRODUCT}=="1a86/7523/*", …` of brltty's rules. Some distributions have commented the
    /// line out.
    private static func claims(_ directories: [String]) -> Set<String> {
        var texts: [String: String] = [:]
        for directory in directories {
            for name in SystemFile.entries(directory)
            where name.contains("brltty") && name.hasSuffix(".rules") && texts[name] == nil {
                texts[name] = SystemFile.text("\(directory)/\(name)") ?? ""
            }
        }
        let lines = texts.values.flatMap { $0.split(separator: "\n") }
            .map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }.filter { !$0.hasPrefix("#") }
        return Set(
            SerialPort.chips.keys.filter { chip in
                // The kernel writes the numbers without leading zeros.
                let product = chip.split(separator: ":").map { $0.drop { $0 == "0" } }.joined(separator: "/")
                return lines.contains { $0.contains("env{product}==\"\(product)/") }
            })
    }
}
