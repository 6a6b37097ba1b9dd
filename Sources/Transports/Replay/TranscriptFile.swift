package import Formats
import Glibc
import Synchronization
import System
import Telemetry

/// A transcript being written: every line goes to the file as it comes, so that a crash loses nothing, or what the
/// editor holds back.
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
        var editor: (any TranscriptEditor)?
        /// As it stands in the file.
        var header: [String]
        /// Nothing more is filled in: to replace the file failed once.
        var headerIsFinal = false
    }

    private let path: String
    private let warn: @Sendable (TranscriptFileError) -> Void
    private let state: Mutex<State>

    /// Makes the file, for its owner only: a session holds the VIN. Throws where there is one already.
    /// - Parameter header: lines without a value are filled in where the editor comes to know it.
    package static func create(
        path: String, header: [String], editor: (any TranscriptEditor)? = nil,
        warn: @escaping @Sendable (TranscriptFileError) -> Void
    ) throws(TranscriptFileError) -> TranscriptFile {
        TranscriptFile(try newFile(path), path: path, header: header, editor: editor, warn: warn)
    }

    init(
        _ descriptor: consuming FileDescriptor, path: String, header: [String], editor: (any TranscriptEditor)? = nil,
        warn: @escaping @Sendable (TranscriptFileError) -> Void
    ) {
        self.path = path
        self.warn = warn
        let header = header.map { editor?.edited($0) ?? $0 }
        state = Mutex(State(descriptor: consume descriptor, editor: editor, header: header))
    }

    deinit {
        finish()
        discardIfEmpty()
    }

    private static func newFile(_ path: String) throws(TranscriptFileError) -> FileDescriptor {
        do throws(SystemError) {
            return try FileDescriptor.open(path, O_RDWR | O_CREAT | O_EXCL)
        } catch {
            throw error.number == EEXIST ? .exists(path) : .cannotCreate(path, error.number)
        }
    }

    /// A transport was opened. One that is opened again, after it was lost, goes on in the same file.
    /// - Parameter facts: lines of the header that only the first opening brings.
    func begin(at now: Instant, facts: [String: String] = [:]) {
        state.withLock { state in
            if state.descriptor == nil, !state.hasFailed {
                do throws(TranscriptFileError) {
                    state.descriptor = try Self.newFile(path)
                } catch {
                    fail(&state, error)
                }
            }
            guard let origin = state.origin else {
                state.origin = now
                state.header.removeAll { line in Transcript.openingNames.contains { line.hasPrefix($0 + ":") } }
                let opening = Transcript.openingNames.compactMap { name in facts[name].map { "\(name): \($0)" } }
                state.header += opening.map { state.editor?.edited($0) ?? $0 }
                write(Transcript.headerText(state.header), &state)
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
            let entries = state.editor?.take(entry) ?? [entry]
            write(entries.map { $0.text + "\n" }.joined(), &state)
            completeHeader(&state)
        }
    }

    /// The connection is closed: what was held back is written.
    func finish() { state.withLock { finish(&$0) } }

    private func finish(_ state: inout State) {
        write((state.editor?.finish() ?? []).map { $0.text + "\n" }.joined(), &state)
    }

    /// Says in a comment what happened to the connection.
    func note(_ text: String, at time: Instant) { state.withLock { note(text, at: time, &$0) } }

    private func note(_ text: String, at time: Instant, _ state: inout State) {
        finish(&state)
        let text = "\(Transcript.seconds(elapsed(time, &state))) \(text)"
        write(Transcript.comment(state.editor?.edited(text) ?? text) + "\n", &state)
    }

    /// Fills in what the session has told since. The file is replaced in one step, so that none is ever half a file.
    private func completeHeader(_ state: inout State) {
        guard !state.headerIsFinal, let facts = state.editor?.facts, !facts.isEmpty,
            let old = state.descriptor?.number
        else { return }
        let header = state.header.map { line in
            guard line.hasSuffix(":"), let value = facts[String(line.dropLast())] else { return line }
            return "\(line) \(value)"
        }
        guard header != state.header else { return }
        let before = Int64(Transcript.headerText(state.header).utf8.count)
        // Where the file cannot be replaced, it stays as it is.
        state.headerIsFinal = true
        var content = Array(Transcript.headerText(header).utf8)
        let rest = unsafe [UInt8](unsafeUninitializedCapacity: Int(state.length - before)) { buffer, count in
            count = max(0, unsafe pread(old, buffer.baseAddress, buffer.count, off_t(before)))
        }
        guard Int64(rest.count) == state.length - before else { return }
        content += rest
        let newPath = path + ".new"
        guard let new = try? Self.newFile(newPath) else { return }
        do throws(SystemError) {
            try IO.writeAll(content, to: new.number)
            try SystemFile.rename(newPath, to: path)
        } catch {
            return SystemFile.remove(newPath)
        }
        state.descriptor = consume new
        state.length = Int64(content.count)
        state.header = header
        state.headerIsFinal = false
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
            state.origin = nil
            state.length = 0
            SystemFile.remove(path)
        }
    }

    private func write(_ text: String, _ state: inout State) {
        guard !text.isEmpty, let number = state.descriptor?.number else { return }
        do throws(SystemError) {
            try IO.writeAll(Array(text.utf8), to: number)
        } catch {
            // Half a line is no line.
            _ = ftruncate(number, off_t(state.length))
            return fail(&state, .cannotWrite(path, error.number))
        }
        state.length += Int64(text.utf8.count)
    }

    private func fail(_ state: inout State, _ fault: TranscriptFileError) {
        state.descriptor = nil
        state.hasFailed = true
        warn(fault)
    }
}

extension Transcript {
    /// Reads a file.
    package init(path: String) throws(TransportError) {
        let bytes: [UInt8]?
        do throws(SystemError) {
            bytes = try SystemFile.bytes(path)
        } catch {
            throw .replay(.cannotRead(path, error.number))
        }
        guard let bytes else { throw .replay(.notRegular(path)) }
        do {
            try self.init(parsing: bytes)
        } catch {
            throw .replay(.line(path, error.line, error.fault))
        }
    }
}

/// What the entries of a transcript pass through on their way into the file. It knows what the session means, which
/// this room does not: it may blank what is personal, and tell what the header leaves open.
package protocol TranscriptEditor: Sendable {
    /// Takes the next entry, and returns those to be written now, in order, as many bytes each as they had. One may be
    /// held back for what follows it.
    mutating func take(_ entry: Transcript.Entry) -> [Transcript.Entry]
    /// The entries still held back: nothing follows.
    mutating func finish() -> [Transcript.Entry]
    /// A line of the header, or a comment, as it may be written.
    func edited(_ text: String) -> String
    /// What the session has told so far, by the names of the header's lines.
    var facts: [String: String] { get }
}

/// Why a session is not recorded, or no further.
package enum TranscriptFileError: UserError, Hashable {
    case exists(String)
    /// An error number of the system.
    case cannotCreate(String, Int32)
    /// An error number of the system.
    case cannotWrite(String, Int32)

    package var message: UserMessage {
        switch self {
        case .exists(let path):
            UserMessage("cannot create '\(path)': file exists", advice: "choose another name, or remove the file")
        case .cannotCreate(let path, let number): "cannot create '\(path)': \(SystemError.text(number))"
        case .cannotWrite(let path, let number): "cannot write '\(path)': \(SystemError.text(number))"
        }
    }
}
