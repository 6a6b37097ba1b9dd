import CUdev
import Glibc
package import System

/// The serial ports that are there, as libudev and the kernel know them.
package enum SerialPorts {
    /// Sorted by path. Without a running udev the names of links and manufacturers are missing.
    package static func list() -> [SerialPort] {
        guard let udev = unsafe udev_new() else { return [] }
        defer { unsafe udev_unref(udev) }
        guard let enumeration = unsafe udev_enumerate_new(udev) else { return [] }
        defer { unsafe udev_enumerate_unref(enumeration) }
        unsafe udev_enumerate_add_match_subsystem(enumeration, "tty")
        unsafe udev_enumerate_scan_devices(enumeration)
        var ports: [SerialPort] = []
        var entry = unsafe udev_enumerate_get_list_entry(enumeration)
        while let current = unsafe entry {
            unsafe entry = udev_list_entry_get_next(current)
            guard let device = unsafe udev_device_new_from_syspath(udev, udev_list_entry_get_name(current)) else {
                continue
            }
            defer { unsafe udev_device_unref(device) }
            if let port = unsafe port(device) { ports.append(port) }
        }
        return ports.sorted { ($0.path.count, $0.path) < ($1.path.count, $1.path) }
    }

    /// The port that a path leads to, through links if need be.
    package static func port(at path: String, among ports: [SerialPort]) -> SerialPort? {
        SystemFile.resolved(path).flatMap { name in ports.first { $0.path == name } }
    }

    private static func port(_ device: OpaquePointer) -> SerialPort? {
        guard let path = unsafe text(udev_device_get_devnode(device)) else { return nil }
        var properties: [String: String] = [:]
        var entry = unsafe udev_device_get_properties_list_entry(device)
        while let current = unsafe entry {
            if let name = unsafe text(udev_list_entry_get_name(current)) {
                properties[name] = unsafe text(udev_list_entry_get_value(current))
            }
            unsafe entry = udev_list_entry_get_next(current)
        }
        func take(_ names: [String], of device: OpaquePointer) {
            for name in names { properties[name] = unsafe text(udev_device_get_sysattr_value(device, name)) }
        }
        let interface = unsafe udev_device_get_parent_with_subsystem_devtype(device, "usb", "usb_interface")
        if let interface = unsafe interface {
            unsafe take(["bInterfaceNumber"], of: interface)
            properties["driver"] = unsafe text(udev_device_get_driver(interface))
        }
        let usb = unsafe udev_device_get_parent_with_subsystem_devtype(device, "usb", "usb_device")
        if let usb = unsafe usb {
            unsafe take(["idVendor", "idProduct", "manufacturer", "product", "serial"], of: usb)
            properties["plug"] = unsafe text(udev_device_get_sysname(usb))
            // A rule may have marked the device rather than its port.
            let ignored = "ID_MM_DEVICE_IGNORE"
            properties[ignored] = unsafe properties[ignored] ?? text(udev_device_get_property_value(usb, ignored))
        }
        let isBluetooth = path.hasPrefix(SerialTransport.bluetoothPrefix)
        if isBluetooth { unsafe take(["address"], of: device) }
        // The PC's own ports, mostly not wired, and consoles are on no bus.
        guard unsafe usb != nil || isBluetooth || properties["ID_BUS"] != nil else { return nil }
        return SerialPort(path: path, properties: properties)
    }

    private static func text(_ pointer: UnsafePointer<CChar>?) -> String? {
        unsafe pointer.map { unsafe String(cString: $0) }
    }
}

/// Tells when serial ports come and go.
@safe package struct SerialPortMonitor: ~Copyable {
    private let udev: OpaquePointer
    private let monitor: OpaquePointer

    package static func open() throws(SystemResourceError) -> SerialPortMonitor {
        // Without a running udev only the kernel tells.
        let source = SystemFile.exists("/run/udev/control") ? "udev" : "kernel"
        guard let udev = unsafe udev_new() else { throw .devices(errno) }
        guard let monitor = unsafe udev_monitor_new_from_netlink(udev, source) else {
            let failure = errno
            unsafe udev_unref(udev)
            throw .devices(failure)
        }
        // From here on it gives both back, also where it is good for nothing.
        let opened = unsafe SerialPortMonitor(udev: udev, monitor: monitor)
        let failure = unsafe min(
            udev_monitor_filter_add_match_subsystem_devtype(monitor, "tty", nil),
            udev_monitor_enable_receiving(monitor))
        guard failure >= 0 else { throw .devices(-failure) }
        return opened
    }

    /// Readable when something changed.
    package var number: Int32 { unsafe udev_monitor_get_fd(monitor) }

    /// Takes note of all that was told; what changed, `SerialPorts.list()` says.
    package func clear() {
        while let device = unsafe udev_monitor_receive_device(monitor) { unsafe udev_device_unref(device) }
    }

    deinit {
        unsafe udev_monitor_unref(monitor)
        unsafe udev_unref(udev)
    }
}
