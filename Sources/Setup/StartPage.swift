package import Formats
package import OBD
import Reports
import Settings
import Telemetry
package import Transports
package import Trips

/// The output of `obdmech` without arguments: where the adapter is, or how to connect one, and what to do next.
package struct StartPage {
    package enum Adapter: Equatable {
        /// - Parameter source: where it was named, in words.
        case named(String, source: String)
        case looked(DeviceChoice)
    }

    package let adapter: Adapter
    /// Commands that give the permission to open a port, by its path. Ports that may be opened are left out.
    package var remedies: [String: String] = [:]
    /// Which units are used, if they are those of the locale.
    package var unitsOfLocale: String?
    package var lastTrip: TripRecord?
    package var lastScan: ScanRecord?

    package var status: ExitStatus {
        if case .looked(.none) = adapter { .adapter } else { .fine }
    }

    package init(_ adapter: Adapter) { self.adapter = adapter }

    // MARK: Text

    private typealias Row = (name: String, text: String)

    private static let commands: [Row] = [
        ("obdmech scan", "read and explain trouble codes"),
        ("obdmech trip", "record a trip: distance, fuel, cost"),
        ("obdmech report", "show today's trips and scans"),
    ]
    private static let simulations: [Row] = [
        ("obdmech scan -a sim:faults", "a car with faults"), ("obdmech trip -a sim:city", "a drive through a city"),
    ]

    package func lines(_ presentation: Presentation) -> [String] {
        func paragraph(_ text: String) -> [String] { presentation.wrapped(text) }
        let commands = presentation.columns(Self.commands, indent: 2)
        var lines: [String] = []
        switch adapter {
        case .named(let device, let source):
            lines += presentation.columns([("Adapter", "\(device) (\(source))")] + last(presentation))
            lines += [""] + commands
        case .looked(.one(let device, let why)):
            lines += paragraph("Found a likely adapter: \(device) (\(why)).")
            if let remedy = remedies[device] {
                lines += paragraph("You do not have permission to open it. Type this, then log out and in again:")
                lines += ["", "  " + remedy, "", "Then:", ""]
            } else {
                lines += paragraph("Plug it into the car, switch the ignition on, and type:") + [""]
            }
            lines += commands + lastParagraph(presentation)
        case .looked(.several(let devices)):
            lines += paragraph("Found several devices that may be adapters:") + [""]
            lines += devices.flatMap { presentation.wrapped("  " + $0, indent: 4) } + [""]
            lines += paragraph("Choose one with obdmech setup. Then:") + [""]
            lines += commands + lastParagraph(presentation)
        case .looked(.none(let ports, let tried)):
            lines += paragraph("No adapter was found. To connect one:") + [""]
            lines += advice("Wi-Fi", presentation, wiFi(tried))
            lines += usb(ports, presentation)
            lines += advice(
                "Bluetooth", presentation,
                "Pair it once: in bluetoothctl, scan on, then pair ADDRESS (the PIN is usually 1234). Then:",
                command: "obdmech scan -a bluetooth:ADDRESS")
            lines += [""] + paragraph("No car at hand? Try the built-in simulator:") + [""]
            lines += presentation.columns(Self.simulations, indent: 2) + lastParagraph(presentation)
        }
        let setup =
            "obdmech setup sets the adapter, units, fuel price and limits; obdmech --help lists all subcommands."
        return lines + [""] + (unitsOfLocale.map(paragraph) ?? []) + paragraph(setup)
    }

    private func wiFi(_ tried: [String]) -> String {
        "Connect to the adapter's Wi-Fi network, then run obdmech again. Nothing responds yet"
            + (tried.isEmpty ? "." : " at \(tried.map { $0.prefix { $0 != ":" } }.joined(separator: ", ")).")
    }

    private func usb(_ ports: [SerialPort], _ presentation: Presentation) -> [String] {
        guard let port = ports.first else {
            return advice("USB", presentation, "Plug it in, then run obdmech again.")
        }
        let question = "Plug it in, then run obdmech again. "
        if let remedy = remedies[port.path] {
            return advice(
                "USB", presentation,
                question
                    + "If it is \(port), you do not have permission to open it. Type this, then log out and in again:",
                command: remedy)
        }
        return advice("USB", presentation, question + "If it is \(port):", command: "obdmech scan -a \(port.path)")
    }

    /// - Parameter command: a command to copy, which is never broken into lines.
    private func advice(
        _ name: String, _ presentation: Presentation, _ text: String, command: String? = nil
    ) -> [String] {
        let indent = presentation.width < 60 ? 2 : 11
        let head = name + String(repeating: " ", count: max(0, indent - name.count))
        let lines =
            presentation.width < 60
            ? [name] + presentation.wrapped("  " + text, indent: indent)
            : presentation.wrapped(head + text, indent: indent)
        return lines + (command.map { [String(repeating: " ", count: indent + 2) + $0] } ?? [])
    }

    private func lastParagraph(_ presentation: Presentation) -> [String] {
        let rows = last(presentation)
        return rows.isEmpty ? [] : [""] + presentation.columns(rows)
    }

    private func last(_ presentation: Presentation) -> [Row] {
        let units = presentation.units
        var rows: [Row] = []
        if let trip = lastTrip {
            let distance = trip.summary.distanceKm.map { units.distance($0) + " in " } ?? ""
            rows.append(
                (
                    "Last trip",
                    "\(presentation.moment(trip.start)), \(distance)\(Format.duration(trip.summary.durationS))"
                ))
        }
        if let scan = lastScan {
            let codes = scan.codes.isEmpty ? "no codes" : scan.codes.map(\.description).joined(separator: " ")
            let mil = scan.milOn.map { $0 ? "check engine light on, " : "check engine light off, " } ?? ""
            rows.append(("Last scan", "\(presentation.moment(scan.time)), \(mil)\(codes)"))
        }
        return rows
    }
}
