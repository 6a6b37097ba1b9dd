import GamePackets
import System
package import Telemetry
package import Transports

/// The simulated race as a source, in this program: `sim:race`. Its packets are encoded and decoded as those of a game.
package struct SimulatedRaceSource: TelemetrySource {
    private static let name = "sim:race"
    /// How often the number of packets is reported, in seconds of the race.
    private static let detailsS = 1.0

    let device: String
    let format: RaceFormat
    /// How many times faster than real time; nil for without waiting.
    let rate: Double?
    let laps: Int
    /// Where in each lap the driver is too slow, in meters from the line.
    let slowAtM: Double?

    /// Nil if the device is not the simulated race.
    package init?(device: String) throws(AddressError) {
        guard device == Self.name || device.hasPrefix(Self.name + "?") else { return nil }
        self.device = device
        let address = try DeviceAddress(device, schemes: ["sim"])
        try address.allowOptions(["rate", "game", "laps", "slow"])
        rate = try address.options["rate"].map { text throws(AddressError) in try DeviceAddress.rate(text) } ?? 1
        let game = address.options["game"] ?? RaceFormat.standard.name
        guard let format = RaceFormat.named(game) else {
            throw .wrongOption("game=\(game)", device: device)
        }
        let laps = address.options["laps"] ?? "4"
        guard let number = Int(laps), 1...1000 ~= number else {
            throw .wrongOption("laps=\(laps)", device: device)
        }
        let slow = address.options["slow"]
        slowAtM = try slow.map { text throws(AddressError) in
            guard let meters = Double(text), (0...100_000).contains(meters) else {
                throw .wrongOption("slow=\(text)", device: device)
            }
            return meters
        }
        self.format = format
        self.laps = number
    }

    package func run(stop: Int32, emit: (SourceEvent) -> Bool) {
        var (race, session) = (VirtualRace(laps: laps, slowAtM: slowAtM), GameSession())
        let begin = SystemClock.now
        var nextDetails = begin
        defer { _ = emit(.details(GameDetails(session))) }
        while let moment = race.next() {
            if let rate {
                let due = begin.advanced(bySeconds: moment.seconds / rate)
                guard UDPSocket.wait([], seconds: due.seconds(since: SystemClock.now), stop: stop) else { return }
            }
            let time = begin.advanced(bySeconds: moment.seconds)
            var events: [GameSession.Event] = []
            for (reading, bytes) in format.readings(moment) { events += session.take(reading, bytes, at: time) }
            events += session.tick(at: time)
            for event in events {
                if let told = event.ofSource(device: device, GameDetails(session), at: time), !emit(told) { return }
            }
            if time >= nextDetails {
                nextDetails = time.advanced(bySeconds: Self.detailsS)
                guard emit(.details(GameDetails(session))) else { return }
            }
        }
        _ = emit(.segmentEnded(begin.advanced(bySeconds: 0)))
    }
}
