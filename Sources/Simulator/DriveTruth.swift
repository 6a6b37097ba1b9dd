/// What a drive came to while a client was told the speed: from its first to its last answer.
package struct DriveTruth: Hashable, Sendable {
    /// What it had come to at one of the answers.
    package struct Point: Hashable, Sendable {
        package let seconds: Double
        package let distanceKm: Double
        package let fuelL: Double
    }

    package let car: String
    /// At the latest answers; a client may not have heard the very last.
    package let points: [Point]
    package let sharpAccelerations: Int
    package let sharpBrakings: Int

    package var seconds: Double { points.last?.seconds ?? 0 }
    package var distanceKm: Double { points.last?.distanceKm ?? 0 }
    package var fuelL: Double { points.last?.fuelL ?? 0 }

    /// - Parameter times: of answers, as seconds of the car's clock; nothing is known before the first.
    init(of car: VirtualCar, from start: Double, at times: [Double]) {
        self.car = car.name
        let (km, litres) = (car.distanceKm(at: start), car.fuelL(at: start))
        points = times.map {
            Point(seconds: $0 - start, distanceKm: car.distanceKm(at: $0) - km, fuelL: car.fuelL(at: $0) - litres)
        }
        (sharpAccelerations, sharpBrakings) = car.sharpEvents(from: start, to: times.last ?? start)
    }

    /// An object in one line.
    package var json: String {
        let ends = points.map { "{\"s\":\($0.seconds),\"distanceKm\":\($0.distanceKm),\"fuelL\":\($0.fuelL)}" }
        return "{\"car\":\"\(car)\",\"seconds\":\(seconds),\"distanceKm\":\(distanceKm),\"fuelL\":\(fuelL),"
            + "\"sharpAccelerations\":\(sharpAccelerations),\"sharpBrakings\":\(sharpBrakings),"
            + "\"answers\":[\(ends.joined(separator: ","))]}\n"
    }
}

extension VirtualAdapter {
    /// Nil when nobody was told the speed.
    package var truth: DriveTruth? {
        speedAnswers.map { answers in
            DriveTruth(of: car, from: carSeconds(answers.first), at: answers.recent.map(carSeconds))
        }
    }
}

extension VirtualCar {
    /// Between which the slope of the speed is taken, in seconds; the thresholds in m/s², from 10 km/h on.
    private static let (slopeS, acceleration, braking, slowestKmh) = (1.5, 2.5, 3.0, 10.0)
    /// What is less than this part of a threshold ends an event.
    private static let hysteresis = 0.8

    /// How often the car was accelerated and braked sharply between two times.
    package func sharpEvents(from start: Double, to end: Double) -> (accelerations: Int, brakings: Int) {
        var (accelerations, brakings) = (0, 0)
        var present = 0.0
        var seconds = start + Self.slopeS / 2
        while seconds <= end - Self.slopeS / 2 {
            let change = cycle.speedKmh(at: seconds + Self.slopeS / 2) - cycle.speedKmh(at: seconds - Self.slopeS / 2)
            let slope = change / 3.6 / Self.slopeS
            if present > 0 ? slope < Self.acceleration * Self.hysteresis : -slope < Self.braking * Self.hysteresis {
                present = 0
            }
            if present == 0, cycle.speedKmh(at: seconds) >= Self.slowestKmh {
                if slope >= Self.acceleration {
                    (accelerations, present) = (accelerations + 1, 1)
                } else if -slope >= Self.braking {
                    (brakings, present) = (brakings + 1, -1)
                }
            }
            seconds += 0.1
        }
        return (accelerations, brakings)
    }
}
