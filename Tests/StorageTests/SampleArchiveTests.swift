import Telemetry
import TestSupport
import Testing

@testable import Storage

@Suite(.timeLimit(.minutes(20))) struct SampleArchiveTests {
    private static let samples = Drive.samples(seconds: 300)

    /// Sorts samples; signals within the same millisecond may have any order.
    private func inOrder(_ samples: [Sample]) -> [Sample] {
        Drive.rounded(Drive.fromZero(samples)).enumerated().sorted {
            ($0.element.time, $0.element.signal.name, $0.offset) < ($1.element.time, $1.element.signal.name, $1.offset)
        }.map(\.element)
    }

    /// If storing fails occasionally, every sample is still stored, exactly once and in order.
    @Test(arguments: 0..<6) func nothingIsLostOrDoubled(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var archive = SampleArchive(origin: Drive.origin)
        var stored: [Sample] = []
        var rest = Self.samples[...]
        // From no failures to nothing but failures.
        let failures = [0, 2, 10, 50, 100, 100_000][seed]
        var left = 0
        while !rest.isEmpty {
            let count = min(rest.count, Int.random(in: 1...120, using: &random))
            archive.add(Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
            if left > 0 {
                left -= 1
                continue
            }
            left = failures == 0 ? 0 : Int.random(in: 0...failures, using: &random)
            let breaksAt = Bool.random(using: &random) ? 1 : Int.max
            var calls = 0
            try? archive.storeRest { samples throws(StorageError) in
                calls += 1
                if calls > breaksAt { throw StorageError.unusable("a test") }
                stored += samples
            }
            #expect(archive.stored == stored.count)
        }
        try archive.storeRest { samples throws(StorageError) in stored += samples }
        #expect(archive.stored == Self.samples.count && archive.count == Self.samples.count)
        // As a Bool, because a difference among so many samples would be unreadable.
        let expected = inOrder(Self.samples)
        let isWhole = inOrder(stored) == expected
        #expect(isWhole)
        // Once more from the beginning.
        let marked1 = archive.markStored(0)
        #expect(marked1)
        var all: [Sample] = []
        try archive.storeRest { samples throws(StorageError) in all += samples }
        let isWholeAgain = inOrder(all) == expected
        #expect(isWholeAgain)
    }

    @Test func onlyWholeBatchesCanBeMarked() throws {
        var archive = SampleArchive(origin: Drive.origin)
        archive.add(Self.samples)
        var counts: [Int] = []
        try archive.storeRest { samples throws(StorageError) in counts.append(samples.count) }
        #expect(counts.count > 2)
        let marked2 = archive.markStored(counts[0])
        #expect(marked2)
        let marked3 = archive.markStored(counts[0] - 1)
        #expect(!marked3)
        #expect(archive.stored == counts[0])
        let marked4 = archive.markStored(Self.samples.count + 1)
        #expect(!marked4)
        let marked5 = archive.markStored(Self.samples.count - 1)
        #expect(marked5)
    }

    @Test func noNumbersAreNotKept() {
        var archive = SampleArchive(origin: .zero)
        archive.add([Sample(.vehicleSpeed, .nan, at: .zero), Sample(.vehicleSpeed, 1, at: .zero)])
        #expect(archive.count == 1)
    }
}
