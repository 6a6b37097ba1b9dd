import Documents
import Formats
import History
import OBD
import Publishing
import Reports
import Routes
import Storage
import System
import Telemetry
import Trips

/// Reads what changed in the database, as targets get it.
struct ChangeReader {
    let database: Database

    /// Nil if nothing was stored yet.
    init?(path: String) throws(StorageError) {
        guard let database = try Database.openForReading(path: path) else { return nil }
        self.database = database
    }

    /// Ends the trips of programs that were killed, as every command does that shows trips.
    func recoverTrips() {
        if database.refusal == nil { _ = try? database.trips.recover() }
    }

    /// Whether a live position is of a hidden place.
    func isHidden(_ position: PublishedPosition) -> Bool {
        guard let latitude = position.latitude, let longitude = position.longitude,
            let point = GeoPoint(checked: latitude, longitude), let zones = try? database.hiddenPlaces()
        else { return true }
        return zones.contains { $0.contains(point) }
    }

    /// All cars, with their members in `obdmech vehicle --json`.
    func vehicles() throws -> [(car: PublishedCar, document: JSON)] {
        var cars = try database.vehicles.known()
        // One without a VIN that was only scanned is in no list of vehicles.
        let isListed = cars.contains { $0.vehicle.vin == nil }
        if try !isListed && !database.changes.latest(vin: nil).isEmpty {
            cars.append(RecordedVehicle(VehicleProfile(vin: nil)))
        }
        return try cars.compactMap { known in
            let report = VehicleReport([try database.vehicles.withTotals(known)], thisYear: LocalTime.today.year)
            let document = VehicleDocuments.json(report)["vehicles"]
            guard case .array(let vehicles)? = document, let vehicle = vehicles.first else { return nil }
            return (try car(known.vehicle.vin), vehicle)
        }
    }

    /// What was edited of cars and routes since they were sent, for a fleet's database.
    /// - Parameter known: what identified them then, by their UUIDs.
    /// - Returns: the same for now, and the steps by which they follow.
    func edits(since known: [String: String]) throws -> (edits: [String: String], steps: [PostgresSchema.Step]) {
        try database.withSnapshot {
            var edits: [String: String] = [:]
            var steps: [PostgresSchema.Step] = []
            func note(_ uuid: String, _ state: String) -> Bool {
                edits[uuid] = String(Hexadecimal.text(SHA256.hash(state)).prefix(16))
                return edits[uuid] != known[uuid]
            }
            for recorded in try database.vehicles.known() {
                var car = try car(recorded.vehicle.vin)
                car.facts = try database.fleetRows(ofVehicle: car.vin).line
                let step = PostgresSchema.edit(car)
                if note(car.uuid, "\(step)") { steps.append(step) }
            }
            let routes = try database.fleetRouteStates()
            let changed = routes.sorted { $0.key < $1.key }.filter { note($0.key, $0.value) }.map(\.key)
            // A car that is gone has no trips, and those say so.
            let gone = known.keys.filter { edits[$0] == nil }.sorted()
            guard !(changed + gone).isEmpty else { return (edits, steps) }
            let trips = try database.fleetTrips()
            for uuid in changed + gone {
                steps += PostgresSchema.steps(ofRoute: uuid, try database.fleetDrives(ofRoute: uuid), trips: trips)
            }
            return (edits, steps)
        }
    }

    /// The car of a program that waits between two drives. Before its first one it does not know the VIN; then it is the car
    /// that was seen last.
    func parkedCar(_ vin: String?) throws -> PublishedCar? {
        if let vin { return try car(vin) }
        return try database.vehicles.known().first.map { try car($0.vehicle.vin) }
    }

    func car(_ vin: String?) throws -> PublishedCar {
        let identity = vin.flatMap { VIN($0) }.map { VehicleIdentity($0, thisYear: LocalTime.today.year) }
        var car = PublishedCar(
            vin: vin, profile: try database.vehicles.vehicle(vin: vin), make: identity?.manufacturer,
            modelYear: identity?.modelYear?.year)
        car.signals = try database.vehicles.latestSignals(vin: vin)
        return car
    }

