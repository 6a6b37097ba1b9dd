import CommandLine
import Devices
import ELM327
import Formats
import GamePackets
import GameSource
import OBD
import Reports
import Simulator
import Synchronization
import System
import Telemetry
import Terminal
import Transports

enum SimulateCommand: Command {
    static func run(_ call: Call) throws -> ExitStatus {
        if call[.simulateList] {
            try call.screen.show(SimulatorList.lines(call.environment.presentation))
            return .fine
        }
        if let format = call[.race] { return try race(format, call.options) }
        let car = try car(call.options)
        let endpoint = try endpoint(call.options)
        let rate = call[.rate] ?? 1
        let timing = try timing(call.options)
        let quirks: Quirks
        let firmware: Firmware
        let faults: FaultPlan
        quirks = try Quirks.parse(call[.quirk] ?? "")
        firmware = try Firmware.named(call[.identity] ?? Firmware.usual(of: car))
        faults = try FaultPlan(call[.fault] ?? "", seed: call[.seed] ?? "1")
        let signals = try Signals.open()
        let game = try game(call.options, rate: rate)
        let server: SimulatorServer
        server = try SimulatorServer.open(
            car: car, endpoint: endpoint, rate: rate, timing: timing, quirks: quirks,
            firmware: firmware, faults: faults, interruptDescriptor: signals.number)
        if let game { server.game = game }
        Output.talk("\(car.name) on \(server.address): obdmech scan -a \(server.address), Ctrl-C ends it\n")
        try server.run()
        if let truth = server.truth {
            try Output.write([
                "\(car.name) drove \(Format.fixed(truth.distanceKm, 4)) km on \(Format.fixed(truth.fuelL, 4)) L in "
                    + "\(Format.fixed(truth.seconds, 1)) s while it was asked for its speed",
                "sharp accelerations: \(truth.sharpAccelerations), sharp brakings: \(truth.sharpBrakings)",
            ])
        }
        return .fine
    }

    /// Sends a race to a UDP port, or writes it into a folder, at its rate.
    private static func race(_ format: RaceFormat, _ options: Options) throws -> ExitStatus {
        let rate = options[.rate] ?? 1
        let laps = options[.raceLaps] ?? usualLaps
        let signals = try Signals.open()
        let target = options[.raceTarget] ?? ""
        if target.contains("/") {
            guard format.game.hasMemory else { throw GameError.noMemory(format.game) }
            Output.talk("the memory of \(format.name) in \(target), Ctrl-C ends it\n")
            var memory = RaceMemory(format, laps: laps, rate: rate, folder: target)
            _ = try memory.run(stop: signals.number)
            return try report(memory.race)
        }
        if format.hasOnlyMemory { throw GameError.onlyMemory(format.game) }
        let (host, port) = try DeviceAddress.endpoint(target)
        let socket =
            format.game.mustBeAsked
            ? try UDPSocket.listen(host: host ?? "127.0.0.1", port: port)
            : try UDPSocket.connect(host: host ?? "127.0.0.1", port: port)
        Output.talk(
            format.game.mustBeAsked
                ? "\(format.name) on \(socket.address): obdmech trip --game \(format.game.rawValue) --connect \(socket.address), Ctrl-C ends it\n"
                : "\(format.name) to \(socket.address), Ctrl-C ends it\n")
        var server = RaceServer(format, laps: laps, rate: rate, socket: socket)
        _ = server.run(stop: signals.number)
        return try report(server.race)
    }

    private static func report(_ race: VirtualRace) throws -> ExitStatus {
        try Output.write(
            race.laps.map { lap in
                "lap \(lap.number): \(Format.fixed(lap.seconds, 3)) s\(lap.isRewound ? ", rewound" : "")"
            } + ["top speed: \(Format.fixed(race.topSpeedMps * 3.6, 1)) km/h"])
        return .fine
    }

    /// The car, with the protocol of --protocol.
    private static func car(_ options: Options) throws -> VirtualCar {
        var car = options[.simulateFrom] != nil ? GameCar.car : options[.car] ?? VirtualCar.all[0]
        if let bus = options[.bus] { car.bus = bus }
        if let text = options[.cycle] { try car.follow(cycleNamed: text) }
        if let text = options[.refresh] { try car.setSpeedRefresh(text) }
        return car
    }

    private static func timing(_ options: Options) throws -> Timing {
        var timing = SimulatorServer.realTiming
        if let text = options[.latency] { try timing.setLatency(text) }
        if let text = options[.baud] { try timing.setBaud(text) }
        if let text = options[.timescale] { try timing.setCarRate(text) }
        return timing
    }

