import Formats

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
