import Telemetry

/// How late a receiver tells its course: the delay at which the change of the course agrees best with the turn by the
/// gyro. A slide, in which they differ, counts little, and driving straight tells nothing.
package struct LatencyEstimate: Hashable, Sendable {
    /// What receivers usually take, and how much that varies, in seconds.
    private static let (usualS, usualSpreadS) = (0.1, 0.06)
    private static let (stepS, steps) = (0.01, 40)
    /// A difference beyond this is a slide, in degrees.
    private static let mostDeg = 4.0
    /// Less of a turn between two fixes tells nothing, in degrees per second.
    private static let leastRate = 3.0
    private static let leastFixes = 12

    private var squares = [Double](repeating: 0, count: steps + 1)
    private(set) var fixes = 0

    /// Takes the change of the course in degrees from one fix to the next.
    mutating func take(
        changeDeg: Double, from one: Instant, to other: Instant, biasDegPerS: Double, _ history: TurnHistory
    ) {
        let seconds = other.seconds(since: one)
        guard seconds > 0, abs(changeDeg) / seconds >= Self.leastRate else { return }
        var differences: [Double] = []
        for step in 0...Self.steps {
            let delay = -Double(step) * Self.stepS
            guard let end = history.turned(at: other.advanced(bySeconds: delay)),
                let begin = history.turned(at: one.advanced(bySeconds: delay))
            else { return }
            differences.append(end - begin - biasDegPerS * seconds - changeDeg)
        }
        // What the latency known so far does not explain is a slide, or the beginning or end of one.
        let known = min(Self.steps, Int(clamping: (value.seconds / Self.stepS).rounded()))
        guard abs(differences[known]) < Self.mostDeg else { return }
        for (step, difference) in differences.enumerated() {
            squares[step] += min(difference * difference, Self.mostDeg * Self.mostDeg)
        }
        fixes += 1
    }

    /// The latency in seconds and its standard deviation.
    package var value: (seconds: Double, spreadS: Double) {
        guard fixes >= Self.leastFixes, let least = squares.indices.min(by: { squares[$0] < squares[$1] }) else {
            return (Self.usualS, Self.usualSpreadS)
        }
        // The curve of the squares is a parabola around its minimum; its width is the uncertainty.
        let middle = min(max(least, 2), Self.steps - 2)
        let (before, here, after) = (squares[middle - 2], squares[middle], squares[middle + 2])
        let width = 2 * Self.stepS
        let bend = (before - 2 * here + after) / (2 * width * width)
        guard bend > 0 else { return (Self.usualS, Self.usualSpreadS) }
        let shift = (before - after) / (4 * bend * width)
        let found = (Double(middle) * Self.stepS + min(width, max(-width, shift)))
        let noise = max(squares[least] / Double(fixes), 0.01)
        let variance = noise / bend + Self.stepS * Self.stepS / 12
        let usual = Self.usualSpreadS * Self.usualSpreadS
        let weight = usual / (usual + variance)
        return (
            max(0, Self.usualS + (found - Self.usualS) * weight), (usual * variance / (usual + variance)).squareRoot()
        )
    }
}
