import Diagnosis
import OBD
import Telemetry
import Testing

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct RecentClearingTests {
    /// Answers to service 01: "30 05".
    private static func clearing(_ answers: [String], units: UnitSystem = .metric) -> RecentClearing? {
        var scan = HealthScan(
            adapter: HealthScan.Adapter(device: "x"), bus: .can11Bit500, ecus: [HealthScan.ECU(address: engine)])
        for answer in answers {
            let bytes = Hexadecimal.bytes(answer.replacing(" ", with: ""))!
            scan.payloads.append(.init(ecu: engine, request: [0x01, bytes[0]], bytes: [0x41] + bytes))
        }
        return RecentClearing(scan, units: units)
    }

    @Test(
        arguments: [
            ([], nil), (["30 14"], nil), (["31 01 2C"], nil), (["4E 02 58"], nil),
            (["30 13"], "codes were cleared 19 warm-ups ago"), (["31 01 2B"], "codes were cleared 299 km ago"),
            (["4E 02 57"], "codes were cleared 9 h 59 min of driving ago"),
            // Any of them tells; the distance says most.
            (["30 00", "31 00 02", "4E 00 05"], "codes were cleared 2 km ago"),
            (["30 00", "31 FF FF"], "codes were cleared 0 warm-ups ago"),
            // Without counters the monitors tell, where none of them is complete.
            (["01 00 07 65 65"], "codes were recently cleared, or the battery was disconnected"),
            (["01 00 07 65 64"], nil), (["01 00 00 00 00"], nil),
            // A car that counts is believed.
            (["01 00 07 65 65", "30 FF"], nil),
        ] as [([String], String?)])
    func recent(answers: [String], sentence: String?) { #expect(Self.clearing(answers)?.sentence == sentence) }

    @Test func inTheDriversUnits() {
        #expect(Self.clearing(["31 00 0C"], units: .us)?.ago == "7.46 mi ago")
        #expect(Self.clearing(["31 00 00"], units: .us)?.ago == "less than 1 mi ago")
    }

    @Test(arguments: [
        ("01 00 07 65 65", true, false), ("01 00 07 65 64", false, false), ("01 00 07 65 00", false, true),
        // Not read.
        ("00 00 00 00 00", true, false),
        // There are none.
        ("01 00 00 00 00", false, false),
    ])
    func whatIsProven(status: String, nothing: Bool, all: Bool) throws {
        let clearing = try #require(Self.clearing([status, "31 00 02"]))
        #expect(clearing.isNothingProven == nothing && clearing.isAllProven == all)
    }
}
