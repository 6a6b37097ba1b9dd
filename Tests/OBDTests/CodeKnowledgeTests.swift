import EmbeddedData
import Testing

@testable import OBD

/// The rows of `Data/knowledge/`, each with the place where to correct it.
struct KnowledgeRow {
    /// "Data/knowledge/P03.txt:12".
    let place: String
    let line: Substring
    /// Nil for codes of the standard.
    let group: ManufacturerGroup?

    static func all(_ name: String) -> [KnowledgeRow] {
        KnowledgeTable.named(name).lines.enumerated().map {
            KnowledgeRow(
                place: "Data/knowledge/\(name).txt:\($0.offset + 1)", line: $0.element,
                group: ManufacturerGroup(rawValue: name))
        }
    }

    /// What is wrong with its form.
    var faults: [String] {
        let fields = TroubleCodeRow.fields(line)
        guard fields.count == 6, let row = CodeKnowledge(fields.dropFirst()) else {
            return ["\(fields.count) fields instead of codes | severity | causes | checks | advice | comes with"]
        }
        var faults: [String] = []
        func check(_ isRight: Bool, _ fault: String) { if !isRight { faults.append(fault) } }
        check(!KnowledgeTable.codes(line).isEmpty, "no code in '\(fields[0])'")
        check(fields[1] == "-" || Severity(rawValue: fields[1]) != nil, "severity '\(fields[1])'")
        check((2...5).contains(row.causes.count), "\(row.causes.count) causes instead of 2 to 5")
        check((2...4).contains(row.checks.count), "\(row.checks.count) checks instead of 2 to 4")
        check(Set(row.causes).count == row.causes.count, "a cause twice")
        check(Set(row.checks).count == row.checks.count, "a check twice")
        for cause in row.causes {
            check(cause.cost != nil, "no cost after '\(cause.text)', such as @small")
            check(!cause.text.isEmpty && cause.text.utf8.count <= 80, "more than 80 characters in '\(cause.text)'")
        }
        for check in row.checks where check.utf8.count > 100 { faults.append("more than 100 characters in '\(check)'") }
        check(row.companions.count == TroubleCodeRow.list(fields[5]).count, "comes with '\(fields[5])'")
        for text in row.causes.map(\.text) + row.checks + row.companions.map(\.consequence) {
            check(!text.hasSuffix(".") && !text.contains("@"), "'\(text)'")
            // Behind a bullet or a comma, a sign reads as a typing error.
            check(!text.hasPrefix("+ ") && !text.hasPrefix("- "), "a sign as a word in '\(text)'")
        }
        check(row.advice?.hasSuffix(".") ?? true, "no period after '\(fields[4])'")
        for code in KnowledgeTable.codes(line) where row.companions.contains(where: { $0.contains(code) }) {
            faults.append("\(code) comes with itself")
        }
        for code in row.companions.flatMap(\.codes).flatMap({ [$0.lowerBound, $0.upperBound] }) {
            let code = TroubleCode(raw: code)
            let isKnown =
                TroubleCodeLines.line(code) != nil || !TroubleCodeReadings.rows(code).isEmpty
                || group.map { ManufacturerCodes.line(code, $0) != nil } ?? false
            check(isKnown, "comes with \(code), which is not in Data/codes/")
        }
        return faults
    }
}

