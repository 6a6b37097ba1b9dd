import Interchange
import Telemetry
import Testing

@testable import PositionSource

@Suite(.timeLimit(.minutes(20))) struct PositionReplayTests {
    @Test func aLogOfSentencesIsPlayedFromTheTripsBeginning() throws {
        let lines = [
            "$GPRMC,120000,A,4800.00,N,01130.0,E,10,90,010526,,*29",
            "12:00:01 $GPRMC,120001,A,4800.01,N,01130.0,E,10,90,010526,,*29",
            "$GPRMC,120002,A,4800.02,N,01130.0,E,10,90,010526,,*29", "$GPRMC,broken",
        ]
        let file = try TrackFile(Array(lines.joined(separator: "\r\n").utf8))
        var losses = file.losses
        var replay = try #require(PositionReplay(file, &losses))
        let origin = Instant(nanoseconds: 5_000_000_000)
        func take(_ seconds: Double) -> [Double] {
            replay.batches(since: origin, until: origin.advanced(bySeconds: seconds)).map {
                $0.time.seconds(since: origin)
            }
        }
        #expect(losses.sentences == 1)
        #expect(take(0) == [0] && take(0.5) == [] && take(2.5) == [1, 2])
        #expect(replay.isEmpty)
        let untimed = try TrackFile(Array("<gpx><trk><trkseg><trkpt lat='1' lon='2'/></trkseg></trk></gpx>".utf8))
        #expect(PositionReplay(untimed, &losses) == nil)
    }

    /// Between points that are far apart there is a speed, too.
    @Test func aPointAMinuteHasASpeed() throws {
        let points = (0...5).map {
            "<trkpt lat='\(10 + 0.0081 * Double($0))' lon='20'><time>2026-05-01T10:0\($0):00Z</time></trkpt>"
        }
        let file = try TrackFile(Array("<gpx><trk><trkseg>\(points.joined())</trkseg></trk></gpx>".utf8))
        var losses = file.losses
        var replay = try #require(PositionReplay(file, &losses))
        let batches = replay.batches(since: .zero, until: Instant.zero.advanced(bySeconds: 300))
        let speeds = batches.compactMap { batch in batch.samples.first { $0.signal == .groundSpeed }?.value }
        #expect(speeds.count == 6 && speeds.allSatisfy { abs($0 - 53.8) < 0.2 })
    }

    @Test func batchesComeInTheOrderOfTheirTimes() {
        struct Car: TelemetrySource {
            func run(stop: Int32, emit: (SourceEvent) -> Bool) {
                for tenth in 10..<40 {
                    let time = Instant.zero.advanced(bySeconds: Double(tenth) / 10)
                    guard emit(.batch(Batch(Sample(.vehicleSpeed, 30, at: time)))) else { return }
                }
            }
        }
        var fix = Fix()
        fix.latitude = 48
        fix.longitude = 11
        let fixes = (0..<9).map { (Double($0) + 0.25, fix) }
        let source = AccompaniedSource(Car()) {
            var replay = PositionReplay(fixes)
            return { replay.batches(since: $0, until: $1) }
        }
        var times: [Instant] = []
        var positions = 0
        source.run(stop: -1) { event in
            if case .batch(let batch) = event {
                times.append(batch.time)
                if batch.isAccompanying { positions += 1 }
            }
            return true
        }
        #expect(times == times.sorted() && times.count == 33 && positions == 3)
    }
}
