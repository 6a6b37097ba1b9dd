import CommandLine
import Formats
import Glibc
import History
import Pages
import Settings
import Site
import Storage
import System
import Terminal

/// `obdmech report --html FILE`.
extension ReportCommand {
    /// The street map of the page about a trip, or of all trips of a site: there only if it is asked for, because each page
    /// contains its part of it.
    static func mapTiles(_ options: Options, _ settings: UserSettings) throws -> MapTiles? {
        let isOfTrip = options[.html] != nil && options[.reportTrip] != nil
        let isServed = options[.page]?.hasPrefix("/trip/") == true
        let usual = isOfTrip || isServed ? settings.mapTiles : nil
        guard let path = options[.tiles] ?? usual else { return nil }
        if let error = SystemFile.accessError(path, R_OK) {
            throw FileError.cannotRead(path, error.number)
        }
        do throws(MapTiles.ReadError) {
            return try MapTiles.open(path: path)
        } catch {
            throw StoredUsageError.notTiles(path)
        }
    }

    static func write(_ page: Page, _ options: Options) throws { try OutputFile.page(options)?.write(page) }
}

extension OutputFile {
    /// The page of --html, which --open shows; nil if none is asked for.
    static func page(_ options: Options) throws -> OutputFile? {
        guard let path = options[.html] else { return nil }
        let file = try OutputFile(path, isShown: options[.open])
        if options[.open], file.descriptor != nil { throw CommandLineError.contradiction("open", "html=\(path)") }
        return file
    }
}

extension AnyFlag {
    static let open = Flag(
        "open", .switch, heading: .output, isRare: true, requires: [.html],
        advice: "name the file of the page, as in --html page.html --open",
        "With --html, open the page in the browser.")
    static let tiles = Flag(
        "tiles", .text("FILE", .file), heading: .output, isRare: true, requiresOne: [.html, .site],
        advice: "obdmech report --trip last --html trip.html --tiles FILE",
        "Put a street map under the track of a trip. FILE is an MBTiles file with PNG, JPEG or WebP "
            + "images, or with vector tiles, of which each page gets those along the track, at most about 1 MB. "
            + "Default, except for --site: the map-tiles setting.")
    static let html = Flag(
        "html", .text("FILE", .file), heading: .output,
        "Write a web page to this file. It is a single file that loads nothing else, with charts if it shows a trip. "
            + "- means standard output. An older file is replaced.")

    static let film = Flag(
        "film", .switch, heading: .output, isRare: true, requires: [.reportTrip, .html],
        advice: "obdmech report --trip last --html trip.html --film",
        "With --html: put a film beside the page. The page plays it in step with charts and map. It is cut from "
            + "the clips of obdmech camera, without what was recorded in hidden places, and has the name of the page, with .mp4."
    )
}

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
        // What is measured while pages are made would be missing on those that were made before.
        if call[.site] != nil, database.refusal == nil { try TripMeasurements.measureRest(database) }
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
        Output.note("wrote \(Format.count(count.made, "page")) to '\(folder)', \(count.unchanged) unchanged\(removed)")
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
