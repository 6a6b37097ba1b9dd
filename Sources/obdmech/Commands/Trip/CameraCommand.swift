import Clips
import CommandLine
import Formats
import Telemetry

/// `obdmech camera`, which is the program `obdmech-camera`.
enum CameraCommand: Command {
    static let subcommand = CameraCommandLine.subcommand([.database])

    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        var variables = environment.variables
        variables["OBDMECH_DATABASE"] = options[.database] ?? variables["OBDMECH_DATABASE"]
        var options = options
        if options.action == "export" {
            // As the configuration or the locale has them.
            options.set(CameraCommandLine.units, options.units(try environment.settings()).rawValue)
        }
        var words = options.action.split(separator: " ").map(String.init)
        for flag in subcommand.allFlags where flag != AnyFlag.database && options.isGiven(flag) {
            let values =
                flag == CameraCommandLine.source ? options[CameraCommandLine.source] : [options.typed(flag) ?? ""]
            words += flag.argument == nil ? ["--\(flag.name)"] : values.map { "--\(flag.name)=\($0)" }
        }
        try ProgramBeside.become("obdmech-camera", words + ["--"] + options.operands, variables)
    }
}
