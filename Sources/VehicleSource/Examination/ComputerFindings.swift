package import Diagnosis
import Formats
package import Transports

/// The texts of the findings between the program and the adapter.
package enum ComputerFindings {
    private typealias Finding = DoctorFinding

    /// Returns what on this computer may disturb the connection to an adapter.
    /// - Parameters:
    ///   - port: the serial port; nil if there is none, or it belongs to no hardware.
    ///   - isMissing: whether nothing is at the adapter's path.
    ///   - holders: the other programs that have the port open.
    package static func around(
        port: SerialPort?, isMissing: Bool, ports: [SerialPort], rivals: PortRivals,
        holders: [PortHolders.Holder] = []
    ) -> [DoctorFinding] {
        var findings: [Finding] = []
        for chip in rivals.chipsWithoutPort(ports) {
            let name = PortRivals.name(ofChip: chip) ?? chip
            let isTaken = rivals.claimedByBrltty.contains(chip) || rivals.brltty != nil
            findings.append(
                Finding(
                    "USB", isTaken ? .takenByBrltty(name, chip: chip) : .noDriver(name, chip: chip),
                    atWorst: isMissing,
                    facts: .init {
                        $0.usbID = chip
                        $0.isTakenByBrltty = isTaken
                    }))
        }
        for holder in holders {
            findings.append(
                Finding(
                    "Programs", .portShared(holder.name, process: holder.process),
                    limit: "\(holder.name) uses the port too",
                    facts: .init { $0.process = Int(holder.process) }))
        }
        if let chip = port?.usbID, rivals.claimedByBrltty.contains(chip) {
            findings.append(
                Finding(
                    "Programs", .claimedByBrltty(chip), limit: "brltty may take the port",
                    facts: .init { $0.isTakenByBrltty = true }))
        }
        if let process = rivals.modemManager, port.map({ !$0.isIgnoredByModemManager && $0.usbID != nil }) ?? false {
            findings.append(
                Finding("Programs", .modemManager(process: process), facts: .init { $0.hasModemManager = true }))
        }
        return findings
    }

    /// Returns the finding about the opened port.
    package static func port(_ port: SerialPort?, scheme: String, seconds: Double) -> DoctorFinding {
        switch scheme {
        case "sim": Finding("Port", .good, "a simulated adapter")
        case "replay": Finding("Port", .good, "a recorded session")
        case "tcp": Finding("Port", .good, "connects in \(milliseconds(seconds))")
        default: Finding("Port", .good, port?.name.map { "opens: \($0)" } ?? "opens")
        }
    }

    /// - Parameters:
    ///   - latencyMS: the latency of an FTDI chip while the port is open.
    ///   - raised: the result of trying a higher speed; nil if that was not tried.
    package static func line(baud: Int, latencyMS: Int?, raised: Raised?) -> [DoctorFinding] {
        var text = "\(baud) baud"
        var advice = ""
        switch raised {
        case nil: if baud < 115_200 { text += "; --deep tests higher speeds" }
        case .to(let higher):
            text += "; \(higher) works too"
            advice = "add ?raise=\(higher) to the device"
        case .refused: text += "; nothing higher works"
        }
        let line = Finding(
            "Line", .good, text, advice: advice,
            facts: .init {
                $0.baud = baud
                $0.latencyMilliseconds = latencyMS
                $0.raisedBaud = raised.map { $0.baud ?? baud }
            })
        guard let latencyMS, latencyMS > 2 else { return [line] }
        return [
            line,
            Finding(
                "Latency", .slowChip(milliseconds: latencyMS), limit: "slow USB chip (\(latencyMS) ms)"),
        ]
    }

    /// The result of trying a higher speed.
    package enum Raised: Equatable {
        case to(Int)
        case refused

        package var baud: Int? { if case .to(let baud) = self { baud } else { nil } }
    }

    private static func milliseconds(_ seconds: Double) -> String {
        Format.fixed(seconds * 1000, seconds < 0.01 ? 1 : 0) + " ms"
    }
}
