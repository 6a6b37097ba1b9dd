import CommandLine

extension Diagnostics {
    static let reading = [
        Diagnostic(
            pattern: "the command '…' cannot be started: …", status: nil,
            cause: "The command for alerts is misspelt, not in PATH, or no program.",
            remedy: "Try it in a shell, or name it with its whole path."),
        Diagnostic(
            pattern: "the command '…' failed with exit status …", status: nil,
            cause: "The command for alerts ran and said that something is wrong.",
            remedy: "Try it in a shell, with a line of JSON as its input."),
        Diagnostic(
            pattern: "the command '…' was ended by signal …", status: nil,
            cause: "The command for alerts crashed, or another program ended it.",
            remedy: "Try it in a shell, with a line of JSON as its input."),
        Diagnostic(
            pattern: "the command '…' took longer than … s and was ended", status: nil,
            cause: "The command for alerts waits for something, a network perhaps.",
            remedy: "Have it do what takes long in the background."),
        Diagnostic(
            pattern: "the command '…' still ran at the trip's end and was ended", status: nil,
            cause: "The last alert came just before the end, and its command was not done three seconds later.",
            remedy: "Have it do what takes long in the background."),
        Diagnostic(
            pattern: "the command '…' does not keep up with the alerts", status: nil,
            cause: "Alerts come faster than the command is done with them, and some were not given to it.",
            remedy: "Have it do less, or set wider limits in obdmech config."),
    ]
}
