import Settings

/// Reads a command line, purely: nothing is opened or asked here.
enum CommandLineParser {
    enum Result {
        case run(Subcommand, Options)
        /// `nil`: of the program.
        case help(Subcommand?, isLong: Bool)
        case version
        /// No word at all.
        case start
        /// A page of the manual, or their names.
        case manual(String?)
        /// What a shell may offer behind "obdmech", for the last of these words.
        case complete([String])
    }

    static func parse(_ arguments: [String], table: [Subcommand] = CommandTable.subcommands) throws(Failure) -> Result {
        var rest = arguments[...]
        guard let first = rest.popFirst() else { return .start }
        switch first {
        case "-h", "--help": return .help(nil, isLong: true)
        case "--version", "-V": return .version
        case "manual" where rest.count < 2: return .manual(rest.first)
        case "complete": return .complete(Array(rest.first == "--" ? rest.dropFirst() : rest))
        case "help":
            guard let name = rest.popFirst() else { return .help(nil, isLong: true) }
            return .help(try subcommand(name, table), isLong: true)
        default: break
        }
        if first.hasPrefix("-") {
            throw Failure(
                status: .usage, message: "unknown option '\(first)'", advice: "name a subcommand first: obdmech --help")
        }
        let subcommand = try subcommand(first, table)
        var options = Options()
        var flagsAreOver = false
        while let argument = rest.popFirst() {
            if !flagsAreOver, argument == "--" {
                flagsAreOver = true
            } else if !flagsAreOver, argument.hasPrefix("--") {
                if argument == "--help" { return .help(subcommand, isLong: true) }
                try takeLong(argument, &rest, subcommand, &options)
            } else if !flagsAreOver, argument.hasPrefix("-"), argument != "-", !isNumber(argument, for: subcommand) {
                if argument == "-h" { return .help(subcommand, isLong: false) }
                try takeShort(argument, &rest, subcommand, &options)
            } else if subcommand.operands != nil {
                options.operands.append(argument)
            } else {
                throw Failure(
                    status: .usage, message: "unexpected argument '\(argument)'",
                    advice: "see obdmech \(subcommand.name) -h")
            }
        }
        return .run(subcommand, options)
    }

    /// "-5" is a value to complain of, and no option, where there are operands.
    private static func isNumber(_ argument: String, for subcommand: Subcommand) -> Bool {
        subcommand.operands != nil && argument.dropFirst().first?.isNumber == true
    }

    private static func subcommand(_ name: String, _ table: [Subcommand]) throws(Failure) -> Subcommand {
        if let found = table.first(where: { $0.name == name }) { return found }
        let near = Spelling.nearest(name, in: table.map(\.name))
        throw Failure(
            status: .usage, message: "unknown subcommand '\(name)'",
            advice: near.map { "did you mean '\($0)'?" } ?? "obdmech --help lists them")
    }

    private static func takeLong(
        _ argument: String, _ rest: inout ArraySlice<String>, _ subcommand: Subcommand, _ options: inout Options
    ) throws(Failure) {
        let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts.first ?? "")
        guard let flag = subcommand.allFlags.first(where: { $0.name == name }) else {
            throw unknown("--" + name, subcommand)
        }
        let attached = parts.count > 1 ? String(parts[1]) : nil
        try set(flag, attached, &rest, &options)
    }

    private static func takeShort(
        _ argument: String, _ rest: inout ArraySlice<String>, _ subcommand: Subcommand, _ options: inout Options
    ) throws(Failure) {
        var letters = argument.dropFirst()
        while let letter = letters.popFirst() {
            guard let flag = subcommand.allFlags.first(where: { $0.short == letter }) else {
                throw unknown("-\(letter)", subcommand)
            }
            if flag.argument != nil {
                try set(flag, letters.isEmpty ? nil : String(letters), &rest, &options)
                return
            }
            try set(flag, nil, &rest, &options)
        }
    }

    private static func set(
        _ flag: Flag, _ attached: String?, _ rest: inout ArraySlice<String>, _ options: inout Options
    ) throws(Failure) {
        guard let argument = flag.argument else {
            guard attached == nil else {
                throw Failure(status: .usage, message: "--\(flag.name) takes no value")
            }
            options.set(flag, "")
            return
        }
        guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
            throw Failure(status: .usage, message: "--\(flag.name) needs a value: --\(flag.name) \(argument)")
        }
        options.set(flag, value)
    }

    private static func unknown(_ name: String, _ subcommand: Subcommand) -> Failure {
        let near = Spelling.nearest(name, in: subcommand.allFlags.map { "--" + $0.name })
        return Failure(
            status: .usage, message: "unknown option '\(name)'",
            advice: near.map { "did you mean '\($0)'?" } ?? "see obdmech \(subcommand.name) -h")
    }
}
