import Glibc
import System

/// Who listens on a UDP port of this computer, as /proc says.
package enum UDPPort {
    /// The programs that have the port, as far as this user may look; without this process. Empty if none has, or if
    /// it is another user's.
    package static func holders(_ port: UInt16) -> [PortHolders.Holder] {
        var inodes: Set<String> = []
        for table in ["/proc/net/udp", "/proc/net/udp6"] {
            guard let text = SystemFile.text(table) else { continue }
            inodes.formUnion(Self.inodes(text, port: port))
        }
        guard !inodes.isEmpty else { return [] }
        return SystemFile.entries("/proc").compactMap(Int32.init).sorted().filter { $0 != getpid() }.compactMap {
            process in
            let folder = "/proc/\(process)/fd"
            let isHolder = SystemFile.entries(folder).contains { name in
                SystemFile.target(ofLink: "\(folder)/\(name)").map { inodes.contains($0) } ?? false
            }
            return isHolder ? PortHolders.Holder(process: process, name: PortHolders.name(of: process)) : nil
        }
    }

    /// Returns the sockets on a port in a table of the kernel, as descriptors name them: "socket:[1234]".
    static func inodes(_ table: String, port: UInt16) -> Set<String> {
        var inodes: Set<String> = []
        for line in table.split(separator: "\n").dropFirst() {
            // sl, local address, remote address, state, queues, timer, retransmissions, uid, timeout, inode
            let words = line.split(separator: " ")
            guard words.count > 9, let local = words[1].split(separator: ":").last, UInt16(local, radix: 16) == port
            else {
                continue
            }
            inodes.insert("socket:[\(words[9])]")
        }
        return inodes
    }
}
