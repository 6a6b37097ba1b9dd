import CommandLine
import Formats
import System
import Transports

extension Router {
    /// What precedes the address of a server that is not one of OSRM, and the folder of a map of Routino.
    private static let (valhallaScheme, routinoScheme) = ("valhalla:", "routino:")

    /// As users name it: a server, a map of Routino, or a command.
    /// - Parameters:
    ///   - subject: the flag or setting that the text is of, for errors.
    ///   - path: where commands are.
    package static func named(_ text: String, subject: String, path: String?) throws -> Router {
        if text.hasPrefix(routinoScheme) { return try routino(String(text.dropFirst(routinoScheme.count))) }
        if hasScheme(text) {
            let isValhalla = text.hasPrefix(valhallaScheme)
            let address = isValhalla ? String(text.dropFirst(valhallaScheme.count)) : text
            guard let server = HTTPAddress(address) else { throw RouterChoiceError.wrongAddress(text) }
            return isValhalla ? .valhalla(server) : .server(server)
        }
        let words = try CommandWords.split(text, subject: subject)
        guard Router.namesPlaces(words) else { throw RouterChoiceError.noPlaces(text) }
        if let refusal = BackgroundCommands.refusal(words[0], path: path) {
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
