import Formats

/// What can be wrong with how stored trips and scans are changed or shown.
enum StoredUsageError: UserError {
    case notANumber(String, kind: String, usage: String)
    case noChange(usage: String)
    case deletingUnconfirmed
    case changingUnconfirmed
    case notTiles(String)
    case vectorTiles(String)

    var message: UserMessage {
        switch self {
        case .notANumber(let text, let kind, let usage): UserMessage("invalid \(kind) number '\(text)'", advice: usage)
        case .noChange(let usage): UserMessage("name what to change: --driver, --tag or --note", advice: usage)
        case .deletingUnconfirmed: UserMessage("deleting requires confirmation", advice: Confirmation.advice)
        case .changingUnconfirmed: UserMessage("changing a trip requires confirmation", advice: Confirmation.advice)
        case .notTiles(let path):
            UserMessage("'\(path)' is not a map tile file", advice: "MBTiles with PNG, JPEG or WebP images can be read")
        case .vectorTiles(let path):
            UserMessage("'\(path)' has vector tiles", advice: "only tiles that are images can be put into a page")
        }
    }
}
