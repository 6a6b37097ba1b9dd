import CommandLine
import Glibc
import Pages
import Settings
import Site
import Storage
import System

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
            switch error {
            case .notTiles: throw StoredUsageError.notTiles(path)
            case .vector: throw StoredUsageError.vectorTiles(path)
            }
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
            + "images, of which each page gets those along the track, about 1 MB. Default, except for --site: the "
            + "map-tiles setting.")
    static let html = Flag(
        "html", .text("FILE", .file), heading: .output,
        "Write a web page to this file. It is a single file that loads nothing else, with charts if it shows a trip. "
            + "- means standard output. An older file is replaced.")
}

extension AnyFlag {
    static let film = Flag(
        "film", .switch, heading: .output, isRare: true, requires: [.reportTrip, .html],
        advice: "obdmech report --trip last --html trip.html --film",
        "With --html: put a film beside the page. The page plays it in step with charts and map. It is cut from "
            + "the clips of obdmech camera, without what was recorded in hidden places, and has the name of the page, with .mp4."
    )
}
