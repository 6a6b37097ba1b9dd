package import Formats

/// Why something cannot be passed on.
package enum ShareError: UserError {
    case nothing
    case unknown(String)
    case notABundle(String)
    case otherKind(String)
    case allHidden(String)
    /// What the program itself found in what it was about to write.
    case notClean(String, place: String)
    case tooLarge(String)
    case noProgram(String, package: String)
    case notAVideo(String, reason: String)
    case otherFiles(String)

    package var message: UserMessage {
        switch self {
        case .nothing: UserMessage("what to share is missing", advice: "obdmech share last")
        case .unknown(let text):
            UserMessage(
                "'\(text)' is neither a trip, a route nor a file",
                advice: "write last, the number of a trip, scan last, the name of a route, or the file of a clip")
        case .notABundle(let path):
            UserMessage(
                "'\(path)' is not a bundle of obdmech share", advice: "name a page, a ZIP file or a folder of one")
        case .otherKind(let path):
            UserMessage(
                "a bundle cannot be '\(path)'",
                advice: "name a file that ends with .html or .zip, or a folder; obdmech report writes single files")
        case .allHidden(let what): UserMessage("all of \(what) is in hidden places", advice: "nothing is left to share")
        case .notClean(let what, let place):
            UserMessage("the bundle would contain \(what) (\(place))", advice: "nothing was written; please report it")
        case .tooLarge(let path): UserMessage("'\(path)' would be larger than 4 GB", advice: "name a folder")
        case .noProgram(let name, let package):
            UserMessage("'\(name)' not found", advice: "install it: sudo apt install \(package)", status: .system)
        case .notAVideo(let path, let reason): UserMessage("cannot read video '\(path)': \(reason)")
        case .otherFiles(let path):
            UserMessage(
                "'\(path)' has other files in it", advice: "name a folder that is new, empty or an older bundle",
                status: .output)
        }
    }
}

/// What is said of a bundle.
package enum ShareWarning: UserFacing {
    case name(String, place: String)
    case noDatabase
    case pictures
    case noMoments
    case largePage(megabytes: Int)

    package var message: UserMessage {
        switch self {
        case .name(let what, let place):
            UserMessage("the bundle contains the word \(what) (\(place))", advice: "it may mean something else there")
        case .noDatabase:
            UserMessage(
                "there is no database: names and hidden places are unknown", advice: "only VINs were looked for")
        case .pictures:
            UserMessage("what the pictures of the video show was not checked", advice: "look at it before you send it")
        case .noMoments:
            UserMessage(
                "the video does not say which moments of the trip it shows: it is not played in step",
                advice: "make it with obdmech camera export, or report --film")
        case .largePage(let megabytes):
            UserMessage("the page has \(megabytes) MB", advice: "name a file that ends with .zip for a smaller one")
        }
    }
}
