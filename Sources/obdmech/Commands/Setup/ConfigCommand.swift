import CommandLine
import Devices
import Documents
import Formats
import Recording
import Reports
import Settings
import Telemetry
import Terminal

/// `obdmech config`: shows and changes settings. It also works with a file that has invalid lines.
enum ConfigCommand: ActionCommand {
    static let actions: [CommandAction] = [
        CommandAction("get", "show a setting", operands: [.one("KEY", .settingKey)], flags: [.json], run: get),
        CommandAction(
            "set", "change a setting", operands: [.one("KEY", .settingKey), .rest("VALUE", .settingValue)], run: set),
        CommandAction("unset", "return a setting to its default", operands: [.one("KEY", .writtenKey)], run: unset),
        CommandAction("list", "show all settings", flags: [.json], isDefault: true, run: list),
        CommandAction("path", "show the path of the file") { call in
            try Output.write([try call.environment.configurationPath()])
        },
    ]

    private static func key(_ name: String) throws -> SettingKey {
        guard let key = SettingTable.key(name) else { throw SettingsError.unknownKey(name) }
        return key
    }

    /// Shows all settings, and then the invalid lines.
    private static func list(_ call: Call) throws -> ExitStatus {
        let path = try call.environment.configurationPath()
        let isJSON = call[.json]
        let file = try SettingsFile(path: path, call.environment.locale)
        try call.show(
            SettingsDocuments.json(file, path: path),
            SettingsReport.text(file, call.environment.presentation, path: path))
        for key in isJSON ? [] : file.misleadingKeys {
            Output.warn(
                ConfigWarning.withoutUnit(
                    key.name, meaning: key.completed(file.written(key.name) ?? "", in: .metric),
                    shown: SettingsReport.shown(key, file.settings)))
        }
        for problem in file.problems {
            let failure = CommandError(problem, path: path)
            Output.warn(failure)
        }
        return file.problems.isEmpty ? .fine : .usage
    }

    /// Shows a setting as in the file, always with its unit, so that it can be set again; nothing if there is no value.
    /// Invalid lines of other settings do not matter.
    private static func get(_ call: Call) throws {
        let path = try call.environment.configurationPath()
        let name = call.operands[0]
        let key = try key(name)
        let file = try SettingsFile(path: path, call.environment.locale)
        let written = file.written(name)
        if let written, key.value(written) == nil, let problem = file.problem(of: name) {
            throw CommandError(problem, path: path)
        }
        if call[.json] {
            try Output.write(SettingsDocuments.json(key, file.settings, isSet: written != nil).documentLines)
        } else if let text = written.map({ key.completed($0, in: .metric) }) ?? key.writtenUnset(file.settings) {
            try Output.write([text])
        }
    }

    private static func set(_ call: Call) throws -> ExitStatus {
        let path = try call.environment.configurationPath()
        let name = call.operands[0]
        let key = try key(name)
        // A value may contain spaces.
        let value = call.operands.dropFirst().joined(separator: " ")
        if call.operands.count == 1 {
            let expected = key.expected(in: (try? call.settings.units) ?? .metric)
            throw UsageError.noSettingValue(key: name, expected: expected, usage: "obdmech config set KEY VALUE")
        }
        try check(value, of: name, call.environment)
        var left: [SettingsError] = []
        var understood: String?
        try FileReplacement.change(path) { bytes in
            var file = SettingsFile(bytes: bytes, call.environment.locale)
            try file.set(key, to: value, in: file.settings.units)
            left = file.problems
            understood = SettingsReport.understood(key, file)
            return file.bytes
        }
        if let understood { Output.note(understood) }
        tell(left, path)
        return .fine
    }

    /// Throws if no command could use the value.
    private static func check(_ value: String, of name: String, _ environment: Environment) throws {
        switch name {
        case "adapter": if try !ReceiverDevice.check(value) { _ = try DeviceSchemes.opener(value) }
        case "router": _ = try Router.named(value, subject: name, path: environment["PATH"])
        case "place-search": _ = try DestinationSearch.search(value)
        default: break
        }
    }

    private static func unset(_ call: Call) throws -> ExitStatus {
        let path = try call.environment.configurationPath()
        let name = call.operands[0]
        var isSet = false
        var left: [SettingsError] = []
        if try UserFile.bytes(path) != nil {
            try FileReplacement.change(path) { bytes in
                var file = SettingsFile(bytes: bytes)
                isSet = file.unset(name)
                left = file.problems
                return file.bytes
            }
        }
        if !isSet {
            _ = try key(name)
            Output.warn(ConfigWarning.notSet(name))
        }
        tell(left, path)
        return .fine
    }

    /// Warns that there are other invalid lines.
    private static func tell(_ problems: [SettingsError], _ path: String) {
        guard let first = problems.first else { return }
        Output.warn(ConfigWarning.stillWrong(CommandError(first, path: path).text))
    }
}

extension SettingsFile {
    /// Reads the file; a missing file is like an empty one.
    init(path: String, _ locale: LocaleDefaults = LocaleDefaults([:])) throws(CommandError) {
        self.init(bytes: try UserFile.bytes(path) ?? [], locale)
    }
}

extension CommandError {
    /// - Parameter path: the path of the file.
    init(_ error: SettingsError, path: String = "") {
        let message = error.message
        let text = error.line.map { "\(path):\($0): \(message)" } ?? message.text
        self.init(UserMessage(text, advice: message.advice, status: message.status))
    }
}

extension ConfigCommand {
    static let subcommand = Subcommand(
        name: "config", chapter: .setup, isRare: true, summary: "show and change settings",
        description: [
            "Without an operand, or with list, it shows all settings, each with its value, whether it is set or the "
                + "default, and what it is for. get shows one setting with its unit, set changes it in the "
                + "configuration file, unset removes it from the file, and path shows which file that is. The file is "
                + "created if there is none; comments in it are kept.",
            "A number may have a unit: 75 mph, 230 F, 5m, 3.49/gal. Without one it is in the units that are set (the "
                + "units setting), and set shows how it was understood. In the file it is followed by its unit, so "
                + "that its meaning stays the same if the units are changed. The settings are described in "
                + "obdmech-config(5): man 5 obdmech-config.",
        ],
        actions: actions.map(\.row), flags: [],
        examples: [
            ("obdmech config set units us", "show miles, gallons and °F"),
            ("obdmech config set speed-limit 75 mph", "warn above 75 mph"),
        ])
}
