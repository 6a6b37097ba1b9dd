import Formats
import OBD
import Testing

@testable import Diagnosis

/// Codes of SAE J1939 that are typed, without a truck.
@Suite(.timeLimit(.minutes(20))) struct ExplainedSuspectCodeTests {
    @Test(arguments: [
        "SPN 100 FMI 1", "SPN100-1", "100/1", "spn:100 fmi:1", "spn100/1", "SPN=100, FMI=1", "SPN 100 1", "spn100fmi1",
    ]) func isReadAsPeopleWriteIt(text: String) {
        let (codes, rest) = TypedSuspectCode.sorted(text)
        #expect(codes == [TypedSuspectCode(number: 100, mode: 1)], "\(codes) \(rest)")
        #expect(rest.allSatisfy { $0.isWhitespace })
    }

    @Test func others() {
        #expect(TypedSuspectCode.sorted("SPN 110").codes == [TypedSuspectCode(number: 110, mode: nil)])
        let (codes, rest) = TypedSuspectCode.sorted("P0301 SPN 94 FMI 18 misfire")
        #expect(codes == [TypedSuspectCode(number: 94, mode: 18)])
        #expect(rest.contains("P0301") && rest.contains("misfire"))
        for text in ["SPN 600000 FMI 1", "P0301", "SPN", "100", "a100/1", "100/32"] {
            #expect(TypedSuspectCode.sorted(text).codes.isEmpty, "\(text)")
        }
    }

    @Test func theWorstIsToStop() {
        let code = ExplainedSuspectCode(TypedSuspectCode(number: 100, mode: 1))
        #expect(code.urgency == .stopNow && code.name == "engine oil pressure" && code.advice.contains("Stop"))
        #expect(!code.checks.isEmpty && !code.advice.contains("{"))
    }

    @Test(arguments: [12_345, 520_192]) func anUnknownNumberIsCalledSo(number: Int) {
        let code = ExplainedSuspectCode(TypedSuspectCode(number: number, mode: 1))
        #expect(code.name == nil && code.urgency == .soon && code.advice.contains("lamps decide"))
        #expect(code.title.contains(number == 12_345 ? "not in the catalog" : "manufacturer"))
    }

    /// All numbers of the catalog in all modes have checks and advice.
    @Test func allAreExplained() {
        for number in 0...6000 where SuspectParameter.row(number) != nil {
            for mode in FailureMode.numbers {
                let code = ExplainedSuspectCode(TypedSuspectCode(number: number, mode: mode))
                #expect(!code.checks.isEmpty && code.urgency != nil, "\(code.description)")
                #expect(!(code.advice + (code.cause ?? "")).contains("{"), "\(code.description): \(code.advice)")
            }
        }
    }
}
