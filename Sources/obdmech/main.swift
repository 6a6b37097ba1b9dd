import CLinux
import Formats
import Glibc
import Settings
import System

clinux_hold_standard_descriptors()
clinux_die_at_once()
let environment = Environment.ofProcess
let locale = LocaleDefaults(environment.variables)
DecimalSign.isComma = locale.hasDecimalComma
ClockFormat.hasTwelveHours = locale.hasTwelveHours
exit(Program.run(ProcessEnvironment.arguments, environment).rawValue)
