import Formats
import TestSupport
import Testing

@testable import CommandLine

@Suite(.timeLimit(.minutes(20))) struct MessageTests {
    @Test func aFailureIsWhatTheRowSays() {
        let message = CommandLineMessage.wrongValue(flag: "units", value: "miles", expected: "metric, us or imperial")
        let failure = Failure(message)
        #expect(failure.message == "invalid --units 'miles'" && failure.advice == "expected metric, us or imperial")
        #expect(failure.status == .usage && Failure(message, status: .vehicle).status == .vehicle)
        #expect(message.row.text.pattern == "invalid --… '…'")
    }

    @Test func everyCaseHasASample() {
        let names = Set(CommandLineMessage.samples.map { EnumCases.name(of: $0) })
        #expect(names.count == EnumCases.count(of: CommandLineMessage.self) && names.contains("tooLong"))
    }

    private enum Some {
        case one
        case two(Int)
        case three(String, String)
    }
    private enum Plain: String {
        case one = "1"
        case two = "2"
    }

    @Test func casesAreCounted() {
        #expect(EnumCases.count(of: Some.self) == 3 && EnumCases.count(of: Plain.self) == 2)
        #expect(EnumCases.name(of: Some.two(1)) == "two" && EnumCases.name(of: Some.one) == "one")
    }
}
