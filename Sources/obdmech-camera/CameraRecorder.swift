import CLinux
import Camera
import Clips
import CommandLine
import Formats
import Glibc
import System
import Telemetry
import Terminal

/// `obdmech camera record`: cameras, the ring of their clips, and what protects them.
final class Recorder {
    private static let tickS = 1.0
    /// How long a camera may take to its first picture.
    private static let longestStartS = 60.0

    let loop = EventLoop()
    let folder: ClipFolder
    let sync: FileSync
    private let signals: Signals
    private var lock: FileDescriptor
    private let variables: [String: String]
    let options: Options
    private let sources: [NamedSource]
    private let launch: CameraLaunch
    var channels: [CameraChannel] = []
    private let ring: ClipRing
    let boot: String
    private let bootNumber: Int
    private var sequence: Int
    /// All clips, the oldest first, as this program knows them.
    private var clips: [Clip] = []
    private var moments: [ClipProtection.Moment] = []
    /// Checksums of protected clips that are being computed. An hour is for the largest clip on the slowest disk.
    private var hashes: [ClipName: ChildOutput] = [:]
    /// Those whose checksums are written to the disk.
    private var sealing: Set<Int> = []
    private static let hashLimits = ChildOutput.Limits(bytes: 1 << 20, seconds: 3600)
    private var follower: TripFollower?
    var trip: Int64?
    var isOver = false
    private var endAt: Instant?
    private let startedAt = SystemClock.now
    private var hasFrames = false
    private var hasReportedNoRoom = false
    private var hasReportedShare = false
    private var reportedErrors: Set<Int32> = []
    private var lastReferenceAt: Instant?
    private var counts = (clips: 0, seconds: 0.0, bytes: Int64(0))
    var schedule: RecordingSchedule
    var lastShockS = -Double.infinity
    /// Whether what a motion sensor reports is of the car.
    var shakes = true
    private var timer: EventLoop.Timer?

    init(_ options: Options, _ variables: [String: String]) throws {
        self.options = options
        self.variables = variables
        // A mistake is reported before anything is made or locked.
        sources = NamedSource.all(options[CameraCommandLine.source])
        if let name = NamedSource.sharedName(sources) { throw CameraError.sameName(name) }
        for source in sources { try CameraLaunch.check(source.source) }
        launch = try CameraLaunch(
            variables, quality: options[CameraCommandLine.quality] ?? .high,
            encoder: options[CameraCommandLine.encoder],
            audio: options[CameraCommandLine.audio], brightness: options[CameraCommandLine.brightness],
            exposure: options[CameraCommandLine.exposure], warn: { Output.warn($0) })
        folder = ClipFolder(CameraProgram.folder(options, variables))
        schedule = RecordingSchedule(
            isWithTrips: options[CameraCommandLine.withTrips],
            parking: options[CameraCommandLine.parking]
                ? (
                    options[CameraCommandLine.minVoltage] ?? LowVoltage.usualV,
                    options[CameraCommandLine.parkingTime] ?? ParkingGuard.usualMaxS
                ) : nil, startS: Self.seconds(startedAt))
        do throws(SystemError) {
            try SystemFile.makeFolder(folder.path)
            // Beside a trip, the camera of the trip before may just be ending.
            let timeoutS = variables[CameraBeside.variable] == nil ? 0.25 : 15
            guard let lock = try folder.lockForRecording(timeoutS: timeoutS) else {
                throw SystemError(number: EWOULDBLOCK)
            }
            self.lock = lock
        } catch {
            if error.number == EWOULDBLOCK { throw CameraError.isRecording(folder.path) }
            throw CameraError.noFolder(folder.path, error)
        }
        // Before any thread is started, which would get the signals otherwise.
        signals = try Signals.open(extra: SIGUSR1)
        sync = try FileSync()
        let space = try? FileSystemSpace(of: folder.path)
        ring = ClipRing(
            limitBytes: options[CameraCommandLine.limit], maxAgeS: options[CameraCommandLine.age],
            keepFreeBytes: options[CameraCommandLine.keepFree] ?? ClipRing.usualKeepFree(ofBytes: space?.size ?? 0))
        boot = BootTime.now?.boot ?? "unknown"
        let index = ClipRepair.repaired(folder, isRecorder: true)
        if index.damagedLines > 0 { Output.warn(CameraWarning.damagedIndex(lines: index.damagedLines)) }
        folder.compact(index)
        clips = index.clips
        let names = clips.map(\.name)
        bootNumber = index.number(ofBoot: boot, and: names)
        let number = bootNumber
        sequence = names.filter { $0.boot == number }.map(\.sequence).max() ?? 0
        if let moment = index.openMoment(boot: boot, nowS: nowS, now: LocalTime.now) { moments = [moment] }
    }

    static func seconds(_ instant: Instant) -> Double { Double(instant.nanoseconds) / 1e9 }
    var nowS: Double { Self.seconds(SystemClock.now) }

    func warn(_ warning: CameraWarning) { Output.warn(warning) }

    // MARK: Running

