import TestSupport
import Testing

@testable import obdmech

@Suite(.waits, .timeLimit(.minutes(20))) struct VerboseLogTests {
    /// Seconds since the first connection was opened, the states of the link, commands and answers.
    @Test func theProgram() throws {
        let run = try RealProgram().run("scan", "--adapter", "sim:healthy?rate=max", "--no-save", "--verbose")
        let lines = run.run.warning.split(separator: "\n")
        for state in ["waking", "initializing", "searching", "polling"] {
            #expect(lines.contains { $0.hasSuffix(" link: \(state)") }, "\(state)")
        }
        #expect(lines.contains { $0.hasSuffix(" -> ATZ") })
        let times = lines.compactMap { Double($0.prefix { $0 != " " }) }
        #expect(times.count == lines.count)
        #expect(times.first == 0 && times == times.sorted() && (times.last ?? 0) > 1)
    }
}
