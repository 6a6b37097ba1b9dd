package import Telemetry

/// A part of a log, in the order in which they are read: a trip begins, has samples, and ends; scans are between trips. So
/// a log of any length is imported without being in memory.
package enum LogPart: Sendable {
    /// What is known of a trip before its first samples.
    case begin(TripLog)
    /// In the order of their times.
    case samples([Sample])
    /// What is known of the trip after its last sample.
    case end(TripLog)
    case scan(ScanDocument)
}

/// Reads a file that comes in blocks.
package protocol LogReader {
    /// What was left out so far.
    var leftOut: LeftOut { get }
    mutating func add(_ block: Span<UInt8>)
    /// The file has ended.
    mutating func end()
    /// Returns the next part that is complete; nil if more of the file is needed, or it has ended.
    mutating func nextPart() -> LogPart?
}

/// What was not taken from a file, because it was not understood or cannot be.
package struct LeftOut: Hashable, Sendable {
    /// Lines, rows or points that were not understood.
    package private(set) var lines = 0
    /// The number of the first one, from 1.
    package private(set) var firstLine: Int?
    /// Samples, rows or points whose times do not fit the others.
    package var times = 0
    /// Values of too many signals.
    package var values = 0

    package init() {}

    package var isEmpty: Bool { lines == 0 && times == 0 && values == 0 }

    package mutating func addLine(_ number: Int) {
        lines += 1
        firstLine = firstLine ?? number
    }
}
