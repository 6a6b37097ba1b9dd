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
                    "remove brltty (sudo apt remove brltty) if nobody here reads Braille, then plug the adapter in again",
                status: nil,
                cause: "The program for Braille displays takes every chip that such a display may have.",
                remedy: "Where nobody reads Braille: sudo apt remove brltty, then plug the adapter in again.")
        case .noDriver(let name, let chip):
            MessageRow(
                "a USB chip \(name) (\(chip)) is plugged in, but has no serial port: its driver is missing",
                advice: "install the kernel's modules for USB serial ports, then plug the adapter in again",
                status: nil,
                cause: "The kernel of this computer has no driver for the chip, as in some virtual machines.",
                remedy: "Install the kernel's modules for USB serial ports, then plug the adapter in again.")
        case .portShared(let name, let process):
            MessageRow(
                "\(name) (process \(process)) has the port open too", advice: "end it: it takes bytes of the answers",
                status: nil,
                cause: "Two programs read from one port, and each gets a part of the answers.",
                remedy: "End the other program.")
        case .claimedByBrltty(let chip):
            MessageRow(
                "brltty is installed and claims this chip (\(chip)) for a Braille display",
                advice: "remove it (sudo apt remove brltty) if nobody here reads Braille", status: nil,
                cause: "The port may vanish as soon as that program starts.",
                remedy: "Where nobody reads Braille: sudo apt remove brltty.")
        case .modemManager(let process):
            MessageRow(
                "ModemManager runs (process \(process)); old versions of it look for a modem at every new port",
                advice:
                    "if the adapter fails just after it was plugged in: wait half a minute, or set ID_MM_DEVICE_IGNORE for it in a udev rule",
                status: nil,
                cause: "What it asks a modem disturbs an adapter in the first half minute after it was plugged in.",
                remedy: "Wait so long, or install 70-obdmech.rules for udev, which keeps it away.")
        case .slowChip(let milliseconds):
            MessageRow(
                "the USB chip keeps each answer back for \(milliseconds) ms",
                advice: "as root, write 1 into latency_timer of the port below /sys/class/tty", status: nil,
                cause: "An FTDI chip gathers bytes before it gives them to the computer, by default for 16 ms.",
                remedy: "As root, write 1 into latency_timer of the port below /sys/class/tty.")
        case .clone(let generation): Self.row(ofClone: generation)
        case .noVoltage:
            MessageRow(
                "the adapter does not tell it", status: nil,
                cause: "The adapter cannot measure, or does not know the command for it.",
                remedy: "Nothing need be done; the voltage is taken from the vehicle where that tells it.")
        case .notInVehicle(let volts):
            MessageRow(
                "\(volts): not in a vehicle", status: nil,
                cause: "The adapter has power, but not that of a vehicle, as on a desk.",
                remedy: "Plug it into the car.")
        case .falseVoltage(let volts):
            MessageRow(
                "\(volts), which is false: a vehicle answers", status: nil,
                cause: "Some clones always give the same voltage, such as 0 V.",
                remedy: "Pay no heed to the adapter's voltage.")
        case .otherVoltage(let volts, let measured):
            MessageRow(
                "\(volts), but the engine's controller measures \(measured)", status: nil,
                cause: "The adapter measures wrongly, or a contact of the plug is bad.",
                remedy: "Measure at the battery, and clean the plug where the controller is right.")
        case .lowBattery(let volts):
            MessageRow(
                "\(volts): the battery is low", advice: "charge it, or start the engine", status: nil,
                cause: "A battery at rest with less than 11.8 V is nearly empty.",
                remedy: "Charge it, or start the engine.")
        case .tooManyVolts(let volts):
            MessageRow(
                "\(volts), more than any car is charged with", status: nil,
                cause: "The adapter measures wrongly, or the alternator's regulator is broken.",
                remedy: "Measure at the battery; if it has more than 16 V with the engine running, drive no further.")
        case .noProtocol:
            MessageRow(
                "the adapter does not tell which", status: nil,
                cause: "Some clones do not name the protocol that they have found.",
                remedy: "Nothing need be done.")
        case .lateAdapter(let time):
            MessageRow(
                "come late: AT I alone takes \(time)",
                advice: "bring adapter and computer nearer together; else it is the adapter", status: nil,
                cause: "Already what the adapter says of itself comes late: it is slow, or the radio link is.",
                remedy: "Bring adapter and computer nearer together, or use a cable.")
        case .lateVehicle:
            MessageRow(
                "come late from the vehicle, so that the adapter is told to wait longer", status: nil,
                cause: "A controller or an old bus takes long to answer.",
                remedy: "Nothing need be done; fewer values a second come than from other cars.")
        case .longAnswersCut:
            MessageRow(
                "long answers lose their end: no VIN, no more than a few trouble codes",
                advice: "no setting helps, only another adapter", status: nil,
                cause: "The adapter, mostly a cheap clone, has too little memory, or drops lines.",
                remedy: "Take another adapter, because no setting helps.")
        case .noLongAnswer:
            MessageRow(
                "the vehicle has no long answer to try with", status: nil,
                cause: "It gives neither a VIN nor anything else that is longer than a frame, as older cars do.",
                remedy: "Nothing need be done.")
        case .smallBatches:
            MessageRow(
                "several values in one request, but only as many as a frame holds", status: nil,
                cause: "The adapter or the controller does not give an answer of several frames to such a request.",
                remedy: "Nothing need be done; trips have some values less often.")
        case .noBatches:
            MessageRow(
                "one value a request: adapter or vehicle allow no more", status: nil,
                cause: "A request for several values is not answered, or not in full.",
                remedy: "Nothing need be done; trips have most values less often.")
        case .countRefused:
            MessageRow(
                "the count of answers behind a request is refused: the adapter waits after each answer", status: nil,
                cause: "The adapter is made after a version older than v1.3.",
                remedy: "Nothing need be done; a better adapter is some times as fast.")
        case .countUseless:
            MessageRow(
                "the count of answers behind a request gains nothing here", status: nil,
                cause:
                    "The adapter goes on by itself as soon as the answer is there, or the count makes it lose lines.",
                remedy: "Nothing need be done.")
        case .settingsIgnored(let faults):
            MessageRow(
                "\(faults), which costs time", status: nil,
                cause: "The adapter does not follow a setting, and each answer is longer than it need be.",
                remedy: "Nothing need be done; the answers are understood all the same.")
        case .noHeaders(let faults):
            MessageRow(
                "\(faults): controllers cannot be told apart", status: nil,
                cause: "The adapter does not say which controller an answer is from.",
                remedy: "Do not trust the name of a controller; trouble codes and values are read all the same.")
        case .notUnderstood(let command):
            MessageRow(
                "\(command) is not understood", status: nil,
                cause: "The adapter is made after an older version than the command.",
                remedy: "Nothing need be done where it is a note; else see what the verdict says of it.")
        case .pretended(let command):
            MessageRow(
                "\(command) is answered OK, and does nothing", status: nil,
                cause: "The adapter, a clone, takes the command without following it.",
                remedy: "Nothing need be done where it is a note; else see what the verdict says of it.")
        case .missed(let rate, let count):
            MessageRow(
                "\(rate); \(count) not answered in full", status: nil,
                cause:
                    "Some requests got no answer, or a part of one: a bad contact, a radio link, or a busy controller.",
                remedy: "Run it again, and check the plug and the distance where the number stays high.")
        }
    }

    private static func row(ofClone generation: AdapterGeneration) -> MessageRow {
        switch generation.kind {
        case .neverMade:
            MessageRow(
                generation.text, status: nil,
                cause: "The name is invented, mostly v1.5, and the adapter knows less than it would have to.",
                remedy: "Nothing need be done as long as scans and trips come whole; else take a better adapter.")
        case .lessThanNamed:
            MessageRow(
                generation.text, status: nil,
                cause: "The adapter does not know commands of the version that it gives for its own, mostly v2.1.",
                remedy: "Nothing need be done as long as scans and trips come whole; else take a better adapter.")
        // The others are no clones.
        case .pretender, .stn, .asNamed, .beyondItsName, .otherName:
            MessageRow(
                generation.text, status: nil,
                cause: "The adapter takes settings without following them.",
                remedy: "Look at what else is marked with !, and take a better adapter where that matters to you.")
        }
    }

    /// What it may count as: one of these.
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
        let outcomes = outcome.map { [(rung: AdapterGeneration.ladder[0], outcome: $0)] } ?? []
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
    /// - Parameter state: one of the message's; the first of them where none is named.
    init(
        _ label: String, name: String? = nil, _ message: DoctorMessage, as state: DoctorReport.State? = nil,
        limit: String = "",
        facts: [(name: String, value: JSON?)] = []
    ) {
        let row = message.row
        self.init(
            label, name: name, state ?? message.states[0], row.text.text, advice: row.advice, limit: limit, facts: facts
        )
    }
}
