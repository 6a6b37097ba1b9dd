import CommandLine

extension Diagnostics {
    static let simulator = [
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
