import OBD
import Telemetry

/// The words for a connection that does not come about.
extension ConnectionProblem {
    /// A car feeds its connector with 12 V, at the least some 6 V while cranking.
    package static let leastVehicleVolts = 6.0

    /// - Parameters:
    ///   - heard: what came from the device, printable; empty for nothing.
    ///   - wasClosed: the other side closed the connection.
    static func noAdapter(_ device: String, heard: String, wasClosed: Bool) -> ConnectionProblem {
        guard !heard.isEmpty else {
            if wasClosed {
                return ConnectionProblem(
                    .adapter, "'\(device)' opens, but closes the connection without a word",
                    advice: "most adapters serve one at a time: end the app or program that is connected to it, "
                        + "or unplug it and plug it in again")
            }
            return ConnectionProblem(
                .adapter, "'\(device)' opens, but nothing answers there",
                advice: "check that it is the adapter's port, that the adapter has power, and for a serial port its "
                    + "speed (?baud=38400, 9600, 115200)")
        }
        return ConnectionProblem(
            .adapter, "'\(device)' answers, but not as an ELM327 does: '\(heard.prefix(40))'",
            advice: "check that it is the adapter's port, and for a serial port its speed (?baud=38400, 9600, 115200)")
    }

    /// - Parameter answers: to `01 00`, all of them refusals.
    static func currentDataRefused(_ answers: [ServiceAnswer]) -> ConnectionProblem {
        var refusals: [(reason: String, ecus: [String])] = []
        for answer in answers {
            guard let reason = answer.refusal?.reason else { continue }
            let index = refusals.firstIndex { $0.reason == reason } ?? refusals.endIndex
            if index == refusals.endIndex { refusals.append((reason, [])) }
            refusals[index].ecus.append(answer.ecu.displayName)
        }
        let said = refusals.map { "\($0.ecus.joined(separator: ", ")): \($0.reason)" }.joined(separator: "; ")
        return ConnectionProblem(
            .ecu, "the vehicle answers, but refuses live data (\(said))",
            advice:
                "run obdmech scan, which reads what it does give; some cars from 2023 on speak only OBDonUDS (SAE J1979-2), "
                + "which obdmech does not read yet")
    }

    /// - Parameters:
    ///   - reply: to the last search.
    ///   - voltage: at the adapter, in volts; nil where it does not say.
    static func noVehicle(_ reply: Reply, voltage: Double?) -> ConnectionProblem {
        if let voltage, voltage < leastVehicleVolts {
            let volts = (voltage * 10).rounded() / 10
            return ConnectionProblem(
                .power, "the adapter works, but is not supplied by a vehicle (\(volts) V)",
                advice: "plug it into the vehicle's OBD-II connector; if it is, check the fuse of that connector")
        }
        let said = reply.messages.last { $0 != .searching && $0 != .busInitOK }
        switch said {
        case .noData, .none:
            return ConnectionProblem(
                .ecu,
                "the vehicle's bus is there, but no controller answers"
                    + (said.map { " (\($0.text))" } ?? (reply.isComplete ? "" : " (no prompt)")),
                advice: "switch the ignition on (position II) and try again; cars before 1996 (US) or 2001 (EU) may "
                    + "have the connector without OBD-II, and some from 2023 on answer OBDonUDS only")
        case .some(let message):
            return ConnectionProblem(
                .bus, "the adapter works, but the vehicle's bus does not answer (\(message.text))",
                advice: "switch the ignition on (position II), push the adapter in firmly, and try again")
        }
    }
}
