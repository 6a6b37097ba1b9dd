import Formats

/// What can be wrong with the trip, scan or vehicle of the database that is named.
enum StoredError: UserError {
    case noTrip(Int64)
    case noScan(Int64)
    /// Of what driver, tag or vehicle, with a blank before it; it may be empty.
    case noLast(kind: String, of: String)
    case beingRecorded(trip: Int64, advice: String)
    case notANumber(String, kind: String, usage: String)
    case noChange(usage: String)
    case noDays(usage: String)
    case oneToJoin
    case noTime
    case endBeforeStart
    case outside(String, trip: String)
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

    var message: UserMessage {
        switch self {
        case .noTrip(let number): UserMessage("no trip \(number)", advice: Self.list)
        case .noScan(let number): UserMessage("no scan \(number)", advice: Self.list)
        case .noLast(let kind, let of):
            UserMessage(
                "no stored \(kind)\(of)", advice: kind == "trip" ? "obdmech trip records one" : "obdmech scan makes one"
            )
        case .beingRecorded(let trip, let advice): UserMessage("trip \(trip) is being recorded", advice: advice)
        case .notANumber(let text, let kind, let usage): UserMessage("invalid \(kind) number '\(text)'", advice: usage)
        case .noChange(let usage):
            UserMessage("name what to change, such as --driver, --note, --fuel-price or --start", advice: usage)
        case .noDays(let usage): UserMessage("name the days of the trips with --from and --to", advice: usage)
        case .oneToJoin: UserMessage("name at least two trips to join", advice: "obdmech edit join N N")
        case .noTime: UserMessage("edit split needs --at", advice: "obdmech edit split N --at TIME")
        case .endBeforeStart: UserMessage("--start is not before --end", advice: "nothing would be left of the trip")
        case .outside(let time, let trip): UserMessage("'\(time)' is not within the trip", advice: "it is \(trip)")
        case .deletingUnconfirmed: UserMessage("deleting requires confirmation", advice: Confirmation.advice)
        case .changingUnconfirmed: UserMessage("changing a trip requires confirmation", advice: Confirmation.advice)
        case .noSamples: UserMessage("the trip has no samples", advice: "another trip may have some")
        case .noPositions(let trip):
            UserMessage("trip \(trip) has no positions", advice: "obdmech trip --gps records them")
        case .onlyHidden(let trip):
            UserMessage("all of trip \(trip) is in hidden places", advice: "nothing is left to write")
        case .notTiles(let path):
            UserMessage("'\(path)' is not a map tile file", advice: "MBTiles with PNG, JPEG or WebP images can be read")
        case .vectorTiles(let path):
            UserMessage("'\(path)' has vector tiles", advice: "only tiles that are images can be put into a page")
        case .noVehicle:
            UserMessage(
                "no vehicle in the database",
                advice: "record a trip first, or name one with --vin (none if it reports no VIN)")
        case .unknownVehicle(let text, let canBeNew):
            UserMessage(
                "unknown vehicle '\(text)'",
                advice: canBeNew
                    ? "use the full VIN for a new one; obdmech vehicle lists the others"
                    : "obdmech vehicle lists them")
        case .severalVehicles(let text, let names):
            UserMessage("'\(text)' matches several vehicles", advice: "there are \(names)")
        case .noLaps(let trip):
            UserMessage("trip \(trip) has no laps", advice: "only sessions of games with completed laps have them")
        case .noValidLap(let trip):
            UserMessage("trip \(trip) has no lap that counts", advice: "name a lap by its number, or the last one")
        case .noLap(let number, let trip, let laps):
            UserMessage("trip \(trip) has no lap \(number)", advice: "its laps are \(laps)")
        }
    }

    /// Where the numbers are.
    private static let list = "obdmech report lists them: give --from for earlier days"
}
