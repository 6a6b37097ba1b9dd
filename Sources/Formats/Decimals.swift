/// Decimal places of numbers.
package enum Decimals {
    /// Returns 10 to the power of `count`, by which a number is multiplied to round it to that many decimal places.
    package static func factor(_ count: Int) -> Double { (0..<count).reduce(1.0) { value, _ in value * 10 } }
}
