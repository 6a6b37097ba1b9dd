import CommandLine
import Formats
import GamePackets
import GameSource
import Glibc
import Publishing
import Recording
import Settings
import Storage
import Syncing
import System
import Terminal
import Transports

/// The environment of the program: its variables, the user's files, the terminal.
struct Environment: Sendable {
    let variables: [String: String]
    /// The folder of what the service records (scripts/systemd).
    var serviceFolder = UserFolders.ofService
    /// Where to look for an adapter if none was named.
    var surroundings = DeviceChoice.Surroundings()

    static let variables: [(name: String, text: String)] = [
        ("OBDMECH_ADAPTER", "The adapter to use if --adapter is not given."),
        (
            "OBDMECH_DATABASE",
            "The database file to use if --database is not given, or the address of a fleet's database (PostgreSQL)."
        ),
        ("OBDMECH_CAMERA_FOLDER", "The folder of clips to use if --folder is not given."),
        (
            "OBDMECH_GAME_PASSWORD",
            "The connectionPassword in broadcasting.json of Assetto Corsa Competizione, if it is not asd."
        ),
        (
            "OBDMECH_PAGER",
            "The pager, used instead of PAGER or less. If it is empty, no pager is used. LESS is set to FRX if it is unset."
        ),
        ("NO_COLOR", "If set, no colors are used unless --color=always is given."),
        ("XDG_CONFIG_HOME", "Directory of the configuration, instead of ~/.config."),
        ("XDG_DATA_HOME", "Directory of the database, instead of ~/.local/share."),
        ("XDG_STATE_HOME", "Directory of the history of terminal, instead of ~/.local/state."),
        ("TZ", "Local time zone of trips and reports."),
    ]

    static let files: [(path: String, text: String)] = [
        (
            "~/.config/obdmech/config",
            "The configuration file, with lines such as adapter = tcp:192.168.0.10. Lines that begin with # are "
                + "comments. The settings are described in obdmech-config(5)."
        ),
        (
            "~/.config/obdmech/game-names",
            "Your names of what games identify by numbers: lines such as gran-turismo-7 | car | 3512 | My car. The second "
                + "field is car, track or class."
        ),
        ("~/.config/obdmech/pids/*.csv", "Custom PIDs, in the file format of the Torque app (see README)."),
        ("~/.local/share/obdmech/obdmech.db", "The database, created on first use."),
        ("~/.local/state/obdmech/history", "Commands typed in terminal."),
    ]

    static var ofProcess: Environment { Environment(variables: ProcessEnvironment.variables) }

    /// Returns the value of a variable; nil if it is unset or empty.
    subscript(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }

    var terminal: TerminalCapabilities { TerminalCapabilities(variables) }

    /// How facts are shown that are the same in all units.
    var presentation: Presentation {
        Presentation(width: Output.width, zone: LocalTime.zone, isUnicode: terminal.isUnicode)
    }

    func databasePath(_ options: Options) throws -> String {
        if let address = fleetAddress(options) { throw FleetError.notChanged(address) }
        if let path = options[.database] ?? self["OBDMECH_DATABASE"] {
            // Only the default directory is created. If another is missing, its name is wrong or it is not mounted.
            let folder = SystemFile.folder(of: path)
            guard SystemFile.accessError(folder, F_OK)?.number != ENOENT else {
                throw DatabaseError.noFolder(folder, path: path)
            }
            return path
        }
        return try folder(.data) + "/obdmech.db"
    }

    /// Opens the database for reading, or that of the service if this user has none; nil if nothing was stored yet. A
    /// file given with --database must exist.
    func existingDatabase(_ options: Options) throws -> Database? {
        if let address = fleetAddress(options) { throw FleetError.notRead(address) }
        let isDefault = options[.database] == nil && self["OBDMECH_DATABASE"] == nil
        if let database = try Database.openForReading(path: try databasePath(options)) {
            if isDefault, let service = newerServiceDatabase(than: try databasePath(options)) {
                Output.warn(ServiceWarning.recordedSince(service))
            }
            return database
        }
        if let path = options[.database] { throw DatabaseError.none(path, advice: "is the name right?") }
        return isDefault ? try serviceDatabase() : nil
    }

    /// The database of the service if it was written to after the user's own one.
    func newerServiceDatabase(than path: String) -> String? {
        let service = serviceFolder + "/obdmech.db"
        func lastWrite(_ path: String) -> Int64? {
            [path, path + "-wal"].compactMap { try? FileStatus(path: $0).modifiedNs }.max()
        }
        guard let own = lastWrite(path), let others = lastWrite(service), others > own,
            SystemFile.accessError(service, R_OK) == nil
        else { return nil }
        return service
    }

    private func serviceDatabase() throws(StorageError) -> Database? {
        let path = serviceFolder + "/obdmech.db"
        guard SystemFile.exists(serviceFolder) else { return nil }
        guard SystemFile.accessError(serviceFolder, R_OK | X_OK) == nil else {
            Output.warn(ServiceWarning.hidden(path))
            return nil
        }
        guard let database = try Database.openForReading(path: path) else { return nil }
        Output.warn(ServiceWarning.shown(path))
        return database
    }

