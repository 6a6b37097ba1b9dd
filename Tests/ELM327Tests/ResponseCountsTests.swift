import ELM327
import Testing

@Suite(.timeLimit(.minutes(20))) struct ResponseCountsTests {
    private static let pids: [UInt8] = [0x0D, 0x0C]

    private func counts(_ observed: Int...) -> ResponseCounts {
        var counts = ResponseCounts()
        for count in observed { counts.observe(Self.pids, count: count) }
        return counts
    }

    /// Observes responses until the count is used; returns how many that took.
    private func regain(_ counts: inout ResponseCounts) -> Int {
        for times in 1...2000 {
            counts.observe(Self.pids, count: 1)
            if counts.count(for: Self.pids) == 1 { return times }
        }
        return 0
    }

    @Test(
        arguments: [
            ([], nil), ([1], nil), ([1, 1], 1), ([2, 2], 2), ([15, 15], 15), ([16, 16], nil), ([0, 0], nil),
            // An occasional duplicate frame does not determine the count.
            ([1, 2], nil), ([1, 2, 1], nil), ([1, 2, 1, 1], 1), ([1, 1, 2], nil), ([1, 1, 2, 1], nil),
            ([1, 1, 2, 2], 2),
        ] as [([Int], Int?)])
    func twoThatAgree(_ observed: [Int], _ expected: Int?) {
        var counts = ResponseCounts()
        for count in observed { counts.observe(Self.pids, count: count) }
        #expect(counts.count(for: Self.pids) == expected)
    }

    /// A count that matches the ECUs' lists of supported PIDs needs one response less; not so after an irregularity.
    @Test func oneThatIsListed() {
        var counts = ResponseCounts()
        counts.observe(Self.pids, count: 1, isListed: true)
        #expect(counts.count(for: Self.pids) == 1)
        counts.distrust(Self.pids)
        for _ in 1...3 {
            #expect(counts.count(for: Self.pids) == nil)
            counts.observe(Self.pids, count: 1, isListed: true)
        }
        counts.observe(Self.pids, count: 1, isListed: true)
        #expect(counts.count(for: Self.pids) == 1)
    }

    @Test func eachRequestForItself() {
        let counts = counts(2, 2)
        #expect(counts.count(for: [0x0C, 0x0D]) == nil)
        #expect(counts.count(for: [0x0D]) == nil)
    }

    /// Each irregularity doubles the number of matching responses required, up to a limit.
    @Test func oddities() {
        var counts = counts(1, 1)
        var needed: [Int] = []
        for _ in 0..<12 {
            counts.distrust(Self.pids)
            #expect(counts.count(for: Self.pids) == nil)
            needed.append(regain(&counts))
        }
        #expect(needed == [4, 8, 16, 32, 64, 128, 256, 512, 1024, 1024, 1024, 1024])
    }

    /// A count that proves right is trusted again, so that an occasional error on the line costs little.
    @Test func trustComesBack() {
        var counts = counts(1, 1)
        for _ in 0..<3 { counts.distrust(Self.pids) }
        #expect(regain(&counts) == 16)
        for _ in 0..<15 { counts.confirm(Self.pids) }
        counts.distrust(Self.pids)
        #expect(regain(&counts) == 32)
        for _ in 0..<32 + 16 { counts.confirm(Self.pids) }
        counts.distrust(Self.pids)
        #expect(regain(&counts) == 16)
        for _ in 0..<1000 { counts.confirm(Self.pids) }
        counts.distrust(Self.pids)
        #expect(regain(&counts) == 4)
    }

    @Test func whatIsNotKnownIsNotDistrusted() {
        var counts = ResponseCounts()
        counts.distrust(Self.pids)
        counts.confirm(Self.pids)
        #expect(regain(&counts) == 2)
    }

    @Test func forgotten() {
        var counts = counts(1, 1)
        counts.distrust(Self.pids)
        counts.forget()
        #expect(counts.count(for: Self.pids) == nil)
        #expect(regain(&counts) == 2)
    }
}
