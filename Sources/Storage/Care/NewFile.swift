import CLinux
import Glibc

/// A new file that is there only when it is complete, even if the program is ended: it is written beside its place.
package enum NewFile {
    /// The file that is written first, in the same folder.
    package static func temporary(for path: String) -> String {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let name = slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
        return "\(path[..<name.startIndex]).\(name).\(getpid()).new"
    }

    /// Gives a file its name, unless there is one with this name. Returns 0 or an error number.
    package static func rename(_ temporary: String, to path: String) -> Int32 {
        if unsafe clinux_rename_new(temporary, path) == 0 { return 0 }
        // Some file systems cannot do both at once.
        guard errno == EINVAL || errno == ENOSYS else { return errno }
        if unsafe access(path, F_OK) == 0 { return EEXIST }
        return unsafe Glibc.rename(temporary, path) == 0 ? 0 : errno
    }
}
