import Formats
import Routes

/// Positions that are no two numbers beside each other: paths of differences, columns, fractions as pictures have them, and
/// codes of areas.
extension PositionSearch {
    /// A difference of more degrees is none between two positions of a path.
    private static let maxStepDeg = 0.02
    /// A path that leads to a place begins so near it, in degrees.
    private static let nearDeg = 1.0
    /// In more bytes than this, nothing of that is searched: it is compressed video.
    private static let maxPathBytes = 1 << 17
    /// Fewer differences may be chance.
    private static let minSteps = 3
    private static let scales = [1.0, 1e5, 1e6, 1e7]

    private static func isNear(_ zone: Zone, _ latitude: Double, _ longitude: Double) -> Bool {
        abs(latitude - zone.place.center.latitude) < nearDeg
            && abs(Angle.signed(longitude - zone.place.center.longitude)) < 2 * nearDeg
    }

    private static func isIn(_ zone: Zone, _ latitude: Double, _ longitude: Double) -> Bool {
        zone.latitudes.contains(latitude) && zone.hasLongitude(longitude)
            && zone.place.contains(GeoPoint(latitude: latitude, longitude: longitude))
    }

    private static func text(_ point: GeoPoint) -> String {
        Decimals.text(point.latitude, 5) + " " + Decimals.text(point.longitude, 5)
    }

    /// The first position in a place of a path whose first pair is a position, and whose others are differences: to the one
    /// before, or to the first.
    /// - Parameter step: the next difference.
    private static func point(in zone: Zone, from start: GeoPoint, step: () -> (Double, Double)?) -> GeoPoint? {
        var (sum, count, found): (GeoPoint, Int, GeoPoint?) = (start, 0, nil)
        while let (north, east) = step() {
            guard abs(north) <= maxStepDeg, abs(east) <= maxStepDeg else { break }
            sum = GeoPoint(latitude: sum.latitude + north, longitude: sum.longitude + east)
            let other = GeoPoint(latitude: start.latitude + north, longitude: start.longitude + east)
            count += 1
            if found == nil { found = [sum, other].first { isIn(zone, $0.latitude, $0.longitude) } }
            if found != nil, count >= minSteps { return found }
        }
        return nil
    }

    // MARK: Text

    /// Numbers with nothing between them but blanks and commas, and lists of them within brackets.
    private struct NumberLists {
        /// What is between two numbers of a path, and of a list.
        var paths: [[Double]] = []
        var lists: [[Double]] = []

        init(_ text: [UInt8]) {
            var (path, list): ([Double], [Double]) = ([], [])
            var place = 0
            while place < text.count {
                let byte = text[place]
                let isSign = byte == UInt8(ascii: "-")
                let first = isSign ? place + 1 : place
                if first < text.count, (0x30...0x39).contains(text[first]) {
                    let end = text[first...].firstIndex { !(0x30...0x39).contains($0) && $0 != 0x2E } ?? text.count
                    let number = Double(String(decoding: text[place..<end], as: UTF8.self)) ?? .infinity
                    path.append(number)
                    list.append(number)
                    place = end
                    continue
                }
                let isBracket = "[](){}".utf8.contains(byte)
                if isBracket || !" ,;\t\r\n".utf8.contains(byte) {
                    if list.count > PositionSearch.minSteps { lists.append(list) }
                    list = []
                    if !isBracket {
                        if path.count > 2 * PositionSearch.minSteps { paths.append(path) }
                        path = []
                    }
                }
                place += 1
            }
            if list.count > PositionSearch.minSteps { lists.append(list) }
            if path.count > 2 * PositionSearch.minSteps { paths.append(path) }
        }
    }

    /// One position in each place, of paths that are written as differences or in columns.
    func foundPaths(inText text: [UInt8]) -> [(place: Place, text: String)] {
        guard !zones.isEmpty else { return [] }
        let numbers = NumberLists(text)
        return zones.compactMap { zone in
            let point =
                numbers.paths.lazy.compactMap { Self.point(in: zone, ofPath: $0) }.first
                ?? Self.point(in: zone, ofColumns: numbers.lists)
            return point.map { (zone.place, Self.text($0)) }
        }
    }

    private static func point(in zone: Zone, ofPath numbers: [Double]) -> GeoPoint? {
        for start in 0..<(numbers.count - 1) {
            for scale in scales {
                for isSwapped in [false, true] {
                    let (latitude, longitude) = (
                        numbers[isSwapped ? start + 1 : start] / scale, numbers[isSwapped ? start : start + 1] / scale
                    )
                    guard isNear(zone, latitude, longitude) else { continue }
                    var steps = stride(from: start + 2, to: numbers.count - 1, by: 2).lazy.map { index in
                        (
                            numbers[isSwapped ? index + 1 : index] / scale,
                            numbers[isSwapped ? index : index + 1] / scale
                        )
                    }.makeIterator()
                    let first = GeoPoint(latitude: latitude, longitude: longitude)
                    if let point = point(in: zone, from: first, step: { steps.next() }) { return point }
                }
            }
        }
        return nil
    }

