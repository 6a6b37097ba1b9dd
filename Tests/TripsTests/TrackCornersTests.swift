import Foundation
import Telemetry
import Testing
import Trips

@Suite(.timeLimit(.minutes(20))) struct TrackCornersTests {
    /// A piece of road: its length in meters and how far it turns, in degrees.
    typealias Piece = (lengthM: Double, turnDeg: Double)

    /// A square track with rounded corners of a radius of 40 m, a bend to the other side before the last one, and a kink
    /// that is none.
    private static let track: [Piece] = [
        (300, 0), (62.8, 90), (200, 0), (30, 8), (200, 0), (62.8, 82), (200, 0), (40, -40), (100, 0), (70, 110),
        (250, 0),
    ]

    /// A lap of the track, in which the brake is pressed for 60 m before each piece that turns by more than 30 degrees.
    static func trace(mps: Double, brakesLaterM: Double = 0, pieces: [Piece] = track) throws -> LapTrace {
        var (x, z, heading, drivenM, timeS) = (0.0, 0.0, 0.0, 0.0, 0.0)
        var samples: [Sample] = []
        var starts: [Double] = []
        var beginM = 0.0
        for piece in pieces {
            if abs(piece.turnDeg) > 30 { starts.append(beginM) }
            beginM += piece.lengthM
        }
        for piece in pieces {
            for _ in 0..<Int(piece.lengthM) {
                let before = starts.first { $0 > drivenM - 1 }.map { $0 - drivenM } ?? .infinity
                let isTurning = abs(piece.turnDeg) > 30
                let isBraking = before <= 60 - brakesLaterM
                let speed = isTurning ? mps * 0.5 : isBraking ? mps * (0.5 + before / 120) : mps
                let time = Instant.zero.advanced(bySeconds: timeS)
                let values: [(Signal, Double)] = [
                    (.vehicleSpeed, speed * 3.6), (.currentLapTime, timeS), (.lapDistance, drivenM),
                    (.brake, isBraking && !isTurning ? 80 : 0), (.positionX, x), (.positionZ, z),
                ]
                samples += values.map { Sample($0.0, $0.1, at: time) }
                heading += piece.turnDeg / piece.lengthM * .pi / 180
                x += cos(heading)
                z += sin(heading)
                drivenM += 1
                timeS += 1 / speed
            }
        }
        let lap = Lap(
            number: 1, timeS: timeS, isValid: true, isRewound: false, start: .zero,
            end: Instant.zero.advanced(bySeconds: timeS))
        var traces = LapTraces([lap])
        for sample in samples { traces.take(sample) }
        return try #require(traces.all()[0])
    }

    /// Corners are where the road turns, whatever its direction; a kink of 8 degrees is none.
    @Test func curvature() throws {
        let corners = TrackCorners(try Self.trace(mps: 40)).corners
        #expect(corners.map(\.number) == [1, 2, 3, 4])
        for (corner, turnDeg) in zip(corners, [90.0, 82, 40, 110]) {
            #expect(abs((corner.turnDeg ?? 0) - turnDeg) < 8, "\(corner)")
        }
        // Together they are the whole lap.
        #expect(corners.first?.from == 0 && corners.last?.to == 1)
        #expect(zip(corners, corners.dropFirst()).allSatisfy { $0.to == $1.from })
        #expect(corners.allSatisfy { $0.from <= $0.slowest && $0.slowest <= $0.to })
    }

    /// Another car finds the same corners.
    @Test func sameForAllLaps() throws {
        let (one, other) = (TrackCorners(try Self.trace(mps: 40)), TrackCorners(try Self.trace(mps: 65)))
        #expect(one.corners.count == other.corners.count)
        for (one, other) in zip(one.corners, other.corners) { #expect(abs(one.slowest - other.slowest) < 0.03) }
    }

    @Test func facts() throws {
        let (one, other) = (try Self.trace(mps: 40), try Self.trace(mps: 40, brakesLaterM: 20))
        let corners = TrackCorners(one)
        let (first, second) = (
            corners.facts(one, pointsOf: one.lengthM), corners.facts(other, pointsOf: one.lengthM)
        )
        for (first, second) in zip(first, second) {
            let laterM = (second.brakeM ?? -999) - (first.brakeM ?? 999)
            #expect(abs(laterM - 20) <= 6, "\(first) \(second)")
            #expect(second.timeMs < first.timeMs)
            #expect(abs((first.slowestKmh ?? 0) - 72) < 4)
        }
        #expect(abs((first[0].brakeM ?? 0) - 240) <= 6)
        #expect(abs((first[1].exitKmh ?? 0) - 144) < 1)
        #expect(first.reduce(0) { $0 + $1.timeMs } == Int((one.lap.timeS * 1000).rounded()))
    }

    /// Who brakes before the way to a corner begins, because others are fastest later, brakes there.
    @Test func brakesBeforeTheWay() throws {
        let (one, early) = (try Self.trace(mps: 40), try Self.trace(mps: 40, brakesLaterM: -60))
        // Corners begin where a lap is fastest that brakes as late as it can.
        let corners = TrackCorners(try Self.trace(mps: 40, brakesLaterM: 50))
        let (first, second) = (
            corners.facts(one, pointsOf: one.lengthM), corners.facts(early, pointsOf: one.lengthM)
        )
        for (first, second) in zip(first, second).prefix(2) {
            let soonerM = (first.brakeM ?? 999) - (second.brakeM ?? -999)
            #expect(abs(soonerM - 60) <= 8, "\(first) \(second)")
        }
        // By how much, and where.
        let gaps = corners.widestGaps(one, than: try Self.trace(mps: 40, brakesLaterM: 20))
        #expect(gaps.count == corners.corners.count)
        let gap = try #require(gaps[0])
        #expect((250...265).contains(gap.atM) && (15...26).contains(gap.kmh), "\(gap)")
        #expect(corners.widestGaps(one, than: one).allSatisfy { $0 == nil })
    }

    /// A corner for which nobody brakes has no place of braking; without a signal for it, it is where the car is fastest.
    @Test func cornersWithoutBraking() throws {
        let trace = try Self.trace(mps: 40, brakesLaterM: 70)
        let corners = TrackCorners(trace)
        #expect(!corners.corners.isEmpty)
        #expect(corners.facts(trace, pointsOf: trace.lengthM).allSatisfy { $0.brakeM == nil })
        let silent = trace.leavingOut([.brake])
        #expect(corners.facts(silent, pointsOf: silent.lengthM).allSatisfy { $0.brakeM != nil })
    }

    /// Without positions the speed says where corners are.
    @Test func withoutPositions() throws {
        let trace = try Self.trace(mps: 40).leavingOut([.positionX, .positionZ])
        let corners = TrackCorners(trace).corners
        #expect(corners.count == 4 && corners.allSatisfy { $0.turnDeg == nil })
    }

    @Test func straight() throws {
        #expect(TrackCorners(try Self.trace(mps: 40, pieces: [(900, 0)])).corners.isEmpty)
    }
}
