import Testing

@testable import OBD

/// Rows of what mechanics know, of any table.
enum KnowledgeRows {
    static func check(_ row: CodeKnowledge, _ severity: String, _ line: Substring) {
        #expect(severity == "-" || Severity(rawValue: severity) != nil, "\(line)")
        #expect((2...5).contains(row.causes.count) && (2...4).contains(row.checks.count), "\(line)")
        #expect(Set(row.causes).count == row.causes.count && Set(row.checks).count == row.checks.count, "\(line)")
        #expect(row.causes.allSatisfy { $0.cost != nil && !$0.text.isEmpty && $0.text.utf8.count <= 80 }, "\(line)")
        let fields = TroubleCodeRow.fields(line)
        let companions = TroubleCodeRow.list(fields[fields.count - 1])
        #expect(row.companions.count == companions.count, "\(line)")
        for text in row.causes.map(\.text) + row.checks + row.companions.map(\.consequence) {
            #expect(!text.hasSuffix(".") && !text.contains("%") && !text.contains("@"), "\(text)")
        }
        if let advice = row.advice { #expect(advice.hasSuffix("."), "\(advice)") }
    }
}

@Suite(.timeLimit(.minutes(20))) struct CommonCodesTests {
    /// Each row is whole, about codes of the catalog, and about each of them once; what it says is what is shown.
    @Test func rows() throws {
        var seen: Set<TroubleCode> = []
        for line in CommonCodes.texts.flatMap(TroubleCodeRow.lines) {
            let fields = TroubleCodeRow.fields(line)
            let row = try #require(CodeKnowledge(fields.dropFirst()), "\(line)")
            KnowledgeRows.check(row, fields[1], line)
            let codes = KnowledgeTable.codes(line).filter { TroubleCodeLines.line($0) != nil }
            #expect(!codes.isEmpty, "\(line)")
            for code in codes {
                #expect(seen.insert(code).inserted, "\(code)")
                let entry = try #require(TroubleCodeCatalogue.entry(code))
                #expect(entry.causes == row.causes, "\(code)")
                #expect(!row.companions.contains { $0.contains(code) }, "\(code) comes with itself")
            }
        }
        #expect(seen.count > 900)
    }

    /// What is named as met beside a code is in the catalog.
    @Test func companionsExist() {
        for code in CommonCodes.table.codes {
            for companion in CommonCodes.row(code)?.companions ?? [] {
                for range in companion.codes {
                    let ends = [range.lowerBound, range.upperBound].map(TroubleCode.init(raw:))
                    #expect(ends.allSatisfy { TroubleCodeLines.line($0) != nil }, "\(code): \(companion)")
                }
            }
        }
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

    @Test func costs() {
        #expect(Cause(row: "worn spark plug @small") == Cause("worn spark plug", cost: .small))
        #expect(Cause(row: "worn spark plug") == Cause("worn spark plug"))
    }
}
