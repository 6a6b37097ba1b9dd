package import Formats
package import Settings
import Telemetry

/// The settings and their values as JSON.
package enum SettingsDocuments {
    private struct Setting {
        let key: SettingKey
        let settings: UserSettings
        let isSet: Bool

        var limits: ClosedRange<Double>? {
            if case .number(let range, _) = key.form { range } else { nil }
        }

        var choices: [String]? {
            if case .choice(let names) = key.form { names } else { nil }
        }
    }

    private static let value = JSONForm<SettingKey.Value?>(.orNull(.any([.number(""), .yesNo, .text]))) { value in
        switch value {
        case .number(let number): .rounded(number, 9)
        case .onOff(let isOn): .bool(isOn)
        case .text(let text): .string(text)
        case nil: .null
        }
    }

    /// Values are metric.
    private static let setting = JSONShape<Setting>(
        "setting", "setting",
        [
            JSONMember("key", .text, "Name of the setting.") { $0.key.name },
            JSONMember("value", value, "Value in force; null if there is none.") {
                $0.key.read($0.settings)
            },
            JSONMember("default", value, "Default; null if there is none.") { $0.key.standard },
            JSONMember("set", .yesNo, "Whether it is set in the file.") { $0.isSet },
            JSONMember("unit", .text, "Unit of value, default, minimum and maximum.") {
                $0.key.unit == .none ? nil : $0.key.unit.symbol
            },
            JSONMember("minimum", .number("", 9), "Lowest allowed number.") { $0.limits?.lowerBound },
            JSONMember("maximum", .number("", 9), "Highest allowed number.") { $0.limits?.upperBound },
            JSONMember("choices", .list(.text), "Allowed words.") { $0.choices?.nonEmpty },
            JSONMember("help", .text, "Purpose of the setting.") { $0.key.help },
        ])

    private static let problem: [JSONMember<SettingsError>] = [
        JSONMember("line", .integer, "Line number in the file.") { $0.line },
        JSONMember("message", .text, "Text for people.") { $0.text },
    ]

    private static let config = JSONShape<(file: SettingsFile, path: String)>(
        "config", "configuration",
        [
            .format("obdmech.config/1"),
            JSONMember("path", .text, "Path of the configuration file.") { $0.path },
            JSONMember("settings", .list(.shape(setting)), "All settings.") { config in
                SettingTable.keys.map {
                    Setting(
                        key: $0, settings: config.file.settings, isSet: config.file.written($0.name) != nil)
                }
            },
            JSONMember("problems", .list(.object(problem)), "Errors in the file.") { $0.file.problems.nonEmpty },
        ])

    static let forms = [config.form, setting.form]

    package static func json(_ file: SettingsFile, path: String) -> JSON { config.json((file, path)) }

    /// One setting.
    package static func json(_ key: SettingKey, _ settings: UserSettings, isSet: Bool) -> JSON {
        setting.json(Setting(key: key, settings: settings, isSet: isSet))
    }
}

extension DocumentForm {
    static let config = DocumentForm(
        "config", of: ["config"], "Output of config list --json and, for one setting, of config get --json.",
        SettingsDocuments.forms)
}
