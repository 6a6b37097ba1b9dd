import CUdev

/// The serial ports that have hardware behind them, as libudev knows them.
package enum SerialPorts {
    package struct Port: Hashable, Sendable, CustomStringConvertible {
        package let path: String
        /// Vendor and product; nil where the device does not say.
        package let model: String?

        package var description: String { model.map { "\(path) (\($0))" } ?? path }
    }

    /// Sorted by path; empty when udev does not run.
    package static func list() -> [Port] {
        guard let udev = unsafe udev_new() else { return [] }
        defer { unsafe udev_unref(udev) }
        guard let enumeration = unsafe udev_enumerate_new(udev) else { return [] }
        defer { unsafe udev_enumerate_unref(enumeration) }
        unsafe udev_enumerate_add_match_subsystem(enumeration, "tty")
        unsafe udev_enumerate_scan_devices(enumeration)
        var ports: [Port] = []
        var entry = unsafe udev_enumerate_get_list_entry(enumeration)
        while let current = unsafe entry {
            unsafe entry = udev_list_entry_get_next(current)
            guard let device = unsafe udev_device_new_from_syspath(udev, udev_list_entry_get_name(current)) else {
                continue
            }
            defer { unsafe udev_device_unref(device) }
            // Consoles have no parent; the PC's own ports, mostly not wired, have no USB bus.
            guard let path = unsafe text(udev_device_get_devnode(device)),
                unsafe udev_device_get_parent(device) != nil,
                unsafe text(udev_device_get_property_value(device, "ID_BUS")) != nil || path.hasPrefix("/dev/rfcomm")
            else { continue }
            let names = unsafe [
                text(udev_device_get_property_value(device, "ID_VENDOR_FROM_DATABASE"))
                    ?? text(udev_device_get_property_value(device, "ID_VENDOR")),
                text(udev_device_get_property_value(device, "ID_MODEL")),
            ].compactMap { $0 }
            ports.append(Port(path: path, model: names.isEmpty ? nil : names.joined(separator: " ")))
        }
        return ports.sorted { $0.path < $1.path }
    }

    private static func text(_ pointer: UnsafePointer<CChar>?) -> String? {
        unsafe pointer.map { unsafe String(cString: $0) }
    }
}
