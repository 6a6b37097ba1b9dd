/// The exit status of the program. The table in the manual is generated from these rows.
package enum ExitStatus: Int32, CaseIterable {
    case fine = 0
    case fault = 1
    case usage = 2
    case adapter = 3
    case vehicle = 4
    case database = 5
    case output = 6
    case system = 7

    /// The statuses that a shell reports if a signal ended the program: 128 plus the number of the signal.
    package static let bySignal: [(number: Int32, meaning: String)] = [
        (
            130,
            "Ctrl-C (SIGINT) ended the command before it was done. trip and log end properly with it, store what they "
                + "have, and return one of the statuses above."
        ),
        (129, "The terminal was closed (SIGHUP)."),
        (143, "The program was told to end (SIGTERM)."),
    ]

    package var meaning: String {
        switch self {
        case .fine: "All went well; for scan also: each controller listed its codes, and the vehicle reports no fault."
        case .fault:
            "scan: the vehicle reports a fault: a confirmed or permanent trouble code, or the check engine light on. "
                + "clear: not all was cleared, a code came straight back, or the question was answered with no. "
                + "delete, edit: the question was answered with no."
        case .usage:
            "The command line or the configuration is wrong, or several adapters are there and none is named; "
                + "clear: the engine is running; explain: something is no trouble code, or no code is about the words; "
                + "setup: there is no terminal."
        case .adapter: "No adapter is found, also by obdmech alone, or it cannot be reached, stays silent, or was lost."
        case .vehicle:
            "The adapter works, but the vehicle does not answer; scan: it is not known whether there are trouble codes, for "
                + "a controller refused to list them, stayed silent or gave a broken answer, and no fault is known "
                + "otherwise. On the buses before CAN some cars without codes always stay silent; read: nothing that "
                + "was asked for was answered."
        case .database: "The database cannot be used."
        case .output: "The output cannot be written."
        case .system: "The operating system refuses something that the program cannot do without, such as a thread."
        }
    }
}
