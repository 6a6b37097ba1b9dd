import Reports

extension Diagnostics {
    /// What `doctor` finds wanting. Its faults beyond these are the messages of the connection.
    static let doctor = [
        Diagnostic(
            finding: "a USB chip … (…) is plugged in, but has no serial port: brltty took it for a Braille display",
            .note, .fault,
            cause: "The program for Braille displays takes every chip that such a display may have.",
            remedy: "Where nobody reads Braille: sudo apt remove brltty, then plug the adapter in again."),
        Diagnostic(
            finding: "a USB chip … (…) is plugged in, but has no serial port: its driver is missing", .note, .fault,
            cause: "The kernel of this computer has no driver for the chip, as in some virtual machines.",
            remedy: "Install the kernel's modules for USB serial ports, then plug the adapter in again."),
        Diagnostic(
            finding: "… (process …) has the port open too", .limit,
            cause: "Two programs read from one port, and each gets a part of the answers.",
            remedy: "End the other program."),
        Diagnostic(
            finding: "brltty is installed and claims this chip (…) for a Braille display", .limit,
            cause: "The port may vanish as soon as that program starts.",
            remedy: "Where nobody reads Braille: sudo apt remove brltty."),
        Diagnostic(
            finding: "ModemManager runs (process …); old versions of it look for a modem at every new port", .note,
            cause: "What it asks a modem disturbs an adapter in the first half minute after it was plugged in.",
            remedy: "Wait so long, or install 70-obdmech.rules for udev, which keeps it away."),
        Diagnostic(
            finding: "the USB chip keeps each answer back for … ms", .limit,
            cause: "An FTDI chip gathers bytes before it gives them to the computer, by default for 16 ms.",
            remedy: "As root, write 1 into latency_timer of the port below /sys/class/tty."),
        Diagnostic(
            finding: "…, a clone: ELM never made that version, and …", .limit,
            cause: "The name is invented, mostly v1.5, and the adapter knows less than it would have to.",
            remedy: "Nothing need be done as long as scans and trips come whole; else take a better adapter."),
        Diagnostic(
            finding: "…, a clone: …", .limit,
            cause: "The adapter does not know commands of the version that it gives for its own, mostly v2.1.",
            remedy: "Nothing need be done as long as scans and trips come whole; else take a better adapter."),
        Diagnostic(
            finding: "…, a clone that says OK to whatever it is told, even to questions", .limit,
            cause: "The adapter takes settings without following them.",
            remedy: "Look at what else is marked with !, and take a better adapter where that matters to you."),
        Diagnostic(
            finding: "the adapter does not tell it", .limit,
            cause: "The adapter cannot measure, or does not know the command for it.",
            remedy: "Nothing need be done; the voltage is taken from the vehicle where that tells it."),
        Diagnostic(
            finding: "…: not in a vehicle", .note,
            cause: "The adapter has power, but not that of a vehicle, as on a desk.",
            remedy: "Plug it into the car."),
        Diagnostic(
            finding: "…, which is false: a vehicle answers", .limit,
            cause: "Some clones always give the same voltage, such as 0 V.",
            remedy: "Pay no heed to the adapter's voltage."),
        Diagnostic(
            finding: "…, but the engine's controller measures …", .limit,
            cause: "The adapter measures wrongly, or a contact of the plug is bad.",
            remedy: "Measure at the battery, and clean the plug where the controller is right."),
        Diagnostic(
            finding: "…: the battery is low", .limit,
            cause: "A battery at rest with less than 11.8 V is nearly empty.",
            remedy: "Charge it, or start the engine."),
        Diagnostic(
            finding: "…, more than any car is charged with", .limit,
            cause: "The adapter measures wrongly, or the alternator's regulator is broken.",
            remedy: "Measure at the battery; if it has more than 16 V with the engine running, drive no further."),
        Diagnostic(
            finding: "the adapter does not tell which", .note,
            cause: "Some clones do not name the protocol that they have found.",
            remedy: "Nothing need be done."),
        Diagnostic(
            finding: "come late: AT I alone takes …", .limit,
            cause: "Already what the adapter says of itself comes late: it is slow, or the radio link is.",
            remedy: "Bring adapter and computer nearer together, or use a cable."),
        Diagnostic(
            finding: "come late from the vehicle, so that the adapter is told to wait longer", .limit,
            cause: "A controller or an old bus takes long to answer.",
            remedy: "Nothing need be done; fewer values a second come than from other cars."),
        Diagnostic(
            finding: "long answers lose their end: no VIN, no more than a few trouble codes", .limit,
            cause: "The adapter, mostly a cheap clone, has too little memory, or drops lines.",
            remedy: "Take another adapter, because no setting helps."),
        Diagnostic(
            finding: "the vehicle has no long answer to try with", .note,
            cause: "It gives neither a VIN nor anything else that is longer than a frame, as older cars do.",
            remedy: "Nothing need be done."),
        Diagnostic(
            finding: "several values in one request, but only as many as a frame holds", .limit,
            cause: "The adapter or the controller does not give an answer of several frames to such a request.",
            remedy: "Nothing need be done; trips have some values less often."),
        Diagnostic(
            finding: "one value a request: adapter or vehicle allow no more", .limit,
            cause: "A request for several values is not answered, or not in full.",
            remedy: "Nothing need be done; trips have most values less often."),
        Diagnostic(
            finding: "the count of answers behind a request is refused: the adapter waits after each answer", .limit,
            cause: "The adapter is made after a version older than v1.3.",
            remedy: "Nothing need be done; a better adapter is some times as fast."),
        Diagnostic(
            finding: "the count of answers behind a request gains nothing here", .note,
            cause: "The adapter goes on by itself as soon as the answer is there, or the count makes it lose lines.",
            remedy: "Nothing need be done."),
        Diagnostic(
            finding: "…, which costs time", .limit,
            cause: "The adapter does not follow a setting, and each answer is longer than it need be.",
            remedy: "Nothing need be done; the answers are understood all the same."),
        Diagnostic(
            finding: "…: controllers cannot be told apart", .limit,
            cause: "The adapter does not say which controller an answer is from.",
            remedy: "Do not trust the name of a controller; trouble codes and values are read all the same."),
        Diagnostic(
            finding: "… is not understood", .note, .limit,
            cause: "The adapter is made after an older version than the command.",
            remedy: "Nothing need be done where it is a note; else see what the verdict says of it."),
        Diagnostic(
            finding: "… is answered OK, and does nothing", .note, .limit,
            cause: "The adapter, a clone, takes the command without following it.",
            remedy: "Nothing need be done where it is a note; else see what the verdict says of it."),
        Diagnostic(
            finding: "…; … not answered in full", .note,
            cause: "Some requests got no answer, or a part of one: a bad contact, a radio link, or a busy controller.",
            remedy: "Run it again, and check the plug and the distance where the number stays high."),
    ]
}

extension Diagnostic {
    /// A line of the report of `doctor`, with no exit status of its own.
    fileprivate init(finding pattern: String, _ states: DoctorReport.State..., cause: String, remedy: String) {
        self.init(pattern: pattern, status: nil, cause: cause, remedy: remedy, states: states)
    }
}
