package import Formats
import OBD
package import Telemetry

/// A reason why a working adapter finds no vehicle to measure, with its message and advice.
package enum VehicleProblem: Error, Hashable, Sendable {
    /// The adapter is not supplied by a vehicle.
    case noSupply(volts: Double)
    /// The bus is silent. `said` is the adapter's message.
    case busIsSilent(said: String)
    /// No ECU responds. `said` is the adapter's message in parentheses, such as " (NO DATA)"; empty if there was none.
    case noController(said: String)
    /// All ECUs refuse current data. `said` lists their reasons.
    case refusesCurrentData(said: String)
    /// The vehicle is a truck, a bus or a machine, with a bus that is not one of OBD-II.
    case isJ1939
    /// The adapter was plugged into another vehicle while the connection was lost.
    case isAnother

    package var text: MessageText {
        switch self {
        case .noSupply(let volts): "the adapter works, but is not powered by a vehicle (\(volts) V)"
        case .busIsSilent(let said): "the adapter works, but the vehicle's bus does not respond (\(said))"
        case .noController(let said): "the vehicle's bus works, but no ECU responds\(said)"
        case .refusesCurrentData(let said): "the vehicle responds, but refuses live data (\(said))"
        case .isJ1939: "the bus is SAE J1939 of heavy vehicles, which obdmech does not read"
        case .isAnother: "another vehicle is connected; the trip has ended"
        }
    }

    package var advice: String {
        switch self {
        case .noSupply: "plug it into the vehicle's OBD-II connector; if it is, check the connector's fuse"
        case .busIsSilent: "switch the ignition on (position II), push the adapter in firmly, and try again"
        case .noController:
            "switch the ignition on (position II) and try again; cars before 1996 (US) or 2001 (EU) may "
                + "have the connector without OBD-II"
        case .refusesCurrentData:
            "run obdmech scan, which reads what it can; the car answers neither SAE J1979 nor OBDonUDS (SAE J1979-2)"
        case .isJ1939: "trucks, buses and machines need a tool for SAE J1939; obdmech reads cars and vans with OBD-II"
        case .isAnother: "record a new trip for it"
        }
    }

    /// The connection step that fails.
    package var step: ConnectionProblem.Step {
        switch self {
        case .noSupply: .power
        case .busIsSilent: .bus
        case .noController, .refusesCurrentData, .isJ1939, .isAnother: .ecu
        }
    }
}

extension ConnectionProblem {
    /// The lowest supply voltage in a vehicle. A car supplies its connector with 12 V, and at least about 6 V while
    /// cranking.
    package static let leastVehicleVolts = 6.0

    package init(_ problem: VehicleProblem) {
        self.init(problem.step, problem.text.text, advice: problem.advice, isLasting: problem == .isJ1939)
    }

    /// Returns the problem of a vehicle that refuses current data.
    /// - Parameter answers: the responses to `01 00`, all of them negative.
    static func currentDataRefused(_ answers: [ServiceAnswer]) -> ConnectionProblem {
        var refusals: [(reason: String, ecus: [String])] = []
        for answer in answers {
            guard let reason = answer.refusal?.reason else { continue }
            let index = refusals.firstIndex { $0.reason == reason } ?? refusals.endIndex
            if index == refusals.endIndex { refusals.append((reason, [])) }
            refusals[index].ecus.append(answer.ecu.displayName)
        }
        let said = refusals.map { "\($0.ecus.joined(separator: ", ")): \($0.reason)" }.joined(separator: "; ")
        return ConnectionProblem(VehicleProblem.refusesCurrentData(said: said))
    }

    /// Returns the problem of an adapter that finds no vehicle.
    /// - Parameters:
    ///   - reply: the reply to the last search.
    ///   - voltage: the voltage at the adapter, in volts; nil if it does not report it.
    static func noVehicle(_ reply: Reply, voltage: Double?) -> ConnectionProblem {
        if let voltage, voltage < leastVehicleVolts {
            return ConnectionProblem(VehicleProblem.noSupply(volts: (voltage * 10).rounded() / 10))
        }
        switch reply.messages.last(where: { $0 != .searching && $0 != .busInitOK }) {
        case .noData: return ConnectionProblem(VehicleProblem.noController(said: " (\(AdapterMessage.noData.text))"))
        case .none:
            return ConnectionProblem(VehicleProblem.noController(said: reply.isComplete ? "" : " (no prompt)"))
        case .some(let message): return ConnectionProblem(VehicleProblem.busIsSilent(said: message.text))
        }
    }
}
