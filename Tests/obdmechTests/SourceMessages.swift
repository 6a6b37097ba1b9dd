import Foundation

/// The messages that stand in the sources: what is given to errors and warnings, as it is written there, with … for
/// what is put in when it is said.
enum SourceMessages {
    /// Where a message begins.
    fileprivate struct Opening {
        let text: String
        /// Of the file's path; empty for all files.
        var file = ""
        /// Where the message is put into another; {} is its place.
        var frame = "{}"
        /// It ends with its line, rather than with an argument.
        var isLine = false
    }

    private static let openings = [
        Opening(text: "message: "), Opening(text: "warn("),
        Opening(text: "TransportError("), Opening(text: "ConnectionProblem("),
        Opening(text: "reason = ", file: "SerialTransport.swift", frame: "cannot open '…': {}", isLine: true),
        Opening(text: "(", file: "BluetoothTransport.swift", frame: "cannot open '…': {}"),
    ]

    /// Messages that are only what others are put into.
    static let frames = Set(openings.map { $0.frame.replacing("{}", with: "…") })

    /// All of them, sorted, with those of the system put in where they may follow.
    static func read() throws -> [String] { try all(openings) }

    /// What is said as `obdmech: …` without being a warning.
    static func readTalk() throws -> [String] {
        // The line's end is an n here.
        try all([Opening(text: "talk(")]).filter { $0.hasPrefix("obdmech: ") }.map { String($0.dropLast()) }
    }

    private static func all(_ openings: [Opening]) throws -> [String] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardized
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        var messages: Set<String> = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            messages.formUnion(Self.messages(in: text, path: file.path, openings))
        }
        return messages.sorted()
    }

    static func messages(in text: String, path: String) -> [String] { messages(in: text, path: path, openings) }

    private static func messages(in text: String, path: String, _ openings: [Opening]) -> [String] {
        let code = text.components(separatedBy: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
            .joined(separator: "\n")
        return openings.filter { $0.file.isEmpty || path.contains($0.file) }.flatMap { opening in
            code.components(separatedBy: opening.text).dropFirst().flatMap { rest -> [String] in
                let written = opening.isLine ? rest.prefix { $0 != "\n" } : rest.prefix(1000)
                return WrittenExpression(written).message(of: opening)
                    .filter { $0.count(where: \.isLetter) >= 4 }
                    .map { opening.frame.replacing("{}", with: $0) }
            }
        }
    }
}

/// Swift as it is written, as far as texts in it go.
private struct WrittenExpression {
    private let code: ArraySlice<UInt8>

    /// Line breaks are spaces, those that indent included.
    init(_ text: some StringProtocol) {
        let lines = text.components(separatedBy: "\n").map { $0.drop { $0 == " " } }
        code = Array(lines.joined(separator: " ").utf8)[...]
    }

    private init(_ code: ArraySlice<UInt8>) {
        var code = code.drop { $0 == UInt8(ascii: " ") }
        while code.last == UInt8(ascii: " ") { code.removeLast() }
        self.code = code
    }

    /// What the argument says that is the message: the first that has no label and a text in it.
    func message(of opening: SourceMessages.Opening) -> [String] {
        if opening.isLine { return texts }
        let parts = arguments
        return parts.first { $0.code.contains(UInt8(ascii: "\"")) && !$0.hasLabel }?.texts ?? []
    }

    private var hasLabel: Bool {
        let rest = code.drop { (0x61...0x7A).contains($0 | 0x20) }
        return rest.startIndex > code.startIndex && rest.first == UInt8(ascii: ":")
    }

    /// Up to the bracket that ends the list.
    private var arguments: [WrittenExpression] {
        var arguments: [WrittenExpression] = []
        var (start, index) = (code.startIndex, code.startIndex)
        while index < code.endIndex, !Self.closing.contains(code[index]) {
            if code[index] == UInt8(ascii: ",") {
                arguments.append(WrittenExpression(code[start..<index]))
                start = index + 1
            }
            index = end(of: index)
        }
        return arguments + [WrittenExpression(code[start..<index])]
    }

    /// All that it may say: literals, those that are joined by +, and either of two; … for anything else.
    private var texts: [String] {
        if let (_, either) = cut(" ? "), let (first, second) = either.cut(" : ") { return first.texts + second.texts }
        if let (first, rest) = cut(" + ") {
            return first.texts.flatMap { beginning in rest.texts.map { beginning + $0 } }
        }
        guard let first = code.first, end(of: code.startIndex) == code.endIndex else { return ["…"] }
        switch first {
        case UInt8(ascii: "("): return WrittenExpression(code.dropFirst().dropLast()).texts
        case UInt8(ascii: "\""): return [literal]
        default: return ["…"]
        }
    }

    private var literal: String {
        var text: [UInt8] = []
        var index = code.startIndex + 1
        while index < code.endIndex - 1 {
            if code[index] != UInt8(ascii: "\\") {
                text.append(code[index])
                index += 1
            } else if code[index + 1] == UInt8(ascii: "(") {
                text += "…".utf8
                index = end(of: index + 1)
            } else {
                text.append(code[index + 1])
                index += 2
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// At the first separator that stands in no text and no bracket.
    private func cut(_ separator: String) -> (WrittenExpression, WrittenExpression)? {
        var index = code.startIndex
        while index < code.endIndex {
            if code[index...].starts(with: separator.utf8) {
                let rest = code[(index + separator.utf8.count)...]
                return (WrittenExpression(code[..<index]), WrittenExpression(rest))
            }
            index = end(of: index)
        }
        return nil
    }

    private static let closing = Array(")]}".utf8)

    /// The place behind what begins at `start`: a text, a bracket with all that is in it, or a character.
    private func end(of start: Int) -> Int {
        var index = start + 1
        switch code[start] {
        case UInt8(ascii: "\""):
            while index < code.endIndex, code[index] != UInt8(ascii: "\"") {
                let isInterpolation = code[index...].starts(with: "\\(".utf8)
                let isEscape = code[index] == UInt8(ascii: "\\")
                index = isInterpolation ? end(of: index + 1) : index + (isEscape ? 2 : 1)
            }
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            while index < code.endIndex, !Self.closing.contains(code[index]) { index = end(of: index) }
        default: return index
        }
        return min(index + 1, code.endIndex)
    }
}
