import CLinux
import Camera
import Clips
import CommandLine
import Formats
import Glibc
import System
import Telemetry
import Terminal

/// `obdmech camera record`: cameras, when they record, and what asks to protect their clips.
final class CameraRecorder {
    private static let tickS = 1.0
    /// How long a camera may take to its first picture.
    private static let longestStartS = 60.0
    /// How long a camera may take to end.
    private static let endingS = 15.0
    /// The length of a clip, unless the user says so.
    private static let usualSegmentS = 60.0
    /// How long checksums and writing to a slow disk may take at the end.
    private static let lastWorkS = 120.0

    let loop = EventLoop()
    let shelf: ClipShelf
    private let signals: Signals
    private let variables: [String: String]
    let options: Options
    private let sources: [NamedSource]
    private let launch: CameraLaunch
    var channels: [CameraChannel] = []
    private var follower: TripFollower?
    var isOver = false
    private var endAt: Instant?
    private let startedAt = SystemClock.now
    private var hasFrames = false
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
        schedule = RecordingSchedule(
            isWithTrips: options[CameraCommandLine.withTrips],
            parking: options[CameraCommandLine.parking]
                ? (
                    options[CameraCommandLine.minVoltage] ?? LowVoltage.usualV,
                    options[CameraCommandLine.parkingTime] ?? ParkingGuard.usualMaxS
                ) : nil, startS: Self.seconds(startedAt))
        let folder = ClipFolder(CameraProgram.folder(options, variables))
        // Beside a trip, the camera of the trip before may just be ending.
        let lock = try ClipShelf.lock(
            folder, timeoutS: variables[CameraBeside.variable] == nil ? 0.25 : Self.endingS)
        // Before any thread is started, which would get the signals otherwise.
        signals = try Signals.open(extra: SIGUSR1)
        let space = try? FileSystemSpace(of: folder.path)
        let ring = ClipRing(
            limitBytes: options[CameraCommandLine.limit], maxAgeS: options[CameraCommandLine.age],
            keepFreeBytes: options[CameraCommandLine.keepFree] ?? ClipRing.usualKeepFree(ofBytes: space?.size ?? 0))
        shelf = try ClipShelf(folder, lock, ring, loop, nowS: Self.seconds(SystemClock.now))
    }

    static func seconds(_ instant: Instant) -> Double { Double(instant.nanoseconds) / 1e9 }
    var nowS: Double { Self.seconds(SystemClock.now) }

    func warn(_ warning: CameraWarning) { Output.warn(warning) }

    // MARK: Running

    func run() throws -> ExitStatus {
        channels = sources.map {
            CameraChannel($0, self, launch, segmentS: options[CameraCommandLine.segment] ?? Self.usualSegmentS)
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
        shelf.recordedBytes = { [self] in channels.compactMap { $0.writer.current?.bytes }.reduce(0, +) }
        loop.whenReadable(shelf.sync.wakeUp.number) { [self] in
            let numbers = shelf.done()
            for channel in channels { channel.writer.done(numbers) }
        }
        watchInput(keys)
        follower = TripFollower(variables, loop) { [weak self] in self?.handle($0, of: $1) }
        timer = loop.timer { [self] in tick() }
        if let durationS = options[CameraCommandLine.duration] {
            // It begins with the first picture; cameras that fail, or never send one, must not keep the program.
            endAt = startedAt.advanced(bySeconds: durationS + Self.longestStartS)
        }
        shelf.noteTime()
        try? Output.write([
            "recording \(channels.map { $0.source.shown }.joined(separator: ", ")) to \(shelf.folder.path)"
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
        shelf.tick(now, cameras: Set(channels.map(\.source.name)))
        let ahead = channels.reduce(0.0) { $0 + $1.writer.bytesAhead }
        if ahead > 0, !shelf.makeRoom(bytes: Int64(ahead)) {
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

    private func finish() throws -> ExitStatus {
        for channel in channels { channel.stop() }
        shelf.noteTime()
        // Checksums of protected clips are not left out.
        let deadline = SystemClock.now.advanced(bySeconds: Self.lastWorkS)
        while shelf.isBusy || !channels.allSatisfy(\.writer.isSafe), SystemClock.now < deadline {
            loop.step(longestS: 0.2)
        }
        shelf.sync.end()
        let counts = shelf.counts
        guard counts.clips > 0 else {
            // Nothing happened, or nobody drove.
            if schedule.parking != nil || schedule.isWithTrips { return .fine }
            throw CameraError.nothingRecorded
        }
        try Output.write([
            "\(Format.count(counts.clips, "clip")) recorded, \(Format.fixed(counts.seconds, 0)) s, "
                + "\(Format.bytes(counts.bytes)); \(shelf.protectedCount) protected"
        ])
        return .fine
    }

    /// The first frame of a clip has arrived.
    func clipBegan(_ writer: ClipWriter) {
        if !hasFrames, let durationS = options[CameraCommandLine.duration] {
            endAt = SystemClock.now.advanced(bySeconds: durationS)
        }
        hasFrames = true
        shelf.clipBegan(writer)
    }

    private func wish(_ reason: String) {
        wake()
        shelf.protect(ClipProtection.Moment(atS: nowS, reason: reason))
    }
}