    /// Of two lists that are as long as each other, one of latitudes and one of longitudes: as they are, or as differences.
    private static func point(in zone: Zone, ofColumns lists: [[Double]]) -> GeoPoint? {
        for (index, latitudes) in lists.enumerated() {
            for scale in scales where abs(latitudes[0] / scale - zone.place.center.latitude) < nearDeg {
                for other in max(0, index - 4)...min(lists.count - 1, index + 4) where other != index {
                    let longitudes = lists[other]
                    guard longitudes.count == latitudes.count, isNear(zone, latitudes[0] / scale, longitudes[0] / scale)
                    else { continue }
                    let pairs = zip(latitudes, longitudes).map { ($0 / scale, $1 / scale) }
                    if let (latitude, longitude) = pairs.first(where: { isIn(zone, $0, $1) }) {
                        return GeoPoint(latitude: latitude, longitude: longitude)
                    }
                    let first = GeoPoint(latitude: pairs[0].0, longitude: pairs[0].1)
                    var steps = pairs.dropFirst().makeIterator()
                    if let point = point(in: zone, from: first, step: { steps.next() }) { return point }
                }
            }
        }
        return nil
    }

    // MARK: Binary data

    /// A position of a path of differences, of columns, or of fractions in a picture.
    func path(to zone: Zone, in data: [UInt8]) -> GeoPoint? {
        guard data.count >= 16, data.count <= Self.maxPathBytes else { return nil }
        return Self.differences(to: zone, data) ?? Self.columns(zone, data) ?? Self.fractions(zone, data)
    }

    private static func differences(to zone: Zone, _ data: [UInt8]) -> GeoPoint? {
        for start in 0..<(data.count - 8) {
            for reader in [Words(data, isBig: false), Words(data, isBig: true)] {
                if let point = path(to: zone, from: start, reader.whole) { return point }
            }
            if let point = path(to: zone, from: start, { variable(data, $0) }) { return point }
        }
        return nil
    }

    /// - Parameter next: the number at a place, and where the next one begins.
    private static func path(
        to zone: Zone, from start: Int, _ next: (Int) -> (value: Int64, end: Int)?
    ) -> GeoPoint? {
        guard let one = next(start), let other = next(one.end) else { return nil }
        for scale in scales.dropFirst() {
            for isSwapped in [false, true] {
                func degrees(_ one: Int64, _ other: Int64) -> (Double, Double) {
                    isSwapped
                        ? (Double(other) / scale, Double(one) / scale) : (Double(one) / scale, Double(other) / scale)
                }
                let (latitude, longitude) = degrees(one.value, other.value)
                guard isNear(zone, latitude, longitude) else { continue }
                var place = other.end
                let first = GeoPoint(latitude: latitude, longitude: longitude)
                let found = point(in: zone, from: first) {
                    guard let one = next(place), let other = next(one.end) else { return nil }
                    place = other.end
                    return degrees(one.value, other.value)
                }
                if let found { return found }
            }
        }
        return nil
    }

    /// A number in groups of seven bits, whose lowest bit is the sign (protocol buffers).
    private static func variable(_ data: [UInt8], _ start: Int) -> (value: Int64, end: Int)? {
        var (value, place) = (UInt64(0), start)
        while place < data.count, place - start < 5 {
            value |= UInt64(data[place] & 127) << (7 * (place - start))
            place += 1
            if data[place - 1] < 128 { return (Int64(value >> 1) ^ -Int64(value & 1), place) }
        }
        return nil
    }

    private struct Words {
        let data: [UInt8]
        let isBig: Bool

        init(_ data: [UInt8], isBig: Bool) {
            self.data = data
            self.isBig = isBig
        }

        func bits(_ start: Int, bytes: Int) -> UInt64? {
            guard start >= 0, start + bytes <= data.count else { return nil }
            return (0..<bytes).reduce(0) { $0 << 8 | UInt64(data[start + (isBig ? $1 : bytes - 1 - $1)]) }
        }

        func whole(_ start: Int) -> (value: Int64, end: Int)? {
            bits(start, bytes: 4).map { (Int64(Int32(truncatingIfNeeded: $0)), start + 4) }
        }

        func real(_ start: Int, bytes: Int) -> Double? {
            bits(start, bytes: bytes).map {
                bytes == 8 ? Double(bitPattern: $0) : Double(Float(bitPattern: UInt32(truncatingIfNeeded: $0)))
            }
        }
    }

