import Glibc
import System

/// The true results of a drive, from the first to the last response that told a client the speed.
package struct DriveTruth: Sendable {
    package struct SharpEvent: Hashable, Sendable {
        /// Seconds since the first response, as in `DriveTruth.seconds`.
        package let seconds: Double
        package let isBraking: Bool
    }

    private let car: VirtualCar
    private let start: Double
    /// The duration in seconds of the car's clock.
    package let seconds: Double
    package let sharpEvents: [SharpEvent]

    /// - Parameter told: the times of the first and the last response, in seconds of the car's clock.
    package init(of car: VirtualCar, during told: ClosedRange<Double>) {
        self.car = car
        start = told.lowerBound
        seconds = told.upperBound - told.lowerBound
        sharpEvents = car.sharpEvents(during: told)
    }

    package var distanceKm: Double { distanceKm(after: seconds) }
    package var fuelL: Double { fuelL(after: seconds) }
    package var sharpAccelerations: Int { sharpEvents.count { !$0.isBraking } }
    package var sharpBrakings: Int { sharpEvents.count { $0.isBraking } }

    private func distanceKm(after seconds: Double) -> Double {
        car.distanceKm(at: start + seconds) - car.distanceKm(at: start)
    }

    private func fuelL(after seconds: Double) -> Double { car.fuelL(at: start + seconds) - car.fuelL(at: start) }

    /// The truth as a JSON object on one line. `path` holds rows of seconds, km and L, ten per second for a short
    /// drive, so that a client that ended its trip before the last response finds the values at its end there.
    package var json: String {
        let step = max(0.1, seconds / 20_000)
        let path = (0...Int(seconds / step)).map { index in
            let after = Double(index) * step
            return "[\(after),\(distanceKm(after: after)),\(fuelL(after: after))]"
        }
        let events = sharpEvents.map { "{\"t\":\($0.seconds),\"isBraking\":\($0.isBraking)}" }
        return "{\"car\":\"\(car.name)\",\"seconds\":\(seconds),\"distanceKm\":\(distanceKm),\"fuelL\":\(fuelL),"
            + "\"sharpEvents\":[\(events.joined(separator: ","))],\"path\":[\(path.joined(separator: ","))]}\n"
    }
}

extension VirtualAdapter {
    /// The truth about the drive; nil if no client was told the speed.
    package var truth: DriveTruth? {
        speedTold.map { DriveTruth(of: car, during: carSeconds($0.lowerBound)...carSeconds($0.upperBound)) }
    }
}

extension VirtualCar {
    /// The interval in seconds over which the slope of the speed is taken, the thresholds in m/s², and the lowest speed
    /// in km/h.
    private static let (slopeS, acceleration, braking, slowestKmh) = (1.5, 2.5, 3.0, 10.0)
    /// An event ends when the slope falls below this fraction of the threshold.
    private static let hysteresis = 0.8

    fileprivate func sharpEvents(during times: ClosedRange<Double>) -> [DriveTruth.SharpEvent] {
        var events: [DriveTruth.SharpEvent] = []
        var isInEvent = false
        var seconds = times.lowerBound + Self.slopeS / 2
        while seconds <= times.upperBound - Self.slopeS / 2 {
            let change = cycle.speedKmh(at: seconds + Self.slopeS / 2) - cycle.speedKmh(at: seconds - Self.slopeS / 2)
            let slope = change / 3.6 / Self.slopeS
            // As a fraction of the threshold.
            let share = max(slope / Self.acceleration, -slope / Self.braking)
            if isInEvent {
                isInEvent = share >= Self.hysteresis
            } else if share >= 1, cycle.speedKmh(at: seconds) >= Self.slowestKmh {
                isInEvent = true
                events.append(DriveTruth.SharpEvent(seconds: seconds - times.lowerBound, isBraking: slope < 0))
            }
            seconds += 0.1
        }
        return events
    }
}

/// A file that is overwritten on each write.
enum TruthFile {
    /// Checks that the file can be written, and empties it; throws `truthFile` otherwise.
    static func check(_ path: String) throws(SimulatorOptionError) {
        guard write("", to: path) else {
            throw SimulatorOptionError.truthFile(path)
        }
    }

    @discardableResult static func write(_ text: String, to path: String) -> Bool {
        do throws(SystemError) {
            let descriptor = try FileDescriptor.open(path, O_WRONLY | O_CREAT | O_TRUNC, mode: 0o644)
            try IO.writeAll(Array(text.utf8), to: descriptor.number)
            return true
        } catch {
            return false
        }
    }
}
