import CommandLine
import Documents
import Formats
import Glibc
import OBD
import Settings
import Setup
import Storage
import Terminal
import Transports

/// The whole program: a command line in, an exit status out.
enum Program {
    static func run(_ arguments: [String], _ environment: Environment) -> ExitStatus {
        // A closed pipe is reported by write(2) instead.
        signal(SIGPIPE, SIG_IGN)
        // So is the limit on the size of files; it is handled like a full disk.
        signal(SIGXFSZ, SIG_IGN)
        do {
            // With --help the other words are not parsed.
            var options = Options()
            if arguments.contains("--" + AnyFlag.noPager.name) { options.set(.noPager, "") }
            switch try CommandLineParser.parse(
                arguments, table: CommandTable.subcommands, meanings: CommandTable.meanings,
                units: environment.units)
            {
            case .help(let subcommand?, let isLong):
                let lines = HelpText.subcommand(subcommand, isLong: isLong, width: Output.width)
                try Screen(environment, options).show(lines)
                return .fine
            case .help(nil, let isLong):
                try Screen(environment, options).show(CommandTable.help(isLong: isLong, width: Output.width))
                return .fine
            case .start:
                let page = try StartPage(environment)
                try Screen(environment).show(page.lines(try Call(options, environment).presentation))
                return page.status
            case .version:
                try Output.write([CommandTable.versionLine])
                return .fine
            case .manual(let name?):
                try Output.write(try ManualPage.named(name).text)
                return .fine
            case .manual(nil):
                try Output.write(ManualPage.all.map(\.fileName))
                return .fine
            case .schema(let name?):
                guard let document = DocumentForm.all.first(where: { $0.name == name }) else {
                    throw UsageError.noDocument(name)
                }
                try Output.write(DocumentSchema.json(document).documentLines)
                return .fine
            case .schema(nil):
                try Output.write(DocumentForm.all.map(\.name))
                return .fine
            case .complete(let words):
                let offered = Completion(live: CompletionWords(environment).words).offer(words).lines
                // Written without making it safe for a terminal: the tab before a description must stay.
                try? Output.write(offered.map { $0 + "\n" }.joined())
                return .fine
            case .run(let subcommand, let options):
                return try CommandTable.command(of: subcommand).run(Call(options, environment))
            }
        } catch TerminalError.closed {
            return .fine
        } catch let error as any UserError {
            Output.warn(error)
            return error.message.status
        } catch {
            preconditionFailure("an error of no known kind: \(error)")
        }
    }
}

extension StartPage {
    /// Looks for adapters and stored data. It sends, creates and changes nothing.
    init(_ environment: Environment) throws {
        let settings = try environment.settings()
        let found: Adapter
        var paths: [String] = []
        if let device = environment["OBDMECH_ADAPTER"] {
            found = .named(device, source: "from OBDMECH_ADAPTER")
        } else if let device = settings.adapter {
            found = .named(device, source: "as configured")
        } else {
            var surroundings = environment.surroundings
            // No delay is needed, since nothing is opened afterwards.
            surroundings.graceS = 0
            let choice = DeviceChoice(surroundings)
            found = .looked(choice)
            paths =
                switch choice {
                case .one(let device, _): [device].filter { $0.hasPrefix("/") }
                case .several: [String]()
                case .none(let ports, _): ports.map(\.path)
                }
        }
        self.init(found)
        for path in paths where !PortAccess.isAllowed(path) { remedies[path] = PortAccess.command(path) }
        unitsOfLocale = environment.unitsOfLocale
        // Show the rest even if the database cannot be read.
        guard let path = try? environment.databasePath(Options()),
            let database = Database.peek(path: path)
        else { return }
        lastTrip = try? database.trips.latest(isDriven: true)
        lastScan = try? database.scans.latestRecord()
    }
}
