import Archives
import Formats
import Pages
import Routes
import Testing

@testable import Sharing

@Suite(.timeLimit(.minutes(20))) struct BundleCheckTests {
    private static let home = GeoPoint(latitude: 48.137_43, longitude: 11.575_49)
    private static let vin = "WVWZZZ1KZ6W612305"

    private var secrets: Secrets {
        var secrets = Secrets()
        secrets.add(.vin, [Self.vin])
        secrets.add(.driver, ["Ann", "Käthe Müller"])
        secrets.add(.vehicle, ["M-AB 1234"])
        secrets.add(.place, ["Home"])
        secrets.zones = [Place(name: "Home", center: Self.home, radiusM: 150, isHidden: true)]
        return secrets
    }

    private func kinds(_ bytes: [UInt8], _ secrets: Secrets? = nil) -> Set<Secrets.Kind> {
        var check = BundleCheck(secrets ?? self.secrets, unpack: PackedNumbers.numbers)
        check.examine(bytes, named: "bundle.html")
        return Set(check.findings.map(\.kind))
    }

    private func kinds(_ text: String) -> Set<Secrets.Kind> { kinds(Array(text.utf8)) }

    private static let entities: [Character: String] = ["ä": "&auml;", "ü": "&uuml;"]

    /// A secret in each of the encodings around it.
    private static let wrappings: [@Sendable (String) -> [UInt8]] = [
        { Array($0.utf8) },
        { Array("{\"a\": \"x \($0) y\"}".utf8) },
        { Array("<p>\($0.unicodeScalars.map { "&#\($0.value);" }.joined())</p>".utf8) },
        { Array("<p>\($0.unicodeScalars.map { "&#x" + String($0.value, radix: 16) + ";" }.joined())</p>".utf8) },
        { text in
            let units = text.utf16.map { unit in
                let digits = String(unit, radix: 16)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
            return Array("{\"a\":\"\(units.joined())\"}".utf8)
        },
        { Array($0.utf8).flatMap { Array(("%" + String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)).utf8) } },
        { Array("data:text/plain;base64,\(Base64.text(Array("The text is: \($0) and more of it".utf8)))\"".utf8) },
        { Array(Base64.text(Array($0.utf8)).utf8) },
        { Array($0.utf8).flatMap { Array((String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)).utf8) } },
        { Deflate.packed(Array("x \($0) y".utf8), .gzip) ?? [] },
        { Deflate.packed(Array("x \($0) y".utf8), .zlib) ?? [] },
        { ZipFile([ZipFile.Entry(name: "a.txt", bytes: Array("x \($0) y".utf8))]).bytes ?? [] },
        { text in
            let packed = Deflate.packed(Array("x \(text) y".utf8), .gzip) ?? []
            return ZipFile([
                ZipFile.Entry(name: "a.html", bytes: Array("<a href=\"data:;base64,\(Base64.text(packed))\">".utf8))
            ]).bytes ?? []
        },
        { [0xFF, 0xFE] + $0.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] } },
        { Array("<p>\($0.map { Self.entities[$0] ?? String($0) }.joined())</p>".utf8) },
        { text in
            Array("Content: ".utf8)
                + text.utf8.flatMap { byte -> [UInt8] in
                    guard byte >= 0x80 else { return [byte] }
                    return Array(("=" + String(byte, radix: 16, uppercase: true)).utf8)
                } + Array("=\r\n.".utf8)
        },
        { Array("[\($0.utf8.map(String.init).joined(separator: ", "))]".utf8) },
        { [0, 1, 2, 3, 0, 0, 0, 9] + Array($0.utf8) + [0, 0, 7] },
        { [0, 1, 2, 3, 0, 0, 0, 9] + (Deflate.packed(Array("x \($0) y".utf8), .gzip) ?? []) + [0, 0, 7] },
        { [0, 1, 2, 3, 0, 0, 0, 9] + (Deflate.packed(Array("x \($0) y".utf8), .zlib) ?? []) + [0, 0, 7] },
        { Array("<p>\(Base64.text(Deflate.packed(Array("x \($0) y".utf8), .zlib) ?? []))</p>".utf8) },
        { Array("<p>\(Base64.text(Deflate.packed(Array("x \($0) and so on".utf8), .none) ?? []))</p>".utf8) },
        { text in
            [0, 1, 2, 3, 0, 0, 0, 9]
                + (ZipFile([ZipFile.Entry(name: "a.txt", bytes: Array("x \(text) y".utf8))]).bytes ?? [])
        },
        // Text of two and four bytes a character, within other text.
        { Array("<p>".utf8) + $0.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] } + Array("</p>".utf8) },
        { Array("<p>".utf8) + $0.unicodeScalars.flatMap { [0, 0, UInt8($0.value >> 8), UInt8($0.value & 255)] } },
        { Array(Base64.text(("x " + $0 + " y").utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }).utf8) },
        { Array($0.utf8).flatMap { Array(("%25" + String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)).utf8) } },
        { Array($0.utf8).flatMap { byte in Array(("\\" + [6, 3, 0].map { String(byte >> $0 & 7) }.joined()).utf8) } },
        { Array($0.map { $0 == " " ? "\u{A0}" : String($0) }.joined(separator: "\u{200B}").utf8) },
    ]

    @Test(arguments: wrappings.indices) func secretsAreFoundInEachEncoding(_ index: Int) {
        let wrap = Self.wrappings[index]
        #expect(kinds(wrap(Self.vin)).contains(.vin))
        #expect(kinds(wrap("Käthe Müller")).contains(.driver))
        #expect(kinds(wrap("M-AB 1234")).contains(.vehicle))
        #expect(kinds(wrap("48.13750, 11.57560")).contains(.position))
        #expect(kinds(wrap("a word that nobody minds, 48.20000, 11.57560")).isEmpty)
    }

    @Test(arguments: [
        "lat=\"48.1375\" lon=\"11.5756\"", "[11.5756,48.1375]", "\"longitude\":11.57560,\"latitude\":48.13750",
        "4808.2500,N,01134.5360,E", "+02888.25000 -00694.53600", "481375000 115756000", "48137500,11575600",
        "+48.1375+011.5756/",
        "{\"signal\":\"latitude\",\"value\":48.1375}\n{\"signal\":\"longitude\",\"value\":11.5756}",
        "48,1375; 11,5756", "11.5756 48.1375 520.1",
        "48°08'15.0\"N 11°34'32.2\"E", "N48 08.250 E011 34.536", "48° 8.250' N, 11° 34.536' E",
        "48 deg 8' 15.00\" N, 11 deg 34' 32.16\" E", "48&deg;8.25', 11&deg;34.54'",
        "4.81375e1,1.15756e+01", "0.481375E2 0.115756E2",
        // Semicircles, and paths of routing engines with five and six decimals.
        "574302745 138102287", "\"points\":\"_aeeH_sxeAreKnwC\"", "\"shape\":\"_s{|zA_g_cUfayB~sn@\"",
        // Hundred thousandths, radians and Web Mercator.
        "4813750 1157560", "0.840157868, 0.202032334", "1288589.9 6129760.5",
        // A path with the longitude first, and with seven decimals.
        "\"points\":\"ozseAkzxdHkCfr@\"", "\"points\":\"opxcu[_}dx{E~c_DotL\"",
        // Areas, and numbers of 64 bits in hexadecimal digits.
        "\"u281z7jj7\"", "8FWH4HPG+X6", "404811999999999a402726b50b0f27bb",
        // Base64 of numbers of 32 and 64 bits.
        "zYxAQqg1OUE=", "QCcmtQsPJ7tASBGZmZmZmg==",
    ])
    func positionsAreFoundHoweverTheyAreWritten(_ text: String) { #expect(kinds(text) == [.position]) }

    @Test(arguments: [
        // Beside the place, too coarse, the same numbers far from each other, and numbers that are no position.
        "48.1475 11.5756", "48.1 11.6", "48.1375 " + String(repeating: "x", count: 600) + " 11.5756",
        "M48.1 11.6L48.2 11.6",
        "48.1375", "M48 8.25L11 34.54 S48 8 15 11 34 32", "_aeeH_sxeAo}@o}@", "Annual homes", "home sweet home",
        "announcement", "1HGCM82633A00435", "ABCDEFGHJKLMNPRST",
    ])
    func whatIsNoSecretIsNotFound(_ text: String) { #expect(kinds(text).isEmpty) }

    @Test(arguments: ["MAB1234", "M AB 1234", "m-ab-1234"]) func platesAreFoundHoweverTheyAreWritten(_ text: String) {
        #expect(kinds("plate: \(text).") == [.vehicle])
    }

    /// However a name was typed, or is encoded.
    @Test func namesAreFoundHoweverTheyAreWritten() {
        let forms = ["KÄTHE MÜLLER", "käthe müller", "Ka\u{308}the Mu\u{308}ller"]
        for form in forms { #expect(kinds("of \(form), today") == [.driver], "\(form)") }
        for form in ["Käthe Müller", "KÄTHE MÜLLER"] {
            let latin = form.unicodeScalars.map { UInt8($0.value) }
            #expect(kinds(Array("of ".utf8) + latin + Array(", today".utf8)) == [.driver])
        }
        #expect(kinds("of <b>Käth</b>e M<i>üller</i>, today") == [.driver])
        var places = secrets
        places.add(.place, ["Grandma's"])
        #expect(kinds(Array("near GRANDMA'S".utf8), places) == [.place])
        #expect(kinds("HOME") == [.place])
    }

    @Test(arguments: [
        "WVW ZZZ 1KZ 6W6 12305", "WVWZZZ-1KZ6W6-12305", "WVWZZZ1KZ\n6W612305", "W V W Z Z Z 1 K Z 6 W 6 1 2 3 0 5",
        "<td>WVWZZZ</td><td>1KZ6W612305</td>", "PAQFOVSXLJNFUMKLLI3FONRRGIZTANJAPE======",
    ])
    func numbersOfVehiclesAreFoundInParts(_ text: String) { #expect(kinds("a \(text) b") == [.vin], "\(text)") }

    /// A path that leads to a place from afar, whose numbers are no positions but the first.
    @Test(arguments: [1.0, 1e5, 1e6, 1e7]) func pathsOfDifferencesAreFound(_ scale: Double) {
        let north = (-60...20).map { Self.home.latitude + Double($0) * 0.0002 }
        let east = (-60...20).map { Self.home.longitude + Double($0) * 0.00013 }
        func steps(_ values: [Double]) -> [Double] {
            let scaled = values.map { scale == 1 ? ($0 * 1e6).rounded() / 1e6 : ($0 * scale).rounded() }
            return [scaled[0]] + zip(scaled.dropFirst(), scaled).map { $0 - $1 }
        }
        func text(_ values: [Double]) -> String {
            values.map { scale == 1 ? Decimals.text($0, 6) : "\(Int($0))" }.joined(separator: ",")
        }
        let (norths, easts) = (steps(north), steps(east))
        let pairs = zip(norths, easts).map { [$0, $1] }
        #expect(kinds("[" + pairs.map { "[\(text($0))]" }.joined(separator: ",") + "]") == [.position])
        #expect(kinds("[" + pairs.map { "[\(text($0.reversed()))]" }.joined(separator: ",") + "]") == [.position])
        #expect(kinds("path: " + pairs.map(text).joined(separator: ",")) == [.position])
        #expect(kinds("{\"lat\":[\(text(norths))],\"lon\":[\(text(easts))]}") == [.position])
        // Away from the place.
        let away = zip(norths.map { abs($0) < 1 ? -$0 : $0 }, easts).map { [$0, $1] }
        if scale == 1 { #expect(kinds("[" + away.map { "[\(text($0))]" }.joined(separator: ",") + "]").isEmpty) }
        guard scale > 1 else { return }
        let noise: [UInt8] = [0, 9, 200, 3, 7]
        let words = pairs.flatMap { $0 }.flatMap { value in
            (0..<4).map { UInt8(truncatingIfNeeded: Int(value) >> (8 * $0)) }
        }
        #expect(kinds(noise + words) == [.position])
        let variable = pairs.flatMap { $0 }.flatMap { value -> [UInt8] in
            var (rest, bytes) = (UInt64(bitPattern: Int64(value) << 1 ^ Int64(value) >> 63), [UInt8]())
            while rest > 127 {
                bytes.append(UInt8(rest & 127 | 128))
                rest >>= 7
            }
            return bytes + [UInt8(rest)]
        }
        #expect(kinds(noise + variable) == [.position])
    }

    /// Latitudes and longitudes in lists of their own, also as numbers of 32 and 64 bits, and in the data of a picture.
    @Test func columnsAndPicturesAreRead() {
        let north = (-30...20).map { Self.home.latitude + Double($0) * 0.0002 }
        let east = (-30...20).map { Self.home.longitude + Double($0) * 0.00013 }
        func list(_ values: [Double]) -> String { values.map { Decimals.text($0, 6) }.joined(separator: ", ") }
        #expect(kinds("{\"lat\":[\(list(north))],\"speed\":[1,2,3,4],\"lon\":[\(list(east))]}") == [.position])
        #expect(kinds("{\"lat\":[\(list(north))],\"lon\":[\(list(east.map { $0 + 0.01 }))]}").isEmpty)
        let doubles = (north + east).flatMap { value in
            (0..<8).map { UInt8(truncatingIfNeeded: value.bitPattern >> (8 * $0)) }
        }
        #expect(kinds([0, 1, 2] + doubles) == [.position])
        let singles = (north + east).flatMap { value in
            (0..<4).map { UInt8(truncatingIfNeeded: Float(value).bitPattern >> (8 * $0)) }
        }
        #expect(kinds([0, 1, 2] + singles) == [.position])
        func fractions(_ numbers: [UInt32]) -> [UInt8] {
            numbers.flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
        }
        let exif = fractions([48, 1, 8, 1, 1500, 100]) + fractions([11, 1, 34, 1, 3216, 100])
        #expect(kinds([0xFF, 0xD8, 0, 0] + exif + [0, 1]) == [.position])
    }

    /// Names of several parts, with other marks and with something else between the parts.
    @Test func foldedNamesAreFound() {
        let forms = [
            "kathe.muller@example.org", "Käthe_Müller", "Kaethe Mueller", "K%C3%A4the+M%C3%BCller", "Müller, Käthe",
            "käthe-müller.jpg",
        ]
        for form in forms { #expect(kinds("of \(form) today") == [.driver], "\(form)") }
        #expect(kinds("Katherina Muller and Mullers").isEmpty)
    }

    @Test func archivesOfOthersAreSaid() {
        #expect(kinds([0x42, 0x5A, 0x68, 0x39, 0x31, 0x41, 0x59, 0x26, 0x53, 0x59, 0, 1, 2]) == [.unreadable])
        #expect(kinds("BZhello").isEmpty)
    }

    @Test func anyVINIsFound() {
        #expect(kinds("of 1HGCM82633A004352, a car") == [.vin])
        #expect(kinds("of wvwzzz1kz6w612305, a car") == [.vin])
        var without = secrets
        without.findsAnyVIN = false
        #expect(kinds(Array("of 1HGCM82633A004352, a car".utf8), without).isEmpty)
    }

    @Test func binaryPositionsAreFound() {
        func bytes(_ value: Double) -> [UInt8] {
            (0..<8).map { UInt8(truncatingIfNeeded: value.bitPattern >> (8 * $0)) }
        }
        let noise: [UInt8] = [0, 0, 0, 1, 2, 0, 9, 0, 3]
        #expect(kinds(noise + bytes(48.1375) + bytes(11.5756) + noise) == [.position])
        #expect(kinds(noise + bytes(11.5756) + bytes(48.1375) + noise) == [.position])
        func words(_ one: Int32, _ other: Int32) -> [UInt8] {
            [one, other].flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
        }
        // Millionths, semicircles, and numbers of 32 bits.
        for (one, other) in [(48_137_500, 11_575_600), (574_302_745, 138_102_287)] as [(Int32, Int32)] {
            #expect(kinds(noise + words(one, other) + noise) == [.position])
            #expect(kinds(noise + words(other, one) + noise) == [.position])
        }
        // In a large file, once is chance.
        let large = noise + [UInt8](repeating: 0xFF, count: 1 << 20)
        #expect(kinds(large + words(48_137_500, 11_575_600)).isEmpty)
        #expect(kinds(large + words(48_137_500, 11_575_600) + words(48_137_500, 11_575_600)) == [.position])
        let single = [Float(48.1375), Float(11.5756)].map { Int32(bitPattern: $0.bitPattern) }
        #expect(kinds(noise + words(single[0], single[1]) + noise) == [.position])
        // 481375000 and 115756000 with the highest byte first.
        let whole: [UInt8] = [0x1C, 0xB1, 0x33, 0x18, 0x06, 0xE6, 0x4B, 0xE0]
        #expect(kinds(noise + whole + noise) == [.position])
        #expect(kinds(noise + bytes(49.1375) + bytes(11.5756) + noise).isEmpty)
    }

    @Test func cutOffDataAreSaid() throws {
        let packed = try #require(Deflate.packed(Array(String(repeating: "abc ", count: 1000).utf8), .gzip))
        #expect(kinds(Array(packed.dropLast(10))) == [.unreadable])
    }

    /// A map with a line between two places, as packed positions and as a drawing.
    private func maps(_ one: GeoPoint, _ other: GeoPoint) throws -> (packed: String, drawn: String) {
        let frame = try #require(WayFrame([one, other]))
        let (a, b) = (frame.point(one), frame.point(other))
        let xs: [Int64] = [Int64((a.x * 10).rounded()), Int64((b.x * 10).rounded())]
        let ys: [Int64] = [Int64((a.y * 10).rounded()), Int64((b.y * 10).rounded())]
        func data(_ times: [Int64], _ xs: [Int64], _ ys: [Int64]) -> String {
            let members: [(String, JSON?)] = [
                ("times", .string(PackedNumbers.text(times))), ("x", .string(PackedNumbers.text(xs))),
                ("y", .string(PackedNumbers.text(ys))), ("width", .number(WayFrame.width)),
                ("left", .number(frame.left)), ("top", .number(frame.top)), ("side", .number(frame.side)),
            ]
            return "<script id=\"waydata\">\(JSON.object(members).line)</script>"
        }
        let drawing = "<svg class=\"ground\"><path d=\"M\(a.x) \(a.y)L\(b.x) \(b.y)\"></path></svg>"
        return (data([0, 1000], xs, ys), drawing + data([], [], []))
    }

    /// The packed positions of a map, with the part of the world that it shows.
    @Test func mapsOfPagesAreRead() throws {
        let cases: [(GeoPoint, Set<Secrets.Kind>)] = [
            (Self.home, [.position]), (GeoPoint(latitude: 48.145, longitude: 11.58), []),
        ]
        for (place, expected) in cases {
            let (packed, drawn) = try maps(place, GeoPoint(latitude: 48.15, longitude: 11.6))
            #expect(kinds(packed) == expected)
            #expect(kinds(drawn) == expected)
        }
        #expect(kinds("<script id=\"waydata\">{\"x\":\"AB\"}</script>") == [.unreadable])
    }

    /// A track that leads around the corner of a place: no position is in it, but latitudes and longitudes of different
    /// positions would be.
    @Test func aTrackPastAPlace() {
        let center = Self.home
        func track(_ eastM: Double, _ northM: Double) -> [GeoPoint] {
            // From the north along the place to its east side, in steps of ten meters.
            let corner = center.moved(byM: eastM, towardsDeg: 90).moved(byM: northM, towardsDeg: 0)
            return stride(from: 40.0, to: 0, by: -10).map { corner.moved(byM: $0, towardsDeg: 270) }
                + stride(from: 0.0, to: 50, by: 10).map { corner.moved(byM: $0, towardsDeg: 180) }
        }
        let forms: [(GeoPoint) -> String] = [
            { "<trkpt lat=\"\($0.latitude)\" lon=\"\($0.longitude)\"><ele>515.2</ele></trkpt>" },
            { "<when>2026-08-01T10:00:00Z</when><gx:coord>\($0.longitude) \($0.latitude) 515</gx:coord>" },
            { "[\($0.longitude),\($0.latitude)]," }, { "{\"lat\":\($0.latitude),\"lng\":\($0.longitude)}," },
            { "12:00:01,\($0.latitude),\($0.longitude),51.5\n" },
            { "\(Int($0.latitude * 1e7)) \(Int($0.longitude * 1e7))\n" },
        ]
        // A speed in meters per second is no longitude.
        let besides = "<trkpt lat=\"48.1366001\" lon=\"11.5785231\"><speed>11.577</speed></trkpt>"
        #expect(kinds(besides).isEmpty && kinds("<trkpt lat=\"48.1366001\" lon=\"11.577\"></trkpt>") == [.position])
        let time = "{\"t\":48.136,\"lat\":48.1397001},{\"t\":48.137,\"lon\":11.5754901,\"lat\":48.1399001}"
        #expect(kinds(time).isEmpty)
        for form in forms {
            #expect(kinds(track(130, 130).map(form).joined()).isEmpty)
            #expect(kinds(track(105, 105).map(form).joined()) == [.position])
        }
    }

    /// Rounding moves positions at the border into a place.
    @Test func roundedPositionsAtTheBorder() throws {
        for degrees in stride(from: 0.0, to: 360, by: 15) {
            let outside = Self.home.moved(byM: 150.05, towardsDeg: degrees)
            let far = Self.home.moved(byM: 200_000, towardsDeg: degrees)
            #expect(kinds("\(Decimals.text(outside.latitude, 5)), \(Decimals.text(outside.longitude, 5))").isEmpty)
            let (packed, drawn) = try maps(outside, far)
            #expect(kinds(packed).isEmpty && kinds(drawn).isEmpty, "\(degrees)")
            let inside = Self.home.moved(byM: 100, towardsDeg: degrees)
            #expect(kinds("\(inside.latitude), \(inside.longitude)") == [.position])
            let (packedInside, drawnInside) = try maps(inside, far)
            #expect(kinds(packedInside) == [.position] && kinds(drawnInside) == [.position])
        }
    }

    @Test func filesOfAPageAreReadBack() throws {
        let parts = [
            BundlePart(name: "trip.gpx", kind: .track, bytes: Array("<gpx/>".utf8)),
            BundlePart(name: "trip.jsonl", kind: .data, bytes: Array("{\"type\":\"start\"}\n".utf8)),
        ]
        let files = parts.map { part in
            PageFile(name: part.enclosed.name, text: "a file", address: part.enclosed.address, isVideo: false)
        }
        let page = Page(title: "Trip", [.element("header", .element("h1", text: "Trip"))]).with(files)
        #expect(SharedBundle.parts(Array(page.text.utf8)) == parts)
        let zip = try #require(ZipFile(parts.map { ZipFile.Entry(name: $0.name, bytes: $0.bytes) }).bytes)
        #expect(SharedBundle.parts(zip) == parts)
        #expect(SharedBundle.parts(Array("<!DOCTYPE html><p>".utf8)) == nil)
    }
}
