import CommandLine

extension Diagnostics {
    static let commandLine = [
        Diagnostic(
            pattern: "unknown subcommand '…'", status: .usage,
            cause: "The first word behind obdmech is none of its subcommands.",
            remedy: "Take the one that is suggested, or look for it in obdmech --help."),
        Diagnostic(
            pattern: "unknown option '…'", status: .usage,
            cause: "The subcommand has no such option, or the option stands before the subcommand.",
            remedy: "Write the subcommand first, and look at its options with -h, as in obdmech scan -h."),
        Diagnostic(
            pattern: "unexpected argument '…'", status: .usage,
            cause: "There is a word too many: the command takes none there, or a value with spaces has no quotes.",
            remedy: "Leave it out or put the value in quotes; a device goes behind -a, as in obdmech scan -a sim:city."
        ),
        Diagnostic(
            pattern: "--… needs a value: --… …", status: .usage,
            cause: "The option was the last word of the line, or its value is empty.",
            remedy: "Write the value behind it, with a space or = between."),
        Diagnostic(
            pattern: "--… has more than … characters", status: .usage,
            cause: "A note has 10000 characters at most, a driver and a tag 200.",
            remedy: "Write less, and keep long texts elsewhere."),
        Diagnostic(
            pattern: "--… takes no value", status: .usage,
            cause: "Something stands behind = at an option that is only switched on.",
            remedy: "Leave out the = and what is behind it."),
        Diagnostic(
            pattern: "cannot make out --… '…'", status: .usage,
            cause: "The value is not of the form that the option wants, or out of its range.",
            remedy: "Write it as the line below the message says, with a point rather than a comma in numbers."),
        Diagnostic(
            pattern: "--… does not go with --…", status: .usage,
            cause: "The two options contradict each other, or each is a thing of its own to do.",
            remedy: "Give one of the two, or run the command twice."),
        Diagnostic(
            pattern: "--from '…' is after --to '…'", status: .usage,
            cause: "The range of days ends before it begins.",
            remedy: "Swap the two; without --to a report goes up to today."),
        Diagnostic(
            pattern: "--trip goes with export only", status: .usage,
            cause: "Only obdmech database export can be limited to one trip.",
            remedy: "Leave --trip out, or export that trip: obdmech database export --trip 12 trip-12.csv."),
        Diagnostic(
            pattern: "--redact needs --record", status: .usage,
            cause: "There is no recorded dialogue in which to blank the VIN.",
            remedy: "Name the file to record into with --record, or leave --redact out."),
        Diagnostic(
            pattern: "there is no manual page '…'", status: .usage,
            cause: "The name is wrong, or its section is missing: obdmech.1 is one.",
            remedy: "Take a name from the list of obdmech manual."),
        Diagnostic(
            pattern: "there is no JSON document '…'", status: .usage,
            cause: "The name is that of no document: scan is one.",
            remedy: "Take a name from the list of obdmech schema."),
        Diagnostic(
            pattern: "unknown action '…'", status: .usage,
            cause: "The word behind config or database is nothing that they can do.",
            remedy: "Take one of those in the line below the message."),
        Diagnostic(
            pattern: "config … needs one key", status: .usage,
            cause: "The key is missing, or there are several.",
            remedy: "Name one, as in obdmech config get units; obdmech config lists them."),
        Diagnostic(
            pattern: "name a value for '…': …", status: .usage,
            cause: "A key was named to be set, and nothing to set it to.",
            remedy: "Write the value behind it, as in obdmech config set units us; config unset takes a key out."),
        Diagnostic(
            pattern: "name what to do with the database", status: .usage,
            cause: "Nothing stands behind obdmech database.",
            remedy: "Say what to do: check, backup FILE, vacuum, export, import FILE or path."),
        Diagnostic(
            pattern: "database … needs one file", status: .usage,
            cause: "The file is missing, or there are several.",
            remedy: "Name the one file to write the copy to, or to take trips from."),
        Diagnostic(
            pattern: "no trouble code is about '…'", status: .usage,
            cause: "No description and no cause of a catalogued trouble code has all of the words.",
            remedy: "Give fewer words, or only their first letters; makers' own codes are not catalogued."),
        Diagnostic(
            pattern: "no shell is named", status: .usage,
            cause: "Nothing stands behind obdmech completion.",
            remedy: "Name your shell, as in obdmech completion bash."),
        Diagnostic(
            pattern: "there is no completion for '…'", status: .usage,
            cause: "The shell is misspelt, or none that commands can be completed in.",
            remedy: "Take one of those below the message: echo $SHELL tells which one is yours."),
        Diagnostic(
            pattern: "setup asks questions, and needs a terminal", status: .usage,
            cause: "The input or the messages of obdmech setup go into a file, a pipe, or nowhere.",
            remedy: "Run it in a terminal, or set one thing after the other: obdmech config set KEY VALUE."),
        Diagnostic(
            pattern: "interrupted", status: nil,
            cause: "Ctrl-C or another signal ended it before it was done.",
            remedy: "Start it again."),
    ]
}
