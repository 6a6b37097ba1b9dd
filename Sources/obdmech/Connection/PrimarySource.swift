import CommandLine
import CustomPIDs
import Devices
import ELM327
import Formats
import GameSource
import PositionSource
import Recording
import Settings
import Simulator
import Storage
import System
import Telemetry
import Terminal
import Transports
import Trips
import VehicleSource

/// What a trip is of: an adapter in a vehicle, a receiver of positions alone, or a game. Each is a row of `rows`; the
/// first that the command line names is taken, and the adapter, which need not be named, is the last.
struct PrimarySource {
    /// What decides on the source.
    struct Request {
        let call: Call
        let settings: UserSettings
        /// The flag for the UDP ports of games; nil where none can be recorded.
        var gamePort: Flag<[String]>? = .listen
        /// Whether any game is listened for if none is named.
        var listensToGames = false
        /// Whether it says what it waits for.
        var talks = false
        /// Whether drive after drive is recorded.
        var isLog = false
        /// Whether another game or machine is another trip.
        var endsWithDriver = true
        /// Whether a receiver beside a vehicle is of use.
        var usesPositions = true
        /// Whether the samples of a standing vehicle are wanted.
        var beginsAtOnce = false
        var customPIDs: [CustomPID] = []
        /// What is polled of a vehicle in addition to what a trip needs.
        var polls: [PollRow] = []
    }

    /// What it is named; for a vehicle and a receiver, the device.
    let name: String
    /// The receiver beside it.
    var positions = PositionChoice.none
    /// The game that is waited for.
    var game: LiveGame?
    /// Whether laps and routes can be reported by positions.
    var hasPositions = false
    /// Whether it, or a sensor beside it, may report how the vehicle turns.
    var mayHaveGyro = false
    /// The gyro in a simulated car; nil for none.
    var gyro: VirtualGyro?
    /// Whether fuel has a price.
    var hasFuel = false
    /// Sets what is different for the plan of a trip.
    var prepare: @Sendable (inout TripPlan) -> Void = { _ in }
    /// Makes the source of a trip, with what the database knows.
    var make: (TripPlan, Database?) throws -> any TelemetrySource

    /// Whether the source has ended because another game or machine drives.
    var hasNextDriver: Bool { game?.hasNextDriver == true }

    static let rows: [@Sendable (Request) throws -> PrimarySource?] = [
        liveGame, race, exercise, receiver, adapter,
    ]

    /// The source that the command line names.
    static func chosen(_ request: Request) throws -> PrimarySource {
        let simulatesGyro = try request.call.simulatedGyro != nil
        for row in rows {
            guard let source = try row(request) else { continue }
            if simulatesGyro, !source.name.hasPrefix("sim:") || source.game != nil {
                throw SensorError.simulatedWithoutCar("--motion")
            }
            return source
        }
        preconditionFailure("the last row has none")
    }

    // MARK: Games

    @Sendable private static func liveGame(_ request: Request) throws -> PrimarySource? {
        guard let port = request.gamePort,
            var game = try request.call.game(port: port)
                ?? (request.listensToGames ? LiveGame.onUsualPorts() : nil)
        else { return nil }
        try request.call.checkGame()
        game.endsWithDriver = request.endsWithDriver
        if request.talks { Output.note("\(game.waitingText), Ctrl-C ends the session") }
        var source = ofGame("a game", game, request)
        source.game = game
        source.positions = try beside(request, device: nil)
        return source
    }

    @Sendable private static func race(_ request: Request) throws -> PrimarySource? {
        guard request.gamePort != nil, let named = try request.call.namedDevice,
            let race = try SimulatedRaceSource(device: named)
        else { return nil }
        try request.call.checkGame()
        var source = ofGame(named, race, request)
        source.positions = try beside(request, device: nil)
        return source
    }

    private static func ofGame(_ name: String, _ source: any TelemetrySource, _ request: Request) -> PrimarySource {
        // A car answers within a time that its adapter knows; a game may never be started.
        let waitS = request.call[.idleTimeout]
        return PrimarySource(
            name: name, mayHaveGyro: true,
            prepare: { plan in
                plan.playsGame()
                plan.waitS = waitS
            }, make: { _, _ in source })
    }

