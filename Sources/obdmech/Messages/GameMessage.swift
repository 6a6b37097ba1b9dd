import CommandLine
import Formats
import GameSource
import Transports

/// What can be wrong with the command line of a game.
enum GameMessage: Message {
    case connectWithoutGame
    case noConnect
    case unknownGuide(String, expected: String)
    case forwardsToItself(String)

    var row: MessageRow {
        switch self {
        case .connectWithoutGame:
            MessageRow(
                "--connect needs --game assetto-corsa", advice: "other games send unasked: use --listen PORT",
                cause: "Only Assetto Corsa must be asked for its packets.",
                remedy: "Add --game assetto-corsa, or use --listen with the port that is set in the game.")
        case .noConnect:
            MessageRow(
                "--game assetto-corsa needs --connect", advice: "name the computer on which the game runs",
                cause: "Assetto Corsa sends nothing until it is asked.",
                remedy: "Name the computer on which the game runs, as in --connect 192.168.1.20.")
        case .unknownGuide(let name, let expected):
            MessageRow(
                "no guide for '\(name)'", advice: expected,
                cause: "The name of the game is missing or misspelled.",
                remedy: "Use one of those listed with the message.")
        case .forwardsToItself(let target):
            MessageRow(
                "--forward '\(target)' leads back to this program", advice: "name the port of the other program",
                cause: "The address is one of this computer's, and the port is the one that this program listens on.",
                remedy: "Let the other program listen on another port, and name that.")
        }
    }

    static let samples: [Self] = [
        .connectWithoutGame, .noConnect, .unknownGuide("", expected: ""),
        .forwardsToItself(""),
    ]
}

extension GameWarning: Message {
    var row: MessageRow {
        switch self {
        case .circle:
            MessageRow(
                text, advice: advice, status: nil,
                cause:
                    "A program to which packets are forwarded forwards them too, and in the end back to this one.",
                remedy: "Leave out --forward of one of the programs, or name another port.")
        }
    }

    static let samples: [Self] = [.circle(sender: "")]
}

extension DatagramFault: Message {
    var row: MessageRow {
        switch self {
        case .inUse:
            row(
                cause: "Two programs cannot listen on the same UDP port.",
                remedy:
                    "End the other program, which obdmech guide GAME names, or let one pass packets on with --forward.")
        case .notOurs:
            row(
                cause: "The address is that of another computer, or of an interface that is down.",
                remedy: "Leave out the address, or use one that ip address lists.")
        case .denied:
            row(
                cause: "Ports below 1024 are reserved for the system.",
                remedy: "Use a port from 1024 to 65535, and the same in the game.")
        case .noHost:
            row(
                cause: "The name is misspelled, or no name server knows it.",
                remedy: "Use the address in numbers.")
        case .wrongAddress:
            row(
                status: .usage, cause: "The text is not a port, or an address with a port.",
                remedy: "Write 20777, 192.168.1.5:20777 or [::1]:20777.")
        case .cannotListen:
            row(
                cause: "The system cannot use the address, for the reason given.",
                remedy: "Check the address and the network.")
        }
    }

    private func row(status: ExitStatus = .adapter, cause: String, remedy: String) -> MessageRow {
        MessageRow(text, advice: advice, status: status, cause: cause, remedy: remedy)
    }

    static let samples: [Self] = [
        .inUse(""), .notOurs(""), .denied(""), .noHost("", reason: ""), .wrongAddress(""), .cannotListen("", 0),
    ]
}
