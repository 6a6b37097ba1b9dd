package import Formats
package import OBD

/// Trouble codes found by words, for `obdmech explain`, as text.
package enum CodeSearchReport {
    /// One line per code, with causes if only they contain a search word. A single match is explained in full.
    package static func text(
        _ matches: [TroubleCodeSearch.Match], _ presentation: Presentation, limit: Int, make: ManufacturerGroup? = nil
    ) -> [String] {
        if matches.count == 1, let code = WrittenTroubleCode(matches[0].code.description) {
            return ExplainReport.text([code], presentation, make: make)
        }
        var lines = matches.prefix(limit).flatMap { match in
            presentation.wrapped(
                "\(match.code)  \(match.entry.description)\(match.isOfMake ? " (\(make?.name ?? ""))" : "")", indent: 7)
                + match.causes.flatMap { presentation.wrapped("       cause: \($0)", indent: 9) }
        }
        if matches.count > limit {
            let rest =
                "\(limit) of \(matches.count) codes; add a word to narrow the search, or use --limit \(matches.count) to show all."
            lines += [""] + presentation.wrapped(rest)
        }
        return lines
    }
}
