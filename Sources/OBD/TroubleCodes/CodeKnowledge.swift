import EmbeddedData
import Synchronization

/// What one repair roughly costs.
package enum RepairCost: String, Sendable, CaseIterable {
    /// Something to tighten, close, top up, clean or charge.
    case nothing
    /// A cheap part, or up to an hour's work.
    case small
    /// A costly part, or some hours' work.
    case medium
    /// A major part: the engine, the transmission, the catalytic converter, a hybrid battery.
    case large
}

/// What may be wrong.
package struct Cause: Sendable, Hashable {
    package let text: String
    /// What its repair costs; nil if that depends on the car.
    package let cost: RepairCost?

    init(_ text: String, cost: RepairCost? = nil) {
        self.text = text
        self.cost = cost
    }

    /// Reads "worn spark plug @small".
    init(row text: String) {
        let parts = text.split(separator: "@", maxSplits: 1).map(String.init)
        let name = parts.first ?? ""
        self.text = name.hasSuffix(" ") ? String(name.dropLast()) : name
        cost = parts.count > 1 ? RepairCost(rawValue: parts[1]) : nil
    }
}

/// Other codes with which a code is met, and what follows from that.
package struct CompanionCodes: Sendable, Hashable {
    /// By `TroubleCode.raw`.
    let codes: [ClosedRange<UInt16>]
    /// "repair the lean mixture first".
    package let consequence: String

    package func contains(_ code: TroubleCode) -> Bool { codes.contains { $0.contains(code.raw) } }

    /// "P0171", "P0300 to P0312".
    package var written: [String] {
        codes.map { range in
            let (first, last) = (TroubleCode(raw: range.lowerBound), TroubleCode(raw: range.upperBound))
            return first == last ? "\(first)" : "\(first) to \(last)"
        }
    }

    /// Reads "P0171, P0174: repair the lean mixture first"; nil if it is invalid.
    init?(row text: String) {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        guard let codes = CodeRanges.parsed(text[..<colon], separator: ","), !codes.isEmpty else { return nil }
        self.codes = codes
        let rest = text[text.index(after: colon)...]
        consequence = String(rest.first == " " ? rest.dropFirst() : rest)
    }

    private init(_ codes: [ClosedRange<UInt16>], _ consequence: String) {
        self.codes = codes
        self.consequence = consequence
    }

    func saying(_ consequence: String) -> CompanionCodes { CompanionCodes(codes, consequence) }
}

/// Lists of codes in tables: "P0171; P0174", "P0301-P0312".
package enum CodeRanges {
    /// Returns the codes of a list by `TroubleCode.raw`; nil if one is invalid.
    ///
    /// Works on bytes, because explaining one code reads the lists of all rows.
    package static func parsed(_ text: Substring, separator: Character) -> [ClosedRange<UInt16>]? {
        guard let separator = separator.asciiValue else { return nil }
        var ranges: [ClosedRange<UInt16>] = []
        for part in text.utf8.split(separator: separator) {
            let ends = part.split(separator: UInt8(ascii: "-")).map(raw)
            guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first <= last else {
                return nil
            }
            ranges.append(first...last)
        }
        return ranges
    }

    /// "P0171", with spaces around it.
    private static func raw(_ text: Substring.UTF8View) -> UInt16? {
        var value: UInt16 = 0
        var count = 0
        for byte in text where byte != UInt8(ascii: " ") {
            let digit: UInt16
            switch (count, byte) {
            case (0, UInt8(ascii: "P")): digit = 0
            case (0, UInt8(ascii: "C")): digit = 0x4
            case (0, UInt8(ascii: "B")): digit = 0x8
            case (0, UInt8(ascii: "U")): digit = 0xC
            case (1, 0x30...0x33), (2..., 0x30...0x39): digit = UInt16(byte - 0x30)
            case (2..., 0x41...0x46): digit = UInt16(byte - 0x41 + 10)
            default: return nil
            }
            // The second character shares the first four bits with the letter.
            value = count == 0 ? digit : count == 1 ? value | digit : value << 4 | digit
            count += 1
        }
        return count == 5 ? value : nil
    }
}

/// What mechanics know about a code: a row of `Data/knowledge/`, `codes | severity | causes | checks | advice | comes with`.
///
/// A row is about codes that share everything: "P0171; P0174", "P0301-P0312". Causes stand in the order in which they are
/// found, the most frequent first, each with the class of its cost (`RepairCost`) after "@"; checks need no tools, the
/// cheapest comes first. "Comes with" names codes met beside it, and what follows: "P0171, P0174: repair the lean mixture
/// first". For severity and advice, "-" keeps those of the component. In causes and checks, % stands for the component,
/// without its letter.
struct CodeKnowledge: Sendable {
    let severity: Severity?
    /// The most often found first.
    private(set) var causes: [Cause]
    /// The cheapest first, without tools.
    private(set) var checks: [String]
    let advice: String?
    let companions: [CompanionCodes]

