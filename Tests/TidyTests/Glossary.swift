/// A word of our own for which the trade has another one, and how often it still occurs. The numbers only shrink.
struct GlossaryRow {
    /// In names, as the parts of `camelCase`: a phrase is `goes on` for `goesOn`.
    var inNames: [String]
    /// In comments.
    var inComments: [String]
    var instead: String
    /// How many names that the sources declare have one of the words.
    var names: Int
    /// How often comments of sources and tests have one of the words.
    var comments: Int
}

extension Rules {
    struct WordCount: Equatable {
        var names = 0
        var comments = 0
    }

    /// How often the words of a row occur in a file.
    static func count(_ row: GlossaryRow, names: [[String]], comments: [String: Int]) -> WordCount {
        let phrases = row.inNames.map { $0.split(separator: " ").map(String.init) }
        let named = names.count { words in
            phrases.contains { phrase in
                words.indices.contains { words[$0...].starts(with: phrase) }
            }
        }
        return WordCount(names: named, comments: row.inComments.reduce(0) { $0 + (comments[$1] ?? 0) })
    }
}

enum Glossary {
    static let rows = [
        GlossaryRow(
            inNames: ["take", "takes", "taken"], inComments: [],
            instead: "add (folds), handle (events), next or pop, consume (parsers)", names: 244, comments: 0),
        GlossaryRow(
            inNames: ["told", "tell", "tells", "heard", "hear", "hears"],
            inComments: ["told", "tells", "heard", "hears"],
            instead: "reported, emit, lastResponse", names: 94, comments: 347),
        GlossaryRow(
            inNames: ["ask", "asks", "asked"], inComments: [], instead: "request, requested", names: 74, comments: 0),
        GlossaryRow(
            inNames: ["answer", "answers", "answered"], inComments: [],
            instead: "a reply is the adapter's text, a response an ECU's message", names: 151, comments: 0),
        GlossaryRow(
            inNames: ["doubt", "doubts", "doubtful"], inComments: ["doubt", "doubts", "doubtful"],
            instead: "suspect, uncertain", names: 17, comments: 8),
        GlossaryRow(
            inNames: ["lack", "lacks", "lacking"], inComments: ["lack", "lacks", "lacking"], instead: "missing",
            names: 12,
            comments: 16),
        GlossaryRow(inNames: ["also"], inComments: [], instead: "extra", names: 19, comments: 0),
        GlossaryRow(
            inNames: ["way", "ways"], inComments: ["ways"], instead: "track (driven), path (computed)", names: 116,
            comments: 51),
        GlossaryRow(
            inNames: ["settle", "settles", "settled"], inComments: ["settle", "settles", "settled"],
            instead: "drain, stabilize, decide, resolve", names: 16, comments: 2),
        GlossaryRow(
            inNames: ["patience"], inComments: ["patience", "patient"], instead: "timeout", names: 22, comments: 2),
        GlossaryRow(
            inNames: ["goes on", "go on"], inComments: [], instead: "continues, resume", names: 15, comments: 0),
        GlossaryRow(
            inNames: ["most", "least"], inComments: [], instead: "max, min", names: 164, comments: 0),
        GlossaryRow(
            inNames: ["give back", "be silent", "owes", "note spare", "note dropped", "forgive", "forgives"],
            inComments: ["owes", "owed"], instead: "restore, noteSilence, expectsPrompt, recordSlack, countDropped",
            names: 6,
            comments: 0),
        GlossaryRow(
            inNames: ["problem", "problems", "flaw", "flaws", "hindrance", "shortfall", "refusal", "mistake"],
            inComments: [], instead: "…Error (thrown) or Warning (shown)", names: 79, comments: 0),
        GlossaryRow(
            inNames: [
                "colour", "colours", "metre", "metres", "kilometre", "kilometres", "litre", "litres", "tyre", "tyres",
                "grey",
                "centre", "initialising", "initialise", "learnt",
            ],
            inComments: [
                "colour", "colours", "coloured", "metre", "metres", "kilometre", "kilometres", "litre", "litres",
                "tyre",
                "tyres", "grey", "centre", "learnt", "behaviour",
            ],
            instead: "American spelling: color, meter, liter, tire, gray, center, learned", names: 69, comments: 7),
        GlossaryRow(
            inNames: ["anew"], inComments: ["anew", "besides", "oftener"], instead: "again; also; more often", names: 4,
            comments: 67),
    ]
}
