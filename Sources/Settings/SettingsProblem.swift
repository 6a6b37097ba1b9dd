import Formats
import Telemetry

/// An error in a line of the configuration file, or in a setting given on the command line.
package struct SettingsProblem: Error, Hashable, Sendable {
    /// The line number, from 1; nil if the setting is not from a file.
    package let line: Int?
    package let fault: SettingsFault

    /// The message, such as "speed-limit is 'fast', expected a number from 10 to 300 (km/h)".
    package var message: String { fault.text.text }
    package var advice: String { fault.advice }

    init(line: Int? = nil, _ fault: SettingsFault) { (self.line, self.fault) = (line, fault) }

    package static func unknownKey(_ name: String, line: Int? = nil) -> SettingsProblem {
        let near = Spelling.nearest(name, in: SettingTable.keys.map(\.name))
        return SettingsProblem(line: line, .unknownKey(printable(name), near: near))
    }

    static func unexpected(
        _ text: String, for key: SettingKey, in units: UnitSystem = .metric, line: Int? = nil
    ) -> SettingsProblem {
        let expected = key.expected(in: units)
        if text.isEmpty { return SettingsProblem(line: line, .noValue(key: key.name, expected: expected)) }
        let hasRemark = text.contains(" #") && key.value(text.prefix { $0 != "#" }.trimmed) != nil
        return SettingsProblem(
            line: line,
            .unexpected(key: key.name, text: printable(text), expected: expected, hasRemark: hasRemark))
    }

    /// Returns at most 80 characters of the text, with control characters replaced by `?`, for display on a terminal.
    static func printable(_ text: String) -> String {
        String(
            text.unicodeScalars.prefix(80).map { $0.properties.generalCategory == .control ? "?" : Character($0) })
    }
}

extension StringProtocol {
    /// The text without leading and trailing white space.
    package var trimmed: String {
        var text = Substring(self)
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
