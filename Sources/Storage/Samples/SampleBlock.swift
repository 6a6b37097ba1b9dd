/// Samples of one signal, in the order of their times, in about two bytes each. Times are rounded to milliseconds;
/// values are restored exactly, to the last bit.
///
/// Times are stored as differences. A value is stored as a whole number divided by a whole divisor, since a car's
/// readings are multiples of the PID's resolution. The divisor is found from the numbers themselves, for every row of
/// the PID table; passing it in would save no byte. The numbers are stored either relative to the smallest one, in
/// steps, or as differences, whichever is shorter. What differs from sample to sample is a string of `timeBits` or
/// `bits` bits each, the most significant first, so that plain SQL can read it, too: the view `samples` yields the same
/// values to the last bit. Values that are not multiples are stored in a list, and their index in it is the number.
struct SampleBlock: Hashable {
    /// A sample without its signal; the time is in milliseconds since the trip's start.
    struct Point: Hashable {
        var milliseconds: Int64
        var value: Double
    }

    /// The maximum number of samples, which is also the limit of the view.
    static let longest = 1024
    /// The maximum number of bits per sample. A bit string is read four bytes at a time, of which up to seven bits may
    /// belong to the number before.
    static let widest = 25
    /// The least number of samples in each half of a block that is split.
    private static let shortest = 48
    /// The estimated size of the other columns, the key and the share of the page, in bytes.
    private static let overhead = 64

    var count = 0
    var firstMs: Int64 = 0
    /// The smallest difference between times.
    var timeSlope: Int64 = 0
    var timeBits = 0
    var times: [UInt8] = []
    /// number = base + slope * index + step * (code, or sum of the codes so far if `isSummed`)
    var isSummed = false
    var base: Int64 = 0
    var slope: Int64 = 0
    var step: Int64 = 1
    /// value = number / divisor, or element `number` of the list
    var divisor: Int64 = 1
    var bits = 0
    var codes: [UInt8] = []
    /// A JSON array; nil if the values are multiples.
    var list: String?

    /// Rounds to milliseconds, half a millisecond up, so that the order is kept.
    static func milliseconds(_ microseconds: Int64) -> Int64 {
        let (quotient, remainder) = (microseconds + 500).quotientAndRemainder(dividingBy: 1000)
        return remainder < 0 ? quotient - 1 : quotient
    }

    private var size: Int { Self.overhead + times.count + codes.count + (list?.utf8.count ?? 0) }

    // MARK: Packing

    /// Packs points, whose times must not decrease, in as few bytes as possible by trying different splits.
    static func pack(_ points: ArraySlice<Point>) -> [SampleBlock] {
        guard !points.isEmpty else { return [] }
        let whole = points.count <= longest ? SampleBlock(points) : nil
        if let whole, points.count < 2 * shortest { return [whole] }
        let middle = points.startIndex + points.count / 2
        let halves = pack(points[..<middle]) + pack(points[middle...])
        if let whole, whole.size <= halves.reduce(0, { $0 + $1.size }) { return [whole] }
        return halves
    }

    /// Returns nil if one gap between two times is too long compared with the others.
    private init?(_ points: ArraySlice<Point>) {
        guard let first = points.first else { return nil }
        count = points.count
        firstMs = first.milliseconds
        let gaps = Self.differences(points.map(\.milliseconds))
        timeSlope = gaps.min() ?? 0
        let timeCodes = [0] + gaps.map { $0 - timeSlope }
        timeBits = Self.width(timeCodes)
        guard timeBits <= Self.widest else { return nil }
        times = Self.string(timeCodes, bits: timeBits)
        takeValues(points.map(\.value))
    }

    private mutating func takeValues(_ values: [Double]) {
        if let (numbers, divisor) = Self.multiples(values) {
            self.divisor = divisor
            takeNumbers(numbers)
            if bits <= Self.widest { return }
        }
        // Also for values that are not fractions: infinity and -0.
        var places: [UInt64: Int64] = [:]
        var words: [String] = []
        let numbers = values.map { value in
            if let place = places[value.bitPattern] { return place }
            places[value.bitPattern] = Int64(words.count)
            words.append(value.isInfinite ? (value < 0 ? "-9e999" : "9e999") : "\(value)")
            return Int64(words.count - 1)
        }
        list = "[" + words.joined(separator: ",") + "]"
        divisor = 1
        takeNumbers(numbers)
    }

