import Camera
import Testing

@Suite(.timeLimit(.minutes(20))) struct ClipRingTests {
    private func entries(_ count: Int, bytes: Int64 = 100, protected: Set<Int> = []) -> [ClipRing.Entry] {
        (1...count).map { number in
            ClipRing.Entry(
                name: ClipName(boot: 1, sequence: number), bytes: bytes, ageS: Double(count - number) * 60,
                isProtected: protected.contains(number))
        }
    }

    /// Ten thousand clips of changing size, recorded one after another: the space is used up to one clip, and never more.
    @Test func exactOverManyClips() {
        let ring = ClipRing(limitBytes: 1_000_000)
        var kept: [ClipRing.Entry] = []
        var random: UInt64 = 7
        var deleted: [ClipName] = []
        for number in 1...10_000 {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let bytes = Int64(5000 + random >> 33 % 10_000)
            let decision = ring.decide(kept, nextBytes: bytes, freeBytes: nil)
            #expect(decision.hasRoom)
            deleted += decision.deleted
            kept.removeAll { decision.deleted.contains($0.name) }
            kept.append(
                ClipRing.Entry(
                    name: ClipName(boot: 1, sequence: number), bytes: bytes, isProtected: number % 500 == 0))
            let total = kept.reduce(0) { $0 + $1.bytes }
            #expect(total <= 1_000_000)
            if number > 300 { #expect(total > 1_000_000 - 15_000) }
        }
        // The oldest first, and none that is protected.
        #expect(deleted == deleted.sorted())
        #expect(deleted.allSatisfy { $0.sequence % 500 != 0 })
        #expect(kept.count { $0.isProtected } == 20)
    }

    @Test func freeSpaceIsKept() {
        let ring = ClipRing(keepFreeBytes: 1000)
        #expect(ring.decide(entries(5), nextBytes: 100, freeBytes: 1100).deleted.isEmpty)
        let decision = ring.decide(entries(5), nextBytes: 100, freeBytes: 900)
        #expect(decision.deleted.map(\.sequence) == [1, 2] && decision.hasRoom)
    }

    @Test func protectedClipsStayAndLeaveNoRoom() {
        let ring = ClipRing(limitBytes: 500)
        let decision = ring.decide(entries(5, protected: [1, 3, 4, 5]), nextBytes: 200, freeBytes: nil)
        #expect(decision.deleted.map(\.sequence) == [2] && !decision.hasRoom)
    }

    @Test func ageDeletesOnlyWhatIsOlder() {
        let ring = ClipRing(maxAgeS: 150)
        let decision = ring.decide(entries(5, protected: [1]), nextBytes: 0, freeBytes: nil)
        #expect(decision.deleted.map(\.sequence) == [2])
    }

    /// The smallest limit that may be given is enough for a clip to begin.
    @Test func theSmallestLimitRecords() {
        let ring = ClipRing(limitBytes: SizeText.minLimitBytes)
        #expect(SizeText.limitBytes("1MB") == SizeText.minLimitBytes && SizeText.limitBytes("999kB") == nil)
        #expect(ring.decide([], nextBytes: ring.startBytes, freeBytes: nil).hasRoom)
        #expect(ClipRing().startBytes == 1 << 20)
        // Without a protected clip none uses the space, and be there none.
        #expect(ClipRing(keepFreeBytes: 3000).protectedShare([], freeBytes: 2000) == 0)
    }

    @Test func shareOfProtectedClips() throws {
        let ring = ClipRing(limitBytes: 1000)
        #expect(ring.protectedShare(entries(5, protected: [1, 2]), freeBytes: nil) == 0.2)
        // The disk may be smaller than the limit.
        let share = try #require(ring.protectedShare(entries(5, protected: [1, 2]), freeBytes: 0))
        #expect(share == 0.4)
        #expect(ClipRing().protectedShare(entries(1), freeBytes: nil) == nil)
    }

    @Test func usualFreeSpace() {
        #expect(ClipRing.usualKeepFree(ofBytes: 20_000_000) == 2_000_000)
        #expect(ClipRing.usualKeepFree(ofBytes: 1_000_000_000_000) == 2_000_000_000)
    }
}
