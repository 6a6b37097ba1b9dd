/// A drive as data. A row gives a duration, and the speed and road grade at its end. Within a row both follow 3u² -
/// 2u³, so that speed and acceleration are continuous; the distance is the exact integral. After its last row the drive
/// starts over.
package struct DriveCycle: Sendable {
    package struct Row: Sendable {
        package let durationS: Double
        package let targetKmh: Double
        /// The road's grade, positive uphill.
        package let gradePercent: Double

        package init(_ durationS: Double, _ targetKmh: Double, grade gradePercent: Double = 0) {
            self.durationS = durationS
            self.targetKmh = targetKmh
            self.gradePercent = gradePercent
        }
    }

    private struct Segment {
        let startS: Double
        let durationS: Double
        let fromKmh: Double
        let changeKmh: Double
        let distanceBeforeKm: Double
        let fromGrade: Double
        let gradeChange: Double

        func distanceKm(_ fraction: Double) -> Double {
            let cube = fraction * fraction * fraction
            return (fromKmh * fraction + changeKmh * (cube - cube * fraction / 2)) * durationS / 3600
        }
    }

    private let segments: [Segment]
    /// The duration of one loop, in seconds.
    package let durationS: Double
    package let loopDistanceKm: Double

    /// Creates a cycle from at least one row; every duration must be positive. The speed before the first row is the
    /// speed after the last one.
    package init(_ rows: [Row]) {
        precondition(!rows.isEmpty && rows.allSatisfy { $0.durationS > 0 && $0.targetKmh >= 0 }, "not a drive")
        var segments: [Segment] = []
        var time = 0.0
        var distance = 0.0
        var speed = rows[rows.count - 1].targetKmh
        var grade = rows[rows.count - 1].gradePercent
        for row in rows {
            let segment = Segment(
                startS: time, durationS: row.durationS, fromKmh: speed, changeKmh: row.targetKmh - speed,
                distanceBeforeKm: distance, fromGrade: grade, gradeChange: row.gradePercent - grade)
            segments.append(segment)
            time += row.durationS
            distance += segment.distanceKm(1)
            speed = row.targetKmh
            grade = row.gradePercent
        }
        self.segments = segments
        durationS = time
        loopDistanceKm = distance
    }

    /// Returns the seconds since the current loop began; 0 for times before the start.
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

    package func speedKmh(at seconds: Double) -> Double { state(at: seconds).speedKmh }

    /// Returns the acceleration in m/s².
    package func acceleration(at seconds: Double) -> Double { state(at: seconds).acceleration }

    /// Returns the road's grade, positive uphill.
    package func gradePercent(at seconds: Double) -> Double { state(at: seconds).gradePercent }

    /// Returns the speed in km/h, the acceleration in m/s² and the road's grade in percent.
    func state(at seconds: Double) -> (speedKmh: Double, acceleration: Double, gradePercent: Double) {
        let (segment, fraction) = place(seconds)
        return (
            // Rounding errors must not make the car roll backwards.
            max(0, segment.fromKmh + segment.changeKmh * fraction * fraction * (3 - 2 * fraction)),
            segment.changeKmh / 3.6 * 6 * fraction * (1 - fraction) / segment.durationS,
            segment.fromGrade + segment.gradeChange * fraction * fraction * (3 - 2 * fraction)
        )
    }

    /// Returns the distance since the start of the first loop, in kilometers.
    package func distanceKm(at seconds: Double) -> Double {
        guard seconds > 0 else { return 0 }
        let loops = (seconds / durationS).rounded(.down)
        // If the quotient was rounded up to a whole number, the time is still at the end of the loop before.
        let remainder = seconds - loops * durationS
        if remainder < 0 { return loops * loopDistanceKm }
        let (segment, fraction) = place(remainder)
        return loops * loopDistanceKm + segment.distanceBeforeKm + segment.distanceKm(fraction)
    }
}
