import CommandLine
import Formats
import GamePackets
import GameSource
import Simulator
import Telemetry
import Terminal
import Transports

extension Options {
    /// The game that the options name as a source; nil if they name none.
    /// - Parameter port: The flag for the UDP ports that it sends to.
    func game(port: Flag<[String]> = .listen) throws -> LiveGame? {
        guard [port, .game, .gameHost, .forward].contains(where: isGiven) else { return nil }
        let game = self[.game]
        if self[.gameHost] != nil, game?.mustBeAsked != true { throw GameError.connectWithoutGame }
        if game?.mustBeAsked == true, self[.gameHost] == nil { throw GameError.noConnect }
        let (live, own): (LiveGame, String?)
        do throws(DatagramError) {
            let asked = try self[.gameHost].map { text throws(DatagramError) in
                let (host, port) = try Self.endpoint(text, defaultPort: AssettoCorsaPackets.defaultPort)
                return try UDPSocket.connect(host: host ?? "127.0.0.1", port: port)
            }
            var sockets: [UDPSocket] = []
            for text in self[port] {
                let (host, port) = try Self.endpoint(text, defaultPort: nil)
                sockets.append(try Self.listen(host: host, port: port))
            }
            if sockets.isEmpty, asked == nil {
                sockets = [try Self.listen(host: nil, port: CodemastersPackets.defaultPort)]
            }
            let forward = try self[.forward].map { text throws(DatagramError) in
                let (host, port) = try Self.endpoint(text, defaultPort: nil)
                return try UDPSocket.connect(host: host ?? "127.0.0.1", port: port)
            }
            own = zip(self[.forward], forward).first { pair in sockets.contains { $0.hears(pair.1) } }?.0
            live = LiveGame(sockets: sockets, asked: asked, forward: forward)
        } catch {
            throw CommandError(error)
        }
        if let own { throw GameError.forwardsToItself(own) }
        return live
    }

    /// Listens on a port; names the program that has it if it is in use.
    static func listen(host: String?, port: UInt16) throws(DatagramError) -> UDPSocket {
        do throws(DatagramError) {
            return try UDPSocket.listen(host: host, port: port)
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
    /// Where games send to: the default of Codemasters and F1, and what guides for Forza use, which has no default.
    private static let usualPorts: [UInt16] = [CodemastersPackets.defaultPort, 5607, 8000, 9999]

    /// Any game that sends to one of the usual ports. Those that other programs use are left out.
    static func onUsualPorts() throws(CommandError) -> LiveGame {
        var sockets: [UDPSocket] = []
        var fault: DatagramError?
        for port in usualPorts {
            do throws(DatagramError) {
                sockets.append(try UDPSocket.listen(host: nil, port: port))
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
    func checkGame() throws(CommandError) {
        if let flag = AnyFlag.ofCars.first(where: isGiven) { throw CommandError(GameError.needsCar(flag: flag.name)) }
    }
}

extension SimulatedRaceSource {
    /// Nil if the device is not the simulated race.
    init?(named device: String) throws(CommandError) {
        do throws(AddressError) {
            guard let race = try SimulatedRaceSource(device: device) else { return nil }
            self = race
        } catch {
            throw CommandError(error)
        }
    }
}

extension AnyFlag {
    /// The flag of a subcommand that takes its values from an adapter or from a game.
    static let adapterOrGame = adapter.excluding([.listen, .game, .gameHost, .forward])

    /// The flags that have a meaning only with a car and its adapter: a game sends what it wants, has no alerts, and drives
    /// on no road.
    static let ofCars: [AnyFlag] = [.record, .verbose, .sampleRate, .follow, .guideRoute, .onPace, .speak, .onAlert]

    static let listen = Flag(
        "listen", .texts("[ADDRESS:]PORT"), heading: .connection, isRare: true, excludes: ofCars,
        "Record a racing game that sends to this UDP port. Without an address, on all of this computer's; repeat the "
            + "option for several ports. Any supported game is recognized by its packets.")
    static let game = Flag(
        "game", .choice("NAME", of: Game.self), heading: .connection, isRare: true, excludes: ofCars,
        "Record this racing game. Without --listen, UDP port 20777 is used. Only assetto-corsa needs this option, "
            + "with --connect.")
    static let gameHost = Flag(
        "connect", .text("HOST[:PORT]"), heading: .connection, isRare: true, excludes: ofCars,
        "Ask this host for packets, as Assetto Corsa needs. The default port is 9996.")
    static let forward = Flag(
        "forward", .texts("HOST:PORT"), heading: .connection, isRare: true, excludes: ofCars,
        "Pass every packet on to another program. Two programs cannot listen on the same port.")
}
