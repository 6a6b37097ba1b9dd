import Clips
import CommandLine
import CustomPIDs
import Dashboard
import Devices
import Displays
import Formats
import Glibc
import History
import MotionSource
import Recording
import Reports
import Routes
import Settings
import Simulator
import Storage
import System
import Telemetry
import Terminal
import Transports
import Trips
import VehicleSource

/// The recording of one trip, which `trip` and `dash` show in different ways.
struct TripRun {
    let call: Call
    let command: String
    /// The dashboard; nil for the panel or lines.
    var dash: DashChoice?
    /// The exercise that the trip is; nil for none.
    var exercise: DriftExercise?
    /// Makes another display; nil for the panel, the dashboard or lines.
    var makeDisplay: ((TripPlan) -> any TripDisplay)?
    /// What is tested, with the speed requested as often as possible; nil for an ordinary trip.
    var test: TestCommand.Subject?
    /// Whether any game is listened for if the options name no source.
    var listensToGames = false

    /// What the command line and the configuration say about every trip of a run.
    private struct Setup {
        let settings: UserSettings
        let customPIDs: [CustomPID]
        var plan: TripPlan
        /// What is said of the price of fuel; nil if it is not clear.
        let price: String?
        /// The name of the drift reference that the trip becomes; nil for none.
        let reference: String?
        /// Traffic cameras, of which those ahead are named; nil for none.
        let cameras: [RoadCamera]?
    }

    func run() throws -> ExitStatus {
        // Check the command line before looking for an adapter.
        var setup = try setup()
        let primary = try PrimarySource.chosen(
            PrimarySource.Request(
                call: call, settings: setup.settings, listensToGames: listensToGames,
                talks: dash == nil || call[.json], beginsAtOnce: test != nil, customPIDs: setup.customPIDs,
                polls: (dash == nil ? [] : PollTable.dash) + (test?.pollRows ?? [])))
        if exercise != nil, !primary.mayHaveGyro { throw DriftError.exerciseWithoutGyro }
        primary.prepare(&setup.plan)
        if primary.game == nil, !setup.plan.parameters.isGame { setup.plan.laps = try laps(primary) }
        let camera = try call.camera()
        let server = try ServerBeside.start(call)
        let status = try record(primary, camera, &setup)
        _ = consume server
        return status
    }

    private func setup() throws -> Setup {
        let settings = try call.settings
        let customPIDs = try call.environment.customPIDs()
        var plan = try TripPlan(call, settings, custom: customPIDs)
        if let test {
            plan.ticksPerSecond = nil
            plan.parameters.alerts.kinds = []
            plan.tags = TripPlan.tags(plan.tags + [test.tag])
            // Without any movement, too.
            plan.keepsAll = true
        }
        try plan.checkAlertCommand(call)
        try plan.chooseReferenceLap(call)
        return Setup(
            settings: settings, customPIDs: customPIDs, plan: plan, price: call.options.fuelPriceUnderstood(settings),
            reference: call[.recordsReference], cameras: try TrafficCommand.onRoads(call))
    }

    /// Where laps begin; nil if none are timed.
    private func laps(_ primary: PrimarySource) throws -> TripPlan.Laps? {
        guard let name = call[.laps] else { return nil }
        if !primary.hasPositions { throw LapError.lapsWithoutPositions }
        if name.isEmpty { return TripPlan.Laps() }
        let gates = try Database.openForReading(path: try call.databasePath)?.gates.all() ?? []
        guard let gate = gates.first(where: { $0.name == name }) else { throw LapError.noGate(name) }
        return TripPlan.Laps(gate: gate)
    }

    /// The store of the trip; nil if nothing is to be stored.
    private func store() throws -> TripStore? {
        let isKept = try call[.save] || call.settings.saving != .never
        if call[.noSave] || !isKept { return nil }
        return try TripStore.open(
            path: try call.databasePath, rescueFolders: try call.environment.rescueFolders(call.options))
    }

    /// Records trips: one, or of a game one for each who drives.
    private func record(
        _ primary: PrimarySource, _ camera: CameraSupervisor?, _ setup: inout Setup
    ) throws -> ExitStatus {
        defer { camera?.finish() }
        var status = ExitStatus.fine
        let missing = MissingSignals(setup.plan.also)
        while true {
            let trips = try store()
            let source = try primary.make(setup.plan, trips?.database)
            let recorder = try recorder(primary, trips, camera, missing, &setup)
            let begin = SystemClock.now
            let ended = try record(source, primary, camera, recorder, trips, setup)
            status = status == .fine ? ended.status : status
            guard ended.signal == 0, primary.hasNextDriver else { return status }
            if let durationS = setup.plan.durationS {
                let leftS = durationS - SystemClock.now.seconds(since: begin)
                guard leftS > 0 else { return status }
                setup.plan.durationS = leftS
            }
        }
    }

