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
            pattern: "the program sent '…' where the transcript has '…' (…:…)", status: .adapter,
            cause: "The dialogue was recorded by another command, with other options, or by another version.",
            remedy: "Run the command that it was recorded with, or replay it with replay:FILE?mode=request."),
        Diagnostic(
            pattern: "the program sent '…' where the transcript ends (…:…)", status: .adapter,
            cause: "The command asks for more than the one that was recorded, or the recording was cut off.",
            remedy: "Run the command that it was recorded with, or replay it with replay:FILE?mode=request."),
    ]
}
