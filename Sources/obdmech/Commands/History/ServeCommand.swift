import CommandLine
import Formats
import Glibc
import Serving
import System

/// `obdmech serve`, which is the program `obdmech-serve`.
enum ServeCommand: Command {
    static let subcommand = ServeCommandLine.subcommand([.database])

    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        var variables = environment.variables
        variables["OBDMECH_DATABASE"] = options[.database] ?? variables["OBDMECH_DATABASE"]
        let words = ServeCommandLine.flags.compactMap { flag in options.typed(flag).map { "--\(flag.name)=\($0)" } }
        try ProgramBeside.become("obdmech-serve", words, variables)
    }
}
