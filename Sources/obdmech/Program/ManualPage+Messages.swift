import CommandLine
import CustomPIDs
import Displays
import ELM327
import Formats
import GameSource
import Glibc
import History
import PositionSource
import Recording
import Storage
import Transports
import VehicleSource

/// A message that needs more than its own line: what is usually behind it, and what helps.
struct ExplainedMessage: Sendable {
    let message: UserMessage
    let explanation: String

    init(_ facing: some UserFacing, _ explanation: String) {
        message = facing.message
        self.explanation = explanation
    }
}

extension ExplainedMessage {
    /// Stands for what varies in a text.
    private static let some = "…"

    /// Under the headings of the manual page.
    static let groups: [(heading: String, rows: [ExplainedMessage])] = [
        (
            "Adapter and connection",
            [
                .init(
                    SerialError.noPermission(some, advice: ""),
                    "The port belongs to a group such as dialout. Add yourself to it (sudo usermod -aG dialout $USER), "
                        + "then log in again."),
                .init(
                    SerialError.inUse(some, advice: ""),
                    "This may be a second obdmech, a terminal program, ModemManager or brltty. obdmech doctor lists "
                        + "programs that take serial ports."),
                .init(
                    SerialError.unplugged(some),
                    "Another device now uses its port. Plug the adapter in again: it is also found at another port."),
                .init(
                    NetworkError.noRoute(some),
                    "Nothing in this network has the address: usually it is not the adapter's network. Join the "
                        + "adapter's Wi-Fi network, and switch the ignition on."),
                .init(
                    NetworkError.refused(some),
                    "Nothing listens at that port, or the adapter is connected to another program, such as an app on "
                        + "a phone. Most adapters use port 35000."),
                .init(
                    BluetoothError.notInKernel(some),
                    "The kernel module for Bluetooth serial ports is not loaded (sudo modprobe rfcomm), or not "
                        + "installed, as in some virtual machines."),
                .init(
                    BluetoothError.channelRefused(some),
                    "The serial port of the adapter is on another channel. Write the channel after the address, such "
                        + "as /2; sdptool records ADDRESS shows which one it is."),
                .init(
                    BluetoothError.pairingRefused(some),
                    "The adapter and this computer are not paired, or no longer. Run bluetoothctl, then pair ADDRESS "
                        + "and trust ADDRESS; the PIN is usually 1234 or 0000."),
                .init(
                    BluetoothError.accessDenied(some),
                    "D-Bus lets only users at this computer's own screen, or in a certain group, use Bluetooth. Join "
                        + "the group (sudo adduser $USER bluetooth), and log in again."),
                .init(
                    NoAdapterError.closes(device: some),
                    "The adapter is in use by another program, or something else listens at the address. Close other "
                        + "programs and apps, then unplug the adapter and plug it in again."),
                .init(
                    NoAdapterError.isSilent(device: some),
                    "The port is not the adapter's, the adapter has no power, or the baud rate is wrong. Leave out "
                        + "?baud= so that the baud rate is detected."),
                .init(
                    ConnectionError.noPrompt(some),
                    "The adapter has crashed or lost power, or the radio link is broken. Unplug it from the car, plug "
                        + "it in again after some seconds, and run obdmech doctor."),
                .init(
                    ConnectionError.closedByPeer(some),
                    "The adapter has restarted or lost power, or is connected to another program."),
                .init(
                    ReplayError.diverged(sent: some, recorded: some, path: some, line: 1),
                    "The session was recorded by another command, with other options, or by another version. Run the "
                        + "command that it was recorded with, or replay it with replay:FILE?mode=request."),
                .init(
                    AdapterWarning.notSent(some, reason: some),
                    "A command in a script changes something in the vehicle or can lock the adapter. Check what it "
                        + "does, and use --yes if you mean it."),
            ]
        ),
        (
            "Findings of doctor",
            [
                .init(
                    DoctorIssue.takenByBrltty(some, chip: some),
                    "The service brltty claims every USB chip that a Braille display may have."),
                .init(
                    DoctorIssue.modemManager(process: 1),
                    "Its commands for modems disturb an adapter in the first half minute after it is plugged in. The "
                        + "file 70-obdmech.rules for udev keeps it away."),
                .init(
                    DoctorIssue.slowChip(milliseconds: 16),
                    "An FTDI chip collects bytes before it passes them to the computer, by default for 16 ms."),
                .init(
                    DoctorIssue.tooManyVolts(some),
                    "The adapter measures inaccurately, or the alternator's regulator is broken. Measure at the "
                        + "battery; if it is above 16 V with the engine running, stop driving."),
                .init(
                    DoctorIssue.longAnswersCut,
                    "The adapter, usually a cheap clone, has too little memory or drops lines."),
                .init(
                    DoctorIssue.pretended(some),
                    "The adapter, a clone, accepts the command and ignores it. Its scans and trips may be complete "
                        + "all the same; see the verdict."),
            ]
        ),
        (
            "Vehicle",
            [
                .init(
                    NoVehicleError.noSupply(volts: 0.4),
                    "The adapter is powered only by USB, or the OBD-II connector has no 12 V because its fuse is "
                        + "blown, often shared with the lighter."),
                .init(
                    NoVehicleError.busIsSilent(said: some),
                    "The ignition is off, the adapter is not firmly plugged in, or the car does not use an OBD-II "
                        + "protocol."),
                .init(
                    NoVehicleError.noControllerByIP(tried: some),
                    "Over Ethernet, E000 is the group of the ECUs of OBD-II, E400 that of most manufacturers, and the "
                        + "others are addresses of what announces itself. Not every car has such groups."),
                .init(
                    NoVehicleError.refusesCurrentData(said: some),
                    "Its ECUs refuse service 01 of SAE J1979, and do not answer service 22 of OBDonUDS (SAE J1979-2). "
                        + "obdmech scan asks for codes anyway."),
                .init(
                    NoVehicleError.isJ1939,
                    "The adapter names SAE J1939 as the protocol, or shows its broadcast messages: a truck, a bus, a "
                        + "machine. CAN interfaces show its messages as they are; adapters with an ELM327 do not."),
                .init(
                    ClearError.isTruck,
                    "On SAE J1939 obdmech listens, and requests what is sent only then. It sends no command."),
                .init(ClearError.engineRunning, "Some ECUs refuse to clear codes while the engine is running."),
            ]
        ),
        (
            "Reading, trips and calibration",
            [
                .init(
                    RecordingWarning.rescued(path: some, reason: some),
                    "The database failed until the end of the trip, which was written to a file of its own. Repair "
                        + "the database, then import the trip: obdmech database import FILE."),
                .init(
                    RecordingWarning.cutOff(trip: " \(some)", samples: "samples"),
                    "The recording program was killed or the computer lost power; everything up to the last second is "
                        + "stored."),
                .init(
                    RecordingWarning.commandTookTooLong(some, seconds: 10),
                    "The command for alerts waits for something, such as a network. Move slow work in it to the "
                        + "background."),
                .init(
                    RecordingWarning.startsCorrected(trip: 12, start: some, former: some, others: ""),
                    "The trip started before the computer's clock was set; its time was corrected by the time since "
                        + "boot."),
                .init(
                    CalibrationError.unknownFuel(advice: ""),
                    "The car reports neither fuel nor air flow, and intake pressure needs the displacement. Set it "
                        + "(obdmech vehicle --displacement 1.6) and try again, or use --mark to keep the fill-up."),
                .init(
                    CalibrationError.nonsense(some, advice: ""),
                    "The amount filled or driven is less than half or more than twice what the trips recorded. Check "
                        + "the number and its unit; if drives were not recorded, use --mark to start over."),
                .init(
                    CalibrationError.noStraightRoad(some, trip: some),
                    "A factor needs trips with positions, on at least 1 km of straight road above 30 km/h."),
                .init(
                    ComparisonError.severalVehicles(names: some),
                    "A difference between two vehicles would look like one between days, drivers or tags. Choose a "
                        + "vehicle with --vin, or compare two of them by giving --vin twice."),
                .init(
                    RouteError.notOnRoute(trip: 12, route: some, advice: ""),
                    "A trip belongs to a route if both have 80% of the track in common, in the same direction."),
                .init(
                    PositionError.complaint(some),
                    "The daemon gpsd does not understand the receiver, or cannot open it. Look at it with gpsmon or "
                        + "cgps."),
                .init(
                    GameWarning.circle(sender: some),
                    "A program to which packets are forwarded forwards them too, and in the end back to this one. "
                        + "Leave out --forward of one of the programs, or name another port."),
            ]
        ),
        (
            "Configuration and custom PIDs",
            [
                .init(
                    ConfigWarning.withoutUnit(some, meaning: some, shown: ""),
                    "In the file a number without a unit is always metric, so that its meaning never changes. Write "
                        + "the unit after it, as in speed-limit = 75 mph."),
                .init(
                    CustomPIDError.notOnlyReading(service: some),
                    "The request would change something in the vehicle, which obdmech does not do. Look for a request "
                        + "of service 21 or 22 for the same value."),
                .init(
                    CustomPIDError.unknownName(some),
                    "Bytes are named A to Z, then AA, AB and so on; this is neither a byte nor a function. To refer "
                        + "to another custom PID write VAL{NAME}."),
                .init(
                    CustomPIDError.otherValues,
                    "The equation needs a value from another request, such as [0D] or BARO(). Use only the bytes of "
                        + "its own response."),
            ]
        ),
        (
            "Database",
            [
                .init(
                    StorageError.cannotWrite(some, .system(ENOSPC)),
                    "A trip continues in memory and is stored as soon as there is room. obdmech database vacuum "
                        + "releases what the database does not need."),
                .init(
                    StorageError.cannotWrite(some, .cutOff),
                    "A program was killed while writing, and the file or its folder is not writable now. Make it "
                        + "writable, or copy the file and the -journal file next to it to a writable folder."),
                .init(
                    StorageError.cannotOpen(some, .reason(.system(EACCES))),
                    "The file belongs to another user, such as root after a run with sudo. Take ownership (sudo chown "
                        + "$USER FILE), or name another file with --database."),
                .init(
                    StorageError.damaged(some, some),
                    "Part of the file was overwritten or lost, usually by a failing disk or a removed USB stick. Save "
                        + "what can be read (obdmech database backup FILE), move the damaged file elsewhere, and "
                        + "import what was saved."),
                .init(
                    StorageError.strange(some, some),
                    "The file to import has tables, triggers or views that obdmech did not create, or changed tables. "
                        + "If you trust its content, make a copy with obdmech database backup, and import that."),
                .init(
                    ImportError.entities(some, line: 1),
                    "No GPX file needs entities, and some files use them to do harm. Remove the declaration, and "
                        + "import the file again."),
            ]
        ),
    ]
}

