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

    package var row: MessageRow {
        switch self {
        case .unknownSubcommand(let name, let advice):
            MessageRow(
                "unknown subcommand '\(name)'", advice: advice,
                cause: "The first word behind obdmech is none of its subcommands.",
                remedy: "Take the one that is suggested, or look for it in obdmech --help.")
        case .unknownOption(let name, let advice):
            MessageRow(
                "unknown option '\(name)'", advice: advice,
                cause: "The subcommand has no such option, or the option stands before the subcommand.",
                remedy: "Write the subcommand first, and look at its options with -h, as in obdmech scan -h.")
        case .unexpectedArgument(let word, let advice):
            MessageRow(
                "unexpected argument '\(word)'", advice: advice,
                cause: "There is a word too many: the command takes none there, or a value with spaces has no quotes.",
                remedy:
                    "Leave it out or put the value in quotes; a device goes behind -a, as in obdmech scan -a sim:city.")
        case .missingValue(let flag, let argument):
            MessageRow(
                "--\(flag) needs a value: --\(flag) \(argument)",
                cause: "The option was the last word of the line, or its value is empty.",
                remedy: "Write the value behind it, with a space or = between.")
        case .tooLong(let flag, let limit):
            MessageRow(
                "--\(flag) has more than \(limit) characters",
                cause: "A note has 10000 characters at most, a driver and a tag 200.",
                remedy: "Write less, and keep long texts elsewhere.")
        case .needlessValue(let flag):
            MessageRow(
                "--\(flag) takes no value",
                cause: "Something stands behind = at an option that is only switched on.",
                remedy: "Leave out the = and what is behind it.")
        case .wrongValue(let flag, let value, let expected):
            MessageRow(
                "cannot make out --\(flag) '\(value)'", advice: "give \(expected)",
                cause: "The value is not of the form that the option wants, or out of its range.",
                remedy: "Write it as the line below the message says, with a point rather than a comma in numbers.")
        case .contradiction(let flag, let other, let advice):
            MessageRow(
                "--\(flag) does not go with --\(other)", advice: advice,
                cause: "The two options contradict each other, or each is a thing of its own to do.",
                remedy: "Give one of the two, or run the command twice.")
        }
    }

    package static let samples: [Self] = [
        .unknownSubcommand("", advice: ""), .unknownOption("", advice: ""), .unexpectedArgument("", advice: ""),
        .missingValue(flag: "", argument: ""), .tooLong(flag: "", limit: 0), .needlessValue(flag: ""),
        .wrongValue(flag: "", value: "", expected: ""), .contradiction("", "", advice: ""),
    ]
}
