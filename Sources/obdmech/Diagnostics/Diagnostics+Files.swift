import CommandLine

extension Diagnostics {
    static let files = [
        Diagnostic(
            pattern: "cannot read '…': it is no regular file", status: .adapter,
            cause: "What is to be replayed is a folder or a device.",
            remedy: "Name a file that --record wrote, as in -a replay:FILE."),
        Diagnostic(
            pattern: "the file '…' exists: it is not overwritten", status: .usage,
            cause: "A dialogue is recorded into a new file only.",
            remedy: "Name another with --record, or remove it first."),
        Diagnostic(
            pattern: "cannot create '…': …", status: .usage,
            cause: "The folder of the new file is not there or may not be written, as the reason says.",
            remedy: "Name a file in another folder with --record."),
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
