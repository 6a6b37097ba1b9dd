/// Model years of a car, as signal sets of OBDb give them: "2009-", "-2015", "2018-2022", "2005 2006", joined by ";".
package struct ModelYears: Hashable, Sendable, CustomStringConvertible {
    /// The first and the last year of a range; if the first is after the last, all years but those between them.
    package var first: Int?
    package var last: Int?
    /// Single years outside the range.
    package var single: [Int] = []

    package init(first: Int?, last: Int?, single: [Int] = []) {
        self.first = first
        self.last = last
        self.single = single
    }

    package init?(_ text: String) {
        for part in text.split(whereSeparator: { $0 == ";" || $0 == " " }) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false)
            if ends.count == 1, let year = Int(ends[0]) {
                single.append(year)
            } else if ends.count == 2, ends.allSatisfy({ $0.isEmpty || Int($0) != nil }) {
                first = Int(ends[0]) ?? first
                last = Int(ends[1]) ?? last
            } else {
                return nil
            }
        }
        if first == nil, last == nil, single.isEmpty { return nil }
    }

    package func contains(_ year: Int) -> Bool {
        if single.contains(year) { return true }
        return switch (first, last) {
        case (let first?, let last?): first <= last ? (first...last).contains(year) : year >= first || year <= last
        case (let first?, nil): year >= first
        case (nil, let last?): year <= last
        case (nil, nil): false
        }
    }

    package var description: String {
        var parts: [String] = []
        switch (first, last) {
        case (let first?, let last?) where first <= last: parts = ["\(first)-\(last)"]
        default:
            if let first { parts.append("\(first)-") }
            if let last { parts.append("-\(last)") }
        }
        return (parts + single.map(String.init)).joined(separator: ";")
    }
}

/// The lines at the top of a file that say where its descriptions are from.
struct ProfileHeader {
    private var source: String?
    private var license: String?
    private var car: String?

    var origin: CustomPID.Origin? {
        source.map { CustomPID.Origin(source: $0, license: license ?? "", car: car) }
    }

    /// Takes a line that begins with `#`; other comments mean nothing.
    mutating func note(_ line: some StringProtocol) {
        let text = line.drop { $0 == "#" || $0 == "/" || $0 == "\"" || $0.isWhitespace }
        guard let colon = text.firstIndex(of: ":") else { return }
        var value = String(text[text.index(after: colon)...].drop(while: \.isWhitespace))
        while value.last?.isWhitespace == true { value.removeLast() }
        switch text[..<colon].lowercased() {
        case "source": source = value
        case "license", "licence": license = value
        case "car": car = value
        default: break
        }
    }

    static func lines(_ origin: CustomPID.Origin) -> [String] {
        func plain(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }
        return ["# Source: " + plain(origin.source), "# License: " + plain(origin.license)]
            + (origin.car.map { ["# Car: " + plain($0)] } ?? [])
    }
}
