package import Formats

/// What `obdmech-publish` writes for a question, as `obdmech` reads it: a header of each section, its rows, and a last line.
package struct FleetStream: Sendable {
    /// A section as its header announces it.
    package struct Section: Hashable, Sendable {
        package var name: String
        package var columns: [String]
    }

    private static let failureName = "@error"

    private static let away = "away"

    private var rest: [UInt8] = []
    private var section: Section?
    /// Whether the last line came.
    package private(set) var isComplete = false
    /// Why there is no answer; nil if there is one.
    package private(set) var failure: UserMessage?
    /// Whether it is that the server does not answer now.
    package private(set) var isAway = false

    package init() {}

    /// The line that says why there is no answer.
    package static func line(of failure: UserMessage, isAway: Bool = false) -> String {
        CopyText.line(
            [failureName, failure.text, failure.advice, "\(failure.status.rawValue)"] + (isAway ? [away] : []))
    }

    /// Takes the next bytes.
    /// - Parameter row: gets each row that is complete.
    package mutating func add<Failure: Error>(
        _ bytes: [UInt8], row: (Section, _ cells: [String?]) throws(Failure) -> Void
    ) throws(Failure) {
        rest += bytes
        var start = 0
        while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
            let line = rest[start..<end]
            start = end + 1
            guard let section else {
                begin(CopyText.cells(line))
                continue
            }
            if line.elementsEqual(CopyText.end) {
                self.section = nil
            } else {
                try row(section, CopyText.cells(line))
            }
        }
        rest.removeFirst(start)
    }

    private mutating func begin(_ cells: [String?]) {
        let words = cells.map { $0 ?? "" }
        guard let name = words.first else { return }
        switch name {
        case FleetSelection.end: isComplete = true
        case Self.failureName:
            guard words.count >= 4 else { return }
            isAway = words.dropFirst(4).first == Self.away
            failure = UserMessage(
                "\(words[1])", advice: words[2],
                status: Int32(words[3]).flatMap { ExitStatus(rawValue: $0) } ?? .database)
        default: section = Section(name: String(name.dropFirst()), columns: Array(words.dropFirst()))
        }
    }
}
