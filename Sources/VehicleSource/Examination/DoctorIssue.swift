package import Diagnosis
package import ELM327
package import Formats

/// What `doctor` finds wrong: a line of its report, which ends nothing. The other lines are errors of the connection.
package enum DoctorIssue: UserFacing {
    case takenByBrltty(String, chip: String)
    case noDriver(String, chip: String)
    case portShared(String, process: Int32)
    case claimedByBrltty(String)
    case modemManager(process: Int32)
    case slowChip(milliseconds: Int)
    case clone(AdapterGeneration)
    case noVoltage
    case notInVehicle(String)
    case falseVoltage(String)
    case otherVoltage(String, measured: String)
    case lowBattery(String)
    case tooManyVolts(String)
    case noProtocol
    case lateAdapter(String)
    case lateVehicle
    case longAnswersCut
    case noLongAnswer
    case smallBatches
    case noBatches
    case countRefused
    case countUseless
    case settingsIgnored(String)
    case noHeaders(String)
    case notUnderstood(String)
    case pretended(String)
    case missed(String, count: Int)

    package var message: UserMessage {
        switch self {
        case .takenByBrltty(let name, let chip):
            UserMessage(
                "a USB chip \(name) (\(chip)) is plugged in, but has no serial port: brltty took it for a Braille display",
                advice:
                    "unless you use a Braille display, remove brltty (sudo apt remove brltty), then plug the adapter in again"
            )
        case .noDriver(let name, let chip):
            UserMessage(
                "a USB chip \(name) (\(chip)) is plugged in, but has no serial port: its driver is missing",
                advice: "install the kernel modules for USB serial ports, then plug the adapter in again")
        case .portShared(let name, let process):
            UserMessage(
                "\(name) (process \(process)) also has the port open",
                advice: "close it: it receives part of the responses")
        case .claimedByBrltty(let chip):
            UserMessage(
                "brltty is installed and claims this chip (\(chip)) for a Braille display",
                advice: "unless you use a Braille display, remove it (sudo apt remove brltty)")
        case .modemManager(let process):
            UserMessage(
                "ModemManager is running (process \(process)); old versions look for a modem on every new port",
                advice:
                    "if the adapter fails right after it is plugged in, wait half a minute, or set ID_MM_DEVICE_IGNORE for it in a udev rule"
            )
        case .slowChip(let milliseconds):
            UserMessage(
                "the USB chip delays each response by \(milliseconds) ms",
                advice: "as root, write 1 to the port's latency_timer in /sys/class/tty")
        case .clone(let generation): UserMessage(generation.text)
        case .noVoltage: "not reported by the adapter"
        case .notInVehicle(let volts): "\(volts): not in a vehicle"
        case .falseVoltage(let volts): "\(volts), which is wrong: a vehicle responds"
        case .otherVoltage(let volts, let measured): "\(volts), but the engine ECU measures \(measured)"
        case .lowBattery(let volts):
            UserMessage("\(volts): the battery is low", advice: "charge it, or start the engine")
        case .tooManyVolts(let volts): "\(volts), too high for any car"
        case .noProtocol: "unknown: the adapter does not report it"
        case .lateAdapter(let time):
            UserMessage(
                "slow: AT I alone takes \(time)",
                advice: "move adapter and computer closer together; if that does not help, it is the adapter")
        case .lateVehicle: "the vehicle responds slowly; the adapter's timeout is raised"
        case .longAnswersCut:
            UserMessage(
                "truncates long responses: no VIN, only a few trouble codes",
                advice: "use another adapter; no setting helps")
        case .noLongAnswer: "the vehicle has no long response to test with"
        case .smallBatches: "several values per request, as many as fit in one frame"
        case .noBatches: "one value per request: the adapter or the vehicle allows no more"
        case .countRefused: "response count not supported: the adapter waits after each response"
        case .countUseless: "the response count brings no gain here"
        case .settingsIgnored(let faults): "\(faults), which costs time"
        case .noHeaders(let faults): "\(faults): ECUs cannot be told apart"
        case .notUnderstood(let command): "\(command) not supported"
        case .pretended(let command): "\(command) returns OK but does nothing"
        case .missed(let rate, let count): "\(rate); \(count) without a complete response"
        }
    }

    /// What it may count as, the least first.
    package var states: [DoctorFinding.State] {
        switch self {
        case .takenByBrltty, .noDriver: [.note, .fault]
        case .notUnderstood, .pretended: [.note, .limit]
        case .modemManager, .notInVehicle, .noProtocol, .noLongAnswer, .countUseless, .missed: [.note]
        case .portShared, .claimedByBrltty, .slowChip, .clone, .noVoltage, .falseVoltage, .otherVoltage, .lowBattery,
            .tooManyVolts, .lateAdapter, .lateVehicle, .longAnswersCut, .smallBatches, .noBatches, .countRefused,
            .settingsIgnored, .noHeaders:
            [.limit]
        }
    }
}

extension DoctorFinding {
    /// - Parameter atWorst: it counts as the last of the issue's states, instead of the first.
    init(
        _ label: String, name: String? = nil, _ issue: DoctorIssue, atWorst: Bool = false, limit: String = "",
        facts: DoctorFinding.Facts = DoctorFinding.Facts()
    ) {
        let states = issue.states
        self.init(
            label, name: name, states[atWorst ? states.count - 1 : 0], issue.text, advice: issue.advice, limit: limit,
            facts: facts
        )
    }
}
