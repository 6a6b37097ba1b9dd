import CommandLine
import Formats

/// What can be wrong with the command line of compare.
enum CompareMessage: Message {
    case nothingToCompare
    case notTwoTrips
    case sameTrip(Int64)
    case same(String)
    case tripsAnd(String)
    case three(String)
    case twoPairs(String, String)
    case overlap(before: String, after: String)
    case severalVehicles(names: String)
    case wrongLap(String)
    case lapAndTrip
    /// The names of two laps that are one.
    case sameLap(String)
    case incompleteLap(String)
    case otherLength(String, String)
    case otherTrack(String, String)

    var row: MessageRow {
        switch self {
        case .nothingToCompare:
            MessageRow(
                "name what to compare", advice: Self.usage,
                cause: "Neither two trips, nor --before and --after, nor two drivers, tags or vehicles were given.",
                remedy: "Give both sides, as in obdmech compare --before 2026-11-01 --after 2026-11-01.")
        case .notTwoTrips:
            MessageRow(
                "compare needs the numbers of two trips", advice: Self.usage,
                cause: "There are fewer or more than two, or one is neither a number nor the word last.",
                remedy: "Look for the numbers in obdmech report, as in obdmech compare 12 13.")
        case .sameTrip(let number):
            MessageRow(
                "cannot compare trip \(number) with itself", advice: Self.usage,
                cause: "Both numbers, or a number and the word last, are the same trip.",
                remedy: "Name another trip; obdmech report lists them.")
        case .same(let words):
            MessageRow(
                "cannot compare \(words) with itself", advice: Self.usage,
                cause: "Both values are the same, apart from case, or parts of the same VIN.",
                remedy: "Name two different drivers, tags or vehicles.")
        case .tripsAnd(let flag):
            MessageRow(
                "two trips cannot be combined with --\(flag)", advice: "leave out the numbers, or --\(flag)",
                cause: "Two trips are given by their numbers, which no option can limit.",
                remedy: "Use either the numbers or the options.")
        case .three(let flag):
            MessageRow(
                "--\(flag) can be given at most twice", advice: "compare takes two groups",
                cause: "Only two groups of trips are compared at a time.",
                remedy: "Run the command once for each pair.")
        case .twoPairs(let one, let other):
            MessageRow(
                "--\(one) and --\(other) both name two groups", advice: "use one of them for the groups",
                cause: "The groups differ in one thing only: days, drivers, tags or vehicles.",
                remedy: "Give one of the options once, to limit both groups; for days use --from and --to.")
        case .overlap(let before, let after):
            MessageRow(
                "--after '\(after)' is earlier than --before '\(before)'", advice: "they may be the same day",
                cause: "The days between them would belong to both groups.",
                remedy: "Swap them, or give the same day twice.")
        case .severalVehicles(let names):
            MessageRow(
                "these are trips of several vehicles", advice: "choose one with --vin: \(names)",
                cause: "A difference between two vehicles would look like one between days, drivers or tags.",
                remedy: "Choose a vehicle with --vin, or compare two of them by giving --vin twice.")
        case .wrongLap(let text):
            MessageRow(
                "invalid lap '\(text)'", advice: Self.lapUsage,
                cause: "A lap is named by its trip and its number, or best or last, with a colon between them.",
                remedy: "Look for the numbers in obdmech report --trip, as in obdmech compare 12:best 12:7.")
        case .lapAndTrip:
            MessageRow(
                "cannot compare a lap with a trip", advice: Self.lapUsage,
                cause: "Only one of the two names has a colon, and is therefore a lap.",
                remedy: "Name two laps, as in obdmech compare 12:best 12:7, or two trips.")
        case .sameLap(let name):
            MessageRow(
                "both names are \(name)", advice: "name another lap, such as 12:7",
                cause: "Both names are the same lap, such as the best one, which was also the last.",
                remedy: "Look for the numbers of other laps in obdmech report --trip.")
        case .incompleteLap(let name):
            MessageRow(
                "\(name) was not recorded from line to line", advice: "compare another lap",
                cause: "The recording began or ended within the lap, or the distance in it is unknown.",
                remedy: "Choose another lap in obdmech report --trip.")
        case .otherLength(let a, let b):
            MessageRow(
                "the laps differ too much in length: \(a) and \(b)", advice: "2% are allowed",
                cause: "The laps are of different tracks, one was cut short, or it began elsewhere than at the line.",
                remedy: "Compare laps of the same track.")
        case .otherTrack(let a, let b):
            MessageRow(
                "these are laps of different tracks: \(a) and \(b)",
                cause: "The games name different tracks, or the positions are far apart.",
                remedy: "Compare laps of the same track.")
        }
    }

    static let samples: [Self] = [
        .nothingToCompare, .notTwoTrips, .sameTrip(0), .same(""), .tripsAnd(""), .three(""), .twoPairs("", ""),
        .overlap(before: "", after: ""), .severalVehicles(names: ""), .wrongLap(""), .lapAndTrip, .sameLap(""),
        .incompleteLap(""), .otherLength("", ""), .otherTrack("", ""),
    ]

    private static let lapUsage = "trip, colon, and a number, best or last, such as 12:best"

    private static let usage = "two trips, --before and --after, or two of --driver, --tag or --vin"
}
