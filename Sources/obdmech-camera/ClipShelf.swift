import Camera
import Clips
import Formats
import Glibc
import System
import Telemetry
import Terminal

/// The clips of a folder while cameras record into it: their names, their room, and what protects them.
final class ClipShelf {
    /// How often the time is noted, by which clips are found after the clock was set.
    private static let noteS = 600.0
    /// The share of the space at which it is reported that protected clips use it, and below which it can be reported
    /// again.
    private static let (reportedShare, calmShare) = (0.5, 0.45)
    /// For the checksum of the largest clip on the slowest disk.
    private static let hashLimits = ChildOutput.Limits(bytes: 1 << 20, seconds: 3600)

    let folder: ClipFolder
    let boot: String
    /// Writes to the disk while the stream goes on.
    let sync: FileSync
    /// The trip that is being recorded by another program; nil if there is none.
    var trip: Int64?
    /// What the clips that are being recorded have come to.
    var recordedBytes: () -> Int64 = { 0 }
    /// What was recorded since the start of this program.
    private(set) var counts = (clips: 0, seconds: 0.0, bytes: Int64(0))

    private var lock: FileDescriptor
    private let ring: ClipRing
    private let loop: EventLoop
    private let bootNumber: Int
    private var sequence: Int
    /// All clips, the oldest first, as this program knows them.
    private var clips: [Clip]
    private var moments: [ClipProtection.Moment] = []
    /// Checksums of protected clips that are being computed.
    private var hashes: [ClipName: ChildOutput] = [:]
    /// Those whose checksums are written to the disk.
    private var sealing: Set<Int> = []
    private var notedAt: Instant?
    private var hasReportedNoRoom = false
    private var hasReportedShare = false
    private var reportedErrors: Set<Int32> = []

    /// Makes the folder if it is missing, and locks it. Throws if another program records there.
    static func lock(_ folder: ClipFolder, timeoutS: Double) throws(CameraError) -> FileDescriptor {
        do throws(SystemError) {
            try SystemFile.makeFolder(folder.path)
            if let lock = try folder.lockForRecording(timeoutS: timeoutS) { return lock }
        } catch {
            throw .noFolder(folder.path, error)
        }
        throw .isRecording(folder.path)
    }

    /// - Parameters:
    ///   - lock: that of `lock(_:timeoutS:)`.
    ///   - nowS: the time since the boot in seconds.
    init(
        _ folder: ClipFolder, _ lock: consuming FileDescriptor, _ ring: ClipRing, _ loop: EventLoop, nowS: Double
    ) throws {
        self.folder = folder
        self.lock = lock
        self.ring = ring
        self.loop = loop
        sync = try FileSync()
        boot = BootTime.now?.boot ?? "unknown"
        let index = ClipRepair.repaired(folder, isRecorder: true)
        if index.damagedLines > 0 { Output.warn(CameraWarning.damagedIndex(lines: index.damagedLines)) }
        folder.compact(index)
        clips = index.clips
        let names = clips.map(\.name)
        let number = index.number(ofBoot: boot, and: names)
        bootNumber = number
        sequence = names.filter { $0.boot == number }.map(\.sequence).max() ?? 0
        if let moment = index.openMoment(boot: boot, nowS: nowS, now: LocalTime.now) { moments = [moment] }
    }

    var protectedCount: Int { clips.count(where: \.isProtected) }
    /// Whether checksums are being computed or written.
    var isBusy: Bool { !hashes.isEmpty || !sealing.isEmpty }

    /// Returns the numbers of what was written to the disk since the last call.
    func done() -> Set<Int> {
        let numbers = sync.nextDone()
        sealing.subtract(numbers)
        return numbers
    }

    /// Forgets the moments after which no clip of these cameras must be protected any more.
    func tick(_ now: Instant, cameras: Set<String>) {
        let spans = spans
        moments.removeAll { moment in
            !cameras.contains { camera in
                ClipProtection.isOpen(
                    moment, spans.filter { $0.name.camera == camera }, nowS: CameraRecorder.seconds(now))
            }
        }
        if notedAt.map({ now.seconds(since: $0) > Self.noteS }) ?? true { noteTime() }
    }

    /// Notes what the clock of the calendar says now.
    func noteTime() {
        notedAt = SystemClock.now
        guard let now = BootTime.now else { return }
        folder.append(
            ClipIndex.line(
                boot,
                ClipIndex.Reference(
                    bootUs: now.microseconds, time: LocalTime.now,
                    source: WallClock.isSynchronized == true ? .synchronized : .system)))
    }

    // MARK: Clips

