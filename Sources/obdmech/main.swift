import CLinux
import CommandLine
import Formats
import Glibc

clinux_hold_standard_descriptors()
clinux_die_at_once()
let arguments = (1..<max(1, clinux_argument_count())).map { unsafe String(cString: clinux_argument($0)) }
let environment = Environment.ofProcess
let locale = LocaleDefaults(environment)
DecimalSign.isComma = locale.hasDecimalComma
ClockFormat.hasTwelveHours = locale.hasTwelveHours
exit(Program.run(arguments, environment).rawValue)
