import CommandLine

extension Diagnostics {
    static let simulator = [
        Diagnostic(
            pattern: "there is no simulated car '…'", status: .usage,
            cause: "The name behind sim: is misspelt.",
            remedy: "Take one of those below the message, such as sim:city."),
        Diagnostic(
            pattern: "there is no protocol '…'", status: .usage,
            cause: "A protocol is named by its number.",
            remedy: "Write 1 to 9: 6 is CAN with 11-bit identifiers and 500 kbit/s."),
        Diagnostic(
            pattern: "there is no cycle '…'", status: .usage,
            cause: "The name of the drive is misspelt.",
            remedy: "Take one of those below the message."),
        Diagnostic(
            pattern: "the car '…' cannot drive the cycle '…'", status: .usage,
            cause: "This car drives a week of its own.",
            remedy: "Choose another car, or leave the cycle out."),
        Diagnostic(
            pattern: "there is no identity '…'", status: .usage,
            cause: "No adapter of that version was ever made, or it is a clone, which is a quirk.",
            remedy: "Take one of those below the message, or a clone such as quirk=clone-v1.5."),
        Diagnostic(
            pattern: "there is no quirk '…'", status: .usage,
            cause: "The name of the quirk is misspelt.",
            remedy: "Take one of those below the message, with commas between several."),
        Diagnostic(
            pattern: "there is no fault '…'", status: .usage,
            cause: "The name of the fault is misspelt.",
            remedy: "Take one of those below the message, with commas between several."),
        Diagnostic(
            pattern: "cannot make out when the fault '…' happens", status: .usage,
            cause: "The time of the fault is missing, or is no number.",
            remedy: "Write it such as reset@60 for after 60 s, or reset:100 for one in 100 commands."),
        Diagnostic(
            pattern: "the seed '…' is no whole number", status: .usage,
            cause: "Random faults are drawn from a seed, which is a number without a point or a sign.",
            remedy: "Write it such as 42; the same seed gives the same faults."),
        Diagnostic(
            pattern: "the latency '…' is no number from 0 to 10000", status: .usage,
            cause: "A latency is in milliseconds, without a unit.",
            remedy: "Write it such as 40, or 0-80 for any from 0 to 80."),
        Diagnostic(
            pattern: "the baud rate '…' is no number from 300 to 4000000", status: .usage,
            cause: "The speed of the simulated line is no such number.",
            remedy: "Write it such as 38400."),
        Diagnostic(
            pattern: "the time scale '…' is no number from 0.1 to 10000", status: .usage,
            cause: "It says how many times faster the car lives than its adapter.",
            remedy: "Write it such as 1440, with which a day takes a minute."),
        Diagnostic(
            pattern: "the refresh time '…' is no number from 0 to 2000", status: .usage,
            cause: "It says for how many milliseconds a measured speed stands.",
            remedy: "Write it such as 100."),
        Diagnostic(
            pattern: "cannot write '…'", status: .usage,
            cause: "The file behind truth= may not be written, or its folder is not there.",
            remedy: "Name a file in another folder."),
        Diagnostic(
            pattern: "cannot listen on '…': …", status: .adapter,
            cause: "Another program, perhaps another simulator, has the port, or the address is not this computer's.",
            remedy: "Choose another port, or 0 for any that is free."),
        Diagnostic(
            pattern: "cannot accept a connection: …", status: .adapter,
            cause: "The system has no memory or no descriptor left for another connection.",
            remedy: "End some programs, and start the simulator again."),
        Diagnostic(
            pattern: "cannot make a pseudo-terminal: …", status: .adapter,
            cause: "The system allows no more of them, or /dev/pts is not there, as in some containers.",
            remedy: "Give --tcp instead of --pty."),
        Diagnostic(
            pattern: "cannot make the link '…': …", status: .adapter,
            cause: "The folder of the link is not there or may not be written.",
            remedy: "Name one in another folder, such as /tmp/elm."),
        Diagnostic(
            pattern: "'…' exists and is no symbolic link", status: .adapter,
            cause: "A file has the name that the simulated port is to have, and is not overwritten.",
            remedy: "Choose another name, or remove the file."),
    ]
}
