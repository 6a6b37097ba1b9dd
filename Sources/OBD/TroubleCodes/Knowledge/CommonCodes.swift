/// What mechanics know about each generic code: `codes | severity | causes | checks | advice | comes with`.
///
/// A row is about codes that share everything: "P0171; P0174", "P0301-P0312". Causes stand in the order in which they are
/// found, the most frequent first, each with the class of its cost (`RepairCost`) after "@"; checks need no tools, the
/// cheapest comes first. "Comes with" names codes met beside it, and what follows: "P0171, P0174: repair the lean mixture
/// first". For severity and advice, "-" keeps those of the component.
enum CommonCodes {
    /// The rows by the codes that they are about, so that one code is not looked for in all of them.
    private static let areas: [(codes: ClosedRange<UInt16>, rows: String)] = [
        (0x0000...0x00FF, p00),
        (0x0100...0x01FF, p01),
        (0x0200...0x02FF, p02),
        (0x0300...0x03FF, p03),
        (0x0400...0x04FF, p04),
        (0x0500...0x05FF, p05),
        (0x0600...0x06FF, p06),
        (0x0700...0x07FF, p07),
        (0x0800...0x08FF, p08),
        (0x0900...0x09FF, p09),
        (0x0A00...0x0AFF, p0A),
        (0x0B00...0x0BFF, p0B),
        (0x0C00...0x0CFF, p0C),
        (0x0D00...0x0DFF, p0D),
        (0x0E00...0x0FFF, p0E),
        (0x2000...0x20FF, p20),
        (0x2100...0x21FF, p21),
        (0x2200...0x22FF, p22),
        (0x2300...0x23FF, p23),
        (0x2400...0x24FF, p24),
        (0x2500...0x25FF, p25),
        (0x2600...0x26FF, p26),
        (0x2700...0x27FF, p27),
        (0x2800...0x28FF, p28),
        (0x2900...0x2FFF, p29),
        (0x3000...0x3FFF, p3),
        (0x4000...0x7FFF, chassis),
        (0x8000...0xBFFF, body),
        (0xC000...0xFFFF, network),
    ]

    private static let tables = KnowledgeTables<Int>()

    static var texts: [String] { areas.map(\.rows) }
    static var table: KnowledgeTable { KnowledgeTable(texts) }

    static func row(_ code: TroubleCode) -> CodeKnowledge? {
        guard let area = areas.firstIndex(where: { $0.codes.contains(code.raw) }) else { return nil }
        let table = tables.table(area, areas[area].rows)
        return table.lines(code).first.flatMap { CodeKnowledge(TroubleCodeRow.fields($0).dropFirst()) }
    }
}
