import Glibc
import System

/// The programs that have a port open, as far as this user may look: his own, and for root all.
package enum PortHolders {
    package struct Holder: Hashable, Sendable, CustomStringConvertible {
        package let process: Int32
        /// "ModemManager".
        package let name: String

        package init(process: Int32, name: String) {
            self.process = process
            self.name = name
        }

        package var description: String { "\(name), process \(process)" }
    }

    /// Sorted by process number; without this process.
    package static func of(_ path: String) -> [Holder] {
        guard let device = SystemFile.resolved(path) else { return [] }
        return SystemFile.entries("/proc").compactMap(Int32.init).sorted().filter { $0 != getpid() }.compactMap {
            process in
            let descriptors = "/proc/\(process)/fd"
            guard
                SystemFile.entries(descriptors).contains(where: {
                    SystemFile.target(ofLink: "\(descriptors)/\($0)") == device
                })
            else {
                return nil
            }
            return Holder(process: process, name: name(of: process))
        }
    }

    static func name(of process: Int32) -> String { SystemFile.line("/proc/\(process)/comm") ?? "a program" }
}
