import EmbeddedData
import Glibc
import System
import Telemetry
import WebServer

/// What the camera sees and has recorded, for pages: `obdmech camera` makes each film and each picture as a file, which is
/// kept while it is open, and is nowhere else.
final class CameraDesk {
    /// How many films are kept for a browser that plays them piece by piece.
    private static let maxFilms = 6
    private static let maxRunning = 2
    private static let maxWaiting = 20
    private static let timeoutS = 60.0

    private final class Run {
        let key: String
        let number: Int32
        let output: FileDescriptor
        let file: String
        var replies: [(OpenFile?) -> Void]
        var watch: EventLoop.Watch?
        var timer: EventLoop.Timer?

        init(_ key: String, _ number: Int32, _ output: consuming FileDescriptor, _ file: String) {
            self.key = key
            self.number = number
            self.output = output
            self.file = file
            replies = []
        }
    }

    private let program: String
    private let folder: String
    private let loop: EventLoop
    private var running: [Run] = []
    private var waiting: [(key: String, words: [String], reply: (OpenFile?) -> Void)] = []
    private var films: [(id: String, file: OpenFile)] = []

    /// - Parameter folder: for files until they are open.
    init(program: String, folder: String, loop: EventLoop) {
        self.program = program
        self.folder = folder
        self.loop = loop
    }

    deinit {
        for run in running {
            ChildProcess.kill(run.number)
            _ = ChildProcess.wait(for: run.number)
            SystemFile.remove(run.file)
        }
    }

    // MARK: Requests

    static func page(editToken: String?) -> Response {
        var response = Response.page(DataFile.text("camera.html").replacing("{csrf}", with: editToken ?? ""))
        let policy = LivePage.policy() + "; media-src 'self'"
        response.headers += [("Content-Security-Policy", policy), ("Cache-Control", "no-store")]
        return response
    }

    /// The picture that was recorded last.
    func picture(_ reply: Reply) {
        make("now", ["preview", "--recorded"], "jpg") { file in
            guard let file else { return reply.send(Response(404, text: "nothing is being recorded")) }
            var response = Response(file, "image/jpeg", range: nil)
            response.headers.append(("Cache-Control", "no-store"))
            reply.send(response)
        }
    }

    func picture(ofClip id: String, _ reply: Reply) {
        make(id + ".jpg", ["show"], "jpg", operand: id) { file in
            guard let file else { return reply.send(Response(404, text: "there is no picture of it")) }
            var response = Response(file, "image/jpeg", range: nil)
            response.headers.append(("Cache-Control", "max-age=3600"))
            reply.send(response)
        }
    }

    func film(ofClip id: String, range: String?, _ reply: Reply) {
        func send(_ file: OpenFile) {
            var response = Response(file, "video/mp4", range: range)
            response.headers.append(("Cache-Control", "no-cache"))
            reply.send(response)
        }
        if let index = films.firstIndex(where: { $0.id == id }) {
            films.append(films.remove(at: index))
            return send(films[films.count - 1].file)
        }
        make(id + ".mp4", ["export", "--no-captions", "--show-hidden"], "mp4", operand: id) { [weak self] file in
            guard let file else { return reply.send(Response(404, text: "there is no film of it")) }
            if let self, !films.contains(where: { $0.id == id }) {
                films = films.suffix(Self.maxFilms - 1) + [(id, file)]
            }
            send(file)
        }
    }

    // MARK: Making files

    /// - Parameter reply: gets the file; nil if it cannot be made.
    private func make(
        _ key: String, _ words: [String], _ ending: String, operand: String? = nil,
        _ reply: @escaping (OpenFile?) -> Void
    ) {
        if let run = running.first(where: { $0.key == key }) { return run.replies.append(reply) }
        guard waiting.count < Self.maxWaiting else { return reply(nil) }
        let file = NewFile.temporary(for: "\(folder)/obdmech-\(getpid()).\(ending)") + "." + ending
        let words = ["camera"] + words + ["--output=\(file)"] + (operand.map { ["--", $0] } ?? [])
        waiting.append((key, [file] + words, reply))
        startNext()
    }

    private func startNext() {
        while running.count < Self.maxRunning, !waiting.isEmpty {
            let (key, words, reply) = waiting.removeFirst()
            if let run = running.first(where: { $0.key == key }) {
                run.replies.append(reply)
                continue
            }
            guard let pipe = try? FileDescriptor.pipe(), (try? pipe.writing.setBlocking()) != nil,
                let number = try? ChildProcess.start(
                    [program] + words.dropFirst(), input: -1, output: pipe.writing.number, errors: -1)
            else {
                reply(nil)
                continue
            }
            follow(Run(key, number, pipe.takeReading(), words[0]), reply)
        }
    }

    private func follow(_ run: Run, _ reply: @escaping (OpenFile?) -> Void) {
        run.replies = [reply]
        run.watch = loop.whenReadable(run.output.number) { [weak self, weak run] in
            guard let self, let run, case .end = (try? run.output.read()) ?? .end else {
                return
            }
            end(run)
        }
        run.timer = loop.timer { [weak self, weak run] in
            guard let self, let run else { return }
            ChildProcess.kill(run.number)
            end(run)
        }
        run.timer?.due = SystemClock.now.advanced(bySeconds: Self.timeoutS)
        running.append(run)
    }

    private func end(_ run: Run) {
        run.watch?.cancel()
        run.timer?.due = nil
        running.removeAll { $0 === run }
        let end = ChildProcess.wait(for: run.number)
        var file: OpenFile?
        if end == .exited(0), let descriptor = try? FileDescriptor.open(run.file, O_RDONLY),
            let size = (try? FileStatus(path: run.file))?.size
        {
            file = OpenFile(descriptor, size: Int(size))
        }
        SystemFile.remove(run.file)
        for reply in run.replies { reply(file) }
        startNext()
    }
}
