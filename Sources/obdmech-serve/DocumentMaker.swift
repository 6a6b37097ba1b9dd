import Formats
import Glibc
import Serving
import System
import Telemetry
import WebServer

/// Makes documents by running `obdmech`, a few at a time, and keeps them while the database stays as it is.
///
/// A program of its own for each document: one that fails or takes too long harms no other, the event loop is never held up,
/// and what a page shows is what `obdmech report` shows.
final class DocumentMaker {
    /// How many run at a time.
    private static let maxRunning = 2
    private static let timeoutS = 30.0
    private static let maxBytes = 1 << 24
    private static let cacheBytes = 1 << 25

    /// The output of a program that runs.
    private final class Run {
        let document: ServedPath.Document
        let number: Int32
        let output: FileDescriptor
        let until: Instant
        let version: [Int64]
        var bytes: [UInt8] = []
        var replies: [Waiting]
        var watch: EventLoop.Watch?

        init(
            _ document: ServedPath.Document, _ number: Int32, _ output: consuming FileDescriptor, _ version: [Int64],
            _ replies: [Waiting]
        ) {
            self.document = document
            self.number = number
            self.output = output
            self.version = version
            self.replies = replies
            until = SystemClock.now.advanced(bySeconds: DocumentMaker.timeoutS)
        }
    }

    private let program: String
    private let files: () -> [String]
    private let loop: EventLoop
    private var running: [Run] = []
    private var queue: [(document: ServedPath.Document, replies: [Waiting])] = []
    private var cache: [ServedPath.Document: (version: [Int64], response: Response, usedAt: Instant)] = [:]
    private var timer: EventLoop.Timer?

    /// - Parameters:
    ///   - program: the file of `obdmech`.
    ///   - files: the databases and other files whose changes make documents out of date.
    init(program: String, files: @escaping () -> [String], loop: EventLoop) {
        self.program = program
        self.files = files
        self.loop = loop
        timer = loop.timer { [weak self] in self?.endSlow() }
    }

    deinit {
        for run in running {
            ChildProcess.kill(run.number)
            _ = ChildProcess.wait(for: run.number)
        }
    }

    /// Who waits for a document, and what becomes of it.
    private struct Waiting {
        /// Nil if nobody waits yet.
        let reply: Reply?
        let change: (Response) -> Response

        var isWanted: Bool { reply?.isWanted ?? true }
        func send(_ response: Response) { reply?.send(response.status == 200 ? change(response) : response) }
    }

    /// Makes a document before anybody asks for it.
    func prepare(_ document: ServedPath.Document) { make(document, Waiting(reply: nil) { $0 }) }

    /// - Parameter link: what the navigation of the page ends with, such as a link; nil for nothing else.
    func make(_ document: ServedPath.Document, _ reply: Reply, link: String?) {
        guard let link else { return make(document, Waiting(reply: reply) { $0 }) }
        let end = Array("</nav>".utf8)
        make(
            document,
            Waiting(reply: reply) { response in
                var response = response
                if let place = response.body.firstRange(of: end) {
                    response.body.replaceSubrange(place, with: link.utf8)
                }
                return response
            })
    }

    /// - Parameter page: makes a page of the document.
    func make(_ document: ServedPath.Document, _ reply: Reply, page: @escaping ([UInt8]) -> Response) {
        make(document, Waiting(reply: reply) { page($0.body) })
    }

    private func make(_ document: ServedPath.Document, _ reply: Waiting) {
        if let response = kept(document) { return reply.send(response) }
        // Several who ask for the same wait for the same.
        if let run = running.first(where: { $0.document == document && $0.version == version }) {
            run.replies.append(reply)
        } else if let index = queue.firstIndex(where: { $0.document == document }) {
            queue[index].replies.append(reply)
        } else {
            queue.append((document, [reply]))
            startNext()
        }
    }

    private func kept(_ document: ServedPath.Document) -> Response? {
        guard let kept = cache[document], kept.version == version else { return nil }
        cache[document]?.usedAt = SystemClock.now
        return kept.response
    }

