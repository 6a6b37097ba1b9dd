/// A serial port with hardware behind it, as the system describes it. What it does not tell is nil.
package struct SerialPort: Hashable, Sendable, CustomStringConvertible {
    /// "/dev/ttyUSB0", which changes from one plugging in to the next.
    package let path: String
    /// "/dev/serial/by-id/…", which does not.
    package let stablePath: String?
    /// "0403:6015", in lower case.
    package let usbID: String?
    package let vendor: String?
    package let product: String?
    package let serialNumber: String?
    /// The kernel's driver, such as `ftdi_sio`.
    package let driver: String?
    /// The address of the device behind a bound Bluetooth port.
    private let bluetoothAddress: String?
    /// A rule of udev tells ModemManager to leave it alone.
    package let isIgnoredByModemManager: Bool
    /// Where it is plugged in, such as "1-1.2", and which of the device's interfaces it is.
    private let plug: String?
    private let interface: String?

    /// - Parameter properties: those of udev, in capitals, and the attributes of the USB device and interface.
    package init(path: String, properties: [String: String]) {
        func value(_ names: String...) -> String? {
            for name in names { if let value = properties[name], !value.isEmpty { return value } }
            return nil
        }
        self.path = path
        let links = properties["DEVLINKS"]?.split(separator: " ") ?? []
        stablePath = links.first { $0.hasPrefix("/dev/serial/by-id/") }.map(String.init)
        let ids = (value("idVendor", "ID_VENDOR_ID"), value("idProduct", "ID_MODEL_ID"))
        usbID = if case (let vendor?, let product?) = ids { "\(vendor):\(product)".lowercased() } else { nil }
        vendor = value("manufacturer", "ID_VENDOR_FROM_DATABASE")
        product = value("product", "ID_MODEL_FROM_DATABASE")
        serialNumber = value("serial", "ID_SERIAL_SHORT")
        driver = value("driver", "ID_USB_DRIVER")
        bluetoothAddress = value("address")
        isIgnoredByModemManager = ["ID_MM_DEVICE_IGNORE", "ID_MM_PORT_IGNORE"].contains { properties[$0] == "1" }
        plug = value("plug")
        interface = value("bInterfaceNumber", "ID_USB_INTERFACE_NUM")
    }

    /// "ScanTool.net LLC OBDLink SX"; nil where the device has no name.
    package var name: String? {
        let names = [vendor, product].compactMap { $0 }
        if names.isEmpty { return bluetoothAddress.map { "Bluetooth \($0)" } }
        // Some manufacturers put their name into that of the product too.
        if let vendor, let product, product.lowercased().hasPrefix(vendor.lowercased()) { return product }
        return names.joined(separator: " ")
    }

    package var description: String { name.map { "\(path) (\($0))" } ?? path }

    // MARK: Adapters

    /// The chips between USB and serial line that adapters have, as do many other devices.
    static let chips: [String: String] = [
        "0403:6001": "FTDI FT232R", "0403:6015": "FTDI FT230X", "067b:2303": "Prolific PL2303",
        "067b:23a3": "Prolific PL2303GC", "1a86:7523": "WCH CH340", "1a86:5523": "WCH CH341",
        "1a86:55d4": "WCH CH9102", "10c4:ea60": "Silicon Labs CP210x",
    ]
    private static let names = ["OBD", "ELM327", "ScanTool", "STN1", "STN2"]

    /// What makes it likely that an OBD adapter is there; nil for nothing.
    package var likeness: String? {
        if path.hasPrefix(SerialTransport.bluetoothPrefix) { return "a bound Bluetooth port" }
        let text = (name ?? "").lowercased()
        if let word = Self.names.first(where: { text.contains($0.lowercased()) }) { return "its name has '\(word)'" }
        return usbID.flatMap { Self.chips[$0] }.map { "\($0), the chip of many adapters" }
    }

    // MARK: Identity

    /// The port of the same device among those that are there now: one that was pulled out and put back may have got
    /// another path. Its serial number tells; where it has none, the place where it is plugged in, or that there is one
    /// of its kind. Nil where it is not there, or cannot be told from others.
    package func found(among ports: [SerialPort]) -> SerialPort? {
        let alike = ports.filter {
            $0.usbID == usbID && $0.serialNumber == serialNumber && $0.interface == interface
                && $0.bluetoothAddress == bluetoothAddress
        }
        return alike.first { $0.plug == plug } ?? (alike.count == 1 ? alike[0] : nil)
    }
}