    private func recorder(
        _ primary: PrimarySource, _ trips: TripStore?, _ camera: CameraSupervisor?, _ missing: MissingSignals,
        _ setup: inout Setup
    ) throws -> TripRecorder {
        let path = try call.databasePath
        let isGame = setup.plan.parameters.isGame
        let follower =
            isGame
            ? nil
            : try RouteFollower.named(
                followed(trips?.database), guide: call[.guideRoute],
                call.router(setup.settings, needsWays: call[.guideRoute] != nil),
                hasPositions: !primary.positions.isNone, trips?.database, path: path, setup.plan.style.units,
                routes: RouteTransfer.routes)
        let vehicles = (try? trips?.database?.vehicles.all()) ?? []
        setup.plan.style.vehicleNames = VehicleNames(vehicles, thisYear: LocalTime.today.year)
        setup.plan.cutOff = follower?.cutOffTrip(trips?.database)
        let finder = isGame ? nil : try finder(setup.settings, primary, path: path)
        let cameras = setup.cameras.map { CamerasAhead($0) }
        follower?.cameras = cameras
        finder?.cameras = cameras
        let speaks = follower != nil || finder != nil
        try setup.plan.chooseSpeech(call.options, setup.settings, call.environment, follows: speaks)
        let plan = setup.plan
        let muting = speaks ? Muting() : nil
        let known = trips == nil && !isGame ? try? Database.openExisting(path: path) : nil
        let display = try display(
            plan, waiting: waiting(for: primary, plan), muting, protect: camera.map { $0.protect })
        let signals = try dash?.signals(call, plan, display).map { [$0] } ?? []
        return TripRecorder(
            plan: plan, store: trips, known: known, display: display,
            sinks: plan.sinks(command: command, call.environment, muting) + signals, follower: follower, finder: finder,
            missing: missing, progress: ProgressLine(isShown: !call[.verbose]))
    }

    /// Follows the source until the trip is over, and ends it.
    private func record(
        _ source: any TelemetrySource, _ named: PrimarySource, _ camera: CameraSupervisor?, _ recorder: TripRecorder,
        _ trips: TripStore?, _ setup: Setup
    ) throws -> (status: ExitStatus, signal: Int32) {
        let (primary, attached) = named.accompanied(source)
        let others = try AttachedSource.rows.compactMap { try $0.open(call) }
        let run = SourceRun(primary: primary, attached: attached + others + [camera].compactMap(\.self))
        // Only now is nothing wrong with the command line.
        if named.hasFuel, let price = setup.price { Output.note(price) }
        let signal = try run.follow(recorder)
        if signal != 0, !recorder.hasBegun {
            recorder.abandon()
            Signals.endProcess(by: signal)
        }
        let outcome = try recorder.finish()
        outcome.warn()
        defer { offerRoute(recorder.ended?.followed, trips, after: signal) }
        guard let id = trips?.id else { return (outcome.status, signal) }
        // While somebody else drives, nobody waits for an answer.
        if offersDiscarding(setup.settings, after: signal), !named.hasNextDriver { try keepOrDiscard(id, recorder) }
        if let id = trips?.id, let database = trips?.database {
            // Few enough that nobody waits.
            TripMeasurements.measure(trip: id, andEarlier: 20, database)
            // A report about a day then need not read all trips of the car.
            _ = try? VehicleTrends(of: database.indicators.vin(ofTrip: id), database).current()
            try DriftReferences.settle(trip: id, setup.reference, database)
            if let line = try exercise?.keep(trip: id, database) {
                if call[.json] { Output.note(line) } else { try Output.write([line]) }
            }
        }
        return (outcome.status, signal)
    }

    /// Whether the user is asked after a trip whether to keep it: not if a signal other than Ctrl-C ended it, such as at
    /// shutdown.
    private func offersDiscarding(_ settings: UserSettings, after signal: Int32) -> Bool {
        settings.saving == .ask && !call[.save] && !call[.json] && [0, SIGINT].contains(signal)
            && (0...2).allSatisfy(Output.isTerminal)
    }

