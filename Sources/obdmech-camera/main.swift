import CLinux
import Clips
import CommandLine
import Formats
import Glibc
import System
import Terminal

clinux_hold_standard_descriptors()
signal(SIGPIPE, SIG_IGN)
// A limit on the size of files is handled like a full disk.
signal(SIGXFSZ, SIG_IGN)
if ProcessEnvironment.arguments.first == RoadDrawing.argument {
    RoadDrawing.run(Array(ProcessEnvironment.arguments.dropFirst()))
}
do {
    let subcommand = CameraCommandLine.subcommand()
    // `obdmech camera` has checked them; the program may also be started by itself.
    switch try CommandLineParser.parse(["camera"] + ProcessEnvironment.arguments, table: [subcommand]) {
    case .run(_, let options): exit(try CameraProgram.run(options, ProcessEnvironment.variables).rawValue)
    case .help(_, let isLong): try Output.write(HelpText.subcommand(subcommand, isLong: isLong, width: Output.width))
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
