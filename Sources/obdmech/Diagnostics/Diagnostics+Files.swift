import CommandLine

extension Diagnostics {
    static let files = [
        Diagnostic(
            pattern: "cannot read '…': …", status: nil,
            cause: "The file is not there, is a folder, or may not be read, as the reason says.",
            remedy: "Check its name, and allow reading it (chmod u+r FILE)."),
        Diagnostic(
            pattern: "cannot read '…': it is a pipe", status: nil,
            cause: "A pipe has the name of the file, and would be waited for without end.",
            remedy: "Put a plain file in its place."),
        Diagnostic(
            pattern: "cannot read '…': it is no regular file", status: .adapter,
            cause: "What is to be replayed is a folder or a device.",
            remedy: "Name a file that --record wrote, as in -a replay:FILE."),
        Diagnostic(
            pattern: "cannot write '…': …", status: nil,
            cause: "The file or its folder may not be written, or the disk is full, as the reason says.",
            remedy: "Name another file, or allow writing it (chmod u+w FILE)."),
        Diagnostic(
            pattern: "cannot write '…': no space left on device", status: nil,
            cause: "The disk is full.",
            remedy: "Free some space on it, or name a file on another disk."),
        Diagnostic(
            pattern: "cannot write '…': it is not a regular file", status: .usage,
            cause: "The configuration is a folder or a device.",
            remedy: "Put a plain file in its place; obdmech config path tells where it is."),
        Diagnostic(
            pattern: "cannot make '…': …", status: .output,
            cause: "The folder of the new file is not there or may not be written, as the reason says.",
            remedy: "Name a file in another folder."),
        Diagnostic(
            pattern: "cannot make '…': file exists", status: .output,
            cause: "There is a file of that name already, and it is not overwritten.",
            remedy: "Name another, or remove it first."),
        Diagnostic(
            pattern: "the file '…' exists: it is not overwritten", status: .usage,
            cause: "A dialogue is recorded into a new file only.",
            remedy: "Name another with --record, or remove it first."),
        Diagnostic(
            pattern: "cannot create '…': …", status: .usage,
            cause: "The folder of the new file is not there or may not be written, as the reason says.",
            remedy: "Name a file in another folder with --record."),
        Diagnostic(
            pattern: "cannot write …: …", status: .output,
            cause: "What the output goes into takes no more, mostly because its disk is full.",
            remedy: "Free some space, or send the output into another file; a trip is stored all the same."),
        Diagnostic(
            pattern: "cannot write the output: nobody reads it", status: .output,
            cause: "The program or the terminal that the output goes to has stopped reading it.",
            remedy: "Let it go on (Ctrl-Q in a terminal); the trip is stored, and obdmech report shows it."),
        Diagnostic(
            pattern: "cannot read the input: …", status: .usage,
            cause: "What is piped in cannot be read, for the reason that the system gives.",
            remedy: "Give a plain file with <, as in obdmech terminal < FILE."),
        Diagnostic(
            pattern: "a line of the input is too long", status: .usage,
            cause: "What is piped in is no script: a line of it has more than 65536 characters.",
            remedy: "Give each command a line of its own."),
        Diagnostic(
            pattern: "cannot read from the terminal", status: .usage,
            cause: "The terminal cannot be set up for typing.",
            remedy: "Try another terminal, or pipe the commands in."),
        Diagnostic(
            pattern: "cannot watch for signals: …", status: .system,
            cause: "The system has no memory or no descriptor left for this program.",
            remedy: "End some programs, and try again."),
        Diagnostic(
            pattern: "cannot make a wake-up descriptor: …", status: .system,
            cause: "The system has no memory or no descriptor left for this program.",
            remedy: "End some programs, and try again."),
        Diagnostic(
            pattern: "cannot start a thread: …", status: .system,
            cause: "The system has no memory left, or allows this user no more threads.",
            remedy: "End some programs, and try again."),
    ]

    /// Of recorded sessions.
    static let transcripts = [
        Diagnostic(
            pattern: "this is no transcript: the first line must be '…'", status: .adapter,
            cause: "The file is of another kind, or an editor has changed its first line.",
            remedy: "Name a file that --record wrote."),
        Diagnostic(
            pattern: "a line begins with its time in seconds, such as 0.912", status: .adapter,
            cause: "A line of the recorded dialogue was changed or broken in two.",
            remedy: "Repair the line that is named, or remove it."),
        Diagnostic(
            pattern: "the time goes back, from … to …", status: .adapter,
            cause: "Lines of the recorded dialogue were moved, or two dialogues were put into one file.",
            remedy: "Bring the lines into the order of their times."),
        Diagnostic(
            pattern: "after the time comes > for what was sent, or < for what was received", status: .adapter,
            cause: "The mark between time and text is missing in a line.",
            remedy: "Put it in, with a space on either side."),
        Diagnostic(
            pattern: "after … come a space and at least one byte", status: .adapter,
            cause: "A line has nothing behind its mark, perhaps since an editor cut off spaces at its end.",
            remedy: "Write what was said there, a space at the end as \\x20, or remove the line."),
        Diagnostic(
            pattern: "byte … is not printable: write it so", status: .adapter,
            cause: "A line holds a character that is not ASCII.",
            remedy: "Write each of its bytes as the message shows it."),
        Diagnostic(
            pattern: "a backslash begins \\r, \\n, \\\\ or \\xHH", status: .adapter,
            cause: "Another character stands behind a backslash.",
            remedy: "Write a backslash that is meant itself twice."),
        Diagnostic(
            pattern: "behind \\x stand two hexadecimal digits", status: .adapter,
            cause: "One of the two digits is missing, or is none.",
            remedy: "Write a byte such as \\x0A."),
        Diagnostic(
            pattern: "the program sent '…' where the transcript has '…' (…:…)", status: .adapter,
            cause: "The dialogue was recorded by another command, with other options, or by another version.",
            remedy: "Run the command that it was recorded with, or replay it with replay:FILE?mode=request."),
        Diagnostic(
            pattern: "the program sent '…' where the transcript ends (…:…)", status: .adapter,
            cause: "The command asks for more than the one that was recorded, or the recording was cut off.",
            remedy: "Run the command that it was recorded with, or replay it with replay:FILE?mode=request."),
    ]
}
