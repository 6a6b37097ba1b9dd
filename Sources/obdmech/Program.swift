import Glibc
import Reports
import Storage

/// The whole program: a command line in, an exit status out.
enum Program {
    static func run(_ arguments: [String], _ environment: Environment) -> ExitStatus {
        // A closed pipe is told by write(2), not by a signal.
        signal(SIGPIPE, SIG_IGN)
        do {
            switch try CommandLineParser.parse(arguments) {
            case .help(let subcommand?):
                try Output.write(HelpText.subcommand(subcommand, width: Output.width))
                return .fine
            case .help(nil):
                try Output.write(HelpText.program(width: Output.width))
                return arguments.isEmpty ? .usage : .fine
            case .version:
                try Output.write(["obdmech \(CommandTable.version)"])
                return .fine
            case .manual:
                try Output.write(ManualPage.text)
                return .fine
            case .run(let subcommand, let options): return try subcommand.run(options, environment)
            }
        } catch is Output.Closed {
            return .fine
        } catch let failure as Failure {
            Output.complain(failure.message, advice: failure.advice)
            return failure.status
        } catch let error as StorageError {
            Output.complain(error.message, advice: error.advice)
            return .database
        } catch {
            preconditionFailure("an error of no known kind: \(error)")
        }
    }
}
