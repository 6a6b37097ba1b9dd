import EmbeddedData
import Glibc
import Serving
import System
import WebServer

/// What the camera sees and has recorded, for pages: `obdmech camera` makes each film and each picture as a file, which is
/// kept while it is open, and is nowhere else.
final class CameraDesk {
    /// How many films are kept for a browser that plays them piece by piece.
    private static let maxFilms = 6

    /// A file that a command makes, which has a name only until it is open.
    private final class MadeFile {
        let path: String

        init(_ path: String) { self.path = path }

        deinit { SystemFile.remove(path) }

        var opened: OpenFile? {
            guard let descriptor = try? FileDescriptor.open(path, O_RDONLY),
                let size = (try? FileStatus(path: path))?.size
            else { return nil }
            return OpenFile(descriptor, size: Int(size))
        }
    }

    private let program: String
    private let folder: String
    private let queue: CommandQueue<String, OpenFile?>
    private var films: [(id: String, file: OpenFile)] = []

    /// - Parameter folder: for files until they are open.
    init(program: String, folder: String, loop: EventLoop) {
        self.program = program
        self.folder = folder
        queue = CommandQueue(
            maxRunning: 2, maxWaiting: 20, limits: ChildOutput.Limits(bytes: 1 << 20, seconds: 60), loop: loop)
    }

    // MARK: Requests

    static func page(editToken: String?) -> Response {
        var response = Response.page(PageTemplate.filled(DataFile.text("camera.html"), ["csrf": editToken ?? ""]))
        let policy = LivePage.policy() + "; media-src 'self'"
        response.headers += [("Content-Security-Policy", policy), ("Cache-Control", "no-store")]
        return response
    }

    /// The picture that was recorded last.
    func picture(_ reply: Responder) {
        make("now", ["preview", "--recorded"], "jpg") { file in
            guard let file else { return reply.send(Response(404, text: "nothing is being recorded")) }
            var response = Response(file, "image/jpeg", range: nil)
            response.headers.append(("Cache-Control", "no-store"))
            reply.send(response)
        }
    }

    func picture(ofClip id: String, _ reply: Responder) {
        make(id + ".jpg", ["show"], "jpg", operand: id) { file in
            guard let file else { return reply.send(Response(404, text: "there is no picture of it")) }
            var response = Response(file, "image/jpeg", range: nil)
            response.headers.append(("Cache-Control", "max-age=3600"))
            reply.send(response)
        }
    }

    func film(ofClip id: String, range: String?, _ reply: Responder) {
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
        let file = NewFile.temporary(for: "\(folder)/obdmech-\(getpid()).\(ending)") + "." + ending
        let words = [program, "camera"] + words + ["--output=\(file)"] + (operand.map { ["--", $0] } ?? [])
        let isAccepted = queue.request(
            key,
            job: {
                let made = MadeFile(file)
                return .command(words) { result, _ in
                    guard case .success(.ended(.exited(0))) = result else { return nil }
                    return made.opened
                }
            }, send: reply)
        if !isAccepted { reply(nil) }
    }
}
