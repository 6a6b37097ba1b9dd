import Glibc

/// Stream sockets between programs of one machine, by the path of a file. They never wait: see poll(2).
package enum UnixSocket {
    /// Listens at a path that nothing is at.
    /// - Parameter isForGroup: whether this user's group may connect too; otherwise only this user may.
    package static func listen(at path: String, isForGroup: Bool = false) throws(SystemResourceError) -> FileDescriptor
    {
        let descriptor = try make(path)
        // The file gets the mode of the socket, less what the umask takes away.
        fchmod(descriptor.number, 0o600)
        let failed = unsafe try with(path) { address, length in
            unsafe bind(descriptor.number, address, length) != 0 || isForGroup && chmod(path, 0o660) != 0
                || Glibc.listen(descriptor.number, 16) != 0
        }
        if failed { throw .socket(path, errno) }
        return descriptor
    }

    /// A connection with the program that listens at a path. `ECONNREFUSED` where none does any more.
    package static func connect(to path: String) throws(SystemResourceError) -> FileDescriptor {
        let descriptor = try make(path)
        let failed = unsafe try with(path) { address, length in
            unsafe Glibc.connect(descriptor.number, address, length) != 0
        }
        if failed { throw .socket(path, errno) }
        return descriptor
    }

    /// Two ends of a connection: ours does not block, and commands do not inherit it; the other one blocks.
    package static func pair() throws(SystemError) -> Pair {
        var ends: [Int32] = [-1, -1]
        let type = Int32(bitPattern: SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        guard unsafe socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw .last }
        let pair = Pair(own: FileDescriptor(owning: ends[0]), other: FileDescriptor(owning: ends[1]))
        try pair.other.setBlocking()
        return pair
    }

    package struct Pair: ~Copyable {
        package let own: FileDescriptor
        package let other: FileDescriptor

        /// Keeps only the own end.
        package consuming func detachOwn() -> FileDescriptor { own }
    }

    private static func make(_ path: String) throws(SystemResourceError) -> FileDescriptor {
        let type = Int32(bitPattern: SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let number = socket(AF_UNIX, type, 0)
        guard number >= 0 else { throw .socket(path, errno) }
        return FileDescriptor(owning: number)
    }

    private static func with(
        _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Bool
    ) throws(SystemResourceError) -> Bool {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
            throw .socket(path, ENAMETOOLONG)
        }
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
        return unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}
