import CommandLine
import Terminal

/// `obdmech completion`: the scripts by which shells ask `obdmech complete`.
enum CompletionCommand: Command {
    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let names = CompletionScript.allCases.map(\.rawValue)
        let advice = "name one of " + names.joined(separator: ", ")
        guard let name = options.operands.first else {
            throw Failure(UsageMessage.noShell(advice: advice))
        }
        guard options.operands.count == 1 else {
            throw Failure(CommandLineMessage.unexpectedArgument(options.operands[1], advice: advice))
        }
        guard let script = CompletionScript(rawValue: name) else {
            throw Failure(UsageMessage.unknownShell(name, advice: advice))
        }
        try Output.write(script.text)
        return .fine
    }

    static let subcommand = Subcommand(
        name: "completion", chapter: .program, summary: "complete command lines in bash, zsh or fish",
        description: [
            "Writes a script for a shell, by which Tab completes subcommands, flags and what stands behind them: "
                + "devices, days with trips, vehicles, signals, trouble codes, settings. scripts/install and the "
                + "package for Debian install it where the shells look for it; this is for all other cases.",
            "For bash: put eval \"$(obdmech completion bash)\" into ~/.bashrc. For zsh: write it to a file _obdmech in a "
                + "folder of fpath, before compinit is called. For fish: write it to "
                + "~/.config/fish/completions/obdmech.fish.",
        ],
        flags: [], operands: CompletionScript.allCases.map(\.rawValue).joined(separator: "|"),
        operandValues: [.words(CompletionScript.allCases.map(\.rawValue))],
        examples: [
            ("obdmech completion bash >> ~/.bashrc", "complete in every bash"),
            ("obdmech completion fish > ~/.config/fish/completions/obdmech.fish", "complete in every fish"),
        ])
}