    /// Changes with every transaction: SQLite writes to the log beside the database.
    private var version: [Int64] {
        files().flatMap { [$0, $0 + "-wal"] }.flatMap { path in
            (try? FileStatus(path: path)).map { [$0.size, $0.modifiedNs] } ?? [-1, -1]
        }
    }

    private func startNext() {
        while running.count < Self.maxRunning, !queue.isEmpty {
            let (document, replies) = queue.removeFirst()
            if let response = kept(document) {
                for reply in replies { reply.send(response) }
            } else if replies.contains(where: \.isWanted) {
                start(document, replies)
            }
        }
        timer?.due = running.map(\.until).min()
    }

    private func start(_ document: ServedPath.Document, _ replies: [Waiting]) {
        do throws(SystemError) {
            let pipe = try FileDescriptor.pipe()
            try pipe.writing.setBlocking()
            let number = try ChildProcess.start(
                [program] + document.arguments, input: "", output: pipe.writing.number)
            let run = Run(document, number, pipe.takeReading(), version, replies)
            run.watch = loop.whenReadable(run.output.number) { [weak self, weak run] in
                if let self, let run { read(run) }
            }
            running.append(run)
        } catch {
            for reply in replies {
                reply.send(Response(500, text: "obdmech cannot be started: \(SystemError.text(error.number))"))
            }
        }
    }

    private func read(_ run: Run) {
        switch (try? IO.read(run.output.number, atMost: 1 << 16)) ?? .end {
        case .wouldBlock: return
        case .bytes(let bytes):
            run.bytes += bytes
            if run.bytes.count > Self.maxBytes { end(run, Response(500, text: "the page is too large")) }
        case .end:
            let end = ChildProcess.wait(for: run.number)
            self.end(run, hasEnded: true, response(run, end))
        }
    }

    private func response(_ run: Run, _ end: ChildProcess.End) -> Response {
        // 1 says that the car has a fault, and 5 that a part of the database cannot be read: there is a document then.
        guard case .exited(let status) = end, [0, 1, 5].contains(status), !run.bytes.isEmpty else {
            let command = "'obdmech \(run.document.arguments.joined(separator: " "))'"
            return end == .exited(2)
                ? Response(404, text: "there is nothing to show; \(command) in a terminal says why")
                : Response(500, text: "the page could not be made; \(command) in a terminal says why")
        }
        var response =
            switch run.document.kind {
            case .page: Response.page(String(decoding: run.bytes, as: UTF8.self))
            case .json: Response(200, "application/json", run.bytes)
            case .metrics:
                Response(200, "application/openmetrics-text; version=1.0.0; charset=utf-8", run.bytes)
            case .text(let title): LivePage.text(title, String(decoding: run.bytes, as: UTF8.self))
            }
        response.headers.append(("Cache-Control", "no-cache"))
        return response
    }

    private func end(_ run: Run, hasEnded: Bool = false, _ response: Response) {
        run.watch?.cancel()
        running.removeAll { $0 === run }
        if !hasEnded {
            ChildProcess.kill(run.number)
            _ = ChildProcess.wait(for: run.number)
        }
        for reply in run.replies { reply.send(response) }
        if response.status == 200 { keep(run.document, run.version, response) }
        startNext()
    }

    private func keep(_ document: ServedPath.Document, _ version: [Int64], _ response: Response) {
        cache[document] = (version, response, SystemClock.now)
        while cache.values.reduce(0, { $0 + $1.response.body.count }) > Self.cacheBytes, cache.count > 1,
            let oldest = cache.min(by: { $0.value.usedAt < $1.value.usedAt })
        {
            cache[oldest.key] = nil
        }
    }

    private func endSlow() {
        let now = SystemClock.now
        for run in running where run.until <= now { end(run, Response(500, text: "the page takes too long")) }
        timer?.due = running.map(\.until).min()
    }
}
