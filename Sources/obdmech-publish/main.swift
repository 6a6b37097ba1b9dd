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
    let subcommand = PublishCommandLine.subcommand()
    // `obdmech publish` has checked them; the program may also be started by itself.
    switch try CommandLineParser.parse(["publish"] + ProcessEnvironment.arguments, table: [subcommand]) {
    case .run(_, let options): exit(try Publisher(options, ProcessEnvironment.variables).run().rawValue)
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
