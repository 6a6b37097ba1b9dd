// Mathematics only, which the standard library has not.
import func Glibc.pow

/// What stands between two operands of an equation. Where there is no result it is not a number.
enum EquationOperator: String, CaseIterable, Sendable {
    // One that begins as another goes before it.
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

    /// What binds tighter is greater. A sign before an operand is between `*` and `^`.
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
        // Of a number that is none, pow makes 1 at times.
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

    /// Bits are not lost at the upper end: the number grows.
    private static func shifted(_ number: Int64, by count: Int64) -> Double {
        (0...63).contains(count) ? Double(number) * Double(sign: .plus, exponent: Int(count), significand: 1) : .nan
    }
}
