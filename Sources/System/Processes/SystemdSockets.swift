import Glibc

/// Sockets that systemd passes to a service that it starts for a client (sd_listen_fds(3)).
package enum SystemdSockets {
    private static let first: Int32 = 3

    /// Returns the descriptor of the first socket; nil if none was passed to this process.
    /// - Parameter variables: the environment variables.
    package static func first(_ variables: [String: String]) -> Int32? {
        guard variables["LISTEN_PID"].flatMap({ Int32($0) }) == getpid(),
            let count = variables["LISTEN_FDS"].flatMap({ Int($0) }), count >= 1
        else { return nil }
        return first
    }
}
