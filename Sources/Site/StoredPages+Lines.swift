import Documents
import Drift
import Formats
import Heart
import History
import Pages
import Reports
import Routes
import Storage
import System
import Telemetry
import Trends
package import Trips

/// What is stored of a trip as lines: text, or a document for programs.
extension StoredPages {
    package enum Form { case text, json, csv }

    /// What is changing on the vehicle of a trip or scan if it has made no trip since; empty without a database.
    func findings(after time: WallTime, of vin: String?) throws -> VehicleFindings {
        try database.map { try VehicleTrends(of: vin, $0).mentioned(after: time) } ?? VehicleFindings()
    }

    /// - Parameters:
    ///   - isFull: whether all curves are shown.
    ///   - unreadable: is told the trip if its samples are damaged.
    package func lines(
        of record: TripRecord, _ form: Form, isFull: Bool, unreadable: (Int64) -> Void
    ) throws -> [String] {
        var trip = record
        let findings = try findings(after: trip.start, of: trip.vin)
        trip.usual = try usual(trip)
        let read = try reading(of: &trip, form == .json ? .metric : presentation.units, unreadable)
        if presentation.isRedacted { trip = trip.withoutIdentity }
        let beats = presentation.isRedacted ? [] : try trip.id.flatMap { try database?.beats(ofTrip: $0) } ?? []
        let heart = HeartReport(beats)
        let laps = read?.laps(of: trip) ?? LapSession(trip, traces: [])
        if form == .text {
            let drifts = read.map { DriftReport($0.drifts, origin: trip.origin, units: presentation.units).lines } ?? []
            let changes = findings.mention(in: presentation.units).map {
                presentation.wrapped("Changing  " + $0, indent: 10)
            }
            let sections = [
                LapReport(laps, presentation).lines, presentation.isUnicode ? drifts : drifts.map(Format.ascii),
                heart.lines, changes ?? [], WayMap(read?.way ?? Way(), presentation).lines,
                read.map { TripGraphs(trip, $0.curves, presentation, isFull: isFull).lines } ?? [],
            ]
            return TripText(trip, presentation, vehicles: names).lines(listing: isFull ? .all : .notable)
                + sections.filter { !$0.isEmpty }.flatMap { [""] + $0 }
        }
        let day = LocalTime.zone.day(trip.start)
        var report = DayReport(from: day, to: day, trips: [trip], scans: [])
        report.drifts = read?.drifts
        report.heart = heart
        report.curves = read?.curves
        report.laps = read == nil ? nil : laps
        return form == .json
            ? ReportDocuments.json(report).documentLines
            : CSVCell.lines(ReportDocuments.table.lines(report.trips))
    }

    /// The drives of the same route before it.
    func usual(_ trip: TripRecord) throws -> UsualDrive? {
        try trip.id.flatMap { try database?.routes.usual(ofTrip: $0, vin: trip.vin) }
    }

    /// The samples of a trip for its graphs, and with them the shares of its speeds. Nil if they are lost.
    private func reading(
        of trip: inout TripRecord, _ units: UnitSystem, _ unreadable: (Int64) -> Void
    ) throws -> TripReading? {
        guard let database, let id = trip.id, trip.summary.samples > 0 else { return nil }
        var reading: TripReading
        do throws(StorageError) {
            reading = TripReading(trip, units, try database.columns(trip: id))
            try reading.finishDrifts(of: id, database)
        } catch {
            // The facts of the trip can be shown without its samples.
            guard error.kind == .damaged else { throw error }
            unreadable(id)
            return nil
        }
        try reading.findCorners(of: trip, database)
        reading.hide(try hiddenPlaces)
        trip.speedParts = reading.curves.shares.parts
        return reading
    }

    /// The places that are left out.
    private var hiddenPlaces: [Place] {
        get throws { presentation.isRedacted ? try database?.hiddenPlaces() ?? [] : [] }
    }

    /// One lap of a trip.
    package func lines(of lap: LapSession.Choice, in record: TripRecord, _ form: Form) throws -> [String] {
        let trip = presentation.isRedacted ? record.withoutIdentity : record
        let zones = try hiddenPlaces
        var session = try LapSession(trip, database)
        if !zones.isEmpty, let id = trip.id, let database {
            var reading = TripReading(trip, presentation.units, try database.columns(trip: id))
            reading.hide(zones)
            session = reading.laps(of: trip)
        }
        let index = try lap.index(in: session)
        switch form {
        case .json: return LapDocuments.json(session, index).documentLines
        case .csv: return CSVCell.lines(LapDocuments.csv(session, index))
        case .text: return LapReport(session, presentation).lines(of: index)
        }
    }
}
