import CLinux
import Glibc

clinux_hold_standard_descriptors()
exit(Program.run(Array(CommandLine.arguments.dropFirst()), Environment.ofProcess).rawValue)
