package import Formats
package import Telemetry

/// A recorded session with an adapter, as text that people can read, cut and write by hand:
///
///     # obdmech transcript 1
///     # vehicle: 2009 Honda Civic 1.8
///     # adapter: tcp:192.168.0.10
///     # firmware: ELM327 v1.5
///     # protocol: ISO 15765-4 (CAN 11/500)
///     # date: 2026-11-21T10:08:00Z
///     # notes: engine cold; the second answer came late
///     # speed: 38400
///     # known: 6|||ELM327 v1.5||38400
///     0.000 > ATZ\r
///     0.912 < \r\rELM327 v1.5\r\r>
///     0.913 > 0100\r
///     0.981 < SEARCHING...\r7E8 06 41 00 \x20
///     1.020 < BE 3E B8 11 \r\r>
///
/// `speed` is that of a serial line ("115200 raised from 38400"), and `known` what the program knew of the adapter from
/// before, in its own words; without them there is none.
///
/// The first line names the format and its version. Lines that begin with `#` before the session are its header, kept
/// as they stand; those that follow are comments, and blank lines are nothing.
///
/// Every other line is one write of the program (`>`) or one read (`<`), with its time in seconds since the connection
/// was opened and exactly the bytes that it had. Printable ASCII stands for itself. `\r`, `\n` and `\\` are a carriage
/// return, a line feed and a backslash; `\xHH` is any byte, and also a space where an editor would cut it off. Times
/// have three to nine decimals, and never go back.
package struct Transcript: Hashable, Sendable {
    package enum Direction: Sendable {
        /// From the program to the adapter: `>`.
        case sent
        /// From the adapter to the program: `<`.
        case received
    }

    /// One write or one read; never without bytes.
    package struct Entry: Hashable, Sendable {
        package var direction: Direction
        /// On a time line that begins when the connection is opened.
        package var time: Instant
        package var bytes: [UInt8]
        /// Its line in the file, from 1.
        package var line: Int

        package init(_ direction: Direction, _ bytes: [UInt8], at time: Instant, line: Int = 0) {
            self.direction = direction
            self.time = time
            self.bytes = bytes
            self.line = line
        }

        /// The line, without its line feed.
        package var text: String {
            "\(Transcript.seconds(time)) \(direction == .sent ? ">" : "<") \(Transcript.escaped(bytes))"
        }
    }

    /// What cannot be read, and where.
    package struct SyntaxError: Error, Hashable {
        package let line: Int
        package let fault: TranscriptError

        package var reason: String { fault.text }
    }

    static let firstLine = "# obdmech transcript 1"
    /// The names of the header's lines, in order.
    private static let headerNames = ["vehicle", "adapter", "firmware", "protocol", "date", "notes"]
    /// The names of those that follow where the opening of the connection brings them.
    static let openingNames = ["speed", "known"]

    /// The lines after the first, without `# `.
    package var header: [String]
    package var entries: [Entry]

    package init(header: [String], entries: [Entry]) {
        self.header = header
        self.entries = entries
    }

    /// A header with a line for each name; those that have no value are left for people to fill in.
    package static func header(_ values: [String: String]) -> [String] {
        headerNames.map { name in values[name].map { "\(name): \($0)" } ?? "\(name):" }
    }

    /// What the header says under a name; nil where it says nothing.
    package subscript(_ name: String) -> String? {
        guard let line = header.first(where: { $0.hasPrefix(name + ":") }) else { return nil }
        let value = line.dropFirst(name.count + 1).drop { $0 == " " }
        return value.isEmpty ? nil : String(value)
    }

    // MARK: Writing

    package var text: String {
        Self.headerText(header) + entries.map { $0.text + "\n" }.joined()
    }

    package static func headerText(_ header: [String]) -> String {
        ([firstLine] + header.map(comment)).map { $0 + "\n" }.joined()
    }

    /// A line that says something besides the session. A line break or another control character becomes a space.
    package static func comment(_ text: String) -> String {
        let line = String(decoding: text.utf8.map { $0 < 0x20 || $0 == 0x7F ? 0x20 : $0 }, as: UTF8.self)
        return line.isEmpty ? "#" : "# " + line
    }

    package static func escaped(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + 8)
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case 0x0D: text += "\\r".utf8
            case 0x0A: text += "\\n".utf8
            case UInt8(ascii: "\\"): text += "\\\\".utf8
            case 0x20 where index == 0 || index == bytes.count - 1: text += "\\x20".utf8
            case 0x20...0x7E: text.append(byte)
            default: text += ("\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)).utf8
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// "0.912", "12.345678901": no digit is lost.
    package static func seconds(_ time: Instant) -> String {
        let nanoseconds = max(0, time.nanoseconds)
        var decimals = String(1_000_000_000 + nanoseconds % 1_000_000_000).dropFirst()
        while decimals.count > 3, decimals.hasSuffix("0") { decimals.removeLast() }
        return "\(nanoseconds / 1_000_000_000).\(decimals)"
    }

    // MARK: Reading

    package init(parsing text: [UInt8]) throws(SyntaxError) {
        header = []
        entries = []
        var start = text.startIndex
        var number = 0
        while start < text.endIndex || number == 0 {
            let end = text[start...].firstIndex(of: 0x0A) ?? text.endIndex
            number += 1
            try take(text[start..<end], number)
            start = end + 1
        }
    }

    private mutating func take(_ line: ArraySlice<UInt8>, _ number: Int) throws(SyntaxError) {
        var line = line
        // As Windows ends its lines.
        if line.last == 0x0D { line.removeLast() }
        if number == 1 {
            guard line.elementsEqual(Self.firstLine.utf8) else {
                throw SyntaxError(line: 1, fault: .isNone)
            }
            return
        }
        guard let first = line.first(where: { $0 != 0x20 && $0 != 0x09 }) else { return }
        if first == UInt8(ascii: "#") {
            guard entries.isEmpty, line.first == first else { return }
            line.removeFirst()
            if line.first == 0x20 { line.removeFirst() }
            header.append(String(decoding: line, as: UTF8.self))
            return
        }
        do throws(TranscriptError) {
            let entry = try Self.entry(line, number)
            if let last = entries.last, entry.time < last.time {
                throw .timeGoesBack(from: Self.seconds(last.time), to: Self.seconds(entry.time))
            }
            entries.append(entry)
        } catch {
            throw SyntaxError(line: number, fault: error)
        }
    }

    private static func entry(_ line: ArraySlice<UInt8>, _ number: Int) throws(TranscriptError) -> Entry {
        var rest = line.drop { $0 == 0x20 }
        let whole = digits(&rest)
        var decimals = ArraySlice<UInt8>()
        let hasPoint = rest.first == UInt8(ascii: ".")
        if hasPoint {
            rest.removeFirst()
            decimals = digits(&rest)
        }
        guard !whole.isEmpty, whole.count <= 9, hasPoint, (1...9).contains(decimals.count), rest.first == 0x20 else {
            throw .noTime
        }
        var nanoseconds: Int64 = 0
        for digit in whole + decimals { nanoseconds = nanoseconds * 10 + Int64(digit - 0x30) }
        for _ in decimals.count..<9 { nanoseconds *= 10 }
        rest = rest.drop { $0 == 0x20 }
        let direction: Direction
        switch rest.popFirst() {
        case UInt8(ascii: ">"): direction = .sent
        case UInt8(ascii: "<"): direction = .received
        default: throw .noDirection
        }
        guard rest.popFirst() == 0x20, !rest.isEmpty else {
            throw .noBytes(after: direction == .sent ? ">" : "<")
        }
        return Entry(direction, try unescaped(rest), at: Instant(nanoseconds: nanoseconds), line: number)
    }

    private static func digits(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let digits = rest.prefix { (0x30...0x39).contains($0) }
        rest = rest[digits.endIndex...]
        return digits
    }

    private static func unescaped(_ text: ArraySlice<UInt8>) throws(TranscriptError) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            guard (0x20...0x7E).contains(byte) else {
                throw .notPrintable(escaped([byte]))
            }
            guard byte == UInt8(ascii: "\\") else {
                bytes.append(byte)
                continue
            }
            switch rest.popFirst() {
            case UInt8(ascii: "r"): bytes.append(0x0D)
            case UInt8(ascii: "n"): bytes.append(0x0A)
            case UInt8(ascii: "\\"): bytes.append(byte)
            case UInt8(ascii: "x"):
                guard let high = rest.popFirst().flatMap(nibble), let low = rest.popFirst().flatMap(nibble) else {
                    throw .noDigits
                }
                bytes.append(high << 4 | low)
            default: throw .unknownEscape
            }
        }
        return bytes
    }

    private static func nibble(_ digit: UInt8) -> UInt8? {
        switch digit {
        case 0x30...0x39: digit - 0x30
        case 0x41...0x46: digit - 0x41 + 10
        case 0x61...0x66: digit - 0x61 + 10
        default: nil
        }
    }
}

