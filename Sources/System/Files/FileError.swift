package import Formats
import Glibc

/// What can be wrong with files of the user.
package enum FileError: UserError {
    /// An error number of the system.
    case cannotRead(String, Int32)
    case pipe(String)
    case notAFile(String)
    case tooLarge(String, megabytes: Int)
    case cannotWrite(String, Int32)
    case notRegular(String)
    /// By another program.
    case beingChanged(String)
    case cannotMake(String, Int32)
    /// A folder that is no site.
    case hasOtherFiles(String)

    package var message: UserMessage {
        switch self {
        case .cannotRead(let path, let number): "cannot read '\(path)': \(SystemError.text(number))"
        case .pipe(let path): "cannot read '\(path)': it is a pipe"
        case .notAFile(let path): "cannot read '\(path)': it is not a regular file"
        case .tooLarge(let path, let megabytes): "cannot read '\(path)': it is larger than \(megabytes) MB"
        case .cannotWrite(let path, ENOSPC): "cannot write '\(path)': no space left on device"
        case .cannotWrite(let path, let number): "cannot write '\(path)': \(SystemError.text(number))"
        case .notRegular(let path): "cannot write '\(path)': it is not a regular file"
        case .beingChanged(let path): UserMessage("another program is changing '\(path)'", advice: "try again")
        case .hasOtherFiles(let path):
            UserMessage(
                "'\(path)' has other files in it", advice: "name a folder that is new, empty or an older site",
                status: .output)
        case .cannotMake(let path, EEXIST):
            UserMessage("cannot create file '\(path)': file exists", advice: "name a new file", status: .output)
        case .cannotMake(let path, let number):
            UserMessage(
                "cannot create file '\(path)': \(SystemError.text(number))", advice: "name a new file", status: .output)
        }
    }
}

/// What is shown of files that were read or written.
package enum FileWarning: UserFacing {
    /// - Parameter what: what was left out, as half a sentence.
    case leftOut(String, what: String)
    case noBrowser(String)

    package var message: UserMessage {
        switch self {
        case .leftOut(let path, let what): "left out of '\(path)': \(what)"
        case .noBrowser(let path):
            UserMessage(
                "cannot open '\(path)' in a browser: xdg-open not found", advice: "open the file in a browser yourself")
        }
    }
}
