import Glibc
import Synchronization
import Telemetry

/// A transcript being written: every line goes to the file as it comes, so that a crash loses nothing.
///
/// A failure to write ends the recording with one warning, and nothing else. A file in which nothing was recorded is
/// removed, so that the next attempt may have its name.
package final class TranscriptFile: Sendable {
    private struct State: ~Copyable {
        var descriptor: FileDescriptor?
        var hasFailed = false
        /// Of the whole lines in the file.
        var length: Int64 = 0
        var hasEntries = false
        /// On the transport's clock, when it was opened.
        var origin: Instant?
        /// The latest time in the file.
        var elapsed = Instant.zero
    }

    private let path: String
    private let header: [String]
    private let warn: @Sendable (String) -> Void
    private let state: Mutex<State>

    /// Makes the file, for its owner only: a dialogue holds the VIN. Throws where there is one already.
    package static func create(path: String, header: [String], warn: @escaping @Sendable (String) -> Void)
        throws(TransportError) -> TranscriptFile
    {
        TranscriptFile(try newFile(path), path: path, header: header, warn: warn)
    }

    init(
        _ descriptor: consuming FileDescriptor, path: String, header: [String],
        warn: @escaping @Sendable (String) -> Void
    ) {
        (self.path, self.header, self.warn) = (path, header, warn)
        state = Mutex(State(descriptor: consume descriptor))
    }

    deinit { discardIfEmpty() }

    private static func newFile(_ path: String) throws(TransportError) -> FileDescriptor {
        let number = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if number >= 0 { return FileDescriptor(owning: number) }
        guard errno != EEXIST else {
            throw TransportError(
                .cannotOpen, "the file '\(path)' exists: it is not overwritten", advice: "name another, or remove it")
        }
        throw TransportError(.cannotOpen, "cannot create '\(path)': \(SystemError.text(errno))")
    }

    /// A transport was opened. One that is opened again, after it was lost, goes on in the same file.
    func begin(at now: Instant) {
        state.withLock { state in
            if state.descriptor == nil, !state.hasFailed {
                do throws(TransportError) {
                    state.descriptor = try Self.newFile(path)
                } catch {
                    fail(&state, error.message)
                }
            }
            guard let origin = state.origin else {
                state.origin = now
                write(Transcript.headerText(header), &state)
                return
            }
            // A clock of its own may begin anew.
            if now.nanoseconds - origin.nanoseconds < state.elapsed.nanoseconds {
                state.origin = Instant(nanoseconds: now.nanoseconds - state.elapsed.nanoseconds)
            }
            note("opened again", at: now, &state)
        }
    }

    func append(_ direction: Transcript.Direction, _ bytes: [UInt8], at time: Instant) {
        guard !bytes.isEmpty else { return }
        state.withLock { state in
            let entry = Transcript.Entry(direction, bytes, at: elapsed(time, &state))
            state.hasEntries = true
            write(entry.text + "\n", &state)
        }
    }

    /// Says in a comment what happened to the connection.
    func note(_ text: String, at time: Instant) { state.withLock { note(text, at: time, &$0) } }

    private func note(_ text: String, at time: Instant, _ state: inout State) {
        write(Transcript.comment("\(Transcript.seconds(elapsed(time, &state))) \(text)") + "\n", &state)
    }

    /// Bytes may have arrived just before the write that is told already.
    private func elapsed(_ time: Instant, _ state: inout State) -> Instant {
        let nanoseconds = time.nanoseconds - (state.origin ?? time).nanoseconds
        state.elapsed = max(state.elapsed, Instant(nanoseconds: nanoseconds))
        return state.elapsed
    }

    /// Nothing came of the connection: the file's name is free again.
    package func discardIfEmpty() {
        state.withLock { state in
            guard !state.hasEntries, !state.hasFailed, state.descriptor != nil else { return }
            state.descriptor = nil
            (state.origin, state.length) = (nil, 0)
            unsafe unlink(path)
        }
    }

    private func write(_ text: String, _ state: inout State) {
        guard let number = state.descriptor?.number else { return }
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(number, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                let reason = SystemError.text(errno)
                // Half a line is no line.
                _ = ftruncate(number, off_t(state.length))
                fail(&state, "cannot write '\(path)': \(reason)")
                return
            }
        }
        state.length += Int64(text.utf8.count)
    }

    private func fail(_ state: inout State, _ message: String) {
        state.descriptor = nil
        state.hasFailed = true
        warn(message)
    }
}

extension Transcript {
    /// Reads a file.
    package init(path: String) throws(TransportError) {
        func cannotRead(_ failure: Int32) -> TransportError {
            TransportError(.cannotOpen, "cannot read '\(path)': \(SystemError.text(failure))")
        }
        let number = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard number >= 0 else { throw cannotRead(errno) }
        let descriptor = FileDescriptor(owning: number)
        var status = stat()
        guard unsafe fstat(descriptor.number, &status) == 0 else { throw cannotRead(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw TransportError(.cannotOpen, "cannot read '\(path)': it is no regular file")
        }
        var bytes: [UInt8] = []
        var failure: Int32 = 0
        while failure == 0 || failure == EINTR {
            let part = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
                let got = unsafe read(descriptor.number, buffer.baseAddress, buffer.count)
                failure = got < 0 ? errno : 0
                count = max(0, got)
            }
            if failure == 0, part.isEmpty { break }
            bytes += part
        }
        guard failure == 0 else { throw cannotRead(failure) }
        do {
            try self.init(parsing: bytes)
        } catch {
            throw TransportError(.cannotOpen, "\(path):\(error.line): \(error.reason)")
        }
    }
}
