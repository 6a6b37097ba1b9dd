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

    init(_ text: String, cost: RepairCost? = nil) { (self.text, self.cost) = (text, cost) }

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
}

/// Lists of codes in tables: "P0171; P0174", "P0301-P0312".
package enum CodeRanges {
    /// Returns the codes of a list by `TroubleCode.raw`; nil if one is invalid.
    package static func parsed(_ text: Substring, separator: Character) -> [ClosedRange<UInt16>]? {
        var ranges: [ClosedRange<UInt16>] = []
        for part in text.split(separator: separator) {
            let ends = part.split(separator: "-").map { TroubleCode(String($0.filter { $0 != " " }))?.raw }
            guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first <= last else {
                return nil
            }
            ranges.append(first...last)
        }
        return ranges
    }
}

/// What mechanics know about a code, as a row of a table has it; it goes before what is composed of component and mode.
struct CodeKnowledge: Sendable {
    let severity: Severity?
    /// The most often found first.
    let causes: [Cause]
    /// The cheapest first, without tools.
    let checks: [String]
    let advice: String?
    let companions: [CompanionCodes]

    /// - Parameter fields: `severity | causes | checks | advice | comes with`; "-" keeps what is composed.
    init?(_ fields: ArraySlice<String>) {
        let fields = Array(fields)
        guard fields.count == 5 else { return nil }
        severity = Severity(rawValue: fields[0])
        causes = TroubleCodeRow.list(fields[1]).map(Cause.init(row:))
        checks = TroubleCodeRow.list(fields[2])
        advice = fields[3] == "-" ? nil : fields[3]
        companions = fields[4] == "-" ? [] : TroubleCodeRow.list(fields[4]).compactMap(CompanionCodes.init(row:))
    }
}

/// Rows of tables by the codes that their first field lists.
struct KnowledgeTable: Sendable {
    private let lines: [UInt16: [Substring]]

    init(_ tables: [String]) {
        var lines: [UInt16: [Substring]] = [:]
        for line in tables.flatMap(TroubleCodeRow.lines) {
            for code in Self.codes(line) { lines[code.raw, default: []].append(line) }
        }
        self.lines = lines
    }

    /// The codes that a row is about.
    static func codes(_ line: Substring) -> [TroubleCode] {
        let codes = Substring(line.utf8.prefix { $0 != UInt8(ascii: "|") })
        return (CodeRanges.parsed(codes, separator: ";") ?? []).joined().map(TroubleCode.init(raw:))
    }

    /// The codes of all rows.
    var codes: [TroubleCode] { lines.keys.sorted().map(TroubleCode.init(raw:)) }

    /// The rows about a code.
    func lines(_ code: TroubleCode) -> [Substring] { lines[code.raw] ?? [] }
}
