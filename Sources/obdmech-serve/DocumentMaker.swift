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
    private static let cacheBytes = 1 << 25

    /// A document, and what it is made of.
    private struct Key: Hashable {
        let document: ServedPath.Document
        let version: StoredVersion
    }

    private let program: String
    private let files: () -> [String]
    private let maxAgeS: Double?
    private let queue: CommandQueue<Key, Response>
    private var cache: [ServedPath.Document: (version: StoredVersion, response: Response, usedAt: Instant)] = [:]

    /// - Parameters:
    ///   - program: the file of `obdmech`.
    ///   - files: the databases and other files whose changes make documents out of date.
    ///   - maxAgeS: after so long they are out of date anyway, in seconds; nil for never.
    init(program: String, files: @escaping () -> [String], maxAgeS: Double?, loop: EventLoop) {
        self.program = program
        self.files = files
        self.maxAgeS = maxAgeS
        // A copy of a large fleet's database takes longer than any page.
        let seconds = maxAgeS == nil ? 30.0 : 300
        queue = CommandQueue(maxRunning: 2, limits: ChildOutput.Limits(bytes: 1 << 24, seconds: seconds), loop: loop)
    }

    /// Who waits for a document, and what becomes of it.
    private struct Waiting {
        /// Nil if nobody waits yet.
        let reply: Responder?
        let change: (Response) -> Response

        var isWanted: Bool { reply?.isWanted ?? true }
        func send(_ response: Response) { reply?.send(response.status == 200 ? change(response) : response) }
    }

    /// Makes a document before anybody asks for it.
    func prepare(_ document: ServedPath.Document) { make(document, Waiting(reply: nil) { $0 }) }

    /// - Parameter link: what the navigation of the page ends with, such as a link; nil for nothing else.
    func make(_ document: ServedPath.Document, _ reply: Responder, link: String?) {
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
    func make(_ document: ServedPath.Document, _ reply: Responder, page: @escaping ([UInt8]) -> Response) {
        make(document, Waiting(reply: reply) { page($0.body) })
    }

    private func make(_ document: ServedPath.Document, _ reply: Waiting) {
        if let response = kept(document) { return reply.send(response) }
        _ = queue.request(
            Key(document: document, version: version), isWanted: { reply.isWanted },
            job: { [weak self] in self?.job(document) ?? .made(Response(503, text: "the server ends")) },
            send: reply.send)
    }

    private func job(_ document: ServedPath.Document) -> CommandQueue<Key, Response>.Job {
        if let response = kept(document) { return .made(response) }
        let version = version
        let showsChanges = version.showsChanges(nowNs: LocalTime.now.microseconds * 1000)
        return .command([program] + document.arguments) { [weak self] result, bytes in
            let response =
                switch result {
                case .success(let outcome): Self.response(document, outcome, bytes)
                case .failure(let error): Response.notStarted(error)
                }
            if response.status == 200, showsChanges { self?.keep(document, version, response) }
            return response
        }
    }

    private func kept(_ document: ServedPath.Document) -> Response? {
        guard let kept = cache[document], kept.version == version else { return nil }
        cache[document]?.usedAt = SystemClock.now
        return kept.response
    }

    /// Changes with every transaction: SQLite writes to the log beside the database.
    private var version: StoredVersion {
        StoredVersion(
            files().flatMap { [$0, $0 + "-wal"] }.map { path in
                (try? FileStatus(path: path)).map {
                    StoredVersion.File(size: $0.size, modifiedNs: $0.modifiedNs, inode: $0.inode)
                }
            }, period: maxAgeS.map { Int64(Double(LocalTime.now.microseconds) / 1e6 / $0) } ?? 0)
    }

    private static func response(
        _ document: ServedPath.Document, _ outcome: ChildOutput.Outcome, _ bytes: [UInt8]
    ) -> Response {
        let command = "'obdmech \(document.arguments.joined(separator: " "))'"
        switch outcome {
        case .tooSlow: return Response(500, text: "the page takes too long")
        case .tooLong: return Response(500, text: "the page is too large")
        // 1 says that the car has a fault, and 5 that a part of the database cannot be read: there is a document then.
        case .ended(.exited(let status)) where [0, 1, 5].contains(status) && !bytes.isEmpty: break
        case .ended(.exited(2)):
            return Response(404, text: "there is nothing to show; \(command) in a terminal says why")
        case .ended: return Response(500, text: "the page could not be made; \(command) in a terminal says why")
        }
        var response =
            switch document.kind {
            case .page: Response.page(String(decoding: bytes, as: UTF8.self))
            case .json: Response(200, "application/json", bytes)
            case .metrics: Response(200, "text/plain; version=0.0.4; charset=utf-8", bytes)
            case .openMetrics: Response(200, "application/openmetrics-text; version=1.0.0; charset=utf-8", bytes)
            case .text(let title): LivePage.text(title, String(decoding: bytes, as: UTF8.self))
            }
        response.headers.append(("Cache-Control", "no-cache"))
        if [.metrics, .openMetrics].contains(document.kind) { response.headers.append(("Vary", "Accept")) }
        return response
    }

    private func keep(_ document: ServedPath.Document, _ version: StoredVersion, _ response: Response) {
        cache[document] = (version, response, SystemClock.now)
        while cache.values.reduce(0, { $0 + $1.response.body.count }) > Self.cacheBytes, cache.count > 1,
            let oldest = cache.min(by: { $0.value.usedAt < $1.value.usedAt })
        {
            cache[oldest.key] = nil
        }
    }
}
