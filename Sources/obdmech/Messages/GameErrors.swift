import Dashboard
import Displays
import Formats
import GamePackets

/// What can be wrong with the command line of a game.
enum GameError: UserError {
    case connectWithoutGame
    case noConnect(Game)
    /// A structure is given for a game other than EA Sports WRC.
    case structureOfOther(Game)
    case noStructure(String)
    case wrongStructure(path: String, WRCStructure.SyntaxError)
    /// A game that no program on Linux can read by itself.
    case unreadable(title: String, reason: String)
    case unknownGuide(String, expected: String)
    case forwardsToItself(String)
    case needsCar(flag: String)

    var message: UserMessage {
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
enum GameNamesWarning: UserFacing {
    case wrongLine(path: String, line: Int)

    var message: UserMessage {
        switch self {
        case .wrongLine(let path, let line):
            UserMessage(
                "\(path), line \(line): no row of a name",
                advice:
                    "expected GAME | car, track or class | NUMBER | NAME, as in gran-turismo-7 | car | 3512 | My car")
        }
    }
}

/// What can be wrong with a dashboard and its designs.
enum DashError: UserError {
    case noTerminal
    case noDesign(String, names: String, folder: String)
    case noBuiltInDesign(String, names: String)
    case wrongDesign(path: String, DashDesign.SyntaxError)
    case noLights(name: String)

    var message: UserMessage {
        switch self {
        case .noTerminal: UserMessage("dash needs a terminal", advice: "use --json, or obdmech trip")
        case .noDesign(let name, let names, let folder):
            UserMessage("no design '\(name)'", advice: "there are \(names); your own belong in \(folder)")
        case .noBuiltInDesign(let name, let names):
            UserMessage("no built-in design '\(name)'", advice: "there are \(names)")
        case .wrongDesign(let path, let error): UserMessage("\(path): \(error.text)", advice: error.advice)
        case .noLights(let name):
            UserMessage(
                "no lights named '\(name)'", advice: "ls \(KernelShiftLights.folder) shows those that the kernel knows",
                status: .system)
        }
    }
}

/// What can be wrong with the command line of `stream`.
enum StreamError: UserError {
    case unknownFormat(String, expected: String)
    case noPort

    var message: UserMessage {
        switch self {
        case .unknownFormat(let name, let expected):
            UserMessage("no format '\(name)' to stream", advice: "expected \(expected)")
        case .noPort: UserMessage("stream needs --listen", advice: "name the TCP port for clients, as in --listen 7777")
        }
    }
}

/// What can be wrong with watching what another program records.
enum WatchError: UserError {
    case nothingRecorded
    case serviceHidden
    case several(names: String)
    case unknown(String, names: String)

    var message: UserMessage {
        switch self {
        case .nothingRecorded:
            UserMessage("nothing is being recorded", advice: "start obdmech trip in another terminal")
        case .serviceHidden:
            UserMessage("the service is running, but this user may not watch it", advice: ServiceWarning.joinGroup)
        case .several(let names): UserMessage("several programs are recording", advice: "name one: \(names)")
        case .unknown(let name, let names):
            UserMessage("no recording named '\(name)'", advice: "current recordings: \(names)")
        }
    }
}
