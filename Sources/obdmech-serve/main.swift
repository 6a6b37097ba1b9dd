import CLinux
import CommandLine
import Formats
import Glibc
import Serving
import System
import Terminal

clinux_hold_standard_descriptors()
signal(SIGPIPE, SIG_IGN)
var status = ExitStatus.fine
do {
    let subcommand = ServeCommandLine.subcommand()
    // `obdmech serve` has checked them; the program may also be started by itself.
    switch try CommandLineParser.parse(["serve"] + ProcessEnvironment.arguments, table: [subcommand]) {
    case .run(_, let options):
        try FleetFolder.prepare(ProcessEnvironment.variables)
        defer { FleetFolder.remove(ProcessEnvironment.variables) }
        status = try Server(options, ProcessEnvironment.variables).run()
    default: try Output.write(HelpText.subcommand(subcommand, isLong: true, width: Output.width))
    }
} catch let error as any UserError {
    Output.warn(error)
    status = error.message.status
} catch {
    status = .output
}
exit(status.rawValue)
