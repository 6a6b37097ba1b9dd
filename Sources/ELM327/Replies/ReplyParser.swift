package import Telemetry

/// Parses the adapter's bytes up to the prompt, in pieces of any size.
///
/// Only `>` ends a reply. Bytes that are not printable (mostly NULs) are noise on the line and are dropped, as are
/// lines from a Bluetooth module (`+…`). The echo of the command is recognized, and `SEARCHING...` or `BUS INIT: ...OK`
/// in front of data on the same line is split off.
package struct ReplyParser: Sendable {
    private let echo: [UInt8]
    private var line: [UInt8] = []
    private var lineTime = Instant.zero
    private var raw: [UInt8] = []
    private var sawLine = false
    private var overflowed = false
    private var reply = Reply()

    /// The maximum size of a reply. Anything longer does not come from an adapter.
    private static let limit = 65536

    /// - Parameter command: the command that was sent, without the carriage return.
    package init(command: String) {
        echo = Self.compact(Array(command.utf8))
    }

    package var isComplete: Bool { reply.isComplete }
    /// Whether nothing has been received so far, not even an echo. A prompt may have been.
    package var isEmpty: Bool { !sawLine }

    /// Parses bytes that arrived together. Returns the bytes after the prompt; nil if there has been no prompt.
    package mutating func take(_ bytes: [UInt8], at time: Instant) -> ArraySlice<UInt8>? {
        for (index, byte) in bytes.enumerated() {
            if raw.count < Self.limit { raw.append(byte) } else { overflowed = true }
            lineTime = time
            switch byte {
            case UInt8(ascii: ">"):
                endLine()
                reply.isComplete = true
                return bytes[(index + 1)...]
            case 0x0D, 0x0A: endLine()
            case 0x20...0x7E where line.count < 4096: line.append(byte)
            default: continue
            }
        }
        return nil
    }

    /// Whether the adapter reports that it is searching for the vehicle or initializing the bus, and has sent no
    /// prompt.
    var isLookingForVehicle: Bool {
        guard !reply.isComplete, raw.count >= 6 else { return false }
        let text = String(decoding: Self.compact(raw.suffix(400)), as: UTF8.self)
        return text.contains("EARCHING") || text.contains("USINIT")
    }

    /// Whether complete lines of a reply have arrived and only the prompt may be missing. A "response pending" among
    /// them announces more.
    var mayBeWhole: Bool {
        guard line.isEmpty else { return false }
        let says = reply.messages.contains { $0 != .searching && $0 != .busInitOK }
        return (says || !reply.lines.isEmpty) && !reply.lines.contains(where: \.isResponsePending)
    }

    /// Whether the last complete line is a "response pending", which gives the ECU more time.
    var endsInPending: Bool { line.isEmpty && reply.lines.last?.isResponsePending == true }

    /// Returns the reply so far, including a last line without a prompt or carriage return.
    package mutating func finish() -> Reply {
        endLine()
        reply.bytes = raw
        return reply
    }

    /// Whether more was received than any adapter sends.
    package var isTooLong: Bool { overflowed }

    private mutating func endLine() {
        defer { line.removeAll(keepingCapacity: true) }
        var rest = Self.compact(line)[...]
        guard !rest.isEmpty, rest.first != UInt8(ascii: "+") else { return }
        let isFirst = !sawLine
        sawLine = true
        if isFirst, rest.elementsEqual(echo) {
            reply.hasEcho = true
            return
        }
        let text = Self.trimmed(line)
        // This is the most frequent kind of line.
        if Self.areDigits(rest) { return add(text, .digits(Array(rest))) }
        while let prefix = Self.leadingProgress(&rest) { reply.messages.append(prefix) }
        // The dots of the search may continue on the line of the response.
        if reply.messages.last == .searching, Self.areDigits(rest.drop { $0 == UInt8(ascii: ".") }) {
            rest = rest.drop { $0 == UInt8(ascii: ".") }
        }
        guard !rest.isEmpty else { return }
        if Self.areDigits(rest) {
            add(text, .digits(Array(rest)))
        } else if let (before, message) = Self.trailingMessage(rest) {
            reply.messages.append(message)
            if !before.isEmpty { add(text, .corrupted) }
        } else if rest.elementsEqual("OK".utf8) {
            reply.messages.append(.ok)
        } else if rest.elementsEqual("?".utf8) {
            reply.messages.append(.unknownCommand)
        } else if rest.count > 2, rest[rest.startIndex + 1] == UInt8(ascii: ":"), Self.areDigits(rest.dropFirst(2)),
            let index = Self.digit(rest[rest.startIndex])
        {
            add(text, .segment(index: index, digits: Array(rest.dropFirst(2))))
        } else {
            add(text, .text)
        }
    }

    private mutating func add(_ bytes: [UInt8], _ content: Reply.Line.Content) {
        reply.lines.append(Reply.Line(bytes: bytes, content: content, time: lineTime))
    }

    /// Removes `SEARCHING...`, `BUS INIT: ...OK` or `...ERROR` from the front of a line. The first byte may have been
    /// lost.
    private static func leadingProgress(_ rest: inout ArraySlice<UInt8>) -> AdapterMessage? {
        if take("SEARCHING", off: &rest) {
            rest = rest.drop { $0 == UInt8(ascii: ".") }
            return .searching
        }
        guard take("BUSINIT", off: &rest) else { return nil }
        rest = rest.drop { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }
        if rest.starts(with: "ERROR".utf8) {
            rest = rest.dropFirst(5)
            return .busInitError
        }
        guard rest.starts(with: "OK".utf8) else { return .searching }
        rest = rest.dropFirst(2)
        return .busInitOK
    }

    private static func take(_ word: String, off rest: inout ArraySlice<UInt8>) -> Bool {
        for format in [word.utf8[...], word.utf8.dropFirst()] where rest.starts(with: format) {
            rest = rest.dropFirst(format.count)
            return true
        }
        return false
    }

    /// Returns an error message at the end of a line, and the data before it.
    private static func trailingMessage(_ rest: ArraySlice<UInt8>) -> (ArraySlice<UInt8>, AdapterMessage)? {
        for (text, message) in AdapterMessage.words {
            if let before = data(before: Array(text.utf8), in: rest) { return (before, message) }
        }
        let code = rest.suffix(2)
        guard areDigits(code), let before = data(before: Array("ERR".utf8), in: rest.dropLast(2)) else { return nil }
        return (before, .internalError(String(decoding: code, as: UTF8.self)))
    }

    /// Returns the data before a message at the end of a line, which may be empty; nil if the line does not end in the
    /// message. If the message stands alone, its first byte may have been lost.
    private static func data(before message: [UInt8], in rest: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        if rest.elementsEqual(message.dropFirst()) { return [] }
        guard rest.count >= message.count, rest.suffix(message.count).elementsEqual(message) else { return nil }
        var before = rest.dropLast(message.count)
        while let last = before.last, marks.contains(last) { before.removeLast() }
        // Words before the message mean that it is part of a sentence, which no adapter sends.
        return before.isEmpty || areDigits(before) ? before : nil
    }

    private static let marks: Set<UInt8> = [UInt8(ascii: "<"), UInt8(ascii: "!"), UInt8(ascii: ".")]

    private static func areDigits(_ bytes: ArraySlice<UInt8>) -> Bool {
        !bytes.isEmpty && bytes.allSatisfy { digit($0) != nil }
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// Returns the bytes in capital letters, without spaces.
    private static func compact(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        bytes.compactMap { byte in
            switch byte {
            case UInt8(ascii: " "): nil
            case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - 0x20
            default: byte
            }
        }
    }

    private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
        var slice = bytes[...]
        while slice.first == UInt8(ascii: " ") { slice.removeFirst() }
        while slice.last == UInt8(ascii: " ") { slice.removeLast() }
        return Array(slice)
    }

    /// Returns the bytes as printable text, with \r, \n and \xHH for the others.
    package static func printable(_ bytes: [UInt8]) -> String {
        var text = ""
        for byte in bytes {
            switch byte {
            case 0x0D: text += "\\r"
            case 0x0A: text += "\\n"
            case UInt8(ascii: "\\"): text += "\\\\"
            case 0x20...0x7E: text.unicodeScalars.append(Unicode.Scalar(byte))
            default: text += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }
        }
        return text
    }
}
