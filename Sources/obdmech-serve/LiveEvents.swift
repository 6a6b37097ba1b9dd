import Live
import System
import Telemetry
import WebServer

/// The streams of live values, which wait for trips that have not begun.
final class LiveFeeds {
    /// How often it is looked for programs that record, in seconds.
    private static let searchS = 1.0

    private let variables: [String: String]
    private let loop: EventLoop
    private var clients: [LiveEvents] = []
    private var timer: EventLoop.Timer?

    init(_ variables: [String: String], _ loop: EventLoop) {
        self.variables = variables
        self.loop = loop
        timer = loop.timer { [weak self] in self?.search() }
    }

    func serve(_ stream: EventStream) {
        clients.append(LiveEvents(stream, loop))
        search()
    }

    private func search() {
        clients.removeAll(where: \.isOver)
        if clients.contains(where: \.isWaiting) {
            let found = LiveSocketFolder.entries(variables).map { (path: $0.path, since: Self.since($0.path)) }
            let paths = found.sorted { $0.since > $1.since }.map(\.path)
            for client in clients where client.isWaiting { client.wait(for: paths) }
        }
        timer?.due = clients.isEmpty ? nil : SystemClock.now.advanced(bySeconds: Self.searchS)
    }

    private static func since(_ path: String) -> Int64 { (try? FileStatus(path: path))?.modifiedNs ?? 0 }
}

/// The events of one client: the lines of a program that records. It listens to all of them until one is in a trip: the
/// service is there between drives, too.
private final class LiveEvents {
    private final class Source {
        let path: String
        let reader: LiveReader
        var watch: EventLoop.Watch?

        init(_ path: String, _ reader: LiveReader) { (self.path, self.reader) = (path, reader) }
    }

    private static let beginning = "{\"type\":\"start\""
    private static let endings = ["{\"type\":\"summary\"", "{\"type\":\"error\""]

    private let stream: EventStream
    private let loop: EventLoop
    private var sources: [Source] = []
    /// The program that is in a trip.
    private var current: Source?
    private(set) var isOver = false

    var isWaiting: Bool { !isOver && current == nil }

    init(_ stream: EventStream, _ loop: EventLoop) {
        self.stream = stream
        self.loop = loop
        stream.closed = { [weak self] in
            self?.isOver = true
            self?.leaveAll()
        }
    }

    func wait(for paths: [String]) {
        for path in paths where !sources.contains(where: { $0.path == path }) {
            guard let reader = try? LiveReader(path: path) else { continue }
            let source = Source(path, reader)
            source.watch = loop.whenReadable(reader.number) { [weak self, weak source] in
                if let self, let source { read(source) }
            }
            sources.append(source)
        }
    }

    private func read(_ source: Source) {
        guard let lines = source.reader.lines() else {
            if current === source { current = nil }
            leave(source)
            return
        }
        if current == nil, lines.contains(where: { $0.hasPrefix(Self.beginning) }) {
            current = source
            for other in sources where other !== source { leave(other) }
        }
        guard current === source, !lines.isEmpty else { return }
        stream.send(lines: lines)
        if let last = lines.last, Self.endings.contains(where: last.hasPrefix) { current = nil }
    }

    private func leave(_ source: Source) {
        source.watch?.cancel()
        sources.removeAll { $0 === source }
    }

    private func leaveAll() {
        for source in sources { source.watch?.cancel() }
        sources = []
        current = nil
    }
}