    private mutating func takeNumbers(_ numbers: [Int64]) {
        let (least, differences) = (numbers.min() ?? 0, Self.differences(numbers))
        step = max(1, numbers.reduce(0) { Self.commonDivisor($0, $1 - least) })
        let plain = numbers.map { ($0 - least) / step }
        // In a sum the first sample has no difference; its number is the base.
        let low = differences.min() ?? 0
        let summed = [0] + differences.map { ($0 - low) / step }
        isSummed = Self.width(summed) < Self.width(plain)
        base = isSummed ? numbers.first ?? 0 : least
        slope = isSummed ? low : 0
        let chosen = isSummed ? summed : plain
        bits = Self.width(chosen)
        codes = bits <= Self.widest ? Self.string(chosen, bits: bits) : []
    }

    /// The divisors of PID resolutions: powers of two and ten, and the full scales of one and two bytes.
    private static let divisors: [Int64] = [
        1, 2, 4, 5, 8, 10, 16, 20, 32, 50, 64, 100, 128, 200, 255, 256, 500, 512, 1000, 1024, 2000, 2048, 4096, 8192,
        10_000, 16_384, 32_768, 65_535, 65_536, 100_000, 1_000_000,
        // Positions in degrees.
        10_000_000,
    ]

    /// Returns the values as whole numbers with the smallest divisor that restores all of them exactly.
    private static func multiples(_ values: [Double]) -> (numbers: [Int64], divisor: Int64)? {
        for divisor in divisors {
            var numbers: [Int64] = []
            numbers.reserveCapacity(values.count)
            for value in values {
                let number = (value * Double(divisor)).rounded()
                // Up to this limit whole numbers are exact.
                guard abs(number) < 9e15, (number / Double(divisor)).bitPattern == value.bitPattern,
                    number != 0 || value.sign == .plus
                else { break }
                numbers.append(Int64(number))
            }
            if numbers.count == values.count { return (numbers, divisor) }
        }
        return nil
    }

    private static func differences(_ numbers: [Int64]) -> [Int64] { zip(numbers, numbers.dropFirst()).map { $1 - $0 } }

    private static func commonDivisor(_ left: Int64, _ right: Int64) -> Int64 {
        var (left, right) = (left, right)
        while right != 0 {
            let rest = left % right
            left = right
            right = rest
        }
        return left
    }

    /// Returns the number of bits of the largest code.
    private static func width(_ codes: [Int64]) -> Int { 64 - (codes.max() ?? 0).leadingZeroBitCount }

    private static func string(_ codes: [Int64], bits: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity((codes.count * bits + 7) / 8)
        var (rest, filled): (UInt64, Int) = (0, 0)
        for code in codes {
            rest = rest << UInt64(bits) | UInt64(code)
            filled += bits
            while filled >= 8 {
                filled -= 8
                bytes.append(UInt8(truncatingIfNeeded: rest >> UInt64(filled)))
            }
        }
        if filled > 0 { bytes.append(UInt8(truncatingIfNeeded: rest << UInt64(8 - filled))) }
        return bytes
    }

    // MARK: Unpacking

    init() {}

    /// Returns the points, or nil if the block is inconsistent.
    func unpack() -> [Point]? {
        guard 1...Self.longest ~= count, let times = Self.codes(times, bits: timeBits, count: count),
            let codes = Self.codes(codes, bits: bits, count: count), divisor > 0
        else { return nil }
        var values: [Double] = []
        if let list {
            guard list.utf8.first == UInt8(ascii: "["), list.utf8.last == UInt8(ascii: "]") else { return nil }
            values = list.dropFirst().dropLast().split(separator: ",").compactMap { Double($0) }
        }
        var points: [Point] = []
        points.reserveCapacity(count)
        var (time, sum): (Int64, Int64) = (firstMs, 0)
        for index in 0..<count {
            // A damaged block must not cause a trap; the caller checks the times.
            if index > 0 { time = time &+ timeSlope &+ times[index] }
            sum = sum &+ codes[index]
            let number = base &+ slope &* Int64(index) &+ step &* (isSummed ? sum : codes[index])
            if list == nil {
                points.append(Point(milliseconds: time, value: Double(number) / Double(divisor)))
            } else {
                guard number >= 0, number < values.count else { return nil }
                points.append(Point(milliseconds: time, value: values[Int(number)]))
            }
        }
        return points
    }

    private static func codes(_ bytes: [UInt8], bits: Int, count: Int) -> [Int64]? {
        guard 0...widest ~= bits, bytes.count == (count * bits + 7) / 8 else { return nil }
        if bits == 0 { return [Int64](repeating: 0, count: count) }
        let mask = UInt64(1) << UInt64(bits) - 1
        var codes: [Int64] = []
        codes.reserveCapacity(count)
        var (rest, filled, next): (UInt64, Int, Int) = (0, 0, 0)
        for _ in 0..<count {
            while filled < bits {
                rest = rest << 8 | UInt64(bytes[next])
                filled += 8
                next += 1
            }
            filled -= bits
            codes.append(Int64(rest >> UInt64(filled) & mask))
        }
        return codes
    }
}
