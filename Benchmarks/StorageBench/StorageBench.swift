import Glibc
import Storage
import Telemetry
import TestSupport
import Trips

/// Writes an invented drive to a database, as a trip does, and reports the cost: Benchmarks/run storage.
///
///     StorageBench FILE HOURS
///
/// Ten times per second speed, engine speed and air flow, and in each second one of five slow signals. The times are
/// irregular, as in a car: a round takes 60 to 160 ms, sometimes a second.
@main struct StorageBench {
    private struct Drive {
        var random: SeededGenerator
        var time = Instant.zero
        private var speed = 0.0
        private var target = 50.0
        private var round = 0

        init(seed: UInt64) { random = SeededGenerator(seed: seed) }

        private mutating func noise(_ size: Double) -> Double { Double.random(in: -size...size, using: &random) }

        /// Returns the samples of a second.
        mutating func second() -> [Sample] {
            var samples: [Sample] = []
            for _ in 0..<10 {
                round += 1
                if Int.random(in: 0..<300, using: &random) == 0 {
                    target = [0, 0, 30, 50, 70, 100, 130].randomElement(using: &random) ?? 50
                }
                speed = max(0, speed + min(max((target - speed) / 20, -1), 0.7) + noise(speed > 0 ? 0.15 : 0))
                let gear = speed < 20 ? 110.0 : speed < 50 ? 60 : speed < 80 ? 40 : 28
                let rpm = max(780, speed * gear) + noise(12)
                let load = max(0.15, 0.3 + (target - speed) / 60)
                let airFlow = max(1.5, rpm / 1000 * 9 * min(load, 1) + noise(0.4))
                func add(_ signal: Signal, _ value: Double) {
                    time = time.advanced(bySeconds: Double.random(in: 0.018...0.036, using: &random))
                    samples.append(Sample(signal, value, at: time))
                }
                add(.vehicleSpeed, speed.rounded(.down))
                add(.engineSpeed, (rpm * 4).rounded() / 4)
                add(.massAirFlow, (airFlow * 100).rounded() / 100)
                if round % 10 == 1 {
                    add(.coolantTemperature, (min(90, 20 + Double(round) / 100) + noise(0.6)).rounded())
                }
                if round % 10 == 3 { add(.controlModuleVoltage, ((14.2 + noise(0.05)) * 1000).rounded() / 1000) }
                if round % 10 == 5 { add(.engineLoad, (load * 255).rounded() * 100 / 255) }
                if round % 10 == 7 { add(.intakeAirTemperature, (30 + noise(1)).rounded()) }
                if round % 10 == 9 { add(.runTimeSinceStart, (Double(time.nanoseconds) / 1e9).rounded(.down)) }
                if Int.random(in: 0..<600, using: &random) == 0 { time = time.advanced(bySeconds: 1) }
            }
            return samples
        }
    }

    private static func cpuSeconds() -> Double {
        var usage = rusage()
        // RUSAGE_SELF, which has another type in Swift.
        _ = unsafe getrusage(0, &usage)
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }

    private static func now() -> Double {
        var time = timespec()
        _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
    private static func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }

    static func main() throws {
        guard CommandLine.arguments.count == 3, let hours = Double(CommandLine.arguments[2]) else {
            print("usage: StorageBench FILE HOURS")
            exit(2)
        }
        let path = CommandLine.arguments[1]
        let database = try Database.open(path: path)
        var (count, seconds, cpu) = (0, 0.0, 0.0)
        var start = WallTime(microseconds: 1_760_000_000_000_000)
        var seed: UInt64 = 1
        // Drives of one hour, the last one of up to ten.
        while seconds < hours * 3600 {
            let length = hours * 3600 - seconds <= 36_000 ? hours * 3600 - seconds : 3600
            let trip = try database.trips.begin(
                TripBeginning(start: start, vin: "WVWZZZ1JZXW000001", adapter: "bench", bus: nil, fuelPrice: 1.8))
            var drive = Drive(seed: seed)
            var engine = TripEngine()
            while Double(drive.time.nanoseconds) / 1e9 < length {
                let samples = drive.second()
                count += samples.count
                for sample in samples { engine.take(sample) }
                let before = cpuSeconds()
                try database.append(samples, trip: trip, origin: .zero)
                cpu += cpuSeconds() - before
            }
            let before = cpuSeconds()
            try database.trips.finish(trip, summary: engine.summary)
            cpu += cpuSeconds() - before
            seconds += Double(drive.time.nanoseconds) / 1e9
            start = start.advanced(bySeconds: length + 36_000)
            seed += 1
        }
        let pages = try database.care.size()
        let each = Double(pages) / Double(count)
        let rate = Double(count) / seconds
        print("written: \(tenths(seconds / 3600)) h, \(count) samples, \(tenths(rate)) a second, \(seed - 1) trips")
        print("size: \(tenths(Double(pages) / 1e6)) MB, \(hundredths(each)) bytes a sample")
        print("500 h at this rate: \(tenths(each * rate * 500 * 3600 / 1e6)) MB")
        print("in 150 MB: 500 h at \(tenths(150e6 / each / 500 / 3600)) samples a second")
        print("writing once a second: \(hundredths(cpu / seconds * 100)) % of one core")

        var before = now()
        let again = try Database.open(path: path)
        let trips = try again.trips.all(from: WallTime(microseconds: 0), to: WallTime(microseconds: .max / 2))
        print("report of \(trips.count) trips: \(tenths((now() - before) * 1000)) ms")
        guard let last = trips.last, let id = last.id else { return }
        before = now()
        _ = try again.trips.all(from: last.start, to: last.start.advanced(bySeconds: 1))
        let hoursOfLast = tenths(last.summary.durationS / 3600)
        print("report of the last, of \(hoursOfLast) h: \(tenths((now() - before) * 1000)) ms")
        before = now()
        _ = try again.trips.summary(ofSamplesOf: id)
        print("its facts from its samples: \(tenths((now() - before) * 1000)) ms")
    }
}
