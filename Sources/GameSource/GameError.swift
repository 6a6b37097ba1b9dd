package import Formats
package import GamePackets

/// What can be wrong with the command line of a game.
package enum GameError: UserError {
    case connectWithoutGame
    case noConnect(Game)
    /// A folder is given for a game that is not read from memory.
    case noMemory(Game?)
    /// A port is given for a game that is read from memory only.
    case onlyMemory(Game)
    /// A structure is given for a game other than EA Sports WRC.
    case structureOfOther(Game)
    case noStructure(String)
    case wrongStructure(path: String, WRCStructure.SyntaxError)
    /// A game that no program on Linux can read by itself.
    case unreadable(title: String, reason: String)
    case unknownGuide(String, expected: String)
    case forwardsToItself(String)
    case needsCar(flag: String)

    package var message: UserMessage {
        switch self {
        case .connectWithoutGame:
            UserMessage(
                "--connect needs --game "
                    + Game.allCases.filter(\.mustBeAsked).map(\.rawValue).joined(separator: ", "),
                advice: "other games send unasked: use --listen PORT")
        case .noConnect(let game):
            UserMessage(
                "--game \(game.rawValue) needs --connect", advice: "name the computer or console on which the game runs"
            )
        case .noMemory(let game):
            UserMessage(
                "\(game?.rawValue ?? "the game") is not read from memory",
                advice: "a folder belongs to " + Format.list(Game.allCases.filter(\.hasMemory).map(\.rawValue)))
        case .onlyMemory(let game):
            UserMessage("\(game.rawValue) sends nothing", advice: "name a folder for its memory, such as /dev/shm")
        case .structureOfOther(let game):
            UserMessage("--structure cannot be used with \(game.rawValue)", advice: "only ea-wrc has such files")
        case .noStructure(let path):
            UserMessage("no file '\(path)'", advice: "the game has them in My Games/WRC/telemetry/udp of the documents")
        case .wrongStructure(let path, let error):
            UserMessage("\(path): \(error.text)", advice: "use a file of the game, such as telemetry/udp/wrc.json")
        case .unreadable(let title, let reason): UserMessage("\(title) cannot be read", advice: reason)
        case .needsCar(let flag):
            UserMessage("--\(flag) cannot be used with a racing game", advice: "name an adapter: --adapter DEVICE")
        case .unknownGuide(let name, let expected): UserMessage("no guide for '\(name)'", advice: expected)
        case .forwardsToItself(let target):
            UserMessage(
                "--forward '\(target)' leads back to this program", advice: "name the port of the other program")
        }
    }
}

/// What can be wrong with the user's names of cars and tracks.
package enum GameNamesWarning: UserFacing {
    case wrongLine(path: String, line: Int)

    package var message: UserMessage {
        switch self {
        case .wrongLine(let path, let line):
            UserMessage(
                "\(path), line \(line): no row of a name",
                advice:
                    "expected GAME | car, track or class | NUMBER | NAME, as in gran-turismo-7 | car | 3512 | My car")
        }
    }
}
