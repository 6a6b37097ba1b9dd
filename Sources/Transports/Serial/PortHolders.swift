import Glibc
import System

/// The programs that have a port open, as far as this user may look: his own, and for root all.
package enum PortHolders {
    package struct Holder: Hashable, Sendable, CustomStringConvertible {
        package let process: Int32
        /// "ModemManager".
        package let name: String

        package init(process: Int32, name: String) { (self.process, self.name) = (process, name) }

        package var description: String { "\(name), process \(process)" }
    }

    /// Sorted by process number; without this process.
    package static func of(_ path: String) -> [Holder] {
        guard let real = unsafe realpath(path, nil) else { return [] }
        defer { unsafe free(real) }
        let device = unsafe String(cString: real)
        return SystemFile.entries("/proc").compactMap(Int32.init).sorted().filter { $0 != getpid() }.compactMap {
            process in
            let descriptors = "/proc/\(process)/fd"
            guard SystemFile.entries(descriptors).contains(where: { target("\(descriptors)/\($0)") == device }) else {
                return nil
            }
            return Holder(process: process, name: name(of: process))
        }
    }

    static func target(_ link: String) -> String? {
        var bytes = [CChar](repeating: 0, count: 256)
        let count = unsafe readlink(link, &bytes, bytes.count)
        guard count >= 0 else { return nil }
        return String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    static func name(of process: Int32) -> String { SystemFile.line("/proc/\(process)/comm") ?? "a program" }
}
