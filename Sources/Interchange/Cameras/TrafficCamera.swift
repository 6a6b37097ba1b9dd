import Formats
package import Routes

/// A camera at a road whose picture an authority publishes.
package struct TrafficCamera: Hashable, Sendable {
    /// A text in a language; nil if the list does not say in which.
    package struct Name: Hashable, Sendable {
        package var language: String?
        package var text: String
    }

    /// What the list calls it, such as "H429F".
    package var key: String
    /// In the order of the list.
    package var regions: [Name] = []
    package var names: [Name] = []
    package var place: GeoPoint?
    /// The address of its picture.
    package var url: String

    package func region(in language: String?) -> String? { Self.text(regions, language) }
    package func name(in language: String?) -> String { Self.text(names, language) ?? key }

    /// The language that a user or an environment names, as lists have it, such as "zh" for "tc"; nil for nothing.
    package static func language(_ word: String) -> String? {
        let language = CameraEntry.known(word)
        return language.isEmpty ? nil : language
    }

    /// Whether some of its texts are in a language.
    package func isIn(_ language: String) -> Bool { (names + regions).contains { $0.language == language } }

    /// The text in a language; else that whose language is not named, else the first one.
    private static func text(_ names: [Name], _ language: String?) -> String? {
        (names.first { $0.language != nil && $0.language == language } ?? names.first { $0.language == nil }
            ?? names.first)?.text
    }

    /// Whether each of the words is in its key, its names or its regions, in any language.
    package func matches(_ words: [String]) -> Bool {
        let texts = [key.lowercased()] + (names + regions).map { $0.text.lowercased() }
        return words.allSatisfy { word in texts.contains { $0.contains(word.lowercased()) } }
    }

    /// Whether it is in a region of this name, in any language.
    package func isIn(region: String) -> Bool {
        regions.contains { $0.text.lowercased().contains(region.lowercased()) }
    }
}

