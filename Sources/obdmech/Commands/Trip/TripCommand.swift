import CommandLine
import Formats
import Routes
import Storage

enum TripCommand: Command {
    static func run(_ call: Call) throws -> ExitStatus {
        try TripRun(call: call, command: "trip").run()
    }
}

extension TripCommand {
    static let subcommand = Subcommand(
        name: "trip", chapter: .trips, summary: "record a trip: distance, fuel, cost, driving events",
        description: [
            "Records a trip and shows it live. Speed, engine speed, fuel, coolant temperature and voltage are read up "
                + "to ten times a second; values that change slowly are read less often. The trip ends with Ctrl-C, "
                + "after --duration, or when the vehicle has not responded for --idle-timeout. Then its summary is "
                + "written and, on a terminal, you are asked whether to keep the trip. A trip of less than half a "
                + "minute in which the vehicle did not move is not kept, unless it has an alert, a tag or a note, or "
                + "--save is given. An engine stop that is shorter than --pause is part of the trip. Samples are "
                + "stored as they arrive. If the connection breaks, it is opened again; gaps are reported and not "
                + "filled in.",
            "Fuel consumption is computed by the best method that the vehicle allows, the same for the whole trip. It "
                + "is shown with its uncertainty, and so is the carbon dioxide. obdmech vehicle sets what the vehicle "
                + "does not report, and obdmech calibrate corrects the result with your fill-ups. Sharp acceleration "
                + "and braking, speeding, long idling and high engine speeds with a cold engine are counted, and a "
                + "score rates the driving.",
            "Alerts warn of speeding, long hours at the wheel, a hot engine, low and high voltage, the check engine "
                + "light, and new trouble codes, which are named. They appear on the terminal and, if notify-send is "
                + "installed, on the desktop, and --on-alert runs a program for each. The limits are settings (see man 5 "
                + "obdmech-config).",
            "--also polls more signals, each at most every two seconds, or twice a second if one request has room for "
                + "several. They are shown and stored, and the summary gives their minimum, maximum and mean, which is "
                + "weighted by time. A signal that the vehicle does not support is reported once.",
            "--listen records a session of a racing game instead, with its laps (obdmech guide lists the games). "
                + "obdmech guide GAME shows what to set in the game. What a game does not report is left out.",
            "-a gps records a trip without an adapter, from a satellite receiver alone: on foot, on a bicycle, or in any car. "
                + "Movement begins and ends it, the distance comes from the positions, and engine and fuel are unknown.",
            "--follow says every five seconds how far you are ahead of or behind an earlier trip on the same route, "
                + "in seconds and meters, and when the car leaves the route and finds it again. "
                + "It needs --gps, and begins within 200 m "
                + "of the start of the route. If the trip is cut off, following the route again within half an "
                + "hour continues the same trip. At the end it says how much of the route was driven, whether that counts "
                + "(80% of both must be the same), how far ahead or behind, and the rank. --speak announces the pace, every "
                + "five seconds or at --speak-every; the key m turns that off and on. "
                + "--guide shows the next turn of a route, and the way back to it; with --router, a new route to its "
                + "end, found by a program of your choice.",
            "--to shows the way to a destination, and a small map of what is ahead: to one of your places, to a "
                + "position, or to a place that the server of the place-search setting finds. The route is that of "
                + "--router, or of the router setting, if one is named; otherwise it follows the roads of your own "
                + "earlier drives; and if there are none, direction and distance are shown. The time left and the "
                + "time of arrival are those of your own drives at the same hour of the day where there are any. "
                + "If the car leaves the route, a new one is computed, at most every half minute. --speak announces "
                + "the turns.",
            "With --json, the output is one JSON object per line: a start object, sample, event and alert objects, and a "
                + "summary.",
        ],
        flags: [
            .adapterOrGame, .listen, .game, .gameHost, .structure, .forward, .gps, .laps, .referenceLap, .motion,
            .heart, .duration, .until, .pause, .idleTimeout.asRare, .fuelPrice, .electricityPrice, .driver, .tag,
            .note, .units, .sampleRate, .also, .follow, .group, .guideRoute, .destination, .router, .traffic, .onPace,
            .speak,
            .speakEvery, .onAlert, .noAlerts, .plain, .serve, .camera, .cameraLimit, .json, .save, .noSave,
            .recordsReference, .database, .record, .redact, .verbose,
        ],
        examples: [
            ("obdmech trip -a /dev/ttyUSB0 --fuel-price 1.79", "record a trip with its cost"),
            ("obdmech trip -a 'sim:city?rate=max' --duration 20m", "record a simulated trip without waiting"),
            (
                "obdmech trip -a 'sim:city?rate=max' --duration 5m --also engineLoad,intakeAirTemperature",
                "record more signals"
            ),
            ("obdmech trip -a gps", "record a trip from the positions of gpsd alone"),
            ("obdmech trip --listen 20777", "record a racing game that sends to this computer"),
            ("obdmech trip -a 'sim:race?rate=max'", "record a simulated race"),
        ])
}

