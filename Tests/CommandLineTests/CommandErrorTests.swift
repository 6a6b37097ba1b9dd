import Formats
import Testing

@testable import CommandLine

@Suite(.timeLimit(.minutes(20))) struct CommandErrorTests {
    @Test func anErrorIsWhatItsMessageSays() {
        let error = CommandLineError.wrongValue(flag: "units", value: "miles", expected: "metric, us or imperial")
        let failure = CommandError(error)
        #expect(failure.text == "invalid --units 'miles'" && failure.advice == "expected metric, us or imperial")
        #expect(failure.status == .usage && CommandError(error, status: .vehicle).status == .vehicle)
    }
}
