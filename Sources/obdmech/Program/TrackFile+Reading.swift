import CommandLine
import Formats
import Interchange
import Terminal

/// Files of positions that users name.
extension TrackFile {
    /// Reads a file.
    /// - Parameter fault: what is thrown if it is of another kind.
    static func read(_ path: String, otherwise fault: some Message) throws(Failure) -> TrackFile {
        guard let bytes = try UserFile.bytes(path) else { throw Failure(FileMessage.cannotRead(path, 2)) }
        do throws(Fault) {
            return try TrackFile(bytes)
        } catch {
            throw Failure(fault)
        }
    }

    /// Says what of a file is left out, in one line.
    static func warn(of losses: TrackLosses, in path: String) {
        if let text = losses.text { Output.warn(FileMessage.leftOut(path, what: text)) }
    }
}

/// What can be wrong with files of positions, and with trips made of them.
enum TrackFileMessage: Message {
    /// - Parameter reason: half a sentence, as a text of its own.
    case noTrip(String, reason: String)
    case noTimes(String)
    case tracksLeftOut(String, count: Int)

    var row: MessageRow {
        switch self {
        case .noTrip(let path, let reason):
            MessageRow(
                "cannot import '\(path)': no track with times: \(reason)",
                advice: "a trip needs a recorded track", status: .database,
                cause: "The file has only planned routes or places, or none of its tracks can be read.",
                remedy: "Import the recorded track itself; obdmech route import makes a route from a planned one.")
        case .noTimes(let path):
            MessageRow(
                "cannot import '\(path)': none of its points has a valid time",
                advice: "a trip needs times; 'obdmech route import \(path)' makes a route from it", status: .database,
                cause: "The file has tracks without times, such as those drawn on a map.",
                remedy: "Import the recorded track itself, or make a route from it with obdmech route import.")
        case .tracksLeftOut(let path, let count):
            MessageRow(
                "\(Format.count(count, "track")) of '\(path)' left out: without times", status: nil,
                cause: "A track without times is not a trip; the others were imported.",
                remedy: "No action needed.")
        }
    }

    static let samples: [Self] = [
        .noTrip("", reason: ""), .noTimes(""), .tracksLeftOut("", count: 1),
    ]
}
