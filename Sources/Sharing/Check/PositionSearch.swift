import Formats
import Routes

/// Positions in places, however text or binary data have them: degrees, degrees and minutes (NMEA), minutes (VBO), and whole
/// numbers of a millionth or a tenth of a millionth of a degree.
struct PositionSearch: Sendable {
    /// A number in text.
    private struct Number {
        let value: Double
        let decimals: Int
        let digits: Int
        /// Where it begins.
        let place: Int
    }

    /// How degrees are written.
    private enum Scheme: CaseIterable {
        case degrees, minutes, degreesAndMinutes, millionths, tenMillionths

        /// Whether the sign is written in another way, or means something else.
        var hasFreeSign: Bool { self == .minutes || self == .degreesAndMinutes }

        /// Nil if the number is not written in this way, or not precisely enough to say more than the town.
        func degrees(_ number: Number, minDecimals: Int) -> Double? {
            let size = abs(number.value)
            switch self {
            case .degrees: return number.decimals >= minDecimals ? number.value : nil
            case .minutes:
                return number.decimals >= max(1, minDecimals - 2) ? number.value / 60 : nil
            case .degreesAndMinutes:
                guard number.decimals >= max(1, minDecimals - 2), size < 18_060 else { return nil }
                let whole = (size / 100).rounded(.down)
                return (whole + (size - whole * 100) / 60) * (number.value < 0 ? -1 : 1)
            case .millionths: return number.decimals == 0 && number.digits >= 7 ? number.value / 1e6 : nil
            case .tenMillionths: return number.decimals == 0 && number.digits >= 8 ? number.value / 1e7 : nil
            }
        }
    }

    /// A place with the degrees that positions in it have.
    private struct Zone {
        let place: Place
        let latitudes: ClosedRange<Double>
        let longitudeSpan: Double
        let minDecimals: Int

        init(_ place: Place) {
            self.place = place
            let center = place.center
            let north = center.moved(byM: place.radiusM * 1.01, towardsDeg: 0).latitude
            let south = center.moved(byM: place.radiusM * 1.01, towardsDeg: 180).latitude
            latitudes = min(south, north)...max(south, north)
            longitudeSpan = abs(
                Angle.signed(center.moved(byM: place.radiusM * 1.1, towardsDeg: 90).longitude - center.longitude))
            minDecimals = place.radiusM > 2000 ? 2 : 3
        }

        func hasLongitude(_ degrees: Double) -> Bool {
            abs(Angle.signed(degrees - place.center.longitude)) <= longitudeSpan
        }
    }

    private let zones: [Zone]

    init(_ places: [Place]) { zones = places.map(Zone.init) }

    var isEmpty: Bool { zones.isEmpty }

    /// The place that a position is in; nil if it is in none.
    func zone(of point: GeoPoint) -> Place? { zones.first { $0.place.contains(point) }?.place }

    // MARK: Text

    /// How far apart the numbers of a position may be: so many numbers and bytes between them.
    private static let (reach, reachBytes) = (12, 500)

    /// One position in each place, as it is written.
    func found(inText text: [UInt8]) -> [(place: Place, text: String)] {
        guard !zones.isEmpty else { return [] }
        let numbers = Self.numbers(text)
        var found: [(place: Place, text: String)] = []
        for zone in zones {
            scan: for (index, number) in numbers.enumerated() {
                for scheme in Scheme.allCases {
                    guard let latitude = scheme.degrees(number, minDecimals: zone.minDecimals) else { continue }
                    for sign in scheme.hasFreeSign ? [1.0, -1] : [1.0] where zone.latitudes.contains(latitude * sign) {
                        if let other = longitude(scheme, latitude * sign, zone, numbers, around: index) {
                            let words = [number, other].sorted { $0.place < $1.place }.map {
                                Self.written($0, in: text)
                            }
                            found.append((zone.place, words.joined(separator: " ")))
                            break scan
                        }
                    }
                }
            }
        }
        return found
    }

