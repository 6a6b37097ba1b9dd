import Formats
import Live
import System
import Telemetry
import WebServer

/// The live values of the program that records, for all clients at once: each program is read once, however many look, so
/// that a trip has one reader more and no client can hold it up.
final class LiveFeeds {
    /// How often it is looked for programs that record, in seconds.
    private static let searchS = 1.0
    /// How long programs are read on when nobody looks any more, in seconds: a page is loaded again.
    private static let lingerS = 60.0
    /// A source that floods is read no further than this many lines for an event.
    private static let maxPending = 4096

    private final class Source {
        let path: String
        let reader: LiveReader
        var watch: EventLoop.Watch?

        init(_ path: String, _ reader: LiveReader) {
            self.path = path
            self.reader = reader
        }
    }

    private final class Client {
        let stream: EventStream
        /// Whether it wants only the latest sample of each signal.
        let isThin: Bool
        var isGone = false

        init(_ stream: EventStream, isThin: Bool) {
            self.stream = stream
            self.isThin = isThin
        }
    }

    private let variables: [String: String]
    private let loop: EventLoop
    private var clients: [Client] = []
    /// All programs that record, until one is in a trip: the service is there between drives, too.
    private var sources: [Source] = []
    /// The program that is in a trip.
    private var current: Source?
    private(set) var state = LiveState()
    private var pending: [String] = []
    /// No client gets more than thirty events a second.
    private var pace = FramePace(rateHz: 30)
    private var lookedAt = SystemClock.now
    private var search: EventLoop.Timer?
    private var frame: EventLoop.Timer?

    init(_ variables: [String: String], _ loop: EventLoop) {
        self.variables = variables
        self.loop = loop
        search = loop.timer { [weak self] in self?.lookAround() }
        frame = loop.timer { [weak self] in self?.send() }
    }

    /// Serves the lines as they come.
    /// - Parameter isThin: whether only the latest sample of each signal is sent with an event.
    func serve(_ stream: EventStream, isThin: Bool) {
        let client = Client(stream, isThin: isThin)
        stream.closed = { [weak client] in client?.isGone = true }
        // What is pending is in the state already.
        let lines = state.lines
        if !lines.isEmpty {
            send()
            stream.send(EventStream.Event(lines: lines))
        }
        clients.append(client)
        lookAround()
    }

    /// Where the car has been: "places" in degrees of latitude and longitude, "course" in meters on the map of a game.
    var track: JSON {
        func json(_ track: LiveTrack) -> JSON { .array(track.points.map { .array($0.map { .number($0) }) }) }
        return .object([("places", json(state.places)), ("course", json(state.course))])
    }

    // MARK: Programs that record

    private func lookAround() {
        let now = SystemClock.now
        clients.removeAll(where: \.isGone)
        if !clients.isEmpty { lookedAt = now }
        guard now.seconds(since: lookedAt) < Self.lingerS else {
            leaveAll()
            search?.due = nil
            return
        }
        if current == nil {
            let found = LiveSocketFolder.entries(variables).map { (path: $0.path, since: Self.since($0.path)) }
            for path in found.sorted(by: { $0.since > $1.since }).map(\.path) { listen(to: path) }
        }
        search?.due = now.advanced(bySeconds: Self.searchS)
    }

    private static func since(_ path: String) -> Int64 { (try? FileStatus(path: path))?.modifiedNs ?? 0 }

    private func listen(to path: String) {
        guard !sources.contains(where: { $0.path == path }), let reader = try? LiveReader(path: path) else { return }
        let source = Source(path, reader)
        source.watch = loop.whenReadable(reader.number) { [weak self, weak source] in
            if let self, let source { read(source) }
        }
        sources.append(source)
    }

    private func read(_ source: Source) {
        guard let lines = source.reader.lines() else { return leave(source) }
        if current == nil, lines.contains(where: LiveState.isBeginning) {
            current = source
            for other in sources where other !== source { leave(other) }
        }
        guard current === source else { return }
        for line in lines where state.add(line) { pending.append(line) }
        if pending.count > Self.maxPending { send() }
        if state.hasEnded { current = nil }
        if pace.isDue(at: SystemClock.now) { send() } else if !pending.isEmpty { frame?.due = pace.waitsUntil }
    }

    private func leave(_ source: Source) {
        source.watch?.cancel()
        sources.removeAll { $0 === source }
        guard current === source else { return }
        current = nil
        // It was killed, or its computer's power was cut.
        guard !state.isEmpty else { return }
        send()
        state = LiveState()
        for client in clients { client.stream.send(EventStream.Event(lines: ["{}"], name: "gone")) }
    }

    private func leaveAll() {
        for source in sources { source.watch?.cancel() }
        sources = []
        current = nil
        pending = []
        state = LiveState()
    }

    // MARK: Clients

    private func send() {
        guard !pending.isEmpty else { return }
        pace.sent(at: SystemClock.now)
        frame?.due = nil
        let lines = pending
        pending.removeAll(keepingCapacity: true)
        guard !clients.isEmpty else { return }
        let isKept = lines.contains { !LiveState.isFleeting($0) }
        // The same bytes for all.
        var whole: EventStream.Event?
        var thin: EventStream.Event?
        for client in clients where !client.isGone {
            if client.isThin {
                let event = thin ?? EventStream.Event(lines: LiveState.latest(lines), isKept: isKept)
                thin = event
                client.stream.send(event)
            } else {
                let event = whole ?? EventStream.Event(lines: lines, isKept: isKept)
                whole = event
                client.stream.send(event)
            }
        }
    }
}
