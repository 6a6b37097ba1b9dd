import Trips
import Telemetry
import CommandLine
import Formats
import Glibc
import History
import Pages
import Site
import Storage
import System
import Terminal

/// `obdmech report --site FOLDER`, and `--page PATH` for `obdmech serve`.
extension ReportCommand {
    static func site(_ call: Call, _ database: Database?, _ stored: StoredPages) throws {
        let presentation = stored.presentation
        let filter = stored.filter
        guard let database else {
            guard let page = call[.page].flatMap({ PageAddress(path: $0) }).flatMap({ EmptySite.page($0, stored) })
            else { throw StoredError.nothingStored }
            try Output.write(page.text, to: STDOUT_FILENO)
            return
        }
        var range: ClosedRange<CalendarDay>?
        if call.isGiven(.from) || call.isGiven(.to) {
            range = try ReportDays(call.options, today: LocalTime.today).days
        }
        let pages = try SitePages(database, stored, in: range)
        if let path = call[.page] {
            guard let address = PageAddress(path: path),
                var page = try pages.page(address, at: pages.place(address, of: nil))
            else { throw StoredError.noPage(path) }
            if case .trip(let number) = address, let trip = try database.trips.trip(number),
                let film = TripFilm(trip, database, call.environment.variables).served
            {
                page = page.with(film, isServed: true)
            }
            try Output.write(page.text, to: STDOUT_FILENO)
            return
        }
        guard let folder = call[.site] else { return }
        let zone = [0.0, 182].map { LocalTime.utcOffsetS(LocalTime.now.advanced(bySeconds: $0 * 86400)) }
        var common: [String] = [ProgramVersion.program, presentation.units.rawValue, String(presentation.isRedacted)]
        common += ["\(zone)", stored.inspection, filter.words, stored.map?.attribution ?? ""]
        common += ["\(try database.vehicles.all())", "\(try database.places.all())"]
        common += try database.routes.all().compactMap { route in route.name.map { "\(route.id) \($0)" } }
        for vin in try database.vehicles.known().map(\.vehicle.vin) {
            common.append("\(try database.indicators.services(vin: vin))")
        }
        // Another street map makes other pages.
        if let path = call[.tiles], let status = try? FileStatus(path: path) {
            common += [path, String(status.size), String(status.modifiedNs)]
        }
        common += PageAsset.all.map(\.text)
        var site = try SiteFolder(folder)
        let count = try site.write(pages, common: Base64.text(SHA256.hash(common.joined(separator: "\n"))))
        let removed = count.removed > 0 ? ", \(count.removed) removed" : ""
        Output.talk(
            "obdmech: wrote \(Format.count(count.made, "page")) to '\(folder)', \(count.unchanged) unchanged\(removed)\n"
        )
    }
}

extension AnyFlag {
    /// What `--site` and `--page` have nothing to do with.
    private static let single: [AnyFlag] = [
        .date, .reportWeek, .reportMonth, .reportYear, .reportTrip, .reportScan, .logbook, .fleet, .json, .reportCSV,
        .html,
    ]

    static let site = Flag(
        "site", .text("FOLDER", .file), heading: .output, isRare: true, excludes: single,
        "Write all pages into this folder. They are those of each year, month, week, day, trip, scan, route and vehicle, "
            + "of places and trends, the mileage log of each year, and a search. "
            + "index.html is the first. They load nothing from elsewhere. The next time, only what is new or has changed "
            + "is written. --from and --to limit the days.")
    static let page = Flag(
        "page", .text("PATH"), heading: .output, isRare: true, excludes: single + [.site],
        "Write one page of the site to standard output. Its path is like /trip/12; obdmech-serve needs it.")
}