@Suite(.timeLimit(.minutes(20))) struct CodeKnowledgeTests {
    private static let names = DataFile.names.filter { $0.hasPrefix("knowledge/") }
        .map { String($0.dropFirst(10).dropLast(4)) }

    @Test(arguments: names) func form(name: String) {
        for row in KnowledgeRow.all(name) {
            for fault in row.faults { Issue.record("\(row.place): \(fault)") }
        }
    }

    /// Every code of the standard has one row, in the file of its beginning, which is what is shown.
    @Test func standard() throws {
        var seen: Set<TroubleCode> = []
        for name in Self.names where name.first?.isUppercase ?? false {
            for row in KnowledgeRow.all(name) {
                for code in KnowledgeTable.codes(row.line) where TroubleCodeLines.line(code) != nil {
                    #expect(seen.insert(code).inserted, "\(row.place): \(code) again")
                    #expect(code.description.hasPrefix(name), "\(row.place): \(code)")
                    let entry = try #require(TroubleCodeCatalogue.entry(code))
                    let known = CodeKnowledge.standard(code)?.causes.map(\.cost)
                    #expect(entry.causes.map(\.cost) == known, "\(row.place): \(code)")
                }
            }
        }
        let all = TroubleCodeLines.all.compactMap { TroubleCode(String($0.prefix(5))) }
        #expect(Set(all).subtracting(seen).sorted() == [])
    }

    @Test(arguments: [
        ("P0301", "P0301", true), ("P0301-P0304, P0171", "P0303", true), ("P0301-P0304, P0171", "P0171", true),
        ("P0301-P0304", "P0305", false),
    ]) func ranges(list: String, code: String, isIn: Bool) throws {
        let ranges = try #require(CodeRanges.parsed(list[...], separator: ","))
        let raw = try #require(TroubleCode(code)).raw
        #expect(ranges.contains { $0.contains(raw) } == isIn)
    }

    @Test(arguments: ["P03", "P0301-P02FF", "P0301-P0302-P0303", "x"]) func noRanges(list: String) {
        #expect(CodeRanges.parsed(list[...], separator: ",") == nil)
    }

    /// The same cause costs the same, whatever code it is found with. Where the words name a part only as "sensor", it
    /// costs the same for the same component.
    @Test func oneCauseHasOneCost() {
        var costs: [String: [RepairCost: String]] = [:]
        for row in Self.names.flatMap(KnowledgeRow.all) {
            let codes = KnowledgeTable.codes(row.line)
            for cause in CodeKnowledge(TroubleCodeRow.fields(row.line).dropFirst())?.causes ?? [] {
                guard let cost = cause.cost else { continue }
                let parts =
                    Self.namesNoPart(cause.text)
                    ? Set(
                        codes.compactMap { code in
                            row.group.map { ManufacturerCodes.line(code, $0) } ?? TroubleCodeLines.line(code)
                        }.map { TroubleCodeComponents.key($0.prefix { $0 != "," && $0 != ":" }) }) : [""]
                for part in parts { costs["\(cause.text) (\(part))", default: [:]][cost] = row.place }
            }
        }
        for (text, costs) in costs where costs.count > 1 { Issue.record("\(text): \(costs)") }
        #expect(costs.count > 5000)
    }

    private static let generalNames: Set<Substring> = [
        "actuator", "antenna", "button", "camera", "coil", "compressor", "contacts", "display", "element", "heater",
        "injector", "linkage", "module", "motor", "pump", "relay", "sensor", "servo", "solenoid", "switch", "unit",
        "valve",
    ]

    /// Whether a cause says only "sensor faulty": of which part it is, the title says.
    private static func namesNoPart(_ text: String) -> Bool {
        let words = text.split(separator: " ").filter {
            !["the", "a", "its", "one", "of", "used", "worn"].contains($0)
        }
        let isElsewhere = ["connector", "fuse", "wire", "battery", "plug", "another car", "loose"].contains(
            where: text.contains)
        guard let first = words.first, !isElsewhere else { return false }
        if text.hasPrefix("%") { return true }
        return generalNames.contains(first)
            || [
                "position", "pressure", "speed", "temperature", "current", "height", "part", "supplied", "heating",
                "indicator",
            ]
            .contains(first)
    }

    @Test func costs() {
        #expect(Cause(row: "worn spark plug @small") == Cause("worn spark plug", cost: .small))
        #expect(Cause(row: "worn spark plug") == Cause("worn spark plug"))
    }
}
