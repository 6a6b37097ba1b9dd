import Formats
import Telemetry

/// The signals of a file, by the bytes of their names, since every line has one.
struct LogSignals {
    /// More are no car's.
    private static let limit = 2000
    /// The maximum length of a name or a unit in bytes.
    private static let longest = 200

    private struct Row {
        let name: [UInt8]
        let unit: [UInt8]
        let signal: Signal
    }

    private var rows: [Row] = []
    /// The places of rows by the hash of their bytes.
    private var places: [UInt64: [Int]] = [:]

    /// Returns the signal with this name and unit, as they stand in a line of JSON; nil if it has no name, one that is
    /// too long, or if there are too many.
    mutating func signal(
        _ name: JSONCursor.RawString, _ unit: JSONCursor.RawString?, in line: Span<UInt8>
    ) -> Signal? {
        let (nameBytes, unitBytes) = (line.extracting(name.range), unit.map { $0.range } ?? 0..<0)
        let hash = Self.hash(line, unitBytes, Self.hash(line, name.range, 0xCBF2_9CE4_8422_2325))
        for place in places[hash] ?? [] {
            let row = rows[place]
            if Self.equal(line, name.range, row.name), Self.equal(line, unitBytes, row.unit) { return row.signal }
        }
        guard rows.count < Self.limit, 1...Self.longest ~= nameBytes.count, unitBytes.count <= Self.longest,
            let nameText = JSONCursor.string(name, line)
        else { return nil }
        var unitText = ""
        if let unit {
            guard let text = JSONCursor.string(unit, line) else { return nil }
            unitText = text
        }
        let signal = Signal(nameText, Unit(unitText))
        places[hash, default: []].append(rows.count)
        rows.append(Row(name: Self.bytes(line, name.range), unit: Self.bytes(line, unitBytes), signal: signal))
        return signal
    }

    /// FNV-1a, of the length as well.
    private static func hash(_ line: Span<UInt8>, _ range: Range<Int>, _ start: UInt64) -> UInt64 {
        var hash = (start ^ UInt64(range.count)) &* 0x100_0000_01B3
        for place in range { hash = (hash ^ UInt64(line[place])) &* 0x100_0000_01B3 }
        return hash
    }

    private static func equal(_ line: Span<UInt8>, _ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
        guard range.count == bytes.count else { return false }
        for index in 0..<bytes.count where line[range.lowerBound + index] != bytes[index] { return false }
        return true
    }

    private static func bytes(_ line: Span<UInt8>, _ range: Range<Int>) -> [UInt8] { range.map { line[$0] } }
}
