import Formats
import OBD
import Telemetry

/// Reads what `trip --json`, `log --json` and `scan --json` wrote: an object a line, or over several lines, in any order.
package struct JSONLogReader: LogReader {
    package private(set) var leftOut = LeftOut()
    /// The member of the first scan that is missing or invalid.
    package private(set) var invalidMember: String?

    private var lines = LineSplitter()
    private var document = DocumentLines()
    private var signals = LogSignals()
    private var trip: TripCollector?
    /// Scans that stand between the lines of a trip.
    private var scans: [LogPart] = []
    private var parts: [LogPart] = []

    package init() {}

    /// Whether a file that begins with these bytes is one: a line begins as an object or a list does.
    package static func canRead(_ beginning: Span<UInt8>) -> Bool {
        var isLineStart = true
        for place in 0..<beginning.count {
            switch beginning[place] {
            case UInt8(ascii: "{") where isLineStart, UInt8(ascii: "[") where isLineStart:
                guard place + 1 < beginning.count else { return true }
                switch beginning[place + 1] {
                case 0x22, 0x20, 0x09, 0x0D, 0x0A, UInt8(ascii: "{"): return true
                default: isLineStart = false
                }
            case 0x0A: isLineStart = true
            // Blanks, and the mark that some editors write before a text.
            case 0x20, 0x09, 0x0D, 0xEF, 0xBB, 0xBF: break
            default: isLineStart = false
            }
        }
        return false
    }

    package mutating func add(_ block: Span<UInt8>) {
        var lines = self.lines
        self.lines = LineSplitter()
        lines.add(block) { handle($0, $1) }
        self.lines = lines
    }

    package mutating func end() {
        var lines = self.lines
        lines.end { handle($0, $1) }
        if let line = document.openLine { leftOut.addLine(line) }
        closeTrip()
    }

    package mutating func nextPart() -> LogPart? { parts.isEmpty ? nil : parts.removeFirst() }

    // MARK: Lines

    private mutating func handle(_ line: Span<UInt8>?, _ number: Int) {
        guard let line else { return leftOut.addLine(number) }
        let start = Self.start(line)
        if start == line.count { return }
        if let open = document.openLine {
            // An object is indented by those around it: one that was cut off ends here.
            if line[0] == UInt8(ascii: "{"), document.isInObject {
                leftOut.addLine(open)
                document = DocumentLines()
            } else {
                return addToDocument(line, number)
            }
        }
        let text = line.extracting(start..<line.count)
        if handle(object: text, number) || handle(list: text, number) { return }
        if DocumentLines.opens(text) { addToDocument(text, number) } else { leftOut.addLine(number) }
    }

    /// Returns whether the text is a list with objects that are understood.
    private mutating func handle(list: Span<UInt8>, _ number: Int) -> Bool {
        guard list[0] == UInt8(ascii: "[") else { return false }
        var lines = DocumentLines()
        var isUnderstood = false
        lines.add(list, number) { object, _ in
            if let object, handle(object: object.span, number) { isUnderstood = true }
        }
        return isUnderstood
    }

    /// The place of the first byte that is neither blank nor a byte order mark.
    private static func start(_ line: Span<UInt8>) -> Int {
        var start = 0
        if line.count >= 3, line[0] == 0xEF, line[1] == 0xBB, line[2] == 0xBF { start = 3 }
        while start < line.count, line[start] == 0x20 || line[start] == 0x09 || line[start] == 0x0D { start += 1 }
        return start
    }

    private mutating func addToDocument(_ line: Span<UInt8>, _ number: Int) {
        var document = self.document
        self.document = DocumentLines()
        document.add(line, number) { object, first in
            guard let object, handle(object: object.span, first) else { return leftOut.addLine(first) }
        }
        self.document = document
    }

    /// Returns whether the text is an object that is understood, even if not needed.
    private mutating func handle(object: Span<UInt8>, _ number: Int) -> Bool {
        guard let line = TripLogLine(object), let kind = line.kind else { return false }
        switch kind {
        case .start:
            closeTrip()
            guard let start = JSON(parsing: object) else { return false }
            trip = TripCollector(start: line.time, device: start["device"]?.text, vin: start["vin"]?.text)
        case .sample:
            guard let name = line.signal, !name.range.isEmpty, let value = line.value,
                line.t != nil || line.time != nil
            else { return false }
            guard let signal = signals.signal(name, line.unit, in: object) else {
                leftOut.values += 1
                return true
            }
            // The beginning of the trip may be missing.
            if trip == nil { trip = TripCollector(start: nil, device: nil, vin: nil) }
            trip?.add(signal, value, secondsFromStart: line.t, at: line.time)
            if trip?.isFull == true { flush() }
        case .summary:
            guard trip != nil, let summary = JSON(parsing: object) else { break }
            trip?.add(summary: summary)
            closeTrip()
        case .scan: return addScan(object)
        case .other: break
        }
        return true
    }

    private mutating func addScan(_ object: Span<UInt8>) -> Bool {
        do {
            let scan = LogPart.scan(try ScanDocument(object))
            if trip == nil { parts.append(scan) } else { scans.append(scan) }
            return true
        } catch {
            if case .invalid(let member) = error { invalidMember = invalidMember ?? member }
            return false
        }
    }

    // MARK: Trips

    private mutating func flush() {
        guard let batch = trip?.nextBatch() else { return }
        leftOut.times += batch.leftOut
        guard !batch.samples.isEmpty else { return }
        if let begun = batch.begun { parts.append(.begin(begun)) }
        parts.append(.samples(batch.samples))
    }

    private mutating func closeTrip() {
        flush()
        if let ended = trip?.ended { parts.append(.end(ended)) }
        trip = nil
        parts += scans
        scans = []
    }
}

