package import Formats
package import History
package import OBD
package import Pages
package import Reports
import Routes
package import Storage
package import Telemetry
import Terminal
package import Trends
package import Trips

/// Makes pages about what is stored.
package struct StoredPages {
    /// Nil if nothing is stored.
    package let database: Database?
    package let filter: TripFilter
    package let presentation: Presentation
    package let names: VehicleNames
    package let inspection: String
    package let map: MapTiles?
    /// Name and version, for the end of a page.
    package let program: String

    package init(
        _ database: Database?, _ filter: TripFilter, _ presentation: Presentation, _ names: VehicleNames,
        inspection: String, map: MapTiles?, program: String
    ) {
        self.database = database
        self.filter = filter
        self.presentation = presentation
        self.names = names
        self.inspection = inspection
        self.map = map
        self.program = program
    }

    /// The same by connections of their own, for another thread; nil if there can be none (`Database.another`).
    func another() throws -> StoredPages? {
        guard let other = try database?.another() else { return nil }
        return StoredPages(
            other, try filter.reading(other), presentation, names, inspection: inspection, map: try map?.another(),
            program: program)
    }

    /// What is left out of the pages, in words that name no vehicle if the pages shall not.
    var filterWords: String { presentation.isRedacted ? filter.wordsWithoutVIN : filter.words }

    /// The page about a trip, with its samples.
    package func page(of record: TripRecord, withHeart: Bool, at place: PagePlace = .alone) throws -> Page {
        var trip = record
        trip.usual = try usual(record)
        let samples = try trip.id.flatMap { try database?.columns(trip: $0) } ?? SampleColumns()
        var reading = TripReading(trip, presentation.units, samples)
        if let id = trip.id, let database { try reading.finishDrifts(of: id, database) }
        if let database { try reading.findCorners(of: trip, database) }
        let beats = withHeart ? try trip.id.flatMap { try database?.beats(ofTrip: $0) } ?? [] : []
        if let id = trip.id, let database { try reading.addStress(of: id, beats, database) }
        if presentation.isRedacted { reading.hide(try database?.hiddenPlaces() ?? []) }
        let way = reading.way
        return TripPage(
            trip, presentation, curves: reading.curves, laps: reading.laps(of: trip), drifts: reading.drifts,
            heart: HeartReport(beats),
            findings: try findings(after: trip.start, of: trip.vin), way: way,
            ground: ground(way),
            usual: try usual(trip, way), vehicles: names, program: program, at: place
        ).page
    }

    /// The user's street map under a way.
    private func ground(_ track: Way) -> TrackGround? {
        guard let map else { return nil }
        func tile(_ zoom: Int, _ column: Int, _ row: Int) -> [UInt8]? { map.tile(zoom: zoom, column: column, row: row) }
        guard map.isVector else {
            return TrackGround(
                .pictures(WayTiles(under: track, zooms: map.zooms, picture: tile)), attribution: map.attribution)
        }
        let streets = TrackStreets(under: track, zooms: map.zooms, tile: tile)
        if streets.damagedCount > 0 {
            Output.warn(MapWarning.damagedTiles(streets.damagedCount, isAll: streets.isEmpty))
        }
        return streets.isEmpty ? nil : TrackGround(.drawing(streets), attribution: map.attribution)
    }

    /// As many earlier drives tell what is usual.
    private static let maxDrives = 25
    /// Drives that begin as near as this to an end of the way are compared, in degrees of latitude: a kilometer.
    private static let nearDegrees = 0.01

    /// How fast earlier drives from the same places were; nil if there are few.
    private func usual(_ trip: TripRecord, _ way: Way) throws -> UsualSpeeds? {
        guard let database, let first = way.points.first?.place, let last = way.points.last?.place else { return nil }
        let paths = try database.tracks.paths(
            before: trip.start, from: [first, last], withinDegrees: Self.nearDegrees, most: Self.maxDrives)
        return UsualSpeeds(paths)
    }

    /// The page about a stored scan.
    package func page(
        of record: ScanRecord, _ found: (scan: HealthScan, earlier: (scan: HealthScan, time: WallTime)?),
        at place: PagePlace = .alone
    ) throws -> Page {
        ScanPage(
            found.scan, presentation, at: record.time, since: found.earlier, id: record.id,
            findings: try findings(after: record.time, of: record.vin),
            vehicle: .stored(record.vin, before: record.time, database), inspection: inspection,
            program: program, at: place
        ).page
    }

    /// The page about a range of days.
    package func page(
        of report: DayReport, _ findings: [VehicleFindings], at place: PagePlace = .alone
    ) throws -> Page {
        RangePage(
            report, presentation, details: try details(report), findings: findings, of: filterWords, vehicles: names,
            program: program, at: place
        ).page
    }

    /// More tracks than these cannot be told apart.
    private static let maxTracks = 400
    private static let trackPoints = 120

    /// Where the trips of a report went, how fast they were on a single day, and the repairs of their vehicles.
    private func details(_ report: DayReport) throws -> RangeDetails {
        var details = RangeDetails()
        guard let database, !report.trips.isEmpty else { return details }
        let hidden = presentation.isRedacted ? try database.hiddenPlaces() : []
        for trip in report.trips.suffix(Self.maxTracks) {
            guard let id = trip.id else { continue }
            if let path = try database.tracks.path(ofTrip: id) {
                let places = path.outline(Self.trackPoints).filter { point in !hidden.contains { $0.contains(point) } }
                if places.count > 1 { details.tracks[id] = places }
            }
            guard report.from == report.to else { continue }
            details.minutes[id] = try TripMeasurements.known(of: trip, id, database).segments.map { segment in
                let fromS = segment.start.seconds(since: trip.origin)
                return RangeDetails.Minute(fromS: fromS, toS: fromS + segment.durationS, speedKmh: segment.speedKmh)
            }
        }
        for vin in report.totals.vins {
            details.repairs += try database.indicators.services(vin: vin).map {
                RangeDetails.Repair(time: $0.moment, vin: vin, text: $0.description)
            }
        }
        return details
    }
}

/// What is wrong with the user's street map.
enum MapWarning: UserFacing {
    case damagedTiles(Int, isAll: Bool)

    var message: UserMessage {
        switch self {
        case .damagedTiles(let count, let isAll):
            UserMessage(
                "\(Format.count(count, "tile")) of the street map cannot be read",
                advice: isAll ? "the page has no streets" : "the streets of \(count == 1 ? "it" : "them") are missing")
        }
    }
}
