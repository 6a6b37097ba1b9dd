import CommandLine
import Settings

// obdmech-config(5), made of the rows of `SettingTable`.

extension ManualPage {
    static let configurationFile = (name: "obdmech-config", section: 5)

    static var configuration: ManualPage {
        var lines = [
            ".Sh NAME", ".Nm obdmech-config", ".Nd the configuration of obdmech", ".Sh DESCRIPTION",
        ]
        lines += sentences(
            "The configuration is a plain text file. Its lines are of the form key = value; those that begin with # are "
                + "comments. A number has its unit behind it, such as 75 mph, 230 F, 5m or 3.49/gal; one without is "
                + "metric, whatever units are set. (obdmech config set takes it in the units that are set, and writes "
                + "it with its unit.) A line that is wrong stops every command but config, which can repair it. "
                + "What a flag says counts more than the configuration.")
        for group in SettingTable.groups {
            lines += [".Ss \(escaped(group.heading))", ".Bl -tag -width Ds"]
            for key in group.keys {
                let standard = key.writtenStandard.map { " (\($0))" } ?? ""
                lines += [".It Cm \(escaped(key.name))"] + sentences(key.help)
                lines += sentences(key.expected().capitalizedFirst + standard + ".")
            }
            lines.append(".El")
        }
        lines += [".Sh FILES", ".Bl -tag -width Ds"]
        for (path, text) in Environment.files.prefix(1) { lines += [".It Pa \(escaped(path))"] + sentences(text) }
        lines += [".El", ".Sh EXAMPLES", ".Bd -literal -offset indent"]
        lines += [
            "# what the manual of the car says", "adapter = tcp:192.168.0.10", "units = us", "speed\\-limit = 75 mph",
        ]
        lines += [".Ed", ".Sh SEE ALSO"] + references([("obdmech", 1), ("obdmech-config", 1)])
        return ManualPage(
            name: configurationFile.name, section: configurationFile.section, date: CommandTable.date, lines: lines)
    }
}
