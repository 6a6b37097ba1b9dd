import EmbeddedData
import Formats
import Serving
import System
import Telemetry
import WebServer

/// Changes of stored trips and cars by taps, each of which runs `obdmech`. Only a page of this server knows the token that a
/// request must bring, so that no other site can make a browser send one.
final class EditDesk {
    private static let maxRunning = 4
    private static let maxBytes = 1 << 12
    private static let timeoutS = 30.0
    /// The name of the field with the token.
    private static let tokenField = "csrf"

    private final class Run {
        let number: Int32
        let output: FileDescriptor
        let reply: Reply
        let edit: ServedEdit
        let wantsPage: Bool
        var bytes: [UInt8] = []
        var watch: EventLoop.Watch?
        var timer: EventLoop.Timer?

        init(_ number: Int32, _ output: consuming FileDescriptor, _ reply: Reply, _ edit: ServedEdit, wantsPage: Bool) {
            self.number = number
            self.output = output
            self.reply = reply
            self.edit = edit
            self.wantsPage = wantsPage
        }
    }

    private let program: String
    private let loop: EventLoop
    private var running: [Run] = []
    /// What pages send back to show that they are this server's.
    let token: String

    init(program: String, loop: EventLoop) {
        self.program = program
        self.loop = loop
        var random = SystemRandomNumberGenerator()
        token = (0..<4).map { _ in String(UInt64.random(in: .min ... .max, using: &random), radix: 36) }.joined()
    }

    deinit {
        for run in running {
            ChildProcess.kill(run.number)
            _ = ChildProcess.wait(for: run.number)
        }
    }

    /// Makes the change that a form asks for.
    func handle(_ request: Request, _ reply: Reply) {
        guard let form = request.form else { return reply.send(Response(415, text: "the request must be a form")) }
        // Compared by their hashes, so that the time says nothing.
        guard let given = form[Self.tokenField]?.first, SHA256.hash(given) == SHA256.hash(token) else {
            return reply.send(Response(403, text: "load the page again: it is of an earlier start of the server"))
        }
        guard running.count < Self.maxRunning else { return reply.send(Response(503, text: "try again in a moment")) }
        do throws(ServedEdit.FormError) {
            let edit = try ServedEdit(request.path, form: form, today: LocalTime.today)
            start(edit, reply, wantsPage: request.headers["accept"]?.contains("text/html") == true)
        } catch {
            switch error {
            case .noPath: reply.send(Response(404, text: "there is nothing to change here"))
            case .field(let name): reply.send(Response(400, text: "'\(name)' is missing or cannot be used"))
            }
        }
    }

    private func start(_ edit: ServedEdit, _ reply: Reply, wantsPage: Bool) {
        do throws(SystemError) {
            let pipe = try FileDescriptor.pipe()
            try pipe.writing.setBlocking()
            let end = pipe.writing.number
            let number = try ChildProcess.start([program] + edit.arguments, input: "", output: end, errors: end)
            let run = Run(number, pipe.takeReading(), reply, edit, wantsPage: wantsPage)
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
            reply.send(Response(500, text: "obdmech cannot be started: \(SystemError.text(error.number))"))
        }
    }

    private func read(_ run: Run) {
        switch (try? IO.read(run.output.number, atMost: 1 << 12)) ?? .end {
        case .wouldBlock: break
        case .bytes(let bytes): run.bytes += bytes.prefix(max(0, Self.maxBytes - run.bytes.count))
        case .end: self.end(run, ChildProcess.wait(for: run.number))
        }
    }

    private func end(_ run: Run, _ end: ChildProcess.End) {
        run.watch?.cancel()
        run.timer?.due = nil
        running.removeAll { $0 === run }
        guard end == .exited(0) else {
            let text = String(decoding: run.bytes, as: UTF8.self)
            return run.reply.send(Response(409, text: text.isEmpty ? "nothing was changed" : text))
        }
        run.reply.send(run.wantsPage ? .redirect(to: run.edit.path) : Response(200, text: "changed"))
    }

    // MARK: Pages

    /// The page on which a trip is changed.
    /// - Parameter trip: the JSON of the trip.
    func page(_ number: String, _ trip: [UInt8]) -> Response {
        let trip = JSON(parsing: trip)
        func text(_ name: String) -> String { Markup.escaped(trip?[name]?.text ?? "") }
        var tags = ""
        if case .array(let words) = trip?["tags"] { tags = words.compactMap(\.text).joined(separator: " ") }
        let day = LocalTime.today.description
        let page = [
            "{number}": number, "{csrf}": token, "{tags}": Markup.escaped(tags), "{driver}": text("driver"),
            "{note}": text("note"), "{vin}": text("vin"), "{day}": day,
        ].reduce(DataFile.text("edit.html")) { $0.replacing($1.key, with: $1.value) }
        var response = Response.page(page)
        response.headers += [
            ("Content-Security-Policy", LivePage.policy(hasForms: true)), ("Cache-Control", "no-store"),
        ]
        return response
    }
}

/// Text in pages.
enum Markup {
    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
