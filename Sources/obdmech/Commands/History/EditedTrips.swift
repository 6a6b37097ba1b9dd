import CommandLine
import Documents
import Formats
import History
import Reports
import Settings
import Storage
import System
import Telemetry
import Terminal
import Trips

/// What all actions of `edit` have in common.
struct Edit {
    let options: Options
    let database: Database
    let presentation: Presentation
    let text: StoredText
    private let currency: String?

    init(_ options: Options, _ environment: Environment) throws {
        self.options = options
        database = try Database.existing(options, environment)
        presentation = try options.presentation(environment)
        text = StoredText(presentation)
        currency = try environment.settings().currency
    }

    /// The trip of a number, which must not be being recorded.
    func trip(_ number: StoredNumber) throws -> TripRecord {
        let trip = try number.trip(in: database)
        try database.refuseIfRecording([trip], "change it when it is over")
        return trip
    }

    /// A trip with the prices of the command line.
    func priced(_ trip: TripRecord) -> TripRecord {
        var trip = trip
        if let price = options[.editFuelPrice] { trip.fuelPrice = price }
        if let price = options[.editElectricityPrice] { trip.electricityPrice = price }
        // Of a trip that had no price, nobody has said the currency.
        if trip.fuelPrice != nil || trip.electricityPrice != nil { trip.currency = trip.currency ?? currency }
        return trip
    }

    /// Shows what would be changed, and asks.
    func isConfirmed(_ lines: [String], _ question: String) -> Bool {
        if !options[.yes] { Output.talk(lines.map { $0 + "\n" }.joined()) }
        if Confirmation.isGiven(options, question, .usuallyNo) { return true }
        Output.talk("Nothing was changed.\n")
        return false
    }

    /// Measures trips that were changed, and writes what has become of them.
    /// - Parameter entry: the number in the trash by which the change can be undone.
    func finish(
        _ trips: [TripRecord], _ members: [String], _ lines: [String], _ entry: Int64? = nil
    ) throws -> ExitStatus {
        let isReshaped = entry != nil || members.contains("vin")
        if isReshaped {
            for id in trips.compactMap(\.id) { TripMeasurements.measure(trip: id, database) }
        }
        let after = try trips.map { trip in try trip.id.flatMap { id in try database.trips.trip(id) } ?? trip }
        try Output.write(
            options[.json]
                ? StoredDocuments.edited(after, changed: members, trash: entry).documentLines : lines)
        if let entry, !options[.json] { Trash.tell(entry) }
        return .fine
    }
}

/// The part of a trip that is kept.
struct Cut {
    let trip: Int64
    /// Since the start of the trip.
    let fromMs: Int64
    let toMs: Int64
    let start: WallTime
    let durationS: Double

    /// Nil if neither a start nor an end is given.
    init?(_ trip: TripRecord, _ options: Options, _ presentation: Presentation) throws {
        guard options.isGiven(.editStart) || options.isGiven(.editEnd) else { return nil }
        self.trip = trip.id ?? 0
        fromMs = try options[.editStart].map { try Self.milliseconds($0, in: trip, presentation) } ?? 0
        toMs =
            try options[.editEnd].map { try Self.milliseconds($0, in: trip, presentation) }
            ?? Int64((trip.summary.durationS * 1000).rounded(.up)) + 1000
        guard fromMs < toMs else { throw StoredUsageError.endBeforeStart }
        start = trip.start.advanced(bySeconds: Double(fromMs) / 1000)
        durationS = min(trip.summary.durationS, Double(toMs) / 1000) - Double(fromMs) / 1000
    }

    /// The time of a trip in milliseconds since its start.
    static func milliseconds(
        _ time: TripTime, in trip: TripRecord, _ presentation: Presentation
    ) throws(CommandError) -> Int64 {
        let seconds = time.seconds(in: trip)
        guard let seconds, seconds >= 0, seconds <= trip.summary.durationS else {
            throw CommandError(StoredUsageError.outside(time.text, trip: StoredText(presentation).line(trip)))
        }
        // Never before the time that was named.
        return Int64((seconds * 1000).rounded(.up))
    }
}

/// A time within a trip as it is named on a command line.
struct TripTime {
    let text: String

    init?(_ text: String) {
        self.text = text
        let isTime =
            text.first == "+" ? Self.since(text) != nil : Self.wall(text, now: WallTime(microseconds: 0)) != nil
        guard isTime else { return nil }
    }

    private static func since(_ text: String) -> Double? { Quantity.seconds.value(String(text.dropFirst())) }

    /// As `LocalTime.time`, with seconds too.
    private static func wall(_ text: String, now: WallTime) -> WallTime? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3 else { return LocalTime.time(text, now: now) }
        guard parts[2].utf8.count == 2, let seconds = Int(parts[2]), 0..<60 ~= seconds else { return nil }
        return LocalTime.time("\(parts[0]):\(parts[1])", now: now)?.advanced(bySeconds: Double(seconds))
    }

    /// Since the start of a trip, in seconds; nil if that time was never on its day. A time of day is that of the trip's day,
    /// or of the next one if it was over only then.
    func seconds(in trip: TripRecord) -> Double? {
        if text.first == "+" { return Self.since(text) }
        guard let time = Self.wall(text, now: trip.start) else { return nil }
        let seconds = time.seconds(since: trip.start)
        // A minute that is named without seconds may have begun before the trip.
        if seconds < 0, seconds > -60, text.split(separator: ":").count == 2 { return 0 }
        guard seconds < 0, !text.contains("-") else { return seconds }
        return Self.wall(text, now: trip.start.advanced(bySeconds: 86_400))?.seconds(since: trip.start)
    }
}

extension FlagValue where Value == TripTime? {
    /// A time within a trip.
    static var tripTime: FlagValue {
        .of("TIME", expected: "a time: HH:MM, HH:MM:SS, 'YYYY-MM-DD HH:MM' or, since the start of the trip, +5m") {
            TripTime($0)
        }
    }
}
