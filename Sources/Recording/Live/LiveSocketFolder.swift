import Glibc
import Transports

/// The folders in which programs that record offer what is live, each on a socket of its own.
package enum LiveSocketFolder {
    private static let ending = ".sock"
    /// Of a service (see scripts/systemd).
    private static let ofServices = "/run/obdmech"

    /// The folder of this program's own socket, made where it is missing; nil where there can be none.
    /// - Parameter variables: of the environment. systemd sets RUNTIME_DIRECTORY for a service, and a login session has
    ///   XDG_RUNTIME_DIR.
    static func own(_ variables: [String: String]) -> String? {
        if let folder = variables["RUNTIME_DIRECTORY"], folder.hasPrefix("/") { return folder }
        guard let folder = ofSession(variables) else { return nil }
        return unsafe mkdir(folder, 0o700) == 0 || errno == EEXIST ? folder : nil
    }

    private static func ofSession(_ variables: [String: String]) -> String? {
        variables["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 + "/obdmech" : nil }
    }

    /// The path of a program's socket.
    static func path(in folder: String, command: String, process: Int32) -> String {
        "\(folder)/\(command)-\(process)\(ending)"
    }

    /// A program that records.
    package struct Entry: Hashable {
        /// "trip-4711": its command and the number of its process.
        package let name: String
        package let path: String
    }

    /// The programs that record now, of this user and of the service.
    package static func entries(_ variables: [String: String]) -> [Entry] {
        [ofSession(variables), ofServices].compactMap(\.self).flatMap(entries)
    }

    /// The programs whose sockets are in a folder. What a program that was killed has left there is removed.
    static func entries(in folder: String) -> [Entry] {
        SystemFile.entries(folder).filter { $0.hasSuffix(ending) }.sorted().compactMap { file in
            let path = folder + "/" + file
            do throws(SystemFailure) {
                _ = try UnixSocket.connect(to: path)
                return Entry(name: String(file.dropLast(ending.count)), path: path)
            } catch {
                if error.number == ECONNREFUSED { unsafe unlink(path) }
                return nil
            }
        }
    }
}
