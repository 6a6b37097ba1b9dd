package import Formats
package import Reports

/// Devices and their changes as JSON.
package enum DeviceDocuments {
    private static let holder: [JSONMember<DeviceReport.Serial.Holder>] = [
        JSONMember("process", .integer, "Process ID.") { $0.process },
        JSONMember("name", .text, "Name of the program.") { $0.name },
    ]

    private static let port = JSONShape<DeviceReport.Serial>(
        "port", "serial port",
        [
            JSONMember("path", .text, "Path, such as /dev/ttyUSB0.") { $0.path },
            JSONMember("stablePath", .text, "Path that stays the same, under /dev/serial.") { $0.stablePath },
            JSONMember("vendor", .text, "Vendor, from the USB device.") { $0.vendor },
            JSONMember("product", .text, "Product, from the USB device.") { $0.product },
            JSONMember("usbID", .text, "USB vendor and product ID, such as 0403:6015.") { $0.usbID },
            JSONMember("serialNumber", .text, "Serial number, from the USB device.") { $0.serialNumber },
            JSONMember("driver", .text, "Kernel driver.") { $0.driver },
            JSONMember("likely", .yesNo, "Whether the port is likely an adapter.") { $0.likeness != nil },
            JSONMember("reason", .text, "Why it is likely an adapter.") { $0.likeness },
            JSONMember("permitted", .yesNo, "Whether you have permission to open the port.") {
                $0.permissionAdvice == nil
            },
            JSONMember("advice", .text, "How to get this permission.") { $0.permissionAdvice },
            JSONMember("holders", .list(.object(holder)), "Programs that have the port open.") { $0.holders },
        ])

    private static let network: [JSONMember<DeviceReport.Network>] = [
        JSONMember("address", .text, "Address, as --adapter accepts it.") { $0.address },
        JSONMember("listening", .yesNo, "Whether the address accepts connections.") { $0.failure == nil },
        JSONMember("reason", .text, "Reason why it does not.") { $0.failure },
    ]

    private static let bluetooth: [JSONMember<DeviceReport.Bluetooth>] = [
        JSONMember("device", .text, "Device, as --adapter accepts it.") { "ble:" + $0.address },
        JSONMember("name", .text, "Name that the device sends.") { $0.name },
        JSONMember("signalDBm", .integer, "Strength of its signal in dBm.") { $0.signalStrength },
        JSONMember("likely", .yesNo, "Whether it is probably an adapter.") { $0.likeness != nil },
        JSONMember("reason", .text, "Reason why.") { $0.likeness },
    ]

    private static let gateway: [JSONMember<DeviceReport.Gateway>] = [
        JSONMember("device", .text, "Device, as --adapter accepts it.") { $0.device },
        JSONMember("vin", .text, "VIN that the car announces.") { $0.vin },
    ]

    private static let format = "obdmech.devices/1"

    static let devices = JSONShape<DeviceReport>(
        "devices", "list of devices",
        [
            .format(format),
            JSONMember("serial", .list(.shape(port)), "Serial ports, likely adapters first.") { $0.serial },
            JSONMember("network", .list(.object(network)), "Usual addresses of Wi-Fi adapters.") { $0.network },
            JSONMember(
                "bluetooth", .list(.object(bluetooth)),
                "Bluetooth Low Energy devices in reach; absent without Bluetooth."
            ) { $0.bluetooth },
            JSONMember("gateways", .list(.object(gateway)), "Cars with diagnostics over IP (DoIP).") { report in
                report.gateways.isEmpty ? nil : report.gateways
            },
            JSONMember("choice", .text, "Device that is used if none is named.") { $0.choice },
        ])

    static let change = JSONShape<DeviceReport.Change>(
        "change", "device change",
        [
            .format(format),
            JSONMember("event", .words(["added", "removed"]), "Kind of change.") { change in
                switch change {
                case .added: "added"
                case .removed: "removed"
                }
            },
            JSONMember("serial", .shape(port), "Serial port.") { change in
                switch change {
                case .added(let port), .removed(let port): port
                }
            },
        ])

    package static func json(_ report: DeviceReport) -> JSON { devices.json(report) }

    package static func json(_ change: DeviceReport.Change) -> JSON { self.change.json(change) }
}

extension DocumentForm {
    static let devices = DocumentForm(
        "devices", of: ["devices"],
        "Output of devices --json. With --watch it is a line, followed by one line for each change.",
        [DeviceDocuments.devices.form, DeviceDocuments.change.form])
}
