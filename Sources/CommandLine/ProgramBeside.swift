package import Formats
import Glibc
import System
import Terminal

/// Programs that are installed beside this one: what serves or sends over networks, so that this one needs none of their
/// libraries. `obdmech serve` is `obdmech-serve`, as with git.
package enum ProgramBeside {
    /// The path of this program; nil if the system does not tell it.
    package static var own: String? { SystemFile.target(ofLink: "/proc/self/exe") }

    /// Continues as another program, which is in the folder of this one or in PATH.
    package static func become(
        _ name: String, _ words: [String], _ variables: [String: String]
    ) throws(ProgramError) -> Never {
        let program = try find(name, variables)
        do throws(SystemError) {
            try ChildProcess.become([program] + words, variables)
        } catch {
            throw .notInstalled(name)
        }
    }

    /// Runs a program that `obdmech` becomes. Its words are checked again, because it may also be started by itself.
    /// - Parameter table: its subcommands. The last one is meant where the first word names none.
    package static func main(
        _ table: [Subcommand], _ run: (Subcommand, Options) throws -> ExitStatus
    ) -> Never {
        exit(status(table, run).rawValue)
    }

    private static func status(
        _ table: [Subcommand], _ run: (Subcommand, Options) throws -> ExitStatus
    ) -> ExitStatus {
        do {
            let words = ProcessEnvironment.arguments
            let named = table.contains { $0.name == words.first } ? [] : table.suffix(1).map(\.name)
            switch try CommandLineParser.parse(named + words, table: table) {
            case .run(let subcommand, let options): return try run(subcommand, options)
            case .help(let subcommand?, let isLong):
                try Output.write(HelpText.subcommand(subcommand, isLong: isLong, width: Output.width))
            default:
                for subcommand in table {
                    try Output.write(HelpText.subcommand(subcommand, isLong: false, width: Output.width))
                }
            }
            return .fine
        } catch TerminalError.closed {
            return .fine
        } catch let error as any UserError {
            Output.warn(error)
            return error.message.status
        } catch {
            return .output
        }
    }

    package static func find(_ name: String, _ variables: [String: String]) throws(ProgramError) -> String {
        let folders = [own.map(SystemFile.folder), variables["PATH"]].compactMap(\.self).joined(separator: ":")
        do throws(SystemError) {
            return try Executable.find(name, path: folders)
        } catch {
            throw .notInstalled(name)
        }
    }
}

/// Why a program beside this one cannot be used.
package enum ProgramError: UserError {
    case notInstalled(String)

    package var message: UserMessage {
        switch self {
        case .notInstalled(let name):
            UserMessage("'\(name)' is not installed", advice: "install the Debian package \(name)", status: .system)
        }
    }
}
