import Synchronization

/// Decimal places of numbers.
package enum Decimals {
    /// Returns 10 to the power of `count`, by which a number is multiplied to round it to that many decimal places.
    package static func factor(_ count: Int) -> Double { (0..<count).reduce(1.0) { value, _ in value * 10 } }

    /// Returns a number with a fixed number of decimals and a point, such as "8.32"; "-" if it is unknown.
    package static func text(_ value: Double?, _ decimals: Int) -> String {
        guard let value, value.isFinite, abs(value) < 1e12 else { return "-" }
        let factor = factor(decimals)
        let product = (abs(value) * factor).rounded()
        guard product < 9e18, factor < 9e18 else { return "-" }
        let (whole, rest) = Int64(product).quotientAndRemainder(dividingBy: Int64(factor))
        var text = value < 0 && product != 0 ? "-" : ""
        text += String(whole)
        guard decimals > 0 else { return text }
        let digits = String(rest)
        text += "."
        for _ in digits.utf8.count..<max(digits.utf8.count, decimals) { text += "0" }
        return text + digits
    }

    /// Returns a number as a file or a command line contains it, with no more digits than it needs: "130", "1.79".
    package static func written(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }

    /// Returns the number that a person typed, with a point or a comma: "1.79", "1,79". Nil for anything else, and for a
    /// comma before three digits, which may separate thousands.
    package static func value(_ text: some StringProtocol) -> Double? {
        guard let comma = text.firstIndex(of: ",") else { return Double(text) }
        let fraction = text[comma...].dropFirst()
        guard fraction.count != 3, fraction.allSatisfy({ $0.isASCII && $0.isNumber }), !text.contains(".") else {
            return nil
        }
        return Double(text[..<comma] + "." + fraction)
    }
}

/// The sign between whole and decimal digits in numbers for people. A property of the process, as in the C library: the
/// program sets it once, before it writes the first number.
package enum DecimalSign {
    private static let comma = Atomic(false)

    package static var isComma: Bool {
        get { comma.load(ordering: .relaxed) }
        set { comma.store(newValue, ordering: .relaxed) }
    }
}

/// How people read the time of day: "17:58", or "5:58 PM". A property of the process like `DecimalSign`; the program sets
/// it once, before it writes the first time.
package enum ClockFormat {
    private static let twelve = Atomic(false)

    package static var hasTwelveHours: Bool {
        get { twelve.load(ordering: .relaxed) }
        set { twelve.store(newValue, ordering: .relaxed) }
    }

    /// Returns a time of day, 0 ..< 86,400 s, for people.
    package static func text(
        secondOfDay: Int, hasSeconds: Bool = false, hasTwelveHours: Bool = hasTwelveHours
    ) -> String {
        let (hour, minute) = (secondOfDay / 3600, Format.twoDigits(secondOfDay / 60 % 60))
        let rest = ":" + minute + (hasSeconds ? ":" + Format.twoDigits(secondOfDay % 60) : "")
        return hasTwelveHours ? "\(onDial(hour))\(rest) \(half(hour))" : Format.twoDigits(hour) + rest
    }

    /// Returns a whole hour, 0 ..< 24: "9:00", "9 AM".
    package static func text(hour: Int, hasTwelveHours: Bool = hasTwelveHours) -> String {
        hasTwelveHours ? "\(onDial(hour)) \(half(hour))" : "\(hour):00"
    }

    private static func onDial(_ hour: Int) -> Int { hour % 12 == 0 ? 12 : hour % 12 }
    private static func half(_ hour: Int) -> String { hour < 12 ? "AM" : "PM" }
}