/// What else ends a trip.
enum TripEnd: String, CaseIterable {
    case ignitionOff = "ignition-off"
}

extension AnyFlag {
    static let duration = Flag("duration", .seconds, "End the trip after this time: 90, 90s, 20m or 1h.")
    static let until = Flag(
        "until", .choice("ignition-off", of: TripEnd.self), isRare: true,
        "End the trip after an engine stop of --pause. Without this option, the trip goes on as long as the vehicle "
            + "responds.")
    static let follow = Flag(
        "follow", .text("ROUTE[@TRIP]", .route), isRare: true,
        "Show the pace on a route. It is compared with the best drive, or with what is after the @: a trip, an imported "
            + "drive (i3), a driver, best or median.")
    static let group = Flag(
        "group", .text("ADDRESS"), isRare: true, requires: [.follow], advice: "add --follow ROUTE",
        "Fetch the route to follow from a group's database. ADDRESS is postgresql://[USER@]HOST[:PORT]/DATABASE (see obdmech "
            + "account). The route is stored with everybody's drives that you may see, so that it can also be followed "
            + "without a network.")
    static let guideRoute = Flag(
        "guide", .text("ROUTE|FILE.gpx", .route), isRare: true,
        "Show the next turn of this route or GPX file. Off the route, show the way back.")
    static let destination = Flag(
        "to", .text("PLACE|LAT,LON", .place, limit: TextLimit.name), isRare: true, excludes: [.follow, .guideRoute],
        advice: "a trip leads to a place or along a route",
        "Show the way to this place. It is one of yours, a position, or what the server of the place-search setting finds."
    )
    static let router = Flag(
        "router", .text("URL|COMMAND"), isRare: true, requiresOne: [.guideRoute, .destination],
        advice: "add --to PLACE or --guide ROUTE",
        "Ask this program for routes to the destination. It is asked again if the car leaves the route. It is a server "
            + "with the OSRM interface, such as http://localhost:5000, valhalla:http://localhost:8002, "
            + "routino:FOLDER with a map of Routino, or a command that writes GPX to standard output, in which {lat1}, {lon1}, {lat2} and "
            + "{lon2} stand for the start and the destination. Default: the router setting.")
    static let onPace = Flag(
        "on-pace", .text("COMMAND", .file), isRare: true, requiresOne: [.follow, .guideRoute, .destination],
        advice: "name the route or the place",
        "Run this program for what is shown of the route. It is run without a shell, and gets a line of JSON on "
            + "standard input.")
    static let speak = Flag(
        "speak", .switch, isRare: true, requiresOne: [.follow, .guideRoute, .destination],
        advice: "name the route or the place",
        "Speak what --follow, --guide and --to show. This needs spd-say or espeak-ng. Default: the speak setting.")
    static let speakEvery = Flag(
        "speak-every",
        .of("TIME", expected: "a time of \(Int(RouteFollow.everyS)) seconds or more") { text in
            Quantity.seconds.value(text).flatMap { $0 >= RouteFollow.everyS ? $0 : nil }
        }, isRare: true, requires: [.follow], advice: "add --follow ROUTE",
        "Speak the pace at most this often (\(Int(RouteFollow.everyS))s). It is a time of that or more, such as 30s or 2m."
    )
    static let note = Flag("note", .text("TEXT", limit: TextLimit.note), "Store a note with the trip.")
    static let save = Flag("save", .switch, heading: .storage, excludes: [.noSave], "Keep the trip without asking.")
    static let plain = Flag(
        "plain", .switch, heading: .output, isRare: true, "Write plain lines, not the live display.")
}
