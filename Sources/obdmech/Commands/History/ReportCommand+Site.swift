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
            guard let address = pages.address(path),
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
        var site = try SiteFolder(folder)
        let count = try site.write(pages, tiles: call[.tiles])
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
