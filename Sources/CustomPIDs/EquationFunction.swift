// Only the mathematical functions that the standard library lacks.
import func Glibc.cos
import func Glibc.log
import func Glibc.log10
import func Glibc.log1p
import func Glibc.sin
import func Glibc.tan

/// A function in an equation, by its name. If it has no result it returns NaN. To add a function, add a case.
enum EquationFunction: String, CaseIterable, Sendable {
    case abs = "ABS"
    /// The integer part, rounded toward zero.
    case int = "INT"
    case round = "ROUND"
    case sqrt = "SQRT"
    /// The natural logarithm.
    case log = "LOG"
    case log10 = "LOG10"
    /// The natural logarithm of one plus the number.
    case log1p = "LOG1P"
    /// The sine of an angle in radians; `cos` and `tan` take radians too.
    case sin = "SIN"
    case cos = "COS"
    case tan = "TAN"
    case min = "MIN"
    case max = "MAX"
    /// One bit of a number, such as `BIT(A:7)`; bit 0 is the lowest.
    case bit = "BIT"
    /// The lowest eight bits as a two's complement number.
    case signed = "SIGNED"
    case signed8 = "SIGNED8"
    /// A two's complement number from one number, or from bytes, the highest first: `SIGNED16(A:B)`.
    case signed16 = "SIGNED16"
    case signed24 = "SIGNED24"
    case signed32 = "SIGNED32"
    /// An unsigned number from bytes, the highest first: `INT16(A:B)` is `A*256+B`.
    case int8 = "INT8"
    case int16 = "INT16"
    case int24 = "INT24"
    case int32 = "INT32"
    /// An IEEE 754 number from bytes, the highest first.
    case float32 = "FLOAT32"
    case float64 = "FLOAT64"
    /// `BETWEEN(x:y:z)` is x if it is more than y and less than z.
    case between = "BETWEEN"
    /// `WHEN(x:y:z)` is z if x equals y.
    case when = "WHEN"

    /// The numbers of arguments that the function accepts.
    var arities: Set<Int> {
        switch self {
        case .abs, .int, .round, .sqrt, .log, .log10, .log1p, .sin, .cos, .tan: [1]
        case .min, .max, .bit: [2]
        case .signed, .signed8, .int8: [1]
        case .signed16: [1, 2]
        case .signed24: [1, 3]
        case .signed32: [1, 4]
        case .int16: [2]
        case .int24, .when, .between: [3]
        case .int32, .float32: [4]
        case .float64: [8]
        }
    }

    func apply(_ arguments: ArraySlice<Double>) -> Double {
        guard let first = arguments.first, let last = arguments.last, !arguments.contains(where: \.isNaN) else {
            return .nan
        }
        return switch self {
        case .abs: first.magnitude
        case .int: first.rounded(.towardZero)
        case .round: first.rounded(.toNearestOrAwayFromZero)
        case .sqrt: first.squareRoot()
        case .log: Glibc.log(first)
        case .log10: Glibc.log10(first)
        case .log1p: Glibc.log1p(first)
        case .sin: Glibc.sin(first)
        case .cos: Glibc.cos(first)
        case .tan: Glibc.tan(first)
        case .between: first > arguments[arguments.startIndex + 1] && first < last ? first : .nan
        case .when: first == arguments[arguments.startIndex + 1] ? last : .nan
        case .min: Swift.min(first, last)
        case .max: Swift.max(first, last)
        case .bit: Self.bit(first, last)
        case .signed, .signed8: Self.signed(first, bits: 8)
        case .signed16: Self.signed(Self.joined(arguments), bits: 16)
        case .signed24: Self.signed(Self.joined(arguments), bits: 24)
        case .signed32: Self.signed(Self.joined(arguments), bits: 32)
        case .int8, .int16, .int24, .int32: Self.joined(arguments)
        case .float32:
            Self.bits(arguments).map { Double(Float(bitPattern: UInt32(truncatingIfNeeded: $0))) } ?? .nan
        case .float64: Self.bits(arguments).map(Double.init(bitPattern:)) ?? .nan
        }
    }

    private static func whole(_ number: Double) -> Int64? { Int64(exactly: number.rounded(.towardZero)) }

    private static func bit(_ number: Double, _ place: Double) -> Double {
        guard let number = whole(number), let place = whole(place), (0...63).contains(place) else { return .nan }
        return Double(number >> place & 1)
    }

    private static func signed(_ number: Double, bits: Int64) -> Double {
        guard let number = whole(number) else { return .nan }
        return Double((number << (64 - bits)) >> (64 - bits))
    }

    private static func joined(_ arguments: ArraySlice<Double>) -> Double {
        arguments.reduce(0) { $0 * 256 + $1.rounded(.towardZero) }
    }

    private static func bits(_ arguments: ArraySlice<Double>) -> UInt64? {
        let bytes = arguments.compactMap(whole)
        guard bytes.count == arguments.count else { return nil }
        return bytes.reduce(0) { $0 << 8 | UInt64($1 & 0xFF) }
    }
}
