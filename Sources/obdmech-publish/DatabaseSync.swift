import CommandLine
import Formats
import Publishing
import Storage
import Syncing

/// `obdmech sync postgresql://…`.
struct DatabaseSync {
    private let options: Options
    private let variables: [String: String]

    init(_ options: Options, _ variables: [String: String]) {
        self.options = options
        self.variables = variables
    }

    func run() throws -> ExitStatus {
        let files = PublishFiles(variables)
        let password = try files.password(in: options[PublishCommandLine.passwordFile], variables)
        let store = try PostgresSyncStore(options.operands.first ?? "", password: password)
        let database = try Database.open(path: files.database)
        _ = try? database.trips.recover()
        try SyncRun.run(
            database, store, configuration: files.configuration, isJSON: options[PublishCommandLine.json])
        return .fine
    }
}
