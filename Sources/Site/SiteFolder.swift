import Formats
import Glibc
import History
import Pages
import Reports
import Storage
package import System
import Telemetry
import Terminal
import Trips

/// `report --site FOLDER`: all pages as files that lead to each other.
///
/// A list beside them says of what each page was made, so that the next time only those are made whose trips or neighbors
/// have changed. A file that is not in the list is never touched.
package struct SiteFolder {
    /// The list: what all pages depend on, then a line a page with its file and of what it was made.
    private static let listName = ".obdmech-site"

    private let path: String
    /// By file.
    private var known: [String: String] = [:]

    package struct Count {
        package var made = 0
        package var unchanged = 0
        package var removed = 0
    }

    /// Looks whether pages can be written there. A folder with other files in it is refused.
    package init(_ path: String) throws(FileError) {
        self.path = path
        do throws(SystemError) {
            try SystemFile.makeFolder(path)
            let names = try SystemFile.names(in: path)
            guard names.isEmpty || names.contains(Self.listName) else {
                throw SystemError(number: ENOTEMPTY)
            }
        } catch {
            throw error.number == ENOTEMPTY ? .hasOtherFiles(path) : .cannotMake(path, error.number)
        }
        if let error = SystemFile.accessError(path, W_OK | X_OK) {
            throw FileError.cannotMake(path, error.number)
        }
    }

    private var list: String { path + "/" + Self.listName }

    /// Writes the pages that are new or have changed, on all processors, and removes those that are no longer there. If it
    /// is interrupted or fails, the next time goes on where it was.
    /// - Parameters:
    ///   - tiles: the file of the street map.
    ///   - threads: how many make pages.
    package mutating func write(
        _ pages: SitePages, tiles: String?, threads: Int = Processors.count
    ) throws -> Count {
        // From here on they end no page in the middle.
        let signals = try Signals.open()
        let common = try pages.fingerprint(tiles: tiles)
        let addresses = pages.addresses
        let sources = SiteSources(pages)
        let old = read(common)
        var due: [(address: PageAddress, source: String)] = []
        for address in addresses {
            let source = sources.source(of: address)
            if old[address.file] == source, SystemFile.exists(path + "/" + address.file) {
                known[address.file] = source
            } else {
                due.append((address, source))
            }
        }
        var count = Count()
        count.unchanged = known.count
        for asset in PageAsset.all { try Self.write(Array(asset.text.utf8), to: asset.file, in: path) }
        let bar = ProgressBar("writing pages")
        defer { bar.end() }
        let work = SiteWork(due.map(\.address), pages, files: Set(addresses.map(\.file)), folder: path)
        do {
            try work.run(threads: threads) { written in
                for index in written { known[due[index].address.file] = due[index].source }
                bar.show(known.count, of: addresses.count)
                let made = known.count - count.unchanged
                if made / 1000 > count.made / 1000 { try writeList(common, old.merging(known) { $1 }) }
                count.made = made
                return Signals.isStopPending
            }
        } catch {
            try? writeList(common, old.merging(known) { $1 })
            throw error
        }
        if Signals.isStopPending {
            try writeList(common, old.merging(known) { $1 })
            bar.end()
            Signals.endProcess(by: signals.next())
        }
        for file in old.keys where known[file] == nil && PageAddress(file: file) != nil {
            SystemFile.remove(path + "/" + file)
            count.removed += 1
        }
        try writeList(common, known)
        return count
    }

    /// What the list says; nothing if all pages are to be made again.
    private func read(_ common: String) -> [String: String] {
        // Of many thousand trips it has more than a megabyte.
        let text = String(decoding: (try? SystemFile.bytes(list)) ?? [], as: UTF8.self)
        var lines = text.split(separator: "\n")
        let isSame = lines.first.map { $0 == common } ?? false
        lines = Array(lines.dropFirst())
        return Dictionary(
            lines.compactMap { line in
                let parts = line.split(separator: " ", maxSplits: 1)
                return parts.count == 2 ? (String(parts[0]), isSame ? String(parts[1]) : "") : nil
            }, uniquingKeysWith: { $1 })
    }

    private func writeList(_ common: String, _ sources: [String: String]) throws {
        let lines = sources.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }
        try Self.write(Array((common + "\n" + lines.joined()).utf8), to: Self.listName, in: path)
    }

    /// Pages can be made again at any time, so that none waits for the disk.
    static func write(_ bytes: [UInt8], to file: String, in folder: String) throws {
        let target = folder + "/" + file
        let temporary = NewFile.temporary(for: target)
        do throws(SystemError) {
            if file.contains("/") { try SystemFile.makeFolder(SystemFile.folder(of: target)) }
            let descriptor = try NewFile.create(temporary)
            try IO.writeAll(bytes, to: descriptor.number)
            try SystemFile.rename(temporary, to: target)
        } catch {
            SystemFile.remove(temporary)
            throw FileError.cannotMake(target, error.number)
        }
    }
}

