/// Decimal places of numbers.
package enum Decimals {
    /// 10 to the power of `count`; numbers are multiplied by it to be rounded to so many places.
    package static func factor(_ count: Int) -> Double { (0..<count).reduce(1.0) { value, _ in value * 10 } }
}
