import Camera
import Clips
import CommandLine
import Documents
import Formats
import Glibc
import System
import Telemetry
import Terminal

/// The library of clips: listing, protecting, naming and deleting them.
struct ClipLibrary {
    let folder: ClipFolder
    private let options: Options
    private let variables: [String: String]
    private let trips: RecordedTrips

    init(_ folder: ClipFolder, _ options: Options, _ variables: [String: String]) {
        self.folder = folder
        self.options = options
        self.variables = variables
        trips = RecordedTrips(variables)
    }

    /// All clips, the oldest first, with their trips.
    func clips() throws -> [Clip] {
        guard SystemFile.isFolder(folder.path) else { return [] }
        let index = ClipRepair.repaired(folder, isRecorder: false)
        if index.damagedLines > 0 { Output.warn(CameraWarning.damagedIndex(lines: index.damagedLines)) }
        return index.clips.map { clip in
            var clip = clip
            if !clip.isClosed {
                // While it is recorded, it grows.
                clip.bytes = (try? FileStatus(path: folder.path(of: clip.file)))?.size ?? 0
                if let start = clip.start { clip.durationS = max(0, LocalTime.now.seconds(since: start)) }
            }
            return clip
        }
    }

    /// The same, also those whose trip was stored later. The clips do not depend on trips that cannot be read.
    private func joined() throws -> [Clip] {
        let clips = try clips()
        do throws(CameraError) { return try trips.joined(with: clips) } catch {
            Output.warn(error.message)
            return clips
        }
    }

    // MARK: Listing

    func list() throws {
        var clips = try joined()
        if let day = options[CameraCommandLine.day] {
            clips = clips.filter { clip in
                clip.start.map { LocalTime.zone.day($0) == day || clip.end.map(LocalTime.zone.day) == day } ?? false
            }
        }
        if let trip = options[CameraCommandLine.trip] { clips = clips.filter { $0.trip == trip } }
        if let camera = options[CameraCommandLine.camera] { clips = clips.filter { $0.name.camera == camera } }
        if options[CameraCommandLine.protected] { clips = clips.filter(\.isProtected) }
        if let event = options[CameraCommandLine.event]?.lowercased() {
            clips = clips.filter { $0.reasons.contains { $0.lowercased().contains(event) } }
        }
        if let place = options[CameraCommandLine.place] {
            let its = try trips.numbers(ofPlace: place)
            clips = clips.filter { $0.trip.map(its.contains) ?? false }
        }
        if options[CameraCommandLine.json] {
            return try Output.write(ClipDocuments.json(clips).document + "\n")
        }
        try screen.show(Self.lines(clips, LocalTime.zone))
    }

    private var screen: Screen { Screen(variables, options) }

    /// The clips in columns, with a heading for each day.
    static func lines(_ clips: [Clip], _ zone: TimeZone) -> [String] {
        guard !clips.isEmpty else { return ["No clips."] }
        var lines: [String] = []
        var day: CalendarDay?
        for clip in clips {
            let clipDay = clip.start.map { zone.day($0) }
            if lines.isEmpty || clipDay != day {
                lines.append(clipDay.map { $0.shown() } ?? "Unknown time")
                day = clipDay
            }
            let time = clip.start.map { Self.time($0, zone) } ?? "--:--:--"
            let seconds = Int(clip.durationS.rounded())
            let duration = "\(seconds / 60):\(Format.twoDigits(seconds % 60))"
            var parts = [time, clip.id, duration, Format.bytes(clip.bytes)]
            if !clip.isClosed { parts.append("recording") }
            if let trip = clip.trip { parts.append("trip \(trip)") }
            if clip.isProtected { parts.append("protected (\(clip.reasons.joined(separator: ", ")))") }
            if let title = clip.title { parts.append("\"\(title)\"") }
            lines.append("  " + parts.joined(separator: "  "))
        }
        let total = clips.reduce(0) { $0 + $1.bytes }
        let protected = clips.count(where: \.isProtected)
        return lines + [
            "\(Format.count(clips.count, "clip")), \(Format.bytes(total)); \(protected) protected"
        ]
    }

    /// "14:32:10".
    static func time(_ time: WallTime, _ zone: TimeZone) -> String {
        let second = zone.local(time).secondOfDay
        return [second / 3600, second / 60 % 60, second % 60].map(Format.twoDigits).joined(separator: ":")
    }

    // MARK: One clip

    /// The clip that a word names, by its whole name, the beginning of it, or the name that the user gave it.
    func clip(_ word: String, among clips: [Clip]) throws(CameraError) -> Clip {
        if let exact = clips.first(where: { $0.id == word || $0.file == word }) { return exact }
        let near = clips.filter { $0.id.hasPrefix(word) || $0.title == word }
        guard let first = near.first else { throw .noClip(word) }
        guard near.count == 1 else { throw .manyClips(word) }
        return first
    }

    func show() throws {
        let clip = try clip(options.operands[0], among: joined())
        if options[CameraCommandLine.json] { return try Output.write(ClipDocuments.json([clip]).document + "\n") }
        let zone = LocalTime.zone
        var rows: [(String, String?)] = [
            ("Clip", clip.id), ("Name", clip.title), ("File", folder.path(of: clip.file)),
            ("Camera", clip.name.camera.isEmpty ? clip.source : "\(clip.name.camera) (\(clip.source ?? "unknown"))"),
            (
                "Begins",
                clip.start.map { "\(zone.day($0).shown()) \(Self.time($0, zone)) (by the \(Self.name(clip.clock)))" }
            ),
            ("Duration", "\(Format.fixed(clip.durationS, 1)) s"), ("Size", Format.bytes(clip.bytes)),
        ]
        rows += [
            ("Trip", clip.trip.map(String.init)),
            ("Protected", clip.isProtected ? clip.reasons.joined(separator: ", ") : "no"), ("SHA-256", clip.sha256),
        ]
        try Output.write(rows.compactMap { name, value in value.map { name + ": " + $0 } })
        guard let picture = thumbnail(clip) else { return }
        if let output = options[CameraCommandLine.output] {
            try CameraPreview.write(try SystemFile.bytes(picture) ?? [], to: output)
        }
        try CameraPreview.draw(file: picture, options, variables)
    }

