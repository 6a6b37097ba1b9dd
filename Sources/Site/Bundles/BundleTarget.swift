import Archives
import CommandLine
import Formats
import Glibc
package import Pages
package import Sharing
import System
import Terminal

/// Where a bundle is written, and in which form.
package enum BundleTarget {
    /// A page with all other files in it.
    case page(String)
    case zip(String)
    /// The files beside each other.
    case folder(String)

    private static let indexName = "index.html"
    /// A larger page is said to be one.
    private static let largePage = 64 << 20
    /// Files that are something else than bundles.
    private static let others = [
        ".gpx", ".json", ".jsonl", ".kml", ".csv", ".geojson", ".vbo", ".ld", ".mp4", ".mkv", ".ts", ".db", ".pdf",
        ".jpg",
        ".png",
    ]

    /// By the name of the target; a folder is one that exists or ends with "/".
    package init(_ path: String) throws {
        let name = path.lowercased()
        if path.hasSuffix("/") || SystemFile.isFolder(path) {
            self = .folder(path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path)
        } else if name.hasSuffix(".html") || name.hasSuffix(".htm") {
            self = .page(path)
        } else if Self.others.contains(where: name.hasSuffix) || path.isEmpty || path == "-" {
            throw ShareError.otherKind(path)
        } else {
            self = .zip(path)
        }
    }

    package var path: String {
        switch self {
        case .page(let path), .zip(let path), .folder(let path): path
        }
    }

    package var form: String {
        switch self {
        case .page: "page"
        case .zip: "zip"
        case .folder: "folder"
        }
    }

    /// Looks whether it can be written, before anything is read.
    package func check() throws {
        switch self {
        case .page(let path), .zip(let path): _ = try OutputFile(path)
        case .folder(let path):
            do throws(SystemError) {
                try SystemFile.makeFolder(path)
                let names = try SystemFile.names(in: path).filter { $0 != Self.indexName }
                guard names.isEmpty || SystemFile.exists(path + "/" + Self.indexName) else {
                    throw SystemError(number: ENOTEMPTY)
                }
            } catch {
                guard error.number == ENOTEMPTY else { throw FileError.cannotMake(path, error.number) }
                throw ShareError.otherFiles(path)
            }
        }
    }

    /// The files of the bundle as they are written, of which the page knows the others.
    /// - Parameter film: which moments of the trip the video shows; nil if that is not known.
    package func files(_ page: Page, _ parts: [BundlePart], _ film: PageFilm?) -> [BundlePart] {
        let links = parts.map { part in
            let size = Format.bytes(Int64(part.bytes.count))
            let (name, address) = if case .page = self { part.enclosed } else { (part.name, part.name) }
            return PageFile(
                name: name, text: "\(part.kind.words), \(size)", address: address, isVideo: part.kind == .video,
                film: part.kind == .video ? film : nil)
        }
        let name =
            if case .page(let path) = self { String(path.split(separator: "/").last ?? "") } else { Self.indexName }
        let whole = BundlePart(name: name, kind: .page, bytes: Array(page.with(links).text.utf8))
        if case .page = self { return [whole] }
        return [whole] + parts
    }

    package func write(_ files: [BundlePart]) throws {
        switch self {
        case .page(let path):
            guard let page = files.first else { return }
            if page.bytes.count > Self.largePage {
                Output.warn(ShareWarning.largePage(megabytes: page.bytes.count / 1_000_000))
            }
            try OutputFile(path).write(page.bytes, "bundle")
        case .zip(let path):
            let entries = files.map { ZipFile.Entry(name: $0.name, bytes: $0.bytes, isPacked: $0.kind != .video) }
            guard let bytes = ZipFile(entries).bytes else { throw ShareError.tooLarge(path) }
            try OutputFile(path).write(bytes, "bundle")
        case .folder(let path):
            for file in files {
                let target = path + "/" + file.name
                try WholeFile.replace(WholeFile.resolved(target), named: target) { number in
                    try WholeFile.write(file.bytes, to: number, named: target)
                }
            }
            Output.note("wrote the bundle to '\(path)'")
        }
    }
}
