import CommandLine
import Formats
import Publishing
import Recording
import Storage
import Syncing

/// `obdmech sync`: folders here; databases by the program `obdmech-publish`.
enum SyncCommand: Command {
    static let subcommand = SyncCommandLine.subcommand([.database])

    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let isJSON = options[PublishCommandLine.json]
        guard let place = options.operands.first else {
            try SyncRun.showConflicts(try environment.existingDatabase(options), isJSON: isJSON)
            return .fine
        }
        if let address = environment.fleetAddress(options) { throw FleetError.notChanged(address) }
        if SyncCommandLine.isAddress(place) {
            var variables = environment.variables
            variables["OBDMECH_DATABASE"] = options[.database] ?? variables["OBDMECH_DATABASE"]
            var words = ["sync"] + (isJSON ? ["--json"] : [])
            if let file = options[PublishCommandLine.passwordFile] { words.append("--password-file=" + file) }
            try ProgramBeside.become("obdmech-publish", words + ["--", place], variables)
        }
        let folder = try SyncFolder(place)
        let database = try Database.openAndRecover(path: try environment.databasePath(options))
        try SyncRun.run(database, folder, configuration: try environment.configurationPath(), isJSON: isJSON)
        return .fine
    }
}
