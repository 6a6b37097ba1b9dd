import CommandLine
import Devices
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
            let report = DeviceReport(call.environment.surroundings)
            try call.write(DeviceDocuments.json(report), report.text(call.environment.presentation))
            return .fine
        }
        // Open the monitor before the first list, so that no change is missed.
        let signals = try Signals.open()
        let monitor = try SerialPortMonitor.open()
        let first = DeviceReport(call.environment.surroundings)
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
            let now = surroundings.serialPorts().map { DeviceReport.Serial($0) }
            for change in DeviceReport.changes(from: known, to: now) { try tell(change) }
            known = now
        }
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
                + "Bluetooth that is switched on, it listens for Bluetooth Low Energy devices for four seconds. Cars with "
                + "diagnostics over IP are searched in all networks, by the vehicle identification request of ISO 13400-2 "
                + "to all on UDP port \(DoIPGateway.defaultPort).",
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
