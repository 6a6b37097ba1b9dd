import Glibc
import System

/// The folders in which recording programs provide live data, each on a socket of its own.
package enum LiveSocketFolder {
    private static let ending = ".sock"
    /// The folder of a service (see scripts/systemd).
    private static let ofServices = "/run/obdmech"

    /// Returns the folder for this program's own socket, creating it if it is missing, or nil if there can be none.
    /// - Parameter variables: The environment variables. systemd sets RUNTIME_DIRECTORY for a service, and a login
    ///   session has XDG_RUNTIME_DIR.
    package static func own(_ variables: [String: String]) -> String? {
        if let folder = variables["RUNTIME_DIRECTORY"], folder.hasPrefix("/") { return folder }
        let folder = ofUser(variables)
        guard unsafe mkdir(folder, 0o700) == 0 || errno == EEXIST else { return nil }
        return isOurs(folder) ? folder : nil
    }

    /// Without a login session, as under cron or in a container, a folder of this user's own.
    private static func ofUser(_ variables: [String: String]) -> String {
        variables["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 + "/obdmech" : nil } ?? "/tmp/obdmech-\(getuid())"
    }

    /// Whether nobody else could have put anything there: anybody may make a folder in /tmp.
    private static func isOurs(_ folder: String) -> Bool {
        var status = stat()
        return unsafe lstat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == getuid()
            && status.st_mode & 0o022 == 0
    }

    /// Returns the path of a program's socket.
    package static func path(in folder: String, command: String, process: Int32) -> String {
        "\(folder)/\(command)-\(process)\(ending)"
    }

    /// A program that is recording.
    package struct Entry: Hashable {
        /// The subcommand and process ID of the program: "trip-4711".
        package let name: String
        package let path: String
    }

    /// Returns the programs of this user and of the service that are recording now.
    package static func entries(_ variables: [String: String]) -> [Entry] {
        ([ofUser(variables)].filter(isOurs) + [ofServices]).flatMap(entries)
    }

    /// Returns the sockets of these programs without connecting to them: some may have been left behind.
    package static func names(_ variables: [String: String]) -> [Entry] {
        ([ofUser(variables)].filter(isOurs) + [ofServices]).flatMap { folder in
            SystemFile.entries(folder).filter { $0.hasSuffix(ending) }.sorted()
                .map { Entry(name: String($0.dropLast(ending.count)), path: folder + "/" + $0) }
        }
    }

    /// Whether the service is recording for others than this user: its folder cannot be looked into.
    package static var isServiceHidden: Bool {
        SystemFile.exists(ofServices) && SystemFile.accessError(ofServices, R_OK | X_OK) != nil
    }

    /// Returns the programs whose sockets are in a folder. Sockets left behind by programs that were killed are
    /// removed.
    package static func entries(in folder: String) -> [Entry] {
        SystemFile.entries(folder).filter { $0.hasSuffix(ending) }.sorted().compactMap { file in
            let path = folder + "/" + file
            do throws(SystemResourceError) {
                _ = try UnixSocket.connect(to: path)
                return Entry(name: String(file.dropLast(ending.count)), path: path)
            } catch {
                if error.number == ECONNREFUSED { SystemFile.remove(path) }
                return nil
            }
        }
    }
}
