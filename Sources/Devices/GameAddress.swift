import CommandLine
import Formats
package import GamePackets
package import GameSource
import System
import Terminal
package import Transports

/// How a game is named as a source: where it sends to, and what it must be asked for.
package struct GameAddress {
    /// The UDP ports to listen on, as `[ADDRESS:]PORT`.
    package var ports: [String] = []
    package var game: Game?
    /// The host of a game that must be asked, or the folder of one that is read from memory.
    package var host: String?
    /// The file that says what packets of EA Sports WRC contain.
    package var structure: String?
    /// To whom every packet is passed on.
    package var forward: [String] = []
    /// With which Assetto Corsa Competizione is asked, if it is not the usual one.
    package var password: String?

    package init() {}

    /// Throws if the game cannot be named like this.
    package func check() throws(GameError) {
        if memoryFolder != nil {
            if game?.hasMemory == false { throw GameError.noMemory(game) }
            return
        }
        if host != nil, game?.mustBeAsked != true { throw GameError.connectWithoutGame }
        if let game, game.mustBeAsked, host == nil { throw GameError.noConnect(game) }
        if structure != nil, let game, game != .eaWRC { throw GameError.structureOfOther(game) }
    }

    /// The folder of a game that is read from memory; nil for one that sends.
    private var memoryFolder: String? {
        if let host, host.hasPrefix("/") { return host }
        return game?.isInMemory == true ? host ?? GameMemoryFiles.usualFolder : nil
    }

    /// Opens the sockets. Throws if they are in use.
    package func open() throws -> LiveGame {
        if let memoryFolder {
            var live = LiveGame(sockets: [])
            live.memoryFolder = memoryFolder
            return live
        }
        // A PlayStation answers to the port that is listened on.
        let isAnswered = game == .granTurismo7
        let asked = try game.flatMap { game in
            try host.map { try UDPSocket.asking(game, $0, own: isAnswered ? ports.last : nil) }
        }
        var sockets: [UDPSocket] = []
        for text in isAnswered ? ports.dropLast() : ports[...] {
            let (host, port) = try DeviceAddress.endpoint(text)
            sockets.append(try UDPSocket.listening(host: host, port: port, shares: game?.isBroadcast == true))
        }
        if sockets.isEmpty, asked == nil {
            let usual = game ?? (structure != nil ? .eaWRC : .dirt)
            sockets = [try UDPSocket.listening(host: nil, port: usual.port, shares: usual.isBroadcast)]
        }
        let targets = try forward.map { text in
            let (host, port) = try DeviceAddress.endpoint(text)
            return try UDPSocket.connect(host: host ?? "127.0.0.1", port: port)
        }
        if let own = zip(forward, targets).first(where: { pair in sockets.contains { $0.hears(pair.1) } })?.0 {
            throw GameError.forwardsToItself(own)
        }
        var live = LiveGame(sockets: sockets, asked: asked, game: game ?? .assettoCorsa, forward: targets)
        if let structure { live.structure = try Self.read(structure) }
        if let password { live.password = password }
        return live
    }

    /// Reads what packets of EA Sports WRC contain, and the types of their channels if the game's file lies beside it.
    private static func read(_ path: String) throws -> WRCStructure {
        guard let bytes = try UserFile.bytes(path) else { throw GameError.noStructure(path) }
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        let beside = (folder.isEmpty && !path.hasPrefix("/") ? "." : folder) + "/../readme/channels.json"
        do throws(WRCStructure.SyntaxError) {
            return try WRCStructure(bytes, channels: SystemFile.exists(beside) ? try? UserFile.bytes(beside) : nil)
        } catch {
            throw GameError.wrongStructure(path: path, error)
        }
    }
}

extension UDPSocket {
    /// Opens the way to a game that must be asked.
    /// - Parameter own: where to listen for a game that answers to a certain port, as `[ADDRESS:]PORT`.
    package static func asking(_ game: Game, _ text: String, own: String? = nil) throws(DatagramError) -> UDPSocket {
        let (host, port) = try DeviceAddress.endpoint(text, defaultPort: game.port)
        let target = host ?? "127.0.0.1"
        guard game == .granTurismo7 else { return try UDPSocket.connect(host: target, port: port) }
        let usual = GranTurismoPackets.replyPort
        let replies: (host: String?, port: UInt16) =
            if let own { try DeviceAddress.endpoint(own, defaultPort: usual) } else { (nil, usual) }
        return try naming(replies.port) { () throws(DatagramError) in
            try UDPSocket.converse(host: target, port: port, own: replies)
        }
    }

    /// Listens on a port; names the program that has it if it is in use.
    /// - Parameter shares: whether other programs may listen on it, too.
    package static func listening(
        host: String?, port: UInt16, shares: Bool = false
    ) throws(DatagramError) -> UDPSocket {
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
                    Output.note("UDP port \(port) is used by \(holder)")
                }
            }
            throw error
        }
    }
}

extension LiveGame {
    /// Where games send to unless they are set otherwise, and what guides for Forza use, which has no default.
    private static let usualPorts: [UInt16] =
        [Game.dirt.port, 5607, 8000, 9999]
        + [Game.beamNG, .liveForSpeed, .automobilista2, .wreckfest2, .richardBurnsRally].map(\.port)

    /// Any game that sends to one of the usual ports. Those that other programs use are left out.
    package static func onUsualPorts() throws -> LiveGame {
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
        var live = LiveGame(sockets: sockets)
        live.memoryFolder = GameMemoryFiles.usualFolder
        return live
    }
}
