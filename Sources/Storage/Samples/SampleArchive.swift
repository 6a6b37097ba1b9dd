package import Telemetry

/// All samples of a trip in memory, in about two bytes each except for the latest. Samples that have been stored are
/// marked.
package struct SampleArchive {
    /// The number of samples per batch. A failing disk is retried with batches of this size, too.
    private static let packedAtOnce = 2048

    /// Packed samples, of which either all or none have been stored. Their times are rounded to milliseconds.
    private struct Batch {
        var count: Int
        var blocks: [(signal: Signal, block: SampleBlock)]
    }

    private let origin: Instant
    private var batches: [Batch] = []
    private var recent: [Sample] = []
    private var batched = 0
    package private(set) var stored = 0

    /// Creates an empty archive.
    /// - Parameter origin: The instant of the trip's start.
    package init(origin: Instant) { self.origin = origin }

    package var count: Int { batched + recent.count }

    /// Adds samples, except NaN and values with a time that cannot be stored.
    package mutating func add(_ samples: [Sample]) {
        recent += samples.filter { !$0.value.isNaN && Database.microseconds($0.time, since: origin) != nil }
        while recent.count >= 2 * Self.packedAtOnce {
            let ofStored = stored - batched
            pack(ofStored > 0 ? ofStored : Self.packedAtOnce)
        }
    }

    private mutating func pack(_ count: Int) {
        var points: [Signal: [SampleBlock.Point]] = [:]
        // Keeps the usual order of several signals at the same time.
        var signals: [Signal] = []
        for sample in recent[..<count] {
            guard let time = Database.microseconds(sample.time, since: origin) else { continue }
            if points[sample.signal] == nil { signals.append(sample.signal) }
            points[sample.signal, default: []].append(
                SampleBlock.Point(milliseconds: SampleBlock.milliseconds(time), value: sample.value))
        }
        var blocks: [(signal: Signal, block: SampleBlock)] = []
        for signal in signals {
            let ordered = points[signal, default: []].sorted { $0.milliseconds < $1.milliseconds }
            for block in SampleBlock.pack(ordered[...]) { blocks.append((signal, block)) }
        }
        batches.append(Batch(count: count, blocks: blocks))
        recent.removeFirst(count)
        batched += count
    }

    /// Marks the first `count` samples as stored. Returns false, without changing anything, if that is implausible
    /// because the number ends inside a batch.
    package mutating func markStored(_ count: Int) -> Bool {
        var boundary = 0
        for batch in batches where boundary < count { boundary += batch.count }
        guard boundary == count || batched...self.count ~= count else { return false }
        stored = count
        return true
    }

    /// Passes the samples that are not stored to `store`, some thousand at a time and in the order of their times,
    /// until it throws. Samples that it accepted are marked as stored.
    package mutating func storeRest(
        _ store: ([Sample]) throws(StorageError) -> Void
    ) throws(StorageError) {
        var boundary = 0
        for batch in batches {
            if boundary >= stored {
                try store(Self.samples(batch, origin: origin))
                stored = boundary + batch.count
            }
            boundary += batch.count
        }
        if stored < count {
            try store(Array(recent[(stored - batched)...]))
            stored = count
        }
    }

    private static func samples(_ batch: Batch, origin: Instant) -> [Sample] {
        var merger = SampleMerger()
        var signals: [Signal] = []
        for (signal, block) in batch.blocks {
            // The blocks of a signal are adjacent.
            if signals.last != signal { signals.append(signal) }
            merger.add(block.unpack() ?? [], signal: signals.count - 1)
        }
        var samples: [Sample] = []
        merger.pop(before: .max) {
            let time = Instant(nanoseconds: origin.nanoseconds &+ $0.microseconds * 1000)
            samples.append(Sample(signals[$0.signal], $0.value, at: time))
        }
        return samples
    }
}
