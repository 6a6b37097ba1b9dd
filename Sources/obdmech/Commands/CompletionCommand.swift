import CommandLine
import Formats
import Terminal

/// `obdmech completion`: writes the scripts with which shells call `obdmech complete`.
enum CompletionCommand: Command {
    static func run(_ call: Call) throws -> ExitStatus {
        let names = CompletionScript.allCases.map(\.rawValue)
        let advice = "name one of " + names.joined(separator: ", ")
        guard let name = call.operands.first else { throw UsageError.noShell(advice: advice) }
        guard call.operands.count == 1 else {
            throw CommandLineError.unexpectedArgument(call.operands[1], advice: advice)
        }
        guard let script = CompletionScript(rawValue: name) else { throw UsageError.unknownShell(name, advice: advice) }
        try Output.write(script.text)
        return .fine
    }

    static let subcommand = Subcommand(
        name: "completion", chapter: .tools, isRare: true, summary: "write a completion script for bash, zsh or fish",
        description: [
            "Writes a script for a shell, with which Tab completes subcommands, options and their values: devices, days "
                + "with trips, vehicles, signals, trouble codes, settings. scripts/install and the Debian package "
                + "install it where the shells look for it; in all other cases use this command.",
            "bash: add eval \"$(obdmech completion bash)\" to ~/.bashrc. zsh: write the output to a file _obdmech in a "
                + "directory of fpath, before compinit is called. fish: write the output to "
                + "~/.config/fish/completions/obdmech.fish.",
        ],
        flags: [], operands: CompletionScript.allCases.map(\.rawValue).joined(separator: "|"),
        operandValues: [.words(CompletionScript.allCases.map(\.rawValue))],
        examples: [
            ("obdmech completion bash >> ~/.bashrc", "install the completion for bash"),
            ("obdmech completion fish > ~/.config/fish/completions/obdmech.fish", "install the completion for fish"),
        ])
}
