import CommandLine
import Formats
import Publishing

/// `obdmech publish`, which is the program `obdmech-publish`.
enum PublishCommand: Command {
    static let subcommand = PublishCommandLine.subcommand([.database])

    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        if let address = environment.fleetAddress(options) { throw FleetError.notRead(address) }
        var variables = environment.variables
        variables["OBDMECH_DATABASE"] = options[.database] ?? variables["OBDMECH_DATABASE"]
        let flags = PublishCommandLine.flags.compactMap { flag -> String? in
            guard options.isGiven(flag) else { return nil }
            return flag.argument == nil ? "--" + flag.name : options.typed(flag).map { "--\(flag.name)=\($0)" }
        }
        let words = options.action.split(separator: " ").map(String.init) + flags + ["--"] + options.operands
        try ProgramBeside.become("obdmech-publish", words, variables)
    }
}
