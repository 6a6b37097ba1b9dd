import Camera
import Formats
import Telemetry
import Testing

@Suite(.timeLimit(.minutes(20))) struct ClipIndexTests {
    private let boot = "b1"

    @Test(arguments: ["b0042-000017", "b0001-000001-front", "b12345-1234567-rear_2"])
    func names(id: String) throws { #expect(try #require(ClipName(id)).id == id) }

    @Test(arguments: ["", "b1-2", "b0001-000001-", "b0001-000001-Front", "c0001-000001", "b0001-00000x", "b0001"])
    func namesOfOthers(id: String) { #expect(ClipName(id) == nil) }

    @Test func filesOfOthers() {
        #expect(ClipContainer.parts(ofFile: "b0001-000002.ts")?.name.sequence == 2)
        #expect(ClipContainer.parts(ofFile: "b0001-000002-front.mkv")?.container == .matroska)
        for file in ["b0001-000002.ts.sha256", "index.jsonl", "b0001-000002", ".b0001-000002.ts"] {
            #expect(ClipContainer.parts(ofFile: file) == nil, "\(file)")
        }
    }

    @Test func linesReplaceMembers() throws {
        let name = ClipName(boot: 1, sequence: 1)
        var index = ClipIndex()
        index.add(ClipIndex.line(name, [("boot", .string(boot)), ("startBootUs", .integer(5))]))
        index.add(
            ClipIndex.line(name, [("durationS", .number(60)), ("closed", .bool(true)), ("reason", .string("key"))]))
        var clip = try #require(index.clip(name))
        #expect(clip.durationS == 60 && clip.isClosed && clip.isProtected && clip.startBootUs == 5)
        index.add(ClipIndex.line(name, [("reason", .null)]))
        clip = try #require(index.clip(name))
        #expect(!clip.isProtected)
        // The same in fewer lines.
        let compacted = ClipIndex(index.compacted.joined(separator: "\n"))
        #expect(compacted.lines == 1 && compacted.clip(name)?.durationS == 60)
        index.add(ClipIndex.line(name, [("deleted", .bool(true))]))
        #expect(index.clips.isEmpty)
    }

    /// A camera that begins again shortly after an accident, in the same boot or, since the power was gone, in the next one.
    @Test func aMomentStaysOpen() throws {
        let time = try #require(WallTime(iso8601: "2026-11-27T20:00:00Z"))
        let event = ClipIndex.Event(boot: boot, bootUs: 70_000_000, time: time, reason: "harsh braking")
        var index = ClipIndex()
        index.add(ClipIndex.line(ClipName(boot: 1, sequence: 1), [("boot", .string(boot)), ("closed", .bool(true))]))
        #expect(index.openMoment(boot: boot, nowS: 80, now: time) == nil)
        index.add(ClipIndex.line(event))
        index = ClipIndex(index.compacted.joined(separator: "\n"))
        #expect(index.damagedLines == 0 && index.clips.count == 1)
        let same = ClipProtection.Moment(atS: 70, reason: event.reason)
        #expect(index.openMoment(boot: boot, nowS: 80, now: time.advanced(bySeconds: 10)) == same)
        let next = ClipProtection.Moment(atS: 20, reason: event.reason)
        for laterS in [-3600.0, 40] {
            #expect(index.openMoment(boot: "b2", nowS: 20, now: time.advanced(bySeconds: laterS)) == next)
        }
        #expect(index.openMoment(boot: "b2", nowS: 20, now: time.advanced(bySeconds: 3600)) == nil)
        // The next boot has recorded already.
        index.add(ClipIndex.line(ClipName(boot: 2, sequence: 1), [("boot", .string("b2"))]))
        #expect(index.openMoment(boot: "b3", nowS: 20, now: time.advanced(bySeconds: 60)) == nil)
    }

    @Test func damagedLinesAreLeftOut() {
        let index = ClipIndex("{\"clip\":\"b0001-000001\",\"closed\":true}\n{\"clip\":\"b0001-0000\nnonsense\n{}\n")
        #expect(index.clips.count == 1 && index.damagedLines == 3)
    }

    /// The clock was wrong when the clip was recorded, and was set later.
    @Test func clocksThatAreSetCorrectEarlierClips() throws {
        let name = ClipName(boot: 1, sequence: 1)
        var index = ClipIndex()
        index.add(
            ClipIndex.line(
                name,
                [
                    ("boot", .string(boot)), ("startBootUs", .integer(10_000_000)),
                    ("start", .string("1970-01-01T00:00:10.000Z")), ("clock", .string("system")),
                ]))
        let set = try #require(WallTime(iso8601: "2026-11-27T20:00:00Z"))
        index.add(ClipIndex.line(boot, .init(bootUs: 70_000_000, time: set, source: .synchronized)))
        #expect(index.clip(name)?.start == set.advanced(bySeconds: -60))
        #expect(index.clip(name)?.clock == .synchronized)
        // A worse clock changes nothing; that of another boot neither.
        index.add(ClipIndex.line(boot, .init(bootUs: 80_000_000, time: set.advanced(bySeconds: -1e6), source: .system)))
        index.add(ClipIndex.line("b2", .init(bootUs: 80_000_000, time: set, source: .receiver)))
        #expect(index.clip(name)?.start == set.advanced(bySeconds: -60))
    }

    @Test func bootsAreCounted() {
        var index = ClipIndex()
        #expect(index.number(ofBoot: "x", and: []) == 1)
        #expect(index.number(ofBoot: "x", and: [ClipName(boot: 7, sequence: 1)]) == 8)
        index.add(ClipIndex.line(ClipName(boot: 3, sequence: 1), [("boot", .string("x"))]))
        #expect(index.number(ofBoot: "x", and: [ClipName(boot: 7, sequence: 1)]) == 3)
        #expect(index.number(ofBoot: "y", and: []) == 4)
    }

    @Test func timingFindsTheLeastDelay() throws {
        var timing = ClipTiming(lengthS: 2)
        for frame in 0..<70 {
            let frameS = 100 + Double(frame) / 30
            if timing.isDue(at: frameS) {
                #expect(frame == 60)
                timing.next()
            }
            // Most frames wait for something.
            timing.add(frameS: frameS, arrivalS: 5000 + Double(frame) / 30 + (frame % 7 == 3 ? 0.01 : 0.09))
        }
        #expect(timing.frames == 10)
        #expect(abs(timing.durationS - 10.0 / 30) < 0.001)
        #expect(abs(try #require(timing.startS) - 5002.01) < 0.004)
    }
}
