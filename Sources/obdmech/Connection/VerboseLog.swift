import Formats
import Reports
import Telemetry
import Terminal
import Transports

/// `--verbose`: the session on standard error, with the seconds since the first connection was opened.
final class VerboseLog {
    /// Nil where nothing is logged.
    private(set) var write: ((String) -> Void)?
    private var transport: (any Transport)?
    private var start: Instant?

    init(isOn: Bool) {
        guard isOn else { return }
        write = { [unowned self] line in
            let seconds = transport.flatMap { transport in start.map { transport.now.seconds(since: $0) } } ?? 0
            Output.talk("\(Decimals.text(seconds, 3)) \(line)\n")
        }
    }

    /// Takes its time from this transport from now on.
    func follow(_ transport: any Transport) {
        self.transport = transport
        if start == nil { start = transport.now }
    }
}
