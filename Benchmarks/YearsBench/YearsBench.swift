import Glibc
import Storage
import Telemetry
import Trips

/// Writes the trips of a simulated car to a database, as trips do, for Benchmarks/run trends.
///
///     YearsBench FILE FAILURE SEED DAYS
///
/// Prints the day since which the car fails, and the day on which a trouble code would set, both as days since the first;
/// "-" for none.
@main struct YearsBench {
    /// 2022-01-01.
    private static let firstDay = 1_640_995_200.0

    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 5, let failure = Failure(rawValue: arguments[2]), let seed = UInt64(arguments[3]),
            let days = Int(arguments[4])
        else {
            print("usage: YearsBench FILE FAILURE SEED DAYS")
            exit(2)
        }
        var chance = Chance(seed: seed)
        let climate = Climate(days: days, chance: &chance)
        let car = YearsCar(failure: failure, chance: &chance)
        let database = try Database.open(path: arguments[1])
        var code = CodeWatch()
        var last = (end: -48.0, coolantC: 10.0)
        for day in 0..<days {
            let count =
                Int(car.tripsPerDay) + (chance.happens(car.tripsPerDay - car.tripsPerDay.rounded(.down)) ? 1 : 0)
            var hour = chance.uniform(6.5...9)
            for _ in 0..<count {
                let now = Double(day) * 24 + hour
                let ambientC = climate.celsius(day: day, hour: hour)
                let parked = now - last.end
                let startC = ambientC + (last.coolantC - ambientC) * exp(-parked / 2.5)
                let isSecond = chance.happens(car.secondDriver)
                var trip = YearsTrip(
                    car: car, day: now / 24, ambientC: ambientC, startC: startC, parkedHours: parked,
                    style: car.styles[isSecond ? 1 : 0] * chance.uniform(0.85...1.15),
                    isWinter: day % 365 < 80 || day % 365 > 320, chance: &chance)
                trip.start(&chance)
                drive(&trip, isWeekend: day % 7 > 4, &chance)
                try store(trip, startS: firstDay + now * 3600, seed: seed, database)
                code.take(trip, day: now / 24)
                hour += trip.seconds / 3600
                last = (Double(day) * 24 + hour, trip.coolantC)
                hour += chance.uniform(0.5...8)
                if hour > 22 { break }
            }
        }
        let begin = failure == .none ? "-" : "\(car.failureBegin)"
        print("\(begin) \(code.day.map { "\($0)" } ?? "-") \(car.hasAirFlow) \(car.tripsPerDay) \(car.noise)")
    }

    /// A way through the town, often on along a country road or the highway.
    private static func drive(_ trip: inout YearsTrip, isWeekend: Bool, _ chance: inout Chance) {
        trip.drive(to: 0, forS: chance.uniform(5...40), &chance)
        let kind = chance.uniform(0...1) + (isWeekend ? 0.15 : 0)
        let blocks = Int(chance.uniform(3...9))
        for _ in 0..<blocks { town(&trip, &chance) }
        if kind > 0.35 {
            for _ in 0..<Int(chance.uniform(1...4)) {
                trip.drive(
                    to: chance.uniform(75...100), forS: chance.uniform(60...180), floors: chance.happens(0.3), &chance)
            }
        }
        if kind > 0.75 {
            for _ in 0..<Int(chance.uniform(1...5)) {
                trip.drive(
                    to: chance.uniform(105...130), forS: chance.uniform(90...240), floors: chance.happens(0.4), &chance)
            }
        }
        for _ in 0..<Int(chance.uniform(1...4)) { town(&trip, &chance) }
        trip.drive(to: 0, forS: 45, &chance)
    }

    private static func town(_ trip: inout YearsTrip, _ chance: inout Chance) {
        trip.drive(to: chance.uniform(28...60), forS: chance.uniform(20...60), &chance)
        trip.drive(to: 0, forS: chance.uniform(12...45), &chance)
    }

    private static func store(
        _ trip: YearsTrip, startS: Double, seed: UInt64, _ database: Database
    ) throws {
        let number = "\(seed)"
        let vin = "WVWZZZ1KZAW" + String(repeating: "0", count: 6 - number.utf8.count) + number
        let id = try database.trips.begin(
            TripBeginning(
                start: WallTime(microseconds: Int64(startS * 1e6)), vin: vin, adapter: "/dev/ttyUSB0", bus: nil,
                fuelPrice: nil))
        var engine = TripEngine()
        let samples = trip.samples.sorted { $0.time < $1.time }
        for sample in samples { engine.take(sample) }
        try database.append(samples, trip: id, origin: .zero)
        try database.trips.finish(id, summary: engine.summary)
    }
}

/// When a trouble code would set, or a driver would notice, on two trips in a row.
struct CodeWatch {
    private(set) var day: Double?
    private var trips = 0

    mutating func take(_ trip: YearsTrip, day: Double) {
        guard self.day == nil, trip.car.failure != .none else { return }
        guard let isBeyond = isBeyond(trip, day: day) else { return }
        trips = isBeyond ? trips + 1 : 0
        if trips >= 2 { self.day = day }
    }

    /// Nil of a trip that says nothing.
    private func isBeyond(_ trip: YearsTrip, day: Double) -> Bool? {
        func mean(_ values: [Double]) -> Double? {
            values.count >= 3 ? values.reduce(0, +) / Double(values.count) : nil
        }
        switch trip.car.failure {
        case .none: return nil
        // P0128: below 75 °C after a quarter of an hour.
        case .thermostat: return trip.seconds > 900 ? trip.coolantC < 75 : nil
        // The engine no longer starts.
        case .battery: return trip.restingV < 11.9 || trip.crankingV < 7.2
        // P0171: the sum of the trims is beyond 25 %.
        case .vacuumLeak: return mean(trip.idleTrims).map { $0 > 25 }
        case .fuelPump: return mean(trip.cruiseTrims).map { $0 > 25 }
        case .airFlowSensor: return mean(trip.idleTrims + trip.cruiseTrims).map { $0 > 25 }
        // No code: a driver notices that a fifth of the power is missing.
        case .airFilter: return 0.35 * trip.car.degree(.airFilter, day: day) > 0.2
        // P0420: the sensor behind swings more than two thirds as far as the one before.
        case .catalyst: return 2 * (0.04 + 0.30 * trip.car.degree(.catalyst, day: day)) > 0.45
        // No code: a driver notices a fifth more fuel at 60 km/h.
        case .consumption:
            func power(_ day: Double) -> Double {
                trip.car.power(speedKmh: 60, acceleration: 0, isWinter: false, day: day) + 6000
            }
            return power(day) > 1.2 * power(0)
        }
    }
}
