import CommandLine
import Serving
import System

ProcessEnvironment.prepare()
ProgramBeside.main([ServeCommandLine.subcommand()]) { _, options in
    let variables = ProcessEnvironment.variables
    try FleetFolder.prepare(variables)
    defer { FleetFolder.remove(variables) }
    return try Server(options, variables).run()
}
