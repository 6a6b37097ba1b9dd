import CommandLine
import Documents
import Formats
import Glibc
import Reports
import System
import Telemetry
import Terminal
import Transports

enum DevicesCommand: Command {
    static func run(_ call: Call) throws -> ExitStatus {
        let isJSON = call[.json]
        guard call[.watch] else {
            let report = report(call.environment.surroundings)
            try call.write(DeviceDocuments.json(report), report.text(call.environment.presentation))
            return .fine
        }
        // Open the monitor before the first list, so that no change is missed.
        let signals = try Signals.open()
        let monitor = try SerialPortMonitor.open()
        let first = report(call.environment.surroundings)
        try Output.write(isJSON ? [DeviceDocuments.json(first).line] : first.text(call.environment.presentation) + [""])
        try follow(monitor, signals, from: first.serial, call.environment.surroundings) { change in
            try Output.write(
                isJSON ? [DeviceDocuments.json(change).line] : DeviceReport.text(change, call.environment.presentation))
        }
        return .fine
    }

    /// Reports changes until a signal arrives.
    private static func follow(
        _ monitor: borrowing SerialPortMonitor, _ signals: borrowing Signals, from first: [DeviceReport.Serial],
        _ surroundings: DeviceChoice.Surroundings, tell: (DeviceReport.Change) throws -> Void
    ) throws {
        var known = first
        while true {
            do throws(Poll.WaitError) {
                guard
                    try Poll.wait(monitor.number, for: POLLIN, until: .distantFuture, interrupt: signals.number)
                else { continue }
            } catch {
                if signals.next() != 0 { return }
                continue
            }
            monitor.clear()
            let now = surroundings.serialPorts().map(serial)
            for change in DeviceReport.changes(from: known, to: now) { try tell(change) }
            known = now
        }
    }

    private static func report(_ surroundings: DeviceChoice.Surroundings) -> DeviceReport {
        let ports = surroundings.serialPorts()
        let probes = surroundings.probes()
        let choice = DeviceChoice(ports: ports, probes: probes)
        let bluetooth = surroundings.bluetooth()
        let likely = (bluetooth ?? []).filter { $0.likeness != nil }.map { "ble:" + $0.address }
        return DeviceReport(
            serial: ports.map(serial),
            network: probes.map { DeviceReport.Network(address: $0.address, failure: $0.failure) },
            bluetooth: bluetooth?.map {
                DeviceReport.Bluetooth(
                    address: $0.address, name: $0.name, signalStrength: $0.signalStrength, likeness: $0.likeness)
            },
            choice: choice.chosen, advice: choice.sentence(bluetooth: likely))
    }

    private static func serial(_ port: SerialPort) -> DeviceReport.Serial {
        DeviceReport.Serial(
            path: port.path, stablePath: port.stablePath, vendor: port.vendor, product: port.product, name: port.name,
            usbID: port.usbID, serialNumber: port.serialNumber, driver: port.driver, likeness: port.likeness,
            permissionAdvice: PortAccess.isAllowed(port.path) ? nil : PortAccess.advice(port.path),
            holders: PortHolders.of(port.path).map { .init(process: $0.process, name: $0.name) })
    }
}

extension DevicesCommand {
    static let subcommand = Subcommand(
        name: "devices", chapter: .setup, isRare: true,
        summary: "list the ports and addresses of possible adapters",
        description: [
            "Lists the serial ports of USB and Bluetooth devices: which of them is likely an adapter and why, whether you "
                + "may open it, and which program is using it. It also tries the usual addresses of Wi-Fi adapters: "
                + WiFiAdapters.usual.joined(separator: ", ")
                + ". Nothing is sent to any of them. If this computer has "
                + "Bluetooth that is switched on, it listens for Bluetooth Low Energy devices for four seconds.",
            "Without --adapter, other commands use the only serial port that is likely an adapter or, if there is none, "
                + "the only address that accepts a connection.",
        ],
        flags: [.json, .watch],
        examples: [
            ("obdmech devices", "list ports and addresses"),
            ("obdmech devices --watch --json", "report new and removed ports as JSON"),
        ])
}

extension AnyFlag {
    static let watch = Flag(
        "watch", .switch, short: "w", "Keep reporting new and removed serial ports. Ctrl-C ends it.")
}
