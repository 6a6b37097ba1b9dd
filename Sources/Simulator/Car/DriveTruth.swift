/// What a drive came to while a client was told the speed: from its first to its last answer.
package struct DriveTruth: Sendable {
    package struct SharpEvent: Hashable, Sendable {
        /// Since the first answer, as `seconds` is.
        package let seconds: Double
        package let isBraking: Bool
    }

    private let car: VirtualCar
    private let start: Double
    /// Of the car's clock.
    package let seconds: Double
    package let sharpEvents: [SharpEvent]

    /// - Parameter told: seconds of the car's clock, of the first and the last answer.
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

    /// An object in one line. `path` is rows of seconds, km and L, ten a second of a short drive: a client that ended its
    /// trip before the last answer finds its end there.
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
    /// Nil when nobody was told the speed.
    package var truth: DriveTruth? {
        speedTold.map { DriveTruth(of: car, during: carSeconds($0.lowerBound)...carSeconds($0.upperBound)) }
    }
}

extension VirtualCar {
    /// Between which the slope of the speed is taken, in seconds; the thresholds in m/s², from 10 km/h on.
    private static let (slopeS, acceleration, braking, slowestKmh) = (1.5, 2.5, 3.0, 10.0)
    /// What is less than this part of a threshold ends an event.
    private static let hysteresis = 0.8

    fileprivate func sharpEvents(during times: ClosedRange<Double>) -> [DriveTruth.SharpEvent] {
        var events: [DriveTruth.SharpEvent] = []
        var isInEvent = false
        var seconds = times.lowerBound + Self.slopeS / 2
        while seconds <= times.upperBound - Self.slopeS / 2 {
            let change = cycle.speedKmh(at: seconds + Self.slopeS / 2) - cycle.speedKmh(at: seconds - Self.slopeS / 2)
            let slope = change / 3.6 / Self.slopeS
            // Of the threshold.
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
