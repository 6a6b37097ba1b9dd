import CLinux
import CommandLine
import Formats
import Glibc
import Publishing
import System
import Terminal

clinux_hold_standard_descriptors()
signal(SIGPIPE, SIG_IGN)
do {
    let (arguments, variables) = (ProcessEnvironment.arguments, ProcessEnvironment.variables)
    if arguments == [FleetReader.name] { exit(FleetReader(variables).run().rawValue) }
    let subcommands = [SyncCommandLine.subcommand(), AccountCommandLine.subcommand(), PublishCommandLine.subcommand()]
    let subcommand = subcommands.first { $0.name == arguments.first } ?? subcommands[2]
    // `obdmech` has checked them; the program may also be started by itself.
    switch try CommandLineParser.parse(
        (subcommand.name == arguments.first ? [] : ["publish"]) + arguments, table: [subcommand])
    {
    case .run(_, let options) where subcommand.name == "sync": exit(try DatabaseSync(options, variables).run().rawValue)
    case .run(_, let options) where subcommand.name == "account":
        exit(try AccountDesk(options, variables).run().rawValue)
    case .run(_, let options): exit(try Publisher(options, variables).run().rawValue)
    default: try Output.write(HelpText.subcommand(subcommand, isLong: true, width: Output.width))
    }
} catch TerminalError.closed {
    exit(ExitStatus.fine.rawValue)
} catch let error as any UserError {
    Output.warn(error)
    exit(error.message.status.rawValue)
} catch {
    exit(ExitStatus.output.rawValue)
}
