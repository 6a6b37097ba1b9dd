import CommandLine
import GamePackets
import GameSource
import Simulator
import System
import Telemetry
import Transports

/// The simulated race as a source, in this program: `sim:race`. Its packets are encoded and decoded as those of a game.
struct SimulatedRaceSource: TelemetrySource {
    private static let name = "sim:race"
    let device: String
    let format: RaceFormat
    /// How many times faster than real time; nil for without waiting.
    let rate: Double?
    let laps: Int

    /// Nil if the device is not the simulated race.
    init?(device: String) throws {
        guard device == Self.name || device.hasPrefix(Self.name + "?") else { return nil }
        self.device = device
        do {
            let address = try DeviceAddress(device, schemes: ["sim"])
            try address.allowOptions(["rate", "game", "laps"])
            rate = try address.options["rate"].map { text throws(AddressFault) in try DeviceAddress.rate(text) } ?? 1
            let game = address.options["game"] ?? RaceFormat.standard.name
            guard let format = RaceFormat.named(game) else {
                throw AddressFault.wrongOption("game=\(game)", device: device)
            }
            let laps = address.options["laps"] ?? "4"
            guard let number = Int(laps), 1...1000 ~= number else {
                throw AddressFault.wrongOption("laps=\(laps)", device: device)
            }
            (self.format, self.laps) = (format, number)
        } catch let fault as AddressFault {
            throw Failure(fault)
        }
    }

    func run(stop: Int32, emit: (SourceEvent) -> Bool) {
        var (race, session) = (VirtualRace(laps: laps), GameSession())
        let (details, begin) = (GameDetails(), SystemClock.now)
        while let moment = race.next() {
            if let rate {
                let due = begin.advanced(bySeconds: moment.seconds / rate)
                guard UDPSocket.wait([], seconds: due.seconds(since: SystemClock.now), stop: stop) else { return }
            }
            let time = begin.advanced(bySeconds: moment.seconds)
            var events: [GameSession.Event] = []
            for packet in format.packets(moment) { events += session.take(packet, at: time) }
            events += session.tick(at: time)
            details.take(session)
            for event in events {
                let goesOn: Bool
                switch event {
                case .began(let game):
                    goesOn = emit(.connected(SourceDescription(game, details, device: device)))
                case .batch(let batch): goesOn = emit(.batch(batch))
                case .changed(let state): goesOn = state.text.map { emit(.progress($0)) } ?? true
                case .over: goesOn = true
                }
                guard goesOn else { return }
            }
        }
        _ = emit(.segmentEnded(begin.advanced(bySeconds: 0)))
    }
}
