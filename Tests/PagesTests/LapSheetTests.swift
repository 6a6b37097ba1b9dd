import Formats
import Foundation
import Reports
import Telemetry
import Testing
import Trips

@testable import Pages

@Suite(.timeLimit(.minutes(20))) struct LapSheetTests {
    /// Two laps on a circle of 1 km, and one on another track.
    private static func samples() -> (laps: [Lap], samples: [Sample]) {
        var (laps, samples): ([Lap], [Sample]) = ([], [])
        var startS = 0.0
        for (number, mps, lengthM) in [(1, 40.0, 1000.0), (2, 42, 1000), (3, 50, 1500)] {
            let lapS = lengthM / mps
            for step in 0..<Int(lapS * 10) {
                let timeS = Double(step) / 10
                let time = Instant.zero.advanced(bySeconds: startS + timeS)
                let angle = timeS / lapS * 2 * Double.pi
                let values: [(Signal, Double)] = [
                    (.vehicleSpeed, mps * 3.6), (.currentLapTime, timeS), (.lapDistance, mps * timeS),
                    (.throttle, step % 50 < 25 ? 100 : 0), (.gear, Double(step / 40)),
                    (.positionX, 160 * cos(angle)), (.positionZ, 160 * sin(angle)), (.lapNumber, Double(number)),
                ]
                samples += values.map { Sample($0.0, $0.1, at: time) }
            }
            laps.append(
                Lap(
                    number: number, timeS: lapS, isValid: number < 3, isRewound: false,
                    start: Instant.zero.advanced(bySeconds: startS),
                    end: Instant.zero.advanced(bySeconds: startS + lapS)))
            startS += lapS
        }
        return (laps, samples)
    }

    static func traces() throws -> [LapTrace] {
        let (laps, samples) = samples()
        var traces = LapTraces(laps)
        for sample in samples { traces.take(sample) }
        return try traces.all().map { try #require($0) }
    }

    static func trip() -> TripRecord {
        let (laps, samples) = samples()
        var summary = TripEngine.summary(TripParameters()) { take in for sample in samples { take(sample) } }
        summary.game = GameFacts()
        summary.game?.laps = laps
        summary.game?.bestLapS = laps[1].timeS
        var trip = TripRecord(id: 8, start: morning, vin: nil, fuelPrice: nil, summary: summary)
        trip.game = GameIdentity(name: "f1-2022", car: "Red <one>", track: "Spa")
        return trip
    }

    private func sheet() throws -> LapSheet {
        let laps = try Self.traces().enumerated().map { (name: "Lap \($0 + 1)", trace: $1) }
        return try #require(LapSheet(laps, pair: (lap: 0, reference: 1), units: .metric))
    }

    @Test func page() throws {
        let (laps, samples) = Self.samples()
        var traces = LapTraces(laps)
        for sample in samples { traces.take(sample) }
        let page = TripPage(
            Self.trip(), Presentation(), curves: TripCurves(SampleColumns(samples), units: .metric),
            laps: LapSession(Self.trip(), traces: traces.all()),
            program: "obdmech test"
        )
        .page
        try compare(page, with: "laps")
        let text = page.body.text
        #expect(text.contains("Lap 1 (0:25.000) is 1.190 s slower than lap 2 (0:23.810)."))
        #expect(!text.contains("<one>"))
        // Lap 3 is on another track, and is not valid.
        #expect(text.contains(">not valid<"))
        #expect(!text.contains("currentLapTime"))
    }

    @Test func pageOfTwoLaps() throws {
        let traces = try Self.traces()
        let session = LapSession(Self.trip(), traces: traces)
        let delta = try LapDelta(traces[0], against: traces[1])
        let report = LapCompareReport((session, 1), (session, 0), delta, Presentation(units: .us))
        let page = LapComparePage(report, delta, program: "obdmech test").page
        #expect(page.title == "Lap 2 of trip 8 and lap 1 of trip 8")
        for part in ["B is 1.190 s slower than A", "0.621 mi", "mph", "id=\"map-gain\"", "Spa"] {
            #expect(page.body.text.contains(part), "\(part)")
        }
    }

    /// What the script gets is what the drawings show.
    @Test func data() throws {
        let sheet = try sheet()
        #expect(sheet.courses.map(\.name) == ["Lap 1", "Lap 2"])
        let text = HTML.group(sheet.content).text
        let start = try #require(text.range(of: #"id="lapdata">"#)).upperBound
        let json = try #require(text[start...].range(of: "</script>")).lowerBound
        let data = try #require(
            try JSONSerialization.jsonObject(with: Data(text[start..<json].utf8)) as? [String: Any])
        let laps = try #require(data["laps"] as? [[String: Any]])
        let times = try #require(PackedNumbers.numbers(laps[0]["times"] as? String ?? "-"))
        #expect(times.count == data["count"] as? Int && times.first == 0 && times.last == 25_000)
        let ends = try #require(PackedNumbers.numbers(laps[1]["ends"] as? String ?? "-"))
        #expect(ends.count == 26 && ends.last == 23_810)
        let values = try #require(laps[0]["values"] as? [String: [String: Any]])
        #expect(Set(values.keys) == ["speed", "throttle", "gear", "x", "z"])
        let gears = try #require(PackedNumbers.numbers(values["gear"]?["packed"] as? String ?? "-"))
        #expect(gears.count == times.count && gears.first == 0 && gears.last == 6)
    }

    /// Minisectors in the table add up to the difference of the laps.
    @Test func tableAddsUp() throws {
        let page = HTML.group(try sheet().content).text
        let text = try #require(page.range(of: "class=\"sectors\"")).upperBound..<page.endIndex
        let cells = page[text].split(separator: "<td class=\"number\">").map { $0.prefix { $0 != "<" } }
        let lost = cells.filter { $0.hasPrefix("+") || $0.hasPrefix("-") }.compactMap { Double($0) }
        #expect(lost.count == 25)
        #expect(Int((lost.reduce(0, +) * 1000).rounded()) == 1190)
    }

    @Test func gains() {
        let steady = LapSheet.gains((0...100).map { Double($0) * 0.01 }, lengthM: 500)
        #expect(abs(steady.end - 0.2) < 1e-9)
        #expect(steady.shares.allSatisfy { $0 > 0.999 })
        let none = LapSheet.gains(Array(repeating: 0.3, count: 50), lengthM: 500)
        #expect(none.shares.allSatisfy { $0 == 0.5 } && none.end == 0.001)
    }

    @Test func anInvalidPairHasNoSheet() throws {
        let laps = try Self.traces().enumerated().map { (name: "Lap \($0 + 1)", trace: $1) }
        #expect(LapSheet(laps, pair: (lap: 2, reference: 1), units: .metric) == nil)
    }

    /// An hour at 60 values per second leaves its extremes.
    @Test func thinned() {
        let times = (0..<6000).map { Int64($0 * 1000 / 60) }
        var values = times.map { Double($0 % 700) }
        values[1234] = 9000
        values[4321] = -9000
        let (kept, thin) = ChartGroup.thinned(times, values, stepMs: 1000)
        #expect(kept.count <= 200 && kept == kept.sorted())
        #expect(thin.contains(9000) && thin.contains(-9000))
        #expect(kept[thin.firstIndex(of: 9000) ?? 0] == times[1234])
        let all = ChartGroup.thinned(times, values, stepMs: nil)
        #expect(all.times == times && all.values == values)
        #expect(ChartGroup.thinned([5], [1], stepMs: 1000).times == [5])
    }
}
