import CommandLine
import Reports

// obdmech-messages(7), made from the rows of all messages.

extension ManualPage {
    static let messagesPage = (name: "obdmech-messages", section: 7)

    static var messages: ManualPage {
        var lines = [".Sh NAME", ".Nm obdmech-messages", ".Nd messages of obdmech", ".Sh DESCRIPTION"]
        lines += sentences(
            "A message is one line on standard error that begins with obdmech:, often followed by a line of advice. In "
                + "this list, dots stand for the parts that vary, and the position in a file (FILE:LINE:), with which "
                + "some messages begin, is left out. The findings of doctor are lines of its report instead: a note (-) "
                + "is worth knowing, a limit (!) makes things slower or less reliable, and with a fault (x) nothing "
                + "works.")
        for group in Diagnostics.groups {
            lines += [".Ss \(group.heading)", ".Bl -tag -width Ds"]
            for row in group.rows {
                lines += [".It Li \(escaped(row.pattern))"] + sentences(row.cause + " " + row.remedy)
                if !row.states.isEmpty {
                    lines += sentences(
                        row.states.map { "a " + $0.rawValue }.joined(separator: " or ").capitalizedFirst + ".")
                }
                if let status = row.status { lines += sentences("Exit status \(status.rawValue).") }
            }
            lines.append(".El")
        }
        lines += [".Sh SEE ALSO"] + references([("obdmech", 1), ("obdmech-doctor", 1)])
        return ManualPage(
            name: messagesPage.name, section: messagesPage.section, date: CommandTable.date, lines: lines)
    }
}
