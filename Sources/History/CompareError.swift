package import Formats

/// What can be wrong with the command line of compare.
package enum CompareError: UserError {
    case nothingToCompare
    case notTwoTrips
    case sameTrip(Int64)
    case same(String)
    case tripsAnd(String)
    case three(String)
    case twoPairs(String, String)
    case overlap(before: String, after: String)
    case wrongLap(String)
    case lapAndTrip

    package var message: UserMessage {
        switch self {
        case .nothingToCompare: UserMessage("name what to compare", advice: Self.usage)
        case .notTwoTrips: UserMessage("compare needs the numbers of two trips", advice: Self.usage)
        case .sameTrip(let number): UserMessage("cannot compare trip \(number) with itself", advice: Self.usage)
        case .same(let words): UserMessage("cannot compare \(words) with itself", advice: Self.usage)
        case .tripsAnd(let flag):
            UserMessage("two trips cannot be combined with --\(flag)", advice: "leave out the numbers, or --\(flag)")
        case .three(let flag): UserMessage("--\(flag) can be given at most twice", advice: "compare takes two groups")
        case .twoPairs(let one, let other):
            UserMessage("--\(one) and --\(other) both name two groups", advice: "use one of them for the groups")
        case .overlap(let before, let after):
            UserMessage("--after '\(after)' is earlier than --before '\(before)'", advice: "they may be the same day")
        case .wrongLap(let text): UserMessage("invalid lap '\(text)'", advice: Self.lapUsage)
        case .lapAndTrip: UserMessage("cannot compare a lap with a trip", advice: Self.lapUsage)
        }
    }

    private static let lapUsage = "trip, colon, and a number, best or last, such as 12:best"

    private static let usage = "two trips, --before and --after, or two of --driver, --tag or --vin"
}
