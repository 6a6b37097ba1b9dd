import Formats
import Routes

import func Glibc.atan
import func Glibc.pow
import func Glibc.sinh

/// Positions in places, however text or binary data have them: degrees, degrees and minutes (NMEA), also with seconds, minutes
/// (VBO), whole numbers of a hundred thousandth to a tenth of a millionth of a degree, semicircles (FIT), radians, and meters
/// of Web Mercator.
struct PositionSearch: Sendable {
    /// A number in text.
    private struct Number {
        let value: Double
        let decimals: Int
        let digits: Int
        /// Where it begins, and where it has ended.
        let place: Int
        let end: Int

        /// How many are between this number and another one; as many as can be if it is the same in another reading.
        func bytes(to other: Number) -> Int {
            if other.place >= end { return other.place - end }
            return place >= other.end ? place - other.end : .max
        }
    }

    /// How degrees are written.
    private enum Scheme: CaseIterable {
        case degrees, minutes, degreesAndMinutes, hundredThousandths, millionths, tenMillionths, semicircles, radians,
            mercator

        /// Whether the sign is written in another way, or means something else.
        var hasFreeSign: Bool { self == .minutes || self == .degreesAndMinutes }

        /// Nil if the number is not written in this way, or not precisely enough to say more than the town.
        func degrees(_ number: Number, minDecimals: Int, isLongitude: Bool = false) -> Double? {
            let size = abs(number.value)
            switch self {
            case .degrees: return number.decimals >= minDecimals ? number.value : nil
            case .minutes:
                return number.decimals >= max(1, minDecimals - 2) ? number.value / 60 : nil
            case .degreesAndMinutes:
                guard number.decimals >= max(1, minDecimals - 2), size < 18_060 else { return nil }
                let whole = (size / 100).rounded(.down)
                return (whole + (size - whole * 100) / 60) * (number.value < 0 ? -1 : 1)
            case .hundredThousandths: return number.decimals == 0 && number.digits >= 6 ? number.value / 1e5 : nil
            case .radians: return number.decimals >= 5 && size < .pi ? number.value * 180 / .pi : nil
            case .mercator:
                guard number.digits >= 5, size < 20_037_509 else { return nil }
                let angle = number.value / PositionSearch.earthM
                return (isLongitude ? angle : atan(sinh(angle))) * 180 / .pi
            case .millionths: return number.decimals == 0 && number.digits >= 7 ? number.value / 1e6 : nil
            case .tenMillionths: return number.decimals == 0 && number.digits >= 8 ? number.value / 1e7 : nil
            case .semicircles:
                return number.decimals == 0 && number.digits >= 8 ? number.value * 180 / 2_147_483_648 : nil
            }
        }
    }

    /// The radius of the sphere of Web Mercator, in meters.
    static let earthM = 6_378_137.0

