import Telemetry
import TestSupport
import Trips

/// The readings that ECU and adapter produce from the true speed of a vehicle.
struct SpeedReadings {
    /// Samples per second.
    var rateHz = 10.0
    /// How often per second the ECU updates its speed.
    var refreshHz = 10.0
    /// The ECU's step in km/h.
    var step = 1.0
    var rounds = false
    /// By how much a sample may be early or late, as a fraction of the interval between samples.
    var jitter = 0.0
    /// The fraction of samples that are lost.
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

/// Returns the speed given by rows of seconds and the speed in km/h at their end, linear or smooth (3u² - 2u³); it
/// begins at the speed of the last row.
func speed(_ rows: [(seconds: Double, kmh: Double)], isSmooth: Bool = false) -> (Double) -> Double {
    { time in
        var start = 0.0
        var from = rows.first?.kmh ?? 0
        for row in rows {
            if time < start + row.seconds {
                let share = (time - start) / row.seconds
                return from + (row.kmh - from) * (isSmooth ? share * share * (3 - 2 * share) : share)
            }
            start += row.seconds
            from = row.kmh
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
