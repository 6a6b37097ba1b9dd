import Glibc

/// Commands by their names, which are searched in PATH.
package enum Executable {
    /// The folders that are searched if PATH is unset.
    private static let usualPath = "/bin:/usr/bin"

    /// Returns the file that a command is. Throws if there is none (ENOENT), or none that may be executed (EACCES).
    /// - Parameter path: folders in the format of PATH; nil if it is unset.
    @discardableResult
    package static func find(_ name: String, path: String?) throws(SystemError) -> String {
        let folders = name.contains("/") ? [""] : (path ?? usualPath).split(separator: ":").map { $0 + "/" }
        // A file that may not be executed is a more useful reason than that the command is missing in other folders.
        var reason = ENOENT
        for folder in folders {
            guard let error = SystemFile.accessError(folder + name, X_OK) else {
                if !SystemFile.isFolder(folder + name) { return folder + name }
                continue
            }
            if error.number == EACCES { reason = EACCES }
        }
        throw SystemError(number: reason)
    }
}