    private static func name(_ clock: ClockSource?) -> String {
        switch clock {
        case .receiver: "satellite receiver"
        case .synchronized: "synchronized clock"
        case .system: "clock of this computer, which nothing kept right"
        case .file, nil: "time of the file"
        }
    }

    /// The path of a small picture of a clip, which is made if it is missing; nil if that is not possible.
    func thumbnail(_ clip: Clip) -> String? {
        let path = folder.path(of: ClipFolder.thumbnails + "/" + clip.id + ".jpg")
        if SystemFile.exists(path) { return path }
        try? SystemFile.makeFolder(folder.path(of: ClipFolder.thumbnails))
        let words = [
            "ffmpeg", "-nostdin", "-loglevel", "error", "-i", folder.path(of: clip.file), "-frames:v", "1", "-vf",
            "scale=320:-2", "-q:v", "5", "-f", "image2", "-y", path,
        ]
        let end = (try? ChildProcess.output(of: words))?.end
        return end == .exited(0) && SystemFile.exists(path) ? path : nil
    }

    // MARK: Protection

    func protect() throws {
        let all = try clips()
        var chosen: [Clip] = []
        if let text = options[CameraCommandLine.around] {
            let moment = try Self.moment(text)
            let spans = all.compactMap { clip in
                clip.start.map { start in
                    ClipProtection.Span(
                        name: clip.name, startS: Double(start.microseconds) / 1e6,
                        endS: Double(start.microseconds) / 1e6 + clip.durationS)
                }
            }
            let atS = Double(moment.microseconds) / 1e6
            guard spans.contains(where: { $0.startS <= atS + 30 && ($0.endS ?? 0) >= atS - 30 }) else {
                throw CameraError.nothingAround(text)
            }
            let names = ClipProtection.protected(spans, by: ClipProtection.Moment(atS: atS, reason: "user"))
            chosen = all.filter { names.contains($0.name) }
        } else if options.operands.isEmpty {
            guard let recorder = folder.recorder, ChildProcess.signal(SIGUSR1, to: recorder) else {
                throw CameraError.nothingNow
            }
            return try Output.write(["protecting what is recorded now"])
        } else {
            chosen = try options.operands.map { try clip($0, among: all) }
        }
        for clip in chosen where !clip.isProtected {
            var sealed = clip
            sealed.reasons = ["user"]
            try changing(clip) { (folder) throws(SystemError) in
                try folder.protect(sealed)
                if clip.isClosed, let sha256 = ClipTools.sha256(folder.path(of: clip.file)) {
                    try folder.writeChecksum(sealed, sha256, protectedAt: LocalTime.now)
                }
            }
        }
        try Output.write(chosen.map { "\($0.id) is protected" })
    }

    func unprotect() throws {
        let all = try clips()
        for clip in try options.operands.map({ try clip($0, among: all) }) {
            try changing(clip) { (folder) throws(SystemError) in try folder.unprotect(clip) }
            try Output.write(["\(clip.id) is no longer protected"])
        }
    }

    func rename() throws {
        let clip = try clip(options.operands[0], among: try clips())
        let title = options.operands[1]
        try changing(clip) { (folder) throws(SystemError) in try folder.rename(clip, to: title) }
        try Output.write(["\(clip.id) is named \"\(title)\""])
    }

    func delete() throws -> ExitStatus {
        let all = try clips()
        let chosen = try options.operands.map { try clip($0, among: all) }
        for clip in chosen {
            if clip.isProtected || folder.isReadOnly(clip.file) { throw CameraError.isProtected(clip.id) }
            if !clip.isClosed { throw CameraError.isBeingRecorded(clip.id) }
        }
        try Confirmation.check(options, CameraError.needsYes)
        let what = chosen.count == 1 ? "clip \(chosen[0].id)" : Format.count(chosen.count, "clip")
        guard Confirmation.isGiven(options, "Delete \(what)?", .inFull) else {
            Output.talk("Nothing was deleted.\n")
            return .fault
        }
        for clip in chosen {
            try changing(clip) { (folder) throws(SystemError) in try folder.delete(clip) }
            try Output.write(["\(clip.id) is deleted"])
        }
        return .fine
    }

    private func changing(
        _ clip: Clip, _ change: (ClipFolder) throws(SystemError) -> Void
    ) throws(CameraError) {
        do throws(SystemError) { try change(folder) } catch { throw .cannotChange(clip.id, error) }
    }

    // MARK: Times

    /// A moment as users write it.
    static func moment(_ text: String) throws(CameraError) -> WallTime {
        if text == "now" { return LocalTime.now }
        if text.contains("Z") || text.dropFirst(11).contains(where: { $0 == "+" || $0 == "-" }),
            let time = WallTime(iso8601: text)
        {
            return time
        }
        // Seconds are optional in local times.
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        if parts.count == 3, let seconds = Decimals.value(parts[2]), seconds < 60,
            let minute = LocalTime.time(parts.prefix(2).joined(separator: ":"), now: LocalTime.now)
        {
            return minute.advanced(bySeconds: seconds)
        }
        guard parts.count == 2, let time = LocalTime.time(text, now: LocalTime.now) else { throw .wrongTime(text) }
        return time
    }
}
