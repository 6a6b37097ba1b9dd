import Routes

/// Encoded polylines, as routing engines write paths: differences of degrees in groups of five bits, in characters from "?" on.
enum Polylines {
    /// Shorter ones are words.
    private static let shortest = 8
    private static let characters = UInt8(63)...126

    /// The positions of everything that can be read as a path, with five to seven decimals,
    /// and with the longitude first.
    static func paths(in text: [UInt8]) -> [[GeoPoint]] {
        text.split { !characters.contains($0) }.filter { $0.count >= shortest }.flatMap { run in
            let numbers = numbers(run)
            return [1e5, 1e6, 1e7].flatMap { scale in
                [points(numbers, scale: scale), points(numbers, scale: scale, isSwapped: true)]
            }.filter { !$0.isEmpty }
        }
    }

    private static func numbers(_ run: ArraySlice<UInt8>) -> [Int64] {
        var (numbers, value, shift) = ([Int64](), Int64(0), Int64(0))
        for character in run {
            let bits = Int64(character - characters.lowerBound)
            value |= (bits & 31) << shift
            shift += 5
            if bits < 32 {
                numbers.append(value & 1 == 1 ? ~(value >> 1) : value >> 1)
                value = 0
                shift = 0
            } else if shift > 35 {
                return numbers
            }
        }
        return numbers
    }

    /// Up to the first that is no position.
    private static func points(_ numbers: [Int64], scale: Double, isSwapped: Bool = false) -> [GeoPoint] {
        var (points, latitude, longitude) = ([GeoPoint](), Int64(0), Int64(0))
        for index in stride(from: 0, to: numbers.count - 1, by: 2) {
            latitude += numbers[isSwapped ? index + 1 : index]
            longitude += numbers[isSwapped ? index : index + 1]
            let point = GeoPoint(latitude: Double(latitude) / scale, longitude: Double(longitude) / scale)
            guard abs(point.latitude) <= 90, abs(point.longitude) <= 180 else { break }
            points.append(point)
        }
        return points
    }
}
