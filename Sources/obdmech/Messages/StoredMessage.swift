import CommandLine
import Formats

/// What can be wrong with the trip, scan or vehicle of the database that is named.
enum StoredMessage: Message {
    case noTrip(Int64)
    case noScan(Int64)
    /// Of what driver, tag or vehicle, with a blank before it; it may be empty.
    case noLast(kind: String, of: String)
    case beingRecorded(trip: Int64, advice: String)
    case notANumber(String, kind: String, usage: String)
    case noChange(usage: String)
    case deletingUnconfirmed
    case changingUnconfirmed
    case noSamples
    case noPositions(trip: Int64)
    case onlyHidden(trip: Int64)
    case notTiles(String)
    case vectorTiles(String)
    case noVehicle
    case unknownVehicle(String, canBeNew: Bool)
    case severalVehicles(String, names: String)
    case noLaps(trip: Int64)
    case noValidLap(trip: Int64)
    case noLap(Int, trip: Int64, laps: String)

    var row: MessageRow {
        switch self {
        case .noTrip(let number):
            MessageRow(
                "no trip \(number)", advice: Self.list,
                cause: "No trip has that number, or it is in another database.",
                remedy: "Look for it with obdmech report --from 2026-01-01, or name the database with --database.")
        case .noScan(let number):
            MessageRow(
                "no scan \(number)", advice: Self.list,
                cause: "No scan has that number, or it is in another database.",
                remedy: "Look for it with obdmech report --from 2026-01-01, or name the database with --database.")
        case .noLast(let kind, let of):
            MessageRow(
                "no stored \(kind)\(of)",
                advice: kind == "trip" ? "obdmech trip records one" : "obdmech scan makes one",
                cause: "There is no trip or scan, or none for that driver, tag or vehicle.",
                remedy: "List what is stored with obdmech report --from 2026-01-01.")
        case .beingRecorded(let trip, let advice):
            MessageRow(
                "trip \(trip) is being recorded", advice: advice,
                cause: "A running trip cannot be changed or deleted: it is written again when it ends.",
                remedy: "End it with Ctrl-C where it is being recorded, then try again.")
        case .notANumber(let text, let kind, let usage):
            MessageRow(
                "invalid \(kind) number '\(text)'", advice: usage,
                cause: "Trips and scans are named by the number that obdmech report shows, or by the word last.",
                remedy: "Look for the number in obdmech report.")
        case .noChange(let usage):
            MessageRow(
                "name what to change: --driver, --tag or --note", advice: usage,
                cause: "No change was given.",
                remedy: "Use --driver, --tag or --note, or several of them.")
        case .deletingUnconfirmed:
            MessageRow(
                "deleting requires confirmation", advice: Confirmation.advice,
                cause: "The input is not a terminal, so obdmech cannot ask.",
                remedy: "Run it in a terminal, or use --yes.")
        case .changingUnconfirmed:
            MessageRow(
                "changing a trip requires confirmation", advice: Confirmation.advice,
                cause: "The input is not a terminal, so obdmech cannot ask.",
                remedy: "Run it in a terminal, or use --yes.")
        case .noSamples:
            MessageRow(
                "the trip has no samples", advice: "another trip may have some", status: nil,
                cause: "Nothing was recorded in the trip, or its samples are lost.",
                remedy: "Name another trip; obdmech report lists them.")
        case .noPositions(let trip):
            MessageRow(
                "trip \(trip) has no positions", advice: "obdmech trip --gps records them",
                cause: "The trip was recorded without a GPS receiver, or the receiver had no fix.",
                remedy: "Record trips with --gps, or set it for all: obdmech config set gps auto.")
        case .onlyHidden(let trip):
            MessageRow(
                "all of trip \(trip) is in hidden places", advice: "nothing is left to write", status: nil,
                cause: "Tracks are cut at hidden places, and all of this one lies within them.",
                remedy: "Make the radius of the hidden place smaller.")
        case .notTiles(let path):
            MessageRow(
                "'\(path)' is not a map tile file", advice: "MBTiles with PNG, JPEG or WebP images can be read",
                cause: "The file is not an MBTiles file, or has no tiles in it.",
                remedy: "Name an .mbtiles file that covers the area of the trip.")
        case .vectorTiles(let path):
            MessageRow(
                "'\(path)' has vector tiles", advice: "only tiles that are images can be put into a page",
                cause: "The tiles of the file (format pbf) are lines and areas that a program must draw.",
                remedy: "Use raster tiles (PNG, JPEG or WebP), or have a map server render the vector tiles.")
        case .noVehicle:
            MessageRow(
                "no vehicle in the database",
                advice: "record a trip first, or name one with --vin (none if it reports no VIN)",
                cause: "The database contains neither a trip nor a vehicle.",
                remedy: "Record a trip first, or name the vehicle by its full VIN: --vin VIN.")
        case .unknownVehicle(let text, let canBeNew):
            MessageRow(
                "unknown vehicle '\(text)'",
                advice: canBeNew
                    ? "use the full VIN for a new one; obdmech vehicle lists the others"
                    : "obdmech vehicle lists them",
                cause: "The text is neither part of a VIN in the database nor the name of a vehicle.",
                remedy: "List the vehicles with obdmech vehicle.")
        case .severalVehicles(let text, let names):
            MessageRow(
                "'\(text)' matches several vehicles", advice: "there are \(names)",
                cause: "The text is the name or part of the VIN of more than one.",
                remedy: "Use more of the VIN.")
        case .noLaps(let trip):
            MessageRow(
                "trip \(trip) has no laps", advice: "only sessions of games with completed laps have them",
                cause: "The trip is that of a car, or no lap of the game was completed.",
                remedy: "Look for sessions of games with obdmech report --kind game.")
        case .noValidLap(let trip):
            MessageRow(
                "trip \(trip) has no lap that counts", advice: "name a lap by its number, or the last one",
                cause: "Every lap was rewound, or the game declared it invalid.",
                remedy: "Look for the numbers in obdmech report --trip, and name one of them.")
        case .noLap(let number, let trip, let laps):
            MessageRow(
                "trip \(trip) has no lap \(number)", advice: "its laps are \(laps)",
                cause: "No completed lap of the trip has that number.",
                remedy: "Look for the numbers in obdmech report --trip.")
        }
    }

    static let samples: [Self] = [
        .noTrip(0), .noScan(0), .noLast(kind: "", of: ""), .beingRecorded(trip: 0, advice: ""),
        .notANumber("", kind: "", usage: ""),
        .noChange(usage: ""), .deletingUnconfirmed, .changingUnconfirmed,
        .noSamples, .noVehicle, .noPositions(trip: 0), .onlyHidden(trip: 0),
        .notTiles(""), .vectorTiles(""),
        .unknownVehicle("", canBeNew: false),
        .severalVehicles("", names: ""), .noLaps(trip: 0), .noValidLap(trip: 0),
        .noLap(0, trip: 0, laps: ""),
    ]
}

extension StoredMessage {
    /// Where the numbers are.
    fileprivate static let list = "obdmech report lists them: give --from for earlier days"
}
