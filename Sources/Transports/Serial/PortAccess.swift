import Glibc
import System

/// Whether this user may open a port, and what to do where not.
package enum PortAccess {
    package static func isAllowed(_ path: String) -> Bool { SystemFile.accessError(path, R_OK | W_OK) == nil }

    package static func exists(_ path: String) -> Bool { SystemFile.exists(path) }

    /// How to get the permission: by the port's group, which is `dialout` on Debian and `uucp` on others.
    package static func advice(_ path: String) -> String {
        guard let group = groupName(of: path) else {
            return "change the permissions of '\(path)': only 'root' may use it"
        }
        return "add yourself to the group '\(group)', then log in again"
    }

    /// The command that gives the permission from the next login on.
    package static func command(_ path: String) -> String {
        groupName(of: path).map { "sudo usermod -aG \($0) $USER" } ?? "sudo chmod a+rw \(path)"
    }

    /// The group that may use a port.
    private static func groupName(of path: String) -> String? {
        guard let status = try? FileStatus(path: path) else { return "dialout" }
        return name(ofGroup: status.group)
    }

    /// Nil for the group of root, which nobody should join, and one without a name.
    private static func name(ofGroup number: gid_t) -> String? {
        guard number != 0 else { return nil }
        // The members are read too, of which a group may have thousands.
        var buffer = [CChar](repeating: 0, count: 1 << 20)
        return unsafe buffer.withUnsafeMutableBufferPointer { buffer in
            var entry = unsafe group()
            var found: UnsafeMutablePointer<group>?
            guard unsafe getgrgid_r(number, &entry, buffer.baseAddress!, buffer.count, &found) == 0,
                unsafe found != nil
            else { return nil }
            return unsafe String(cString: entry.gr_name)
        }
    }
}
