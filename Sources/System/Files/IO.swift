import Glibc

/// What a descriptor had to read.
package enum ReadResult: Hashable, Sendable {
    /// At least one byte.
    case bytes([UInt8])
    case end
    /// Nothing now, but more may come.
    case wouldBlock
}

/// Reading and writing by the number of a descriptor. Only this module knows that a signal may interrupt a call, and that
/// a descriptor may not be ready.
package enum IO {
    /// Reads what is there. Waits only if the descriptor is a blocking one.
    package static func read(_ number: Int32, atMost most: Int) throws(SystemError) -> ReadResult {
        unsafe try read(atMost: most) { buffer, count in unsafe Glibc.read(number, buffer, count) }
    }

    /// Reads what has arrived on a socket. Never waits.
    package static func receive(_ socket: Int32, atMost most: Int) throws(SystemError) -> ReadResult {
        unsafe try read(atMost: most) { buffer, count in unsafe recv(socket, buffer, count, Int32(MSG_DONTWAIT)) }
    }

    private static func read(
        atMost most: Int, _ call: (UnsafeMutableRawPointer?, Int) -> Int
    ) throws(SystemError) -> ReadResult {
        var failure: SystemError?
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
            do throws(SystemError) {
                count = try SystemError.repeated { unsafe call(buffer.baseAddress, buffer.count) }
            } catch {
                failure = error
                count = 0
            }
        }
        guard let failure else { return bytes.isEmpty ? .end : .bytes(bytes) }
        guard failure.number == EAGAIN else { throw failure }
        return .wouldBlock
    }

    /// Writes as much as the descriptor accepts and removes it from `bytes`; what remains must wait.
    package static func write(_ bytes: inout ArraySlice<UInt8>, to number: Int32) throws(SystemError) {
        unsafe try write(&bytes) { buffer, count in unsafe Glibc.write(number, buffer, count) }
    }

    /// Sends as much as a socket accepts and removes it from `bytes`; what remains must wait. Never waits.
    package static func send(_ bytes: inout ArraySlice<UInt8>, to socket: Int32) throws(SystemError) {
        unsafe try write(&bytes) { buffer, count in
            unsafe Glibc.send(socket, buffer, count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
        }
    }

    private static func write(
        _ bytes: inout ArraySlice<UInt8>, _ call: (UnsafeRawPointer?, Int) -> Int
    ) throws(SystemError) {
        while !bytes.isEmpty {
            do throws(SystemError) {
                let count = try SystemError.repeated {
                    unsafe bytes.withUnsafeBytes { unsafe call($0.baseAddress, $0.count) }
                }
                bytes.removeFirst(count)
            } catch {
                // A queue of packets that is full reports ENOBUFS.
                guard error.number == EAGAIN || error.number == ENOBUFS else { throw error }
                return
            }
        }
    }

    /// Writes everything. Waits for a reader who is slow, however long it takes.
    package static func writeAll(_ bytes: [UInt8], to number: Int32) throws(SystemError) {
        var rest = bytes[...]
        while true {
            try write(&rest, to: number)
            if rest.isEmpty { return }
            // The descriptor is non-blocking: another program may have left a shared terminal like that.
            _ = Poll.isReady(number, for: POLLOUT, seconds: 1)
        }
    }
}
