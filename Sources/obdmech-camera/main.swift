import Clips
import CommandLine
import System

ProcessEnvironment.prepare()
if ProcessEnvironment.arguments.first == RoadDrawing.argument {
    RoadDrawing.run(Array(ProcessEnvironment.arguments.dropFirst()))
}
ProgramBeside.main([CameraCommandLine.subcommand()]) { try CameraProgram.run($1, ProcessEnvironment.variables) }
