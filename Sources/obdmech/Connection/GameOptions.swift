import CommandLine
import Formats
import GamePackets
import GameSource
import Simulator
import System
import Telemetry
import Terminal
import Transports

extension Options {
    /// The game that the options name as a source; nil if they name none.
    /// - Parameter port: The flag for the UDP ports that it sends to.
    func game(port: Flag<[String]> = .listen, _ environment: Environment) throws -> LiveGame? {
        guard [port, .game, .gameHost, .structure, .forward, .structure].contains(where: isGiven) else { return nil }
        let game = self[.game]
        if self[.gameHost] != nil, game?.mustBeAsked != true { throw GameError.connectWithoutGame }
        if let game, game.mustBeAsked, self[.gameHost] == nil { throw GameError.noConnect(game) }
        if self[.structure] != nil, let game, game != .eaWRC { throw GameError.structureOfOther(game) }
        try environment.readGameNames()
        var (live, own): (LiveGame, String?)
        // A PlayStation answers to the port that is listened on.
        let isAnswered = game == .granTurismo7
        let asked = try game.flatMap { game throws(DatagramError) in
            try self[.gameHost].map { host throws(DatagramError) in
                try Self.ask(game, host, own: isAnswered ? self[port].last : nil)
            }
        }
        var sockets: [UDPSocket] = []
        for text in isAnswered ? self[port].dropLast() : self[port][...] {
            let (host, port) = try Self.endpoint(text, defaultPort: nil)
            sockets.append(try Self.listen(host: host, port: port, shares: game?.isBroadcast == true))
        }
        if sockets.isEmpty, asked == nil {
            let usual = game ?? (self[.structure] != nil ? .eaWRC : .dirt)
            sockets = [try Self.listen(host: nil, port: usual.port, shares: usual.isBroadcast)]
        }
        let forward = try self[.forward].map { text throws(DatagramError) in
            let (host, port) = try Self.endpoint(text, defaultPort: nil)
            return try UDPSocket.connect(host: host ?? "127.0.0.1", port: port)
        }
        own = zip(self[.forward], forward).first { pair in sockets.contains { $0.hears(pair.1) } }?.0
        live = LiveGame(sockets: sockets, asked: asked, game: game ?? .assettoCorsa, forward: forward)
        if let own { throw GameError.forwardsToItself(own) }
        if let path = self[.structure] { live.structure = try Self.structure(path) }
        if let password = environment.gamePassword { live.password = password }
        return live
    }

    /// Opens the way to a game that must be asked.
    /// - Parameter own: where to listen for a game that answers to a certain port, as `[ADDRESS:]PORT`.
    static func ask(_ game: Game, _ text: String, own: String? = nil) throws(DatagramError) -> UDPSocket {
        let (host, port) = try endpoint(text, defaultPort: game.port)
        let target = host ?? "127.0.0.1"
        guard game == .granTurismo7 else { return try UDPSocket.connect(host: target, port: port) }
        let (ownHost, ownPort) =
            try own.map { text throws(DatagramError) in try endpoint(text, defaultPort: GranTurismoPackets.replyPort) }
            ?? (nil, GranTurismoPackets.replyPort)
        return try naming(ownPort) { () throws(DatagramError) in
            try UDPSocket.converse(host: target, port: port, own: (ownHost, ownPort))
        }
    }

    /// Reads what packets of EA Sports WRC contain, and the types of their channels if the game's file lies beside it.
    private static func structure(_ path: String) throws -> WRCStructure {
        guard let bytes = try UserFile.bytes(path) else { throw GameError.noStructure(path) }
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        let beside = (folder.isEmpty && !path.hasPrefix("/") ? "." : folder) + "/../readme/channels.json"
        do throws(WRCStructure.SyntaxError) {
            return try WRCStructure(bytes, channels: SystemFile.exists(beside) ? try? UserFile.bytes(beside) : nil)
        } catch {
            throw GameError.wrongStructure(path: path, error)
        }
    }

