import Camera
import Clips
import Live
import System
import Telemetry

/// Reads the trips that other programs of this computer record, by their live sockets; beside a trip only that one.
final class TripFollower {
    private static let searchS = 2.0

    private struct Following {
        let reader: LiveReader
        let watch: EventLoop.Watch
    }

    private let loop: EventLoop
    private let variables: [String: String]
    private let handle: (ClipTrigger.News, _ recorder: String) -> Void
    /// By the paths of the sockets.
    private var followed: [String: Following] = [:]
    private var timer: EventLoop.Timer?

    /// - Parameter handle: receives what happens, and which program records the trip.
    init(
        _ variables: [String: String], _ loop: EventLoop,
        _ handle: @escaping (ClipTrigger.News, _ recorder: String) -> Void
    ) {
        self.variables = variables
        self.loop = loop
        self.handle = handle
        timer = loop.timer { [weak self] in self?.search() }
        search()
    }

    private func search() {
        timer?.due = SystemClock.now.advanced(bySeconds: Self.searchS)
        let ending = variables[CameraBeside.variable].map { "-\($0)" }
        for entry in LiveSocketFolder.names(variables) where followed[entry.path] == nil {
            guard ending.map(entry.name.hasSuffix) ?? true, let reader = try? LiveReader(path: entry.path) else {
                continue
            }
            let watch = loop.whenReadable(reader.number) { [weak self] in self?.read(entry.path) }
            followed[entry.path] = Following(reader: reader, watch: watch)
        }
    }

    private func read(_ path: String) {
        guard let following = followed[path] else { return }
        guard let lines = following.reader.lines() else {
            following.watch.cancel()
            followed[path] = nil
            return handle(.tripEnded, path)
        }
        for line in lines {
            let news = ClipTrigger.news(line)
            if news != .none { handle(news, path) }
        }
    }
}