    func run() throws -> ExitStatus {
        channels = sources.map {
            CameraChannel($0, self, launch, segmentS: options[CameraCommandLine.segment] ?? 60)
        }
        loop.whenReadable(signals.number) { [self] in
            switch signals.next() {
            case 0: break
            case SIGUSR1: wish("signal")
            default: isOver = true
            }
        }
        let keys = Output.isTerminal(0) && Output.isTerminal(1) && clinux_take_keys() == 0
        defer { if keys { clinux_show_keys() } }
        loop.whenReadable(sync.wakeUp.number) { [self] in
            let numbers = sync.nextDone()
            sealing.subtract(numbers)
            for channel in channels { channel.writer.done(numbers) }
        }
        watchInput(keys)
        follower = TripFollower(variables, loop) { [weak self] in self?.handle($0, of: $1) }
        timer = loop.timer { [self] in tick() }
        if let durationS = options[CameraCommandLine.duration] {
            // It begins with the first picture; cameras that fail, or never send one, must not keep the program.
            endAt = startedAt.advanced(bySeconds: durationS + Self.longestStartS)
        }
        reference()
        try? Output.write([
            "recording \(channels.map { $0.source.shown }.joined(separator: ", ")) to \(folder.path)"
                + (keys ? "; p protects what was just recorded, q ends" : "")
        ])
        tick()
        loop.run { isOver }
        return try finish()
    }

    /// Follows the keys, or the end of the trip beside which this program runs.
    private func watchInput(_ keys: Bool) {
        let isBeside = variables[CameraBeside.variable] != nil
        guard keys || isBeside else { return }
        var watch: EventLoop.Watch?
        watch = loop.whenReadable(0) { [self] in
            if keys { return readKeys() }
            guard input == .end else { return }
            watch?.cancel()
            isOver = true
        }
    }

    /// What has come on standard input.
    private var input: ReadResult { (try? IO.read(0, atMost: 256)) ?? .end }

    private func readKeys() {
        guard case .bytes(let bytes) = input else { return }
        for byte in bytes {
            switch UnicodeScalar(byte) {
            case "p", "P": wish("key")
            case "q", "Q", "\u{3}", "\u{4}": isOver = true
            default: break
            }
        }
    }

    private func tick() {
        let now = SystemClock.now
        timer?.due = now.advanced(bySeconds: Self.tickS)
        for channel in channels { channel.tick(now) }
        if let endAt, now >= endAt { isOver = true }
        followSchedule(now)
        moments.removeAll { moment in
            !Set(channels.map(\.source.name)).contains { camera in
                ClipProtection.isOpen(moment, spans.filter { $0.name.camera == camera }, nowS: Self.seconds(now))
            }
        }
        if lastReferenceAt.map({ now.seconds(since: $0) > 600 }) ?? true { reference() }
        let ahead = channels.reduce(0.0) { $0 + $1.writer.bytesAhead }
        if ahead > 0, !makeRoom(bytes: Int64(ahead)) {
            for channel in channels where (channel.writer.current?.timing.durationS ?? 0) > 2 {
                channel.writer.mustCut = true
            }
        }
    }

    /// A camera has failed. If none has sent a picture, nobody waits longer for one than it was to be recorded.
    func cameraFailed() {
        guard !hasFrames, let durationS = options[CameraCommandLine.duration], channels.allSatisfy(\.hasFailed) else {
            return
        }
        endAt = startedAt.advanced(bySeconds: durationS)
    }

    /// What the clock of the calendar says now.
    private func reference() {
        lastReferenceAt = SystemClock.now
        guard let now = BootTime.now else { return }
        folder.append(
            ClipIndex.line(
                boot,
                ClipIndex.Reference(
                    bootUs: now.microseconds, time: LocalTime.now,
                    source: WallClock.isSynchronized == true ? .synchronized : .system)))
    }

    private func finish() throws -> ExitStatus {
        for channel in channels { channel.stop() }
        reference()
        // Checksums of protected clips are not left out.
        let deadline = SystemClock.now.advanced(bySeconds: 120)
        while !hashes.isEmpty || !sealing.isEmpty || !channels.allSatisfy(\.writer.isSafe), SystemClock.now < deadline {
            loop.step(longestS: 0.2)
        }
        sync.end()
        guard counts.clips > 0 else {
            // Nothing happened, or nobody drove.
            if schedule.parking != nil || schedule.isWithTrips { return .fine }
            throw CameraError.nothingRecorded
        }
        let protected = clips.count(where: \.isProtected)
        try Output.write([
            "\(Format.count(counts.clips, "clip")) recorded, \(Format.fixed(counts.seconds, 0)) s, "
                + "\(SizeText.shown(counts.bytes)); \(protected) protected"
        ])
        return .fine
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
        if !hasFrames, let durationS = options[CameraCommandLine.duration] {
            endAt = SystemClock.now.advanced(bySeconds: durationS)
        }
        hasFrames = true
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
        reference()
        counts.clips += 1
        counts.seconds += clip.durationS
        counts.bytes += clip.bytes
        protectNow()
        if clips[index].isProtected { seal(clips[index]) }
    }

    func cannotWrite(_ name: ClipName, _ error: SystemError) {
        if reportedErrors.insert(error.number).inserted { warn(.cannotWrite(folder.path(of: name.id), error)) }
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
        let recorded = channels.compactMap { $0.writer.current?.bytes }.reduce(0, +) - overLimitBytes
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
            warn(.noRoom(protectedBytes: protectedBytes))
        }
        guard let share = ring.protectedShare(entries, freeBytes: free) else { return }
        if share < 0.45 { hasReportedShare = false }
        if share >= 0.5, !hasReportedShare {
            hasReportedShare = true
            warn(.halfProtected(protectedBytes: protectedBytes, percent: Int((share * 100).rounded())))
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

    private func wish(_ reason: String) {
        wake()
        protect(ClipProtection.Moment(atS: nowS, reason: reason))
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