    /// The facts of all cars that were driven, with those of their last scan.
    func metrics() throws -> [OpenMetrics.Car] {
        try database.vehicleTotals().map { totals in
            var car = OpenMetrics.Car(name: try car(totals.vin).topic)
            car.trips = totals.trips
            car.distanceKm = totals.distanceKm
            car.drivingS = totals.drivingS
            car.fuelL = totals.fuelL
            car.odometerKm = totals.odometerKm
            car.lastTrip = totals.lastTrip
            let scan = try totals.vin.flatMap { vin in try database.scans.latestRecord { $0.vin == vin } }
            car.codes = scan?.codes.count
            car.checkEngineLight = scan?.milOn
            return car
        }
    }

    /// The last trip and the last scan of a car, as a target gets them.
    func latest(_ vin: String?, for target: PublishTarget) throws -> [PublishedChange] {
        try database.changes.latest(vin: vin).compactMap { try content(of: $0, for: target) }
    }

    /// Throws if a target of one car could get several.
    private func checkCars(for target: PublishTarget) throws {
        guard target.options["vehicle"] == nil else { return }
        let cars = try database.vehicles.known().filter { $0.latest != nil && !$0.isMadeUp }
        if cars.count > 1 { throw PublishError.severalCars }
    }

    /// The fill-ups of the car of a target, as far as the odometer was known then.
    func fillUps(for target: PublishTarget) throws -> [LubeLoggerRecord.FillUp] {
        let cars = try database.vehicles.known().filter {
            target.wants(try car($0.vehicle.vin), isReal: $0.latest != nil && !$0.isMadeUp)
        }
        if !cars.isEmpty { try checkCars(for: target) }
        return try cars.flatMap { known in
            let vin = known.vehicle.vin
            return try database.vehicles.calibrationMarks(vin: vin, .fillUp).compactMap { mark in
                try database.vehicles.odometerKm(of: vin, at: mark.time, isReal: !known.isMadeUp).map { odometerKm in
                    LubeLoggerRecord.FillUp(
                        time: mark.time, amount: mark.amount, odometerKm: odometerKm,
                        price: try database.vehicles.fuelPrice(of: vin, at: mark.time))
                }
            }
        }
    }

    /// Whether a trip or scan that a target shows was deleted, or given to another car.
    func isGone(_ shown: ShownCars.Car, vin: String?) throws -> Bool {
        if let number = shown.trip {
            guard let trip = try database.trips.trip(number), trip.vin == vin else { return true }
        }
        if let number = shown.scan {
            guard let scan = try database.scans.record(number), scan.vin == vin else { return true }
        }
        return false
    }

    /// Whether the vehicle's last trip (of a scan: its last scan) was delivered before this one, which was edited or imported
    /// afterward.
    private func isOvertaken(_ change: ChangeLog.StoredChange, vin: String?) throws -> Bool {
        try database.changes.latest(vin: vin).contains { $0.isTrip == change.isTrip && $0.place < change.place }
    }

    /// Nil if it was deleted meanwhile: that is a later change. Home Assistant shows the last trip and scan, and gets no
    /// earlier one after them.
    /// - Parameter target: a fleet's database gets the rows of this one, and Home Assistant what is changing.
    func content(of change: ChangeLog.StoredChange, for target: PublishTarget) throws -> PublishedChange? {
        let kind = target.kind
        let number = change.place.number
        if change.isDeleted {
            guard change.isTrip else { return .deletedScan(number: number, uuid: change.uuid) }
            return change.uuid.map { .deletedTrip(uuid: $0) }
        }
        if change.isTrip {
            guard var published = try trip(number), target.wants(published.car, isReal: published.isReal) else {
                return nil
            }
            switch kind {
            case .postgresql: published.rows = try rows(of: published.trip, &published.car)
            case .mqtt:
                if try isOvertaken(change, vin: published.trip.vin) { return nil }
                let findings = try VehicleTrends(of: published.trip.vin, database).current()
                published.findings = findings.map { $0.map(TrendDocuments.json) }
            case .lubeLogger:
                try checkCars(for: target)
                published.odometerKm = try database.vehicles.odometerKm(
                    of: published.trip.vin, at: published.trip.end, isReal: published.isReal)
                if published.odometerKm == nil { return nil }
            case .traccar, .ownTracks: if published.positions.isEmpty { return nil }
            default: break
            }
            return .trip(published)
        }
        guard ![.traccar, .ownTracks, .torque, .lubeLogger, .routePlanner].contains(kind),
            var published = try scan(number)
        else { return nil }
        if kind == .mqtt, try isOvertaken(change, vin: published.scan.vin) { return nil }
        if kind == .postgresql {
            published.car.facts = try database.fleetRows(ofVehicle: published.car.vin).line
            published.facts = try database.fleetRows(ofScan: number).line
        }
        return .scan(published)
    }