    /// - Parameter fields: the fields after the codes.
    init?(_ fields: ArraySlice<String>) {
        let fields = Array(fields)
        guard fields.count == 5 else { return nil }
        severity = Severity(rawValue: fields[0])
        causes = TroubleCodeRow.list(fields[1]).map(Cause.init(row:))
        checks = TroubleCodeRow.list(fields[2])
        advice = fields[3] == "-" ? nil : fields[3]
        companions = fields[4] == "-" ? [] : TroubleCodeRow.list(fields[4]).compactMap(CompanionCodes.init(row:))
    }

    /// Returns the same with the name of the component.
    func naming(_ component: String) -> CodeKnowledge {
        var named = self
        named.causes = causes.map { Cause($0.text.replacing("%", by: component), cost: $0.cost) }
        named.checks = checks.map { $0.replacing("%", by: component) }
        return named
    }

    /// The row of a code of the standard; nil if there is none.
    static func standard(_ code: TroubleCode) -> CodeKnowledge? {
        let text = code.description
        return KnowledgeTable.named(text.hasPrefix("P") ? String(text.prefix(3)) : String(text.prefix(1))).row(code)
    }

    /// The row of a meaning that contradicts the standard's (`TroubleCodeReadings`); nil if there is none.
    static func contrary(_ code: TroubleCode) -> CodeKnowledge? { KnowledgeTable.named("contrary").row(code) }

    /// The row of a manufacturer's code; nil if the tables of the make do not have the code.
    static func own(_ code: TroubleCode, _ group: ManufacturerGroup) -> CodeKnowledge? {
        KnowledgeTable.named(group.rawValue).row(code)
    }
}

/// The rows of a file of `Data/knowledge/`, by the codes that their first field lists.
struct KnowledgeTable: Sendable {
    /// Those that were asked for: reading all of them takes longer than the rest of explaining one code.
    private static let read = Mutex<[String: KnowledgeTable]>([:])

    /// The tables of the standard's codes: of powertrain codes, those that begin alike.
    static var ofStandard: [KnowledgeTable] {
        DataFile.names.filter { $0.hasPrefix("knowledge/") }.map { String($0.dropFirst(10).dropLast(4)) }
            .filter { $0.first?.isUppercase ?? false }.map(named)
    }

    static func named(_ name: String) -> KnowledgeTable {
        read.withLock { tables in
            if let table = tables[name] { return table }
            let table = KnowledgeTable(DataFile.text("knowledge/\(name).txt"))
            tables[name] = table
            return table
        }
    }

    private let rows: [(codes: ClosedRange<UInt16>, line: Substring)]
    let lines: [Substring]

    private init(_ text: String) {
        lines = TroubleCodeRow.lines(text)
        rows = lines.flatMap { line in Self.ranges(line).map { ($0, line) } }
    }

    /// The codes of all rows.
    var codes: [TroubleCode] { Set(rows.map(\.codes).joined()).sorted().map(TroubleCode.init(raw:)) }

    /// The rows about a code.
    func lines(_ code: TroubleCode) -> [Substring] { rows.lazy.filter { $0.codes.contains(code.raw) }.map(\.line) }

    func row(_ code: TroubleCode) -> CodeKnowledge? {
        lines(code).first.flatMap { CodeKnowledge(TroubleCodeRow.fields($0).dropFirst()) }
    }

    /// The codes that a row is about.
    static func codes(_ line: Substring) -> [TroubleCode] { ranges(line).joined().map(TroubleCode.init(raw:)) }

    private static func ranges(_ line: Substring) -> [ClosedRange<UInt16>] {
        let codes = Substring(line.utf8.prefix { $0 != UInt8(ascii: "|") })
        return CodeRanges.parsed(codes, separator: ";") ?? []
    }
}

/// How serious a fault is for somebody who drives on; the most serious is the greatest.
package enum Severity: String, Sendable, CaseIterable, Comparable {
    case informational
    case whenConvenient = "when convenient"
    case soon
    case stopNow = "stop now"

    private var rank: Int {
        switch self {
        case .informational: 0
        case .whenConvenient: 1
        case .soon: 2
        case .stopNow: 3
        }
    }

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}