    func nextName(_ camera: String) -> ClipName {
        sequence += 1
        return ClipName(boot: bootNumber, sequence: sequence, camera: camera)
    }

    /// The latest name was not used: its file could not be made.
    func release(_ name: ClipName) { if name.sequence == sequence { sequence -= 1 } }

    /// The first frame of a clip has arrived.
    func clipBegan(_ writer: ClipWriter) {
        guard let current = writer.current else { return }
        var clip = Clip(current.name)
        clip.container = current.container
        clip.boot = boot
        clip.startBootUs = current.timing.startS.map { Int64($0 * 1e6) }
        clip.trip = trip
        clip.source = writer.source.source.shown
        clips.append(clip)
        folder.set(
            clip.name,
            [
                ("container", .string(clip.container.rawValue)), ("boot", .string(boot)),
                ("startBootUs", clip.startBootUs.map { .integer($0) }), ("start", start(of: clip)),
                ("clock", .string(ClockSource.system.rawValue)), ("source", .text(clip.source)),
                ("trip", trip.map { .integer($0) }),
            ])
        protectNow()
    }

    private func start(of clip: Clip) -> JSON? {
        guard let startUs = clip.startBootUs, let now = BootTime.now else { return nil }
        let start = LocalTime.now.advanced(bySeconds: Double(startUs - now.microseconds) / 1e6)
        return .string(CalendarTime.iso8601Milliseconds(start))
    }

    func clipEnded(_ ended: ClipWriter.Current) {
        guard let index = clips.firstIndex(where: { $0.name == ended.name }) else { return }
        clips[index].durationS = ended.timing.durationS
        clips[index].bytes = ended.bytes
        clips[index].isClosed = true
        clips[index].startBootUs = ended.timing.startS.map { Int64($0 * 1e6) }
        clips[index].trip = clips[index].trip ?? trip
        let clip = clips[index]
        folder.set(
            clip.name,
            [
                ("startBootUs", clip.startBootUs.map { .integer($0) }), ("start", start(of: clip)),
                ("durationS", .rounded(clip.durationS, 3)), ("bytes", .integer(clip.bytes)), ("closed", .bool(true)),
                ("trip", clip.trip.map { .integer($0) }),
            ])
        noteTime()
        counts.clips += 1
        counts.seconds += clip.durationS
        counts.bytes += clip.bytes
        protectNow()
        if clips[index].isProtected { seal(clips[index]) }
    }

    func cannotWrite(_ name: ClipName, _ error: SystemError) {
        if reportedErrors.insert(error.number).inserted {
            Output.warn(CameraWarning.cannotWrite(folder.path(of: name.id), error))
        }
    }

    /// Creates the file of a clip, and the folder again if someone has removed it.
    func newFile(_ name: String) throws(SystemError) -> FileDescriptor {
        let path = folder.path(of: name)
        do throws(SystemError) {
            return try FileDescriptor.open(path, O_WRONLY | O_CREAT | O_EXCL)
        } catch {
            guard error.number == ENOENT else { throw error }
            try SystemFile.makeFolder(folder.path)
            // Whoever looks whether something is recorded looks there.
            if let again = try folder.lockForRecording() { lock = again }
            return try FileDescriptor.open(path, O_WRONLY | O_CREAT | O_EXCL)
        }
    }

    // MARK: Room

    /// Whether a camera may begin a clip.
    func hasRoom(for writer: ClipWriter) -> Bool {
        makeRoom(bytes: max(writer.lastClipBytes, ring.startBytes), isStart: true)
    }

    /// Deletes the oldest clips until there is room. Returns false if that is not possible.
    /// - Parameters:
    ///   - overLimitBytes: how far the limit of the clips, not that of the disk, may be exceeded.
    ///   - mayDelete: false looks only whether there is room.
    @discardableResult
    func makeRoom(
        bytes: Int64, isStart: Bool = false, overLimitBytes: Int64 = 0, mayDelete: Bool = true
    ) -> Bool {
        let free = try? FileSystemSpace(of: folder.path).free
        let recorded = recordedBytes() - overLimitBytes
        while true {
            let entries = mayDelete ? entries : []
            let kept = mayDelete ? 0 : clips.reduce(0) { $0 + ($1.isClosed ? $1.bytes : 0) }
            let recording = recorded + kept
            var decision = ring.decide(entries, recordingBytes: recording, nextBytes: bytes, freeBytes: free)
            if isStart, !decision.hasRoom {
                // A clip that would be too long is cut short.
                decision = ring.decide(entries, recordingBytes: recording, nextBytes: ring.startBytes, freeBytes: free)
            }
            guard deleteAll(decision.deleted) else { continue }
            reportRoom(decision.hasRoom || !isStart, free)
            return decision.hasRoom
        }
    }

