import CommandLine
import ELM327
import Formats
import Reports

/// What `doctor` finds wanting: a line of its report, which ends nothing. Its faults beyond these are the messages of the
/// connection.
enum DoctorMessage: Message {
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

    var row: MessageRow {
        switch self {
        case .takenByBrltty(let name, let chip):
            MessageRow(
                "a USB chip \(name) (\(chip)) is plugged in, but has no serial port: brltty took it for a Braille display",
                advice:
                    "unless you use a Braille display, remove brltty (sudo apt remove brltty), then plug the adapter in again",
                status: nil,
                cause: "The service brltty claims every USB chip that a Braille display may have.",
                remedy: "Unless you use a Braille display: sudo apt remove brltty, then plug the adapter in again.")
        case .noDriver(let name, let chip):
            MessageRow(
                "a USB chip \(name) (\(chip)) is plugged in, but has no serial port: its driver is missing",
                advice: "install the kernel modules for USB serial ports, then plug the adapter in again",
                status: nil,
                cause: "This computer's kernel has no driver for the chip, as in some virtual machines.",
                remedy: "Install the kernel modules for USB serial ports, then plug the adapter in again.")
        case .portShared(let name, let process):
            MessageRow(
                "\(name) (process \(process)) also has the port open",
                advice: "close it: it receives part of the responses",
                status: nil,
                cause: "Two programs read from one port, and each gets part of the responses.",
                remedy: "Close the other program.")
        case .claimedByBrltty(let chip):
            MessageRow(
                "brltty is installed and claims this chip (\(chip)) for a Braille display",
                advice: "unless you use a Braille display, remove it (sudo apt remove brltty)", status: nil,
                cause: "The port may disappear as soon as brltty starts.",
                remedy: "Unless you use a Braille display: sudo apt remove brltty.")
        case .modemManager(let process):
            MessageRow(
                "ModemManager is running (process \(process)); old versions look for a modem on every new port",
                advice:
                    "if the adapter fails right after it is plugged in, wait half a minute, or set ID_MM_DEVICE_IGNORE for it in a udev rule",
                status: nil,
                cause: "Its commands for modems disturb an adapter in the first half minute after it is plugged in.",
                remedy: "Wait half a minute, or install 70-obdmech.rules for udev, which keeps it away.")
        case .slowChip(let milliseconds):
            MessageRow(
                "the USB chip delays each response by \(milliseconds) ms",
                advice: "as root, write 1 to the port's latency_timer in /sys/class/tty", status: nil,
                cause: "An FTDI chip collects bytes before it passes them to the computer, by default for 16 ms.",
                remedy: "As root, write 1 to the port's latency_timer in /sys/class/tty.")
        case .clone(let generation): Self.row(ofClone: generation)
        case .noVoltage:
            MessageRow(
                "not reported by the adapter", status: nil,
                cause: "The adapter cannot measure it, or does not support the command.",
                remedy: "No action needed; the voltage is read from the vehicle if it reports one.")
        case .notInVehicle(let volts):
            MessageRow(
                "\(volts): not in a vehicle", status: nil,
                cause: "The adapter is powered, but not by a vehicle, as on a desk.",
                remedy: "Plug it into the car.")
        case .falseVoltage(let volts):
            MessageRow(
                "\(volts), which is wrong: a vehicle responds", status: nil,
                cause: "Some clones always give the same voltage, such as 0 V.",
                remedy: "Ignore the adapter's voltage.")
        case .otherVoltage(let volts, let measured):
            MessageRow(
                "\(volts), but the engine ECU measures \(measured)", status: nil,
                cause: "The adapter measures inaccurately, or the connector has a bad contact.",
                remedy: "Measure at the battery; if the ECU is right, clean the connector.")
        case .lowBattery(let volts):
            MessageRow(
                "\(volts): the battery is low", advice: "charge it, or start the engine", status: nil,
                cause: "A resting battery below 11.8 V is nearly empty.",
                remedy: "Charge it, or start the engine.")
        case .tooManyVolts(let volts):
            MessageRow(
                "\(volts), too high for any car", status: nil,
                cause: "The adapter measures inaccurately, or the alternator's regulator is broken.",
                remedy: "Measure at the battery; if it is above 16 V with the engine running, stop driving.")
        case .noProtocol:
            MessageRow(
                "unknown: the adapter does not report it", status: nil,
                cause: "Some clones do not report the protocol that they use.",
                remedy: "No action needed.")
        case .lateAdapter(let time):
            MessageRow(
                "slow: AT I alone takes \(time)",
                advice: "move adapter and computer closer together; if that does not help, it is the adapter",
                status: nil,
                cause: "Even the adapter's own responses are slow: the adapter or the radio link is slow.",
                remedy: "Move adapter and computer closer together, or use a cable.")
        case .lateVehicle:
            MessageRow(
                "the vehicle responds slowly; the adapter's timeout is raised", status: nil,
                cause: "An ECU or an old bus is slow to respond.",
                remedy: "No action needed; there are fewer values per second than with other cars.")
        case .longAnswersCut:
            MessageRow(
                "truncates long responses: no VIN, only a few trouble codes",
                advice: "use another adapter; no setting helps", status: nil,
                cause: "The adapter, usually a cheap clone, has too little memory or drops lines.",
                remedy: "Use another adapter; no setting helps.")
        case .noLongAnswer:
            MessageRow(
                "the vehicle has no long response to test with", status: nil,
                cause: "It sends neither a VIN nor anything else longer than a frame, like many older cars.",
                remedy: "No action needed.")
        case .smallBatches:
            MessageRow(
                "several values per request, as many as fit in one frame", status: nil,
                cause: "The adapter or the ECU does not send a response of several frames to such a request.",
                remedy: "No action needed; trips get some values less often.")
        case .noBatches:
            MessageRow(
                "one value per request: the adapter or the vehicle allows no more", status: nil,
                cause: "A request for several values gets no response, or an incomplete one.",
                remedy: "No action needed; trips get most values less often.")
        case .countRefused:
            MessageRow(
                "response count not supported: the adapter waits after each response", status: nil,
                cause: "The adapter implements a version older than v1.3.",
                remedy: "No action needed; a better adapter is several times as fast.")
        case .countUseless:
            MessageRow(
                "the response count brings no gain here", status: nil,
                cause:
                    "The adapter continues as soon as the response is complete, or the count makes it lose lines.",
                remedy: "No action needed.")
        case .settingsIgnored(let faults):
            MessageRow(
                "\(faults), which costs time", status: nil,
                cause: "The adapter ignores a setting, and each response is longer than necessary.",
                remedy: "No action needed; the responses are understood anyway.")
        case .noHeaders(let faults):
            MessageRow(
                "\(faults): ECUs cannot be told apart", status: nil,
                cause: "The adapter does not say which ECU a response is from.",
                remedy: "Do not trust ECU names; trouble codes and values are read anyway.")
        case .notUnderstood(let command):
            MessageRow(
                "\(command) not supported", status: nil,
                cause: "The adapter implements a version older than the command.",
                remedy: "If it is a note, no action is needed; otherwise see the verdict.")
        case .pretended(let command):
            MessageRow(
                "\(command) returns OK but does nothing", status: nil,
                cause: "The adapter, a clone, accepts the command and ignores it.",
                remedy: "If it is a note, no action is needed; otherwise see the verdict.")
        case .missed(let rate, let count):
            MessageRow(
                "\(rate); \(count) without a complete response", status: nil,
                cause:
                    "Some requests got no response or part of one: a bad contact, a weak radio link, or a busy ECU.",
                remedy: "Run it again; if the number stays high, check the connector and the distance.")
        }
    }

