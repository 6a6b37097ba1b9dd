import Formats
import Testing

@testable import Settings

@Suite(.timeLimit(.minutes(20))) struct SpellingTests {
    @Test(
        arguments: [
            ("speedlimit", "speed-limit"), ("Speed-Limit", "speed-limit"), ("fuel_price", "fuel-price"),
            ("unit", "units"), ("alert-battery", nil), ("x", nil), ("", nil), ("coolant", "coolant-limit"),
        ] as [(String, String?)])
    func suggests(name: String, key: String?) {
        #expect(Spelling.nearest(name, in: SettingTable.keys.map(\.name)) == key)
    }

    @Test(
        arguments: [
            ("scam", "scan"), ("tirp", "trip"), ("reports", "report"), ("REPORT", "report"), ("sca", "scan"),
            ("calib", "calibrate"), ("xyz", nil), ("s", nil), ("-", nil), ("", nil), ("diagnose", nil),
        ] as [(String, String?)])
    func wordsOfACommandLine(word: String, near: String?) {
        #expect(Spelling.nearest(word, in: ["scan", "trip", "report", "calibrate"]) == near)
    }

    /// Only adjacent letters can be swapped in one step: "ab" is two steps from "xa", and one from "ba".
    @Test func exchangedNeighbours() {
        #expect(Spelling.nearest("ab", in: ["xa"]) == nil)
        #expect(Spelling.nearest("ab", in: ["bx"]) == nil)
        #expect(Spelling.nearest("ab", in: ["ba"]) == "ba")
    }
}