    private var entries: [ClipRing.Entry] {
        let nowUs = BootTime.now?.microseconds ?? 0
        return clips.filter(\.isClosed).map { clip in
            let ageS =
                clip.boot == boot
                ? clip.startBootUs.map { Double(nowUs - $0) / 1e6 }
                : clip.start.map { LocalTime.now.seconds(since: $0) }
            return ClipRing.Entry(name: clip.name, bytes: clip.bytes, ageS: ageS, isProtected: clip.isProtected)
        }
    }

    /// Deletes clips. Returns false if one of them turns out to be protected by another program, or stays.
    private func deleteAll(_ names: [ClipName]) -> Bool {
        for name in names {
            guard let index = clips.firstIndex(where: { $0.name == name }) else { continue }
            if folder.isReadOnly(clips[index].file) {
                clips[index].reasons = ["protected"]
                return false
            }
            do throws(SystemError) { try folder.delete(clips[index]) } catch {
                // What cannot be deleted makes no room: it counts as protected.
                cannotWrite(name, error)
                clips[index].reasons = ["protected"]
                return false
            }
            clips.remove(at: index)
        }
        return true
    }

    private func reportRoom(_ hasRoom: Bool, _ free: Int64?) {
        let entries = entries
        let protectedBytes = entries.reduce(0) { $0 + ($1.isProtected ? $1.bytes : 0) }
        if hasRoom {
            hasReportedNoRoom = false
        } else if !hasReportedNoRoom {
            hasReportedNoRoom = true
            Output.warn(CameraWarning.noRoom(protectedBytes: protectedBytes))
        }
        guard let share = ring.protectedShare(entries, freeBytes: free) else { return }
        if share < Self.calmShare { hasReportedShare = false }
        if share >= Self.reportedShare, !hasReportedShare {
            hasReportedShare = true
            Output.warn(
                CameraWarning.halfProtected(protectedBytes: protectedBytes, percent: Int((share * 100).rounded())))
        }
    }

    // MARK: Protection

    private var spans: [ClipProtection.Span] {
        clips.filter { $0.boot == boot }.compactMap { clip in
            guard let startUs = clip.startBootUs else { return nil }
            let startS = Double(startUs) / 1e6
            return ClipProtection.Span(
                name: clip.name, startS: startS, endS: clip.isClosed ? startS + clip.durationS : nil)
        }
    }

    func protect(_ moment: ClipProtection.Moment) {
        moments.append(moment)
        let (nowUs, atUs) = (BootTime.now?.microseconds ?? 0, Int64(moment.atS * 1e6))
        folder.append(
            ClipIndex.line(
                ClipIndex.Event(
                    boot: boot, bootUs: atUs,
                    time: LocalTime.now.advanced(bySeconds: Double(atUs - nowUs) / 1e6), reason: moment.reason)))
        protectNow()
        try? Output.write(["protecting what is recorded now: \(moment.reason)"])
    }

    private func protectNow() {
        let spans = spans
        for moment in moments {
            for name in ClipProtection.protected(spans, by: moment) {
                guard let index = clips.firstIndex(where: { $0.name == name }),
                    !clips[index].reasons.contains(moment.reason)
                else { continue }
                clips[index].reasons.append(moment.reason)
                do throws(SystemError) { try folder.protect(clips[index]) } catch { cannotWrite(name, error) }
                if clips[index].isClosed { seal(clips[index]) }
            }
        }
    }

    /// Stores the checksum of a protected clip.
    private func seal(_ clip: Clip) {
        hashes[clip.name] = try? ChildOutput(
            ["sha256sum", folder.path(of: clip.file)], limits: Self.hashLimits, on: loop
        ) { [weak self] outcome, bytes in
            guard let self else { return }
            hashes[clip.name] = nil
            guard outcome == .ended(.exited(0)), bytes.count >= 64 else { return }
            var clip = clip
            // By the best clock of this boot.
            let known = folder.index(isRecorder: true).clip(clip.name)
            clip.start = known?.start
            clip.clock = known?.clock
            let sealed = clip
            // The disk is waited for elsewhere: the stream goes on.
            sealing.insert(
                sync.work { [folder] in
                    let sha256 = String(decoding: bytes.prefix(64), as: UTF8.self)
                    // One that is missing is added when the program starts again.
                    try? folder.writeChecksum(sealed, sha256, protectedAt: LocalTime.now)
                })
        }
    }
}
