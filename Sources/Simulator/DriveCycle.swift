/// A drive as data: a row is a duration and the speed at its end. Within a row the speed follows 3u² - 2u³, so that
/// speed and acceleration are continuous; the distance is the exact integral. After its last row the drive begins
/// again.
package struct DriveCycle: Sendable {
    package struct Row: Sendable {
        package let durationS: Double
        package let targetKmh: Double

        package init(_ durationS: Double, _ targetKmh: Double) {
            self.durationS = durationS
            self.targetKmh = targetKmh
        }
    }

    private struct Segment {
        let startS: Double
        let durationS: Double
        let fromKmh: Double
        let changeKmh: Double
        let distanceBeforeKm: Double

        func distanceKm(_ fraction: Double) -> Double {
            let cube = fraction * fraction * fraction
            return (fromKmh * fraction + changeKmh * (cube - cube * fraction / 2)) * durationS / 3600
        }
    }

    private let segments: [Segment]
    /// Of one loop.
    package let durationS: Double
    package let loopDistanceKm: Double

    /// The speed before the first row is that after the last one. Every duration is positive.
    package init(_ rows: [Row]) {
        precondition(!rows.isEmpty && rows.allSatisfy { $0.durationS > 0 && $0.targetKmh >= 0 }, "not a drive")
        var segments: [Segment] = []
        var time = 0.0
        var distance = 0.0
        var speed = rows[rows.count - 1].targetKmh
        for row in rows {
            let segment = Segment(
                startS: time, durationS: row.durationS, fromKmh: speed, changeKmh: row.targetKmh - speed,
                distanceBeforeKm: distance)
            segments.append(segment)
            time += row.durationS
            distance += segment.distanceKm(1)
            speed = row.targetKmh
        }
        self.segments = segments
        durationS = time
        loopDistanceKm = distance
    }

    /// Seconds since the present loop began; a time before the start is the start.
    package func phase(at seconds: Double) -> Double {
        seconds <= 0 ? 0 : seconds.truncatingRemainder(dividingBy: durationS)
    }

    private func place(_ seconds: Double) -> (segment: Segment, fraction: Double) {
        let phase = phase(at: seconds)
        var low = 0
        var high = segments.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if segments[middle].startS <= phase { low = middle } else { high = middle - 1 }
        }
        return (segments[low], min(1, (phase - segments[low].startS) / segments[low].durationS))
    }

    package func speedKmh(at seconds: Double) -> Double {
        let (segment, fraction) = place(seconds)
        // Rounding must not make a car roll backwards.
        return max(0, segment.fromKmh + segment.changeKmh * fraction * fraction * (3 - 2 * fraction))
    }

    /// In m/s².
    package func acceleration(at seconds: Double) -> Double {
        let (segment, fraction) = place(seconds)
        return segment.changeKmh / 3.6 * 6 * fraction * (1 - fraction) / segment.durationS
    }

    /// From the start of the first loop.
    package func distanceKm(at seconds: Double) -> Double {
        guard seconds > 0 else { return 0 }
        let loops = (seconds / durationS).rounded(.down)
        // Where the quotient is rounded up to a whole number, the remainder is still the end of the loop before.
        let remainder = seconds - loops * durationS
        if remainder < 0 { return loops * loopDistanceKm }
        let (segment, fraction) = place(remainder)
        return loops * loopDistanceKm + segment.distanceBeforeKm + segment.distanceKm(fraction)
    }
}

extension DriveCycle {
    private static func rows(_ pairs: [(Double, Double)]) -> [Row] { pairs.map { Row($0.0, $0.1) } }

    /// Stands with the engine running.
    package static let idle = DriveCycle([Row(60, 0)])

    /// 20 minutes through a town, one line from standstill to standstill.
    package static let city = DriveCycle(
        rows([
            (15, 0), (9, 32), (20, 32), (7, 0),
            (12, 0), (12, 48), (26, 50), (10, 0),
            (22, 0), (8, 28), (8, 28), (3, 24), (10, 24), (6, 0),
            (18, 0), (13, 52), (34, 52), (6, 36), (12, 36), (8, 0),
            (30, 0), (12, 45), (18, 45), (10, 0),
            (8, 0), (6, 20), (14, 18), (5, 0),
            (25, 0), (15, 60), (45, 60), (8, 42), (10, 42), (7, 58), (20, 58), (13, 0),
            (20, 0), (11, 44), (16, 44), (9, 0),
            (35, 0), (9, 30), (22, 33), (7, 0),
            (10, 0), (13, 50), (30, 50), (5, 38), (9, 38), (5, 50), (14, 50), (10, 0),
            (28, 0), (10, 40), (19, 40), (8, 0),
            (14, 0), (12, 48), (22, 47), (4, 40), (8, 40), (9, 0),
            (24, 0), (7, 24), (11, 24), (5, 0),
            (12, 0), (14, 56), (38, 56), (12, 0),
            (32, 0), (11, 42), (24, 42), (8, 0),
            (20, 0), (12, 46), (22, 46), (10, 0),
            (16, 0), (9, 34), (15, 34), (7, 0),
            (8, 0), (6, 22), (8, 22), (5, 0),
        ]))

    /// 20 minutes: on to the highway, along it, and off again.
    package static let highway = DriveCycle(
        rows([
            (12, 0), (13, 50), (25, 50),
            (20, 100), (60, 100), (16, 120), (190, 120),
            (14, 96), (45, 95), (24, 128), (260, 130),
            (20, 108), (90, 110), (14, 122), (170, 122),
            (25, 80), (40, 80), (12, 120), (60, 118),
            (32, 60), (28, 60), (14, 0), (16, 0),
        ]))
}
