package import Formats
import System
package import Telemetry

/// The whole screen of the terminal while something is drawn on it: paints pictures, has the keys, and restores all of
/// it. What the user must read is written when the screen has been left.
package final class FullScreen {
    /// What becomes of the keys that the user presses.
    package enum KeyMode: Sendable {
        /// The terminal shows them.
        case shown
        /// They are not shown.
        case hidden
        /// They are not shown, and each can be read at once.
        case read
    }

    /// What the terminal and its keyboard do.
    package struct Device {
        package var size: () -> (columns: Int, rows: Int)
        /// Whether it accepts another picture, without waiting.
        package var isReady: () -> Bool = { true }
        package var write: (String) -> Void
        /// Waits for a short time until what was written is on the screen.
        package var settle: () -> Void = {}
        /// Sets what becomes of keys; returns whether they can be read.
        package var setKeys: (KeyMode) -> Bool = { _ in false }
        /// The bytes typed so far.
        package var typed: () -> [UInt8] = { [] }
        /// Whether there is room for lines below, waiting for a short time.
        package var isReadyAtLast: () -> Bool = { true }

        package init(size: @escaping () -> (columns: Int, rows: Int), write: @escaping (String) -> Void) {
            self.size = size
            self.write = write
        }

        /// Of standard output, with the keys of standard input.
        package static var terminal: Device {
            let output = ScreenOutput()
            var device = Device(size: { (Output.width, Output.height) }, write: output.write)
            device.isReady = output.isReady
            device.settle = { output.settle(withinS: patienceS) }
            device.setKeys = Keys.set
            device.typed = Keys.typed
            device.isReadyAtLast = { Output.isReady(waitingS: patienceS) }
            return device
        }
    }

    /// How long to wait for a terminal that accepts nothing, in seconds.
    private static let patienceS = 1.0
    /// How long a warning is shown, in seconds.
    private static let noticeS = 60.0

    private let device: Device
    private let keyMode: KeyMode
    private let clock: () -> Instant
    private var painter: ScreenPainter
    /// Whether keys can be read now.
    package private(set) var hasKeys = false
    /// What has been kept for when the screen is left, in order.
    private var warnings: [(message: String, advice: String)] = []
    private var warnedAt: Instant?

    /// - Parameters:
    ///   - keyMode: What becomes of keys while the screen is shown. Where they cannot be read, they are hidden.
    ///   - framesPerRow: After how many pictures the next row is repaired.
    ///   - clock: Returns the time of this computer.
    package init(
        keyMode: KeyMode, framesPerRow: Int = 4, on device: Device = .terminal,
        clock: @escaping () -> Instant = { SystemClock.now }
    ) {
        self.device = device
        self.keyMode = keyMode
        self.clock = clock
        painter = ScreenPainter(framesPerRow: framesPerRow)
    }

    /// Whether the screen shows a picture of this program, and nothing else may be written to the terminal.
    package var isShown: Bool { painter.isShown }
    package var size: (columns: Int, rows: Int) { device.size() }
    /// Whether the terminal accepts another picture. One that has been stopped (Ctrl-S) or is slow does not, and must stop
    /// nothing: the picture is left out.
    package var isReady: Bool { device.isReady() }

    /// The bytes typed since the last call; none if keys cannot be read.
    package func typed() -> [UInt8] { hasKeys ? device.typed() : [] }

    /// Draws lines, each narrower than the screen by at least one column.
    /// - Parameter rings: Whether the bell rings with it.
    package func draw(rings: Bool = false, _ lines: (_ columns: Int, _ rows: Int) -> [String]) {
        enter()
        let (columns, rows) = device.size()
        write(painter.paint(lines(columns, rows), columns: columns, rows: rows), rings)
    }

    /// Draws into a grid of cells.
    package func draw(depth: ColorDepth, rings: Bool = false, _ picture: (inout CellGrid) -> Void) {
        enter()
        let (columns, rows) = device.size()
        write(painter.paint(columns: columns, rows: rows, depth: depth, picture), rings)
    }

    private func enter() {
        guard !painter.isShown else { return }
        Keys.restoreAtCrash(ScreenPainter.leave)
        hasKeys = device.setKeys(keyMode)
    }

    private func write(_ text: String, _ rings: Bool) {
        let text = text + (rings ? "\u{7}" : "")
        if !text.isEmpty { device.write(text) }
    }

    /// Restores the screen and the keys. The next picture is drawn on the whole screen again.
    package func leave() {
        let text = painter.give()
        guard !text.isEmpty else { return }
        device.write(text)
        device.settle()
        _ = device.setKeys(.shown)
        hasKeys = false
        Keys.restoreAtCrash(nil)
    }

    /// Warns the user at once, or by `notice` now and in full when the screen has been left.
    package func warn(_ message: String, advice: String) {
        guard isShown else { return Output.warn(message, advice: advice) }
        warnings.append((message, advice))
        warnedAt = clock()
    }

    /// The latest warning, for the picture; nil if there was none for a while.
    package var notice: String? {
        guard let warnedAt, clock().seconds(since: warnedAt) <= Self.noticeS else { return nil }
        return warnings.last?.message
    }

    /// Leaves the screen for good, and writes the warnings that have been kept.
    package func end() {
        leave()
        for warning in warnings { Output.warn(warning.message, advice: warning.advice) }
        warnings = []
    }

    /// Writes lines below, after the screen has been left. Throws if nobody reads them.
    package func writeAfterwards(_ lines: [String]) throws(TerminalError) {
        guard device.isReadyAtLast() else { throw .nobodyReads }
        try Output.write(lines)
    }
}
