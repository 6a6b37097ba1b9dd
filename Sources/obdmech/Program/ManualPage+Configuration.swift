import CommandLine
import Settings

// obdmech-config(5), made from the rows of `SettingTable`.

extension ManualPage {
    static let configurationFile = (name: "obdmech-config", section: 5)

    static var configuration: ManualPage {
        var lines = [
            ".Sh NAME", ".Nm obdmech-config", ".Nd configuration file of obdmech", ".Sh DESCRIPTION",
        ]
        lines += sentences(
            "The configuration is a plain text file with lines of the form key = value. Lines that begin with # are "
                + "comments. A number is followed by its unit, such as 75 mph, 230 F, 5m or 3.49/gal; without a unit "
                + "it is metric, whatever units are set. (obdmech config set takes a number without a unit in the "
                + "units that are set, and writes it with its unit.) If a line is invalid, all commands fail except "
                + "config, which can correct it. Command-line options override the configuration.")
        for group in SettingTable.groups {
            lines += [".Ss \(escaped(group.heading))", ".Bl -tag -width Ds"]
            for key in group.keys {
                let standard = key.writtenStandard.map { "; default: \($0)" } ?? ""
                lines += [".It Cm \(escaped(key.name))"] + sentences(key.help)
                lines += sentences("Value: " + key.expected() + standard + ".")
            }
            lines.append(".El")
        }
        lines += [".Sh FILES", ".Bl -tag -width Ds"]
        for (path, text) in Environment.files.prefix(1) { lines += [".It Pa \(escaped(path))"] + sentences(text) }
        lines += [".El", ".Sh EXAMPLES", ".Bd -literal -offset indent"]
        lines += [
            "# the Wi\\-Fi adapter in the car", "adapter = tcp:192.168.0.10", "units = us", "speed\\-limit = 75 mph",
        ]
        lines += [".Ed", ".Sh SEE ALSO"] + references([("obdmech", 1), ("obdmech-config", 1)])
        return ManualPage(
            name: configurationFile.name, section: configurationFile.section, date: CommandTable.date, lines: lines)
    }
}
