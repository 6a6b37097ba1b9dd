import Formats

/// An error in the command line of any command.
package enum CommandLineMessage: Message {
    case unknownSubcommand(String, advice: String)
    case unknownOption(String, advice: String)
    case unexpectedArgument(String, advice: String)
    case missingValue(flag: String, argument: String)
    case tooLong(flag: String, limit: Int)
    case needlessValue(flag: String)
    case wrongValue(flag: String, value: String, expected: String)
    case contradiction(String, String, advice: String = "")
    /// Another flag is missing, or an action.
    case missing(flag: String, needs: String, advice: String)
    case unknownAction(String, advice: String)
    case missingAction(command: String, advice: String)
    case missingOperand(String, command: String, advice: String)

    package var row: MessageRow {
        switch self {
        case .unknownSubcommand(let name, let advice):
            MessageRow(
                "unknown subcommand '\(name)'", advice: advice,
                cause: "The first word after obdmech is not a subcommand.",
                remedy: "Use the one suggested, or look for it in obdmech --help.")
        case .unknownOption(let name, let advice):
            MessageRow(
                "unknown option '\(name)'", advice: advice,
                cause: "The subcommand has no such option, or the option stands before the subcommand.",
                remedy: "Write the subcommand first; -h lists its options, as in obdmech scan -h.")
        case .unexpectedArgument(let word, let advice):
            MessageRow(
                "unexpected argument '\(word)'", advice: advice,
                cause: "The command takes no such argument, or a value with spaces is not quoted.",
                remedy:
                    "Leave it out, or quote the value; a device needs -a, as in obdmech scan -a sim:city.")
        case .missingValue(let flag, let argument):
            MessageRow(
                "--\(flag) needs a value: --\(flag) \(argument)",
                cause: "The option is the last word of the command line, or its value is empty.",
                remedy: "Write the value after it, separated by a space or =.")
        case .tooLong(let flag, let limit):
            MessageRow(
                "--\(flag) has more than \(limit) characters",
                cause: "A note may have up to 10000 characters, a driver and a tag 200.",
                remedy: "Shorten it.")
        case .needlessValue(let flag):
            MessageRow(
                "--\(flag) takes no value",
                cause: "A switch was given a value with =.",
                remedy: "Leave out the = and the value.")
        case .wrongValue(let flag, let value, let expected):
            MessageRow(
                "invalid --\(flag) '\(value)'", advice: "expected \(expected)",
                cause: "The value has the wrong form, or is out of range.",
                remedy: "Write it as the message says; use a decimal point, not a comma.")
        case .contradiction(let flag, let other, let advice):
            MessageRow(
                "--\(flag) cannot be used with --\(other)", advice: advice,
                cause: "The two options contradict each other, or each is a task of its own.",
                remedy: "Use one of them, or run the command twice.")
        case .missing(let flag, let other, let advice):
            MessageRow(
                "--\(flag) needs \(other)", advice: advice,
                cause: "The option only says something about another one, or about another action of the subcommand.",
                remedy: "Add what the message names, or leave the option out; --help shows the options of each action.")
        case .unknownAction(let name, let advice):
            MessageRow(
                "unknown action '\(name)'", advice: advice,
                cause: "The word after the subcommand is not one of its actions.",
                remedy: "Use one of those listed with the message.")
        case .missingAction(let command, let advice):
            MessageRow(
                "name an action for \(command)", advice: advice,
                cause: "The subcommand does nothing without an action.",
                remedy: "Add one of those listed with the message.")
        case .missingOperand(let name, let command, let advice):
            MessageRow(
                "\(command) needs \(name)", advice: advice,
                cause: "An argument of the action is missing.",
                remedy: "Add it, as the message says; put it in quotes if it contains spaces.")
        }
    }

    package static let samples: [Self] = [
        .unknownSubcommand("", advice: ""), .unknownOption("", advice: ""), .unexpectedArgument("", advice: ""),
        .missingValue(flag: "", argument: ""), .tooLong(flag: "", limit: 0), .needlessValue(flag: ""),
        .wrongValue(flag: "", value: "", expected: ""), .contradiction("", "", advice: ""),
        .missing(flag: "", needs: "", advice: ""), .unknownAction("", advice: ""),
        .missingAction(command: "", advice: ""),
        .missingOperand("", command: "", advice: ""),
    ]
}
