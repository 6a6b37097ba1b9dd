import Testing

@testable import OBD

/// The causes that a failure type tells follow from the wiring of the component; checked for all codes in the catalog.
@Suite(.timeLimit(.minutes(20))) struct TroubleCodeWiringTests {
    struct Wired {
        let code: TroubleCode
        let kind: String
        let mode: String
        let fault: TroubleCodeWiring.Fault?
    }

    static let all: [Wired] = TroubleCodeLinesTests.all.compactMap { line in
        guard let kind = TroubleCodeWiring.kind(line.component[...]) else { return nil }
        return Wired(
            code: line.code, kind: kind, mode: line.mode, fault: TroubleCodeWiring.fault(kind, line.mode[...]))
    }

    private static let openWords = ["open circuit", "unplugged", "broken", "open internally", "fuse", "no power"]

    /// Checks that the causes of all codes of a kind and mode contain the required texts and none of the forbidden
    /// ones.
    private static func expect(
        _ kinds: [String], _ mode: String, atLeast count: Int, name required: [String], not forbidden: [String]
    ) {
        let found = all.filter { kinds.contains($0.kind) && $0.mode == mode }
        #expect(found.count >= count, "\(kinds) \(mode): \(found.count)")
        for wired in found {
            let causes = (wired.fault?.causes ?? []).joined(separator: "; ")
            for text in required where !causes.contains(text) {
                Issue.record("\(wired.code) lacks '\(text)': \(causes)")
            }
            for text in forbidden where causes.contains(text) { Issue.record("\(wired.code) has '\(text)': \(causes)") }
        }
    }

    @Test func everyLowAndHighKnowsItsWiring() {
        for line in TroubleCodeLinesTests.all where ["low", "high"].contains(line.mode) {
            let fault = TroubleCodeWiring.kind(line.component[...]).flatMap {
                TroubleCodeWiring.fault($0, line.mode[...])
            }
            if fault == nil { Issue.record("\(line.code) \(line.component): give it a row of TroubleCodeWiring.kinds") }
        }
    }

    @Test func everyRowOfAKindIsUsed() {
        let ofMakes = ManufacturerGroup.allCases.flatMap(ManufacturerCodes.lines).compactMap { line in
            TroubleCodeCatalogue.parts(line.drop { $0 != " " }.dropFirst()).flatMap {
                TroubleCodeWiring.kind($0.component)
            }
        }
        let used = Set(Self.all.map(\.kind) + ofMakes)
        let kinds = Set(TroubleCodeWiring.kindRows.values.compactMap { TroubleCodeRow.fields($0).last })
        #expect(kinds.subtracting(used).sorted() == [])
        for key in TroubleCodeWiring.faultRows.keys {
            let kind = String(key.prefix { $0 != ":" })
            if !kinds.contains(where: { ($0 + " ").hasPrefix(kind + " ") }) {
                Issue.record("no component is '\(kind)'")
            }
        }
    }

    @Test func whatSwitchesGround() {
        Self.expect(["driver low-side"], "low", atLeast: 80, name: ["shorted to ground", "open circuit"], not: [])
        Self.expect(["driver low-side"], "high", atLeast: 80, name: ["shorted to battery voltage"], not: Self.openWords)
    }

    @Test func whatSwitchesTheSupply() {
        Self.expect(
            ["driver high-side"], "low", atLeast: 10, name: ["shorted to ground"],
            not: ["open circuit", "broken", "fuse"])
        Self.expect(["driver high-side"], "high", atLeast: 10, name: ["open circuit", "battery voltage"], not: [])
    }

    /// Both possibilities are given, and the measurement that distinguishes them.
    @Test func whatSwitchesNobodyKnowsWhich() {
        let sides = ["switches the ground side", "switches the supply side", "open circuit"]
        Self.expect(["driver"], "low", atLeast: 100, name: sides + ["shorted to ground"], not: [])
        Self.expect(["driver"], "high", atLeast: 100, name: sides + ["shorted to battery voltage"], not: [])
        for wired in Self.all where wired.kind == "driver" && ["low", "high"].contains(wired.mode) {
            let checks = wired.fault?.checks ?? []
            if !checks.contains(where: { $0.contains("which side is switched?") }) {
                Issue.record("\(wired.code): \(checks)")
            }
        }
    }

    @Test func motorsSuppliesAndNetworks() {
        Self.expect(["driver bridge"], "low", atLeast: 5, name: ["open circuit", "shorted to ground"], not: [])
        Self.expect(["driver bridge"], "high", atLeast: 5, name: ["shorted to battery voltage"], not: Self.openWords)
        Self.expect(["supply"], "low", atLeast: 15, name: ["shorted to ground"], not: Self.openWords)
        Self.expect(["supply"], "high", atLeast: 15, name: ["shorted to battery voltage"], not: Self.openWords)
        Self.expect(["bus"], "low", atLeast: 15, name: ["shorted to ground"], not: ["open circuit", "broken"])
        Self.expect(
            ["bus"], "high", atLeast: 15, name: ["shorted to battery voltage"], not: ["open circuit", "broken"])
    }

    /// An unplugged thermistor reads high; an unplugged air flow or throttle sensor reads low.
    @Test func sensors() {
        Self.expect(["sensor pulled-up"], "high", atLeast: 50, name: ["open circuit"], not: [])
        Self.expect(
            ["sensor pulled-up"], "low", atLeast: 50, name: ["shorted to ground"], not: ["open circuit", "broken"])
        Self.expect(["sensor pulled-down"], "low", atLeast: 8, name: ["open circuit", "shorted to ground"], not: [])
        Self.expect(
            ["sensor pulled-down"], "high", atLeast: 8, name: ["shorted to a power wire"],
            not: ["open circuit", "connector"])
        Self.expect(
            ["oxygen sensor narrow-band"], "high", atLeast: 6, name: ["shorted to the sensor heater supply", "rich"],
            not: Self.openWords)
        Self.expect(["oxygen sensor narrow-band"], "low", atLeast: 6, name: ["lean", "shorted to ground"], not: [])
        Self.expect(
            ["oxygen sensor wide-band"], "high", atLeast: 12, name: ["shorted to battery"],
            not: ["open circuit", "connector"])
    }

    /// According to General Motors' and Toyota's service manuals.
    @Test(arguments: [
        ("P0691", "open circuit", ""), ("P0031", "open circuit", ""), ("P0261", "open circuit", ""),
        ("P0692", "shorted to battery voltage", "connector"), ("P0032", "shorted to battery voltage", "connector"),
        ("P0262", "shorted to battery voltage", "connector"), ("P2296", "shorted to battery voltage", "connector"),
        ("P0132", "rich", "connector"), ("P0138", "rich", "connector"), ("P0144", "rich", "connector"),
        ("P0152", "rich", "connector"),
        ("P0158", "rich", "connector"), ("P0164", "rich", "connector"), ("P0113", "open circuit", ""),
        ("P0112", "shorted to ground", "open circuit"), ("P0102", "open circuit", ""),
        ("P0103", "power wire", "open circuit"),
        ("P0CC9", "open circuit", ""), ("P0CCA", "power wire", "open circuit"),
        ("P0CCE", "shorted to ground", "open circuit"), ("P0CCF", "open circuit", ""),
    ])
    func namedCodes(code: String, named: String, notNamed: String) throws {
        let causes = try #require(Self.all.first { $0.code == TroubleCode(code) }?.fault).causes
        #expect(causes.contains { $0.contains(named) }, "\(causes)")
        #expect(notNamed.isEmpty || !causes.contains { $0.contains(notNamed) }, "\(causes)")
    }

    /// A short to ground is not a broken wire, and an open circuit is not a short.
    @Test(arguments: [
        (0x11, "shorted to ground", ["open circuit", "broken", "to battery voltage"]),
        (0x12, "shorted to battery voltage", ["open circuit", "broken", "to ground"]), (0x13, "", ["shorted"]),
        (0x14, "shorted to ground", ["to battery voltage"]), (0x15, "shorted to battery voltage", ["to ground"]),
    ])
    func failureTypesNarrowTheCauses(byte: Int, named: String, notNamed: [String]) {
        for wired in Self.all {
            let entry = TroubleCodeCatalogue.entry(wired.code, failureType: FailureType(byte: UInt8(byte)))
            let causes = (entry?.causes ?? []).map(\.text).joined(separator: "; ")
            if !causes.contains(named) || notNamed.contains(where: causes.contains) {
                Issue.record("\(wired.code) with \(byte): \(causes)")
            }
            if (entry?.causes.count ?? 0) < 2 { Issue.record("\(wired.code) with \(byte): \(causes)") }
            if entry?.severity != TroubleCodeCatalogue.entry(wired.code)?.severity { Issue.record("\(wired.code)") }
        }
    }

    /// Components that are not electrical keep their causes, and a byte that says no more than the code changes
    /// nothing.
    @Test(arguments: [("P0524", 0x16), ("P0171", 0x11), ("P0301", 0x00), ("P0691", 0x01)])
    func failureTypesThatSayNothing(code: String, byte: Int) throws {
        let code = try #require(TroubleCode(code))
        let entry = try #require(TroubleCodeCatalogue.entry(code))
        #expect(TroubleCodeCatalogue.entry(code, failureType: FailureType(byte: UInt8(byte))) == entry)
    }

    /// Every mode that a failure type refers to has a row.
    @Test func failureTypesHaveModes() {
        for byte in UInt8.min...UInt8.max {
            guard let mode = FailureType(byte: byte).mode else { continue }
            if TroubleCodeModes.mode(mode[...]) == nil { Issue.record("\(mode)") }
        }
    }
}
