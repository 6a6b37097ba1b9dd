import GamePackets
import System
import Telemetry
package import Transports

/// Sends a simulated race to a UDP port in real time, or answers a client as games do that must be asked.
package struct RaceServer {
    private var format: RaceFormat
    private let rate: Double
    private let socket: UDPSocket
    package private(set) var race: VirtualRace
    private var client: Client?

    /// What a client has asked for; only Assetto Corsa knows laps.
    private struct Client {
        var wantsCar = false
        var wantsLaps = false
    }

    /// - Parameters:
    ///   - rate: How many times faster than real time.
    ///   - socket: Connected to the receiver; for a game that must be asked, listening for clients.
    package init(_ format: RaceFormat, laps: Int, rate: Double, socket: UDPSocket) {
        self.format = format
        self.rate = rate
        self.socket = socket
        race = VirtualRace(laps: laps)
    }

    /// Sends until the race is over. Returns false if `stop` became readable before.
    package mutating func run(stop: Int32) -> Bool {
        let mustBeAsked = format.game.mustBeAsked
        if mustBeAsked {
            // The race begins when somebody wants it.
            while client?.wantsCar != true {
                guard UDPSocket.wait([socket], seconds: 1, stop: stop) else { return false }
                answer()
            }
        }
        let begin = SystemClock.now
        var told = 0
        while let moment = race.next() {
            let due = begin.advanced(bySeconds: moment.seconds / rate)
            let waitS = due.seconds(since: SystemClock.now)
            guard waitS < 0.002 || UDPSocket.wait([], seconds: waitS, stop: stop) else { return false }
            if mustBeAsked { answer() }
            guard !mustBeAsked || client?.wantsCar == true else { continue }
            for packet in format.packets(moment) { socket.send(packet) }
            guard client?.wantsLaps == true else { continue }
            for lap in race.laps[told...] {
                // Another driver is on the track, too.
                for (driver, timeS) in [("Rival", lap.seconds + 1), (Self.driver, lap.seconds)] {
                    socket.send(
                        AssettoCorsaLap(
                            carNumber: 1, lap: lap.number, driver: driver, car: Self.car, timeS: timeS
                        ).bytes)
                }
            }
            told = race.laps.count
        }
        return true
    }

    private static var driver: String { "Simulated driver" }
    private static var car: String { "simulated_gt" }

    private mutating func answer() {
        if client == nil { socket.connectToNextSender() }
        while let received = socket.receive() {
            switch format.game {
            case .granTurismo7: replyOfGranTurismo(received.bytes)
            case .assettoCorsaCompetizione: replyOfCompetizione(received.bytes)
            default: replyOfAssettoCorsa(received.bytes)
            }
        }
    }

    private mutating func leave() {
        client = nil
        socket.disconnect()
    }

    /// The kind of packets is that of the last request.
    private mutating func replyOfGranTurismo(_ bytes: [UInt8]) {
        guard bytes.count == 1, let kind = GranTurismoPackets.Kind(rawValue: bytes[0]) else { return }
        let name = kind.layout.name
        format = RaceFormat.requestedGames.first { $0.help.hasPrefix(name) } ?? format
        client = Client(wantsCar: true, wantsLaps: false)
    }

    private mutating func replyOfCompetizione(_ bytes: [UInt8]) {
        switch CompetizionePackets.request(bytes) {
        case .register:
            client = Client(wantsCar: true, wantsLaps: false)
            socket.send(
                CompetizionePackets.registration(CompetizioneRegistration(connection: 1, isAccepted: true, error: "")))
        case .unregister: leave()
        // What these ask for is sent all the time.
        case .cars, .track, nil: break
        }
    }

    private mutating func replyOfAssettoCorsa(_ bytes: [UInt8]) {
        switch AssettoCorsaPackets.operation(bytes) {
        case .handshake:
            client = client ?? Client()
            socket.send(AssettoCorsaHandshake(car: Self.car, driver: Self.driver, track: "simulated_ring").bytes)
        case .subscribeToCar: client?.wantsCar = true
        case .subscribeToLaps: client?.wantsLaps = true
        case .dismiss: leave()
        case nil: break
        }
    }
}
