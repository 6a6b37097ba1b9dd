package import Formats
import System

/// Why a session is not recorded, or no further.
package enum TranscriptFileError: UserError, Hashable {
    case exists(String)
    /// An error number of the system.
    case cannotCreate(String, Int32)
    /// An error number of the system.
    case cannotWrite(String, Int32)

    package var message: UserMessage {
        switch self {
        case .exists(let path):
            UserMessage("cannot create '\(path)': file exists", advice: "choose another name, or remove the file")
        case .cannotCreate(let path, let number): "cannot create '\(path)': \(SystemError.text(number))"
        case .cannotWrite(let path, let number): "cannot write '\(path)': \(SystemError.text(number))"
        }
    }
}
