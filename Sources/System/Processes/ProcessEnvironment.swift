import CLinux
import Glibc

/// What the program was started with.
package enum ProcessEnvironment {
    /// Prepares a program that writes files and to sockets: a closed one is an error of that write, and so is a file that is too
    /// large. Descriptors that it was not given are not those of its files.
    package static func prepare() {
        clinux_hold_standard_descriptors()
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
    }

    /// The arguments, without the program's own name.
    package static var arguments: [String] {
        (1..<max(1, clinux_argument_count())).map { unsafe String(cString: clinux_argument($0)) }
    }

    /// The environment variables. Of several with one name the last counts.
    package static var variables: [String: String] {
        var variables: [String: String] = [:]
        var entry = unsafe environ
        while let text = unsafe entry.pointee {
            let pair = unsafe String(cString: text)
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
            unsafe entry += 1
        }
        return variables
    }
}
