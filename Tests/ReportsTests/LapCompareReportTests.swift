import Documents
import Formats
import Telemetry
import Testing
import Trips

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct LapCompareReportTests {
    /// A lap of 1 km, slow at its beginning.
    private func session(_ slowS: Double) throws -> LapSession {
        var samples: [Sample] = []
        for step in 0..<Int((20 + slowS) * 20) {
            let timeS = Double(step) / 20
            let time = Instant.zero.advanced(bySeconds: timeS)
            let values: [(Signal, Double)] = [
                (.vehicleSpeed, timeS < slowS ? 0 : 180), (.currentLapTime, timeS),
                (.lapDistance, max(0, timeS - slowS) * 50),
            ]
            samples += values.map { Sample($0.0, $0.1, at: time) }
        }
        let lap = Lap(
            number: 3, timeS: 20 + slowS, isValid: true, isRewound: false, start: .zero,
            end: Instant.zero.advanced(bySeconds: 20 + slowS))
        var traces = LapTraces([lap])
        for sample in samples { traces.take(sample) }
        var summary = TripSummary()
        summary.game = GameFacts()
        summary.game?.laps = [lap]
        let trip = TripRecord(
            id: Int64(slowS) + 1, start: WallTime(microseconds: 0), vin: nil, fuelPrice: nil, summary: summary)
        return LapSession(trip, traces: traces.all())
    }

    private func report(_ a: LapSession, _ b: LapSession, _ presentation: Presentation) throws -> LapCompareReport {
        let (reference, lap) = (try #require(a.traces[0]), try #require(b.traces[0]))
        return LapCompareReport((a, 0), (b, 0), try LapDelta(lap, against: reference), presentation)
    }

    @Test func text() throws {
        let lines = try report(try session(0), try session(2), Presentation(width: 70, isUnicode: false)).lines
        #expect(
            lines.prefix(3) == [
                "A      lap 3 of trip 1, 0:20.000, top speed 180 km/h, 1.000 km",
                "B      lap 3 of trip 3, 0:22.000, top speed 180 km/h, 1.000 km",
                "Time   B is 2.000 s slower than A",
            ])
        #expect(lines.contains("Part     From       To      A      B  B to A"))
        #expect(lines.contains { $0.hasPrefix("   1  0.00 km  0.04 km  0.800  2.800  +2.000") })
        #expect(lines.last?.hasSuffix("0.800  0.800  +0.000") == true)
    }

    @Test func equalLaps() throws {
        let text = try report(try session(0), try session(0), Presentation(width: 70)).lines
        #expect(text.contains("Time   B is as fast as A"))
        #expect(!text.contains { $0.hasPrefix("Time lost") })
    }

    /// A lap of about 1 km with one corner, in which the brake is pressed or not.
    private func corner(slowestKmh: Double, brakePercent: Double) -> LapSession {
        var samples: [Sample] = []
        var (timeS, distanceM) = (0.0, 0.0)
        while distanceM < 1000 {
            let speedKmh = 180 - (180 - slowestKmh) * max(0, 1 - abs(distanceM - 500) / 100)
            let time = Instant.zero.advanced(bySeconds: timeS)
            let values: [(Signal, Double)] = [
                (.vehicleSpeed, speedKmh), (.currentLapTime, timeS), (.lapDistance, distanceM),
                (.brake, (400...480).contains(distanceM) ? brakePercent : 0),
            ]
            samples += values.map { Sample($0.0, $0.1, at: time) }
            timeS += 0.05
            distanceM += speedKmh / 3.6 * 0.05
        }
        let lap = Lap(
            number: 3, timeS: timeS, isValid: true, isRewound: false, start: .zero,
            end: Instant.zero.advanced(bySeconds: timeS))
        var traces = LapTraces([lap])
        for sample in samples { traces.take(sample) }
        var summary = TripSummary()
        summary.game = GameFacts()
        summary.game?.laps = [lap]
        let trip = TripRecord(id: 1, start: WallTime(microseconds: 0), vin: nil, fuelPrice: nil, summary: summary)
        return LapSession(trip, traces: traces.all())
    }

    /// Whoever lost time sees where at once; a corner for which nobody brakes has no place of braking.
    @Test func whereTimeIsLost() throws {
        let (fast, slow) = (corner(slowestKmh: 120, brakePercent: 80), corner(slowestKmh: 90, brakePercent: 80))
        let lines = try report(fast, slow, Presentation(width: 100)).lines
        #expect(lines[3].hasPrefix("Lost   B loses most in corner 1 (0."))
        // The brake is pressed at the same place.
        #expect(
            lines[4...5].joined(separator: " ").hasPrefix(
                "Why    in corner 1 B brakes at the same point, is up to 30 km/h slower (at 0.50 km), 30 km/h slower"),
            "\(lines)")
        let table = try #require(lines.firstIndex { $0.contains("Lost, s") })
        let curve = try #require(lines.firstIndex { $0.hasPrefix("Time lost by B") })
        #expect(table < curve)
        #expect(try !report(slow, fast, Presentation(width: 100)).lines.contains { $0.hasPrefix("Lost") })
        let braked = try #require(lines.first { $0.hasPrefix("     1   +0.") })
        #expect(braked.contains("0.40 km"), "\(braked)")
        let free = corner(slowestKmh: 90, brakePercent: 0)
        let row = try #require(try report(free, free, Presentation(width: 100)).lines.first { $0.hasPrefix("     1 ") })
        #expect(!row.contains(" km") && row.contains(" - "), "\(row)")
    }

    @Test func json() throws {
        let text = LapDocuments.json(try report(try session(2), try session(0), Presentation())).line
        for part in [
            #""format":"obdmech.laps/1""#, #""deltaS":-2"#, #"{"fromM":0,"toM":40,"aS":2.8,"bS":0.8,"deltaS":-2}"#,
            #"{"distanceM":0,"aS":0,"bS":0,"deltaS":0,"#, #""distanceM":5,"aS":2.1,"bS":0.1,"deltaS":-2"#,
        ] { #expect(text.contains(part), "\(part)") }
    }
}
