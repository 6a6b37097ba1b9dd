import Telemetry
import Testing

@testable import PositionSource

@Suite(.timeLimit(.minutes(20))) struct GpsdSessionTests {
    static let greeting =
        #"{"class":"VERSION","release":"3.22","rev":"3.22","proto_major":3,"proto_minor":14}"# + "\r\n"

    static func position(
        _ time: String?, mode: Int = 3, latitude: Double = 48.1, altitude: Double? = nil
    ) -> String {
        let parts =
            [#""class":"TPV""#, #""mode":\#(mode)"#, #""lat":\#(latitude),"lon":11.5,"speed":10,"track":90"#]
            + (time.map { [#""time":"2026-05-01T10:00:\#($0)Z""#] } ?? [])
            + (altitude.map { [#""altMSL":\#($0)"#] } ?? [])
        return "{" + parts.joined(separator: ",") + "}\r\n"
    }

    /// Takes texts at times in seconds. Returns a word for each event.
    static func run(_ parts: [(seconds: Double, text: String)]) -> [String] {
        var session = GpsdSession(device: "gpsd:test:1")
        return parts.flatMap { seconds, text in
            session.take(Array(text.utf8), at: Instant.zero.advanced(bySeconds: seconds)).map(word)
        }
    }

    private static func word(_ event: SourceEvent) -> String {
        switch event {
        case .connected(let description): "connected \(description.identity ?? "")"
        case .progress(let text): text
        case .lost(let problem, _): "lost: \(problem.message)"
        case .clock(let time, _): "clock \(time.microseconds / 1_000_000 % 100)"
        case .batch(let batch):
            "\(batch.time.seconds(since: .zero)): "
                + batch.samples.map { "\($0.signal.name) \($0.value)" }.joined(separator: " ")
        default: "\(event)"
        }
    }

    @Test func reportsOfAMomentAreOne() {
        let events = Self.run([
            (0, Self.greeting), (1, Self.position("01", mode: 2)), (1.03, Self.position("01", altitude: 500)),
            (1.2, ""), (2, Self.position("02", mode: 2)), (2.03, Self.position("02", altitude: 501)),
            (3, Self.position("03")), (3.5, ""),
        ]).filter { !$0.hasPrefix("clock") }
        let rest = "groundSpeed 36.0 course 90.0"
        #expect(
            events == [
                "connected gpsd 3.22", "the receiver has a fix",
                "1.0: latitude 48.1 longitude 11.5 altitude 500.0 \(rest)",
                "2.0: latitude 48.1 longitude 11.5 altitude 501.0 \(rest)",
                "3.0: latitude 48.1 longitude 11.5 \(rest)",
            ])
    }

    @Test func nothingIsLostIfATimeIsMissing() {
        let events = Self.run([
            (0, Self.greeting), (1, Self.position(nil)), (2, Self.position(nil, latitude: 48.2)), (3, ""),
        ])
        #expect(events.filter { $0.contains("latitude") }.count == 2)
    }

    @Test func linesAreCutAnywhere() {
        let text = Self.greeting + Self.position("01") + Self.position("02")
        let whole = Self.run([(0, text), (1, "")])
        for length in [1, 7, 100] {
            var parts: [(Double, String)] = []
            var rest = Substring(text)
            while !rest.isEmpty {
                parts.append((0, String(rest.prefix(length))))
                rest = rest.dropFirst(length)
            }
            #expect(Self.run(parts + [(1, "")]) == whole)
        }
    }

    @Test func hugeAndBrokenLinesAreSkipped() {
        let huge = #"{"class":"TPV","mode":3,"lat":1,"lon":"# + String(repeating: "1", count: 200_000) + "}\n"
        let events = Self.run([
            (0, Self.greeting), (0, huge), (0, "nonsense\n{\n\n\r\n\u{0}\n"), (1, Self.position("01")), (2, ""),
        ])
        #expect(events.count == 3 && events.last?.contains("48.1") == true)
    }

    @Test func statesAreToldWhenTheyChange() {
        let none = #"{"class":"TPV","mode":1}"# + "\n"
        let events = Self.run([
            (0, Self.greeting), (0, #"{"class":"DEVICES","devices":[]}"# + "\n"), (1, none), (2, none),
            (3, Self.position("03")), (4, Self.position("04", mode: 2)), (5, Self.position("05")), (6, none),
            (7, #"{"class":"ERROR","message":"it hurts"}"# + "\n"),
            (8, #"{"class":"ERROR","message":"it hurts"}"# + "\n"),
        ]).filter { !$0.contains("latitude") }
        #expect(
            events == [
                "connected gpsd 3.22", "gpsd has no receiver", "the receiver has no fix", "the receiver has a fix",
                "the receiver has no fix", "lost: gpsd reports an error: it hurts",
            ])
    }

    @Test func theClockIsBelievedAfterSomeFixes() {
        let fixes = (0...9).map { (Double($0), Self.position("0\($0)")) }
        let told = Self.run([(0, Self.greeting)] + fixes).filter { $0.hasPrefix("clock") }
        #expect(told.count == 7)
        // A receiver that forgot the week tells one of 2006.
        let old = (0...9).map {
            (Double($0), Self.position("0\($0)").replacing("2026-05-01", with: "2006-09-15"))
        }
        let rolled = Self.run([(0, Self.greeting)] + old).filter { $0.hasPrefix("clock") }
        #expect(rolled == told)
        // Nor is one that is later than a receiver can know.
        let late = (0...9).map { (Double($0), Self.position("0\($0)").replacing("2026", with: "2080")) }
        #expect(Self.run([(0, Self.greeting)] + late).allSatisfy { !$0.hasPrefix("clock") })
        // A single wrong date changes nothing but that it takes three more to believe.
        var once = fixes
        once[5].1 = once[5].1.replacing("2026-05-01", with: "1999-08-22")
        let clocks = Self.run([(0, Self.greeting)] + once).filter { $0.hasPrefix("clock") }
        #expect(!clocks.isEmpty && Set(clocks).isSubset(of: told))
        // A time that jumps about is not believed.
        let wild = (0...9).map { (Double($0), Self.position("\($0 * 7 % 6)0")) }
        #expect(Self.run([(0, Self.greeting)] + wild).allSatisfy { !$0.hasPrefix("clock") })
    }

    @Test func ofTwoReceiversOneCounts() {
        func report(_ second: Int, _ device: String, _ latitude: Double) -> (seconds: Double, text: String) {
            let time = second < 10 ? "0\(second)" : "\(second)"
            let line = Self.position(time, latitude: latitude)
                .replacing(#""class":"TPV""#, with: #""class":"TPV","device":"\#(device)""#)
            return (Double(second), line)
        }
        var parts: [(seconds: Double, text: String)] = [(0, Self.greeting)]
        for second in 1...5 { parts += [report(second, "/dev/a", 48.1), report(second, "/dev/b", 48.2)] }
        // The first one is unplugged.
        for second in 6...20 { parts.append(report(second, "/dev/b", 48.2)) }
        let fixes = Self.run(parts + [(21, "")]).filter { $0.contains("latitude") }
        #expect(fixes.count { $0.contains("48.1 ") } == 5)
        #expect(fixes.count { $0.contains("48.2 ") } == 6)
    }

    @Test func anOldGpsdIsRefused() {
        let events = Self.run([(0, Self.greeting.replacing(#""proto_major":3"#, with: #""proto_major":2"#))])
        #expect(events == ["lost: gpsd 3.22 is too old"])
    }

    /// Of a flood only the latest lines are read, and no more of them than some hundred per second.
    @Test func aFloodIsNotRead() {
        var session = GpsdSession(device: "gpsd:test:1")
        _ = session.take(Array(Self.greeting.utf8), at: .zero)
        var (batches, latest) = (0, 0.0)
        for millisecond in 0..<2000 {
            let lines = (0..<100).map { Self.position(nil, latitude: Double(millisecond * 100 + $0) / 1e4) }
            for event in session.take(
                Array(lines.joined().utf8), at: Instant.zero.advanced(bySeconds: Double(millisecond) / 1000))
            {
                guard case .batch(let batch) = event else { continue }
                batches += 1
                latest = batch.samples[0].value
            }
        }
        #expect(session.counts.read <= GpsdSession.maxLines + Int(2 * GpsdSession.maxLinesPerS) + 1)
        #expect(session.counts.read + session.counts.leftOut == 200_001 && batches > 300)
        // The fixes are new ones.
        #expect(latest > 19.9)
    }

    @Test func aFloodBeforeTheGreeting() {
        var session = GpsdSession(device: "gpsd:test:1")
        let flood = String(repeating: Self.position(nil), count: 10_000)
        let events = session.take(Array((Self.greeting + flood).utf8), at: .zero)
        #expect(session.isGreeted && events.contains { if case .connected = $0 { true } else { false } })
    }

    /// Every report of a fast receiver is read.
    @Test func twentyFiveFixesPerSecondAreNoFlood() {
        var session = GpsdSession(device: "gpsd:test:1")
        _ = session.take(Array(Self.greeting.utf8), at: .zero)
        for tick in 1...500 {
            let text = String(repeating: Self.position(nil), count: 4)
            _ = session.take(Array(text.utf8), at: Instant.zero.advanced(bySeconds: Double(tick) / 25))
        }
        #expect(session.counts.leftOut == 0 && session.counts.read == 2001)
    }

    @Test func nullIslandIsLeftOutAndToldOnce() {
        var session = GpsdSession(device: "gpsd:test:1")
        _ = session.take(Array(Self.greeting.utf8), at: .zero)
        var (batches, told) = (0, 0)
        for second in 1...9 {
            let line = Self.position("0\(second)", latitude: second.isMultiple(of: 3) ? 0 : 48)
                .replacing("11.5", with: second.isMultiple(of: 3) ? "0" : "11.5")
            for event in session.take(Array(line.utf8), at: Instant.zero.advanced(bySeconds: Double(second))) {
                if case .batch = event { batches += 1 }
                if case .progress(let text) = event, text.contains("impossible") { told += 1 }
            }
        }
        _ = session.take([], at: Instant.zero.advanced(bySeconds: 20))
        #expect(batches >= 5 && told == 1 && session.counts.wrongFixes == 3)
    }
}