/// A list of cameras: CSV with a header, JSON, GeoJSON, or XML such as that of Hong Kong.
package struct TrafficCameraList: Sendable {
    package private(set) var cameras: [TrafficCamera] = []
    /// Entries without a key or an address of a picture.
    package private(set) var leftOut = 0

    package init() {}

    /// Nil if the file is none of these.
    /// - Parameter path: The name of the file, which may end with the language of its texts: "cameras_en.csv".
    package init?(_ bytes: [UInt8], named path: String) {
        let language = CameraEntry.language(Self.base(path)).language
        let text = LogText.utf8(bytes)
        let first = text.first { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }
        let entries: [CameraEntry]?
        switch first {
        case UInt8(ascii: "<"): entries = CameraXML.entries(bytes)
        case UInt8(ascii: "{"), UInt8(ascii: "["): entries = CameraJSON.entries(text)
        default: entries = CameraCSV.entries(text)
        }
        guard let entries else { return nil }
        for entry in entries {
            guard let camera = entry.camera(language) else {
                leftOut += 1
                continue
            }
            add(camera)
        }
    }

    /// The encoding that an XML file declares and that is not read, such as "Big5"; nil if the file can be read.
    package static func unreadEncoding(_ bytes: [UInt8]) -> String? {
        let begin = bytes.prefix(200)
        guard begin.first == UInt8(ascii: "<"), !bytes.allSatisfy({ $0 < 0x80 }),
            String(validating: bytes, as: UTF8.self) == nil
        else { return nil }
        let declaration = String(decoding: begin, as: UTF8.self).prefix { $0 != ">" }
        guard let start = declaration.firstRange(of: "encoding=")?.upperBound else { return nil }
        let name = declaration[start...].dropFirst().prefix { $0 != "\"" && $0 != "'" }
        let read = ["utf-8", "utf-16", "us-ascii", "iso-8859-1", "latin1", "windows-1252"]
        return read.contains(name.lowercased()) ? nil : String(name)
    }

    /// The name of a file without folders and its end.
    private static func base(_ path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    /// Adds the cameras of another list. What is known of the same camera in another language is added to it.
    package mutating func add(_ other: TrafficCameraList) {
        for camera in other.cameras { add(camera) }
        leftOut += other.leftOut
    }

    private mutating func add(_ camera: TrafficCamera) {
        guard let index = cameras.firstIndex(where: { $0.key == camera.key }) else { return cameras.append(camera) }
        cameras[index].names += camera.names.filter { !cameras[index].names.contains($0) }
        cameras[index].regions += camera.regions.filter { !cameras[index].regions.contains($0) }
        cameras[index].place = cameras[index].place ?? camera.place
    }
}

/// What a list says of a camera, by the names that it uses.
struct CameraEntry {
    /// In the order of the list.
    var fields: [(name: String, text: String)] = []
    /// Of a geometry.
    var place: GeoPoint?

    private enum Meaning {
        case key, region, name, latitude, longitude, url

        static let words: [String: Meaning] = [
            "key": .key, "id": .key, "cameraid": .key, "camera": .key, "code": .key, "imageid": .key,
            "region": .region, "area": .region, "zone": .region, "district": .region,
            "description": .name, "name": .name, "title": .name, "location": .name, "road": .name, "label": .name,
            "latitude": .latitude, "lat": .latitude, "y": .latitude,
            "longitude": .longitude, "lon": .longitude, "lng": .longitude, "long": .longitude, "x": .longitude,
            "url": .url, "image": .url, "imageurl": .url, "img": .url, "picture": .url, "link": .url, "href": .url,
            "snapshot": .url, "src": .url,
        ]
    }

    private static let languages: [String: String] = [
        "en": "en", "eng": "en", "english": "en", "tc": "zh", "zh": "zh", "ch": "zh", "chi": "zh", "chinese": "zh",
        "cht": "zh", "sc": "zh-hans", "chs": "zh-hans", "de": "de", "fr": "fr", "es": "es", "it": "it", "pt": "pt",
        "nl": "nl", "ja": "ja", "ko": "ko", "cy": "cy", "ga": "ga", "sv": "sv", "fi": "fi", "da": "da", "no": "no",
    ]

    /// The language that a word names, such as "tc", "zh_TW.UTF-8" or "english"; the word itself if it is another one.
    static func known(_ word: String) -> String {
        let code = String(word.lowercased().prefix { $0.isLetter })
        return languages[code] ?? code
    }

    /// The language that a name of a file or member ends or begins with, such as "description_tc" and "cameras_En.csv".
    static func language(_ name: String) -> (language: String?, rest: String) {
        var parts = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        var language: String?
        if parts.count > 1 {
            if let last = parts.last, let known = languages[last] {
                language = known
                parts.removeLast()
            } else if let known = languages[parts[0]] {
                language = known
                parts.removeFirst()
            }
        }
        return (language, parts.joined())
    }

    /// Nil without a key or an address.
    func camera(_ language: String?) -> TrafficCamera? {
        var camera = TrafficCamera(key: "", url: "")
        var (latitude, longitude): (Double?, Double?)
        var districts: [TrafficCamera.Name] = []
        for (name, text) in fields {
            let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let (own, word) = Self.language(name)
            guard !text.isEmpty, let meaning = Meaning.words[word] else { continue }
            let named = TrafficCamera.Name(language: own ?? language, text: text)
            switch meaning {
            case .key: if camera.key.isEmpty { camera.key = text }
            case .region: if word == "district" { districts.append(named) } else { camera.regions.append(named) }
            case .name: camera.names.append(named)
            case .latitude: latitude = latitude ?? Double(text)
            case .longitude: longitude = longitude ?? Double(text)
            case .url: if camera.url.isEmpty, Self.isAddress(text) { camera.url = text }
            }
        }
        camera.regions += districts
        camera.place = place ?? latitude.flatMap { latitude in longitude.flatMap { GeoPoint(checked: latitude, $0) } }
        if camera.key.isEmpty { camera.key = Self.key(camera.url) }
        return camera.key.isEmpty || camera.url.isEmpty ? nil : camera
    }

    /// Nothing but pictures on web servers is fetched.
    private static func isAddress(_ text: String) -> Bool {
        let text = text.lowercased()
        return (text.hasPrefix("http://") || text.hasPrefix("https://")) && text.count > 10 && !text.contains(" ")
    }

    /// "H429F" of "http://tdcctv.data.one.gov.hk/H429F.JPG".
    private static func key(_ url: String) -> String {
        let file = url.split(separator: "/").last.map(String.init) ?? ""
        return String(file.prefix { $0 != "." && $0 != "?" })
    }
}

/// A table with a header.
private enum CameraCSV {
    static func entries(_ bytes: [UInt8]) -> [CameraEntry]? {
        var (cells, place) = (CSVCells(), 0)
        guard let line = CSVCells.line(of: bytes, at: &place) else { return nil }
        var names: [String] = []
        var mark = UInt8(ascii: ",")
        for separator in [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09] {
            cells.read(bytes, line, separator: separator)
            guard cells.cells.count > names.count else { continue }
            names = cells.cells.map { CSVCells.string(bytes, $0) }
            mark = separator
        }
        guard names.count > 1 else { return nil }
        var entries: [CameraEntry] = []
        while let line = CSVCells.line(of: bytes, at: &place) {
            if line.isEmpty { continue }
            cells.read(bytes, line, separator: mark)
            let texts = cells.cells.map { CSVCells.string(bytes, $0).replacing("\"\"", with: "\"") }
            entries.append(CameraEntry(fields: zip(names, texts).map { ($0, $1) }))
        }
        return entries
    }
}

/// A list of objects, or an object with one, or the features of GeoJSON.
private enum CameraJSON {
    static func entries(_ bytes: [UInt8]) -> [CameraEntry]? {
        guard let json = JSON(parsing: bytes) else { return nil }
        return list(json, depth: 0)?.map(entry)
    }

    /// The first list of objects.
    private static func list(_ json: JSON, depth: Int) -> [JSON]? {
        switch json {
        case .array(let elements): return elements
        case .object(let members) where depth < 4:
            let names = ["features", "cameras", "images", "image", "list", "data", "results"]
            let first = names.lazy.compactMap { json[$0] }.first
            return (first.map { [$0] } ?? members.compactMap(\.1)).lazy.compactMap { list($0, depth: depth + 1) }.first
        default: return nil
        }
    }

    private static func entry(_ json: JSON) -> CameraEntry {
        var entry = CameraEntry()
        add(json, to: &entry, prefix: "", depth: 0)
        if case .array(let numbers)? = json["geometry"]?["coordinates"], numbers.count >= 2,
            let longitude = numbers[0].double, let latitude = numbers[1].double
        {
            entry.place = GeoPoint(checked: latitude, longitude)
        }
        return entry
    }

    private static func add(_ json: JSON, to entry: inout CameraEntry, prefix: String, depth: Int) {
        guard case .object(let members) = json, depth < 3 else { return }
        for (name, value) in members {
            // {"name": {"en": …, "zh": …}} as "name_en".
            let isLanguage = !prefix.isEmpty && CameraEntry.language(prefix + "_" + name).language != nil
            let full = isLanguage ? prefix + "_" + name : name
            switch value {
            case .string(let text)?: entry.fields.append((full, text))
            case .number(let number)?: entry.fields.append((full, String(number)))
            case .integer(let number)?: entry.fields.append((full, String(number)))
            case .object? where name != "geometry": add(value ?? .null, to: &entry, prefix: name, depth: depth + 1)
            default: break
            }
        }
    }
}
