package import Formats
import OBD
import Reports
import Telemetry
package import Terminal

/// A way to show the lines of a live socket.
package protocol LiveView: AnyObject {
    func take(_ lines: [String]) throws
    /// Called a few times a second. Returns true if the user wants to quit.
    func refresh() -> Bool
    /// Gives the screen back.
    func leave()
    /// Leaves what is to be seen last.
    func end() throws
}

package final class LiveLines: LiveView {
    private let output: OutputQueue

    package init(_ output: OutputQueue) { self.output = output }

    package func take(_ lines: [String]) throws { try output.write(lines) }
    package func refresh() -> Bool { false }
    package func leave() {}
    package func end() {}
}

/// A table of the latest values, on the full screen or once a second as text.
package final class LiveTable: LiveView {
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

    /// - Parameters:
    ///   - isDrawn: whether the table is drawn on the full screen.
    ///   - isStyled: whether it is drawn with styles.
    package init(_ output: OutputQueue, _ presentation: Presentation, isDrawn: Bool, isStyled: Bool) {
        self.output = output
        self.presentation = presentation
        watch = ReadWatch(units: presentation.units)
        screen = isDrawn ? WatchScreen(isUnicode: presentation.isUnicode, isStyled: isStyled) : nil
    }

    package func take(_ lines: [String]) throws {
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

    package func refresh() -> Bool {
        screen?.handleKeys(&watch)
        return screen?.wantsToQuit ?? false
    }

    package func leave() { screen?.leave() }

    package func end() throws {
        leave()
        if watch.count > 0, screen != nil { try output.write(watch.table(width: Output.width).lines) }
    }
}
