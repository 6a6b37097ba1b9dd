import Camera
import Clips
import Formats
import Glibc
import System
import Telemetry

/// One camera: the child that records, the stream that it sends, and the clip that is written. A camera that fails is
/// tried again, with growing pauses.
final class CameraChannel {
    /// A camera that sends nothing for so long is started again, in seconds.
    private static let stallS = 5.0
    /// The same at the beginning: an address in the network is resolved, a program is loaded.
    private static let startS = 20.0
    /// What is kept while the last clip is made safe, before pictures are dropped.
    private static let maxBacklogBytes = 64 << 20

    /// A clip that is recorded.
    final class Current {
        let name: ClipName
        let container: ClipContainer
        var timing: ClipTiming
        var file: Int32?
        var bytes: Int64 = 0
        /// What waits until the last clip is safe.
        var backlog: [UInt8] = []
        var isDropped = false

        init(_ name: ClipName, _ container: ClipContainer, _ timing: ClipTiming) {
            self.name = name
            self.container = container
            self.timing = timing
        }
    }

    let source: NamedSource
    private unowned let recorder: Recorder
    private let loop: EventLoop
    private let launch: CameraLaunch

    private(set) var current: Current?
    private var processes: [Int32] = []
    private var output: FileDescriptor?
    private var errors: FileDescriptor?
    private var watches: [EventLoop.Watch] = []
    private var producer: FileDescriptor?
    private var errorText = ""
    private var splitter: any StreamSplitter = TransportStreamSplitter()
    private var timing: ClipTiming
    private var startedAt = Instant.zero
    private var lastBytesAt = Instant.zero
    private var retry = RetryPause()
    private var retryTimer: EventLoop.Timer?
    private var wasReported = false
    /// Whether the clip is to end at the next picture with which another can begin.
    var mustCut = false
    private(set) var isStopped = true
    private(set) var frames = 0
    /// The bytes of the last clip, and how many arrive per second.
    private(set) var lastClipBytes: Int64 = 0
    var bytesPerS: Double {
        guard let current, current.timing.durationS > 1 else { return 0 }
        return Double(current.bytes) / current.timing.durationS
    }
    /// The files that are made safe after a clip.
    private var closing: Set<Int32> = []

    init(_ source: NamedSource, _ recorder: Recorder, _ launch: CameraLaunch, segmentS: Double) {
        self.source = source
        self.recorder = recorder
        self.launch = launch
        loop = recorder.loop
        timing = ClipTiming(lengthS: segmentS)
        retryTimer = loop.timer { [weak self] in self?.start() }
    }

    // MARK: Starting

    func start() {
        isStopped = false
        retryTimer?.due = nil
        startedAt = SystemClock.now
        lastBytesAt = startedAt
        errorText = ""
        frames = 0
        do {
            let input = try launch.producer(source.source)
            switch input {
            case .ready(let ready): try record(ready, from: nil)
            case .command(let words, let ready):
                let pipe = try FileDescriptor.pipe()
                pipe.writing.widenPipe(toBytes: 1 << 20)
                try pipe.writing.setBlocking()
                try pipe.reading.setBlocking()
                processes.append(
                    try ChildProcess.start(words, input: -1, output: pipe.writing.number, errors: -1))
                let reading = pipe.takeReading()
                if let ready { return try record(ready, from: reading) }
                recognize(reading)
            }
        } catch let error as SystemError {
            fail(SystemError.text(error.number))
        } catch {
            fail("\(error)")
        }
    }

    /// Waits for the first bytes of a program, which say what it writes.
    private func recognize(_ reading: consuming FileDescriptor) {
        let number = reading.number
        producer = consume reading
        var watch: EventLoop.Watch?
        watch = loop.whenReadable(number) { [weak self] in
            watch?.cancel()
            guard let self, let bytes = producer?.peekedPipe(maxBytes: 4096) else { return }
            guard !bytes.isEmpty, let reading = producer.take() else { return fail(endReason("the program has ended")) }
            do throws(SystemError) {
                try record(.stream(VideoCommand.StreamKind(firstBytes: bytes)), from: reading)
            } catch {
                fail(SystemError.text(error.number))
            }
        }
        if let watch { watches.append(watch) }
    }

