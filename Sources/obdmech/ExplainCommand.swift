import OBD
import Reports

/// `obdmech explain`: codes from the command line or from standard input, without a car and without a database.
enum ExplainCommand {
    @Sendable static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        var texts = options.operands
        if texts.isEmpty {
            if Output.isTerminal(0) {
                throw Failure(
                    status: .usage, message: "no trouble code is named", advice: "name one: obdmech explain P0301")
            }
            texts = standardInput()
        }
        let (codes, others) = sorted(texts)
        // The codes that are codes are explained all the same; an empty document too is one.
        try Screen(environment, options).show(
            options.has(.json)
                ? ExplainReport.json(codes).documentLines : ExplainReport.text(codes, width: Output.width))
        guard let first = others.first else { return .fine }
        let more = others.count - 1
        let rest = more == 0 ? "" : " (nor \(more == 1 ? "is" : "are") \(more) more)"
        throw Failure(
            status: .usage, message: "'\(printable(first))' is no trouble code\(rest)",
            advice: "write it as P0301, C0035, B0001 or U0100, with a failure type as P0299:1C")
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
        name: "explain", chapter: .vehicle, summary: "say what trouble codes mean, without a car",
        description: [
            "Explains trouble codes: what is wrong, how serious it is and whether to drive on, what usually causes it "
                + "and what to look at first. The codes are arguments or, without any, lines of standard input. "
                + "Small letters and spaces do not matter, and the failure type of a three-byte code is explained "
                + "too: P0299:1C, P0299-1C or P02991C. Neither a car nor a database is needed.",
            "A severity is one of stop now, soon, when convenient and informational. What a maker defines itself is "
                + "named as such. What is no code is named on standard error, after the others were explained, with "
                + "exit status 2.",
        ],
        flags: [.json], operands: "[CODE…]", operandValues: [.code],
        examples: [
            ("obdmech explain P0301 U0100", "what two codes mean"),
            ("obdmech explain --json < codes.txt", "a list of codes, for another program to read"),
        ],
        run: run)
}
