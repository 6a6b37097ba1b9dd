import CommandLine
import Devices
import Formats
import GamePackets
import GameSource
import Simulator

extension Call {
    /// The game that the options name as a source; nil if they name none.
    /// - Parameter port: The flag for the UDP ports that it sends to.
    func game(port: Flag<[String]> = .listen) throws -> LiveGame? {
        guard [port, .game, .gameHost, .structure, .forward].contains(where: isGiven) else { return nil }
        var address = GameAddress()
        address.ports = self[port]
        address.game = self[.game]
        address.host = self[.gameHost]
        address.structure = self[.structure]
        address.forward = self[.forward]
        address.password = environment.gamePassword
        try address.check()
        try environment.readGameNames()
        return try address.open()
    }

    /// Throws if a flag was given that has a meaning only with a car: what plays may be said by a value or by nothing.
    func checkGame() throws {
        if let flag = AnyFlag.ofCars.first(where: isGiven) { throw GameError.needsCar(flag: flag.name) }
    }

    /// The gyro of a simulated car; nil if another sensor is named, or none.
    var simulatedGyro: VirtualGyro.Options? {
        get throws { try self[.motion].flatMap { try VirtualGyro.Options(named: $0) } }
    }
}

extension AnyFlag {
    /// The flag of a subcommand that takes its values from an adapter or from a game.
    static let adapterOrGame = adapter.excluding([.listen, .game, .gameHost, .structure, .forward, .structure])

    /// The flags that have a meaning only with a car and its adapter: a game sends what it wants, has no alerts, and drives
    /// on no road.
    static let ofCars: [AnyFlag] = [.record, .verbose, .sampleRate, .follow, .guideRoute, .onPace, .speak, .onAlert]

    static let listen = Flag(
        "listen", .texts("[ADDRESS:]PORT"), heading: .connection, isRare: true, excludes: ofCars,
        "Record a racing game that sends to this UDP port. Without an address, on all of this computer's; repeat the "
            + "option for several ports. Any supported game is recognized by its packets.")
    static let game = Flag(
        "game", .choice("NAME", of: Game.self), heading: .connection, isRare: true, excludes: ofCars,
        "Record this racing game. Without --listen, the UDP port is used that the game sends to unless it is set "
            + "otherwise. Games that send only to whoever asks them need this option, with --connect: "
            + Format.list(Game.allCases.filter(\.mustBeAsked).map(\.rawValue))
            + ". With automobilista-2, other programs "
            + "may listen on the same port.")
    static let gameHost = Flag(
        "connect", .text("HOST[:PORT]|FOLDER"), heading: .connection, isRare: true, excludes: ofCars,
        "Ask this host for packets. It is the computer with Assetto Corsa or Assetto Corsa Competizione, or the PlayStation "
            + "with Gran Turismo 7. The port is the game's own unless it is given. A folder (/dev/shm) is where a bridge in "
            + "Proton shows the memory of \(Format.list(Game.allCases.filter(\.hasMemory).map(\.rawValue))).")
    static let structure = Flag(
        "structure", .text("FILE", .file), heading: .connection, isRare: true, excludes: ofCars,
        "Read EA Sports WRC by this file of the game. An example is telemetry/udp/wrc.json.")
    static let forward = Flag(
        "forward", .texts("HOST:PORT"), heading: .connection, isRare: true, excludes: ofCars,
        "Pass every packet on to another program. Two programs cannot listen on the same port.")

    static let heart = Flag(
        "heart", .text("SOURCE"), heading: .connection, isRare: true,
        "Record heartbeats with the trip. ble:ADDRESS is a Bluetooth Low Energy strap; pipe:PATH is a pipe, or a growing file, that has a line for each time between two beats (RR "
            + "interval), in milliseconds or seconds. They are stored separately, and left out of exports.")
    static let withHeart = Flag(
        "with-heart", .switch, heading: .output, isRare: true, "Include heartbeats. They are health data.")
    static let motion = Flag(
        "motion", .text("SENSOR"), heading: .connection, isRare: true,
        "Record the yaw rate of a motion sensor. The slip angle needs it. udp:[ADDRESS:]PORT or pipe:PATH for values that a "
            + "phone or a program sends as lines of JSON or CSV, or iio[:DEVICE] for a sensor of this computer. sim is a gyro in a simulated car, "
            + "with the options rate, bias, noise and seed.")

    static let gps = Flag(
        "gps", .text("[HOST:PORT]"), heading: .connection, isRare: true,
        "Record positions from gpsd, or another receiver. Without a value, gpsd is at localhost:2947. auto is silent where there is no gpsd; off overrides "
            + "the setting. listen:[ADDRESS:]PORT is for a phone that sends its positions. "
            + "replay:FILE plays a log of NMEA sentences or a GPX track; sim[:ROAD] is a receiver in a "
            + "simulated car, on one of the roads town, country, return and circuit, with the options rate, error, "
            + "latency, seed and tunnel=FROM-TO (meters).")
}
