import CommandLine
import Formats

/// What can be wrong with how stored trips and scans are changed or shown.
enum StoredUsageError: UserError {
    case notANumber(String, kind: String, usage: String)
    case noChange(usage: String)
    case noDays(usage: String)
    case oneToJoin
    case noTime
    case deletingUnconfirmed
    case changingUnconfirmed
    case forgettingUnconfirmed
    case notTiles(String)
    case vectorTiles(String)

    var message: UserMessage {
        switch self {
        case .notANumber(let text, let kind, let usage): UserMessage("invalid \(kind) number '\(text)'", advice: usage)
        case .noChange(let usage):
            UserMessage("name what to change, such as --driver, --note, --fuel-price or --start", advice: usage)
        case .noDays(let usage): UserMessage("name the days of the trips with --from and --to", advice: usage)
        case .oneToJoin: UserMessage("name at least two trips to join", advice: "obdmech edit join N N")
        case .noTime: UserMessage("edit split needs --at", advice: "obdmech edit split N --at TIME")
        case .deletingUnconfirmed: UserMessage("deleting requires confirmation", advice: Confirmation.advice)
        case .changingUnconfirmed: UserMessage("changing a trip requires confirmation", advice: Confirmation.advice)
        case .forgettingUnconfirmed: UserMessage("resetting requires confirmation", advice: Confirmation.advice)
        case .notTiles(let path):
            UserMessage("'\(path)' is not a map tile file", advice: "MBTiles with PNG, JPEG or WebP images can be read")
        case .vectorTiles(let path):
            UserMessage("'\(path)' has vector tiles", advice: "only tiles that are images can be put into a page")
        }
    }
}
