import Documents
package import Formats
package import History
import OBD
package import Pages
import Reports
import Routes
package import Sharing
package import Storage
import System
import Telemetry
import Trips

/// The page and the files of what is shared, without what nobody asked for.
package struct SharedParts {
    package var kind: String
    package var title: String
    /// Of the file, if no name is given, without its end.
    package var name: String
    package var page: Page
    package var parts: [BundlePart] = []
    /// In addition to what the flags say.
    package var leftOut: [String] = []
    package var hiddenS: Double?
    package var hasVideo = false
    /// Which moments of the trip the video shows; nil if that is not known.
    package var film: PageFilm?
}

extension SharedParts {
    /// - Parameters:
    ///   - video: a clip of the trip, without its metadata.
    ///   - moments: what it says of itself, as `camera export` does (`ClipFile.moments`).
    package init(
        _ number: StoredNumber, _ identity: SharedIdentity, _ presentation: Presentation, video: BundlePart?,
        moments: [JSON], program: String, _ database: Database
    ) throws {
        let trip = try number.trip(in: database)
        guard trip.summary.samples > 0 else { throw StoredError.noSamples }
        guard let shared = try SharedTrip(trip, identity, database) else {
            throw ShareError.allHidden("trip \(trip.id ?? 0)")
        }
        let reading = shared.reading(presentation.units)
        let names =
            identity.withVIN
            ? VehicleNames(try database.vehicles.all(), thisYear: LocalTime.today.year) : VehicleNames()
        let page = TripPage(
            shared.record, presentation, curves: reading.curves, laps: reading.laps(of: shared.record),
            way: reading.way,
            vehicles: names, program: program
        ).page
        self.init(
            kind: "trip", title: Self.title(shared.record, presentation), name: "trip-\(trip.id ?? 0)", page: page)
        if !reading.way.isEmpty {
            let metric = shared.reading(.metric)
            let track = TripWay(
                name: "Trip \(trip.id ?? 0)", origin: shared.record.start, way: metric.way, curves: metric.curves,
                program: program)
            parts.append(BundlePart(name: "trip.gpx", kind: .track, bytes: Array(track.gpx.utf8)))
        }
        parts.append(BundlePart(name: "trip.jsonl", kind: .data, bytes: Self.lines(shared)))
        if let video {
            parts.insert(video, at: 0)
            hasVideo = true
            let film = TripFilm(trip, database, [:]).film(of: moments, address: nil).shown(
                fromMs: shared.record.start.seconds(since: trip.start) * 1000,
                durationMs: shared.record.summary.durationS * 1000)
            if !film.parts.isEmpty { self.film = film }
        }
        if shared.leftOut > 0 {
            hiddenS = shared.hiddenS
            leftOut.append("what was recorded in hidden places (\(Format.duration(shared.hiddenS)))")
        }
    }

    private static func title(_ trip: TripRecord, _ presentation: Presentation) -> String {
        StoredText(presentation).line(trip)
    }

    /// The trip as `trip --json` writes it.
    private static func lines(_ trip: SharedTrip) -> [UInt8] {
        let record = trip.record
        let start = TripDocuments.Start(
            id: record.id, at: record.start, device: record.device, bus: nil, vin: record.vin, game: record.game)
        var text = TripDocuments.line(start).line + "\n"
        for sample in trip.samples {
            let time = record.start.advanced(bySeconds: sample.time.seconds(since: .zero))
            text += TripDocuments.line(sample, origin: .zero, time: time, isSuspect: false).line + "\n"
        }
        text += TripDocuments.line(record).line + "\n"
        return Array(text.utf8)
    }

    // MARK: Scan

    package init(
        scan number: StoredNumber, _ identity: SharedIdentity, _ presentation: Presentation, inspection: String,
        program: String, _ database: Database
    ) throws {
        let record = try number.scan(in: database)
        guard let found = try database.scan(record), let id = record.id else {
            throw StoredError.nothingStored
        }
        let shown = identity.withVIN ? record : record.withoutIdentity
        let pages = StoredPages(
            database, TripFilter(), presentation, VehicleNames([], thisYear: LocalTime.today.year),
            inspection: inspection, map: nil, program: program)
        let page = try pages.page(of: shown, found)
        let json = ScanDocuments.json(
            found.scan, presentation, at: record.time, since: found.earlier, id: id, inspection: inspection,
            vehicle: .stored(shown.vin, before: record.time, database))
        self.init(
            kind: "scan", title: StoredText(presentation).line(shown), name: "scan-\(id)", page: page,
            parts: [BundlePart(name: "scan.json", kind: .data, bytes: Array((json.document + "\n").utf8))])
    }

    // MARK: Route

    package init(
        route text: String, isNamed: Bool, _ identity: SharedIdentity, _ presentation: Presentation,
        program: String, _ stored: StoredRoutes
    ) throws {
        let database = stored.database
        guard let route = isNamed ? try stored.route(text) : try? stored.route(text) else {
            throw ShareError.unknown(text)
        }
        let title = try stored.facts(route).title
        let zones = identity.withPlaces ? [] : try database.hiddenPlaces()
        let whole = try RouteFiles.portable(route, name: title, database)
        guard var shown = whole.longestPart(outside: zones) else {
            throw ShareError.allHidden("route '\(title)'")
        }
        let isCut = shown.path.checkpoints.count < whole.path.checkpoints.count
        // A name that a user gave is no place, unless it has the name of one.
        let places = try database.places.all().map { $0.name.lowercased() }
        let isPlain = route.name.map { name in !places.contains { name.lowercased().contains($0) } } ?? false
        let name = identity.withPlaces || isPlain ? title : "Route \(route.id)"
        if !identity.withDriver { shown = shown.withoutIdentity(name: name) }
        shown.name = name
        self.init(
            kind: "route", title: name, name: "route-\(route.id)",
            page: SharedRoutePage(shown, presentation, program: program).page,
            parts: [
                BundlePart(
                    name: "route.gpx", kind: .track,
                    bytes: Array(RouteFiles.gpx(shown, name: name, program: program).utf8)),
                BundlePart(
                    name: "route.json", kind: .data,
                    bytes: Array((RouteFileDocuments.json(shown).document + "\n").utf8)),
            ])
        if isCut { leftOut.append("what is in hidden places") }
    }

    // MARK: Clip

    /// A clip alone.
    package init(clip video: BundlePart, program: String) {
        let page = Page(
            title: "Clip",
            [
                .element("header", .element("h1", text: "Clip")),
                .element("footer", text: "Made by \(program)."),
            ])
        self.init(kind: "clip", title: "Clip", name: "clip", page: page, parts: [video])
        hasVideo = true
    }
}