    /// A place with the degrees that positions in it have.
    struct Zone {
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
            abs(degrees) <= 360 && abs(Angle.signed(degrees - place.center.longitude)) <= longitudeSpan
        }
    }

    let zones: [Zone]

    /// How far rounding to five decimals moves a position, in meters. Nearer to the border of a place it may be one that was
    /// outside.
    private static let roundingM = 0.8

    init(_ places: [Place]) {
        zones = places.map { place in
            var place = place
            place.radiusM -= Self.roundingM
            return Zone(place)
        }
    }

    var isEmpty: Bool { zones.isEmpty }

    /// The place that a position is in; nil if it is in none, or may not have been before it was rounded.
    /// - Parameter errorM: How far rounding may have moved it, in meters.
    func zone(of point: GeoPoint, errorM: Double) -> Place? {
        zones.first { zone in
            var place = zone.place
            place.radiusM -= max(0, errorM - Self.roundingM)
            return place.contains(point)
        }?.place
    }

    // MARK: Text

    /// How far apart the numbers of a position may be: so many numbers and bytes between them.
    private static let (reach, reachBytes) = (12, 500)

    /// One position in each place, as it is written.
    func found(inText text: [UInt8]) -> [(place: Place, text: String)] {
        guard !zones.isEmpty else { return [] }
        let numbers = Self.withAngles(Self.numbers(text), text)
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
        near(index, numbers).first { other in
            guard
                let longitude = scheme.degrees(numbers[other], minDecimals: zone.minDecimals, isLongitude: true)
            else { return false }
            return (scheme.hasFreeSign ? [1.0, -1] : [1.0]).contains { sign in
                zone.hasLongitude(longitude * sign)
                    && zone.place.contains(GeoPoint(latitude: latitude, longitude: longitude * sign))
            } && !areOfTwoPositions(index, other, numbers, scheme, zone)
        }.map { numbers[$0] }
    }

    /// The numbers that may be of one position with a number.
    private func near(_ index: Int, _ numbers: [Number]) -> some Sequence<Int> {
        (max(0, index - Self.reach)...min(numbers.count - 1, index + Self.reach)).lazy.filter {
            $0 != index && abs(numbers[$0].place - numbers[index].place) <= Self.reachBytes
        }
    }

    /// Whether a latitude and a longitude are not one position. Both have a nearer partner: a track that leads past a place
    /// has latitudes and longitudes that would be in it together. Or one is much more precise and has a partner that is as
    /// well: the other is a speed, a time or the like.
    private func areOfTwoPositions(
        _ latitude: Int, _ longitude: Int, _ numbers: [Number], _ scheme: Scheme, _ zone: Zone
    ) -> Bool {
        let center = zone.place.center
        func hasPartner(
            _ index: Int, _ degrees: Double, isLongitude: Bool, bytes: Int = .max, minDecimals: Int = 0
        ) -> Bool {
            near(index, numbers).contains { partner in
                guard numbers[partner].decimals >= minDecimals, numbers[index].bytes(to: numbers[partner]) < bytes,
                    let value = scheme.degrees(
                        numbers[partner], minDecimals: zone.minDecimals, isLongitude: isLongitude)
                else { return false }
                let sides = scheme.hasFreeSign ? [value, -value] : [value]
                return sides.contains { abs(Angle.signed($0 - degrees)) < Self.trackDeg + zone.longitudeSpan }
            }
        }
        func isStray(_ index: Int, besides precise: Int, _ degrees: Double, isLongitude: Bool) -> Bool {
            let minDecimals = numbers[index].decimals + 3
            return numbers[precise].decimals >= minDecimals
                && hasPartner(precise, degrees, isLongitude: isLongitude, minDecimals: minDecimals)
        }
        let bytes = numbers[latitude].bytes(to: numbers[longitude])
        return hasPartner(latitude, center.longitude, isLongitude: true, bytes: bytes)
            && hasPartner(longitude, center.latitude, isLongitude: false, bytes: bytes)
            || isStray(longitude, besides: latitude, center.longitude, isLongitude: true)
            || isStray(latitude, besides: longitude, center.latitude, isLongitude: false)
    }

    /// Positions of one track around a place are in so many degrees of it.
    private static let trackDeg = 0.05

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
                numbers.append(
                    Number(value: isNegative ? -whole : whole, decimals: 0, digits: digits, place: begin, end: place))
            }
            if decimals > 0, !isComma || decimals >= 3 {
                let value = isNegative ? -(whole + fraction) : whole + fraction
                numbers.append(Number(value: value, decimals: decimals, digits: digits, place: begin, end: end))
                if let power = exponent(text, at: end) {
                    numbers.append(
                        Number(
                            value: value * pow(10, Double(power)), decimals: max(0, decimals - power), digits: digits,
                            place: begin, end: end))
                }
            }
            // What follows a comma may be a number of its own.
            if !isComma { place = end }
        }
        return numbers
    }

    /// The exponent of a number whose other digits end here, such as "e+01"; nil without one.
    private static func exponent(_ text: [UInt8], at place: Int) -> Int? {
        guard place < text.count, text[place] | 0x20 == UInt8(ascii: "e") else { return nil }
        var digits = text[(place + 1)...].prefix(4)
        let sign = digits.first
        if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { digits = digits.dropFirst() }
        guard let size = Int(String(decoding: digits.prefix { (0x30...0x39).contains($0) }, as: UTF8.self)), size < 10
        else { return nil }
        return sign == UInt8(ascii: "-") ? -size : size
    }

    // MARK: Degrees, minutes and seconds

    /// The numbers, and the angles that they are written as: 48°08'15.0"N, N48 08.250, 48 deg 8' 15" and the like. A sign of
    /// degrees or a letter of a direction must be there.
    private static func withAngles(_ numbers: [Number], _ text: [UInt8]) -> [Number] {
        var result: [Number] = []
        result.reserveCapacity(numbers.count)
        for (index, number) in numbers.enumerated() {
            result.append(number)
            guard number.decimals == 0, number.digits <= 3, abs(number.value) <= 180, index + 1 < numbers.count,
                let minutes = next(numbers, after: index, text), minutes.value < 60
            else { continue }
            let minutesAt = numbers[index...].prefix(5).lastIndex { $0.place == minutes.place } ?? index + 1
            var parts = [abs(number.value), minutes.value]
            var last = minutes
            if minutes.decimals == 0, let seconds = next(numbers, after: minutesAt, text), seconds.value < 60 {
                parts.append(seconds.value)
                last = seconds
            }
            guard parts.count == 3 || minutes.decimals >= 2 else { continue }
            let (before, after) = (around(text, before: number.place), around(text, after: last.place))
            let letter = [before, after].compactMap(\.self).first
            guard letter != nil || hasDegreeSign(text, after: number.place) else { continue }
            let size = parts[0] + parts[1] / 60 + (parts.count > 2 ? parts[2] / 3600 : 0)
            let isNegative = number.value < 0 || letter == UInt8(ascii: "S") || letter == UInt8(ascii: "W")
            result.append(
                Number(
                    value: isNegative ? -size : size, decimals: 5, digits: number.digits, place: number.place,
                    end: last.end))
        }
        return result
    }

    /// The next number, if only a few characters are before it: the one with decimals, if it has two readings.
    private static func next(_ numbers: [Number], after index: Int, _ text: [UInt8]) -> Number? {
        let place = numbers[index].place
        guard let next = numbers[(index + 1)...].first(where: { $0.place > place }), next.value >= 0 else { return nil }
        let between = text[place..<next.place].drop { isPart($0) }
        guard between.count <= 8 else { return nil }
        return numbers[(index + 1)...].prefix(4).last { $0.place == next.place }
    }

    private static func isDirection(_ byte: UInt8) -> Bool { "NSEW".utf8.contains(byte) }

    /// The letter of a direction before a number, perhaps with a blank.
    private static func around(_ text: [UInt8], before place: Int) -> UInt8? {
        guard let letter = text[..<place].suffix(2).last(where: { $0 != 0x20 }), isDirection(letter) else { return nil }
        return letter
    }

    /// The same behind the number that begins here, and its sign of minutes or seconds.
    private static func around(_ text: [UInt8], after place: Int) -> UInt8? {
        let rest = text[place...].prefix(40).drop { isPart($0) }.prefix(8)
        guard let letter = rest.first(where: { (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) }),
            isDirection(letter)
        else { return nil }
        return letter
    }

    private static func hasDegreeSign(_ text: [UInt8], after place: Int) -> Bool {
        let rest = Array(text[place...].prefix(16).drop { isPart($0) })
        return [Array("°".utf8), Array("º".utf8), [0xB0], Array(" deg".utf8), Array("deg".utf8)].contains(
            where: rest.starts)
    }

    // MARK: Binary data

    /// How a number of a position is stored.
    private enum Storage: CaseIterable {
        case tenMillionths, millionths, hundredThousandths, semicircles, single, double, radians

        var bytes: Int { isReal ? 8 : 4 }
        private var isReal: Bool { self == .double || self == .radians }

        /// Whether random bytes may well be one: a large file has billions of them.
        var isCommon: Bool { !isReal && self != .single }

        func degrees(_ word: UInt64) -> Double {
            let whole = Double(Int32(truncatingIfNeeded: word))
            return switch self {
            case .tenMillionths: whole / 1e7
            case .millionths: whole / 1e6
            case .hundredThousandths: whole / 1e5
            case .radians: Double(bitPattern: word) * 180 / .pi
            case .semicircles: whole * 180 / 2_147_483_648
            case .single: Double(Float(bitPattern: UInt32(truncatingIfNeeded: word)))
            case .double: Double(bitPattern: word)
            }
        }
    }

    /// In more bytes than this, a single position in whole numbers is chance.
    static let largeBytes = 1 << 20

    /// One position in each place: latitude and longitude beside each other in either order, as numbers of 64 or 32 bits.
    func found(inData data: [UInt8]) -> [(place: Place, text: String)] {
        var found: [(place: Place, text: String)] = []
        for zone in zones {
            if let point = point(of: zone, in: data) ?? path(to: zone, in: data) {
                found.append((zone.place, Decimals.text(point.latitude, 6) + " " + Decimals.text(point.longitude, 6)))
            }
        }
        return found
    }

    private func point(of zone: Zone, in data: [UInt8]) -> GeoPoint? {
        guard data.count >= 8 else { return nil }
        var common = 0
        for place in 0...(data.count - 4) {
            for isBig in [true, false] {
                for storage in Self.storages {
                    // Few numbers are a latitude in the place: the other one is looked at only for them.
                    guard let latitude = Self.degrees(data, place, storage, isBig: isBig),
                        zone.latitudes.contains(latitude)
                    else { continue }
                    for other in [place + storage.bytes, place - storage.bytes] {
                        guard let longitude = Self.degrees(data, other, storage, isBig: isBig),
                            zone.hasLongitude(longitude)
                        else { continue }
                        common += 1
                        if !storage.isCommon || common > 1 || data.count <= Self.largeBytes {
                            return GeoPoint(latitude: latitude, longitude: longitude)
                        }
                    }
                }
            }
        }
        return nil
    }

    private static let storages = Storage.allCases

    /// Nil if the number is not all in the data.
    private static func degrees(_ data: [UInt8], _ start: Int, _ storage: Storage, isBig: Bool) -> Double? {
        guard start >= 0, start + storage.bytes <= data.count else { return nil }
        var word: UInt64 = 0
        for index in 0..<storage.bytes {
            word = word << 8 | UInt64(data[start + (isBig ? index : storage.bytes - 1 - index)])
        }
        return storage.degrees(word)
    }
}
