import CommandLine
import Formats
import OBD
import Reports
import Settings
import Terminal

/// `obdmech explain`: codes from the command line or from standard input, or codes that are found by words, without a
/// car and without a database.
enum ExplainCommand: Command {
    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        var texts = options.operands
        if texts.isEmpty {
            if Output.isTerminal(0) {
                throw Failure(ReadMessage.noCodeNamed)
            }
            texts = standardInput()
        }
        let (codes, others) = sorted(texts)
        let limit = try limit(options)
        if !options.operands.isEmpty, codes.isEmpty, !others.contains(where: looksLikeCode) {
            return try search(options, limit, try Screen(environment, options))
        }
        // The codes that are codes are explained all the same; an empty document too is one.
        try Screen(environment, options).show(
            options.has(.json)
                ? ExplainReport.json(codes).documentLines : ExplainReport.text(codes, width: Output.width))
        guard let first = others.first else { return .fine }
        let more = others.count - 1
        let rest = more == 0 ? "" : " (nor \(more == 1 ? "is" : "are") \(more) more)"
        throw Failure(ReadMessage.notACode(printable(first), others: rest))
    }

    private static func limit(_ options: Options) throws -> Int {
        let expected = "a number from 1 on"
        guard let limit = try options.whole(.limit, expected) else { return 20 }
        guard limit > 0 else { throw options.wrong(.limit, expected) }
        return Int(clamping: limit)
    }

    /// All words must be in the description or the causes.
    private static func search(_ options: Options, _ limit: Int, _ screen: Screen) throws -> ExitStatus {
        let words = options.operands.joined(separator: " ")
        let found = TroubleCodeSearch.matches(options.operands)
        if options.has(.json) {
            try screen.show(CodeSearchReport.json(found, for: words, limit: limit).documentLines)
        } else if !found.isEmpty {
            try screen.show(CodeSearchReport.text(found, limit: limit, width: Output.width))
        }
        guard found.isEmpty else { return .fine }
        let isOne = options.operands.count == 1 && !words.contains(where: \.isWhitespace)
        let near = isOne ? Spelling.nearest(words, in: TroubleCodeSearch.vocabulary.sorted()) : nil
        throw Failure(
            UsageMessage.noCodeAbout(
                words: printable(words),
                advice: near.map { "did you mean '\($0)'?" }
                    ?? "try fewer or other words, such as misfire or 'oxygen heater', or a code such as P0301"))
    }

    /// A mistyped code is none of the words that are looked for.
    private static func looksLikeCode(_ text: String) -> Bool {
        guard let first = text.first, text.count > 2 else { return false }
        return "PCBUpcbu".contains(first) && text.dropFirst().first?.isNumber == true
    }

    /// What is a code, and what is none. Blanks and commas between codes, and what stands behind a # are passed over.
    static func sorted(_ texts: [String]) -> (codes: [WrittenTroubleCode], others: [String]) {
        var codes: [WrittenTroubleCode] = []
        var others: [String] = []
        for part in texts.flatMap({ $0.prefix { $0 != "#" }.split(separator: ",") }) {
            // "P 0301" is a code with a blank in it.
            let words = WrittenTroubleCode(String(part)) == nil ? part.split(whereSeparator: \.isWhitespace) : [part]
            for word in words {
                if let code = WrittenTroubleCode(String(word)) {
                    codes.append(code)
                } else {
                    others.append(String(word))
                }
            }
        }
        return (codes, others)
    }

    private static func standardInput() -> [String] {
        var lines: [String] = []
        while let line = readLine() { lines.append(line) }
        return lines
    }

    /// What came in goes to a terminal without control characters, and not at any length.
    private static func printable(_ text: String) -> String {
        String(text.unicodeScalars.prefix(40).map { $0.properties.generalCategory == .control ? "?" : Character($0) })
    }
}

extension ExplainCommand {
    static let subcommand = Subcommand(
        name: "explain", chapter: .vehicle,
        summary: "explain trouble codes, or find them by words",
        description: [
            "Explains trouble codes: what is wrong, how serious it is and whether to drive on, what usually causes it "
                + "and what to look at first. The codes are arguments or, without any, lines of standard input. "
                + "Small letters and spaces do not matter, and the failure type of a three-byte code is explained "
                + "too: P0299:1C, P0299-1C or P02991C. Neither a car nor a database is needed.",
            "Words instead of codes find the codes that are about them: those whose description or causes have all of "
                + "them, a description before a cause; the first letters of a word are enough. Where no code is, the "
                + "exit status is 2. With --json each code found is explained, search is what was looked for, and found "
                + "the number of all.",
            "A severity is one of stop now, soon, when convenient and informational. What a maker defines itself is "
                + "named as such. What is no code is named on standard error, after the others were explained, with "
                + "exit status 2.",
        ],
        flags: [.limit, .json], operands: "[CODE…|WORD…]", operandValues: [.code],
        examples: [
            ("obdmech explain P0301 U0100", "what two codes mean"),
            ("obdmech explain misfire", "which codes are about misfire"),
            ("obdmech explain oxygen heater bank 2", "codes with all of these words"),
            ("obdmech explain --json < codes.txt", "a list of codes, for another program to read"),
        ])
}

extension Flag {
    static let limit = Flag("limit", argument: "N", "Show at most so many of the codes that words find (20).")
}
