import Camera
import CommandLine
package import Formats
import Glibc
import Synchronization
import System
package import Telemetry
import Terminal

/// `obdmech-camera` beside a trip, as a source that is attached to it: the program is started again if it ends, what it
/// reports is shown with the trip, and it ends with the trip, however that ends. The trip never waits for it.
package final class CameraSupervisor: TelemetrySource {
    /// How long the camera may take at the end to complete its clips, in seconds.
    private static let finishS = 5.0

    private struct State {
        var process: Int32?
        /// What the camera wrote last, such as how much it recorded.
        var lastLine = ""
        var isOver = false
    }

    private let words: [String]
    private let variables: [String: String]
    private let state = Mutex(State())

    /// - Parameters:
    ///   - texts: the cameras, as `obdmech camera record` names them; none for the usual one.
    ///   - more: other words of its command line.
    ///   - variables: of the camera, which uses the same database.
    package convenience init(
        _ texts: [String], _ more: [String], _ variables: [String: String]
    ) throws {
        let sources = NamedSource.all(texts)
        if let name = NamedSource.sharedName(sources) { throw CameraBesideError.sameName(name) }
        for case .program(let command) in sources.map(\.source) {
            _ = try CommandWords.split(command, subject: "--camera")
        }
        var variables = variables
        variables[CameraBeside.variable] = String(getpid())
        // It is there, and the package is named if it is not.
        _ = try ProgramBeside.find("obdmech-camera", variables)
        let words = [ProgramBeside.own ?? "obdmech", "camera", "record"] + texts.map { "--source=\($0)" } + more
        self.init(words, variables)
    }

    package init(_ words: [String], _ variables: [String: String]) {
        self.words = words
        self.variables = variables
    }

    // MARK: Running

    package func run(stop: Int32, emit: (SourceEvent) -> Bool) {
        var pause = RetryPause()
        while true {
            let startedAt = SystemClock.now
            let (reason, isStopped) = record(stop, emit)
            if isStopped { return }
            let seconds = pause.next(afterS: SystemClock.now.seconds(since: startedAt))
            let message = CameraBesideWarning.restarts(reason: reason, seconds: seconds).message
            guard emit(.warning(message.text, advice: message.advice)) else { return }
            let until = SystemClock.now.advanced(bySeconds: seconds)
            guard (try? Poll.wait(-1, for: POLLIN, until: until, interrupt: stop)) != nil else { return }
        }
    }

    /// Runs the camera once. Its end is that of its input, which also ends if this program is killed.
    private func record(_ stop: Int32, _ emit: (SourceEvent) -> Bool) -> (reason: String, isStopped: Bool) {
        do throws(SystemError) {
            let input = try FileDescriptor.pipe()
            let output = try FileDescriptor.pipe()
            try input.reading.setBlocking()
            try output.writing.setBlocking()
            let process = try ChildProcess.start(
                words, input: input.reading.number, output: output.writing.number, errors: output.writing.number,
                variables: variables)
            state.withLock { $0.process = process }
            let alive = input.takeWriting()
            let reading = output.takeReading()
            let isStopped = follow(reading, stop, emit)
            if isStopped {
                // Its end is waited for when the trip has been shown.
                state.withLock { $0.isOver = true }
                _ = consume alive
                return ("", true)
            }
            let end = ChildProcess.wait(for: process)
            let last = state.withLock { state in
                state.process = nil
                return state.lastLine
            }
            _ = consume alive
            return (end == .exited(0) || last.isEmpty ? "the camera has ended" : last, false)
        } catch {
            return (SystemError.text(error.number), false)
        }
    }

    /// Passes on what the camera writes until it ends, or until it is stopped (true).
    private func follow(_ reading: borrowing FileDescriptor, _ stop: Int32, _ emit: (SourceEvent) -> Bool) -> Bool {
        var rest: [UInt8] = []
        while true {
            guard (try? Poll.wait(reading.number, for: POLLIN, until: .distantFuture, interrupt: stop)) != nil else {
                return true
            }
            switch (try? reading.read()) ?? .end {
            case .wouldBlock: continue
            case .end: return false
            case .bytes(let bytes): rest += bytes
            }
            while let end = rest.firstIndex(of: 0x0A) {
                let line = Self.line(rest[..<end])
                rest.removeSubrange(...end)
                guard !line.isEmpty else { continue }
                state.withLock { $0.lastLine = line }
                // The first line only says that it records, which was asked for.
                if !line.hasPrefix("recording "), !emit(.warning("camera: " + line, advice: "")) { return true }
            }
            if rest.count > 1 << 16 { rest = [] }
        }
    }

    /// A line of the camera without the name of the program; empty for advice, which is for those who see its terminal.
    private static func line(_ bytes: some Sequence<UInt8>) -> String {
        let text = SafeText.shown(String(decoding: Array(bytes), as: UTF8.self), isLine: true)
        if text.hasPrefix(" ") { return "" }
        return text.hasPrefix("obdmech: ") ? String(text.dropFirst("obdmech: ".count)) : text
    }

    // MARK: Wishes

    /// Protects what was just recorded.
    package func protect() {
        guard let process = state.withLock({ $0.process }) else { return }
        ChildProcess.signal(SIGUSR1, to: process)
    }

    /// Waits, after the trip, until the clips are complete, which takes a moment.
    package func finish() {
        guard let process = state.withLock({ $0.isOver ? $0.process : nil }) else { return }
        let until = SystemClock.now.advanced(bySeconds: Self.finishS)
        while SystemClock.now < until {
            guard ChildProcess.end(of: process) == nil else { return }
            SystemClock.sleep(seconds: 0.02)
        }
    }
}

/// Why there is no camera beside a trip.
package enum CameraBesideError: UserError {
    case sameName(String)
    case noCycle(String)

    package var message: UserMessage {
        switch self {
        case .sameName(let name):
            UserMessage(
                name.isEmpty ? "several cameras without a name" : "two cameras are named '\(name)'",
                advice: "give each a name: --camera=front=/dev/video0 --camera=rear=/dev/video2")
        case .noCycle(let name):
            UserMessage("no simulated drive '\(name)'", advice: "obdmech simulate --list lists them")
        }
    }
}

/// What happens to the camera while a trip is recorded.
package enum CameraBesideWarning: UserFacing {
    case restarts(reason: String, seconds: Double)

    package var message: UserMessage {
        switch self {
        case .restarts(let reason, let seconds):
            UserMessage("camera: \(reason); trying again in \(Format.fixed(seconds, 0)) s")
        }
    }
}