    /// Latitudes and longitudes in a place that are so often as far from each other as in two columns.
    private static func columns(_ zone: Zone, _ data: [UInt8]) -> GeoPoint? {
        for bytes in [4, 8] {
            for isBig in [false, true] {
                let words = Words(data, isBig: isBig)
                var (latitudes, longitudes): ([(Int, Double)], [(Int, Double)]) = ([], [])
                for place in 0..<data.count {
                    guard let value = words.real(place, bytes: bytes) else { break }
                    if zone.latitudes.contains(value) { latitudes.append((place, value)) }
                    if zone.hasLongitude(value) { longitudes.append((place, value)) }
                }
                var counts: [Int: Int] = [:]
                for (one, latitude) in latitudes.prefix(500) {
                    for (other, longitude) in longitudes.prefix(500) where isIn(zone, latitude, longitude) {
                        counts[other - one, default: 0] += 1
                        if counts[other - one] == minSteps {
                            return GeoPoint(latitude: latitude, longitude: longitude)
                        }
                    }
                }
            }
        }
        return nil
    }

    /// Degrees, minutes and seconds as fractions of whole numbers (Exif).
    private static func fractions(_ zone: Zone, _ data: [UInt8]) -> GeoPoint? {
        for isBig in [false, true] {
            let words = Words(data, isBig: isBig)
            func angle(_ start: Int) -> Double? {
                var (sum, size) = (0.0, 1.0)
                for index in 0..<3 {
                    guard let top = words.bits(start + 8 * index, bytes: 4),
                        let bottom = words.bits(start + 8 * index + 4, bytes: 4), bottom > 0
                    else { return nil }
                    let part = Double(top) / Double(bottom)
                    guard part < (index == 0 ? 181 : 60) else { return nil }
                    sum += part / size
                    size *= 60
                }
                return sum
            }
            for start in 0..<data.count {
                guard let latitude = angle(start),
                    let north = [latitude, -latitude].first(where: zone.latitudes.contains)
                else { continue }
                for other in max(0, start - 256)..<min(data.count, start + 256) {
                    guard abs(other - start) >= 24, let longitude = angle(other),
                        let east = [longitude, -longitude].first(where: { isIn(zone, north, $0) })
                    else { continue }
                    return GeoPoint(latitude: north, longitude: east)
                }
            }
        }
        return nil
    }

    // MARK: Codes of areas

    /// The places that whole words name as areas: geohashes and plus codes of areas that are no larger than the place.
    func foundCodes(in text: [UInt8]) -> [(place: Place, text: String)] {
        guard !zones.isEmpty else { return [] }
        var found: [(place: Place, text: String)] = []
        for word in text.split(whereSeparator: { !WordSearch.isWordPart($0) && $0 != UInt8(ascii: "+") }) {
            guard (8...12).contains(word.count), let point = AreaCode.plus(word) ?? AreaCode.geohash(word) else {
                continue
            }
            for zone in zones where Self.isIn(zone, point.latitude, point.longitude) {
                found.append((zone.place, String(decoding: word, as: UTF8.self)))
            }
        }
        return found
    }
}

/// Words for an area of the earth.
enum AreaCode {
    private static let geohashDigits = Array("0123456789bcdefghjkmnpqrstuvwxyz".utf8)
    private static let plusDigits = Array("23456789CFGHJMPQRVWX".utf8)

    /// The middle of the area of a geohash; nil for any other word.
    static func geohash(_ word: ArraySlice<UInt8>) -> GeoPoint? {
        var (north, east) = ((-90.0, 90.0), (-180.0, 180.0))
        var isEast = true
        for digit in word {
            guard let value = geohashDigits.firstIndex(of: digit) else { return nil }
            for bit in [16, 8, 4, 2, 1] {
                func half(_ range: inout (Double, Double)) {
                    let middle = (range.0 + range.1) / 2
                    if value & bit > 0 { range.0 = middle } else { range.1 = middle }
                }
                if isEast { half(&east) } else { half(&north) }
                isEast.toggle()
            }
        }
        return GeoPoint(latitude: (north.0 + north.1) / 2, longitude: (east.0 + east.1) / 2)
    }

    /// The middle of the area of a plus code (open location code) of ten digits or more; nil for any other word.
    static func plus(_ word: ArraySlice<UInt8>) -> GeoPoint? {
        guard word.count >= 11, word[word.startIndex + 8] == UInt8(ascii: "+") else { return nil }
        let digits = word.filter { $0 != UInt8(ascii: "+") }.prefix(10).compactMap(plusDigits.firstIndex)
        guard digits.count == 10 else { return nil }
        var (latitude, longitude, size) = (-90.0, -180.0, 20.0)
        for index in stride(from: 0, to: 10, by: 2) {
            latitude += Double(digits[index]) * size
            longitude += Double(digits[index + 1]) * size
            size /= 20
        }
        return GeoPoint(latitude: latitude + size * 10, longitude: longitude + size * 10)
    }
}
