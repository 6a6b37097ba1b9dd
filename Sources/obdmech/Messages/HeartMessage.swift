import CommandLine
import Formats

/// What can be wrong with the command line of heart.
enum HeartMessage: Message {
    case usage
    case noTrip
    case noBeats(String)
    case otherTime(trip: Int64)
    case withHeartWithoutExport
    case withHeartWithoutTrip

    var row: MessageRow {
        switch self {
        case .usage:
            MessageRow(
                "name an action for heartbeats", advice: Self.commands,
                cause: "The action is missing or unknown, or has too few or too many arguments.",
                remedy: "Name a file, as in obdmech heart import polar.csv --trip last.")
        case .noTrip:
            MessageRow(
                "heart needs --trip", advice: Self.commands,
                cause: "Heartbeats belong to a trip.", remedy: "Name the trip by its number, or last.")
        case .noBeats(let path):
            MessageRow(
                "there are no RR intervals in '\(path)'", advice: "a row is time,rr_ms",
                cause: "The file has no column with the times between heartbeats.",
                remedy: "Export RR intervals, not only the heart rate.")
        case .otherTime(let trip):
            MessageRow(
                "the heartbeats are not from the time of trip \(trip)",
                advice: "obdmech report lists trips with their times",
                cause: "The times in the file are more than ten minutes before or after the trip.",
                remedy: "Name the trip that was driven at that time.")
        case .withHeartWithoutExport:
            MessageRow(
                "--with-heart needs database export or import", advice: "obdmech database export --with-heart FILE",
                cause: "Only export and import include heartbeats, and only if asked to.",
                remedy: "Leave out --with-heart; a backup is a whole copy.")
        case .withHeartWithoutTrip:
            MessageRow(
                "--with-heart needs --trip", advice: "obdmech report --trip N --html FILE --with-heart",
                cause: "Heartbeats are shown for one trip only.", remedy: "Name the trip.")
        }
    }

    private static let commands = "obdmech heart import FILE --trip N, or obdmech heart delete --trip N"

    static let samples: [Self] = [
        .usage, .noTrip, .noBeats(""), .otherTime(trip: 0), .withHeartWithoutExport, .withHeartWithoutTrip,
    ]
}
