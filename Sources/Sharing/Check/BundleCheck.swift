import Archives
import Formats
import Routes

/// Looks in a bundle, byte by byte and through all layers of encoding, for what must not be in it: ZIP, gzip and zlib,
/// base64 and base32, hexadecimal digits, references of HTML, escapes of JSON and addresses, text of two or four bytes a
/// character, and the packed positions of pages.
package struct BundleCheck {
    /// More layers than this are none of a program.
    private static let deepest = 8
    /// All layers together may be so large, in bytes.
    private static let maxBytes = 2 << 30
    private static let maxPart = 1 << 30
    /// In more bytes than this, what is short may be chance.
    private static let maxSmallBytes = 1 << 20
    /// The second byte of data of zlib.
    private static let zlibSeconds: [UInt8] = [0x01, 0x5E, 0x9C, 0xDA]

    private let secrets: Secrets
    private let words: WordSearch
    private let positions: PositionSearch
    private let ignored: [[UInt8]]
    private let unpack: (String) -> [Int64]?
    private var bytes = 0
    private var found: [SecretFinding] = []
    private var known: Set<SecretFinding> = []

    /// - Parameters:
    ///   - ignored: texts of the program itself, which are the same in each page.
    ///   - unpack: reads the packed numbers of a page.
    package init(_ secrets: Secrets, ignoring ignored: [String] = [], unpack: @escaping (String) -> [Int64]?) {
        self.secrets = secrets
        self.unpack = unpack
        words = WordSearch(secrets.words)
        positions = PositionSearch(secrets.zones)
        self.ignored = ignored.map { Array($0.utf8) }.filter { $0.count > 100 }
    }

    /// What was found so far, each once in each place.
    package var findings: [SecretFinding] { found }

    /// Looks through a file.
    /// - Parameter name: How it is called in findings.
    package mutating func examine(_ file: [UInt8], named name: String) {
        examineText(Array(name.utf8), "the name of \(name)", depth: Self.deepest)
        examine(file, name, depth: 0)
    }

    private mutating func add(_ kind: Secrets.Kind, _ text: String, _ place: String) {
        let finding = SecretFinding(kind: kind, text: text, place: place)
        if known.insert(finding).inserted { found.append(finding) }
    }

    // MARK: Layers

    private mutating func examine(_ data: [UInt8], _ place: String, depth: Int) {
        bytes += data.count
        guard depth < Self.deepest, bytes < Self.maxBytes else { return add(.unreadable, "too many layers", place) }
        if ZipFile.isZip(data), let zip = ZipFile(reading: data, limit: Self.maxPart) {
            for entry in zip.entries {
                examineText(Array(entry.name.utf8), "\(place), name", depth: Self.deepest)
                examine(entry.bytes, depth == 0 ? entry.name : "\(place), \(entry.name)", depth: depth + 1)
            }
            if zip.isPartlyUnread { add(.unreadable, "entries that only other programs read", place) }
            return examineData(zip.rest, place, depth: depth + 1)
        }
        if Self.isOtherArchive(data) { add(.unreadable, "compressed data that only other programs read", place) }
        if let unpacked = unpacked(data) {
            if !unpacked.isWhole { add(.unreadable, "compressed data without an end", place) }
            return examine(unpacked.bytes, "\(place), unpacked", depth: depth + 1)
        }
        guard Self.isText(data) else { return examineData(data, place, depth: depth) }
        examineText(data, place, depth: depth)
        // A few numbers may look like text, but seldom are it.
        if String(validating: data, as: UTF8.self) == nil { addPositions(inData: data, place) }
    }

    /// Nil if it is not compressed.
    private func unpacked(_ data: [UInt8]) -> Deflate.Unpacked? {
        if data.starts(with: [0x1F, 0x8B, 8]) { return Deflate.unpacked(data, .gzip, limit: Self.maxPart) }
        guard data.count > 6, data[0] == 0x78, Self.zlibSeconds.contains(data[1]) else { return nil }
        let unpacked = Deflate.unpacked(data, .zlib, limit: Self.maxPart)
        return unpacked.isWhole ? unpacked : nil
    }

    /// bzip2, xz, Zstandard, 7-Zip and RAR, by their first bytes.
    private static func isOtherArchive(_ data: [UInt8]) -> Bool {
        // "BZh" may also begin a word: a block follows, with the digits of pi.
        otherArchives.contains(where: data.starts)
            || data.starts(with: [0x42, 0x5A, 0x68]) && data.dropFirst(4).starts(with: bzip2Block)
    }

    private static let bzip2Block: [UInt8] = [0x31, 0x41, 0x59, 0x26, 0x53, 0x59]
    private static let otherArchives: [[UInt8]] = [
        bzip2Block, [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], [0x28, 0xB5, 0x2F, 0xFD],
        [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], [0x52, 0x61, 0x72, 0x21, 0x1A, 7],
    ]

    private static func isText(_ data: [UInt8]) -> Bool {
        let begin = data.prefix(4096)
        return begin.count { $0 < 0x20 && !(0x09...0x0D).contains($0) } * 100 <= begin.count
    }

    private mutating func examineData(_ data: [UInt8], _ place: String, depth: Int) {
        search(data, place)
        if let text = TextForms.ofTwoBytes(data) { examineText(text, "\(place), text of two bytes", depth: depth + 1) }
        addPositions(inData: data, place)
        examineParts(data, place, depth: depth)
    }

    /// Compressed data within others, such as an attachment of a video.
    private mutating func examineParts(_ data: [UInt8], _ place: String, depth: Int) {
        func each(_ mark: [UInt8], _ body: (Int) -> Void) {
            var start = 1
            while let next = data.index(of: mark, from: start) {
                body(next)
                start = next + 1
            }
        }
        each([0x1F, 0x8B, 8]) { start in
            let unpacked = Deflate.unpacked(Array(data[start...]), .gzip, limit: 1 << 26)
            if unpacked.isWhole { examine(unpacked.bytes, "\(place), unpacked", depth: depth + 1) }
        }
        // Two bytes are chance: in videos, there are too many of them.
        if data.count <= Self.maxSmallBytes {
            for second in Self.zlibSeconds {
                each([0x78, second]) { start in
                    let unpacked = Deflate.unpacked(Array(data[start...]), .zlib, limit: 1 << 24)
                    if unpacked.isWhole { examine(unpacked.bytes, "\(place), unpacked", depth: depth + 1) }
                }
            }
        }
        each([0x50, 0x4B, 0x03, 0x04]) { start in
            let rest = Array(data[start...])
            if ZipFile(reading: rest, limit: 0)?.entries.isEmpty == false {
                examine(rest, "\(place), within", depth: depth + 1)
            }
        }
        for mark in Self.otherArchives where mark.count > 4 {
            each(mark) { _ in add(.unreadable, "compressed data that only other programs read", place) }
        }
    }

    private mutating func addPositions(inData data: [UInt8], _ place: String) {
        for found in positions.found(inData: data) { add(.position, "\(found.text) in '\(found.place.name)'", place) }
    }

    // MARK: Text

    private mutating func examineText(_ text: [UInt8], _ place: String, depth: Int) {
        let text = withoutIgnored(text)
        search(text, place)
        if depth >= Self.deepest { return }
        if let map = PageMaps.map(text, unpack: unpack) {
            if !map.isReadable { add(.unreadable, "a map that does not say where it is", place) }
            examine(map.points.map { ($0.place, $0.errorM) }, "\(place), map")
        }
        let resolved = TextForms.resolved(text)
        if let resolved { search(resolved, place) }
        if let mail = TextForms.ofMail(text) { search(mail, place) }
        searchInParts(resolved ?? text, place)
        for points in Polylines.paths(in: resolved ?? text) {
            examine(points.map { ($0, 0) }, "\(place), encoded polyline")
        }
        for run in Base64Runs.runs(in: text) {
            guard let content = Base64Runs.bytes(text[run]) else { continue }
            let unpacked = rawUnpacked(content)
            guard unpacked != nil || Self.isContent(content) else {
                addPositions(inData: content, "\(place), base64")
                continue
            }
            examine(unpacked ?? content, "\(place), base64", depth: depth + 1)
        }
        let others = [
            ("hexadecimal", HexRuns.contents(of: text)), ("numbers of bytes", ByteNumbers.contents(of: text)),
            ("base32", Base32Runs.contents(of: text)),
        ]
        for (name, contents) in others {
            for content in contents {
                guard Self.isPrintable(content) else {
                    addPositions(inData: content, "\(place), \(name)")
                    continue
                }
                examine(content, "\(place), \(name)", depth: depth + 1)
            }
        }
    }

    /// The text that was compressed without anything around it; nil if it was not.
    private func rawUnpacked(_ content: [UInt8]) -> [UInt8]? {
        guard content.count >= 8, content.count <= Self.maxSmallBytes, !Self.isPrintable(content) else { return nil }
        let unpacked = Deflate.unpacked(content, .none, limit: 1 << 24)
        return unpacked.isWhole && unpacked.bytes.count > 8 && Self.isPrintable(unpacked.bytes) ? unpacked.bytes : nil
    }

    /// Words that are not in one piece.
    private mutating func searchInParts(_ text: [UInt8], _ place: String) {
        for word in words.folded(in: text) { add(word.kind, word.text, place) }
        for word in words.squeezed(.vin, in: text) { add(.vin, word.text, place) }
        guard let plain = TextForms.withoutTags(text) else { return }
        for word in words.found(in: plain) where word.text.count > 4 { add(word.kind, word.text, place) }
        for word in words.squeezed(.vin, in: plain) { add(.vin, word.text, place) }
    }

    private mutating func search(_ bytes: [UInt8], _ place: String) {
        searchWords(bytes, place)
        searchPositions(bytes, place)
        guard let rest = TextForms.withoutZeros(bytes) else { return }
        searchWords(rest, "\(place), text of several bytes")
        if rest.count <= Self.maxSmallBytes { searchPositions(rest, "\(place), text of several bytes") }
    }

    private mutating func searchWords(_ bytes: [UInt8], _ place: String) {
        for word in words.found(in: bytes) { add(word.kind, word.text, place) }
        if secrets.findsAnyVIN { for vin in WordSearch.vins(in: bytes) { add(.vin, vin, place) } }
    }

    private mutating func searchPositions(_ bytes: [UInt8], _ place: String) {
        let found = [
            positions.found(inText: bytes), positions.foundPaths(inText: bytes), positions.foundCodes(in: bytes),
        ]
        for found in found.joined() { add(.position, "\(found.text) in '\(found.place.name)'", place) }
    }

    private mutating func examine(_ points: [(place: GeoPoint, errorM: Double)], _ place: String) {
        for (point, errorM) in points {
            guard let zone = positions.zone(of: point, errorM: errorM) else { continue }
            let text = Decimals.text(point.latitude, 5) + " " + Decimals.text(point.longitude, 5)
            return add(.position, "\(text) in '\(zone.name)'", place)
        }
    }

    private func withoutIgnored(_ text: [UInt8]) -> [UInt8] {
        var text = text
        for part in ignored {
            while let start = text.index(of: part) { text.replaceSubrange(start..<(start + part.count), with: [0x20]) }
        }
        return text
    }

    /// Whether decoded base64 is something, and not a word that was decoded.
    private static func isContent(_ content: [UInt8]) -> Bool {
        content.count > 48 || isPrintable(content.filter { $0 != 0 }) || content.starts(with: [0x1F, 0x8B])
            || zlibSeconds.contains { content.starts(with: [0x78, $0]) } || ZipFile.isZip(content)
    }

    private static func isPrintable(_ content: [UInt8]) -> Bool {
        content.allSatisfy { $0 >= 0x20 && $0 != 0x7F || (0x09...0x0D).contains($0) }
    }
}
