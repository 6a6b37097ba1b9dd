package import CommandLine
import Formats
package import History
import Interchange
package import Pages
import Routes
package import Sharing
package import Storage
import System
import Terminal

/// What of a bundle of `share` can be stored.
package enum BundleImport {
    /// The parts of a page, a ZIP file or a folder; nil if it is something else.
    package static func parts(_ path: String) throws -> [BundlePart]? {
        if SystemFile.isFolder(path) { return try parts(inFolder: path) }
        guard let beginning = try UserFile.beginning(of: path, length: 64), SharedBundle.canBe(beginning),
            let bytes = try UserFile.bytes(path)
        else { return nil }
        guard let parts = SharedBundle.parts(bytes), parts.contains(where: { $0.kind == .data || $0.kind == .track })
        else {
            throw CommandError(ShareError.notABundle(path), status: .database)
        }
        return parts
    }

    private static func parts(inFolder path: String) throws -> [BundlePart]? {
        let names = try UserFile.names(in: path) ?? []
        guard names.contains("index.html") else { return nil }
        var parts: [BundlePart] = []
        for name in names {
            guard let kind = BundlePart.Kind(of: name), kind == .data || kind == .track,
                let bytes = try UserFile.bytes(path + "/" + name)
            else { continue }
            parts.append(BundlePart(name: name, kind: kind, bytes: bytes))
        }
        return parts.isEmpty ? nil : parts
    }

    /// The part with a route: its data, which lose nothing, or the track of a trip. Nil if it is no bundle.
    package static func routePart(_ path: String) throws -> [UInt8]? {
        guard let parts = try parts(path) else { return nil }
        let route = parts.first { $0.kind == .data && (try? RouteFile.route($0.bytes)) != nil }
        guard let part = route ?? parts.first(where: { $0.kind == .track }) else {
            throw RouteFileError.noWay(path)
        }
        return part.bytes
    }

    /// Stores the route of a part. Returns false if it has none.
    package static func storeRoute(_ part: BundlePart, _ database: () throws -> Database) throws -> Bool {
        guard let route = try? RouteFile.route(part.bytes).route else { return false }
        let database = try database()
        let name = try StoredRoutes.checkedName(String((route.name ?? "Route").prefix(TextLimit.name)))
        let stored = try RouteFiles.store(route, named: name, database)
        let drives = Format.count(stored.added, "new drive")
        try Output.write([
            stored.isNew
                ? "route \(stored.route), \(SafeText.line(name)), imported, \(drives)"
                : "this is route \(stored.route): \(drives)"
        ])
        return true
    }
}

extension StoredRoutes {
    /// A name for a route, which must not be taken for a number.
    package static func checkedName(_ name: String) throws -> String {
        guard !name.isEmpty, Int64(name) == nil else { throw RouteError.noRouteName }
        guard name.unicodeScalars.count <= TextLimit.name else {
            throw CommandLineError.tooLong(flag: "name", limit: TextLimit.name)
        }
        return name
    }
}

extension OutputFile {
    package func write(_ page: Page) throws { try write(page.text, "page") }
}