    private static func row(ofClone generation: AdapterGeneration) -> MessageRow {
        switch generation.kind {
        case .neverMade:
            MessageRow(
                generation.text, status: nil,
                cause: "The version is invented, usually v1.5, and the adapter supports less than it claims.",
                remedy: "No action needed while scans and trips are complete; otherwise use a better adapter.")
        case .lessThanNamed:
            MessageRow(
                generation.text, status: nil,
                cause: "The adapter lacks commands of the version that it claims to be, usually v2.1.",
                remedy: "No action needed while scans and trips are complete; otherwise use a better adapter.")
        // The others are no clones.
        case .answersAnything, .stn, .asNamed, .beyondItsName, .otherName:
            MessageRow(
                generation.text, status: nil,
                cause: "The adapter accepts settings and ignores them.",
                remedy: "See what else is marked with !, and use a better adapter if that matters to you.")
        }
    }

    /// What it may count as, the least first.
    var states: [DoctorReport.State] {
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

    /// - Parameter outcome: of the first command that tells versions apart.
    private static func clone(_ identity: String, _ outcome: AdapterGeneration.Outcome?) -> Self {
        let outcomes = outcome.map { [(probe: AdapterGeneration.probes[0], outcome: $0)] } ?? []
        return .clone(AdapterGeneration(identity: identity, stnFirmware: nil, outcomes: outcomes))
    }

    static let samples: [Self] = [
        .takenByBrltty("", chip: ""), .noDriver("", chip: ""), .portShared("", process: 0), .claimedByBrltty(""),
        .modemManager(process: 0), .slowChip(milliseconds: 0), clone("ELM327 v1.5", nil),
        clone("ELM327 v2.1", .unknown), clone("ELM327 v2.1", .pretended), .noVoltage, .notInVehicle(""),
        .falseVoltage(""), .otherVoltage("", measured: ""), .lowBattery(""), .tooManyVolts(""), .noProtocol,
        .lateAdapter(""), .lateVehicle, .longAnswersCut, .noLongAnswer, .smallBatches, .noBatches, .countRefused,
        .countUseless, .settingsIgnored(""), .noHeaders(""), .notUnderstood(""), .pretended(""), .missed("", count: 0),
    ]
}

extension DoctorReport.Finding {
    /// - Parameter atWorst: it counts as the last of the message's states, instead of the first.
    init(
        _ label: String, name: String? = nil, _ message: DoctorMessage, atWorst: Bool = false, limit: String = "",
        facts: DoctorReport.Facts = DoctorReport.Facts()
    ) {
        let (row, states) = (message.row, message.states)
        self.init(
            label, name: name, states[atWorst ? states.count - 1 : 0], row.text.text, advice: row.advice, limit: limit,
            facts: facts
        )
    }
}
