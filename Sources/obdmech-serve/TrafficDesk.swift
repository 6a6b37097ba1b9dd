import EmbeddedData
import Formats
import Glibc
import Serving
import Settings
import System
import WebServer

/// Pictures of the user's traffic cameras, for pages: `obdmech traffic show` has each fetched when somebody asks for it,
/// within its limits of time and size, and keeps it for a minute. A few run at a time, so that cameras without a response
/// hold up nothing but each other.
final class TrafficDesk {
    /// How long a camera may take, in seconds.
    private static let cameraS = 10

    private let program: String
    private let queue: CommandQueue<String, Response>

    init(program: String, loop: EventLoop) {
        self.program = program
        queue = CommandQueue(
            maxRunning: 3, maxWaiting: 12,
            limits: ChildOutput.Limits(bytes: 1 << 20, seconds: Double(Self.cameraS) + 5),
            hasErrors: true, loop: loop)
    }

    // MARK: Requests

    /// - Parameter units: the units that the user has set: "metric", "us" or "imperial".
    static func page(units: String) -> Response {
        var response = Response.page(PageTemplate.filled(DataFile.text("traffic.html"), ["units": units]))
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
    func picture(of key: String, _ request: Request, _ reply: Responder) {
        // A link or a form of another site may not make this computer ask a camera.
        guard request.headers["sec-fetch-site"] != "cross-site" else {
            return reply.send(Response(403, text: "requests of other sites are refused"))
        }
        let words = [program, "traffic", "show", "--json", "--timeout=\(Self.cameraS)", "--", key]
        let isAccepted = queue.request(
            key, isWanted: { reply.isWanted },
            job: {
                .command(words) { result, bytes in
                    switch result {
                    case .success(let outcome): Self.response(ShownPicture(bytes), outcome)
                    case .failure(let error): .notStarted(error)
                    }
                }
            }, send: reply.send)
        if !isAccepted {
            reply.send(Response(503, text: "too many pictures are being fetched: try again in a moment"))
        }
    }

    private static func response(_ shown: ShownPicture, _ outcome: ChildOutput.Outcome) -> Response {
        guard outcome == .ended(.exited(0)), let picture = shown.picture,
            let descriptor = try? FileDescriptor.open(picture.file, O_RDONLY),
            let size = (try? FileStatus(path: picture.file))?.size
        else {
            let status = outcome == .ended(.exited(1)) ? 502 : outcome == .ended(.exited(2)) ? 404 : 500
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
        path = UserFolders(variables)[.configuration].map { $0 + "/config" }
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