    /// The rows of a trip and its car. What is measured of its samples is measured now, because nobody who reads these rows
    /// reads the samples.
    private func rows(of trip: TripRecord, _ car: inout PublishedCar) throws -> PublishedTripRows? {
        guard let id = trip.id else { return nil }
        _ = try TripMeasurements.known(of: trip, id, database)
        _ = try VehicleTrends(of: trip.vin, database).current()
        return try database.withSnapshot {
            car.facts = try database.fleetRows(ofVehicle: trip.vin).line
            return PublishedTripRows(
                facts: try database.fleetRows(ofTrip: id, in: FleetTables.trip).line,
                measures: try database.fleetRows(ofTrip: id, in: FleetTables.measures).line,
                ends: try database.fleetEnds(ofTrip: id).line, track: try database.fleetTrack(ofTrip: id),
                routes: try database.fleetRoutes(ofTrip: id))
        }
    }

    private func trip(_ number: Int64) throws -> PublishedTrip? {
        try database.withSnapshot {
            guard var trip = try database.trips.trip(number) else { return nil }
            let hidden = try database.hiddenTimes(of: trip)
            var samples: [Sample] = []
            samples.reserveCapacity(trip.summary.samples)
            var reading = TripReading(trip, .metric, SampleColumns())
            do throws(StorageError) {
                let columns = try database.columns(trip: number)
                columns.inOrder { sample in
                    let isHidden = Signal.tellingPlaces.contains(sample.signal) && hidden.contains(sample.time)
                    if !isHidden, sample.signal != .heartInterval { samples.append(sample) }
                }
                reading = TripReading(trip, .metric, columns)
                try reading.finishDrifts(of: number, database)
            } catch {
                // The facts of the trip are good without its samples.
                guard error.kind == .damaged else { throw error }
            }
            reading.hide(try database.hiddenPlaces())
            trip.speedParts = reading.curves.shares.parts
            let day = LocalTime.zone.day(trip.start)
            var report = DayReport(from: day, to: day, trips: [trip], scans: [])
            report.drifts = reading.drifts
            report.curves = reading.curves
            return PublishedTrip(
                car: try car(trip.vin), trip: trip, report: ReportDocuments.json(report), samples: samples)
        }
    }

    private func scan(_ number: Int64) throws -> PublishedScan? {
        try database.withSnapshot {
            guard let record = try database.scans.record(number), let found = try database.scan(record),
                let uuid = try database.scans.uuid(number)
            else { return nil }
            let document = ScanDocuments.json(
                found.scan, Presentation(zone: LocalTime.zone), at: record.time, since: found.earlier, id: number,
                vehicle: .stored(record.vin, before: record.time, database))
            var published = PublishedScan(
                car: try car(record.vin), uuid: uuid,
                scan: record,
                codes: found.scan.troubleCodes.map {
                    PublishedScan.Code(ecu: $0.ecu.description, code: $0.code.description, status: $0.status.rawValue)
                }, document: document)
            published.areCodesKnown = found.scan.isHealthKnown || found.scan.isClean || !record.codes.isEmpty
            return published
        }
    }
}