    private func record(_ input: VideoCommand.Input, from reading: consuming FileDescriptor?) throws(SystemError) {
        splitter =
            VideoCommand.container(input) == .matroska
            ? MatroskaSplitter() as any StreamSplitter : TransportStreamSplitter()
        let pipe = try FileDescriptor.pipe()
        pipe.writing.widenPipe(toBytes: 1 << 20)
        try pipe.writing.setBlocking()
        let failures = try FileDescriptor.pipe()
        try failures.writing.setBlocking()
        let words = launch.words(
            VideoCommand.recording(input, quality: launch.quality, encoder: launch.encoder, audio: launch.audio))
        processes.append(
            try ChildProcess.start(
                words, input: reading?.number ?? -1, output: pipe.writing.number, errors: failures.writing.number))
        let stream = pipe.takeReading()
        let messages = failures.takeReading()
        watches.append(loop.whenReadable(stream.number) { [weak self] in self?.read() })
        watches.append(loop.whenReadable(messages.number) { [weak self] in self?.readErrors() })
        output = consume stream
        errors = consume messages
    }

    // MARK: Reading

    private func readErrors() {
        guard let result = try? errors?.read() else { return }
        if case .bytes(let bytes) = result {
            errorText = String((errorText + String(decoding: bytes, as: UTF8.self)).suffix(2000))
        }
        if case .end = result { watches.last?.isEnabled = false }
    }

    /// Reads what has arrived, some of it at a time: other cameras wait.
    private func read() {
        for _ in 0..<8 {
            guard let result = try? output?.read(atMost: 1 << 17) else {
                return fail(endReason("the stream has ended"))
            }
            switch result {
            case .wouldBlock: return
            case .end: return fail(endReason("the stream has ended"))
            case .bytes(let bytes):
                lastBytesAt = SystemClock.now
                let arrivalS = Double(lastBytesAt.nanoseconds) / 1e9
                for piece in splitter.add(bytes) { add(piece, arrivalS) }
            }
        }
    }

    private func add(_ piece: StreamPiece, _ arrivalS: Double) {
        if let frameS = piece.frameS {
            if piece.isCut, current == nil || mustCut || timing.isDue(at: frameS) { beginClip() }
            guard current != nil else { return }
            timing.add(frameS: frameS, arrivalS: arrivalS)
            current?.timing = timing
            frames += 1
            if timing.frames == 1 { recorder.clipBegan(self) }
        }
        guard let current, !current.isDropped else { return }
        write(piece.bytes, to: current)
    }

    // MARK: Clips

    private func beginClip() {
        mustCut = false
        endClip()
        timing.next()
        guard recorder.hasRoom(for: self) else { return }
        if frames == 0, wasReported {
            recorder.warn(.worksAgain(camera: source.shown))
            wasReported = false
        }
        let clip = Current(recorder.nextName(source.name), splitter.container, timing)
        clip.backlog = splitter.head
        current = clip
        if closing.isEmpty { open(clip) }
    }

    /// Opens the file of a clip and writes what has waited. No file is ever replaced.
    private func open(_ clip: Current) {
        do throws(SystemError) {
            let file = try FileDescriptor.open(
                recorder.folder.path(of: clip.name.id + "." + clip.container.rawValue),
                O_WRONLY | O_CREAT | O_EXCL)
            clip.file = dup(file.number)
            let backlog = clip.backlog
            clip.backlog = []
            write(backlog[...], to: clip)
        } catch {
            drop(clip, error)
        }
    }

