import CommandLine
import Formats

/// What can be wrong with tests of a car.
enum TestMessage: Message {
    case usage

    var row: MessageRow {
        switch self {
        case .usage:
            MessageRow(
                "test expects acceleration, battery or monitors", advice: "see obdmech test -h",
                cause: "The word is missing or misspelled.", remedy: "See obdmech test --help.")
        }
    }

    static let samples: [Self] = [.usage]
}
