import Serving
import Testing

@Suite(.timeLimit(.minutes(20))) struct PageTemplateTests {
    @Test(arguments: [
        ("<p>{note}</p>", "<p>{day} {csrf}</p>"), ("{day}{note}{day}", "today{day} {csrf}today"),
        ("{other} {} {", "{other} {} {"), ("{{day}}", "{today}"), ("{a{day}", "{atoday"), ("", ""),
        ("é{day}ü", "étodayü"),
    ])
    func textsArePutInOnce(template: String, page: String) {
        let texts = ["note": "{day} {csrf}", "day": "today", "csrf": "secret"]
        #expect(PageTemplate.filled(template, texts) == page)
    }
}

@Suite(.timeLimit(.minutes(20))) struct StoredVersionTests {
    private func version(_ modifiedNs: Int64?, size: Int64 = 10, inode: UInt64 = 7) -> StoredVersion {
        StoredVersion([
            StoredVersion.File(size: 1, modifiedNs: 0, inode: 1),
            modifiedNs.map { StoredVersion.File(size: size, modifiedNs: $0, inode: inode) },
        ])
    }

    @Test func changes() {
        let now = version(5_000_000_000)
        #expect(now == version(5_000_000_000))
        #expect(now != version(5_000_000_001) && now != version(4_000_000_000) && now != version(nil))
        #expect(now != version(5_000_000_000, size: 11) && now != version(5_000_000_000, inode: 8))
    }

    /// What was written in the last two seconds may be written again without another time, and so may what was written in
    /// the future, before the clock was set.
    @Test(arguments: [(7_000_000_000, false), (7_000_000_001, true), (5_000_000_000, false), (4_000_000_000, false)])
    func recentChanges(nowNs: Int64, expected: Bool) {
        #expect(version(5_000_000_000).showsChanges(nowNs: nowNs) == expected)
        #expect(version(nil).showsChanges(nowNs: nowNs))
    }
}
