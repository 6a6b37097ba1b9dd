import CommandLine
import Formats

/// What can be wrong with the command line of heart.
enum HeartMessage: Message {
    case noTrip
    case noBeats(String)
    case otherTime(trip: Int64)

    var row: MessageRow {
        switch self {
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
        }
    }

    private static let commands = "obdmech heart import FILE --trip N, or obdmech heart delete --trip N"

    static let samples: [Self] = [
        .noTrip, .noBeats(""), .otherTime(trip: 0),
    ]
}
