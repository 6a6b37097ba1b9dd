import GamePackets
import Simulator
import Storage
import Telemetry
import Testing
import Trips

/// A session of a game to be stored: the packets of a simulated race, with garbage between them.
struct StoredRace {
    var game: String
    var laps = 4
    var car: String?
    var track: String?
    /// The share of rain in percent that the game reports in each lap; nil if it does not report the weather.
    var rainPercent: Double?
    /// All distances and speeds are multiplied with it.
    var distanceFactor = 1.0
    /// By how much all takes longer.
    var timeFactor = 1.0

    init(game: String, laps: Int = 4, distanceFactor: Double = 1) {
        self.game = game
        self.laps = laps
        self.distanceFactor = distanceFactor
    }

    /// - Parameter isLost: which packets are lost.
    func write(to path: String, isLost: (Int) -> Bool = { _ in false }) throws {
        let samples = try samples(isLost)
        let store = try Database.open(path: path)
        var beginning = TripBeginning(
            start: WallTime(microseconds: 1_793_520_000_000_000), vin: nil, adapter: "udp", bus: nil, fuelPrice: nil)
        beginning.game = GameIdentity(name: game, car: car, track: track)
        beginning.parameters.isGame = true
        let trip = try store.trips.begin(beginning)
        try store.append(samples, trip: trip, origin: .zero)
        var engine = TripEngine(parameters: beginning.parameters)
        for sample in samples { engine.take(sample) }
        try store.trips.finish(trip, summary: engine.summary)
    }

    private func samples(_ isLost: (Int) -> Bool) throws -> [Sample] {
        let format = try #require(RaceFormat.named(game))
        var race = VirtualRace(laps: laps)
        var session = GameSession()
        var samples: [Sample] = []
        var number = 0
        while let moment = race.next() {
            let time = Instant.zero.advanced(bySeconds: moment.seconds)
            for packet in format.packets(moment) {
                number += 1
                if number.isMultiple(of: 97) {
                    _ = session.take(Array(repeating: UInt8(number % 251), count: 324), at: time)
                }
                if isLost(number) { continue }
                for case .batch(let batch) in session.take(packet, at: time) { samples += batch.samples }
            }
        }
        let origin = try #require(samples.first).time
        return samples.flatMap { sample -> [Sample] in
            let seconds = sample.time.seconds(since: origin) * timeFactor
            let time =
                timeFactor == 1
                ? Instant(nanoseconds: sample.time.nanoseconds - origin.nanoseconds)
                : Instant.zero.advanced(bySeconds: seconds)
            let kept = Sample(sample.signal, sample.value * factor(of: sample.signal), at: time)
            guard sample.signal == .lapNumber, let rainPercent else { return [kept] }
            return [kept, Sample(.rain, rainPercent, at: time)]
        }
    }

    private func factor(of signal: Signal) -> Double {
        switch signal {
        case .raceDistance, .lapDistance: distanceFactor
        case .vehicleSpeed: distanceFactor / timeFactor
        case .currentLapTime, .lastLapTime, .bestLapTime: timeFactor
        default: 1
        }
    }
}
