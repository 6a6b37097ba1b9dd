import CommandLine
import Displays
import Formats
import Glibc
import Live
import OBD
import Reports
import System
import Terminal
import Transports

/// `obdmech watch`: shows what another program records, from its live socket.
enum WatchCommand: Command {
    static func run(_ call: Call) throws -> ExitStatus {
        let presentation = try call.presentation
        let entries = LiveSocketFolder.entries(call.environment.variables)
        let entry = try choose(call.operands.first, of: entries)
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
            call[.json]
            ? LiveLines(output)
            : LiveTable(
                output, presentation, isDrawn: Output.isTerminal(1) && call.environment.terminal.isCapable,
                isStyled: call.environment["NO_COLOR"] == nil)
        try view.follow(reader, signals, output)
        return .fine
    }

    private static func choose(_ name: String?, of entries: [LiveSocketFolder.Entry]) throws -> LiveSocketFolder.Entry {
        let names = entries.map(\.name).joined(separator: ", ")
        guard let first = entries.first else {
            throw CommandError(LiveSocketFolder.isServiceHidden ? WatchError.serviceHidden : .nothingRecorded)
        }
        guard let name else {
            guard entries.count == 1 else { throw WatchError.several(names: names) }
            return first
        }
        guard let entry = entries.first(where: { $0.name == name }) else {
            throw WatchError.unknown(name, names: names)
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

/// What can be wrong with watching what another program records.
enum WatchError: UserError {
    case nothingRecorded
    case serviceHidden
    case several(names: String)
    case unknown(String, names: String)

    var message: UserMessage {
        switch self {
        case .nothingRecorded:
            UserMessage("nothing is being recorded", advice: "start obdmech trip in another terminal")
        case .serviceHidden:
            UserMessage("the service is running, but this user may not watch it", advice: ServiceWarning.joinGroup)
        case .several(let names): UserMessage("several programs are recording", advice: "name one: \(names)")
        case .unknown(let name, let names):
            UserMessage("no recording named '\(name)'", advice: "current recordings: \(names)")
        }
    }
}
