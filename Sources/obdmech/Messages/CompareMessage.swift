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
                "--\(flag) can be given twice at most", advice: "compare compares two",
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
        }
    }

    static let samples: [Self] = [
        .nothingToCompare, .notTwoTrips, .sameTrip(0), .same(""), .tripsAnd(""), .three(""), .twoPairs("", ""),
        .overlap(before: "", after: ""), .severalVehicles(names: ""),
    ]

    private static let usage = "two trips, --before and --after, or two of --driver, --tag or --vin"
}