    private static func endpoint(_ options: Options) throws -> SimulatorServer.Endpoint {
        switch (options[.tcp], options[.pty]) {
        case (let (host, port)?, nil): return .tcp(host: host, port: port)
        case (nil, let link?): return .pty(link: link)
        case (nil, nil) where options[.simulateFrom] != nil: return .tcp(host: nil, port: TCPTransport.defaultPort)
        default:
            throw SimulateError.noEndpoint
        }
    }
}

extension SimulateCommand {
    static let subcommand = Subcommand(
        name: "simulate", chapter: .tools, isRare: true,
        summary: "simulate a car and an adapter, for trials and tests",
        description: [
            "Simulates a car and an ELM327 adapter until it is interrupted. Then it writes how far the car really drove, "
                + "how much fuel it burned, and how often it accelerated and braked sharply, between the first and the "
                + "last response to a request for its speed.",
            "With --race, it simulates a racing game instead, which sends a race of some laps with a pause and a rewind, and "
                + "then writes the true lap times.",
            "--from turns a game into a car behind the adapter, so that any OBD-II app shows it: speed, engine speed, "
                + "throttle, load (as the throttle), and boost, coolant temperature, fuel and run time if the game has "
                + "them. race is the simulated race, over and over; a port is the one that a real game sends to. Without "
                + "--tcp or --pty, the adapter is on TCP port 35000. While nobody is driving, there are no values.",
            "--list shows all cars, drive cycles, adapters, quirks and faults, and what each of them does. The same names "
                + "can be used in a device after sim:, such as sim:city?quirk=clone-v2.1.",
        ],
        flags: [
            .simulateList, .tcp, .pty, .car, .cycle, .bus, .rate, .timescale, .latency, .baud, .refresh, .identity,
            .quirk, .fault, .seed, .race, .raceTarget, .raceLaps, .simulateFrom,
        ],
        examples: [
            ("obdmech simulate --list", "list all simulated cars, quirks and faults"),
            ("obdmech simulate --tcp 35000 --car faults", "simulate a car for obdmech scan -a localhost:35000"),
            (
                "obdmech simulate --tcp 35000 --fault lv-reset@60,unplugged@90+10,data-error-glued:50",
                "simulate an unreliable adapter"
            ),
            (
                "obdmech simulate --race forza-horizon --to 127.0.0.1:20777",
                "simulate a game for obdmech trip --listen 20777"
            ),
            ("obdmech simulate --from race --tcp 35000", "show a simulated race to any OBD-II app"),
            ("obdmech simulate --pty /tmp/elm", "simulate a serial port for obdmech scan -a /tmp/elm"),
            (
                "obdmech simulate --identity slcan --pty /tmp/can",
                "simulate a CAN adapter for obdmech scan -a slcan:/tmp/can"
            ),
        ])
}

