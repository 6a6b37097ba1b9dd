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
    ) throws(Failure) -> Router? {
        if let text = options[.router] {
            return try router(text, subject: "--router", environment)
        }
        guard guides, let text = settings.router else { return nil }
        do throws(Failure) {
            return try router(text, subject: "router", environment)
        } catch {
            Output.warn(RouterMessage.passedOver(reason: error.message, advice: error.advice))
            return nil
        }
    }

    private static func router(
        _ text: String, subject: String, _ environment: Environment
    ) throws(Failure) -> Router {
        if text.contains("://") {
            guard let address = HTTPAddress(text) else { throw Failure(RouterMessage.wrongAddress(text)) }
            return .server(address)
        }
        let words = try CommandWords.split(text, subject: subject)
        guard Router.namesPlaces(words) else { throw Failure(RouterMessage.noPlaces(text)) }
        if let refusal = BackgroundCommands.refusal(words[0], path: environment["PATH"]) {
            throw Failure(refusal)
        }
        return .command(words)
    }
}

/// What can be wrong with the program that finds new ways.
enum RouterMessage: Message {
    case wrongAddress(String)
    case noPlaces(String)
    case passedOver(reason: String, advice: String)

    var row: MessageRow {
        switch self {
        case .wrongAddress(let text):
            MessageRow(
                "'\(text)' is not a router address",
                advice: "write http://HOST:PORT; there is no encryption",
                cause: "A router is an HTTP server without encryption, on this computer or in your network.",
                remedy: "Use an address such as http://localhost:5000, or a command.")
        case .noPlaces(let text):
            MessageRow(
                "router command '\(text)' does not name the start and the destination",
                advice: "use {lat1}, {lon1}, {lat2} and {lon2} in its arguments",
                cause: "The command gets the start and the destination only through these four placeholders.",
                remedy: "Add them, as in the example of docs/routes.md.")
        case .passedOver(let reason, let advice):
            MessageRow(
                "ignoring the setting 'router': \(reason)", advice: advice, status: nil,
                cause: "The setting router in the configuration is invalid.",
                remedy: "Correct it with obdmech config set router.")
        }
    }

    static let samples: [Self] = [
        .wrongAddress(""), .noPlaces(""), .passedOver(reason: "", advice: ""),
    ]
}
