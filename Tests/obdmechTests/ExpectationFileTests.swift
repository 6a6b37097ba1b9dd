import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct ExpectationFileTests {
    @Test func nothingIsRewrittenWhereCIIsSet() {
        #expect(
            ExpectationFile.rewriting != .refused,
            "OBDMECH_REWRITE is refused where CI is set: write expectation files on your own machine, and read them")
    }

    @Test func whatTheVariablesMean() {
        typealias Rewriting = ExpectationFile.Rewriting
        let rows: [(rewrite: String?, ci: String?, meaning: Rewriting)] = [
            (nil, nil, .none), ("", nil, .none), ("0", nil, .none), ("1", nil, .expectations), ("all", nil, .sessions),
            (nil, "true", .none), ("", "true", .none), ("0", "true", .none), ("1", "true", .refused),
            ("all", "1", .refused), ("1", "", .expectations),
        ]
        for row in rows {
            var environment: [String: String] = [:]
            environment["OBDMECH_REWRITE"] = row.rewrite
            environment["CI"] = row.ci
            #expect(ExpectationFile.rewriting(environment) == row.meaning, "\(environment)")
        }
    }

    @Test func anotherTextIsAFailure() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "expected-\(UUID()).txt").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try "right\n".write(toFile: path, atomically: true, encoding: .utf8)
        try ExpectationFile(path).expect("right\n", filter: "ExpectationFileTests")
        guard !ExpectationFile.isRewritten else { return }
        withKnownIssue { try ExpectationFile(path).expect("wrong\n", filter: "ExpectationFileTests") }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "right\n")
    }
}