/// Objects that are written over several lines, perhaps in a list.
private struct DocumentLines {
    /// The maximum size of an object in bytes.
    private static let longest = 16 << 20

    private var object: [UInt8] = []
    private var depth = 0
    /// The line in which a list begins that is open.
    private var listLine: Int?
    private var isInString = false
    private var isEscaped = false
    private var firstLine = 0

    /// The line in which the object or the list begins; nil if neither is open.
    var openLine: Int? { isInObject ? firstLine : listLine }
    var isInObject: Bool { depth > 0 }

    /// Whether a line can be the first one: it has only brackets.
    static func opens(_ line: Span<UInt8>) -> Bool {
        for place in 0..<line.count {
            switch line[place] {
            case UInt8(ascii: "{"), UInt8(ascii: "["), 0x20, 0x09, 0x0D: break
            default: return false
            }
        }
        return true
    }

    /// Passes each object that is complete with the number of its first line; nil if it is too long, or none.
    mutating func add(_ line: Span<UInt8>, _ number: Int, _ body: (_ object: [UInt8]?, _ firstLine: Int) -> Void) {
        var isStray = false
        for place in 0..<line.count {
            let byte = line[place]
            if depth == 0 {
                switch byte {
                case UInt8(ascii: "{"):
                    object = [byte]
                    depth = 1
                    firstLine = number
                case UInt8(ascii: "["): listLine = listLine ?? number
                case UInt8(ascii: "]"): listLine = nil
                case UInt8(ascii: ","), 0x20, 0x09, 0x0D: break
                default: isStray = true
                }
                continue
            }
            object.append(byte)
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == 0x5C {
                    isEscaped = true
                } else {
                    isInString = byte != 0x22
                }
                continue
            }
            switch byte {
            case 0x22: isInString = true
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            if depth == 0 {
                body(object, firstLine)
                object = []
            }
        }
        if isStray { body(nil, number) }
        // A string does not go on in the next line.
        isInString = false
        isEscaped = false
        if object.count > Self.longest {
            body(nil, firstLine)
            self = DocumentLines()
        }
    }
}
