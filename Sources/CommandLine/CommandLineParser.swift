import Settings

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
    package static func parse(
        _ arguments: [String], table: [Subcommand], meanings: [String: String] = [:]
    ) throws(Failure) -> Result {
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
            throw Failure(
                CommandLineMessage.unknownOption(
                    first, advice: near.map { "did you mean '\($0)'?" } ?? "name a subcommand first: obdmech --help"))
        }
        let subcommand = try subcommand(first, table, meanings)
        var options = Options()
        for part in CommandLineParts(rest, of: subcommand) {
            switch part {
            case .help(let isLong): return .help(subcommand, isLong: isLong)
            case .flag(let flag, let value): try set(flag, value, &options)
            case .unknown(let name): throw unknown(name, subcommand)
            case .endOfFlags: break
            case .operand(let word):
                guard subcommand.operands != nil else {
                    throw unexpected(word, "see obdmech \(subcommand.name) -h")
                }
                options.operands.append(word)
            }
        }
        return .run(subcommand, options)
    }

    private static func subcommand(
        _ name: String, _ table: [Subcommand], _ meanings: [String: String]
    ) throws(Failure) -> Subcommand {
        if let found = table.first(where: { $0.name == name }) { return found }
        let near = meanings[name.lowercased()] ?? Spelling.nearest(name, in: table.map(\.name) + ["help", "--version"])
        throw Failure(
            CommandLineMessage.unknownSubcommand(
                name, advice: near.map { "did you mean '\($0)'?" } ?? "obdmech --help lists them"))
    }

    private static func set(_ flag: Flag, _ value: String?, _ options: inout Options) throws(Failure) {
        guard let argument = flag.argument else {
            guard value == nil else { throw Failure(CommandLineMessage.needlessValue(flag: flag.name)) }
            options.set(flag, "")
            return
        }
        if flag.isValueOptional {
            options.set(flag, value ?? "")
            return
        }
        guard let value, !value.isEmpty else {
            throw Failure(CommandLineMessage.missingValue(flag: flag.name, argument: argument))
        }
        options.set(flag, value)
    }

    private static func unexpected(_ word: String, _ advice: String) -> Failure {
        Failure(CommandLineMessage.unexpectedArgument(word, advice: advice))
    }

    private static func unknown(_ name: String, _ subcommand: Subcommand) -> Failure {
        let near = Spelling.nearest(name, in: subcommand.allFlags.map { "--" + $0.name })
        return Failure(
            CommandLineMessage.unknownOption(
                name, advice: near.map { "did you mean '\($0)'?" } ?? "see obdmech \(subcommand.name) -h"))
    }
}
