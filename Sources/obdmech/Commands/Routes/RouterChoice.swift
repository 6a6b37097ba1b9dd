import CommandLine
import Formats
import Recording
import Settings
import Terminal
import Transports

/// The program of the user's that finds new ways.
enum RouterChoice {
    /// Nil if none is named, or no route is a guide. An error in the configuration is only a warning, since the trip
    /// should be recorded anyway.
    static func router(
        _ options: Options, _ settings: UserSettings, _ environment: Environment, guides: Bool
    ) throws(CommandError) -> Router? {
        if let text = options[.router] {
            return try router(text, subject: "--router", environment)
        }
        guard guides, let text = settings.router else { return nil }
        do throws(CommandError) {
            return try router(text, subject: "router", environment)
        } catch {
            Output.warn(ConfigWarning.ignored(setting: "router", reason: error.text, advice: error.advice))
            return nil
        }
    }

    private static func router(
        _ text: String, subject: String, _ environment: Environment
    ) throws(CommandError) -> Router {
        if text.contains("://") {
            guard let address = HTTPAddress(text) else { throw CommandError(RouterChoiceError.wrongAddress(text)) }
            return .server(address)
        }
        let words = try CommandWords.split(text, subject: subject)
        guard Router.namesPlaces(words) else { throw CommandError(RouterChoiceError.noPlaces(text)) }
        if let refusal = BackgroundCommands.refusal(words[0], path: environment["PATH"]) {
            throw CommandError(refusal)
        }
        return .command(words)
    }
}
