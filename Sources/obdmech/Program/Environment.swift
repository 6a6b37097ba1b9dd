import CommandLine
import Glibc
import Recording
import Settings
import Storage
import Terminal

/// What surrounds the program: environment variables, files of the user, the terminal's width.
struct Environment: Sendable {
    let variables: [String: String]
    /// Where an adapter is looked for that nobody named.
    var surroundings = DeviceChoice.Surroundings()

    static let variables: [(name: String, text: String)] = [
        ("OBDMECH_ADAPTER", "The adapter, where --adapter does not name it."),
        ("OBDMECH_DATABASE", "The database, where --database does not name it."),
        (
            "OBDMECH_PAGER",
            "The pager, before PAGER and less. An empty one is none. LESS is set to FRX where it is not set."
        ),
        (
            "NO_COLOR",
            "Where it is set, no colors are used, unless --color says otherwise."
        ),
        ("XDG_CONFIG_HOME", "Where the configuration is, instead of ~/.config."),
        ("XDG_DATA_HOME", "Where the database is, instead of ~/.local/share."),
        ("XDG_STATE_HOME", "Where the history of terminal is, instead of ~/.local/state."),
        ("TZ", "The local time zone of trips and reports."),
    ]

    static let files: [(path: String, text: String)] = [
        (
            "~/.config/obdmech/config",
            "The configuration, with lines such as adapter = tcp:192.168.0.10. A line that begins with # is a comment. "
                + "The keys are in obdmech-config(5)."
        ),
        ("~/.config/obdmech/pids/*.csv", "Custom PIDs, in the form of Torque's files (see README)."),
        ("~/.local/share/obdmech/obdmech.db", "The database, made on first use."),
        ("~/.local/state/obdmech/history", "What was typed into terminal."),
    ]

    static var ofProcess: Environment {
        var variables: [String: String] = [:]
        var entry = unsafe environ
        while let text = unsafe entry.pointee {
            let pair = unsafe String(cString: text)
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
            unsafe entry += 1
        }
        return Environment(variables: variables)
    }

    /// An empty variable is none.
    subscript(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }

    var terminal: TerminalCapabilities { TerminalCapabilities(variables) }

    func databasePath(_ options: Options) throws(Failure) -> String {
        if let path = options.value(.database) ?? self["OBDMECH_DATABASE"] {
            // Only the usual folder is made: of another the name is wrong, or what it is on is not mounted.
            let folder = UserFile.folder(of: path)
            guard unsafe access(folder, F_OK) == 0 || errno != ENOENT else {
                throw Failure(DatabaseMessage.noFolder(folder, path: path))
            }
            return path
        }
        return try home("XDG_DATA_HOME", fallback: ".local/share") + "/obdmech/obdmech.db"
    }

    /// The database to read from; nil where nothing was stored yet. A file that was named must be there.
    func existingDatabase(_ options: Options) throws -> Database? {
        let database = try Database.openForReading(path: try databasePath(options))
        if database == nil, let path = options.value(.database) {
            throw Failure(DatabaseMessage.none(path, advice: "is the name right?"))
        }
        return database
    }

    /// Hands the database to a command that only reads; nil where nothing was stored yet. What cannot be written, or not
    /// be read as a whole, is read all the same.
    func read(_ options: Options, _ body: (Database?) throws -> ExitStatus) throws -> ExitStatus {
        let database = try existingDatabase(options)
        // Trips that were cut off are shown as well before they are closed.
        if database?.refusal == nil { try? database?.recoverAndTell() }
        let status = try body(database)
        if let flaw = database?.flaws.first, database?.refusal?.kind != .damaged {
            Output.warn(DatabaseMessage.partlyUnreadable(flaw.problem))
            return .database
        }
        guard let refusal = database?.refusal, refusal.kind == .damaged else { return status }
        Output.warn(
            refusal.message, advice: "only what can be read is shown; 'obdmech database backup FILE' saves it")
        return .database
    }

    func configurationPath() throws(Failure) -> String {
        try home("XDG_CONFIG_HOME", fallback: ".config") + "/obdmech/config"
    }

    /// Where the files of custom PIDs are.
    func customPIDFolder() throws(Failure) -> String {
        try home("XDG_CONFIG_HOME", fallback: ".config") + "/obdmech/pids"
    }

    /// Where a trip is put that the database does not take, the best first.
    func rescueFolders(_ options: Options) throws(Failure) -> [String] {
        let path = try databasePath(options)
        let beside = path.contains("/") ? String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]) : "."
        return [beside.isEmpty ? "/" : beside] + [stateFolder(), self["TMPDIR"], "/tmp"].compactMap(\.self)
    }

    /// The file for the history of `terminal`, in a folder that is made where it is missing; nil where it cannot be.
    func historyPath() -> String? { stateFolder().map { $0 + "/history" } }

    private func stateFolder() -> String? {
        guard let state = try? home("XDG_STATE_HOME", fallback: ".local/state") else { return nil }
        let folder = state + "/obdmech"
        return UserFile.makeFolder(folder) == 0 ? folder : nil
    }

    /// A relative path in an XDG variable is to be ignored (XDG Base Directory Specification).
    private func home(_ variable: String, fallback: String) throws(Failure) -> String {
        if let path = self[variable], path.hasPrefix("/") { return path }
        guard let home = self["HOME"] else {
            throw Failure(ConfigMessage.noHome(variable: variable))
        }
        return home + "/" + fallback
    }

    /// The device that was named by the flag, the environment or the configuration, in that order.
    func namedDevice(_ options: Options) throws(Failure) -> String? {
        if let device = options.value(.adapter) ?? self["OBDMECH_ADAPTER"] { return device }
        return try settings().adapter
    }

    /// What the user has set. A line that is wrong is a failure. Without a home, as services are, all is as it comes.
    func settings() throws(Failure) -> UserSettings {
        guard let path = try? configurationPath() else { return UserSettings() }
        let file = try SettingsFile(path: path)
        if let problem = file.problems.first { throw Failure(problem, path: path) }
        return file.settings
    }

    /// The device that was named; where none was, the one that is likely an adapter, which is told.
    func device(_ options: Options) throws -> String {
        if let device = try namedDevice(options) { return device }
        let choice = DeviceChoice(surroundings)
        let device = try choice.device()
        if let remark = choice.remark { Output.talk("obdmech: \(remark)\n") }
        return device
    }
}

extension Screen {
    /// - Parameter options: none for what is asked for without a subcommand.
    init(_ environment: Environment, _ options: Options = Options()) throws(Failure) {
        try self.init(environment.variables, options)
    }
}
