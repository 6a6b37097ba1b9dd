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

    /// A clock that differs by more than this was set, in seconds.
    private static let maxClockStepS = 0.5

    let source: NamedSource
    private unowned let recorder: CameraRecorder
    private let loop: EventLoop
    private let launch: CameraLaunch

    let writer: ClipWriter
    private var processes: [Int32] = []
    private var output: FileDescriptor?
    private var errors: FileDescriptor?
    private var watches: [EventLoop.Watch] = []
    private var producer: FileDescriptor?
    private var errorText = ""
    private var splitter: any StreamSplitter = TransportStreamSplitter()
    private var startedAt = Instant.zero
    private var lastBytesAt = Instant.zero
    private var lastPictureAt = Instant.zero
    /// How far the clock of the calendar was ahead of that since the boot when the stream began, if it gives the times of
    /// frames.
    private var clockAheadS: Double?
    private var retry = RetryPause()
    private var retryTimer: EventLoop.Timer?
    private var wasReported = false
    private var hasReportedKeys = false
    /// Whether it has failed since the program began.
    private(set) var hasFailed = false
    private(set) var isStopped = true
    private(set) var frames = 0

    init(_ source: NamedSource, _ recorder: CameraRecorder, _ launch: CameraLaunch, segmentS: Double) {
        self.source = source
        self.recorder = recorder
        self.launch = launch
        loop = recorder.loop
        writer = ClipWriter(source, recorder, segmentS: segmentS)
        retryTimer = loop.timer { [weak self] in self?.start() }
    }

    // MARK: Starting

    func start() {
        isStopped = false
        retryTimer?.due = nil
        startedAt = SystemClock.now
        lastBytesAt = startedAt
        lastPictureAt = startedAt
        errorText = ""
        frames = 0
        writer.beginStream()
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
            fail((error as? any UserError)?.message.text ?? "\(error)")
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
        clockAheadS = VideoCommand.usesWallClock(input, audio: launch.audio) ? Self.nowAheadS : nil
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
                if let clockAheadS, abs(Self.nowAheadS - clockAheadS) > Self.maxClockStepS {
                    // ffmpeg would squeeze the pictures of an hour, or leave a gap.
                    return beginAgain(.clockWasSet(camera: source.shown))
                }
                add(splitter.add(bytes))
                if let failure = writer.failure { return handle(failure) }
            }
        }
    }

    private static var nowAheadS: Double {
        Double(LocalTime.now.microseconds) / 1e6 - Double(SystemClock.now.nanoseconds) / 1e9
    }

    /// Ends the clip and the child, and starts the camera again: with a picture that needs no other.
    private func beginAgain(_ warning: CameraWarning?) {
        endProcesses(isPolite: false)
        writer.endClip()
        if let warning { recorder.warn(warning) }
        start()
    }

    private func handle(_ failure: ClipWriter.Failure) {
        switch failure {
        case .growth(.noPicture): fail("what it sends is no video")
        case .growth(.noKeyFrame):
            beginAgain(hasReportedKeys ? nil : .noKeyFrames(camera: source.shown))
            hasReportedKeys = true
        case .noRoom: beginAgain(nil)
        }
    }

    private func add(_ pieces: [StreamPiece]) {
        let arrivalS = Double(lastBytesAt.nanoseconds) / 1e9
        if pieces.contains(where: { $0.frameS != nil }) { lastPictureAt = lastBytesAt }
        for piece in pieces
        where writer.add(piece, arrivalS: arrivalS, head: splitter.head, splitter.container) {
            if frames == 0, wasReported {
                recorder.warn(.worksAgain(camera: source.shown))
                wasReported = false
            }
            frames += 1
        }
    }

    /// Regularly: has the system write what is only in memory, and looks whether the camera still sends.
    func tick(_ now: Instant) {
        writer.tick()
        guard !isStopped, retryTimer?.due == nil else { return }
        let limitS = frames == 0 ? Self.startS : Self.stallS
        let lastAt = frames == 0 ? lastBytesAt : lastPictureAt
        if now.seconds(since: lastAt) > limitS { fail(endReason("no pictures for \(Int(limitS)) s")) }
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
        writer.endClip()
        guard !isStopped else { return }
        let ranS = frames == 0 ? 0 : lastBytesAt.seconds(since: startedAt)
        let pauseS = retry.next(afterS: ranS)
        retryTimer?.due = SystemClock.now.advanced(bySeconds: pauseS)
        wasReported = true
        hasFailed = true
        recorder.cameraFailed()
        recorder.warn(.retries(camera: source.shown, reason: reason, seconds: pauseS))
    }

    /// Ends the recording. ffmpeg writes what it still has.
    func stop() {
        guard !isStopped else { return }
        isStopped = true
        retryTimer?.due = nil
        endProcesses(isPolite: true)
        writer.endClip()
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
                lastBytesAt = SystemClock.now
                add(splitter.add(bytes))
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
