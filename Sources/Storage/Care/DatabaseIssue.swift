import Trips

/// A stored value that this program would not have stored, such as an invalid time: the database was changed by
/// something else, or part of it was overwritten. Reading skips it and continues with the rest.
package struct DatabaseIssue: Hashable, Sendable {
    /// A description: "the times of trip 3 make no sense".
    package let problem: String
    /// The SQL that removes the value from a copy.
    let repair: String
}

/// The maximum lengths of texts in characters. A longer text was not typed by a user.
package enum TextLimit {
    package static let note = 10_000
    /// The limit for drivers, tags and vehicle names.
    package static let name = 200
    /// The maximum number of tags of a trip.
    static let tags = 1000

    /// Returns the beginning of a text.
    static func cut(_ text: String?, to limit: Int) -> String? {
        guard let text, text.utf8.count > limit, text.unicodeScalars.count > limit else { return text }
        return String(text.unicodeScalars.prefix(limit))
    }
}

extension Database {
    /// The maximum number of issues that are recorded. Further ones are skipped all the same.
    static let keptIssues = 1000

    /// Returns the condition. If it is false an issue is recorded.
    func expect(_ condition: Bool, _ problem: @autoclosure () -> String, repair: @autoclosure () -> String) -> Bool {
        if condition { return true }
        let issue = DatabaseIssue(problem: problem(), repair: repair())
        if issues.count < Self.keptIssues, !issues.contains(issue) { issues.append(issue) }
        return false
    }

    /// Returns a text that a user typed, truncated if it is too long.
    func typed(
        _ text: String?, atMost limit: Int, _ what: @autoclosure () -> String, repair: @autoclosure () -> String
    ) -> String? {
        guard let text else { return nil }
        // A character has at least one byte.
        if text.utf8.count <= limit { return text }
        let isShort = text.unicodeScalars.count <= limit
        return expect(isShort, "\(what()) is too long", repair: repair()) ? text : text.prefix(limit) + "…"
    }
}
