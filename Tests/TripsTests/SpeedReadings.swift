import Telemetry
import TestSupport
import Trips

/// What an ECU and an adapter make of the true speed of a vehicle.
struct SpeedReadings {
    /// Samples a second.
    var rateHz = 10.0
    /// How often the ECU renews its speed.
    var refreshHz = 10.0
    /// In km/h, what the ECU counts in.
    var step = 1.0
    var rounds = false
    /// Share of the time between two samples by which each may be early or late.
    var jitter = 0.0
    /// Share of the samples that are lost.
    var losses = 0.0

    func samples(
        until endS: Double, _ kmh: (Double) -> Double, using generator: inout SeededGenerator
    ) -> [Sample] {
        let refreshPhase = Double.random(in: 0..<1, using: &generator)
        let phase = Double.random(in: 0..<1, using: &generator)
        var samples: [Sample] = []
        for number in 0..<Int(endS * rateHz) {
            let late = jitter * Double.random(in: -0.5...0.5, using: &generator)
            let time = (Double(number) + phase + late) / rateHz
            let isLost = Double.random(in: 0..<1, using: &generator) < losses
            guard !isLost, time >= 0 else { continue }
            let measured = ((time * refreshHz + refreshPhase).rounded(.down) - refreshPhase) / refreshHz
            let counted = kmh(max(0, measured)) / step
            samples.append(
                Sample(.vehicleSpeed, (rounds ? counted.rounded() : counted.rounded(.down)) * step, at: at(time)))
        }
        return samples
    }
}

/// Rows of seconds and the speed at their end in km/h, straight or as an S (3u² - 2u³), from the speed of the last row.
func speed(_ rows: [(seconds: Double, kmh: Double)], isSmooth: Bool = false) -> (Double) -> Double {
    { time in
        var start = 0.0
        var from = rows.first?.kmh ?? 0
        for row in rows {
            if time < start + row.seconds {
                let share = (time - start) / row.seconds
                return from + (row.kmh - from) * (isSmooth ? share * share * (3 - 2 * share) : share)
            }
            (start, from) = (start + row.seconds, row.kmh)
        }
        return from
    }
}

func duration(_ rows: [(seconds: Double, kmh: Double)]) -> Double { rows.reduce(0) { $0 + $1.seconds } }

func events(_ samples: [Sample], _ parameters: TripParameters = TripParameters()) -> [DrivingEvent] {
    var detector = EventDetector(parameters: parameters)
    for sample in samples { detector.take(sample) }
    return detector.events
}
