import Dashboard
import Formats

/// What can be wrong with the command line of a game.
enum GameError: UserError {
    case connectWithoutGame
    case noConnect
    case unknownGuide(String, expected: String)
    case forwardsToItself(String)
    case needsCar(flag: String)

    var message: UserMessage {
        switch self {
        case .connectWithoutGame:
            UserMessage("--connect needs --game assetto-corsa", advice: "other games send unasked: use --listen PORT")
        case .noConnect:
            UserMessage("--game assetto-corsa needs --connect", advice: "name the computer on which the game runs")
        case .needsCar(let flag):
            UserMessage("--\(flag) cannot be used with a racing game", advice: "name an adapter: --adapter DEVICE")
        case .unknownGuide(let name, let expected): UserMessage("no guide for '\(name)'", advice: expected)
        case .forwardsToItself(let target):
            UserMessage(
                "--forward '\(target)' leads back to this program", advice: "name the port of the other program")
        }
    }
}

/// What can be wrong with a dashboard and its designs.
enum DashError: UserError {
    case noTerminal
    case noDesign(String, names: String, folder: String)
    case noBuiltInDesign(String, names: String)
    case wrongDesign(path: String, DashDesign.SyntaxError)

    var message: UserMessage {
        switch self {
        case .noTerminal: UserMessage("dash needs a terminal", advice: "use --json, or obdmech trip")
        case .noDesign(let name, let names, let folder):
            UserMessage("no design '\(name)'", advice: "there are \(names); your own belong in \(folder)")
        case .noBuiltInDesign(let name, let names):
            UserMessage("no built-in design '\(name)'", advice: "there are \(names)")
        case .wrongDesign(let path, let error): UserMessage("\(path): \(error.text)", advice: error.advice)
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
