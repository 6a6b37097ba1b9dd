import Formats
import Reports
package import Settings
import Telemetry

/// A setting that `setup` asks for.
package struct SetupStep: Sendable {
    package let key: SettingKey
    /// The setting that "off" turns off; nil if there is none.
    package let switchKey: SettingKey?
    /// The question, given the settings so far.
    package let question: @Sendable (UserSettings) -> String
    /// The proposal if nothing is set, given the locale and the settings so far; nil for the default.
    package let proposal: @Sendable (LocaleDefaults, UserSettings) -> String?
    package let isAsked: @Sendable (UserSettings) -> Bool

    private init(
        _ name: String, switchKey: String? = nil, question: @escaping @Sendable (UserSettings) -> String,
        proposal: @escaping @Sendable (LocaleDefaults, UserSettings) -> String? = { _, _ in nil },
        isAsked: @escaping @Sendable (UserSettings) -> Bool = { _ in true }
    ) {
        key = Self.key(name)
        self.switchKey = switchKey.map(Self.key)
        self.question = question
        self.proposal = proposal
        self.isAsked = isAsked
    }

    /// In the order of the questions; what they show depends on earlier answers.
    package static let all: [SetupStep] = [
        SetupStep(
            "units", question: { _ in "Units: metric, us or imperial" },
            proposal: { locale, _ in locale.units.rawValue }),
        SetupStep(
            "currency", question: { _ in "Currency, such as EUR or $ (none: numbers only)" },
            proposal: { locale, _ in locale.currency }),
        SetupStep(
            "fuel-price",
            question: { settings in
                switch settings.units {
                case .metric: "Price of a liter of fuel (none: no costs)"
                case .us: "Price of a gallon of fuel (none: no costs)"
                case .imperial: "Price of an imperial gallon of fuel, or of a liter as 1.43/L (none: no costs)"
                }
            }),
        SetupStep(
            "speed-limit", switchKey: "alert-over-speed",
            question: { _ in "Warn above this speed (off: never)" },
            // The default is a whole number of km/h.
            proposal: { _, settings in settings.units == .metric ? nil : "80 mph" }, isAsked: \.alertsAreOn),
        SetupStep(
            "wheel-hours", switchKey: "alert-tired-driving",
            question: { _ in "Warn after this long at the wheel without a break (off: never)" }, isAsked: \.alertsAreOn),
    ]

    package static func key(_ name: String) -> SettingKey {
        guard let key = SettingTable.key(name) else { preconditionFailure("there is no setting '\(name)'") }
        return key
    }

    // MARK: Answers

    package enum Answer: Equatable {
        case keep
        case change([SetupChange])
        /// Invalid; the text says what is expected.
        case unclear(String)
    }

    /// Interprets an answer.
    package func answer(_ text: String, to settings: UserSettings) -> Answer {
        let word = text.lowercased()
        if word == "none", key.standard == nil {
            return key.read(settings) == nil ? .keep : .change([SetupChange(key, nil)])
        }
        let isOn = switchKey.map { $0.read(settings) == .onOff(true) } ?? true
        if let switchKey, word == "off" || word == "on" {
            return isOn == (word == "on") ? .keep : .change([SetupChange(switchKey, word)])
        }
        guard let value = key.value(text, in: settings.units) else { return .unclear(expected(settings.units)) }
        var changes: [SetupChange] = []
        if value != key.read(settings) {
            // A number is stored as it was typed, with its unit.
            if case .number = value {
                changes.append(SetupChange(key, key.completed(text, in: settings.units)))
            } else {
                changes.append(SetupChange(key, value.written))
            }
        }
        if let switchKey, !isOn { changes.append(SetupChange(switchKey, "on")) }
        return changes.isEmpty ? .keep : .change(changes)
    }

    /// The present value, shown in brackets after the question.
    package func present(_ settings: UserSettings) -> String {
        if let switchKey, switchKey.read(settings) == .onOff(false) { return "off" }
        return key.read(settings) == nil ? "none" : SettingsReport.shown(key, settings)
    }

    private func expected(_ units: UnitSystem) -> String {
        key.expected(in: units) + (switchKey == nil ? "" : ", or off") + (key.standard == nil ? ", or none" : "")
    }
}

/// A change of a line in the configuration file.
package struct SetupChange: Equatable {
    package let key: SettingKey
    /// The new value; nil to remove the line.
    package let text: String?

    package init(_ key: SettingKey, _ text: String?) {
        self.key = key
        self.text = text
    }

    package static func == (left: SetupChange, right: SetupChange) -> Bool {
        left.key.name == right.key.name && left.text == right.text
    }

    package func apply(to file: inout SettingsFile) throws(SettingsError) {
        if let text { try file.set(key, to: text) } else { _ = file.unset(key.name) }
    }

    /// "units = us".
    package var line: String { text.map { "\(key.name) = \($0)" } ?? "\(key.name) removed" }
}
