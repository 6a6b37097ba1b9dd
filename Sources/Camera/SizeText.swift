import Formats

/// Sizes and ages as users write them.
package enum SizeText {
    package static let expected = "a size such as 500MB or 2GB"

    /// Fewer bytes than this hold no second of a camera.
    package static let minLimitBytes: Int64 = 1_000_000
    package static let expectedLimit = "a size of at least 1MB, such as 2GB"

    /// The space for clips, as users write it; nil if it is too small for any.
    package static func limitBytes(_ text: String) -> Int64? { bytes(text).flatMap { $0 >= minLimitBytes ? $0 : nil } }

    private static let units: [(name: String, bytes: Double)] = [
        ("", 1), ("b", 1), ("k", 1e3), ("kb", 1e3), ("m", 1e6), ("mb", 1e6), ("g", 1e9), ("gb", 1e9), ("t", 1e12),
        ("tb", 1e12), ("kib", 1024), ("mib", 1_048_576), ("gib", 1_073_741_824), ("tib", 1_099_511_627_776),
    ]

    /// Reads "500MB", "2 GB", "1.5GiB" or a number of bytes; nil for anything else, and for nothing.
    package static func bytes(_ text: String) -> Int64? {
        guard let (number, unit) = parts(text), let factor = units.first(where: { $0.name == unit })?.bytes else {
            return nil
        }
        let bytes = number * factor
        return bytes >= 1 && bytes < 1e18 ? Int64(bytes) : nil
    }

    /// Reads "7d", "48h", "90m" or a number of seconds; nil for anything else, and for nothing.
    package static func ageS(_ text: String) -> Double? {
        guard let (number, unit) = parts(text), number > 0 else { return nil }
        switch unit {
        case "d", "day", "days": return number * 86400
        case "h": return number * 3600
        case "m", "min": return number * 60
        case "", "s": return number
        default: return nil
        }
    }

    private static func parts(_ text: String) -> (number: Double, unit: String)? {
        let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
        guard digits.utf8.count <= 20, let number = Decimals.value(digits) else { return nil }
        return (number, text[digits.endIndex...].drop { $0 == " " }.lowercased())
    }
}

/// A setting of a camera: a part of its range, or what it does by itself.
package enum CameraSetting: Hashable, Sendable {
    case automatic
    /// From 0 to 1.
    case share(Double)

    package init?(_ text: String) {
        if text == "auto" {
            self = .automatic
        } else if let percent = Decimals.value(text[...]), (0...100).contains(percent) {
            self = .share(percent / 100)
        } else {
            return nil
        }
    }

    /// The value in a device's range.
    package func value(in range: ClosedRange<Int>, usual: Int) -> Int {
        switch self {
        case .automatic: usual
        case .share(let share): range.lowerBound + Int((Double(range.count - 1) * share).rounded())
        }
    }
}
