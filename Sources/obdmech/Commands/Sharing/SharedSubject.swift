import Camera
import CommandLine
import History
import Sharing
import System

/// What is shared: a trip, a scan, a route or the file of a clip.
enum SharedSubject {
    case trip(StoredNumber)
    case scan(StoredNumber)
    /// Whether it was said that it is one.
    case route(String, isNamed: Bool)
    case clip(String)

    /// By the words of the command line: its kind, if it is named, and what it is.
    init(_ words: [String]) throws {
        guard let last = words.last else { throw ShareError.nothing }
        switch (words.count, words[0]) {
        case (1, _):
            if let number = StoredNumber(last) {
                self = .trip(number)
            } else if SystemFile.exists(last) && !SystemFile.isFolder(last) || ClipName(last) != nil {
                self = .clip(last)
            } else {
                self = .route(last, isNamed: false)
            }
        case (2, "trip"): self = .trip(try Self.number(last, "trip"))
        case (2, "scan"): self = .scan(try Self.number(last, "scan"))
        case (2, "route"): self = .route(last, isNamed: true)
        case (2, "clip"): self = .clip(last)
        default: throw ShareError.unknown(words.joined(separator: " "))
        }
    }

    private static func number(_ text: String, _ kind: String) throws -> StoredNumber {
        guard let number = StoredNumber(text) else {
            throw CommandLineError.wrongValue(flag: kind, value: text, expected: "a number, or last")
        }
        return number
    }
}
