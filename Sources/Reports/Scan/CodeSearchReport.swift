package import Formats
package import OBD

/// The trouble codes that were found by words, for `obdmech explain`: as text and as JSON.
package enum CodeSearchReport {
    /// The document of `ExplainReport`, with what was looked for and how many codes there are in all.
    /// - Parameters:
    ///   - matches: all of them, the best first.
    ///   - limit: so many are shown.
    package static func json(_ matches: [TroubleCodeSearch.Match], for words: String, limit: Int) -> JSON {
        let codes = matches.prefix(limit).compactMap { WrittenTroubleCode($0.code.description) }
        guard case .object(let members) = ExplainReport.json(codes) else { return .null }
        return .object(members + [("search", .string(words)), ("found", .integer(Int64(matches.count)))])
    }

    /// A line for each code, with the causes where only they have a word; a single code is explained.
    package static func text(_ matches: [TroubleCodeSearch.Match], limit: Int, width: Int) -> [String] {
        if matches.count == 1, let code = WrittenTroubleCode(matches[0].code.description) {
            return ExplainReport.text([code], width: width)
        }
        var lines = matches.prefix(limit).flatMap { match in
            Format.wrapped("\(match.code)  \(match.entry.description)", width: width, indent: 7)
                + match.causes.flatMap { Format.wrapped("       cause: \($0)", width: width, indent: 9) }
        }
        if matches.count > limit {
            let rest =
                "\(limit) of \(matches.count) codes; another word narrows it, --limit \(matches.count) shows all."
            lines += [""] + Format.wrapped(rest, width: width)
        }
        return lines
    }
}
