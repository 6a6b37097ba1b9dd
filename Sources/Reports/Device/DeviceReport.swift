package import Formats

/// The devices to which an adapter may be connected, as text.
package struct DeviceReport: Sendable {
    /// A serial port.
    package struct Serial: Hashable, Sendable {
        package var path: String
        package var stablePath: String?
        package var vendor: String?
        package var product: String?
        /// Vendor and product as text.
        package var name: String?
        /// "0403:6015".
        package var usbID: String?
        package var serialNumber: String?
        package var driver: String?
        /// Why it is probably an adapter; nil without any indication.
        package var likeness: String?
        /// How to get permission to open it; nil if the user has it.
        package var permissionAdvice: String?
        /// The programs that have it open.
        package var holders: [Holder]

        package struct Holder: Hashable, Sendable {
            package var process: Int32
            package var name: String

            package init(process: Int32, name: String) {
                self.process = process
                self.name = name
            }
        }

        package init(
            path: String, stablePath: String? = nil, vendor: String? = nil, product: String? = nil, name: String? = nil,
            usbID: String? = nil, serialNumber: String? = nil, driver: String? = nil, likeness: String? = nil,
            permissionAdvice: String? = nil, holders: [Holder] = []
        ) {
            self.path = path
            self.stablePath = stablePath
            self.vendor = vendor
            self.product = product
            self.name = name
            self.usbID = usbID
            self.serialNumber = serialNumber
            self.driver = driver
            self.likeness = likeness
            self.permissionAdvice = permissionAdvice
            self.holders = holders
        }
    }

    /// A network address.
    package struct Network: Hashable, Sendable {
        package var address: String
        /// Nil if the address accepts connections; else the reason.
        package var failure: String?

        package init(address: String, failure: String?) {
            self.address = address
            self.failure = failure
        }
    }

    /// A Bluetooth Low Energy device in reach.
    package struct Bluetooth: Hashable, Sendable {
        package var address: String
        package var name: String?
        /// In dBm.
        package var signalStrength: Int?
        /// Why it is probably an adapter; nil without any indication.
        package var likeness: String?

        package init(address: String, name: String?, signalStrength: Int?, likeness: String?) {
            self.address = address
            self.name = name
            self.signalStrength = signalStrength
            self.likeness = likeness
        }
    }

    /// A car with diagnostics over IP.
    package struct Gateway: Hashable, Sendable {
        package var device: String
        /// Nil if the car does not report it.
        package var vin: String?

        package init(device: String, vin: String?) {
            self.device = device
            self.vin = vin
        }
    }

    package var serial: [Serial]
    package var network: [Network]
    /// Nil if this computer has no Bluetooth, or it is off.
    package var bluetooth: [Bluetooth]?
    package var gateways: [Gateway]
    /// The device that a command uses by default; nil if there is no clear choice.
    package var choice: String?
    /// The same as a sentence, or what to do.
    package var advice: String

    /// Likely adapters come first.
    package init(
        serial: [Serial], network: [Network], bluetooth: [Bluetooth]? = nil, gateways: [Gateway] = [],
        choice: String?, advice: String
    ) {
        self.bluetooth = bluetooth
        self.gateways = gateways
        self.serial = serial.filter { $0.likeness != nil } + serial.filter { $0.likeness == nil }
        self.network = network
        self.choice = choice
        self.advice = advice
    }

    // MARK: Changes

    /// The change of a port between two checks.
    package enum Change: Hashable, Sendable {
        case removed(Serial)
        case added(Serial)
    }

    /// A port with a different device counts as removed and added.
    package static func changes(from before: [Serial], to now: [Serial]) -> [Change] {
        func isSame(_ one: Serial, _ other: Serial) -> Bool {
            one.path == other.path && one.usbID == other.usbID && one.serialNumber == other.serialNumber
        }
        return before.filter { port in !now.contains { isSame($0, port) } }.map(Change.removed)
            + now.filter { port in !before.contains { isSame($0, port) } }.map(Change.added)
    }

    // MARK: Text

    private static func lines(_ device: Bluetooth, _ presentation: Presentation) -> [String] {
        let strength = device.signalStrength.map { "\($0) dBm" }
        let facts = [device.name, strength, device.likeness.map { "probably an adapter: \($0)" }].compactMap(\.self)
        return presentation.wrapped("  ble:\(device.address)  " + facts.joined(separator: ", "), indent: 4)
    }

    /// The lines.
    package func text(_ presentation: Presentation) -> [String] {
        var lines = ["Serial ports"]
        lines += serial.isEmpty ? ["  none"] : serial.flatMap { Self.lines($0, presentation) }
        lines += ["", "Common Wi-Fi adapter addresses"]
        let column = (network.map(\.address.count).max() ?? 0) + 2
        for address in network {
            let state = address.failure.map { "no connection: " + $0 } ?? "accepts connections, probably an adapter"
            lines += presentation.wrapped("  " + Format.padded(address.address, column) + state, indent: 4)
        }
        if let bluetooth {
            lines += ["", "Bluetooth Low Energy devices in reach"]
            lines += bluetooth.isEmpty ? ["  none"] : bluetooth.flatMap { Self.lines($0, presentation) }
        }
        if !gateways.isEmpty {
            lines += ["", "Cars with diagnostics over IP"]
            lines += gateways.flatMap { gateway in
                presentation.wrapped("  " + gateway.device + (gateway.vin.map { "  VIN \($0)" } ?? ""), indent: 4)
            }
        }
        lines.append("")
        return lines + presentation.wrapped(advice)
    }

    package static func text(_ change: Change, _ presentation: Presentation) -> [String] {
        switch change {
        case .removed(let port): ["- " + port.path]
        case .added(let port): Self.lines(port, presentation, bullet: "+ ")
        }
    }

    /// A port, with details below its path.
    private static func lines(_ port: Serial, _ presentation: Presentation, bullet: String = "  ") -> [String] {
        func block(_ text: String) -> [String] { presentation.wrapped("    " + text, indent: 6) }
        var lines = presentation.wrapped(bullet + port.path + (port.name.map { "  " + $0 } ?? ""), indent: 6)
        lines += block(port.likeness.map { "probably an adapter: " + $0 } ?? "no sign of an adapter")
        let facts = [
            port.usbID.map { "USB \($0)" }, port.serialNumber.map { "serial number \($0)" },
            port.driver.map { "driver \($0)" },
        ].compactMap { $0 }
        if !facts.isEmpty { lines += block(facts.joined(separator: ", ")) }
        // Meant to be copied: never wrapped.
        if let stablePath = port.stablePath { lines.append("    " + stablePath) }
        if let advice = port.permissionAdvice { lines += block("permission denied: " + advice) }
        let holders = port.holders.map { "\($0.name) (process \($0.process))" }
        if !holders.isEmpty { lines += block("in use by " + Format.list(holders)) }
        return lines
    }
}
