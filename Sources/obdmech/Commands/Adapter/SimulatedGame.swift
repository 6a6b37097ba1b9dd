import CommandLine
import Devices
import GameSource
import Simulator
import Synchronization
import Telemetry
import Transports

/// The game of `simulate --from`: the simulated race, or a real game that sends to a port.
final class SimulatedGame {
    private enum Source {
        case race(RaceFeed)
        case game(GameFeed)
    }

    static let usualLaps = 4

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

    private let source: Source

    /// Nil without --from.
    init?(_ options: Options, rate: Double) throws {
        let socket: UDPSocket
        switch options[.simulateFrom] {
        case nil: return nil
        case .race:
            source = .race(RaceFeed(laps: options[.raceLaps] ?? Self.usualLaps, rate: rate))
            return
        case .port(let host, let port):
            socket = try UDPSocket.listening(host: host, port: port)
        }
        source = .game(try GameFeed(LiveGame(sockets: [socket])))
    }

    /// What the game tells now; nil while nobody drives.
    var values: [Signal: Double]? {
        switch source {
        case .race(let feed): feed.values
        case .game(let feed): feed.values
        }
    }
}

extension AnyFlag {
    static let simulateFrom = Flag(
        "from",
        .of(
            "race|[ADDRESS:]PORT", expected: "race, or the UDP port that a game sends to, such as 20777"
        ) { SimulatedGame.Origin($0) }, isRare: true, excludes: [.car, .cycle, .timescale, .refresh, .fault],
        "Use the values of a racing game. race is a simulated one; a number is the UDP port that a game sends to.")
}
