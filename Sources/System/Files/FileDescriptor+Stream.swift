import CLinux
import Glibc

/// What recordings of long streams need of descriptors.
extension FileDescriptor {
    /// Makes a pipe hold as many bytes as the system allows, up to these.
    package func widenPipe(toBytes bytes: Int32) { clinux_widen_pipe(number, bytes) }

    /// How many bytes of a pipe nobody has read yet.
    package static func unreadBytes(_ number: Int32) -> Int {
        var count: Int32 = 0
        return unsafe ioctl(number, UInt(FIONREAD), &count) == 0 ? Int(count) : 0
    }

    /// The first bytes in a pipe, which stay there; none if there are none yet.
    package func peekedPipe(maxBytes: Int) -> [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: maxBytes) { buffer, count in
            count = Int(max(0, unsafe clinux_peek_pipe(number, buffer.baseAddress, Int32(buffer.count))))
        }
    }
}

/// A file system.
package struct FileSystemSpace: Hashable, Sendable {
    /// In bytes, and how many of them this user can fill.
    package let size: Int64
    package let free: Int64

    /// The file system on which a path is.
    package init(of path: String) throws(SystemError) {
        var status = statvfs()
        guard unsafe statvfs(path, &status) == 0 else { throw .last }
        size = Int64(status.f_blocks) * Int64(status.f_frsize)
        free = Int64(status.f_bavail) * Int64(status.f_frsize)
    }
}

extension SystemFile {
    /// Sets who may access a file.
    package static func setMode(_ path: String, _ mode: UInt32) throws(SystemError) {
        guard unsafe chmod(path, mode) == 0 else { throw .last }
    }

    /// Removes a folder that is empty.
    package static func removeFolder(_ folder: String) { _ = unsafe rmdir(folder) }

    /// Makes names in a folder survive a loss of power.
    package static func syncFolder(_ folder: String) {
        guard let descriptor = try? FileDescriptor.open(folder, O_RDONLY | O_DIRECTORY) else { return }
        _ = fsync(descriptor.number)
    }

    /// Appends a line to a file in one piece, so that several programs can do so.
    package static func append(_ line: String, to path: String) throws(SystemError) {
        let descriptor = try FileDescriptor.open(path, O_WRONLY | O_CREAT | O_APPEND)
        try IO.writeAll(Array((line + "\n").utf8), to: descriptor.number)
    }
}

extension SystemFile {
    /// The whole text of a file, however large; nil if it cannot be read.
    package static func wholeText(_ path: String) -> String? {
        (try? bytes(path))?.map { String(decoding: $0, as: UTF8.self) }
    }
}
