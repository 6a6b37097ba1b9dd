import CommandLine
import Formats
import Testing

@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct ExplainedMessageTests {
    private static let rows = ExplainedMessage.groups.flatMap(\.rows)

    @Test func noTwoRowsAreOfOneMessage() { #expect(Set(Self.rows.map(\.message.text)).count == Self.rows.count) }

    @Test(arguments: rows) func theRowReadsWell(row: ExplainedMessage) {
        #expect(!row.message.text.hasSuffix(".") && row.explanation.hasSuffix("."))
        #expect(row.explanation.first?.isUppercase == true)
        #expect(row.explanation != row.message.advice)
    }

    @Test func theManualHasEachRow() throws {
        let lines = try ManualPage.named("obdmech-messages.7").text.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix(".It Li ") } == Self.rows.count)
        #expect(
            lines.filter { $0.hasPrefix(".Ss ") }.map { $0.dropFirst(4) }
                == ExplainedMessage.groups.map { $0.heading[...] })
    }
}
