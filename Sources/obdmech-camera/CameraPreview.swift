import Camera
import Clips
import CommandLine
import Formats
import Glibc
import System
import Telemetry
import Terminal

/// `obdmech camera preview`: one picture of the camera, in the terminal where it can show pictures, else in a file.
enum CameraPreview {
    private static let widthPx = 640

    static func show(_ options: Options, _ variables: [String: String]) throws {
        let isJPEG = options[CameraCommandLine.output]?.hasSuffix(".jpg") == true
        let png: [UInt8]
        let folder = ClipFolder(CameraProgram.folder(options, variables))
        if options[CameraCommandLine.recorded] || !options.isGiven(CameraCommandLine.source) && folder.isRecording {
            png = try recorded(folder, isJPEG: isJPEG)
        } else {
            let source = NamedSource.all(options[CameraCommandLine.source])[0]
            try CameraLaunch.check(source.source)
            let launch = try CameraLaunch(variables, quality: options[CameraCommandLine.quality] ?? .high)
            png = try picture(source.source, launch)
        }
        let graphics = options[CameraCommandLine.graphics] ?? TerminalPicture.kind(variables)
        let output = options[CameraCommandLine.output]
        if let output { try write(png, to: output) }
        let isShown = options.isGiven(CameraCommandLine.graphics) || graphics != nil && Output.isTerminal(1)
        if output == nil, !isShown {
            // Nobody could see it.
            let name = "camera.png"
            try write(png, to: name)
            return
        }
        let temporary = NewFile.temporary(for: "/tmp/obdmech-preview.png")
        defer { SystemFile.remove(temporary) }
        let file = try NewFile.create(temporary)
        try IO.writeAll(png, to: file.number)
        try draw(file: temporary, options, variables)
    }

    /// The latest picture of the clip that is being recorded: the camera is taken.
    private static func recorded(_ folder: ClipFolder, isJPEG: Bool) throws -> [UInt8] {
        guard folder.isRecording, let clip = folder.known.clips.last(where: { !$0.isClosed }) else {
            throw CameraError.nothingNow
        }
        // A second before the end there is a key frame, whatever the camera.
        for backS in ["-1", "-3", "-10"] {
            let words =
                ["ffmpeg", "-nostdin", "-loglevel", "error", "-sseof", backS, "-i", folder.path(of: clip.file)]
                + ["-map", "0:v:0", "-frames:v", "1", "-c:v", isJPEG ? "mjpeg" : "png", "-f", "image2pipe", "pipe:1"]
            if let (bytes, end) = try? ChildProcess.output(of: words), end == .exited(0), !bytes.isEmpty {
                return bytes
            }
        }
        throw CameraError.noPicture("the clip has just begun")
    }

    /// One picture as a PNG file.
    private static func picture(_ source: CameraSource, _ launch: CameraLaunch) throws -> [UInt8] {
        let pipe = try FileDescriptor.pipe()
        try pipe.writing.setBlocking()
        try pipe.reading.setBlocking()
        // Not blocking: ffmpeg must not wait for its errors to be read.
        let errors = try FileDescriptor.pipe()
        var processes: [Int32] = []
        defer {
            for number in processes {
                ChildProcess.kill(number)
                _ = ChildProcess.wait(for: number)
            }
        }
        switch try launch.producer(source) {
        case .ready(let input):
            processes.append(
                try ChildProcess.start(
                    launch.words(VideoCommand.picture(input)), input: -1, output: pipe.writing.number,
                    errors: errors.writing.number))
        case .command(let words, let input):
            let stream = try FileDescriptor.pipe()
            try stream.writing.setBlocking()
            try stream.reading.setBlocking()
            processes.append(
                try ChildProcess.start(words, input: -1, output: stream.writing.number, errors: -1))
            var known = input
            if known == nil, Poll.isReady(stream.reading.number, for: POLLIN, seconds: 10) {
                known = .stream(VideoCommand.StreamKind(firstBytes: stream.reading.peekedPipe(maxBytes: 4096)))
            }
            guard let known else { throw CameraError.noPicture("nothing came for 10 s") }
            processes.append(
                try ChildProcess.start(
                    launch.words(VideoCommand.picture(known)), input: stream.reading.number,
                    output: pipe.writing.number, errors: errors.writing.number))
        }
        let reading = pipe.takeReading()
        var bytes: [UInt8] = []
        let deadline = SystemClock.now.advanced(bySeconds: 15)
        while SystemClock.now < deadline {
            guard Poll.isReady(reading.number, for: POLLIN, seconds: 0.5) else { continue }
            guard case .bytes(let more) = try reading.read() else { break }
            bytes += more
        }
        guard bytes.isEmpty else { return bytes }
        var reason = "nothing came for 15 s"
        if case .bytes(let text)? = try? errors.reading.read() {
            reason =
                String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline).last.map(String.init) ?? reason
        }
        throw CameraError.noPicture(SafeText.shown(reason, isLine: true))
    }

    /// Writes a new file, or replaces an older one.
    static func write(_ bytes: [UInt8], to path: String) throws {
        do throws(SystemError) { try NewFile.replace(path, with: bytes) } catch {
            throw CameraError.notMade(path, SystemError.text(error.number))
        }
        try Output.write(["wrote \(path)"])
    }

    /// Shows a file in the terminal, if that understands pictures.
    static func draw(file: String, _ options: Options, _ variables: [String: String]) throws {
        guard let kind = options[CameraCommandLine.graphics] ?? TerminalPicture.kind(variables),
            Output.isTerminal(1) || options.isGiven(CameraCommandLine.graphics)
        else { return }
        let base = ["ffmpeg", "-nostdin", "-loglevel", "error", "-i", file, "-frames:v", "1"]
        let scale = "scale='min(iw,\(widthPx))':-2"
        switch kind {
        case .kitty:
            let (png, _) = try ChildProcess.output(
                of: base + ["-vf", scale, "-c:v", "png", "-f", "image2pipe", "pipe:1"])
            try IO.writeAll(Array(TerminalPicture.kitty(png: png).utf8), to: 1)
        case .sixel:
            let (rgb, _) = try ChildProcess.output(
                of: base + ["-vf", "scale=\(widthPx):-2", "-f", "rawvideo", "-pix_fmt", "rgb24", "pipe:1"])
            try IO.writeAll(Array(TerminalPicture.sixel(rgb: rgb, width: widthPx).utf8), to: 1)
        }
    }
}
