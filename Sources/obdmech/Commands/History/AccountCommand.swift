import CommandLine
import Formats
import Publishing

/// `obdmech account`, which the program `obdmech-publish` runs.
enum AccountCommand: Command {
    static let subcommand = AccountCommandLine.subcommand()

    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let flags = AccountCommandLine.flags.compactMap { flag -> String? in
            guard options.isGiven(flag) else { return nil }
            return flag.argument == nil ? "--" + flag.name : options.typed(flag).map { "--\(flag.name)=\($0)" }
        }
        let words = ["account", options.action] + flags + ["--"] + options.operands
        try ProgramBeside.become("obdmech-publish", words, environment.variables)
    }
}
