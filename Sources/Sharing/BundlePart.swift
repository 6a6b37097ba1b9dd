import Archives
import Formats

/// A file of a bundle.
package struct BundlePart: Hashable, Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        case page
        case track
        case data
        case video

        /// By the end of a name; nil for other files.
        package init?(of name: String) {
            let name = name.lowercased()
            let kinds: [(String, Kind)] = [
                (".html", .page), (".gpx", .track), (".json", .data), (".jsonl", .data), (".mp4", .video),
                (".mkv", .video),
            ]
            guard let kind = kinds.first(where: { name.hasSuffix($0.0) }) else { return nil }
            self = kind.1
        }

        /// What a part is, in words.
        package var words: String {
            switch self {
            case .page: "page with map and charts"
            case .track: "track (GPX)"
            case .data: "data (JSON)"
            case .video: "video"
            }
        }
    }

    /// Such as "trip.gpx".
    package var name: String
    package var kind: Kind
    package var bytes: [UInt8]

    package init(name: String, kind: Kind, bytes: [UInt8]) {
        self.name = name
        self.kind = kind
        self.bytes = bytes
    }

    /// How browsers know it.
    package var mediaType: String {
        switch kind {
        case .page: "text/html"
        case .track: "application/gpx+xml"
        case .data: "application/json"
        case .video: name.hasSuffix(".mkv") ? "video/x-matroska" : "video/mp4"
        }
    }

    /// Its name and an address in a page that has it inside. Data are compressed: a browser saves them as they are.
    package var enclosed: (name: String, address: String) {
        if kind == .data, let packed = Deflate.packed(bytes, .gzip) {
            return (name + ".gz", "data:application/gzip;base64," + Base64.text(packed))
        }
        return (name, "data:\(mediaType);base64," + Base64.text(bytes))
    }
}

/// The files of a bundle that was shared, in whatever form it is.
package enum SharedBundle {
    /// A part that unpacks to more is none of this program, in bytes.
    package static let maxPart = 1 << 30

    /// The parts of a ZIP file or of a page with files in it. Nil if it is neither.
    package static func parts(_ bytes: [UInt8]) -> [BundlePart]? {
        if ZipFile.isZip(bytes) {
            return ZipFile(reading: bytes, limit: maxPart)?.entries.compactMap { entry in
                BundlePart.Kind(of: entry.name).map { BundlePart(name: entry.name, kind: $0, bytes: entry.bytes) }
            }
        }
        guard isPage(bytes) else { return nil }
        let parts = enclosed(in: bytes)
        return parts.isEmpty ? nil : parts
    }

    /// Whether a file with this beginning may be one.
    package static func canBe(_ beginning: [UInt8]) -> Bool { ZipFile.isZip(beginning) || isPage(beginning) }

    private static func isPage(_ bytes: [UInt8]) -> Bool {
        let begin = String(decoding: bytes.prefix(64), as: UTF8.self).lowercased()
        return begin.hasPrefix("<!doctype html") || begin.hasPrefix("<html")
    }

    /// The files that a page offers for saving: links with `download` whose address is data.
    private static func enclosed(in bytes: [UInt8]) -> [BundlePart] {
        var parts: [BundlePart] = []
        let (mark, address) = (Array("download=\"".utf8), Array("href=\"data:".utf8))
        var place = 0
        while let start = bytes.index(of: mark, from: place) {
            place = start + mark.count
            guard let nameEnd = bytes[place...].firstIndex(of: 0x22),
                let tagEnd = bytes[place...].firstIndex(of: UInt8(ascii: ">")),
                let data = bytes.index(of: address, from: nameEnd), data < tagEnd,
                let comma = bytes[data...].firstIndex(of: UInt8(ascii: ",")),
                let end = bytes[comma...].firstIndex(of: 0x22),
                var content = Base64Runs.bytes(bytes[(comma + 1)..<end])
            else { continue }
            var name = String(decoding: bytes[place..<nameEnd], as: UTF8.self)
            if name.hasSuffix(".gz") {
                content = Deflate.unpacked(content, .gzip, limit: maxPart).bytes
                name.removeLast(3)
            }
            if let kind = BundlePart.Kind(of: name) { parts.append(BundlePart(name: name, kind: kind, bytes: content)) }
            place = end
        }
        return parts
    }
}

extension [UInt8] {
    /// Where a sequence of bytes begins; nil if it is not there.
    func index(of wanted: [UInt8], from start: Int = 0) -> Int? {
        guard let first = wanted.first, count >= wanted.count else { return nil }
        var place = start
        while place <= count - wanted.count {
            guard let found = self[place...(count - wanted.count)].firstIndex(of: first) else { return nil }
            if self[found..<(found + wanted.count)].elementsEqual(wanted) { return found }
            place = found + 1
        }
        return nil
    }
}