    private func write(_ bytes: ArraySlice<UInt8>, to clip: Current) {
        guard let file = clip.file else {
            if clip.backlog.count < Self.maxBacklogBytes { clip.backlog += bytes }
            return
        }
        var rest = bytes
        do throws(SystemError) {
            try IO.write(&rest, to: file)
        } catch {
            // What cannot be written may fit after older clips are deleted.
            guard error.number == ENOSPC || error.number == EDQUOT, recorder.makeRoom(bytes: 4 << 20) else {
                return drop(clip, error)
            }
            do throws(SystemError) {
                try IO.write(&rest, to: file)
            } catch {
                return drop(clip, error)
            }
        }
        clip.bytes += Int64(bytes.count)
    }

    /// Ends a clip that cannot be written. What it has stays.
    private func drop(_ clip: Current, _ error: SystemError) {
        clip.isDropped = true
        recorder.cannotWrite(clip.name, error)
        endClip()
    }

    /// Ends the clip, whose file is made safe in the background.
    func endClip() {
        guard let clip = current else { return }
        current = nil
        if let file = clip.file {
            closing.insert(file)
            recorder.sync.close(file)
        } else if clip.bytes == 0, clip.backlog.isEmpty {
            return
        } else if clip.file == nil, !clip.isDropped {
            // The one before is still being made safe: this one is so short that it need not wait.
            open(clip)
            if let file = clip.file { recorder.sync.close(file) }
        }
        lastClipBytes = clip.bytes
        recorder.clipEnded(clip, self)
    }

    /// Files that are safe now.
    func closed(_ files: Set<Int32>) {
        closing.subtract(files)
        if closing.isEmpty, let current, current.file == nil, !current.isDropped { open(current) }
    }

    /// Regularly: has the system write what is only in memory, and looks whether the camera still sends.
    func tick(_ now: Instant) {
        if let file = current?.file { recorder.sync.flush(file) }
        guard !isStopped, retryTimer?.due == nil else { return }
        let limitS = frames == 0 ? Self.startS : Self.stallS
        if now.seconds(since: lastBytesAt) > limitS { fail(endReason("no pictures for \(Int(limitS)) s")) }
    }

    // MARK: Ending

    /// The last line that ffmpeg wrote, or what is known otherwise.
    private func endReason(_ otherwise: String) -> String {
        readErrors()
        let line = errorText.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
        return line.isEmpty ? otherwise : SafeText.shown(line.lowercasedFirst, isLine: true)
    }

    private func fail(_ reason: String) {
        endProcesses(isPolite: false)
        endClip()
        guard !isStopped else { return }
        let ranS = frames == 0 ? 0 : lastBytesAt.seconds(since: startedAt)
        let pauseS = retry.next(afterS: ranS)
        retryTimer?.due = SystemClock.now.advanced(bySeconds: pauseS)
        wasReported = true
        recorder.warn(.retries(camera: source.shown, reason: reason, seconds: pauseS))
    }

    /// Ends the recording. ffmpeg writes what it still has.
    func stop() {
        guard !isStopped else { return }
        isStopped = true
        retryTimer?.due = nil
        endProcesses(isPolite: true)
        endClip()
    }

    private func endProcesses(isPolite: Bool) {
        for watch in watches { watch.cancel() }
        watches = []
        if isPolite, let number = processes.last, output != nil {
            ChildProcess.terminate(number)
            let deadline = SystemClock.now.advanced(bySeconds: 2)
            while SystemClock.now < deadline {
                guard Poll.isReady(output?.number ?? -1, for: POLLIN, seconds: 0.2) else { continue }
                guard case .bytes(let bytes)? = try? output?.read() else { break }
                let arrivalS = Double(SystemClock.now.nanoseconds) / 1e9
                for piece in splitter.add(bytes) { add(piece, arrivalS) }
            }
        }
        for number in processes {
            ChildProcess.kill(number)
            _ = ChildProcess.wait(for: number)
        }
        processes = []
        producer = nil
        output = nil
        errors = nil
    }
}

extension String {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
