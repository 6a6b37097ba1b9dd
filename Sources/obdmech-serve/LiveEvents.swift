import Glibc
import Live
import System
import Telemetry
import WebServer

/// The events of one client: the lines of the live socket of the program that records, the newest one if there are several.
/// It waits for a trip that has not begun.
final class LiveEvents {
    /// How often it is looked for a program that records, in seconds.
    private static let searchS = 1.0

    private let stream: EventStream
    private let loop: EventLoop
    private let variables: [String: String]
    private var reader: LiveReader?
    private var watch: EventLoop.Watch?
    private var timer: EventLoop.Timer?
    private(set) var isOver = false

    init(_ stream: EventStream, _ variables: [String: String], loop: EventLoop) {
        self.stream = stream
        self.variables = variables
        self.loop = loop
        timer = loop.timer { [weak self] in self?.search() }
        stream.closed = { [weak self] in self?.end() }
        search()
    }

    private func search() {
        guard !isOver, reader == nil else { return }
        for entry in LiveSocketFolder.entries(variables).reversed() {
            guard let found = try? LiveReader(path: entry.path) else { continue }
            reader = found
            watch = loop.whenReadable(found.number) { [weak self] in self?.read() }
            return
        }
        timer?.due = SystemClock.now.advanced(bySeconds: Self.searchS)
    }

    private func read() {
        guard let lines = reader?.lines() else {
            watch?.cancel()
            reader = nil
            timer?.due = SystemClock.now
            return
        }
        if !lines.isEmpty { stream.send(lines: lines) }
    }

    private func end() {
        isOver = true
        watch?.cancel()
        reader = nil
        timer?.due = nil
    }
}
