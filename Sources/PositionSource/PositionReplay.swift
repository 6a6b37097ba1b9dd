package import Telemetry

/// Recorded fixes, played on the clock of the trip: the first one is at the trip's first moment.
package struct PositionReplay: Sendable {
    private var fixes: ArraySlice<(offsetS: Double, fix: Fix)>

    /// - Parameter fixes: with the seconds since the first one; in any order.
    package init(_ fixes: [(offsetS: Double, fix: Fix)]) { self.fixes = fixes.sorted { $0.offsetS < $1.offsetS }[...] }

    /// The fixes of a file of NMEA sentences; nil if there are none. Sentences that are damaged are skipped.
    package init?(nmea text: String) {
        var (fixes, parser) = ([] as [Fix], NMEAFixes())
        for line in text.split(whereSeparator: \.isNewline) {
            // A log may have a time in front of each sentence.
            guard let dollar = line.firstIndex(of: "$") else { continue }
            if let fix = parser.take(NMEASentence(line[dollar...].trimmingBlanks)) { fixes.append(fix) }
        }
        if let last = parser.finish() { fixes.append(last) }
        self.init(timed: fixes)
    }

    /// Fixes with their civil times. Those without a time or a position are left out; nil if none is left.
    package init?(timed fixes: [Fix]) {
        let timed = fixes.compactMap { fix in fix.hasPosition ? fix.time.map { ($0, fix) } : nil }
        guard let first = timed.first?.0 else { return nil }
        self.init(timed.map { ($0.0.seconds(since: first), $0.1) })
    }

    package var isEmpty: Bool { fixes.isEmpty }

    /// Returns the batches that are due.
    /// - Parameters:
    ///   - origin: the trip's first moment.
    ///   - time: now, on the clock of the trip.
    package mutating func batches(since origin: Instant, until time: Instant) -> [Batch] {
        var batches: [Batch] = []
        while let next = fixes.first, next.offsetS <= time.seconds(since: origin) {
            fixes.removeFirst()
            if let batch = next.fix.batch(at: origin.advanced(bySeconds: next.offsetS)) { batches.append(batch) }
        }
        return batches
    }
}

extension Substring {
    fileprivate var trimmingBlanks: Substring {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
