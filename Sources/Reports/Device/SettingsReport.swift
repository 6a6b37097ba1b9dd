package import Formats
package import Settings
import Telemetry

/// All settings and their values, as text.
package enum SettingsReport {
    /// Every setting: in three columns, or with the help below on a narrow one.
    package static func text(_ file: SettingsFile, _ presentation: Presentation, path: String) -> [String] {
        let settings = file.settings
        var lines = presentation.wrapped("\(path)", indent: 2)
        let wrong = file.problems.isEmpty ? "" : ", ! is invalid"
        let ofLocale = ["units", "currency"].filter { name in
            file.written(name) == nil && SettingTable.key(name).map { $0.read(settings) != $0.standard } ?? false
        }
        let others = ofLocale.isEmpty ? "" : ", \(ofLocale.joined(separator: " and ")) of the locale"
        lines += presentation.wrapped("* is set in this file\(wrong); all others are defaults\(others).", indent: 2)
        let names = (SettingTable.keys.map(\.name.count).max() ?? 0) + 2
        for group in SettingTable.groups {
            lines += ["", group.heading]
            for key in group.keys {
                let mark = file.problem(of: key.name) != nil ? "! " : file.written(key.name) != nil ? "* " : "  "
                let value = shown(key, settings)
                if presentation.width < 76 {
                    lines += presentation.wrapped("\(mark)\(key.name)  \(value)", indent: 4)
                    lines += presentation.wrapped("      " + help(key), indent: 6)
                } else if value.count > valueWidth {
                    lines += presentation.wrapped(mark + Format.padded(key.name, names) + value, indent: names)
                    let indent = 2 + names + valueWidth + 2
                    lines += presentation.wrapped(String(repeating: " ", count: indent) + help(key), indent: indent)
                } else {
                    let head = mark + Format.padded(key.name, names) + Format.padded(value, valueWidth + 2)
                    lines += presentation.wrapped(head + help(key), indent: head.count)
                }
            }
        }
        return lines
    }

    private static let valueWidth = 12

    private static func help(_ key: SettingKey) -> String {
        guard case .choice = key.form else { return key.help }
        return "\(key.help) One of \(key.expected())."
    }

    /// A value in the selected units and currency: "75 mph", "on", "-" if there is none.
    package static func shown(_ key: SettingKey, _ settings: UserSettings) -> String {
        guard let value = key.read(settings) else { return "-" }
        guard case .number(let number) = value, case .number(_, let quantity) = key.form else { return value.written }
        if quantity.isFuelPrice { return settings.units.price(perLitre: number, currency: settings.currency) }
        return text(number, key.unit, settings.units)
    }

    /// With as many decimals as it needs, at most two.
    private static func text(_ value: Double, _ unit: Unit, _ units: UnitSystem) -> String {
        let shown = units.shown(value, unit)
        let decimals = (0...2).first {
            Double(Decimals.text(shown, $0)) == Double(Decimals.text(shown, 2))
        }
        return units.text(value, unit, decimals)
    }

    /// A number as it was understood: "speed-limit is 75 mph", with the typed text if it is in another unit: "speed-limit is
    /// 46.6 mph (75 km/h)". Nil for settings that are not numbers.
    package static func understood(_ key: SettingKey, _ file: SettingsFile) -> String? {
        guard case .number = key.form, let written = file.written(key.name) else { return nil }
        let text = key.completed(written, in: .metric)
        let shown = shown(key, file.settings)
        func plain(_ text: String) -> String { text.filter { $0 != " " }.lowercased() }
        let digits = text.filter { $0.isNumber || $0 == "." }
        let isShownAsWritten = plain(key.completed(digits, in: file.settings.units)) == plain(text)
        return "\(key.name) is \(shown)" + (isShownAsWritten ? "" : " (\(text))")
    }
}
