package import Formats
package import Reports
import Telemetry
import Trips

/// Personal bests as JSON.
package enum LapRecordDocuments {
    private static let record: [JSONMember<LapRecord>] = [
        JSONMember("game", .text, "Racing game.") { $0.key.game },
        JSONMember("track", .text, "Track, by its name or number.") { $0.key.track },
        JSONMember("car", .text, "Car, by its name or number.") { $0.key.car },
        JSONMember("weather", .text, "Dry or wet; absent if the game does not report it.") { $0.weather },
        JSONMember("timeS", .number("s", 3), "Time of the best lap that counts.") { $0.lap.timeS },
        JSONMember("sectorsS", .list(.number("s", 3)), "Times of its sectors.") {
            $0.lap.sectorsS.isEmpty ? nil : $0.lap.sectorsS
        },
        JSONMember("trip", .integer, "Number of the trip in which it was driven.") { $0.trip.id },
        JSONMember("lap", .integer, "Number of the lap.") { $0.lap.number },
        JSONMember("t", .number("s", 3), "Start of the lap since the start of the trip.") {
            $0.lap.start.seconds(since: $0.trip.origin)
        },
        JSONMember("laps", .integer, "Number of laps that count, of all sessions.") { $0.count },
    ]

    static let records = JSONShape<[LapRecord]>(
        "lap-records", "personal bests",
        [
            .format("obdmech.lap-records/1"),
            JSONMember("records", .list(.object(record)), "By game and track, the fastest car first.") { $0 },
        ])

    package static func json(_ records: [LapRecord]) -> JSON { self.records.json(records) }
}

extension DocumentForm {
    static let lapRecords = DocumentForm(
        "lap-records", of: ["lap"], "Personal bests.", [LapRecordDocuments.records.form])
}
