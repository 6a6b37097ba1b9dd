package import Formats

/// What can be wrong with the trip, scan or vehicle of the database that is named.
package enum StoredError: UserError {
    case noTrip(Int64)
    case noScan(Int64)
    /// Of what driver, tag or vehicle, with a blank before it; it may be empty.
    case noLast(kind: String, of: String)
    /// `last-N` with an N that is too great.
    case tooFewBefore(kind: String, of: String, before: Int)
    case nothingStored
    /// A path of `--page`.
    case noPage(String)
    case beingRecorded(trip: Int64, advice: String)
    case noSamples
    case noPositions(trip: Int64, isGame: Bool = false)
    case onlyHidden(trip: Int64)
    case noVehicle
    case unknownVehicle(String, canBeNew: Bool)
    case severalVehicles(String, names: String)
    case noLaps(trip: Int64)
    case noValidLap(trip: Int64)
    case noLap(Int, trip: Int64, laps: String)
    /// Of the part of a trip that is kept.
    case endBeforeStart
    case outside(String, trip: String)

    package var message: UserMessage {
        switch self {
        case .noTrip(let number): UserMessage("no trip \(number)", advice: Self.list)
        case .noScan(let number): UserMessage("no scan \(number)", advice: Self.list)
        case .noLast(let kind, let of):
            UserMessage(
                "no stored \(kind)\(of)", advice: kind == "trip" ? "obdmech trip records one" : "obdmech scan makes one"
            )
        case .tooFewBefore(let kind, let of, let before):
            UserMessage("no stored \(kind)\(of) is last-\(before)", advice: "there are fewer; \(Self.list)")
        case .nothingStored:
            UserMessage("nothing has been recorded yet", advice: "obdmech trip records a drive")
        case .noPage(let path): UserMessage("no page '\(path)'", advice: "the first is /")
        case .beingRecorded(let trip, let advice): UserMessage("trip \(trip) is being recorded", advice: advice)
        case .endBeforeStart: UserMessage("--start is not before --end", advice: "nothing would be left of the trip")
        case .outside(let time, let trip): UserMessage("'\(time)' is not within the trip", advice: "it is \(trip)")
        case .noSamples: UserMessage("the trip has no samples", advice: "another trip may have some")
        case .noPositions(let trip, isGame: false):
            UserMessage("trip \(trip) has no positions", advice: "obdmech trip --gps records them")
        case .noPositions(let trip, isGame: true):
            UserMessage(
                "trip \(trip) has no positions on the Earth",
                advice: "a game has a map of its own; --motec FILE.ld and --racerender FILE write its laps")
        case .onlyHidden(let trip):
            UserMessage("all of trip \(trip) is in hidden places", advice: "nothing is left to write")
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
