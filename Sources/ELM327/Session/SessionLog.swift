import Formats
import Telemetry
package import Transports

/// What happens in sessions with an adapter, as lines that begin with the seconds since the first connection was opened.
package final class SessionLog {
    private let output: ((String) -> Void)?
    private var transport: (any Transport)?
    private var start: Instant?

    /// - Parameter output: Receives each line with its end; nil where nothing is logged.
    package init(_ output: ((String) -> Void)?) { self.output = output }

    /// Adds a line; nil where nothing is logged, so that no line is made.
    package var write: ((String) -> Void)? {
        guard let output else { return nil }
        return { line in
            let seconds =
                self.transport.flatMap { transport in self.start.map { transport.now.seconds(since: $0) } } ?? 0
            output("\(Decimals.text(seconds, 3)) \(line)\n")
        }
    }

    /// Takes its time from this transport from now on.
    package func follow(_ transport: any Transport) {
        self.transport = transport
        if start == nil { start = transport.now }
    }
}