extension AnyFlag {
    static let simulateList = Flag("list", .switch, "List cars, cycles, adapters, quirks and faults.")
    static let tcp = Flag(
        "tcp",
        .of("[HOST:]PORT", expected: "[HOST:]PORT with a port up to 65535, such as 35000") {
            DeviceAddress.listening($0)
        },
        "Serve on a TCP port. Without a host, only this computer can connect.")
    static let pty = Flag(
        "pty", .text("LINK", .file), "Serve on a pseudo-terminal. LINK is created as a symbolic link to it.")
    static let car = Flag(
        "car",
        .of(
            "NAME", .words(VirtualCar.all.map(\.name)),
            expected: "one of " + VirtualCar.all.map(\.name).joined(separator: ", ")
        ) { VirtualCar.named($0) },
        "Car, by its name in --list (\(VirtualCar.all[0].name)).")
    static let bus = Flag(
        "protocol",
        .of("N", .words((1...9).map(String.init)), expected: "a number from 1 to 9, as in AT SP") { text in
            text.count == 1 ? text.first.flatMap { VehicleBus(elmNumber: $0) } : nil
        },
        "Protocol of the car, by its ELM327 number (6). It is a number from 1 to 9.")
    static let cycle = Flag(
        "cycle", .text("NAME", .words(DriveCycle.named.map(\.name))),
        "Drive cycle, by its name in --list. The default depends on the car.")
    static let rate = Flag(
        "rate", .number("N", 0.01...1000, expected: "a number from 0.01 to 1000"),
        "Run N times as fast as real time (1).")
    static let timescale = Flag(
        "timescale", .text("N"), isRare: true,
        "Let N seconds pass in the car per second (1). The adapter stays in real time: with 1440, the car drives a "
            + "day in a minute.")
    static let refresh = Flag("refresh", .text("MS"), isRare: true, "Update the speed of the car only every MS ms (0).")
    static let latency = Flag(
        "latency", .text("MS[-MS]"), isRare: true,
        "Delay bytes by MS milliseconds each way (0). Wi-Fi has such delays. With a range such as 0-80, each delay is "
            + "random.")
    static let baud = Flag(
        "baud", .text("N"), isRare: true, requires: [.pty], advice: "a TCP connection has no baud rate",
        "Make --pty a serial line with this baud rate. Bytes then take their time, and are garbled if the other side "
            + "uses another rate. Without this option, any rate works.")
    static let identity = Flag(
        "identity", .text("NAME"),
        "Version of the adapter, or stn (\(Firmware.standard.name)). It supports the commands of that ELM327 version, "
            + "\(ELMVersion.allCases[0].rawValue) to v2.3; stn is an STN1110, slcan a CAN adapter that speaks slcan, doip a "
            + "car with diagnostics over IP.")
    static let quirk = Flag(
        "quirk", .text("NAME[,…]", .words(Quirks.named.map(\.name))), "Permanent quirks of the adapter or the car.")
    static let fault = Flag(
        "fault", .text("FAULT[,…]"),
        "Faults during the drive, such as unplugged@60. NAME@60 happens when the car has run for 60 s, NAME:100 at random "
            + "with one in 100 commands, and NAME/03 with each request 03. With +5 after a time or a number, the fault "
            + "lasts 5 s.")
    static let race = Flag(
        "race",
        .of(
            "GAME", .words(RaceFormat.all.map(\.name)),
            expected: RaceFormat.all.map(\.name).joined(separator: ", ")
        ) { RaceFormat.named($0) }, isRare: true, requires: [.raceTarget],
        advice: "name the address to send to, as in --to 127.0.0.1:20777",
        "Simulate a racing game. GAME is one of \(RaceFormat.all.map(\.name).joined(separator: ", ")).")
    static let raceTarget = Flag(
        "to", .text("[HOST:]PORT|FOLDER"), isRare: true,
        "UDP port that --race sends to. For a game that must be asked, it is the one on which it waits for requests. A "
            + "folder, with a /, gets the files that games under Proton show in /dev/shm.")
    static let raceLaps = Flag(
        "laps", .whole("N", 1...1000, expected: "a number from 1 to 1000"), isRare: true,
        "Number of laps of --race and --from race (4).")
    static let seed = Flag("seed", .text("N"), isRare: true, "Seed of the random faults (1).")
}

extension SimulateCommand {
    /// Where the values of --from come from.
    enum Origin {
        /// The simulated race.
        case race
        /// A game that sends to a UDP port.
        case port(host: String?, UInt16)

        init?(_ text: String) {
            if text == "race" {
                self = .race
            } else if let (host, port) = try? DeviceAddress.endpoint(text) {
                self = .port(host: host, port)
            } else {
                return nil
            }
        }
    }

    fileprivate static let usualLaps = 4

    /// What the game of --from reports, which is nothing while nobody drives; nil without it.
    fileprivate static func game(_ options: Options, rate: Double) throws -> (() -> [Signal: Double]?)? {
        switch options[.simulateFrom] {
        case nil: return nil
        case .race:
            let feed = RaceFeed(laps: options[.raceLaps] ?? usualLaps, rate: rate)
            return { feed.values }
        case .port(let host, let port):
            let feed = try GameFeed(LiveGame(sockets: [UDPSocket.listening(host: host, port: port)]))
            return { feed.values }
        }
    }
}

extension AnyFlag {
    static let simulateFrom = Flag(
        "from",
        .of(
            "race|[ADDRESS:]PORT", expected: "race, or the UDP port that a game sends to, such as 20777"
        ) { SimulateCommand.Origin($0) }, isRare: true, excludes: [.car, .cycle, .timescale, .refresh, .fault],
        "Use the values of a racing game. race is a simulated one; a number is the UDP port that a game sends to.")
}

/// What can be wrong with where `simulate` shall be found.
enum SimulateError: UserError {
    case noEndpoint

    var message: UserMessage {
        switch self {
        case .noEndpoint:
            UserMessage("simulate needs either --tcp or --pty", advice: "such as obdmech simulate --tcp 35000")
        }
    }
}
