import Live
import Publishing
import Telemetry

/// The latest values of the program that is in a trip.
struct LiveFeed {
    private var readers: [String: LiveReader] = [:]
    private(set) var values: LiveValues
    private let keepsSamples: Bool
    /// The program whose values they are.
    private var current: String?

    init(keepsSamples: Bool = false) {
        self.keepsSamples = keepsSamples
        values = LiveValues(keepsSamples: keepsSamples)
    }

    mutating func popSamples() -> [Sample] { values.popSamples() }
    mutating func popParked() -> LiveValues.Parked? { values.popParked() }
    mutating func popChanged() -> [(name: String, value: Double)] { values.popChanged() }

    /// Reads what has arrived from all programs that record.
    mutating func read(_ variables: [String: String]) {
        for entry in LiveSocketFolder.entries(variables) where readers[entry.path] == nil {
            readers[entry.path] = try? LiveReader(path: entry.path)
        }
        for (path, reader) in readers {
            while true {
                guard let lines = reader.lines() else {
                    readers[path] = nil
                    if current == path {
                        current = nil
                        values = LiveValues(keepsSamples: keepsSamples)
                    }
                    break
                }
                if lines.isEmpty { break }
                for line in lines where current == nil || current == path { add(line, path) }
            }
        }
    }

    private mutating func add(_ line: String, _ path: String) {
        values.add(line: line)
        current = values.isInTrip ? path : nil
    }
}
