import CommandLine
import Formats
import Recording
import Settings
import System
import Terminal
import Transports

/// The program of the user's that finds new ways.
enum RouterChoice {
    /// What precedes the address of a server that is not one of OSRM, and the folder of a map of Routino.
    private static let (valhallaScheme, routinoScheme) = ("valhalla:", "routino:")

    /// Nil if none is named, or nobody needs a way. An error in the configuration is only a warning, since the trip
    /// should be recorded anyway.
    static func router(
        _ call: Call, _ settings: UserSettings, needsWays: Bool
    ) throws -> Router? {
        if let text = call[.router] {
            return try router(text, subject: "--router", call.environment)
        }
        guard needsWays, let text = settings.router else { return nil }
        do {
            return try router(text, subject: "router", call.environment)
        } catch let error as any UserError {
            Output.warn(ConfigWarning.ignored(setting: "router", reason: error.text, advice: error.advice))
            return nil
        }
    }

    /// - Parameter subject: the flag or setting that the text is of, for errors.
    static func router(
        _ text: String, subject: String, _ environment: Environment
    ) throws -> Router {
        if text.hasPrefix(routinoScheme) { return try routino(String(text.dropFirst(routinoScheme.count))) }
        if hasScheme(text) {
            let isValhalla = text.hasPrefix(valhallaScheme)
            let address = isValhalla ? String(text.dropFirst(valhallaScheme.count)) : text
            guard let server = HTTPAddress(address) else { throw RouterChoiceError.wrongAddress(text) }
            return isValhalla ? .valhalla(server) : .server(server)
        }
        let words = try CommandWords.split(text, subject: subject)
        guard Router.namesPlaces(words) else { throw RouterChoiceError.noPlaces(text) }
        if let refusal = BackgroundCommands.refusal(words[0], path: environment["PATH"]) {
            throw CommandError(refusal)
        }
        return .command(words)
    }

    /// Whether a text begins with a word and a colon, as addresses do and no command does.
    private static func hasScheme(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":"), colon > text.startIndex else { return false }
        return text[..<colon].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
    }

    /// The folder of the map, or the folder with the prefix of its files: "/srv/routino/bavaria".
    private static func routino(_ path: String) throws -> Router {
        let map = "segments.mem"
        if SystemFile.exists("\(path)/\(map)") { return .routino(folder: path, prefix: nil) }
        guard SystemFile.exists("\(path)-\(map)"), let slash = path.lastIndex(of: "/") else {
            throw RouterChoiceError.noMap(path)
        }
        return .routino(folder: String(path[..<slash]), prefix: String(path[path.index(after: slash)...]))
    }
}
