package import Formats
import OBD
package import Telemetry

/// A reason why a working adapter finds no vehicle to measure, with its message and advice.
package enum NoVehicleError: UserError, Hashable {
    /// The adapter is not supplied by a vehicle.
    case noSupply(volts: Double)
    /// The bus is silent. `said` is the adapter's message.
    case busIsSilent(said: String)
    /// No ECU responds. `said` is the adapter's message in parentheses, such as " (NO DATA)"; empty if there was none.
    case noController(said: String)
    /// A car's gateway is connected, but no ECU responds. `tried` lists the requests and what became of them.
    case noControllerByIP(tried: String)
    /// All ECUs refuse current data. `said` lists their reasons.
    case refusesCurrentData(said: String)
    /// The vehicle is a truck, a bus or a machine, with a bus that is not one of OBD-II.
    case isJ1939
    /// The adapter was plugged into another vehicle while the connection was lost.
    case isAnother

    package var message: UserMessage {
        switch self {
        case .noSupply(let volts):
            UserMessage(
                "the adapter works, but is not powered by a vehicle (\(volts) V)",
                advice: "plug it into the vehicle's OBD-II connector; if it is, check the connector's fuse",
                status: .vehicle)
        case .busIsSilent(let said):
            UserMessage(
                "the adapter works, but the vehicle's bus does not respond (\(said))",
                advice: "switch the ignition on (position II), push the adapter in firmly, and try again",
                status: .vehicle)
        case .noController(let said):
            UserMessage(
                "the vehicle's bus works, but no ECU responds\(said)",
                advice: "switch the ignition on (position II) and try again; cars before 1996 (US) or 2001 (EU) may "
                    + "have the connector without OBD-II", status: .vehicle)
        case .noControllerByIP(let tried):
            UserMessage(
                "the car's gateway is connected, but no ECU responds (\(tried))",
                advice: "switch the ignition on and try again; if you know addresses of its ECUs, name them, such as "
                    + "doip:?ecu=1010,1018", status: .vehicle)
        case .refusesCurrentData(let said):
            UserMessage(
                "the vehicle responds, but refuses live data (\(said))",
                advice:
                    "run obdmech scan, which reads what it can; the car answers neither SAE J1979 nor OBDonUDS (SAE J1979-2)",
                status: .vehicle)
        case .isJ1939:
            UserMessage(
                "the bus is SAE J1939 of heavy vehicles, which obdmech reads only through a CAN interface",
                advice: "connect one and name it, such as -a slcan:/dev/ttyACM0 or -a can:can0",
                status: .vehicle)
        case .isAnother:
            UserMessage(
                "another vehicle is connected; the trip has ended", advice: "record a new trip for it", status: .vehicle
            )
        }
    }

    /// The connection step that fails.
    package var step: SourceError.Step {
        switch self {
        case .noSupply: .power
        case .busIsSilent: .bus
        case .noController, .noControllerByIP, .refusesCurrentData, .isJ1939, .isAnother: .ecu
        }
    }
}

extension SourceError {
    /// The lowest supply voltage in a vehicle. A car supplies its connector with 12 V, and at least about 6 V while
    /// cranking.
    package static let leastVehicleVolts = 6.0

    package init(_ error: NoVehicleError) {
        self.init(error.step, error.text, advice: error.advice, isLasting: error == .isJ1939)
    }

    /// Returns the problem of a vehicle that refuses current data.
    /// - Parameter answers: the responses to `01 00`, all of them negative.
    static func currentDataRefused(_ answers: [ServiceAnswer]) -> SourceError {
        var refusals: [(reason: String, ecus: [String])] = []
        for answer in answers {
            guard let reason = answer.refusal?.reason else { continue }
            let index = refusals.firstIndex { $0.reason == reason } ?? refusals.endIndex
            if index == refusals.endIndex { refusals.append((reason, [])) }
            refusals[index].ecus.append(answer.ecu.displayName)
        }
        let said = refusals.map { "\($0.ecus.joined(separator: ", ")): \($0.reason)" }.joined(separator: "; ")
        return SourceError(NoVehicleError.refusesCurrentData(said: said))
    }

    /// Returns the problem of an adapter that finds no vehicle.
    /// - Parameters:
    ///   - reply: the reply to the last search.
    ///   - voltage: the voltage at the adapter, in volts; nil if it does not report it.
    ///   - tried: what a car's gateway did with the requests; nil without one.
    static func noVehicle(_ reply: Reply, voltage: Double?, tried: String? = nil) -> SourceError {
        if let tried { return SourceError(NoVehicleError.noControllerByIP(tried: tried)) }
        if let voltage, voltage < leastVehicleVolts {
            return SourceError(NoVehicleError.noSupply(volts: (voltage * 10).rounded() / 10))
        }
        switch reply.messages.last(where: { $0 != .searching && $0 != .busInitOK }) {
        case .noData: return SourceError(NoVehicleError.noController(said: " (\(AdapterMessage.noData.text))"))
        case .none:
            return SourceError(NoVehicleError.noController(said: reply.isComplete ? "" : " (no prompt)"))
        case .some(let message): return SourceError(NoVehicleError.busIsSilent(said: message.text))
        }
    }
}
