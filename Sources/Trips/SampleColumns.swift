package import Telemetry

/// The samples of one signal, in the order of their times.
package struct SampleColumn: Sendable {
    package let signal: Signal
    package private(set) var times: [Instant] = []
    /// In the order of the times.
    package private(set) var values: [Double] = []

    package init(_ signal: Signal) { self.signal = signal }

    /// Appends a sample, which must not be earlier than the last one.
    package mutating func append(_ value: Double, at time: Instant) {
        times.append(time)
        values.append(value)
    }

    /// Appends samples, of which none is earlier than the one before.
    package mutating func append(_ values: [Double], at times: [Instant]) {
        assert(values.count == times.count, "a time for each value")
        self.times += times
        self.values += values
    }

    package subscript(index: Int) -> Sample { Sample(signal, values[index], at: times[index]) }

    /// The samples that meet a condition, which is asked of each of them in their order.
    func filter(_ isKept: (Sample) -> Bool) -> SampleColumn {
        let others = times.indices.filter { !isKept(self[$0]) }
        // As nearly always.
        if others.isEmpty { return self }
        var kept = SampleColumn(signal)
        var next = 0
        for index in times.indices {
            if next < others.count, others[next] == index {
                next += 1
            } else {
                kept.append(values[index], at: times[index])
            }
        }
        return kept
    }

    /// The same in the order of the times; those of the same time keep their order.
    package var sorted: SampleColumn {
        guard zip(times, times.dropFirst()).contains(where: { $1 < $0 }) else { return self }
        var sorted = SampleColumn(signal)
        for index in times.indices.sorted(by: { (times[$0], $0) < (times[$1], $1) }) {
            sorted.append(values[index], at: times[index])
        }
        return sorted
    }
}

/// The samples of a trip by their signals, each of which can be read by itself: what is drawn of a signal, and many of the
/// facts, need no others.
package struct SampleColumns: Sendable {
    private var table = SignalTable<SampleColumn>()

    package init() {}

    package init(_ columns: [SampleColumn]) { for column in columns { _ = table.add(column, of: column.signal) } }

    /// - Parameter samples: in the order of their times.
    package init(_ samples: [Sample]) { for sample in samples { append(sample) } }

    /// Those that have been added first come first.
    package var all: [SampleColumn] { table.values }

    package subscript(signal: Signal) -> SampleColumn? { table[signal] }

    package func has(anyOf signals: Set<Signal>) -> Bool { table.signals.contains(where: signals.contains) }

    /// The time of the last sample; nil if there is none.
    package var end: Instant? { table.values.lazy.compactMap(\.times.last).max() }

    /// Appends a sample. Samples of a signal must be in the order of their times.
    package mutating func append(_ sample: Sample) {
        let place = table.place(of: sample.signal) ?? table.add(SampleColumn(sample.signal), of: sample.signal)
        table[place].append(sample.value, at: sample.time)
    }

    /// Passes on the samples in the order of their times, and those of the same time in the order of their signals.
    /// - Parameter only: the signals that are wanted; nil for all.
    package func inOrder(only: Set<Signal>? = nil, _ body: (Sample) -> Void) {
        var cursor = SampleCursor(only.map { only in all.filter { only.contains($0.signal) } } ?? all)
        while cursor.next(body) != nil {}
    }

    /// Only the samples that can be (see `PlausibilityCheck`).
    package func plausible(isGame: Bool) -> SampleColumns {
        var check = PlausibilityCheck(isGame: isGame)
        var columns = all
        let engine = columns.firstIndex { $0.signal == .engineSpeed }
        if let engine { columns[engine] = check.accepted(of: columns[engine]) }
        for place in columns.indices where place != engine {
            // Of samples of the same time those of the engine come first if their column does.
            columns[place] = check.accepted(
                of: columns[place], engine.map { (columns[$0], isFirst: $0 < place) })
        }
        return SampleColumns(columns.filter { !$0.times.isEmpty })
    }
}

/// Reads columns side by side.
struct SampleCursor {
    let columns: [SampleColumn]
    /// The place of the next sample of each column, and its time in nanoseconds; later than all after the last one.
    private var places: [Int]
    private var times: [Int64]
    /// The earliest time of so many columns each: those of columns with few samples seldom change.
    private var earliest: [Int64]
    private static let groupSize = 6
    private static let end = Int64.max

    init(_ columns: [SampleColumn]) {
        self.columns = columns
        places = columns.map { _ in 0 }
        times = columns.map { $0.times.first?.nanoseconds ?? Self.end }
        earliest = stride(from: 0, to: columns.count, by: Self.groupSize).map { _ in Self.end }
        for group in earliest.indices { update(group) }
    }

    private func members(_ group: Int) -> Range<Int> {
        group * Self.groupSize..<min(columns.count, (group + 1) * Self.groupSize)
    }

    private mutating func update(_ group: Int) {
        var first = Self.end
        for column in members(group) { first = min(first, times[column]) }
        earliest[group] = first
    }

    /// Passes on all samples of the next moment, in the order of the columns, and moves on. Returns its time; nil at the end.
    mutating func next(_ body: (Sample) -> Void) -> Instant? {
        var time = Self.end
        for group in earliest { time = min(time, group) }
        guard time < Self.end else { return nil }
        for group in earliest.indices where earliest[group] == time {
            for column in members(group) {
                while times[column] == time {
                    let place = places[column]
                    body(columns[column][place])
                    places[column] = place + 1
                    times[column] =
                        place + 1 < columns[column].times.count
                        ? columns[column].times[place + 1].nanoseconds : Self.end
                }
            }
            update(group)
        }
        return Instant(nanoseconds: time)
    }
}
