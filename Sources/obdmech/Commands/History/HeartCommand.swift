import CommandLine
import Formats
import Heart
import History
import Storage
import System
import Terminal
import Trips

/// `obdmech heart`: heartbeats beside a trip.
enum HeartCommand: ActionCommand {
    static let actions: [CommandAction] = [
        CommandAction("import", "import heartbeats", operands: [.one("FILE", .file)], run: importFile),
        CommandAction("list", "list the trips with heartbeats", isDefault: true, run: list),
        CommandAction("delete", "delete the heartbeats of a trip", flags: [.yes], run: delete),
    ]

    private static func trip(_ options: Options, _ database: Database) throws -> TripRecord {
        guard let number = options[.heartTrip] else { throw HeartError.noTrip }
        return try number.trip(in: database)
    }

    private static func list(_ call: Call) throws -> ExitStatus {
        let (screen, presentation) = (call.screen, try call.presentation)
        return try call.read { database in
            let trips =
                try call[.heartTrip].map { [try $0.trip(in: database)] } ?? database?.heart.trips().compactMap {
                    try database?.trips.trip($0)
                } ?? []
            let rows = try trips.compactMap { trip -> (name: String, text: String)? in
                guard let id = trip.id, let beats = try database?.heart.beats(trip: id), !beats.isEmpty else {
                    return nil
                }
                let count = Format.count(beats.count, "heartbeat")
                return ("Trip \(id)", "\(presentation.moment(trip.start)), \(count)")
            }
            try screen.show(
                rows.isEmpty
                    ? presentation.wrapped(
                        "No heartbeats yet: obdmech heart import FILE --trip N adds those of a trip.")
                    : presentation.columns(rows))
        }
    }

    private static func delete(_ call: Call) throws -> ExitStatus {
        guard call[.heartTrip] != nil else { throw HeartError.noTrip }
        try Confirmation.check(call.options, StoredUsageError.deletingUnconfirmed)
        let database = try call.database()
        guard let id = try trip(call.options, database).id,
            Confirmation.isGiven(call.options, "Delete the heartbeats of trip \(id)?", .inFull)
        else { return .fault }
        let count = try database.heart.delete(trip: id)
        try Output.write(["deleted: \(Format.count(count, "heartbeat")) of trip \(id)"])
        return .fine
    }

    private static func importFile(_ call: Call) throws {
        guard call[.heartTrip] != nil else { throw HeartError.noTrip }
        let database = try call.database()
        let trip = try trip(call.options, database)
        guard let id = trip.id else { return }
        let path = call.operands[0]
        let bytes = try UserFile.existing(path)
        guard let file = HeartFile(String(decoding: bytes, as: UTF8.self)) else { throw HeartError.noBeats(path) }
        let beats = file.beats(
            tripStart: trip.start, durationS: trip.summary.durationS,
            utcOffsetS: Double(LocalTime.utcOffsetS(trip.start)))
        guard !beats.isEmpty else { throw HeartError.otherTime(trip: id) }
        try database.heart.keep(beats.map { ($0.time, $0.rrMs) }, trip: id)
        try Output.write(["\(Format.count(beats.count, "heartbeat")) of trip \(id)"])
    }
}

extension HeartCommand {
    static let subcommand = Subcommand(
        name: "heart", chapter: .racing, isRare: true, summary: "import and list the heartbeats of trips",
        description: [
            "Without an action, or with list, it lists the trips with heartbeats.",
            "import reads the times between heartbeats (RR intervals) from a CSV file of a chest strap, a watch or an app, or "
                + "from a FIT file converted to CSV, and stores them with a trip. obdmech report --trip and obdmech drift show then "
                + "show heart rate, RMSSD and SDNN of each minute with at least 30 beats. "
                + "Intervals that differ by more than 20% "
                + "from the median of the five around them are left out.",
            "A file without times, or with times from 0 on, starts with the trip. Times without a zone are local.",
            "trip --heart records them while driving, without a file.",
            "Heartbeats are health data: obdmech database export and import, the pages of report and the JSON of drift show leave "
                + "them out unless --with-heart is given; reports with --redact always do. delete removes those of a trip.",
        ],
        actions: actions.map(\.row), flags: [.heartTrip, .database],
        examples: [
            ("obdmech heart import polar.csv --trip last", "store the heartbeats of the last trip"),
            ("obdmech heart delete --trip last --yes", "delete them"),
        ])
}

extension AnyFlag {
    static let heartTrip = Flag("trip", .trip("a number, or last"), "The trip with this number, or last.")
}

/// What can be wrong with the command line of heart.
enum HeartError: UserError {
    case noTrip
    case noBeats(String)
    case otherTime(trip: Int64)

    var message: UserMessage {
        switch self {
        case .noTrip: UserMessage("heart needs --trip", advice: Self.commands)
        case .noBeats(let path): UserMessage("there are no RR intervals in '\(path)'", advice: "a row is time,rr_ms")
        case .otherTime(let trip):
            UserMessage(
                "the heartbeats are not from the time of trip \(trip)",
                advice: "obdmech report lists trips with their times")
        }
    }

    private static let commands = "obdmech heart import FILE --trip N, or obdmech heart delete --trip N"
}
