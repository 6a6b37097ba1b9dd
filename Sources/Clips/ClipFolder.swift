package import Camera
package import Formats
import Glibc
package import System
package import Telemetry

/// A folder of clips: their files, the index, and what protects a clip even without the index. A protected clip is
/// read-only, and beside it is a file with its checksum, which sha256sum can verify.
package struct ClipFolder: Sendable {
    package static let indexName = "index.jsonl"
    private static let lockName = ".recording"
    private static let checksumEnding = ".sha256"
    private static let nameEnding = ".name"
    package static let thumbnails = ".thumbnails"

    package let path: String

    package init(_ path: String) { self.path = path }

    package func path(of file: String) -> String { path + "/" + file }

    private var indexPath: String { path(of: Self.indexName) }

    // MARK: Index

    /// The index as it is, without clips whose files are gone. Nothing is written.
    package var known: ClipIndex {
        var index = ClipIndex(SystemFile.wholeText(indexPath) ?? "")
        for name in Set(index.clips.map(\.name)).subtracting(files.keys) {
            index.add(ClipIndex.line(name, [("deleted", .bool(true))]))
        }
        return index
    }

    /// The index, completed by what is in the folder: clips whose files are gone are left out, and files that it does not
    /// have are added. While another program records, nothing is written, and the latest file of a camera is only what that
    /// program says of it: it may have been made a moment ago.
    /// - Parameters:
    ///   - isRecorder: whether this program is the one that records.
    ///   - probe: the duration of a file in seconds; nil if it cannot be read.
    package func index(isRecorder: Bool = false, probe: (String) -> Double? = { _ in nil }) -> ClipIndex {
        var index = ClipIndex(SystemFile.wholeText(indexPath) ?? "")
        let files = self.files
        // Asked last: a program that begins to record now changes nothing of what was read.
        index.isWrittenElsewhere = !isRecorder && isRecording
        let known = Set(index.clips.map(\.name))
        for name in known.subtracting(files.keys) { index.add(ClipIndex.line(name, [("deleted", .bool(true))])) }
        for (name, file) in files.sorted(by: { $0.key < $1.key }) where !known.contains(name) {
            if index.isWrittenElsewhere, !files.keys.contains(where: { $0.camera == name.camera && $0 > name }) {
                continue
            }
            let members = found(name, file, probe)
            index.add(ClipIndex.line(name, members))
            if !index.isWrittenElsewhere { append(ClipIndex.line(name, members)) }
        }
        return index
    }

    /// The clips whose files are there.
    package var files: [ClipName: ClipContainer] {
        var files: [ClipName: ClipContainer] = [:]
        for entry in SystemFile.entries(path) {
            if let (name, container) = ClipContainer.parts(ofFile: entry) { files[name] = container }
        }
        return files
    }

    /// What files say of a clip that is not in the index.
    private func found(
        _ name: ClipName, _ container: ClipContainer, _ probe: (String) -> Double?
    ) -> [(String, JSON?)] {
        let file = path(of: name.id + "." + container.rawValue)
        let status = try? FileStatus(path: file)
        let durationS = probe(file)
        let end = status.map { WallTime(microseconds: $0.modifiedNs / 1000) }
        let note = checksum(of: name, container)
        let isProtected = note != nil || status.map { $0.mode & 0o200 == 0 } ?? false
        let start = note?.start ?? end?.advanced(bySeconds: -(durationS ?? 0))
        return [
            ("container", .string(container.rawValue)),
            ("start", start.map { .string(CalendarTime.iso8601Milliseconds($0)) }),
            ("clock", .string((note?.clock ?? .file).rawValue)), ("durationS", .rounded(durationS, 3)),
            ("bytes", status.map { .integer($0.size) }), ("closed", .bool(true)),
            ("reason", isProtected ? .string(note?.reasons.first ?? "protected") : nil),
            ("reasons", note.map { .array($0.reasons.map { .string($0) }) }),
            ("sha256", .text(note?.sha256)), ("title", .text(SystemFile.text(file + Self.nameEnding))),
        ]
    }

    /// Appends a line to the index. That it cannot be (a full disk) is no reason not to record: the index is completed
    /// from the files.
    package func append(_ line: String) { try? SystemFile.append(line, to: indexPath) }

    package func set(_ name: ClipName, _ members: [(String, JSON?)]) { append(ClipIndex.line(name, members)) }

    /// Replaces the index by one with the fewest lines. Only the program that records may do so.
    package func compact(_ index: ClipIndex) {
        // One that stays longer says the same.
        try? NewFile.replace(indexPath, with: Array(index.compacted.map { $0 + "\n" }.joined().utf8))
    }

    // MARK: Recording

    /// Locks the folder for the program that records; nil while another one does.
    /// - Parameter timeoutS: how long to wait for it, in seconds. Whoever asks whether a program records holds the lock for
    ///   a moment.
    package func lockForRecording(timeoutS: Double = 0.25) throws(SystemError) -> FileDescriptor? {
        let file = try FileDescriptor.open(path(of: Self.lockName), O_RDWR | O_CREAT)
        var isFree = try file.lock()
        let until = SystemClock.now.advanced(bySeconds: timeoutS)
        while !isFree, SystemClock.now < until {
            SystemClock.sleep(seconds: 0.05)
            isFree = try file.lock()
        }
        guard isFree else { return nil }
        guard ftruncate(file.number, 0) == 0 else { return file }
        try? IO.writeAll(Array("\(getpid())\n".utf8), to: file.number)
        return file
    }

    /// Whether a program records into the folder.
    package var isRecording: Bool {
        guard let file = try? FileDescriptor.open(path(of: Self.lockName), O_RDWR), let isFree = try? file.lock() else {
            return false
        }
        return !isFree
    }

    /// The process that records into the folder; nil if none does.
    package var recorder: Int32? {
        isRecording ? SystemFile.line(path(of: Self.lockName)).flatMap { Int32($0) } : nil
    }

    // MARK: Protection

    /// Makes a clip read-only. What it is while it is recorded stays writable for the program that records it.
    package func makeReadOnly(_ clip: Clip) throws(SystemError) {
        let file = path(of: clip.file)
        try SystemFile.setMode(file, FileStatus(path: file).mode & ~0o222)
    }

    /// Whether a clip is protected by what is on the disk, whatever the index says.
    package func isReadOnly(_ file: String) -> Bool {
        (try? FileStatus(path: path(of: file))).map { $0.mode & 0o200 == 0 } ?? false
    }

    /// Stores the checksum of a clip, with when it was recorded and why it is protected.
    package func writeChecksum(_ clip: Clip, _ sha256: String, protectedAt now: WallTime) throws(SystemError) {
        let start = clip.start.map(CalendarTime.iso8601Milliseconds) ?? "unknown"
        let text = """
            # start: \(start)
            # clock: \((clip.clock ?? .system).rawValue)
            # duration: \(clip.durationS) s
            # protected: \(CalendarTime.iso8601(now))
            # reason: \(SafeText.shown(clip.reasons.joined(separator: "; "), isLine: true))
            \(sha256)  \(clip.file)

            """
        try NewFile.replace(path(of: clip.file + Self.checksumEnding), with: Array(text.utf8))
        set(clip.name, [("sha256", .string(sha256))])
    }

    private struct Note {
        var start: WallTime?
        var clock: ClockSource?
        var reasons = ["protected"]
        var sha256: String?
    }

    private func checksum(of name: ClipName, _ container: ClipContainer) -> Note? {
        let file = name.id + "." + container.rawValue + Self.checksumEnding
        guard let text = SystemFile.text(path(of: file)) else { return nil }
        var note = Note()
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
            switch parts[0] {
            case "# start": note.start = parts.last.flatMap { WallTime(iso8601: $0) }
            case "# clock": note.clock = parts.last.flatMap(ClockSource.init)
            case "# reason" where parts.count > 1:
                note.reasons = parts[1].split(separator: "; ").map(String.init)
            default: if !line.hasPrefix("#") { note.sha256 = String(line.prefix { $0 != " " }) }
            }
        }
        return note
    }

    /// Makes a clip read-only, and stores why it is protected: its reasons.
    package func protect(_ clip: Clip) throws(SystemError) {
        try makeReadOnly(clip)
        let reasons = JSON.array(clip.reasons.map { .string($0) })
        try SystemFile.append(
            ClipIndex.line(clip.name, [("reason", .text(clip.reason)), ("reasons", reasons)]), to: indexPath)
    }

    package func unprotect(_ clip: Clip) throws(SystemError) {
        try SystemFile.setMode(path(of: clip.file), 0o600)
        try SystemFile.delete(path(of: clip.file + Self.checksumEnding))
        let members: [(String, JSON?)] = [("reason", .null), ("reasons", .null), ("sha256", .null)]
        try SystemFile.append(ClipIndex.line(clip.name, members), to: indexPath)
    }

    // MARK: Names

    /// Gives a clip a name, which stays if the index is lost.
    /// - Parameter title: nil or empty for none.
    package func rename(_ clip: Clip, to title: String?) throws(SystemError) {
        let title = title.flatMap { $0.isEmpty ? nil : $0 }
        let target = path(of: clip.file + Self.nameEnding)
        if let title {
            try NewFile.replace(target, with: Array(title.utf8))
        } else {
            try SystemFile.delete(target)
        }
        set(clip.name, [("title", title.map { .string($0) } ?? .null)])
    }

    // MARK: Deleting

    /// Deletes a clip. The caller makes sure that it is not protected.
    package func delete(_ clip: Clip) throws(SystemError) {
        try SystemFile.delete(path(of: clip.file))
        SystemFile.remove(path(of: clip.file + Self.nameEnding))
        SystemFile.remove(path(of: Self.thumbnails + "/" + clip.id + ".jpg"))
        set(clip.name, [("deleted", .bool(true))])
    }
}

