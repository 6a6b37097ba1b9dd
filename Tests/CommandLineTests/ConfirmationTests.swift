import Testing

@testable import CommandLine

@Suite(.timeLimit(.minutes(20))) struct ConfirmationTests {
    struct Case: Sendable {
        let style: YesOrNo.Style
        let lines: [String]
        let agrees: Bool
        /// The questions that are asked.
        let count: Int
    }

    private static let inFull = [
        Case(style: .inFull, lines: ["yes"], agrees: true, count: 1),
        Case(style: .inFull, lines: [" YES "], agrees: true, count: 1),
        Case(style: .inFull, lines: ["y", "yes"], agrees: true, count: 2),
        Case(style: .inFull, lines: ["n"], agrees: false, count: 1),
        Case(style: .inFull, lines: [""], agrees: false, count: 1),
        Case(style: .inFull, lines: [], agrees: false, count: 1),
        Case(style: .inFull, lines: ["y", "y", "y", "yes"], agrees: false, count: 3),
    ]

    private static let others = [
        Case(style: .usuallyNo, lines: ["y"], agrees: true, count: 1),
        Case(style: .usuallyNo, lines: ["YES"], agrees: true, count: 1),
        Case(style: .usuallyNo, lines: [""], agrees: false, count: 1),
        Case(style: .usuallyNo, lines: ["maybe"], agrees: false, count: 2),
        Case(style: .usuallyYes, lines: [""], agrees: true, count: 1),
        Case(style: .usuallyYes, lines: ["q", "no"], agrees: false, count: 2),
        Case(style: .usuallyYes, lines: [], agrees: true, count: 1),
        Case(style: .usuallyYes, lines: ["a", "b", "c", "no"], agrees: true, count: 3),
    ]

    @Test(arguments: inFull + others) func answers(example: Case) {
        var prompts: [String] = []
        let answer = YesOrNo.ask("Clear now?", example.style) { prompt -> String? in
            prompts.append(prompt)
            return prompts.count <= example.lines.count ? example.lines[prompts.count - 1] : nil
        }
        #expect(answer == example.agrees && prompts.count == example.count)
        #expect(prompts.first == "Clear now? \(example.style.choices) ")
    }
}
