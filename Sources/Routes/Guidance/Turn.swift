/// A turn of a route.
package struct Turn: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case slightLeft = "slight left"
        case left
        case sharpLeft = "sharp left"
        case slightRight = "slight right"
        case right
        case sharpRight = "sharp right"
        case back = "turn back"
        case arrive
        /// Nothing to turn for.
        case straight

        /// The kind for an angle in degrees, positive to the right.
        package init(angleDeg: Double) {
            switch angleDeg {
            case ..<(-150): self = .back
            case ..<(-110): self = .sharpLeft
            case ..<(-55): self = .left
            case ..<(-25): self = .slightLeft
            case ...25: self = .straight
            case ...55: self = .slightRight
            case ...110: self = .right
            case ...150: self = .sharpRight
            default: self = .back
            }
        }

        /// An arrow, or a character of ASCII.
        package func arrow(isUnicode: Bool) -> String {
            switch self {
            case .slightLeft: isUnicode ? "↖" : "\\"
            case .left: isUnicode ? "←" : "<"
            case .sharpLeft: isUnicode ? "↙" : "<<"
            case .slightRight: isUnicode ? "↗" : "/"
            case .right: isUnicode ? "→" : ">"
            case .sharpRight: isUnicode ? "↘" : ">>"
            case .back: isUnicode ? "↓" : "v"
            case .arrive: isUnicode ? "◎" : "o"
            case .straight: isUnicode ? "↑" : "^"
            }
        }
    }

    package var kind: Kind
    /// Where it is on the route, in meters.
    package var alongM: Double
    /// By how much the direction changes: positive to the right.
    package var angleDeg: Double
}

extension Turn {
    /// The change of direction within some 60 m from which on a bend is a turn, in degrees.
    private static let leastDeg = 40.0
    /// The distance in checkpoints before and after a bend over which the directions are taken, and the gap around it.
    private static let (reach, gap) = (3, 1)

    /// The turns of a route, from the bends of its line, and the arrival. A road that only winds has none: a turn is
    /// made within 60 m.
    package static func turns(of path: RoutePath) -> [Turn] {
        let points = path.checkpoints
        var turns: [Turn] = []
        var peak: (index: Int, angle: Double)?
        func end() {
            if let peak {
                turns.append(
                    Turn(kind: Kind(angleDeg: peak.angle), alongM: points[peak.index].alongM, angleDeg: peak.angle))
            }
            peak = nil
        }
        if points.count > 2 * reach {
            for index in reach..<(points.count - reach) {
                let before = points[index - reach].place.bearingDeg(to: points[index - gap].place)
                let after = points[index + gap].place.bearingDeg(to: points[index + reach].place)
                let angle = Angle.signed(after - before)
                guard abs(angle) >= leastDeg else {
                    end()
                    continue
                }
                // A bend in the other direction is another turn.
                if let last = peak, (last.angle < 0) != (angle < 0) { end() }
                // A bend of a road is long; only what turns within the distance between the directions is one.
                if abs(angle) > abs(peak?.angle ?? 0) { peak = (index, angle) }
            }
        }
        end()
        return turns + [Turn(kind: .arrive, alongM: path.lengthM, angleDeg: 0)]
    }
}