// obdmech-messages(7): the exit statuses, and the messages above.

extension ManualPage {
    static let messagesPage = (name: "obdmech-messages", section: 7)

    static var messages: ManualPage {
        var lines = [".Sh NAME", ".Nm obdmech-messages", ".Nd messages of obdmech", ".Sh DESCRIPTION"]
        lines += sentences(
            "A message is one line on standard error that begins with obdmech:, often followed by a line of advice. "
                + "This page explains those that need more than that. Dots stand for the parts that vary, and the "
                + "position in a file (FILE:LINE:), with which some messages begin, is left out. The findings of "
                + "doctor are lines of its report instead: a note (-) is worth knowing, a limit (!) makes things "
                + "slower or less reliable, and with a fault (x) nothing works.")
        for (heading, rows) in ExplainedMessage.groups {
            lines += [".Ss \(heading)"]
            lines += list(rows.map { ("Li " + escaped($0.message.text), $0.explanation) })
        }
        lines += exitStatus
        lines += [".Sh SEE ALSO"] + references([("obdmech", 1), ("obdmech-doctor", 1)])
        return ManualPage(name: messagesPage.name, section: messagesPage.section, date: CommandTable.date, lines: lines)
    }

    /// The section on exit statuses.
    static var exitStatus: [String] {
        [".Sh EXIT STATUS"]
            + list(
                ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) }
                    + ExitStatus.bySignal.map { ("\($0.number)", $0.meaning) })
    }
}

