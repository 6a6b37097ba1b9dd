import OBD
import Telemetry
import Trips

// Readers of the parts of trips. Each reads the rows of one table and adds those of a trip to its record.

struct EventReader: ~Copyable {
    private var parts: TripParts
    private var kinds = RepeatedTexts<DrivingEvent.Kind?>()

    init(_ parts: consuming TripParts) { self.parts = parts }

    mutating func read(into trip: inout TripRecord, _ database: Database) throws(StorageError) {
        guard let id = trip.id else { return }
        while try parts.isAt(trip: id, start: trip.start.microseconds) {
            if let event = event(ofTrip: id, database) { trip.summary.events.append(event) }
            try parts.advance()
        }
    }

    private mutating func event(ofTrip id: Int64, _ database: Database) -> DrivingEvent? {
        // A newer version of the program may know more kinds.
        guard let kind = kinds.meaning(parts.rows, "kind", { DrivingEvent.Kind(rawValue: $0) }) else { return nil }
        let start = parts.rows.integer("start_us")
        let (duration, peak) = (parts.rows.real("duration_s"), parts.rows.real("peak"))
        let sequence = parts.rows.integer("sequence")
        func repair() -> String { "DELETE FROM trip_event WHERE trip_id = \(id) AND sequence = \(sequence)" }
        guard
            let start = database.instant(start, "the time of an event of trip \(id) is invalid", repair: repair())
        else { return nil }
        let event = DrivingEvent(kind, from: start, durationS: duration, peak: peak)
        return database.expect(event.isPlausible, "an event of trip \(id) is invalid", repair: repair()) ? event : nil
    }
}

struct AlertReader: ~Copyable {
    private var parts: TripParts
    private var kinds = RepeatedTexts<Alert.Kind?>()

    init(_ parts: consuming TripParts) { self.parts = parts }

    mutating func read(into trip: inout TripRecord, _ database: Database) throws(StorageError) {
        guard let id = trip.id else { return }
        while try parts.isAt(trip: id, start: trip.start.microseconds) {
            if let alert = alert(ofTrip: id, database) { trip.alerts.append(alert) }
            try parts.advance()
        }
    }

    private mutating func alert(ofTrip id: Int64, _ database: Database) -> Alert? {
        guard let kind = kinds.meaning(parts.rows, "kind", { Alert.Kind(rawValue: $0) }) else { return nil }
        let (time, value) = (parts.rows.integer("t_us"), parts.rows.real("value"))
        let limit = parts.rows.real("limit_value")
        func repair() -> String { "DELETE FROM trip_alert WHERE trip_id = \(id) AND t_us = \(time)" }
        guard
            let time = database.instant(
                time, "the time of an alert of trip \(id) is invalid", repair: repair())
        else { return nil }
        // A file may come from anywhere, so invalid codes are left out.
        let codes = (parts.rows.optionalText("codes") ?? "").split(separator: " ").compactMap {
            TroubleCode(String($0))?.description
        }
        let alert = Alert(kind, at: time, value: value, limit: limit, codes: codes)
        return database.expect(alert.isPlausible, "an alert of trip \(id) is invalid", repair: repair()) ? alert : nil
    }
}

struct TagReader: ~Copyable {
    private var parts: TripParts
    private var tags = RepeatedTexts<String>()

    init(_ parts: consuming TripParts) { self.parts = parts }

    mutating func read(into trip: inout TripRecord, _ database: Database) throws(StorageError) {
        guard let id = trip.id else { return }
        while try parts.isAt(trip: id, start: trip.start.microseconds) {
            let tag = database.typed(
                tags.text(parts.rows, "tag"), atMost: TextLimit.name, "a tag of trip \(id)",
                repair: """
                    UPDATE OR REPLACE trip_tag SET tag = substr(tag, 1, \(TextLimit.name)) WHERE trip_id = \(id)
                    """)
            if let tag { trip.tags.append(tag) }
            try parts.advance()
        }
        trip.tags.sort()
    }
}

struct SignalReader: ~Copyable {
    private var parts: TripParts
    private let signals: [Int64: Signal]

    init(_ parts: consuming TripParts, signals: [Int64: Signal]) {
        self.parts = parts
        self.signals = signals
    }

    mutating func read(into trip: inout TripRecord, _ database: Database) throws(StorageError) {
        guard let id = trip.id else { return }
        while try parts.isAt(trip: id, start: trip.start.microseconds) {
            if let other = other(ofTrip: id, database) { trip.summary.others.append(other) }
            try parts.advance()
        }
        // The order in which the database sorts texts.
        if trip.summary.others.count > 1 {
            trip.summary.others.sort { $0.signal.name.utf8.lexicographicallyPrecedes($1.signal.name.utf8) }
        }
    }

    private func other(ofTrip id: Int64, _ database: Database) -> SignalSummary? {
        let number = parts.rows.integer("signal")
        guard let signal = signals[number] else { return nil }
        let facts = SignalSummary(
            signal: signal, minimum: parts.rows.real("minimum"), mean: parts.rows.real("mean"),
            timeMean: parts.rows.optionalReal("time_mean"), maximum: parts.rows.real("maximum"),
            samples: Int(clamping: parts.rows.integer("samples")))
        return database.expect(
            facts.isPlausible, "the values of trip \(id) for signal '\(signal.name)' is invalid",
            repair: "DELETE FROM trip_signal WHERE trip_id = \(id) AND signal = \(number)") ? facts : nil
    }
}

// What is read back; nothing else is stored.

extension DrivingEvent {
    var isPlausible: Bool { 0..<1e10 ~= durationS && Database.isPlausible(value: peak) }
}

extension Alert {
    var isPlausible: Bool { Database.isPlausible(value: value) && Database.isPlausible(value: limit) }
}

extension SignalSummary {
    var isPlausible: Bool {
        [minimum, mean, maximum, timeMean ?? 0].allSatisfy(Database.isPlausible(value:))
            && 0..<1_000_000_000_000 ~= samples
    }
}

extension Lap {
    var isPlausible: Bool { 0..<1e10 ~= timeS }
}

extension Database {
    fileprivate func instant(
        _ microseconds: Int64, _ problem: @autoclosure () -> String, repair: @autoclosure () -> String
    ) -> Instant? {
        expect(Self.isPlausible(microseconds: microseconds), problem(), repair: repair())
            ? Instant(nanoseconds: microseconds * 1000) : nil
    }
}

/// The rows of a table that belong to trips, read in parallel with the trips: one statement for all of them, in the
/// order of the trips.
struct TripParts: ~Copyable {
    let rows: Statement
    private var hasRow = true
    /// The start and the number of the trip of the current row.
    private var (start, trip) = (Int64.min, Int64.min)

    /// Creates a reader.
    /// - Parameter rows: Rows with the columns `part_start` and `part_trip`, sorted by these.
    init(_ rows: consuming Statement) throws(StorageError) {
        self.rows = rows
        try advance()
    }

    mutating func advance() throws(StorageError) {
        hasRow = try rows.step()
        if hasRow {
            start = rows.integer("part_start")
            trip = rows.integer("part_trip")
        }
    }

    /// Returns whether the current row belongs to a trip. Trips must be requested in the order of their starts and then
    /// of their numbers; rows of trips that were left out are skipped.
    mutating func isAt(trip id: Int64, start startUs: Int64) throws(StorageError) -> Bool {
        while hasRow, (start, trip) < (startUs, id) { try advance() }
        return hasRow && trip == id && start == startUs
    }
}
