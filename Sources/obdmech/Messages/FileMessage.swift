import CommandLine
import Formats
import Glibc
import System

/// What can be wrong with files of the user.
enum FileMessage: Message {
    /// An error number of the system.
    case cannotRead(String, Int32)
    case pipe(String)
    case notAFile(String)
    case tooLarge(String, megabytes: Int)
    /// - Parameter what: what was left out, as half a sentence.
    case leftOut(String, what: String)
    case cannotWrite(String, Int32)
    case notRegular(String)
    case cannotMake(String, Int32)
    case noBrowser(String)

    var row: MessageRow {
        switch self {
        case .cannotRead(let path, let number):
            MessageRow(
                "cannot read '\(path)': \(SystemError.text(number))", status: nil,
                cause: "The file does not exist, is a folder, or may not be read, as the reason says.",
                remedy: "Check its name and permissions (chmod u+r FILE).")
        case .pipe(let path):
            MessageRow(
                "cannot read '\(path)': it is a pipe", status: nil,
                cause: "The name is that of a pipe, and reading it could wait forever.",
                remedy: "Replace it with a regular file.")
        case .notAFile(let path):
            MessageRow(
                "cannot read '\(path)': it is not a regular file", status: nil,
                cause: "The name is that of a device or a socket, which may never end.",
                remedy: "Name a regular file.")
        case .tooLarge(let path, let megabytes):
            MessageRow(
                "cannot read '\(path)': it is larger than \(megabytes) MB", status: nil,
                cause: "The file is larger than any of its kind, and would fill the memory.",
                remedy: "Check that it is the right file, or split it.")
        case .leftOut(let path, let what):
            MessageRow(
                "left out of '\(path)': \(what)", status: nil,
                cause: "Part of the file is damaged, or cannot be true; everything else was read.",
                remedy: "No action needed; look at the first of these places if there are many.")
        case .cannotWrite(let path, ENOSPC):
            MessageRow(
                "cannot write '\(path)': no space left on device", status: nil,
                cause: "The disk is full.",
                remedy: "Free some space, or name a file on another disk.")
        case .cannotWrite(let path, let number):
            MessageRow(
                "cannot write '\(path)': \(SystemError.text(number))", status: nil,
                cause: "The file or its folder is not writable, as the reason says.",
                remedy: "Name another file, or change its permissions (chmod u+w FILE).")
        case .notRegular(let path):
            MessageRow(
                "cannot write '\(path)': it is not a regular file",
                cause: "The configuration file is a folder or a device.",
                remedy: "Replace it with a regular file; obdmech config path prints where it is.")
        case .noBrowser(let path):
            MessageRow(
                "cannot open '\(path)' in a browser: xdg-open not found", advice: "open the file in a browser yourself",
                status: nil, cause: "There is no program on this computer that knows the user's browser.",
                remedy: "Open the file yourself, or install xdg-utils.")
        case .cannotMake(let path, EEXIST):
            MessageRow(
                "cannot create file '\(path)': file exists", advice: "name a new file", status: .output,
                cause: "A file with that name exists, and it is not overwritten.",
                remedy: "Name another file, or remove this one first.")
        case .cannotMake(let path, let number):
            MessageRow(
                "cannot create file '\(path)': \(SystemError.text(number))", advice: "name a new file", status: .output,
                cause: "The folder of the new file does not exist or is not writable, as the reason says.",
                remedy: "Name a file in another folder.")
        }
    }

    static let samples: [Self] = [
        .noBrowser(""), .cannotRead("", 0), .pipe(""), .notAFile(""), .tooLarge("", megabytes: 0),
        .leftOut("", what: ""),
        .cannotWrite("", ENOSPC), .cannotWrite("", 0), .notRegular(""),
        .cannotMake("", EEXIST), .cannotMake("", 0),
    ]
}
