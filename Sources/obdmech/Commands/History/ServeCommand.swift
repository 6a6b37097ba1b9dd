import CommandLine
import Formats
import Glibc
import Publishing
import Serving
import System
import Telemetry

/// `obdmech serve`, which is the program `obdmech-serve`.
enum ServeCommand: Command {
    static let subcommand = ServeCommandLine.subcommand([.database])

    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        if let address = environment.fleetAddress(options), options[ServeCommandLine.edit] {
            throw FleetError.notChanged(address)
        }
        var variables = environment.variables
        variables["OBDMECH_DATABASE"] = options[.database] ?? variables["OBDMECH_DATABASE"]
        var options = options
        // As the configuration or the locale has them.
        options.set(ServeCommandLine.units, options.units(try environment.settings()).rawValue)
        let words = ServeCommandLine.flags.compactMap { flag in
            options.typed(flag).map { flag.argument == nil ? "--\(flag.name)" : "--\(flag.name)=\($0)" }
        }
        try ProgramBeside.become("obdmech-serve", words, variables)
    }
}

/// The programs that serve or send over networks, so that this one needs none of their libraries: `obdmech serve` is
/// `obdmech-serve`, as with git.
enum ProgramBeside {
    /// Continues as another program, which is in the folder of this one or in PATH.
    static func become(_ name: String, _ words: [String], _ variables: [String: String]) throws(UsageError) -> Never {
        let program = try find(name, variables)
        do throws(SystemError) {
            try ChildProcess.become([program] + words, variables)
        } catch {
            throw .notInstalled(name)
        }
    }

    static func find(_ name: String, _ variables: [String: String]) throws(UsageError) -> String {
        let own = SystemFile.target(ofLink: "/proc/self/exe").map(SystemFile.folder)
        let folders = [own, variables["PATH"]].compactMap(\.self).joined(separator: ":")
        do throws(SystemError) {
            return try Executable.find(name, path: folders)
        } catch {
            throw .notInstalled(name)
        }
    }
}
