import Formats
package import Telemetry

/// Parses a command line. Pure: opens and reads nothing.
package enum CommandLineParser {
    package enum Result {
        case run(Subcommand, Options)
        /// Help on a subcommand; nil for the program.
        case help(Subcommand?, isLong: Bool)
        case version
        /// There are no arguments.
        case start
        /// A page of the manual; nil for the list of pages.
        case manual(String?)
        /// The schema of a JSON document; nil for the list of schemas.
        case schema(String?)
        /// The words after "obdmech", for the last of which a shell requests completions.
        case complete([String])
    }

    /// Parses the arguments.
    /// - Parameters:
    ///   - arguments: the arguments, without the name of the program.
    ///   - table: all subcommands.
    ///   - meanings: what people type who mean a command, and that command: "history" is "report".
    ///   - units: the units of a number without one, given the options so far. Called only if there is such a flag.
    package static func parse(
        _ arguments: [String], table: [Subcommand], meanings: [String: String] = [:],
        units: (Options) throws(CommandError) -> UnitSystem = { _ in .metric }
    ) throws(CommandError) -> Result {
        var rest = arguments[...]
        guard let first = rest.popFirst() else { return .start }
        switch first {
        case "-h": return .help(nil, isLong: false)
        case "--help": return .help(nil, isLong: true)
        case "--version", "-V": return .version
        case "manual" where rest.count < 2: return .manual(rest.first)
        case "schema" where rest.count < 2: return .schema(rest.first)
        case "complete": return .complete(Array(rest.first == "--" ? rest.dropFirst() : rest))
        case "help":
            guard let name = rest.popFirst() else { return .help(nil, isLong: true) }
            let subcommand = try subcommand(name, table, meanings)
            if let more = rest.first { throw unexpected(more, "name one subcommand") }
            return .help(subcommand, isLong: true)
        default: break
        }
        if first.hasPrefix("-") {
            let near = Spelling.nearest(first, in: ["--help", "--version"])
            throw CommandError(
                CommandLineError.unknownOption(
                    first, advice: near.map { "did you mean '\($0)'?" } ?? "name a subcommand first: obdmech --help"))
        }
        let subcommand = try subcommand(first, table, meanings)
        var options = Options()
        var given: [AnyFlag] = []
        for part in CommandLineParts(rest, of: subcommand) {
            switch part {
            case .help(let isLong): return .help(subcommand, isLong: isLong)
            case .flag(let flag, let value):
                try set(flag, value, &options)
                given.append(flag)
            case .unknown(let name): throw unknown(name, subcommand)
            case .endOfFlags: break
            case .operand(let word):
                guard subcommand.operands != nil else {
                    throw unexpected(word, "see obdmech \(subcommand.name) -h")
                }
                options.operands.append(word)
            }
        }
        let action = try action(subcommand, &options)
        try check(given, subcommand, action)
        if given.contains(where: \.dependsOnUnits) { options.inputUnits = try units(options) }
        for flag in given {
            for text in flag.argument == nil ? [] : options.texts(of: flag) {
                if let mistake = flag.mistake(in: text, options.inputUnits) { throw CommandError(mistake) }
            }
        }
        return .run(subcommand, options)
    }

    // MARK: Rules

    /// Finds the action that the operands name, and takes its name from them.
    private static func action(_ subcommand: Subcommand, _ options: inout Options) throws(CommandError) -> Action? {
        guard !subcommand.actions.isEmpty else { return nil }
        let words = options.operands
        guard let action = subcommand.action(named: words) else {
            guard let first = words.first else {
                throw CommandError(CommandLineError.missingAction(command: subcommand.name, advice: subcommand.usage))
            }
            // "drift reference" is the beginning of several.
            let isBeginning = subcommand.actions.contains { $0.name.hasPrefix(first + " ") }
            let name = isBeginning ? words.prefix(2).joined(separator: " ") : first
            throw CommandError(CommandLineError.unknownAction(name, advice: subcommand.usage))
        }
        options.action = action.name
        options.operands = Array(words.dropFirst(action.named(by: words) ?? 0))
        let advice = "obdmech \(subcommand.name) \(action.usage)"
        if options.operands.count < action.fewest {
            let missing = action.operands.filter { $0.count == .one || $0.count == .many }[options.operands.count]
            let command = [subcommand.name, action.name].filter { !$0.isEmpty }.joined(separator: " ")
            throw CommandError(CommandLineError.missingOperand(missing.name, command: command, advice: advice))
        }
        if options.operands.count > action.most { throw unexpected(options.operands[action.most], advice) }
        return action
    }

    /// Throws if a flag belongs to another action, contradicts another flag, or lacks one.
    private static func check(_ given: [AnyFlag], _ subcommand: Subcommand, _ action: Action?) throws(CommandError) {
        for flag in given {
            let actions = subcommand.actions(of: flag).map(\.name)
            if let action, !actions.isEmpty, !actions.contains(action.name) {
                let names = actions.map { $0.isEmpty ? "no action" : $0 }.joined(separator: " or ")
                throw missing(flag, names, subcommand.usage)
            }
        }
        for flag in given.map({ subcommand.rules(of: $0, in: action) }) {
            if let other = flag.excludes.first(where: given.contains) {
                // The advice of a flag that requires another says how to give that.
                let isOfThis = flag.requires.isEmpty && flag.requiresOne.isEmpty
                throw CommandError(
                    CommandLineError.contradiction(flag.name, other.name, advice: isOfThis ? flag.advice : ""))
            }
            if let other = flag.requires.first(where: { !given.contains($0) }) {
                throw missing(flag, "--" + other.name, flag.advice)
            }
            let others = flag.requiresOne
            if !others.isEmpty, !others.contains(where: given.contains) {
                throw missing(flag, others.map { "--" + $0.name }.joined(separator: " or "), flag.advice)
            }
        }
    }

    private static func missing(_ flag: AnyFlag, _ other: String, _ advice: String) -> CommandError {
        CommandError(CommandLineError.missing(flag: flag.name, needs: other, advice: advice))
    }

    // MARK: Words

    private static func subcommand(
        _ name: String, _ table: [Subcommand], _ meanings: [String: String]
    ) throws(CommandError) -> Subcommand {
        if let found = table.first(where: { $0.name == name }) { return found }
        let near = meanings[name.lowercased()] ?? Spelling.nearest(name, in: table.map(\.name) + ["help", "--version"])
        throw CommandError(
            CommandLineError.unknownSubcommand(
                name, advice: near.map { "did you mean '\($0)'?" } ?? "obdmech --help lists them"))
    }

    private static func set(_ flag: AnyFlag, _ value: String?, _ options: inout Options) throws(CommandError) {
        guard let argument = flag.argument else {
            guard value == nil else { throw CommandError(CommandLineError.needlessValue(flag: flag.name)) }
            options.set(flag, "")
            return
        }
        if flag.isValueOptional {
            options.set(flag, value ?? "")
            return
        }
        guard let value, !value.isEmpty else {
            throw CommandError(CommandLineError.missingValue(flag: flag.name, argument: argument))
        }
        options.set(flag, value)
    }

    private static func unexpected(_ word: String, _ advice: String) -> CommandError {
        CommandError(CommandLineError.unexpectedArgument(word, advice: advice))
    }

    private static func unknown(_ name: String, _ subcommand: Subcommand) -> CommandError {
        let near = Spelling.nearest(name, in: subcommand.allFlags.map { "--" + $0.name })
        return CommandError(
            CommandLineError.unknownOption(
                name, advice: near.map { "did you mean '\($0)'?" } ?? "see obdmech \(subcommand.name) -h"))
    }
}
