import CommandLine
import Foundation
import OBD
import TestSupport
import Testing

@testable import obdmech

@Suite(.waits, .timeLimit(.minutes(20))) struct ExplainCommandTests {
    @Test func codesAreOperands() throws {
        let options = try parsed("explain", "P0301", "--json", "u0100", "--", "-x")
        #expect(options[.json])
        #expect(options.operands == ["P0301", "u0100", "-x"])
    }

    /// Makes that number their codes in their own way are not explained as another's.
    @Test(arguments: ["opel", "porsche", "saab", "tesla"]) func otherMakes(make: String) throws {
        #expect(try #require(NamedMake(named: make)).group == nil)
        let options = try parsed("explain", "--make", make, "P1101")
        #expect(options[.make]?.name.lowercased() == make)
        #expect(throws: (any Error).self) { try parsed("explain", "--make", "nobody", "P1101") }
    }

    /// Lines of a file may be empty, or carry a comment.
    @Test func sortsCodesFromWhatIsNone() {
        let (codes, others) = WrittenTroubleCode.sorted([
            "p0301", "", "  # from yesterday", "U0100:87 # engine", "xx", "P4000", "P0420, P0700,",
            "P0171 p0174\tP0299:1C",
        ])
        #expect(
            codes.map(\.description) == ["P0301", "U0100-87", "P0420", "P0700", "P0171", "P0174", "P0299-1C"])
        #expect(others == ["xx", "P4000"])
    }

    @Test func explainsWithoutCarAndDatabase() throws {
        let (status, run) = try RealProgram().run("explain", "p 0524", "nonsense", "P0301-1c", "\u{1B}[2J")
        #expect(status == 2)
        #expect(run.output.hasPrefix("P0524  Engine oil pressure too low\n"))
        #expect(run.output.contains("\nP0301-1C  Cylinder 1 misfire detected\n"))
        #expect(run.warning.hasPrefix("obdmech: 'nonsense' is not a trouble code (nor is 1 more)\n"))
    }

    @Test func readsStandardInput() throws {
        let program = try RealProgram()
        let run = try program.start(["explain", "--json"], input: "P0301\n\nP1234\r\n")
        #expect(run.end() == 0)
        let codes = try #require(try run.json()["codes"] as? [[String: Any]])
        #expect(codes.compactMap { $0["code"] as? String } == ["P0301", "P1234"])
        #expect(codes.compactMap { $0["known"] as? Bool } == [true, false])
        #expect(codes.last?["severity"] is NSNull)
        #expect(run.warning == "")
    }

    @Test func findsCodesByWords() throws {
        let (status, run) = try RealProgram().run("explain", "misfire", "--limit", "3")
        #expect(status == 0 && run.warning == "")
        #expect(run.lines.first?.hasPrefix("P0300  ") == true && run.lines.count == 4)
        #expect(
            run.lines.last?.firstMatch(
                of: /^3 of \d+ codes; add a word to narrow the search, or use --limit \d+ to show all\.$/) != nil)
    }

    @Test func findsCodesByWordsAsJSON() throws {
        let (status, run) = try RealProgram().run("explain", "oxygen", "heater", "--json", "--limit", "2")
        let document = try run.json()
        #expect(status == 0 && document["search"] as? String == "oxygen heater")
        #expect((document["found"] as? Int ?? 0) > 10)
        let codes = try #require(document["codes"] as? [[String: Any]])
        #expect(codes.count == 2 && (codes[0]["causes"] as? [String])?.isEmpty == false)
    }

    /// One code is explained whole; none is said so.
    @Test func findsOneOrNone() throws {
        let one = try RealProgram().run("explain", "piston cooling oil pressure too low")
        #expect(
            one.status == 0 && one.run.output.hasPrefix("P25AE  Piston") && one.run.output.contains("\n  Severity  "))
        let none = try RealProgram().run("explain", "misfyre", "--json")
        #expect(none.status == 2 && none.run.warning.contains("no trouble code matches 'misfyre'"))
        #expect(none.run.warning.contains("did you mean 'misfire'?"))
        #expect((try none.run.json()["codes"] as? [Any])?.isEmpty == true)
        let mistyped = try RealProgram().run("explain", "P030")
        #expect(mistyped.status == 2 && mistyped.run.warning.contains("'P030' is not a trouble code"))
    }

    @Test func nothingIsNoError() throws {
        let (status, run) = try RealProgram().run("explain", "--json")
        #expect(status == 0)
        #expect((try run.json()["codes"] as? [Any])?.isEmpty == true)
    }
}