/// What the exit statuses mean, for the manual.
extension ExitStatus {
    /// The statuses that a shell reports if a signal ended the program: 128 plus the number of the signal.
    static let bySignal: [(number: Int32, meaning: String)] = [
        (
            130,
            "Ctrl-C (SIGINT) ended the command before it was done. trip and log end normally on Ctrl-C: they store what "
                + "was recorded and return one of the statuses above."
        ),
        (129, "The terminal was closed (SIGHUP)."),
        (143, "The program was terminated (SIGTERM)."),
    ]

    var meaning: String {
        switch self {
        case .fine:
            "Success. scan: every ECU listed its trouble codes, and the vehicle reports no fault."
        case .fault:
            "scan: the vehicle reports a fault: a confirmed or permanent trouble code, or the check engine light is on. "
                + "clear: not everything was cleared, a code came straight back, or the answer to the question was no. "
                + "delete, edit, calibrate: the answer to the question was no. share --check: the bundle contains what it "
                + "must not. traffic show: the picture cannot be fetched."
        case .usage:
            "Error in the command line or the configuration, or several adapters were found and none was chosen. "
                + "clear: the engine is running. explain: a word is not a trouble code, or no code matches the words. "
                + "setup: there is no terminal."
        case .adapter:
            "No adapter was found (also by obdmech without a subcommand), or the adapter cannot be reached, does not "
                + "respond, or was lost."
        case .vehicle:
            "The adapter works, but the vehicle does not respond. scan: it is not known whether there are trouble "
                + "codes, because an ECU refused to list them, did not respond or sent an invalid response, and no "
                + "other fault is known. On the buses before CAN, some cars never respond if they have no codes. read: "
                + "none of the requests was answered."
        case .database: "The database cannot be used."
        case .output: "The output cannot be written."
        case .system: "The operating system refused something that the program needs, such as a thread."
        }
    }
}
