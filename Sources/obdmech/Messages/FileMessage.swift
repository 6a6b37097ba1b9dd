import CommandLine
import Formats
import Glibc
import Transports

/// What can be wrong with files of the user.
enum FileMessage: Message {
    /// An error number of the system.
    case cannotRead(String, Int32)
    case pipe(String)
    case cannotWrite(String, Int32)
    case notRegular(String)
    case cannotMake(String, Int32)

    var row: MessageRow {
        switch self {
        case .cannotRead(let path, let number):
            MessageRow(
                "cannot read '\(path)': \(SystemError.text(number))", status: nil,
                cause: "The file is not there, is a folder, or may not be read, as the reason says.",
                remedy: "Check its name, and allow reading it (chmod u+r FILE).")
        case .pipe(let path):
            MessageRow(
                "cannot read '\(path)': it is a pipe", status: nil,
                cause: "A pipe has the name of the file, and would be waited for without end.",
                remedy: "Put a plain file in its place.")
        case .cannotWrite(let path, ENOSPC):
            MessageRow(
                "cannot write '\(path)': no space left on device", status: nil,
                cause: "The disk is full.",
                remedy: "Free some space on it, or name a file on another disk.")
        case .cannotWrite(let path, let number):
            MessageRow(
                "cannot write '\(path)': \(SystemError.text(number))", status: nil,
                cause: "The file or its folder may not be written, or the disk is full, as the reason says.",
                remedy: "Name another file, or allow writing it (chmod u+w FILE).")
        case .notRegular(let path):
            MessageRow(
                "cannot write '\(path)': it is not a regular file",
                cause: "The configuration is a folder or a device.",
                remedy: "Put a plain file in its place; obdmech config path tells where it is.")
        case .cannotMake(let path, EEXIST):
            MessageRow(
                "cannot make '\(path)': file exists", advice: "name a new file", status: .output,
                cause: "There is a file of that name already, and it is not overwritten.",
                remedy: "Name another, or remove it first.")
        case .cannotMake(let path, let number):
            MessageRow(
                "cannot make '\(path)': \(SystemError.text(number))", advice: "name a new file", status: .output,
                cause: "The folder of the new file is not there or may not be written, as the reason says.",
                remedy: "Name a file in another folder.")
        }
    }

    static let samples: [Self] = [
        .cannotRead("", 0), .pipe(""), .cannotWrite("", ENOSPC), .cannotWrite("", 0), .notRegular(""),
        .cannotMake("", EEXIST), .cannotMake("", 0),
    ]
}