    private func keepOrDiscard(_ id: Int64, _ recorder: TripRecorder) throws {
        if try Confirmation.requestAfterwards("Keep trip \(id)?", .usuallyYes) {
            try Output.write(["kept as trip \(id)"])
        } else {
            try recorder.discard()
            try Output.write(["removed"])
        }
    }

    /// What a dashboard shows until values arrive.
    private func waiting(for primary: PrimarySource, _ plan: TripPlan) -> DashWaiting? {
        guard dash != nil else { return nil }
        let game = primary.game
        let database = try? Database.openForReading(path: call.databasePath)
        let last = try? database?.trips.latest { trip in
            game == nil || trip.summary.game != nil
        }
        return DashWaiting(for: game, isOfReceiver: plan.parameters.isOfReceiver, after: last, plan.style.presentation)
    }

    private func display(
        _ plan: TripPlan, waiting: DashWaiting?, _ muting: Muting? = nil, protect: (() -> Void)? = nil
    ) throws -> any TripDisplay {
        if let makeDisplay { return makeDisplay(plan) }
        if call[.json] { return JSONTripDisplay() }
        let terminal = call.environment.terminal
        let isColored = (call[.color] ?? .auto).isOn(terminal, isTerminal: true)
        let isPlain = call[.plain] || call[.verbose] || !Output.isTerminal(1) || !terminal.isCapable
        if isPlain { return PlainTripDisplay(style: plan.style, hasBell: plan.alertBell && Output.isTerminal(1)) }
        if let dash = try dash ?? (plan.parameters.isGame ? DashChoice(call) : nil) {
            var dashboard = dash.dashboard(plan, exercise: exercise?.meter)
            dashboard.waiting = waiting
            return DashTripDisplay(
                dashboard: dashboard, style: plan.style,
                depth: isColored ? terminal.colorDepth : .none, hasBell: plan.alertBell, protect: protect)
        }
        return PanelTripDisplay(
            style: plan.style, palette: isColored ? .colored : .monochrome, hasBell: plan.alertBell, muting: muting,
            protect: protect)
    }
}

/// A source that can accompany a trip, whatever its primary source is: a row.
struct AttachedSource: Sendable {
    /// Returns the source if the options name it.
    let open: @Sendable (Call) throws -> (any TelemetrySource)?

    static let rows: [AttachedSource] = [
        AttachedSource { call in
            try call[.motion].flatMap { try call.simulatedGyro == nil ? MotionReceiver.named($0) : nil }
        },
        AttachedSource { try $0[.heart].map { try HeartReceiver.named($0) } },
    ]
}

extension TripPlan {
    /// The samples are those of a game: neither fines nor worn engines are to be feared.
    mutating func playsGame() {
        parameters.isGame = true
        parameters.alerts.kinds = []
    }

    /// The sinks of a trip other than the database and the display.
    /// - Parameters:
    ///   - command: the subcommand that records the trip.
    ///   - muting: whether the user wants to hear nothing; nil if no route is followed.
    func sinks(command: String, _ environment: Environment, _ muting: Muting? = nil) -> [any TripSink] {
        let sinks: [(any TripSink)?] = [
            AlertNotices(self, environment), paceNotices(muting),
            LiveSocket(command: command, environment.variables, reference: referenceLap),
        ]
        return sinks.compactMap(\.self)
    }

    /// Nil if there is no route, or nobody to tell.
    private func paceNotices(_ muting: Muting?) -> PaceNotices? {
        guard let muting, paceCommand != nil || speech != nil else { return nil }
        return PaceNotices(command: paceCommand, speech: speech, units: style.units, muting: muting)
    }

    /// Chooses the command that speaks, if that is wanted.
    mutating func chooseSpeech(
        _ options: Options, _ settings: UserSettings, _ environment: Environment, follows: Bool
    ) throws {
        guard follows, options[.speak] || settings.speak else { return }
        let path = environment["PATH"]
        speech = [["spd-say", "--"], ["espeak-ng", "--"]].first { BackgroundCommands.refusal($0[0], path: path) == nil }
        if speech == nil { Output.warn(RouteWarning.noSpeech) }
    }
}

extension AlertNotices {
    /// Nil if there is neither a command nor a desktop for alerts.
    convenience init?(_ plan: TripPlan, _ environment: Environment) {
        let desktop = plan.alertDesktop ? DesktopNotification(environment.variables) : nil
        guard plan.alertCommand != nil || desktop != nil else { return nil }
        self.init(command: plan.alertCommand, desktop: desktop, units: plan.style.units)
    }
}
