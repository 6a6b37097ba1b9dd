/// What the entries of a transcript pass through on their way into the file. It knows what the session means, which
/// this room does not: it may blank what is personal, and tell what the header leaves open.
package protocol TranscriptEditor: Sendable {
    /// Takes the next entry, and returns those to be written now, in order, as many bytes each as they had. One may be
    /// held back for what follows it.
    mutating func take(_ entry: Transcript.Entry) -> [Transcript.Entry]
    /// The entries still held back: nothing follows.
    mutating func finish() -> [Transcript.Entry]
    /// A line of the header, or a comment, as it may be written.
    func edited(_ text: String) -> String
    /// What the session has told so far, by the names of the header's lines.
    var facts: [String: String] { get }
}
