import Formats
import Telemetry
import Testing

@testable import CommandLine

@Suite(.timeLimit(.minutes(20))) struct OptionsTests {
    @Test(arguments: [
        ("90", 90.0), ("90s", 90), ("20m", 1200), ("1h", 3600), ("1.5h", 5400), ("0.5", 0.5), (".5m", 30), ("2.", 2),
        ("000001", 1), ("0.001s", 0.001), ("99999999999h", 359_999_999_996_400), ("100ms", 0.1), ("1.5 h", 5400),
        ("1,5h", 5400),
        ("1H", 3600),
        ("20 min", 1200),
    ])
    func times(text: String, seconds: Double) throws {
        #expect(try parsed("trip", "--duration", text)[.duration] == seconds)
    }

    @Test(arguments: [
        "0", "0s", "0.0m", "-1", "+1", "1e9", "1e-3", "nan", "inf", "infinity", "0x10", "s", "m", ".", "1.2.3", "1,500",
        "1,2,3", "1,2.3", ",",
        " 90", "1d", "20mm", "1h30m", "90sec", "1:30", "٣", "１", "123456789012345678901",
    ])
    func badTimes(text: String) throws {
        let failure = failure { try parsed("trip", "--duration", text) }
        #expect(failure?.status == .usage)
        #expect(failure?.text == "invalid --duration '\(text)'")
        #expect(failure?.advice == "expected a time such as 90, 90s, 20m or 1h")
    }

    @Test(arguments: [
        ("4", 4.0), ("0", 0), ("2.5", 2.5), ("2,5", 2.5), (".5", 0.5), ("1000000", 1_000_000), ("max", .infinity),
    ])
    func numbers(text: String, number: Double) throws {
        #expect(try parsed("simulate", "--rate", text)[.rate] == number)
    }

    @Test(arguments: ["-1", "1e9", "nan", "inf", "1,790", "0x1p3", ".", "+2", "1000000001"])
    func badNumbers(text: String) throws {
        let failure = failure { try parsed("simulate", "--rate", text) }
        #expect(failure?.status == .usage)
        #expect(failure?.text == "invalid --rate '\(text)'")
    }

    @Test func everyKindOfValue() throws {
        let options = try parsed("trip", "--level", "high", "--count", "10", "--tag", "a", "--tag", "b", "-j")
        #expect(options[.level] == .high && options[.count] == 10 && options[.tag] == ["a", "b"] && options[.json])
        #expect(options.typed(.count) == "10" && options.isGiven(.tag) && !options.isGiven(.duration))
    }

    @Test func whatIsNotGivenIsNil() throws {
        let options = try parsed("trip")
        #expect(options[.duration] == nil && options[.level] == nil && options[.tag] == [] && !options[.json])
        #expect(try parsed("simulate")[.rate] == nil)
    }

    /// Without a unit it is in the units that are set, which are asked for only then.
    @Test func units() throws {
        #expect(try parsed(["vehicle", "--tank", "10"], units: .us)[.tank].map { ($0 * 100).rounded() } == 3785)
        #expect(try parsed(["vehicle", "--tank", "10 L"], units: .us)[.tank] == 10)
        #expect(failure { try parsed(["vehicle", "--tank", "x"], units: .us) }?.advice == "expected a volume (us)")
        _ = try CommandLineParser.parse(["trip", "--duration", "9"], table: exampleTable) { _ throws(CommandError) in
            throw CommandError(UserMessage("the units were asked for"))
        }
    }
}
