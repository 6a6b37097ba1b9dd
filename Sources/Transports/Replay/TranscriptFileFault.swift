package import Formats
import System

/// Why a session is not recorded, or no further.
package enum TranscriptFileFault: Error, Hashable, Sendable {
    case exists(String)
    /// An error number of the system.
    case cannotCreate(String, Int32)
    /// An error number of the system.
    case cannotWrite(String, Int32)

    package var text: MessageText {
        switch self {
        case .exists(let path): "cannot create '\(path)': file exists"
        case .cannotCreate(let path, let number): "cannot create '\(path)': \(SystemError.text(number))"
        case .cannotWrite(let path, let number): "cannot write '\(path)': \(SystemError.text(number))"
        }
    }

    package var advice: String {
        switch self {
        case .exists: "choose another name, or remove the file"
        case .cannotCreate, .cannotWrite: ""
        }
    }
}
