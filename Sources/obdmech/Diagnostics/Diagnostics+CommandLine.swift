import CommandLine

extension Diagnostics {
    static let commandLine = [
        Diagnostic(
            pattern: "interrupted", status: nil,
            cause: "Ctrl-C or another signal ended it before it was done.",
            remedy: "Start it again.")
    ]
}