    /// Listens on a port; names the program that has it if it is in use.
    /// - Parameter shares: whether other programs may listen on it, too.
    static func listen(host: String?, port: UInt16, shares: Bool = false) throws(DatagramError) -> UDPSocket {
        try naming(port) { () throws(DatagramError) in
            // What is sent to a whole network comes over IPv4.
            try UDPSocket.listen(host: host ?? (shares ? "0.0.0.0" : nil), port: port, shares: shares)
        }
    }

    /// Opens a socket on a port; names the program that has it if it is in use.
    private static func naming(
        _ port: UInt16, _ open: () throws(DatagramError) -> UDPSocket
    ) throws(DatagramError) -> UDPSocket {
        do throws(DatagramError) {
            return try open()
        } catch {
            if case .inUse = error {
                for holder in UDPPort.holders(port) {
                    Output.talk("obdmech: UDP port \(port) is used by \(holder)\n")
                }
            }
            throw error
        }
    }

    /// Reads `[HOST:]PORT`, or `HOST` if there is a default port.
    static func endpoint(_ text: String, defaultPort: UInt16?) throws(DatagramError) -> (host: String?, port: UInt16) {
        if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let port = UInt16(text), port > 0 {
            return (nil, port)
        }
        guard let address = try? DeviceAddress("tcp:" + text, schemes: ["tcp"]), address.options.isEmpty,
            // 1 stands for a missing port, which nobody listens on.
            let (host, port) = try? address.hostAndPort(defaultPort: defaultPort ?? 1), defaultPort != nil || port != 1
        else { throw .wrongAddress(text) }
        return (host, port)
    }
}

extension LiveGame {
    /// Where games send to unless they are set otherwise, and what guides for Forza use, which has no default.
    private static let usualPorts: [UInt16] =
        [Game.dirt.port, 5607, 8000, 9999]
        + [Game.beamNG, .liveForSpeed, .automobilista2, .wreckfest2, .richardBurnsRally].map(\.port)

    /// Any game that sends to one of the usual ports. Those that other programs use are left out.
    static func onUsualPorts() throws -> LiveGame {
        var sockets: [UDPSocket] = []
        var fault: DatagramError?
        for port in usualPorts {
            do throws(DatagramError) {
                let shares = port == Game.automobilista2.port
                sockets.append(try UDPSocket.listen(host: shares ? "0.0.0.0" : nil, port: port, shares: shares))
            } catch {
                fault = fault ?? error
            }
        }
        if sockets.isEmpty, let fault { throw CommandError(fault) }
        return LiveGame(sockets: sockets)
    }
}

extension Options {
    /// Throws if a flag was given that has a meaning only with a car: what plays may be said by a value or by nothing.
    func checkGame() throws {
        if let flag = AnyFlag.ofCars.first(where: isGiven) { throw GameError.needsCar(flag: flag.name) }
    }
}

extension SimulatedRaceSource {
    /// Nil if the device is not the simulated race.
    init?(named device: String) throws {
        guard let race = try SimulatedRaceSource(device: device) else { return nil }
        self = race
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
        "connect", .text("HOST[:PORT]"), heading: .connection, isRare: true, excludes: ofCars,
        "Ask this host for packets. It is the computer with Assetto Corsa or Assetto Corsa Competizione, or the PlayStation "
            + "with Gran Turismo 7. The port is the game's own unless it is given.")
    static let structure = Flag(
        "structure", .text("FILE", .file), heading: .connection, isRare: true, excludes: ofCars,
        "Read EA Sports WRC by this file of the game. An example is telemetry/udp/wrc.json.")
    static let forward = Flag(
        "forward", .texts("HOST:PORT"), heading: .connection, isRare: true, excludes: ofCars,
        "Pass every packet on to another program. Two programs cannot listen on the same port.")
}
