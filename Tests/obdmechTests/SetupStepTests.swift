import Settings
import Setup
import Telemetry
import Testing

@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct SetupStepTests {
    private static func step(_ name: String) throws -> SetupStep {
        try #require(SetupStep.all.first { $0.key.name == name })
    }

    /// An answer in words: "keep", "unclear …", "units = us; …".
    private static func reading(_ name: String, _ text: String, _ file: String) throws -> String {
        let settings = SettingsFile(bytes: Array(file.utf8)).settings
        return switch try step(name).answer(text, to: settings) {
        case .keep: "keep"
        case .change(let changes): changes.map(\.line).joined(separator: "; ")
        case .unclear(let expected): "unclear: \(expected)"
        }
    }

    @Test(
        arguments: [
            ("units", "us", "", "units = us"), ("units", "US", "", "units = us"), ("units", "metric", "", "keep"),
            ("units", "miles", "", "unclear: metric, us or imperial"),
            ("units", "none", "", "unclear: metric, us or imperial"),
            ("currency", "EUR", "", "currency = EUR"), ("currency", "none", "", "keep"),
            ("currency", "none", "currency = EUR", "currency removed"),
            ("currency", "much too long", "", "unclear: text of at most 8 characters, or none"),
            // A number without a unit is in those that were chosen.
            ("fuel-price", "1.79", "", "fuel-price = 1.79/L"),
            ("fuel-price", "3.49", "units = us", "fuel-price = 3.49/gal"),
            ("fuel-price", "6.50", "units = imperial", "fuel-price = 6.50/impgal"),
            ("fuel-price", "1.43/L", "units = imperial", "fuel-price = 1.43/L"),
            ("fuel-price", "none", "fuel-price = 2", "fuel-price removed"),
            ("fuel-price", "2", "fuel-price = 2", "keep"),
            (
                "fuel-price", "cheap", "",
                "unclear: a price such as 1.79 (per liter), 3.49/gal or 6.50/impgal, or none"
            ),
            ("speed-limit", "120", "", "speed-limit = 120 km/h"),
            ("speed-limit", "75", "units = us", "speed-limit = 75 mph"),
            ("speed-limit", "120 km/h", "units = us", "speed-limit = 120 km/h"), ("speed-limit", "130", "", "keep"),
            ("speed-limit", "fast", "", "unclear: a number from 10 to 300 (km/h), or off"),
            ("speed-limit", "1", "units = us", "unclear: a number from 7 to 186 (mph), or off"),
            ("speed-limit", "7", "units = us", "speed-limit = 7 mph"),
            ("speed-limit", "186", "units = us", "speed-limit = 186 mph"),
            ("speed-limit", "off", "", "alert-over-speed = off"), ("speed-limit", "on", "", "keep"),
            ("speed-limit", "Off", "alert-over-speed = off", "keep"),
            ("speed-limit", "on", "alert-over-speed = off", "alert-over-speed = on"),
            ("speed-limit", "90", "alert-over-speed = off", "speed-limit = 90 km/h; alert-over-speed = on"),
            ("wheel-hours", "1.5", "units = us", "wheel-hours = 1.5 h"),
            ("wheel-hours", "90m", "", "wheel-hours = 90m"),
            ("wheel-hours", "99", "", "unclear: a number from 0.1 to 24 (h), or off"),
        ])
    func answers(name: String, text: String, file: String, reading: String) throws {
        #expect(try Self.reading(name, text, file) == reading)
    }

    @Test(
        arguments: [
            ("units", "", "metric"), ("currency", "", "none"), ("currency", "currency = $", "$"),
            ("fuel-price", "units = us\ncurrency = $\nfuel-price = 3.49/gal", "$3.49/gal"),
            ("speed-limit", "units = us\nspeed-limit = 75 mph", "75 mph"),
            ("speed-limit", "alert-over-speed = off", "off"),
            ("wheel-hours", "", "2 h"),
        ])
    func present(name: String, file: String, text: String) throws {
        #expect(try Self.step(name).present(SettingsFile(bytes: Array(file.utf8)).settings) == text)
    }

    /// What is shown as it stands can be typed as well.
    @Test(arguments: SetupStep.all, UnitSystem.allCases) func whatIsShownIsUnderstood(
        step: SetupStep, units: UnitSystem
    ) {
        let settings = SettingsFile(bytes: Array("units = \(units.rawValue)\n".utf8)).settings
        if case .unclear(let expected) = step.answer(step.present(settings), to: settings) {
            Issue.record("\(step.present(settings)): \(expected)")
        }
    }
}
