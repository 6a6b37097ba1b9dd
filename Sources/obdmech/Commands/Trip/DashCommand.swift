import CommandLine
import Dashboard
import Displays
import Drift
import Formats
import Recording
import Terminal
import Trips

/// The dashboard on the whole screen, of a car or a game. What it shows is recorded as by `trip`.
enum DashCommand: Command {
    static func run(_ call: Call) throws -> ExitStatus {
        if let name = call[.showDesign] { return try show(name) }
        if !call[.json], !Output.isTerminal(1) || !call.environment.terminal.isCapable { throw DashError.noTerminal }
        var run = TripRun(call: call, command: "dash")
        run.dash = try DashChoice(call)
        run.listensToGames = try call.namedDevice == nil
        return try run.run()
    }

    /// Prints a design as it is in the program.
    private static func show(_ name: String) throws -> ExitStatus {
        guard let text = DashDesign.texts.first(where: { $0.name == name })?.text else {
            throw DashError.noBuiltInDesign(name, names: DashDesign.texts.map(\.name).joined(separator: ", "))
        }
        try Output.write(text)
        return .fine
    }
}

extension DashCommand {
    static let subcommand = Subcommand(
        name: "dash", chapter: .racing, summary: "show a live dashboard of a car or a racing game",
        description: [
            "Shows a dashboard on the whole terminal, up to sixty times a second, and records what it shows, as obdmech "
                + "trip does: laps, samples and summary are in obdmech report afterward.",
            "Without options it shows the adapter that is configured; if none is, any racing game that sends to this "
                + "computer on the usual ports. obdmech guide GAME shows what to set in the game. What a source does "
                + "not report is not shown: OBD-II has no gear or tires, and a game has no voltage.",
            "The keys are on the screen: q quits, d switches to the next design, u to the next units. The shift lights fill "
                + "toward the engine speed of --shift-at and blink from there on. Games report their maximum engine "
                + "speed; for a car, give an engine speed. "
                + "Delta is the time lost (+) or gained (-) against the best lap of this "
                + "session at the same place on the track, or against the lap of --reference-lap. A stored lap of another "
                + "track is not used: after the first lap the best one takes its place.",
            "A design is a small text file. --show-design prints one of those built in; save it under another name in "
                + "~/.config/obdmech/dash, change it, and it can be chosen with --design and the key d.",
        ],
        flags: [
            .adapterOrGame, .listen, .game, .gameHost, .structure, .forward, .gps, .laps, .referenceLap, .motion,
            .heart, .design, .showDesign, .shiftAt, .lights, .sound, .destination, .router, .traffic, .duration,
            .idleTimeout,
            .fuelPrice, .electricityPrice, .driver, .tag, .units, .also, .noAlerts, .serve, .camera, .cameraLimit,
            .json, .save, .noSave, .recordsReference, .database, .record, .redact,
        ],
        examples: [
            ("obdmech dash --listen 20777", "show and record a racing game that sends to this computer"),
            ("obdmech dash -a sim:race --design wide", "show a simulated race"),
            ("obdmech dash -a sim:city --shift-at 5500", "show a simulated car"),
            ("obdmech dash --listen 20777 --reference-lap last", "show a game against the lap before"),
            ("obdmech dash --show-design modern > mine", "start a design of your own"),
        ])
}

extension AnyFlag {
    static let design = Flag(
        "design", .text("NAME", .words(DashDesign.texts.map(\.name))), heading: .output, "Use this design.")
    static let showDesign = Flag(
        "show-design", .text("NAME", .words(DashDesign.texts.map(\.name))), heading: .output, isRare: true,
        "Print a built-in design and exit. Base your own on it.")
    static let shiftAt = Flag(
        "shift-at",
        .of(
            "N", expected: "an engine speed of 500 to 30000 rpm, or 10% to 100% of the highest"
        ) { DashChoice.shift($0) }, heading: .output,
        "Shift up at this engine speed: 6500 or 95%. A percentage is of the maximum that games report. Default: 97%.")

    static let lights = Flag(
        "lights",
        .of(
            "DEVICE", expected: "serial:PATH, leds or leds:NAME, such as serial:/dev/ttyACM0"
        ) { ShiftLightChoice($0) }, heading: .output, isRare: true,
        "Show the shift lights on a device, too. It is a serial line (serial:/dev/ttyACM0), also to a board with SimHub's "
            + "sketch (serial:/dev/ttyACM0?protocol=simhub), or the lights of a wheel (leds); see docs/dashboard.md.")
    static let sound = Flag(
        "sound", .switch, heading: .output, isRare: true,
        "Beep to shift up, and announce each lap. The beep is played by pw-play, paplay or aplay, else by the terminal's "
            + "bell; spd-say or espeak-ng speak the time that the lap has lost (plus) or gained (minus).")
}

/// What can be wrong with a dashboard and its designs.
enum DashError: UserError {
    case noTerminal
    case noBuiltInDesign(String, names: String)

    var message: UserMessage {
        switch self {
        case .noTerminal: UserMessage("dash needs a terminal", advice: "use --json, or obdmech trip")
        case .noBuiltInDesign(let name, let names):
            UserMessage("no built-in design '\(name)'", advice: "there are \(names)")
        }
    }
}

/// The dashboard that the options and the user's files ask for.
struct DashChoice {
    /// A game tells its highest engine speed; engines give their best a little below it.
    private static let usualShare = 0.97

    private let designs: [DashDesign]
    private let selected: String
    private let shift: Dashboard.ShiftPoint

    /// - Parameter usual: the design that is shown first if the options name none; nil for the first one.
    init(_ call: Call, usual: String? = nil) throws {
        let wanted = call[.design] ?? usual
        let found = try DashDesigns(wanted, folder: (try? call.environment.dashDesignFolder()) ?? "")
        designs = found.all
        selected = found.selected
        shift = call[.shiftAt] ?? .share(Self.usualShare)
    }

    /// "95%" or "6500".
    @Sendable static func shift(_ text: String) -> Dashboard.ShiftPoint? {
        if text.hasSuffix("%"), let percent = Double(text.dropLast()), (10...100).contains(percent) {
            return .share(percent / 100)
        }
        if let rpm = Double(text), (500...30_000).contains(rpm) { return .engineSpeed(rpm) }
        return nil
    }

    /// Shift lights and sounds; nil for neither.
    func signals(_ call: Call, _ plan: TripPlan, _ display: any TripDisplay) throws -> RaceSignals? {
        let ring = { (display as? DashTripDisplay)?.ring() ?? () }
        return RaceSignals(
            shift, lights: try call[.lights]?.open(),
            sounds: call[.sound]
                ? RaceSounds(reference: plan.referenceLap, path: call.environment["PATH"], bell: ring) : nil)
    }

    func dashboard(_ plan: TripPlan, exercise: ExerciseMeter?) -> Dashboard {
        let presentation = plan.style.presentation
        return Dashboard(
            designs: designs, selected: selected, units: presentation.units, zone: presentation.zone, shift: shift,
            exercise: exercise, reference: plan.referenceLap)
    }
}
