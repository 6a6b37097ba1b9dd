import EmbeddedData
import Formats
import Glibc
import Serving
import Settings
import System
import Telemetry
import WebServer

/// Pictures of the user's traffic cameras, for pages: `obdmech traffic show` has each fetched when somebody asks for it,
/// within its limits of time and size, and keeps it for a minute. A few run at a time, so that cameras without a response
/// hold up nothing but each other.
final class TrafficDesk {
    private static let maxRunning = 3
    private static let maxWaiting = 12
    /// How long a camera may take, and the program around it, in seconds.
    private static let cameraS = 10
    private static let timeoutS = 15.0
    private static let maxBytes = 1 << 16

    private final class Run {
        let key: String
        let number: Int32
        let output: FileDescriptor
        var bytes: [UInt8] = []
        var replies: [Reply]
        var watch: EventLoop.Watch?
        var timer: EventLoop.Timer?

        init(_ key: String, _ number: Int32, _ output: consuming FileDescriptor, _ replies: [Reply]) {
            self.key = key
            self.number = number
            self.output = output
            self.replies = replies
        }
    }

    private let program: String
    private let loop: EventLoop
    private var running: [Run] = []
    private var waiting: [(key: String, replies: [Reply])] = []

    init(program: String, loop: EventLoop) {
        self.program = program
        self.loop = loop
    }

    deinit {
        for run in running {
            ChildProcess.kill(run.number)
            _ = ChildProcess.wait(for: run.number)
        }
    }

    // MARK: Requests

    /// - Parameter units: the units that the user has set: "metric", "us" or "imperial".
    static func page(units: String) -> Response {
        var response = Response.page(DataFile.text("traffic.html").replacing("{units}", with: units))
        response.headers += [("Content-Security-Policy", LivePage.policy()), ("Cache-Control", "no-cache")]
        return response
    }

    /// What there is without a list.
    static var noList: Response {
        var response = LivePage.text(
            "Traffic cameras", "There is no list of traffic cameras: obdmech config set traffic-list FILE names one.")
        response.status = 404
        return response
    }

    /// Sends the picture of a camera, or why there is none.
    func picture(of key: String, _ request: Request, _ reply: Reply) {
        // A link or a form of another site may not make this computer ask a camera.
        guard request.headers["sec-fetch-site"] != "cross-site" else {
            return reply.send(Response(403, text: "requests of other sites are refused"))
        }
        // Several who ask for the same wait for the same.
        if let run = running.first(where: { $0.key == key }) {
            run.replies.append(reply)
        } else if let index = waiting.firstIndex(where: { $0.key == key }) {
            waiting[index].replies.append(reply)
        } else {
            waiting.removeAll { !$0.replies.contains(where: \.isWanted) }
            guard waiting.count < Self.maxWaiting else {
                return reply.send(Response(503, text: "too many pictures are being fetched: try again in a moment"))
            }
            waiting.append((key, [reply]))
            startNext()
        }
    }

    // MARK: Fetching

    private func startNext() {
        while running.count < Self.maxRunning, !waiting.isEmpty {
            let (key, replies) = waiting.removeFirst()
            if replies.contains(where: \.isWanted) { start(key, replies) }
        }
    }

    private func start(_ key: String, _ replies: [Reply]) {
        do throws(SystemError) {
            let pipe = try FileDescriptor.pipe()
            try pipe.writing.setBlocking()
            let end = pipe.writing.number
            let number = try ChildProcess.start(
                [program, "traffic", "show", "--json", "--timeout=\(Self.cameraS)", "--", key], input: "", output: end,
                errors: end)
            let run = Run(key, number, pipe.takeReading(), replies)
            run.watch = loop.whenReadable(run.output.number) { [weak self, weak run] in
                if let self, let run { read(run) }
            }
            run.timer = loop.timer { [weak self, weak run] in
                guard let self, let run else { return }
                ChildProcess.kill(run.number)
                self.end(run, ChildProcess.wait(for: run.number))
            }
            run.timer?.due = SystemClock.now.advanced(bySeconds: Self.timeoutS)
            running.append(run)
        } catch {
            let response = Response(500, text: "obdmech cannot be started: \(SystemError.text(error.number))")
            for reply in replies { reply.send(response) }
        }
    }

    private func read(_ run: Run) {
        switch (try? IO.read(run.output.number, atMost: 1 << 12)) ?? .end {
        case .wouldBlock: break
        case .bytes(let bytes): run.bytes += bytes.prefix(max(0, Self.maxBytes - run.bytes.count))
        case .end: end(run, ChildProcess.wait(for: run.number))
        }
    }

    private func end(_ run: Run, _ end: ChildProcess.End) {
        run.watch?.cancel()
        run.timer?.due = nil
        running.removeAll { $0 === run }
        let shown = ShownPicture(run.bytes)
        for reply in run.replies where reply.isWanted { reply.send(Self.response(shown, end)) }
        startNext()
    }

    private static func response(_ shown: ShownPicture, _ end: ChildProcess.End) -> Response {
        guard end == .exited(0), let picture = shown.picture,
            let descriptor = try? FileDescriptor.open(picture.file, O_RDONLY),
            let size = (try? FileStatus(path: picture.file))?.size
        else {
            let status = end == .exited(1) ? 502 : end == .exited(2) ? 404 : 500
            return Response(status, text: shown.message ?? "the picture could not be fetched")
        }
        var response = Response(OpenFile(descriptor, size: Int(size)), picture.type, range: nil)
        response.headers += [
            ("Cache-Control", "no-store"), ("Age", "\(picture.ageS)"),
            ("Content-Security-Policy", "default-src 'none'; sandbox"),
        ]
        return response
    }
}

/// The lists of traffic cameras that the user has set, which may change while pages are served.
final class TrafficLists {
    private let path: String?
    private var version: [Int64] = []
    private var kept: [String] = []

    init(_ variables: [String: String]) {
        let home = variables["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        path = (home ?? variables["HOME"].map { $0 + "/.config" }).map { $0 + "/obdmech/config" }
    }

    /// The files with lists; none if there is no such setting.
    var paths: [String] {
        guard let path, let status = try? FileStatus(path: path) else { return [] }
        let now = [status.size, status.modifiedNs]
        if now != version {
            version = now
            let bytes = (try? SystemFile.bytes(path)) ?? []
            let text = SettingsFile(bytes: bytes).settings.trafficList ?? ""
            kept = text.split(separator: ":").map(String.init)
        }
        return kept
    }

    /// The files on which the list of cameras depends.
    var files: [String] { paths + [path].compactMap(\.self) }
}