    /// A simulated exercise with a gyroscope.
    @Sendable private static func exercise(_ request: Request) throws -> PrimarySource? {
        guard request.gamePort != nil, let named = try request.call.namedDevice,
            let exercise = try SimulatedExerciseSource(device: named)
        else { return nil }
        return PrimarySource(
            name: named, positions: try beside(request, device: nil), mayHaveGyro: true, make: { _, _ in exercise })
    }

    /// The receiver beside a game, only if it is asked for.
    private static func beside(_ request: Request, device: String?) throws -> PositionChoice {
        request.call[.gps] == nil
            ? .none : try PositionChoice(named: request.call[.gps] ?? request.settings.gps, device: device)
    }

    // MARK: A receiver alone

    @Sendable private static func receiver(_ request: Request) throws -> PrimarySource? {
        guard let named = try request.call.namedDevice,
            let receiver = try ReceiverDevice(named: named, gyro: request.call.simulatedGyro)
        else { return nil }
        if request.call[.gps] != nil { throw PositionError.twoReceivers(named) }
        if request.call[.record] != nil { throw PositionError.noSession(named) }
        let (isLog, beginsAtOnce) = (request.isLog, request.beginsAtOnce)
        let waitsLonger = request.call[.idleTimeout] == nil
        return PrimarySource(
            name: receiver.device, positions: .itself, hasPositions: true,
            mayHaveGyro: request.call[.motion] != nil || receiver.mayHaveGyro,
            prepare: { plan in
                plan.parameters.isOfReceiver = true
                plan.endsWithIgnition = !beginsAtOnce
                // A tunnel is no end of a trip.
                if waitsLonger { plan.silenceS = max(plan.silenceS, plan.pauseS) }
            },
            make: { plan, _ in
                receiver.source(
                    ReceiverTrip.Limits(pauseS: plan.pauseS, beginsAtOnce: beginsAtOnce, waitsForReceiver: isLog))
            })
    }

    // MARK: A vehicle

    @Sendable private static func adapter(_ request: Request) throws -> PrimarySource? {
        let call = request.call
        let device = try call.device()
        let positions =
            request.usesPositions
            ? try PositionChoice(named: call[.gps] ?? request.settings.gps, device: device) : .none
        _ = try DeviceSchemes.opener(device)
        let recording = try SessionRecording(device: device, call.options)
        let gyro = try call.simulatedGyro.flatMap { gyro in
            (positions.road ?? VirtualRoad("town")).map { VirtualGyro(gyro, on: $0) }
        }
        var source = PrimarySource(
            name: device, positions: positions, hasFuel: true,
            make: { plan, stored in
                let known = try LinkProfiles.read(device, stored)
                return LiveVehicleSource(
                    open: recording.opener(
                        Self.opener(
                            gyro,
                            positions.opener(try DeviceSchemes.opener(device, knownBaud: known.first?.restingBaud))),
                        known: known.first),
                    known: known,
                    customPIDs: CustomPIDChoice(
                        request.customPIDs, trials: (try? stored?.trials()) ?? [:],
                        thisYear: LocalTime.today.year),
                    also: plan.also.pollRows + request.polls,
                    ticksPerSecond: plan.ticksPerSecond, drives: request.isLog ? plan.watch : nil,
                    log: call.options.verboseLog)
            })
        source.gyro = gyro
        if case .none = positions {} else { source.hasPositions = true }
        source.mayHaveGyro = call[.motion] != nil || positions.mayHaveGyro
        return source
    }

    /// What opens the device, which tells a simulated gyro which car it is in.
    private static func opener(_ gyro: VirtualGyro?, _ open: @escaping DeviceSchemes.Opener) -> DeviceSchemes.Opener {
        guard let gyro else { return open }
        return { interruptDescriptor throws(TransportError) in
            let transport = try open(interruptDescriptor)
            if let simulated = transport as? SimulatedTransport { gyro.follow(simulated.port) }
            return transport
        }
    }

    /// The source of a trip with the sensors that share its clock, and the sources that are attached to it.
    func accompanied(_ source: any TelemetrySource) -> (primary: any TelemetrySource, attached: [any TelemetrySource]) {
        let (primary, attached) = positions.accompany(source)
        guard let gyro else { return (primary, attached) }
        return (AccompaniedSource(primary) { { gyro.batches(since: $0, until: $1) } }, attached)
    }
}
