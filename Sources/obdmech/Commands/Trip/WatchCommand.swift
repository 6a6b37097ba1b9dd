import CommandLine
import Displays
import Formats
import Glibc
import Live
import OBD
import Recording
import Reports
import Settings
import System
import Telemetry
import Terminal
import Transports

/// `obdmech watch`: shows what another program records, from its live socket.
enum WatchCommand: Command {
    /// The time between two checks for keys and redraws.
    private static let drawEveryS = 0.05

    static func run(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let presentation = try options.presentation(environment)
        let entries = LiveSocketFolder.entries(environment.variables)
        let entry = try choose(options.operands.first, of: entries)
        let reader: LiveReader
        do throws(SystemResourceError) {
            reader = try LiveReader(path: entry.path)
        } catch {
            // The program has just ended.
            throw WatchError.nothingRecorded
        }
        let signals = try Signals.open()
        let output = OutputQueue()
        let view: any LiveView =
            options[.json] ? LiveLines(output) : LiveTable(output, presentation, environment)
        let loop = EventLoop()
        output.attach(to: loop)
        var (isOver, hasEnded, failure): (Bool, Bool, (any Error)?) = (false, false, nil)
        loop.whenReadable(signals.number) { isOver = signals.next() != 0 }
        let lines = loop.whenReadable(reader.number) {
            guard let lines = reader.lines() else {
                hasEnded = true
                return
            }
            do { try view.take(lines) } catch { (failure, isOver) = (error, true) }
        }
        let timer = loop.timer {}
        loop.run {
            do {
                if !isOver, view.refresh() { isOver = true }
                try output.flush()
            } catch { (failure, isOver) = (error, true) }
            // What its own reader does not take yet stays with the program that records, as far as that keeps it.
            lines.isEnabled = !output.isFull && !hasEnded
            if hasEnded, output.backlog == 0 { isOver = true }
            timer.due = SystemClock.now.advanced(bySeconds: drawEveryS)
            return isOver
        }
        if let failure {
            view.leave()
            throw failure
        }
        try view.end()
        try output.finish()
        return .fine
    }

    private static func choose(
        _ name: String?, of entries: [LiveSocketFolder.Entry]
    ) throws(CommandError) -> LiveSocketFolder.Entry {
        let names = entries.map(\.name).joined(separator: ", ")
        guard let first = entries.first else {
            throw CommandError(LiveSocketFolder.isServiceHidden ? WatchError.serviceHidden : .nothingRecorded)
        }
        guard let name else {
            guard entries.count == 1 else { throw CommandError(WatchError.several(names: names)) }
            return first
        }
        guard let entry = entries.first(where: { $0.name == name }) else {
            throw CommandError(WatchError.unknown(name, names: names))
        }
        return entry
    }

    static let subcommand = Subcommand(
        name: "watch", chapter: .liveData, isRare: true, summary: "show the live values of a running trip or log",
        description: [
            "Shows the live values of an obdmech trip or obdmech log that runs in another terminal or as a service: the "
                + "latest value of each signal, its minimum and maximum since the start of the trip or of watching, and "
                + "the number of values per second. It ends when that program ends, or with q or Ctrl-C. If several "
                + "programs are recording, give the name of the one to watch.",
            "With --json, it writes the same lines as that program's --json as they arrive, beginning with lines that "
                + "describe the current state. Your own programs can read these lines from the socket itself, a Unix "
                + "stream socket: $XDG_RUNTIME_DIR/obdmech/trip-PROCESS.sock, "
                + "log-PROCESS.sock for log, and a file in /run/obdmech for the service, which members of the group obdmech may open. Up to 250 readers can connect; "
                + "a reader that falls a megabyte behind is disconnected.",
        ],
        flags: [.units, .json], operands: "[NAME]",
        examples: [
            ("obdmech watch", "watch the trip that is being recorded"),
            ("obdmech watch --json", "write its values as lines of JSON"),
        ])
}

/// A way to show the lines of a live socket.
private protocol LiveView: AnyObject {
    func take(_ lines: [String]) throws
    /// Called a few times a second. Returns true if the user wants to quit.
    func refresh() -> Bool
    /// Gives the screen back.
    func leave()
    /// Leaves what is to be seen last.
    func end() throws
}

private final class LiveLines: LiveView {
    private let output: OutputQueue

    init(_ output: OutputQueue) { self.output = output }

    func take(_ lines: [String]) throws { try output.write(lines) }
    func refresh() -> Bool { false }
    func leave() {}
    func end() {}
}

/// A table of the latest values, on the full screen or once a second as text.
private final class LiveTable: LiveView {
    private static let textEveryS = 1.0

    private let output: OutputQueue
    private let presentation: Presentation
    private let screen: WatchScreen?
    private var watch: ReadWatch
    private var nextTextS = 0.0
    /// The fields by their names in JSON.
    private lazy var fields = Dictionary(
        PIDTable.rows.flatMap(\.fields).map { ($0.signal.name, $0) }, uniquingKeysWith: { first, _ in first })
    /// The names of signals that no PID has.
    private static let names: [Signal: String] = [
        .pendingCodeCount: "Pending trouble codes", .adapterVoltage: "Voltage at the adapter",
    ]

    init(_ output: OutputQueue, _ presentation: Presentation, _ environment: Environment) {
        self.output = output
        self.presentation = presentation
        watch = ReadWatch(units: presentation.units)
        let isDrawn = Output.isTerminal(1) && environment.terminal.isCapable
        screen =
            isDrawn
            ? WatchScreen(isUnicode: presentation.isUnicode, isStyled: environment["NO_COLOR"] == nil) : nil
    }

    func take(_ lines: [String]) throws {
        for line in lines {
            guard let object = JSON(parsing: line.utf8), let type = object["type"]?.text else { continue }
            switch type {
            case "start":
                watch = ReadWatch(units: presentation.units)
                nextTextS = 0
            case "sample":
                guard let name = object["signal"]?.text, let value = object["value"]?.double,
                    let seconds = object["t"]?.double
                else { continue }
                let signal = Signal(name, Unit(object["unit"]?.text ?? ""))
                let field = fields[name]
                watch.take(
                    PIDValue(
                        signal: signal, name: field?.name ?? Self.names[signal] ?? name, value: value,
                        text: field?.text(of: value)),
                    at: Instant.zero.advanced(bySeconds: seconds))
                guard screen == nil, seconds >= nextTextS else { continue }
                nextTextS = seconds + Self.textEveryS
                try output.write(watch.table(width: Output.width).lines + [""])
            default: continue
            }
        }
        screen?.draw(&watch)
    }

    func refresh() -> Bool {
        screen?.handleKeys(&watch)
        return screen?.wantsToQuit ?? false
    }

    func leave() { screen?.leave() }

    func end() throws {
        leave()
        if watch.count > 0, screen != nil { try output.write(watch.table(width: Output.width).lines) }
    }
}
