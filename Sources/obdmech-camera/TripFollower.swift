import Camera
import Live
import System
import Telemetry

/// Reads the trip that another program of this computer records, by its live socket.
final class TripFollower {
    private static let searchS = 2.0

    private let loop: EventLoop
    private let variables: [String: String]
    private let handle: (ClipTrigger.News) -> Void
    private var reader: LiveReader?
    private var watch: EventLoop.Watch?
    private var timer: EventLoop.Timer?

    init(_ variables: [String: String], _ loop: EventLoop, _ handle: @escaping (ClipTrigger.News) -> Void) {
        self.variables = variables
        self.loop = loop
        self.handle = handle
        timer = loop.timer { [weak self] in self?.search() }
        search()
    }

    private func search() {
        for entry in LiveSocketFolder.entries(variables) {
            guard let reader = try? LiveReader(path: entry.path) else { continue }
            self.reader = reader
            watch = loop.whenReadable(reader.number) { [weak self] in self?.read() }
            return
        }
        timer?.due = SystemClock.now.advanced(bySeconds: Self.searchS)
    }

    private func read() {
        guard let lines = reader?.lines() else {
            watch?.cancel()
            watch = nil
            reader = nil
            handle(.tripEnded)
            timer?.due = SystemClock.now.advanced(bySeconds: Self.searchS)
            return
        }
        for line in lines {
            let news = ClipTrigger.news(line)
            if news != .none { handle(news) }
        }
    }
}