/// Of what the pages of a site are made, as short texts that differ when a page does.
private struct SiteSources {
    private let pages: SitePages
    private let periods: [CalendarDay: String]
    private let all: String
    private let routes: String
    private let changes: [Int64: Int64]
    private let scanChanges: [Int64: Int64]

    init(_ pages: SitePages) {
        self.pages = pages
        let zone = pages.presentation.zone
        var texts: [CalendarDay: String] = [:]
        var all = ""
        func add(_ text: String, on day: CalendarDay) {
            texts[day, default: ""] += text
            all += text
        }
        for trip in pages.trips { add("t\(trip.id).\(trip.change) ", on: zone.day(trip.start)) }
        for scan in pages.scans { add("s\(scan.id).\(scan.change) ", on: zone.day(scan.time)) }
        periods = texts
        self.all = Self.short(all)
        routes = pages.routes.map(String.init).joined(separator: ".")
        changes = Dictionary(uniqueKeysWithValues: pages.trips.map { ($0.id, $0.change) })
        scanChanges = Dictionary(uniqueKeysWithValues: pages.scans.map { ($0.id, $0.change) })
    }

    private static func short(_ text: String) -> String { String(Base64.text(SHA256.hash(text)).prefix(16)) }

    func source(of address: PageAddress) -> String {
        let (previous, next) = pages.neighbors(of: address)
        let neighbors = [previous, next].map { $0?.path ?? "-" }.joined(separator: " ")
        let own: String
        switch address {
        case .overview, .trips, .routes, .places, .trends, .vehicles, .fleet, .route, .vehicle: own = all + routes
        case .year(let day), .logbook(let day): own = days(ReportPeriod.year.days(of: day))
        case .week(let day): own = days(ReportPeriod.week.days(of: day))
        case .month(let day): own = days(ReportPeriod.month.days(of: day))
        case .day(let day): own = days(day...day)
        // What is changing on a car is told after its last trip.
        case .trip(let id): own = String(changes[id] ?? 0) + (next == nil ? all : "")
        case .scan(let id): own = String(scanChanges[id] ?? 0) + (next == nil ? all : "")
        }
        return own + " " + neighbors
    }

    private func days(_ days: ClosedRange<CalendarDay>) -> String {
        Self.short(pages.days.filter(days.contains).map { periods[$0] ?? "" }.joined(separator: "|"))
    }
}

extension SitePages {
    /// Of what all pages depend on.
    fileprivate func fingerprint(tiles: String?) throws -> String {
        let zone = [0.0, 182].map { LocalTime.utcOffsetS(LocalTime.now.advanced(bySeconds: $0 * 86400)) }
        let shown = pages.presentation
        var common: [String] = [pages.program, shown.units.rawValue, String(shown.isRedacted)]
        common += ["\(zone)", pages.inspection, pages.filter.words, pages.map?.attribution ?? ""]
        common += ["\(try database.vehicles.all())", "\(try database.places.all())"]
        common += try database.routes.all().compactMap { route in route.name.map { "\(route.id) \($0)" } }
        for vin in try database.vehicles.known().map(\.vehicle.vin) {
            common.append("\(try database.indicators.services(vin: vin))")
        }
        // Another street map makes other pages.
        if let path = tiles, let status = try? FileStatus(path: path) {
            common += [path, String(status.size), String(status.modifiedNs)]
        }
        common += PageAsset.all.map(\.text)
        return Base64.text(SHA256.hash(common.joined(separator: "\n")))
    }
}
