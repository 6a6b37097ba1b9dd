// Only the mathematical function that the standard library lacks.
import func Glibc.pow

/// A binary operator of an equation. If it has no result it returns NaN.
enum EquationOperator: String, CaseIterable, Sendable {
    // An operator that begins with another one must precede it, because the parser takes the first match.
    case shiftLeft = "<<"
    case shiftRight = ">>"
    case torqueShiftLeft = "<"
    case torqueShiftRight = ">"
    case or = "|"
    case and = "&"
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case remainder = "%"
    case power = "^"

    /// The precedence; higher binds tighter. A sign before an operand is between `*` and `^`.
    var precedence: Int {
        switch self {
        case .or: 1
        case .and: 2
        case .shiftLeft, .shiftRight, .torqueShiftLeft, .torqueShiftRight: 3
        case .add, .subtract: 4
        case .multiply, .divide, .remainder: 5
        case .power: 7
        }
    }

    static let signPrecedence = 6

    func apply(_ left: Double, _ right: Double) -> Double {
        switch self {
        case .add: left + right
        case .subtract: left - right
        case .multiply: left * right
        case .divide: left / right
        case .remainder: left.truncatingRemainder(dividingBy: right)
        // pow(NaN, 0) and pow(1, NaN) would be 1.
        case .power: left.isNaN || right.isNaN ? .nan : pow(left, right)
        case .and: Self.whole(left, right) { Double($0 & $1) }
        case .or: Self.whole(left, right) { Double($0 | $1) }
        case .shiftLeft, .torqueShiftLeft: Self.whole(left, right) { Self.shifted($0, by: $1) }
        case .shiftRight, .torqueShiftRight:
            Self.whole(left, right) { (0...63).contains($1) ? Double($0 >> $1) : .nan }
        }
    }

    private static func whole(_ left: Double, _ right: Double, _ apply: (Int64, Int64) -> Double) -> Double {
        guard let left = Int64(exactly: left.rounded(.towardZero)),
            let right = Int64(exactly: right.rounded(.towardZero))
        else { return .nan }
        return apply(left, right)
    }

    /// Shifts to the left without losing bits at the upper end: the number grows.
    private static func shifted(_ number: Int64, by count: Int64) -> Double {
        (0...63).contains(count) ? Double(number) * Double(sign: .plus, exponent: Int(count), significand: 1) : .nan
    }
}
