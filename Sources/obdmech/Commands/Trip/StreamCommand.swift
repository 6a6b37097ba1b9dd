import CommandLine
import Formats
import Interchange
import Recording
import Storage
import Telemetry
import Terminal
import Transports
import Trips
import VehicleSource

/// `obdmech stream racechrono`: live values for other programs, over TCP.
enum StreamCommand: Command {
    private static let formats = ["racechrono"]
    /// What is polled in a vehicle besides the values of a trip: throttle, load, intake pressure and temperature, fuel.
    private static let polled: [UInt8] = [0x11, 0x04, 0x0B, 0x0F, 0x2F]

    static func run(_ call: Call) throws -> ExitStatus {
        if call.operands.isEmpty, call[.streamListen] == nil {
            try Output.write(
                call.environment.presentation.columns(formats.map { ($0, "for RaceChrono on a phone, over TCP") }))
            return .fine
        }
        guard call.operands.count == 1, let format = call.operands.first, formats.contains(format) else {
            throw StreamError.unknownFormat(call.operands.joined(separator: " "), expected: Format.list(formats))
        }
        guard let (host, port) = call[.streamListen] else { throw StreamError.noPort }
        let (source, name, endsWithDrive) = try source(call)
        let listener: TCPListener
        listener = try TCPListener.listen(host: host, port: port)
        let clients = StreamClients(listener)
        clients.changed = { say(Format.count($0, "client")) }
        say("\(format) on \(listener.address), with the values of \(name); Ctrl-C ends it")
        let progress = ProgressLine(isShown: !call[.verbose])
        let recorder = StreamRecorder(clients, endsWithDrive: endsWithDrive) { text in
            if let text { progress.show(text) } else { progress.clear() }
        }
        _ = try SourceRun(primary: source).follow(recorder)
        progress.clear()
        if let problem = recorder.problem { throw CommandError(problem) }
        return .fine
    }

    /// Writes a line to standard error, unless a terminal there accepts nothing: nobody waits for that.
    private static func say(_ text: String) {
        guard !Output.isTerminal(2) || Output.isReady(2) else { return }
        Output.note(text)
    }

    private static func source(
        _ call: Call
    ) throws -> (source: any TelemetrySource, name: String, endsWithDrive: Bool) {
        let primary = try PrimarySource.chosen(
            PrimarySource.Request(
                call: call, settings: try call.settings, gamePort: .gamePort,
                endsWithDriver: false, usesPositions: false,
                polls: PollTable.also(polled.map { ($0, nil) })))
        var plan = TripPlan()
        primary.prepare(&plan)
        plan.ticksPerSecond = nil
        let stored = try? Database.openExisting(path: try call.databasePath)
        return (try primary.make(plan, stored), primary.name, plan.parameters.isGame && primary.game == nil)
    }
}

extension StreamCommand {
    static let subcommand = Subcommand(
        name: "stream", chapter: .racing, isRare: true, summary: "pass live values on to a lap timer",
        description: [
            "Serves the live values of a vehicle or a racing game on a TCP port, in the format of another program, until it "
                + "is interrupted. Nothing is recorded. Several clients can connect; one that is too slow loses "
                + "sentences, and delays neither the others nor the source.",
            "FORMAT is racechrono: the sentences $RC3 of RaceChrono, \(Int(RaceChronoStream.hertz)) per second. In the "
                + "app, add a device of type RaceChrono DIY, with connection TCP/IP, the address of this computer and the port.",
            "A value that the source does not report, or has not reported recently, leaves its field empty. "
                + "There is no sentence while there is no value at all, but it is counted. "
                + "The time is empty; RaceChrono uses the count. The "
                + "fields are: "
                + RaceChronoStream.fields.compactMap { field in field.meaning.map { "\(field.name) \($0)" } }
                .joined(separator: "; ") + ". "
                + "Accelerations have the sign that the game gives them.",
        ],
        flags: [
            .adapter.excluding([.gamePort, .game, .gameHost, .forward]), .streamListen, .game, .gamePort, .gameHost,
            .forward, .database, .verbose,
        ],
        operands: "[FORMAT]", operandValues: [.words(formats)],
        examples: [
            ("obdmech stream racechrono --listen 7777 -a sim:city", "send live values to RaceChrono on a phone"),
            (
                "obdmech stream racechrono --listen 7777 --game forza-horizon --game-port 20777",
                "pass on what a racing game sends"
            ),
        ])
}

extension AnyFlag {
    static let streamListen = Flag(
        "listen",
        .of(
            "[ADDRESS:]PORT", expected: "a port, or an address with a port, such as 7777 or 127.0.0.1:7777"
        ) { DeviceAddress.listening($0) }, heading: .connection,
        "TCP port to which clients connect. Without an address, on all of this computer's; 127.0.0.1:PORT is for this "
            + "computer only. 0 means any free port.")
    static let gamePort = Flag(
        "game-port", .texts("[ADDRESS:]PORT"), heading: .connection, isRare: true,
        "UDP port that a racing game sends to. With --game alone, it is 20777.")
}

/// What can be wrong with the command line of `stream`.
enum StreamError: UserError {
    case unknownFormat(String, expected: String)
    case noPort

    var message: UserMessage {
        switch self {
        case .unknownFormat(let name, let expected):
            UserMessage("no format '\(name)' to stream", advice: "expected \(expected)")
        case .noPort: UserMessage("stream needs --listen", advice: "name the TCP port for clients, as in --listen 7777")
        }
    }
}
