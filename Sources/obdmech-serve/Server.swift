import CommandLine
import EmbeddedData
import Formats
import Glibc
import Live
import Serving
import System
import Telemetry
import Terminal
import Transports
import WebServer

/// `obdmech serve`.
final class Server {
    /// How many streams of live values are served at a time; the rest of the clients is left for pages.
    private static let maxStreams = 100
    private static let minTokenLength = 8
    /// How long pages of a fleet's database are kept: nothing here shows when it changes.
    private static let maxFleetAgeS = 60.0

    private let loop = EventLoop()
    private let variables: [String: String]
    private let listener: TCPListener
    private let certificate: WebServer.Certificate?
    private let token: String?
    private let gate: AccessGate
    private var tries = TokenTries()
    private let documents: DocumentMaker
    private let units: String
    private let feeds: LiveFeeds
    /// Nil if nothing can be edited.
    private let edits: EditDesk?
    private let phones: PhoneDesk?
    private let camera: CameraDesk
    private let traffic: TrafficDesk
    private let lists: TrafficLists
    private var server: WebServer?

    init(_ options: Options, _ variables: [String: String]) throws {
        self.variables = variables
        let inherited = SystemdSockets.first(variables).flatMap(TCPListener.inherited)
        let wanted = inherited?.address ?? options[ServeCommandLine.listen] ?? "127.0.0.1:8080"
        let address = try Self.address(wanted)
        token = try Self.token(options, variables, isPublic: !address.isLoopback)
        if token == nil, !address.isLoopback { throw ServeError.needsToken(address.text) }
        certificate = try Self.certificate(options)
        gate = AccessGate(
            token: token, hasTLS: certificate != nil,
            names: [SystemFile.line("/proc/sys/kernel/hostname"), address.host].compactMap(\.self))
        listener = try inherited ?? TCPListener.listen(host: address.host, port: address.port)
        units = (options[ServeCommandLine.units] ?? .metric).rawValue
        let program = try Self.program(variables)
        let clips = UserFolders(variables).clips
        let lists = TrafficLists(variables)
        let stored = Self.databases(variables) + [clips + "/index.jsonl"]
        documents = DocumentMaker(
            program: program, files: { stored + lists.files },
            maxAgeS: FleetFolder.copy(variables) == nil ? nil : Self.maxFleetAgeS, loop: loop)
        self.lists = lists
        traffic = TrafficDesk(program: program, loop: loop)
        let own = variables["RUNTIME_DIRECTORY"] ?? variables["XDG_RUNTIME_DIR"] ?? variables["TMPDIR"]
        camera = CameraDesk(
            program: program, folder: own.flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp", loop: loop)
        edits = options[ServeCommandLine.edit] ? EditDesk(program: program, loop: loop) : nil
        phones = options[ServeCommandLine.phones].map { [loop] in PhoneDesk(port: $0, loop) }
        feeds = LiveFeeds(variables, loop)
    }

    func run() throws -> ExitStatus {
        server = WebServer(listener: listener.number, certificate: certificate, on: loop) {
            [weak self] request, reply in
            self?.answer(request, reply)
        }
        guard server != nil else { throw ServeError.badCertificate }
        let signals = try Signals.open()
        var isOver = false
        loop.whenReadable(signals.number) { isOver = signals.next() != 0 }
        // Beside a trip, the end of the input is the end of the program that recorded it. What it said last is sent first.
        var lastWords: EventLoop.Timer?
        if variables[BesideVariable.name] != nil {
            let timer = loop.timer { isOver = true }
            lastWords = timer
            var watch: EventLoop.Watch?
            watch = loop.whenReadable(0) {
                guard ((try? IO.read(0, atMost: 256)) ?? .end) == .end else { return }
                watch?.cancel()
                timer.due = SystemClock.now.advanced(bySeconds: Self.lastWordsS)
            }
        }
        try announce()
        if case .document(let first) = ServedPath("/") { documents.prepare(first.shown(in: units)) }
        loop.run { isOver }
        lastWords?.due = nil
        return .fine
    }

    private static let lastWordsS = 0.3

    private func announce() throws {
        try Output.write(["listening on \(root(listener.address))"])
        guard let token, Output.isTerminal(1) else { return }
        // Of all interfaces, that by which a phone finds this computer.
        let port = listener.address.split(separator: ":").last ?? ""
        let isEverywhere = listener.address.hasPrefix("0.0.0.0:") || listener.address.hasPrefix("[::]:")
        let reachable = NetworkInterfaces.addresses().first { !$0.isLoopback }
        let address = isEverywhere ? reachable.map { "\($0.address):\(port)" } : listener.address
        let entrance = root(address ?? listener.address) + "?token=" + URLText.encoded(token)
        let picture = QRCode.lines(entrance).map { $0 + "\n" }.joined()
        // Its colors are its own: a camera needs dark squares on a light ground.
        try? IO.writeAll(Array((picture + entrance + "\n").utf8), to: 1)
    }

    private func root(_ address: String) -> String { "\(certificate == nil ? "http" : "https")://\(address)/" }

    // MARK: Requests

    private func answer(_ request: Request, _ reply: Responder) {
        guard !request.bringsToken || tries.mayTry(request.client, now: SystemClock.now) else {
            return reply.send(Response(429, text: "too many wrong tokens: try again in a minute"))
        }
        switch gate.decide(request, now: LocalTime.now) {
        case .refused(let response):
            if request.bringsToken, response.status == 401 { tries.failed(request.client, now: SystemClock.now) }
            return reply.send(response)
        case .admitted(let response): return reply.send(response)
        case .allowed: break
        case .allowedWith(let cookie): reply.headers.append(("Set-Cookie", cookie))
        }
        if request.path == PhoneDesk.path, let phones { return phones.handle(request, reply) }
        let isEdit = request.path.hasPrefix("/edit/")
        if request.method == "POST", isEdit, let edits { return edits.handle(request, reply) }
        guard request.method == "GET" || request.method == "HEAD" else {
            let text = edits == nil ? "this server only shows; --edit allows changes" : "nothing is changed here"
            var response = Response(405, text: text)
            response.headers.append(("Allow", "GET, HEAD"))
            return reply.send(response)
        }
        if isEdit, let edits, let number = ServedEdit.trip(request.path) {
            guard case .document(let trip) = ServedPath("/trip/\(number).json") else { return }
            return documents.make(trip, reply) { edits.page(number, $0) }
        }
        switch ServedPath(request.path) {
        case .health: reply.send(Response(200, text: "ok"))
        case .live:
            reply.send(
                LivePage.response(units: units, editToken: edits?.token, hasTraffic: !lists.paths.isEmpty))
        case .liveDesigns:
            reply.send(LivePage.designs(folder: UserFolders(variables)[.configuration].map { $0 + "/dash" }))
        case .liveTrack: reply.send(LivePage.json(feeds.track))
        case .asset(let name): reply.send(LivePage.asset(name))
        case .camera: reply.send(CameraDesk.page(editToken: edits?.token))
        case .cameraPicture: camera.picture(reply)
        case .clip(let id, true): camera.picture(ofClip: id, reply)
        case .clip(let id, false): camera.film(ofClip: id, range: request.headers["range"], reply)
        case .traffic where lists.paths.isEmpty, .trafficPicture where lists.paths.isEmpty:
            reply.send(TrafficDesk.noList)
        case .traffic: reply.send(TrafficDesk.page(units: units))
        case .trafficPicture(let key): traffic.picture(of: key, request, reply)
        case .document(let document):
            let document = document.negotiated(request.headers["accept"])
            documents.make(document.shown(in: units), reply, link: link(document))
        case .liveEvents:
            guard request.method == "GET" else { return reply.send(Response(200, "text/event-stream", [])) }
            guard server.map({ $0.streams < Self.maxStreams }) == true else {
                return reply.send(Response(503, text: "too many clients"))
            }
            feeds.serve(reply.stream(), isThin: request.query["thin"] != nil)
        case nil: reply.send(Response(404, text: "there is nothing here"))
        }
    }

    /// What the navigation of a page ends with: what only a server has. Nil for what is no page.
    private func link(_ document: ServedPath.Document) -> String? {
        guard document.kind == .page else { return nil }
        let edit = edits == nil ? nil : document.trip.map { " <a href=\"/edit/trip/\($0)\">Edit</a>" }
        let hasClips = SystemFile.isFolder(UserFolders(variables).clips)
        let hasTraffic = !lists.paths.isEmpty
        let links = [
            " <a href=\"/live\">Live</a>", hasClips ? " <a href=\"/camera\">Camera</a>" : nil,
            hasTraffic ? " <a href=\"/traffic\">Traffic</a>" : nil, edit,
        ].compactMap(\.self)
        return links.joined() + "</nav>"
    }

    // MARK: Settings

    private struct Address {
        let host: String
        let port: UInt16
        let text: String

        /// Whether only this computer reaches it.
        var isLoopback: Bool {
            ["localhost", "::1", "0:0:0:0:0:0:0:1"].contains(host)
                || host.hasPrefix("127.") && host.split(separator: ".").count == 4
        }
    }

    private static func address(_ text: String) throws(ServeError) -> Address {
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]),
            colon > text.startIndex
        else { throw ServeError.noAddress(text) }
        let host = text[..<colon]
        let isBracketed = host.hasPrefix("[") && host.hasSuffix("]")
        guard isBracketed || !host.contains(":") else { throw ServeError.noAddress(text) }
        return Address(host: String(isBracketed ? host.dropFirst().dropLast() : host), port: port, text: text)
    }

    /// - Parameter isPublic: whether others reach the address, who could try short tokens.
    private static func token(
        _ options: Options, _ variables: [String: String], isPublic: Bool
    ) throws(ServeError) -> String? {
        let minTokenLength = isPublic ? Self.minTokenLength : 1
        var token = options[ServeCommandLine.token] ?? variables[BesideVariable.token]
        if let path = options[ServeCommandLine.tokenFile] {
            token = try text(of: path).split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        }
        if let token,
            token.utf8.count < minTokenLength || !token.allSatisfy({ $0.isASCII && $0 > " " && $0 < "\u{7F}" })
        {
            throw ServeError.weakToken(minLength: minTokenLength)
        }
        return token
    }

    private static func certificate(_ options: Options) throws(ServeError) -> WebServer.Certificate? {
        guard let certificate = options[ServeCommandLine.certificate], let key = options[ServeCommandLine.key] else {
            return nil
        }
        return WebServer.Certificate(certificate: try text(of: certificate), key: try text(of: key))
    }

    private static func text(of path: String) throws(ServeError) -> String {
        do throws(SystemError) {
            return String(decoding: try SystemFile.bytes(path) ?? [], as: UTF8.self)
        } catch {
            throw ServeError.cannotRead(path, error)
        }
    }

    /// `obdmech`, beside this program or in PATH.
    private static func program(_ variables: [String: String]) throws(ServeError) -> String {
        guard let found = try? ProgramBeside.find("obdmech", variables) else { throw ServeError.noProgram }
        return found
    }

    /// The databases that `obdmech` may show: the user's own, or that of the service (`Environment.existingDatabase`).
    private static func databases(_ variables: [String: String]) -> [String] {
        if let path = FleetFolder.copy(variables) ?? variables["OBDMECH_DATABASE"], !path.isEmpty { return [path] }
        return [UserFolders(variables)[.data], UserFolders.ofService].compactMap(\.self).map { $0 + "/obdmech.db" }
    }
}

/// Why nothing can be served.
enum ServeError: UserError {
    case noAddress(String)
    case needsToken(String)
    case weakToken(minLength: Int)
    case cannotRead(String, SystemError)
    case badCertificate
    /// `obdmech` is not installed.
    case noProgram

    var message: UserMessage {
        switch self {
        case .noAddress(let text):
            UserMessage("invalid --listen '\(text)'", advice: "expected ADDRESS:PORT, such as 192.168.1.5:8080")
        case .needsToken(let address):
            UserMessage(
                "cannot serve on '\(address)' without a token",
                advice: "others in the network could see where and when you drive; choose one: --token TEXT")
        case .weakToken(let length):
            UserMessage(
                "the token cannot be used",
                advice: "it needs at least \(length) letters, digits or punctuation marks, without spaces")
        case .cannotRead(let path, let error): "cannot read '\(path)': \(SystemError.text(error.number))"
        case .badCertificate:
            UserMessage(
                "the certificate and its key cannot be used", advice: "both must be PEM files, and belong together")
        case .noProgram:
            UserMessage("'obdmech' is not installed", advice: "install the package obdmech", status: .system)
        }
    }
}
