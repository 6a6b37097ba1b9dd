import Telemetry
import TestSupport
import Testing
import Transports

@Suite(.timeLimit(.minutes(20))) struct TranscriptTests {
    private static let head = "# obdmech transcript 1\n"

    private func parse(_ text: String) throws(Transcript.SyntaxError) -> Transcript {
        try Transcript(parsing: bytes(text))
    }

    private func milliseconds(_ count: Int64) -> Instant { Instant(nanoseconds: count * 1_000_000) }

    @Test func anExample() throws {
        let text =
            Self.head + """
                # vehicle: 2009 Honda Civic: 1.8
                # adapter:
                # colour of the car: blue
                # notes: engine cold
                0.000 > ATZ\\r
                0.912 < \\r\\rELM327 v1.5\\r\\r>
                # the key was turned here
                12.3456789 > \\x7f

                13.000 < a\\\\b\\n \\x20

                """
        let transcript = try parse(text)
        #expect(
            transcript.header == [
                "vehicle: 2009 Honda Civic: 1.8", "adapter:", "colour of the car: blue", "notes: engine cold",
            ])
        #expect(transcript["vehicle"] == "2009 Honda Civic: 1.8")
        #expect(transcript["colour of the car"] == "blue")
        #expect(transcript["adapter"] == nil)
        #expect(transcript["date"] == nil)
        #expect(
            transcript.entries == [
                Transcript.Entry(.sent, bytes("ATZ\r"), at: .zero, line: 6),
                Transcript.Entry(.received, bytes("\r\rELM327 v1.5\r\r>"), at: milliseconds(912), line: 7),
                Transcript.Entry(.sent, [0x7F], at: Instant(nanoseconds: 12_345_678_900), line: 9),
                Transcript.Entry(.received, bytes("a\\b\n  "), at: milliseconds(13000), line: 11),
            ])
    }

    /// A comment that is indented is a comment, also where the header stands.
    @Test func anIndentedCommentIsNoHeader() throws {
        let transcript = try parse("# obdmech transcript 1\n  # note: x\n# vehicle: y\n\t# z\n")
        #expect(transcript.header == ["vehicle: y"])
    }

    /// By hand, or by an editor that ends lines as Windows does.
    @Test func whatIsForgiven() throws {
        let transcript = try parse("# obdmech transcript 1\r\n#vehicle: x\r\n  1.5   > AT \\x5A\\x0d\r\n \t\r\n2.0 < >")
        #expect(transcript["vehicle"] == "x")
        #expect(transcript.entries.map(\.bytes) == [bytes("AT Z\r"), bytes(">")])
        #expect(transcript.entries.map(\.time) == [milliseconds(1500), milliseconds(2000)])
    }

    @Test(arguments: [
        ("", 1, "not a transcript: the first line must be '# obdmech transcript 1'"),
        ("\n# obdmech transcript 1\n", 1, "not a transcript: the first line must be '# obdmech transcript 1'"),
        ("# obdmech transcript 2\n", 1, "not a transcript: the first line must be '# obdmech transcript 1'"),
        ("ATZ > OK", 2, "a line must start with its time in seconds, such as 0.912"),
        ("> ATZ", 2, "a line must start with its time in seconds, such as 0.912"),
        ("1 > ATZ", 2, "a line must start with its time in seconds, such as 0.912"),
        ("1. > ATZ", 2, "a line must start with its time in seconds, such as 0.912"),
        (".5 > ATZ", 2, "a line must start with its time in seconds, such as 0.912"),
        ("-1.0 > ATZ", 2, "a line must start with its time in seconds, such as 0.912"),
        ("0.0000000001 > ATZ", 2, "a line must start with its time in seconds, such as 0.912"),
        ("9999999999.0 > ATZ", 2, "a line must start with its time in seconds, such as 0.912"),
        ("0.0> ATZ", 2, "a line must start with its time in seconds, such as 0.912"),
        ("0.0 ATZ", 2, "expected > (sent) or < (received) after the time"),
        ("0.0 ", 2, "expected > (sent) or < (received) after the time"),
        ("0.0 >", 2, "expected a space and at least one byte after >"),
        ("0.0 > ", 2, "expected a space and at least one byte after >"),
        ("0.0 <OK", 2, "expected a space and at least one byte after <"),
        ("0.0 < O\tK", 2, "byte \\x09 is not printable: write it in this form"),
        ("0.0 < O\rK", 2, "byte \\r is not printable: write it in this form"),
        ("0.0 < é", 2, "byte \\xC3 is not printable: write it in this form"),
        ("0.0 < OK\\", 2, "expected \\r, \\n, \\\\ or \\xHH after a backslash"),
        ("0.0 < OK\\t", 2, "expected \\r, \\n, \\\\ or \\xHH after a backslash"),
        ("0.0 < \\x1", 2, "expected two hexadecimal digits after \\x"),
        ("0.0 < \\xG1", 2, "expected two hexadecimal digits after \\x"),
        ("# x\n\n1.5 > A\n# y\n1.4 < B", 6, "the time goes backwards, from 1.500 to 1.400"),
    ])
    func whatCannotBeRead(text: String, line: Int, reason: String) {
        let text = line == 1 ? text : Self.head + text
        let error = #expect(throws: Transcript.SyntaxError.self) { try parse(text) }
        #expect(error?.line == line && error?.reason == reason)
    }

    @Test(arguments: [
        (0, "0.000"), (1, "0.000000001"), (912_000_000, "0.912"), (7_500_000, "0.0075"), (60_000_000_000, "60.000"),
        (999_999_999_999_999_999, "999999999.999999999"),
    ])
    func times(nanoseconds: Int64, text: String) throws {
        #expect(Transcript.seconds(Instant(nanoseconds: nanoseconds)) == text)
        let transcript = try parse(Self.head + text + " > A\n")
        #expect(transcript.entries.map(\.time.nanoseconds) == [nanoseconds])
    }

    @Test func theHeaderThatIsWritten() throws {
        let header = Transcript.header(["adapter": "sim:x\n0.000 > ATZ", "date": "2026-11-21T10:08:00Z"])
        let text = Transcript.headerText(header)
        #expect(text.hasPrefix("# obdmech transcript 1\n# vehicle:\n# adapter: sim:x 0.000 > ATZ\n# firmware:\n"))
        let transcript = try parse(text)
        #expect(transcript["date"] == "2026-11-21T10:08:00Z")
        #expect(transcript["notes"] == nil)
        #expect(transcript.entries.isEmpty)
    }

    /// Every byte, cut and nanosecond comes back, from lines of printable ASCII that no editor changes.
    @Test(arguments: seeds) func roundTrip(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var transcript = Transcript(header: ["vehicle: x", "", "no colon", "notes: \\r ü"], entries: [])
        var time: Int64 = 0
        for index in 0..<Int.random(in: 0...60, using: &random) {
            switch Int.random(in: 0...2, using: &random) {
            case 0: break
            case 1: time += Int64.random(in: 0...5, using: &random) * 1_000_000
            default: time += Int64.random(in: 0...1 << 50, using: &random)
            }
            let count = Int.random(in: 1...40, using: &random)
            let isPlain = Bool.random(using: &random)
            let content = random.bytes(count).map { isPlain ? [0x20, 0x0D, 0x0A, 0x5C, 0x3E, 0x41][Int($0) % 6] : $0 }
            transcript.entries.append(
                Transcript.Entry(
                    Bool.random(using: &random) ? .sent : .received, content, at: Instant(nanoseconds: time),
                    line: index + 6))
        }
        let text = transcript.text
        #expect(try parse(text) == transcript)
        for line in text.split(separator: "\n").dropFirst(5) {
            #expect(line.utf8.allSatisfy { (0x20...0x7E).contains($0) } && !line.hasSuffix(" "))
        }
    }

    /// Whatever stands in a file: it is read, or refused with a line that there is.
    @Test(arguments: seeds) func anything(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let alphabet = Array("\\\\xrn0123456789.. <<>>#\n\n\rAF\u{7F}".utf8)
        for _ in 0..<200 {
            let content = random.bytes(Int.random(in: 0...80, using: &random)).map {
                seed.isMultiple(of: 2) ? alphabet[Int($0) % alphabet.count] : $0
            }
            do {
                let transcript = try Transcript(parsing: bytes(Self.head) + content)
                #expect(transcript.entries.allSatisfy { !$0.bytes.isEmpty })
            } catch {
                #expect((2...content.count { $0 == 0x0A } + 2).contains(error.line))
            }
        }
    }
}
