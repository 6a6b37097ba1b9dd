import CLinux
import Glibc

/// An open file descriptor, closed when its owner goes.
package struct FileDescriptor: ~Copyable {
    package let number: Int32

    package init(owning number: Int32) { self.number = number }

    deinit { close(number) }

    /// Opens a file. Commands that are started do not inherit the descriptor.
    /// - Parameters:
    ///   - flags: of open(2). By default the file is read, and nothing waits for the writer of a pipe.
    ///   - mode: of a file that is created.
    package static func open(
        _ path: String, _ flags: Int32 = O_RDONLY | O_NONBLOCK, mode: UInt32 = 0o600
    ) throws(SystemError) -> FileDescriptor {
        let number = try SystemError.repeated { unsafe Glibc.open(path, flags | O_CLOEXEC, mode) }
        return FileDescriptor(owning: number)
    }

    /// Makes a pipe, both ends of which do not block.
    package static func pipe() throws(SystemError) -> Pipe {
        var ends: [Int32] = [-1, -1]
        guard unsafe clinux_pipe(&ends) == 0 else { throw .last }
        return Pipe(reading: FileDescriptor(owning: ends[0]), writing: FileDescriptor(owning: ends[1]))
    }

    package struct Pipe: ~Copyable {
        package let reading: FileDescriptor
        package let writing: FileDescriptor

        /// Keeps one end and closes the other.
        package consuming func takeReading() -> FileDescriptor { reading }
        package consuming func takeWriting() -> FileDescriptor { writing }
    }

    /// Makes a descriptor block, as commands expect.
    package func setBlocking() throws(SystemError) {
        guard fcntl(number, F_SETFL, 0) == 0 else { throw .last }
    }

    /// Makes a descriptor that another program has opened like our own: it does not block, and commands do not inherit it.
    package func setAsOurs() {
        _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    }

    package func status() throws(SystemError) -> FileStatus {
        var status = stat()
        guard unsafe fstat(number, &status) == 0 else { throw .last }
        return FileStatus(status)
    }

    /// Whether no name leads to an open file any more.
    package static func isRemoved(_ number: Int32) -> Bool {
        var status = stat()
        return unsafe fstat(number, &status) == 0 && status.st_nlink == 0
    }

    /// Reads what is there.
    package func read(atMost most: Int = 1 << 16) throws(SystemError) -> ReadResult {
        try IO.read(number, atMost: most)
    }

    /// Changes the owner of a file, which only root may.
    package func setOwner(_ user: UInt32, group: UInt32) throws(SystemError) {
        guard fchown(number, user, group) == 0 else { throw .last }
    }

    package func setMode(_ mode: UInt32) throws(SystemError) {
        guard fchmod(number, mode) == 0 else { throw .last }
    }

    /// Locks a file until the descriptor is closed. Returns false while another process has locked it.
    package func lock() throws(SystemError) -> Bool {
        do throws(SystemError) {
            _ = try SystemError.repeated { flock(number, LOCK_EX | LOCK_NB) }
            return true
        } catch {
            guard error.number == EWOULDBLOCK else { throw error }
            return false
        }
    }

    /// Makes what was written survive a loss of power.
    package func sync() throws(SystemError) {
        guard fsync(number) == 0 else { throw .last }
    }
}
