import GamePackets
import System

/// The memory of games under Proton, as a bridge shows it: files in a folder, which are looked at again and again.
package final class GameMemoryFiles {
    package static let usualFolder = "/dev/shm"
    /// How often files are looked at that are there, and how often it is looked whether there are any; in seconds.
    static let (lookS, absentS) = (1 / 60.0, 1.0)

    package let folder: String
    private var rows: [Row]

    private struct Row {
        let pages: MemoryPages
        var last: [[UInt8]] = []
    }

    /// - Parameter folder: where the files are.
    package init(_ folder: String = usualFolder) {
        self.folder = folder
        rows = MemoryPages.all.map { Row(pages: $0) }
    }

    /// Whether a game has files there.
    var isPresent: Bool { rows.contains { !$0.last.isEmpty } }
    /// A file that a bridge made, but no game writes to; nil if there is none.
    var emptyFile: String? {
        rows.first { !$0.last.isEmpty && $0.last.allSatisfy { $0.allSatisfy { $0 == 0 } } }.map { row in
            "\(folder)/\(row.pages.files[0].name)"
        }
    }

    /// Returns what has changed since the last time: what it is, and its first bytes.
    func news() -> [(reading: PacketReading, bytes: [UInt8])] {
        rows.indices.compactMap { index in
            let pages = rows[index].pages.files.compactMap { file in
                Self.prefix("\(folder)/\(file.name)", count: file.length)
            }
            guard pages.count == rows[index].pages.files.count else {
                rows[index].last = []
                return nil
            }
            let isFirst = rows[index].last.isEmpty
            guard pages != rows[index].last else { return nil }
            rows[index].last = pages
            // What was written before may be of a game that has ended since.
            return isFirst ? nil : (rows[index].pages.reading(pages), pages[0])
        }
    }

    /// The first bytes of a file; nil if there are not as many.
    private static func prefix(_ path: String, count: Int) -> [UInt8]? {
        guard let file = try? FileDescriptor.open(path), (try? file.status().kind) == .file else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        while bytes.count < count, case .bytes(let more) = (try? file.read(atMost: count - bytes.count)) ?? .end {
            bytes += more
        }
        return bytes.count == count ? bytes : nil
    }
}