/// What is wrong with a line of a transcript.
package enum TranscriptError: UserError, Hashable {
    case isNone
    case noTime
    /// Both as a line has them.
    case timeGoesBack(from: String, to: String)
    case noDirection
    /// Behind the mark of the direction.
    case noBytes(after: String)
    /// As it is to be written.
    case notPrintable(String)
    case unknownEscape
    case noDigits

    package var message: UserMessage {
        switch self {
        case .isNone:
            UserMessage("not a transcript: the first line must be '\(Transcript.firstLine)'", status: .adapter)
        case .noTime: UserMessage("a line must start with its time in seconds, such as 0.912", status: .adapter)
        case .timeGoesBack(let last, let time):
            UserMessage("the time goes backwards, from \(last) to \(time)", status: .adapter)
        case .noDirection: UserMessage("expected > (sent) or < (received) after the time", status: .adapter)
        case .noBytes(let mark): UserMessage("expected a space and at least one byte after \(mark)", status: .adapter)
        case .notPrintable(let byte):
            UserMessage("byte \(byte) is not printable: write it in this form", status: .adapter)
        case .unknownEscape: UserMessage("expected \\r, \\n, \\\\ or \\xHH after a backslash", status: .adapter)
        case .noDigits: UserMessage("expected two hexadecimal digits after \\x", status: .adapter)
        }
    }
}
