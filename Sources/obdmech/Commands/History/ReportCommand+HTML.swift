import CommandLine
import Formats
import Glibc
import History
import OBD
import Pages
import Recording
import Reports
import Routes
import Settings
import Storage
import System
import Telemetry
import Terminal
import Trends
import Trips

/// `obdmech report --html FILE`.
extension ReportCommand {
    /// The street map of the page about a trip.
    static func mapTiles(_ options: Options, _ settings: UserSettings) throws(CommandError) -> MapTiles? {
        guard options[.html] != nil, options[.reportTrip] != nil, let path = options[.tiles] ?? settings.mapTiles else {
            return nil
        }
        if let error = SystemFile.accessError(path, R_OK) {
            throw CommandError(FileError.cannotRead(path, error.number))
        }
        do throws(MapTiles.ReadError) {
            return try MapTiles.open(path: path)
        } catch {
            switch error {
            case .notTiles: throw CommandError(StoredUsageError.notTiles(path))
            case .vector: throw CommandError(StoredUsageError.vectorTiles(path))
            }
        }
    }

    static func write(_ page: Page, _ options: Options) throws { try HTMLFile.page(options)?.write(page) }

    /// The page about a trip, with its samples.
    static func page(
        _ trip: TripRecord, _ database: Database?, _ presentation: Presentation, _ names: VehicleNames,
        _ map: MapTiles?, withHeart: Bool, at place: PagePlace = .alone
    ) throws -> Page {
        var reading = TripReading(trip, presentation.units)
        let bar = ProgressBar("reading samples")
        var done = 0
        if let id = trip.id {
            try database?.samples(trip: id) { sample in
                reading.take(sample)
                done += 1
                if done.isMultiple(of: 16384) { bar.show(done, of: max(done, trip.summary.samples)) }
            }
        }
        if let id = trip.id, let database { try reading.finishDrifts(of: id, database) }
        let beats = withHeart ? try trip.id.flatMap { try database?.beats(ofTrip: $0) } ?? [] : []
        if let id = trip.id, let database { try reading.addStress(of: id, beats, database) }
        if presentation.isRedacted { reading.hide(try database?.hiddenPlaces() ?? []) }
        bar.end()
        let way = reading.way
        let tiles = map.map { map in
            WayTiles(under: way, zooms: map.zooms, attribution: map.attribution) { zoom, column, row in
                map.tile(zoom: zoom, column: column, row: row)
            }
        }
        return TripPage(
            trip, presentation, curves: reading.curves, traces: reading.lapTraces, drifts: reading.drifts,
            heart: HeartReport(beats),
            findings: try findings(after: trip.start, of: trip.vin, database), way: way, tiles: tiles,
            vehicles: names, program: HTMLFile.program, at: place
        ).page
    }

    /// The page about a stored scan.
    static func page(
        _ record: ScanRecord, _ found: (scan: HealthScan, earlier: (scan: HealthScan, time: WallTime)?),
        _ database: Database?, _ presentation: Presentation, _ inspection: String, at place: PagePlace = .alone
    ) throws -> Page {
        ScanPage(
            found.scan, presentation, at: record.time, since: found.earlier, id: record.id,
            findings: try findings(after: record.time, of: record.vin, database),
            vehicle: .stored(record.vin, before: record.time, database), inspection: inspection,
            program: HTMLFile.program, at: place
        ).page
    }

    /// What is changing on the vehicle of a trip or scan if it has made no trip since; empty if nothing does.
    static func findings(after time: WallTime, of vin: String?, _ database: Database?) throws -> VehicleFindings {
        guard let database else { return VehicleFindings() }
        let end = WallTime(microseconds: time.microseconds + 1)
        return try VehicleTrends.findings(of: vin, ifLastBefore: end, database) ?? VehicleFindings()
    }

    /// The page about a range of days.
    static func page(
        _ report: DayReport, _ findings: [VehicleFindings], _ filter: TripFilter,
        _ presentation: Presentation, _ names: VehicleNames, _ database: Database?, at place: PagePlace = .alone
    ) throws -> Page {
        RangePage(
            report, presentation, details: try details(report, presentation, database), findings: findings,
            of: presentation.isRedacted ? filter.wordsWithoutVIN : filter.words, vehicles: names,
            program: HTMLFile.program, at: place
        ).page
    }

    /// More tracks than these cannot be told apart.
    private static let maxTracks = 400
    private static let trackPoints = 120

    /// Where the trips of a report went, how fast they were on a single day, and the repairs of their vehicles.
    private static func details(
        _ report: DayReport, _ presentation: Presentation, _ database: Database?
    ) throws -> RangeDetails {
        var details = RangeDetails()
        guard let database, !report.trips.isEmpty else { return details }
        let hidden = presentation.isRedacted ? try database.hiddenPlaces() : []
        for trip in report.trips.suffix(maxTracks) {
            guard let id = trip.id else { continue }
            if let path = try database.path(ofTrip: id) {
                let places = path.outline(trackPoints).filter { point in !hidden.contains { $0.contains(point) } }
                if places.count > 1 { details.tracks[id] = places }
            }
            guard report.from == report.to else { continue }
            details.minutes[id] = try TripMeasurements.known(of: trip, id, database).segments.map { segment in
                let fromS = segment.start.seconds(since: trip.origin)
                return RangeDetails.Minute(fromS: fromS, toS: fromS + segment.durationS, speedKmh: segment.speedKmh)
            }
        }
        for vin in report.totals.vins {
            details.repairs += try database.services(vin: vin).map {
                RangeDetails.Repair(time: $0.time, vin: vin, text: $0.description)
            }
        }
        return details
    }
}

extension AnyFlag {
    static let open = Flag(
        "open", .switch, heading: .output, isRare: true, requires: [.html],
        advice: "name the file of the page, as in --html page.html --open",
        "With --html, open the page in the browser.")
    static let tiles = Flag(
        "tiles", .text("FILE", .file), heading: .output, isRare: true, requires: [.reportTrip, .html],
        advice: "obdmech report --trip last --html trip.html --tiles FILE",
        "With --html, put a street map under the track. FILE is an MBTiles file with PNG, JPEG or WebP "
            + "images, of which the page gets those along the track. Default: the map-tiles setting.")
    static let html = Flag(
        "html", .text("FILE", .file), heading: .output,
        "Write a web page to this file. It is a single file that loads nothing else, with charts if it shows a trip. "
            + "- means standard output. An older file is replaced.")
}
