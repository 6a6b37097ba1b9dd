import CommandLine
import CustomPIDs
import ELM327
import Formats
import GameSource
import MotionSource
import PositionSource
import Recording
import Reports
import Settings
import Simulator
import Storage
import System
import Terminal
import Transports

/// One thing that the program says when something is wrong, for the manual.
struct Diagnostic: Hashable, Sendable {
    /// The message, without the place in a file that may stand before it. `…` stands for anything.
    let pattern: String
    /// With which a command ends because of it; nil where none does, or where that depends on the command.
    let status: ExitStatus?
    /// What is usually behind it: one sentence for a driver or a mechanic.
    let cause: String
    /// What to do: one sentence.
    let remedy: String
    /// Of a finding of `doctor`: what it may count as. Empty for all else.
    var states: [DoctorReport.State] = []
}

extension Diagnostic {
    init(_ row: MessageRow) {
        self.init(pattern: row.text.pattern, status: row.status, cause: row.cause, remedy: row.remedy)
    }

    fileprivate static func rows<Messages: Message>(of type: Messages.Type) -> [Diagnostic] {
        Messages.samples.map { sample in
            var row = Diagnostic(sample.row)
            if let finding = sample as? DoctorMessage { row.states = finding.states }
            return row
        }
    }
}

/// Everything that the program warns of. The manual's section is made of these rows.
enum Diagnostics {
    /// Rows under a heading of the manual.
    struct Group: Sendable {
        let heading: String
        let messages: [any Message.Type]

        var rows: [Diagnostic] { messages.flatMap { Diagnostic.rows(of: $0) } }
    }

    static let groups = [
        Group(heading: "Command line", messages: [CommandLineMessage.self, UsageMessage.self, TransportError.self]),
        Group(
            heading: "Configuration", messages: [SettingsFault.self, ConfigMessage.self, CommandWordsMessage.self]),
        Group(heading: "Custom PIDs", messages: [CustomPIDFault.self]),
        Group(
            heading: "Adapter and connection",
            messages: [
                AdapterMessage.self, AdapterProblem.self, AddressFault.self, SerialFault.self, BluetoothFault.self,
                NetworkFault.self, ConnectionFault.self,
            ]),
        Group(
            heading: "Positions and motion",
            messages: [
                LapMessage.self, TestMessage.self, PositionMessage.self, PositionFault.self, RouteMessage.self,
                RouteFileMessage.self,
                RouterMessage.self,
                MotionFault.self, HeartFault.self,
            ]),
        Group(
            heading: "Racing games",
            messages: [GameMessage.self, GameWarning.self, DashMessage.self, DatagramFault.self]),
        Group(heading: "Live values for other programs", messages: [StreamMessage.self, ListenFault.self]),
        Group(heading: "Findings of doctor", messages: [DoctorMessage.self]),
        Group(heading: "Vehicle", messages: [VehicleProblem.self, VehicleMessage.self]),
        Group(
            heading: "Reading, trips and calibration",
            messages: [
                ReadMessage.self, StoredMessage.self, CompareMessage.self, DriftMessage.self, HeartMessage.self,
                AlsoMessage.self,
                RecordingWarning.self,
                WatchMessage.self,
                CalibrationMessage.self,
            ]),
        Group(
            heading: "Database",
            messages: [DatabaseMessage.self, ServiceMessage.self, TrackFileMessage.self, StorageError.self]),
        Group(
            heading: "Files and output",
            messages: [
                FileMessage.self, TerminalError.self, SystemFailure.self, TranscriptFileFault.self, ReplayFault.self,
                TranscriptFault.self,
            ]),
        Group(
            heading: "Simulator",
            messages: [SimulateMessage.self, SimulatorOptionFault.self, SimulatorServerFault.self]),
    ]

    static var rows: [Diagnostic] { groups.flatMap(\.rows) }
}
