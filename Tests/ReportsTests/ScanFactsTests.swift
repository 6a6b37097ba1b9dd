import Diagnosis
import OBD
import Testing

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct ScanFactsTests {
    /// ECUs as "address count MIL" with - for what was not said, codes, service outcomes; and the sentence.
    struct Row: Sendable, CustomTestStringConvertible {
        var ecus: [String]
        var codes: [String]
        var serviceOutcomes: [String]
        var sentence: String
        var testDescription: String { sentence }

        init(_ ecus: [String], _ codes: [String], _ serviceOutcomes: [String], _ sentence: String) {
            self.ecus = ecus
            self.codes = codes
            self.serviceOutcomes = serviceOutcomes
            self.sentence = sentence
        }

        init(_ ecus: [String], _ serviceOutcomes: [String], _ sentence: String) {
            self.init(ecus, [], serviceOutcomes, sentence)
        }

        var scan: HealthScan {
            HealthScan(
                adapter: HealthScan.Adapter(device: "tcp:192.168.0.10"),
                ecus: ecus.map { text in
                    let words = text.split(separator: " ")
                    return HealthScan.ECU(
                        address: ECUAddress(String(words[0]))!, confirmedCount: Int(words[1]),
                        milOn: words[2] == "-" ? nil : words[2] == "on")
                },
                troubleCodes: codes.map { code($0) },
                serviceOutcomes: serviceOutcomes.map { ReportsTests.serviceOutcomes($0) })
        }
    }

    private static let bothAnswered = ["7E8 03 answered", "7E9 03 answered"]

    /// "No trouble codes" is said only where every ECU that was heard of answered for its confirmed codes.
    private static let withoutCodes = [
        Row(["7E8 0 off"], ["7E8 03 answered"], "No trouble codes: engine (7E8) responded"),
        Row(
            ["7E8 0 off"], ["7E8 03 answered", "7E8 07 answered", "7E8 0A silent"],
            "No trouble codes: engine (7E8) responded"),
        Row(
            ["7E8 0 off"], ["7E8 03 answered", "7E8 07 malformed"],
            "No confirmed trouble codes; engine (7E8) did not list all other codes"),
        Row(
            ["7E8 0 off", "7E9 0 off"],
            ["7E8 03 answered", "7E9 03 answered", "7E8 07 answered", "7E9 07 silent", "7E8 0A malformed"],
            "No confirmed trouble codes; engine (7E8) and transmission (7E9) did not list all other codes"),
        Row(
            ["7E8 0 off", "7E9 0 off"], bothAnswered, "No trouble codes: engine (7E8) and transmission (7E9) responded"),
        Row(
            ["7E8 0 off", "7E9 0 off", "7EA 0 off"], bothAnswered + ["7EA 03 answered"],
            "No trouble codes: engine (7E8), transmission (7E9) and ECU 7EA responded"),
        Row(["7E8 - -"], ["7E8 03 answered"], "No trouble codes: engine (7E8) responded"),
        Row(["unknown 0 off"], ["unknown 03 answered"], "No trouble codes: vehicle responded"),
        Row(
            ["7E8 0 off", "7E9 0 off"], ["7E8 03 answered", "7E9 03 silent"],
            "No codes in engine (7E8); transmission (7E9) counts none but did not list codes"),
        Row(
            ["7E8 0 off", "7E9 - -"], ["7E8 03 answered", "7E9 03 silent"],
            "No codes in engine (7E8); transmission (7E9) did not respond"),
        // Never asked is no answer either.
        Row(
            ["7E8 0 off", "7E9 - -"], ["7E8 03 answered"],
            "No codes in engine (7E8); transmission (7E9) did not respond"),
        Row(
            ["7E8 0 off", "7E9 - -"], ["7E8 03 answered", "7E9 03 refused busy"],
            "No codes in engine (7E8); transmission (7E9) refused"),
        Row(
            ["7E8 0 off", "7E9 - -"], ["7E8 03 malformed half a code at the end", "7E9 03 answered"],
            "No codes in transmission (7E9); engine (7E8) gave an unreadable response"),
        Row(
            ["7E8 - -", "7E9 - -", "7EA - -"], ["7E8 03 silent", "7E9 03 refused", "7EA 03 malformed"],
            "Trouble codes could not be read; engine (7E8) did not respond, transmission (7E9) refused and "
                + "ECU 7EA gave an unreadable response"),
        Row(
            ["7E8 - -"], ["7E8 01 answered", "7E8 07 answered", "7E8 0A answered"],
            "Trouble codes could not be read; engine (7E8) did not respond"),
        Row([], [], "Trouble codes could not be read"),
    ]

    private static let withCodes = [
        Row(["7E8 1 off"], ["P0301 confirmed 7E8"], ["7E8 03 answered"], "1 confirmed trouble code (P0301)"),
        Row(
            ["7E8 1 on"], ["P0301 confirmed 7E8"], ["7E8 03 answered"],
            "1 confirmed trouble code (P0301)"),
        // Sorted, and a code that two ECUs know is one.
        Row(
            ["7E8 2 on", "7E9 1 off"], ["P0700 confirmed 7E9", "P0420 confirmed 7E8", "P0700 confirmed 7E8"],
            bothAnswered,
            "2 confirmed trouble codes (P0420, P0700)"),
        Row(
            ["7E8 1 off"], ["P0301 confirmed 7E8", "P0301 pending 7E8", "P0171 pending 7E8"], ["7E8 03 answered"],
            "1 confirmed trouble code (P0301), 1 more pending"),
        Row(
            ["7E8 1 off"], ["P0301 confirmed 7E8", "P0301 permanent 7E8"], ["7E8 03 answered"],
            "1 confirmed trouble code (P0301)"),
        // A permanent code of its own is told of too.
        Row(
            ["7E8 1 off"], ["P0301 confirmed 7E8", "P0420 permanent 7E8", "P0171 pending 7E8", "P0420 pending 7E8"],
            ["7E8 03 answered"], "1 confirmed trouble code (P0301), 1 more permanent, 1 more pending"),
        Row(
            ["7E8 7 off"], (1...7).map { "P030\($0) confirmed 7E8" }, ["7E8 03 answered"],
            "7 confirmed trouble codes (P0301, P0302, P0303, P0304, P0305, P0306, …)"),
        Row(
            ["7E8 1 off", "7E9 - -"], ["P0301 confirmed 7E8"], ["7E8 03 answered", "7E9 03 silent"],
            "1 confirmed trouble code (P0301); transmission (7E9) did not respond"),
        // The whole messages of a broken answer count.
        Row(
            ["7E8 - -"], ["P0301 confirmed 7E8"], ["7E8 03 malformed 1 of 2 codes arrived"],
            "1 confirmed trouble code (P0301); engine (7E8) gave an unreadable response"),

        // The MIL or a count, and no code to it.
        Row(
            ["7E8 0 on"], ["7E8 03 answered"],
            "The check engine light is on, but the car lists no confirmed code for it"),
        Row(
            ["7E8 2 off"], ["7E8 03 answered"],
            "2 confirmed trouble codes counted, but the car lists none"),
        Row(
            ["7E8 1 off"], ["7E8 03 silent"],
            "1 confirmed trouble code counted, but the codes could not be read; engine (7E8) did not respond"),
        Row(
            ["7E8 0 on"], ["P0171 pending 7E8"], ["7E8 03 answered"],
            "The check engine light is on, but the car lists no confirmed code for it; pending: P0171"),
        Row(
            ["7E8 0 on", "7E9 - -"], ["P0420 permanent 7E8"], ["7E8 03 answered", "7E9 03 refused"],
            "The check engine light is on; permanent: P0420; transmission (7E9) refused"),

        Row(
            ["7E8 0 off"], ["P0420 permanent 7E8"], ["7E8 03 answered"],
            "1 permanent trouble code (P0420): the car has not yet confirmed the repair"),
        Row(
            ["7E8 0 off"], ["P0420 permanent 7E8", "P0171 pending 7E8"], ["7E8 03 answered"],
            "1 permanent trouble code (P0420): the car has not yet confirmed the repair; pending: P0171"),
        Row(
            ["7E8 0 off"], ["P0171 pending 7E8", "P0174 pending 7E8"], ["7E8 03 answered"],
            "No confirmed trouble codes, 2 pending (P0171, P0174): detected, but not yet confirmed or dropped"),
        // Fewer codes than are counted, and lists of which a part is lost.
        Row(
            ["7E8 3 on"], ["P0301 confirmed 7E8", "P0420 confirmed 7E8"], ["7E8 03 answered"],
            "2 confirmed trouble codes (P0301, P0420); engine (7E8) counts 3 confirmed codes but lists 2"),
        Row(
            ["7E8 3 on"], ["P0301 confirmed 7E8"], ["7E8 03 incomplete"],
            "1 confirmed trouble code (P0301); the list is incomplete: engine (7E8) counts 3 confirmed codes but lists 1"
        ),
        Row(
            ["7E8 - -"], ["P0301 confirmed 7E8"], ["7E8 03 incomplete"],
            "1 confirmed trouble code (P0301); the list of engine (7E8) is incomplete"),
        Row(
            ["7E8 0 off", "7E9 - -"], ["P0171 pending 7E8"], ["7E8 03 answered", "7E9 03 silent"],
            "No confirmed trouble codes, 1 pending (P0171): detected, but not yet confirmed or dropped; "
                + "transmission (7E9) did not respond"),
    ]

    @Test(arguments: withoutCodes + withCodes) func sentence(row: Row) {
        #expect(ScanFacts.sentence(row.scan, clearing: nil) == row.sentence)
    }

    /// Every state of two ECUs, with a code or without: what the sentence may not say and must not leave out.
    @Test func noECUIsForgotten() {
        let outcomes: [HealthScan.ServiceOutcome.Outcome?] = [
            .answered, .refused, .silent, .incomplete, .malformed, nil,
        ]
        for first in outcomes {
            for second in outcomes {
                for codes in [[], ["P0301 confirmed 7E8"], ["P0301 pending 7E8"], ["P0301 permanent 7E8"]] {
                    for milOn in [nil, false, true] {
                        let serviceOutcomes = [(engine, first), (transmission, second)].compactMap { ecu, outcome in
                            outcome.map { HealthScan.ServiceOutcome(ecu: ecu, service: 0x03, outcome: $0) }
                        }
                        let scan = HealthScan(
                            adapter: HealthScan.Adapter(device: "x"),
                            ecus: [
                                HealthScan.ECU(address: engine, milOn: milOn), HealthScan.ECU(address: transmission),
                            ],
                            troubleCodes: codes.map(code), serviceOutcomes: serviceOutcomes)
                        let sentence = ScanFacts.sentence(scan, clearing: nil)
                        #expect(
                            sentence.hasPrefix("No trouble codes")
                                == (codes.isEmpty && milOn != true && first == .answered && second == .answered),
                            "\(sentence)")
                        if first != .answered { #expect(sentence.contains("engine (7E8)"), "\(sentence)") }
                        if second != .answered { #expect(sentence.contains("transmission (7E9)"), "\(sentence)") }
                        if milOn == true, !codes.contains("P0301 confirmed 7E8") {
                            #expect(sentence.contains("heck engine light is on"), "\(sentence)")
                        }
                        if !codes.isEmpty { #expect(sentence.contains("P0301"), "\(sentence)") }
                        #expect(!sentence.hasSuffix("."), "\(sentence)")
                    }
                }
            }
        }
    }
}
