package import Formats

/// An error in the command line of any command.
package enum CommandLineError: UserError {
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

    package var message: UserMessage {
        switch self {
        case .unknownSubcommand(let name, let advice): UserMessage("unknown subcommand '\(name)'", advice: advice)
        case .unknownOption(let name, let advice): UserMessage("unknown option '\(name)'", advice: advice)
        case .unexpectedArgument(let word, let advice): UserMessage("unexpected argument '\(word)'", advice: advice)
        case .missingValue(let flag, let argument): "--\(flag) needs a value: --\(flag) \(argument)"
        case .tooLong(let flag, let limit): "--\(flag) has more than \(limit) characters"
        case .needlessValue(let flag): "--\(flag) takes no value"
        case .wrongValue(let flag, let value, let expected):
            UserMessage("invalid --\(flag) '\(value)'", advice: "expected \(expected)")
        case .contradiction(let flag, let other, let advice):
            UserMessage("--\(flag) cannot be used with --\(other)", advice: advice)
        case .missing(let flag, let other, let advice): UserMessage("--\(flag) needs \(other)", advice: advice)
        case .unknownAction(let name, let advice): UserMessage("unknown action '\(name)'", advice: advice)
        case .missingAction(let command, let advice): UserMessage("name an action for \(command)", advice: advice)
        case .missingOperand(let name, let command, let advice): UserMessage("\(command) needs \(name)", advice: advice)
        }
    }
}
