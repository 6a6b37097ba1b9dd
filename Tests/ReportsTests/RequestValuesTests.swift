import Diagnosis
import OBD
import Telemetry
import Testing

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct RequestValuesTests {
    /// The values of one answer to a request, each with its name and text, on CAN.
    private static func texts(_ request: String, _ payloads: String...) throws -> [String] {
        let request = try #require(Hexadecimal.bytes(request))
        var answer = ServiceAnswer(ecu: engine)
        answer.payloads = try payloads.map { try #require(Hexadecimal.bytes($0)) }
        let read = RequestValues.read(
            answer, to: request, framing: .can11, scaling: PIDScaling(), name: "Name", time: .zero)
        return (read?.values ?? []).map { "\($0.name): \($0.shown())" }
    }

    @Test func everyService() throws {
        #expect(
            try Self.texts("03", "43020301C100") == [
                "Name: P0301 Cylinder 1 misfire detected (confirmed)",
                "Name: U0100 \(TroubleCodeCatalogue.description(of: TroubleCode(raw: 0xC100))) (confirmed)",
            ])
        #expect(try Self.texts("07", "4700") == ["Name: no pending codes"])
        #expect(try Self.texts("0A", "4A00") == ["Name: no permanent codes"])
        // The bytes of 1HGCM82633A004352.
        #expect(
            try Self.texts("0902", "490201" + "314847434D383236333341303034333532")
                .first?.hasPrefix("Name: VIN 1HGCM82633A004352") == true)
        #expect(try Self.texts("020C00", "420C001AF8") == ["Engine speed, frame 0: 1726 rpm"])
        #expect(try Self.texts("020200", "4202000301").first?.contains("stored for P0301") == true)
        #expect(try Self.texts("0601", "4601018812340000FFFF").first?.hasPrefix("Name: ") == true)
        #expect(try Self.texts("22F40C", "62F40C1AF8") == ["Name: 1A F8 (doubtful)"])
    }

    /// Where nothing came, nothing is read; what is refused is told elsewhere.
    @Test func nothing() {
        var refused = ServiceAnswer(ecu: engine)
        refused.refusal = NegativeResponse(code: 0x12)
        #expect(
            RequestValues.read(
                refused, to: [0x03], framing: .can11, scaling: PIDScaling(), name: "Name", time: .zero) == nil)
    }
}