    private func longitude(
        _ scheme: Scheme, _ latitude: Double, _ zone: Zone, _ numbers: [Number], around index: Int
    ) -> Number? {
        let near = max(0, index - Self.reach)...min(numbers.count - 1, index + Self.reach)
        return near.lazy.filter { $0 != index }.map { numbers[$0] }.first { other in
            guard abs(other.place - numbers[index].place) <= Self.reachBytes,
                let longitude = scheme.degrees(other, minDecimals: zone.minDecimals)
            else { return false }
            return (scheme.hasFreeSign ? [1.0, -1] : [1.0]).contains { sign in
                zone.hasLongitude(longitude * sign)
                    && zone.place.contains(GeoPoint(latitude: latitude, longitude: longitude * sign))
            }
        }
    }

    private static func written(_ number: Number, in text: [UInt8]) -> String {
        let end = text[number.place...].prefix(24).firstIndex { !isPart($0) } ?? min(text.count, number.place + 24)
        return String(decoding: text[number.place..<end], as: UTF8.self)
    }

    private static func isPart(_ byte: UInt8) -> Bool { (0x2B...0x39).contains(byte) && byte != 0x2F }

    private static func numbers(_ text: [UInt8]) -> [Number] {
        var numbers: [Number] = []
        var place = 0
        while place < text.count {
            guard (0x30...0x39).contains(text[place]) else {
                place += 1
                continue
            }
            let start = place
            var (whole, digits) = (0.0, 0)
            while place < text.count, (0x30...0x39).contains(text[place]) {
                whole = whole * 10 + Double(text[place] - 0x30)
                digits += 1
                place += 1
            }
            let isNegative = start > 0 && text[start - 1] == UInt8(ascii: "-")
            let begin = isNegative ? start - 1 : start
            var (fraction, decimals, end) = (0.0, 0, place)
            // A comma is a decimal sign in some countries, and a separator elsewhere.
            let isComma = place < text.count && text[place] == UInt8(ascii: ",")
            if place < text.count, isComma || text[place] == UInt8(ascii: ".") {
                var (scale, next) = (0.1, place + 1)
                while next < text.count, (0x30...0x39).contains(text[next]) {
                    fraction += Double(text[next] - 0x30) * scale
                    scale /= 10
                    decimals += 1
                    next += 1
                }
                if decimals > 0 { end = next }
            }
            if isComma || decimals == 0 {
                numbers.append(Number(value: isNegative ? -whole : whole, decimals: 0, digits: digits, place: begin))
            }
            if decimals > 0, !isComma || decimals >= 3 {
                let value = whole + fraction
                numbers.append(
                    Number(value: isNegative ? -value : value, decimals: decimals, digits: digits, place: begin))
            }
            // What follows a comma may be a number of its own.
            if !isComma { place = end }
        }
        return numbers
    }

    // MARK: Binary data

    /// One position in each place: latitude and longitude beside each other, as numbers of 64 or whole ones of 32 bits.
    func found(inData data: [UInt8]) -> [(place: Place, text: String)] {
        var found: [(place: Place, text: String)] = []
        for zone in zones {
            if let point = point(of: zone, in: data) {
                found.append((zone.place, Decimals.text(point.latitude, 6) + " " + Decimals.text(point.longitude, 6)))
            }
        }
        return found
    }

    private func point(of zone: Zone, in data: [UInt8]) -> GeoPoint? {
        guard data.count >= 8 else { return nil }
        for place in 0...(data.count - 8) {
            for isBig in [true, false] {
                func whole(_ start: Int) -> Double {
                    let word = (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(data[start + (isBig ? $1 : 3 - $1)]) }
                    return Double(Int32(bitPattern: word)) / 1e7
                }
                let latitude = whole(place)
                if zone.latitudes.contains(latitude), zone.hasLongitude(whole(place + 4)) {
                    return GeoPoint(latitude: latitude, longitude: whole(place + 4))
                }
                guard place + 16 <= data.count else { continue }
                func real(_ start: Int) -> Double {
                    let word = (0..<8).reduce(UInt64(0)) { $0 << 8 | UInt64(data[start + (isBig ? $1 : 7 - $1)]) }
                    return Double(bitPattern: word)
                }
                let degrees = real(place)
                if zone.latitudes.contains(degrees), zone.hasLongitude(real(place + 8)) {
                    return GeoPoint(latitude: degrees, longitude: real(place + 8))
                }
            }
        }
        return nil
    }
}
