import CommandLine
import Formats
import Glibc
import Publishing
import System

ProcessEnvironment.prepare()
let variables = ProcessEnvironment.variables
if ProcessEnvironment.arguments == [FleetReader.name] { exit(FleetReader(variables).run().rawValue) }
ProgramBeside.main([SyncCommandLine.subcommand(), AccountCommandLine.subcommand(), PublishCommandLine.subcommand()]) {
    switch $0.name {
    case "sync": try DatabaseSync($1, variables).run()
    case "account": try AccountDesk($1, variables).run()
    default: try Publisher($1, variables).run()
    }
}