    /// The address of a fleet's database, if one was named in place of a file.
    func fleetAddress(_ options: Options) -> String? {
        guard let name = options[.database] ?? self["OBDMECH_DATABASE"], SyncCommandLine.isAddress(name) else {
            return nil
        }
        return name
    }

    /// Passes the database to a command that only reads; nil if nothing was stored yet. A database that cannot be
    /// written, or is partly damaged, is read as far as possible.
    /// - Parameter question: says what of a fleet's database is needed; nil for a command that reads none.
    func read(
        _ options: Options, requesting question: ((inout FleetQuestion) throws -> Void)? = nil,
        reading body: (Database?) throws -> ExitStatus
    ) throws -> ExitStatus {
        if let address = fleetAddress(options), let question {
            var wanted = FleetQuestion(address: address)
            wanted.zone = LocalTime.zoneName(variables)
            try question(&wanted)
            return try body(try FleetFetch(wanted, variables).database())
        }
        let database = try existingDatabase(options)
        // Interrupted trips can be shown even if closing them fails.
        if database?.refusal == nil { try? database?.recoverAndTell() }
        let status = try body(database)
        if let issue = database?.issues.first, database?.refusal?.kind != .damaged {
            Output.warn(DatabaseWarning.partlyUnreadable(issue.problem))
            return .database
        }
        guard let refusal = database?.refusal, refusal.kind == .damaged else { return status }
        Output.warn(refusal.text, advice: "only what can be read is shown; 'obdmech database backup FILE' saves it")
        return .database
    }

    func configurationPath() throws -> String {
        try folder(.configuration) + "/config"
    }

    /// The directory of the custom PID files.
    func customPIDFolder() throws -> String {
        try folder(.configuration) + "/pids"
    }

    /// The directory of pictures that were fetched and can be fetched again.
    func trafficPictureFolder() throws -> String {
        try folder(.cache) + "/traffic"
    }

    /// The directory of the user's designs of the dashboard.
    func dashDesignFolder() throws -> String {
        try folder(.configuration) + "/dash"
    }

    /// What Assetto Corsa Competizione wants to be asked with, if the user has said so.
    var gamePassword: String? { self["OBDMECH_GAME_PASSWORD"] }

    /// Reads the user's names of cars, tracks and classes, if there is a file with them.
    func readGameNames() throws {
        let path = try folder(.configuration) + "/game-names"
        guard let bytes = try UserFile.bytes(path) else { return }
        for line in GameNames.add(String(decoding: bytes, as: UTF8.self)) {
            Output.warn(GameNamesWarning.wrongLine(path: path, line: line))
        }
    }

    /// The directories for a trip that cannot be stored in the database, the best first.
    func rescueFolders(_ options: Options) throws -> [String] {
        let path = try databasePath(options)
        return [SystemFile.folder(of: path)] + [stateFolder(), self["TMPDIR"], "/tmp"].compactMap(\.self)
    }

    /// The history file of `terminal`. Its directory is created if it is missing; nil if that fails.
    func historyPath() -> String? { stateFolder().map { $0 + "/history" } }

    private func stateFolder() -> String? {
        guard let folder = try? folder(.state) else { return nil }
        return (try? SystemFile.makeFolder(folder)) == nil ? nil : folder
    }

    private func folder(_ kind: UserFolders.Kind) throws(ConfigError) -> String {
        guard let folder = UserFolders(variables)[kind] else { throw .noHome(variable: kind.rawValue) }
        return folder
    }

    /// The device given by the flag, the environment variable or the configuration, in that order.
    func namedDevice(_ options: Options) throws -> String? {
        if let device = options[.adapter] ?? self["OBDMECH_ADAPTER"] { return device }
        return try settings().adapter
    }

    /// The user's settings; units and currency that are not set are those of the locale. Throws if a line is invalid. Without a home directory, as in a service, all are default.
    func settings() throws(CommandError) -> UserSettings {
        guard let path = try? configurationPath() else { return UserSettings() }
        let file = try SettingsFile(path: path, locale)
        if let problem = file.problems.first { throw CommandError(problem, path: path) }
        return file.settings
    }

    var locale: LocaleDefaults { LocaleDefaults(variables) }

    /// Says which units are used, and how to change them, if no setting has chosen any.
    var unitsOfLocale: String? {
        guard let path = try? configurationPath(), let file = try? SettingsFile(path: path),
            file.written("units") == nil
        else { return nil }
        return locale.remark
    }

    /// The device that was named; else the only one that is likely an adapter, which is reported.
    func device(_ options: Options) throws -> String {
        if let device = try namedDevice(options) { return device }
        let choice = DeviceChoice(surroundings)
        let device = try choice.device()
        if let remark = choice.remark { Output.note(remark) }
        return device
    }
}

extension Screen {
    /// - Parameter options: the options; none if there is no subcommand.
    init(_ environment: Environment, _ options: Options = Options()) {
        self.init(environment.variables, options)
    }
}
