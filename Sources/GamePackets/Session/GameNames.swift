import EmbeddedData
import Synchronization

/// The names of what games identify by numbers: rows `game | kind | number | name`, where the game may be the beginning of
/// its name up to a hyphen, such as `f1`. What no row names stays a number.
package enum GameNames {
    package enum Kind: String, Hashable, Sendable {
        case car
        case track
        case carClass = "class"
    }

    private struct Key: Hashable {
        let game: Substring
        let kind: Kind
        let number: Int
    }

    private static let builtIn = rows(DataFile.text("games/names.txt")).names
    private static let users = Mutex<[Key: String]>([:])

    private static func rows(_ text: String) -> (names: [Key: String], wrong: [Int]) {
        var (names, wrong): ([Key: String], [Int]) = ([:], [])
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let fields = line.split(separator: "|", maxSplits: 3).map { $0.trimmed }
            guard !line.trimmed.isEmpty, !line.hasPrefix("#") else { continue }
            guard fields.count == 4, let kind = Kind(rawValue: String(fields[1])), let number = Int(fields[2]),
                !fields[3].isEmpty
            else {
                wrong.append(index + 1)
                continue
            }
            names[Key(game: fields[0], kind: kind, number: number)] = String(fields[3])
        }
        return (names, wrong)
    }

    /// Takes the user's own rows, which go before those of the program. Returns the lines that are none.
    package static func add(_ text: String) -> [Int] {
        let (names, wrong) = rows(text)
        users.withLock { $0.merge(names) { _, new in new } }
        return wrong
    }

    /// Returns the name of a number; nil if it has none.
    package static func name(_ kind: Kind, _ number: Int, game: String) -> String? {
        var word = game[...]
        while true {
            let key = Key(game: word, kind: kind, number: number)
            if let name = users.withLock({ $0[key] }) ?? builtIn[key] { return name }
            guard let hyphen = word.lastIndex(of: "-") else { return nil }
            word = word[..<hyphen]
        }
    }

    package static func car(_ game: Game, _ number: Int) -> String? { name(.car, number, game: game.rawValue) }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var rest = drop { $0 == " " || $0 == "\t" || $0 == "\r" }
        while let last = rest.last, last == " " || last == "\t" || last == "\r" { rest.removeLast() }
        return rest
    }
}