/// What ffmpeg's tools and others of the system say of clips.
package enum ClipTools {
    /// The duration of a clip in seconds; nil if it cannot be read.
    package static func durationS(_ path: String) -> Double? {
        let words = ["ffprobe", "-v", "error", "-show_entries", "format=duration", "-of", "csv=p=0", path]
        guard let (bytes, _) = try? ChildProcess.output(of: words) else { return nil }
        return Double(String(decoding: bytes, as: UTF8.self).prefix { !$0.isNewline }) ?? spanS(path)
    }

    /// The size of the pictures of a clip, such as "1280x720"; nil if it cannot be read.
    package static func pictureSize(_ path: String) -> String? {
        let words = [
            "ffprobe", "-v", "error", "-select_streams", "v:0", "-show_entries", "stream=width,height", "-of",
            "csv=p=0:s=x", path,
        ]
        guard let (bytes, _) = try? ChildProcess.output(of: words) else { return nil }
        // A program of MPEG-TS is listed again, and an x may end the line.
        let line = String(decoding: bytes, as: UTF8.self).prefix { !$0.isNewline }
        let numbers = line.split(separator: "x").prefix(2)
        return numbers.count == 2 && numbers.allSatisfy { Int($0) != nil } ? numbers.joined(separator: "x") : nil
    }

    /// From the first frame to the last one, of a container that has no duration.
    private static func spanS(_ path: String) -> Double? {
        let words = [
            "ffprobe", "-v", "error", "-select_streams", "v", "-show_entries", "packet=pts_time", "-of", "csv=p=0",
            path,
        ]
        guard let (bytes, _) = try? ChildProcess.output(of: words) else { return nil }
        let times = bytes.split(separator: 0x0A).compactMap { Double(String(decoding: $0, as: UTF8.self)) }
        guard let first = times.min(), let last = times.max() else { return nil }
        return last - first
    }

    /// The times of the pictures with which a clip can be cut, in seconds from its first picture.
    package static func keyFrames(_ path: String) -> [Double] {
        let words = [
            "ffprobe", "-v", "error", "-select_streams", "v:0", "-show_entries", "packet=pts_time,flags", "-of",
            "csv=p=0", path,
        ]
        guard let (bytes, _) = try? ChildProcess.output(of: words) else { return [] }
        var firstS: Double?
        return bytes.split(separator: 0x0A).compactMap { line in
            let cells = line.split(separator: 0x2C)
            guard cells.count >= 2, let timeS = Double(String(decoding: cells[0], as: UTF8.self)) else { return nil }
            firstS = firstS ?? timeS
            return cells[1].contains(0x4B) ? timeS - (firstS ?? 0) : nil
        }
    }

    /// The SHA-256 of a file in hexadecimal; nil if it cannot be read.
    package static func sha256(_ path: String) -> String? {
        guard let (bytes, end) = try? ChildProcess.output(of: ["sha256sum", path]), end == .exited(0) else {
            return nil
        }
        // A backslash comes first if the name has one.
        return String(decoding: bytes.drop { $0 == 0x5C }.prefix(64), as: UTF8.self)
    }
}
