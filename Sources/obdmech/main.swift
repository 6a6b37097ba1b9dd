import CLinux
import Glibc

clinux_hold_standard_descriptors()
clinux_die_at_once()
exit(Program.run(Array(CommandLine.arguments.dropFirst()), Environment.ofProcess).rawValue)
