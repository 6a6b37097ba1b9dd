import Telemetry
import Trips

/// The origin of the samples' time line; not zero, which would hide a forgotten subtraction.
let origin = Instant(nanoseconds: 86_400_000_000_000)

func at(_ seconds: Double) -> Instant { origin.advanced(bySeconds: seconds) }

func samples(_ signal: Signal, _ points: [(seconds: Double, value: Double)]) -> [Sample] {
    points.map { Sample(signal, $0.value, at: at($0.seconds)) }
}

func engine(_ samples: [Sample], _ parameters: TripParameters = TripParameters()) -> TripEngine {
    var engine = TripEngine(parameters: parameters)
    for sample in samples.sorted(by: { $0.time < $1.time }) { engine.take(sample) }
    return engine
}

func facts(_ samples: [Sample], _ parameters: TripParameters = TripParameters()) -> TripSummary {
    engine(samples, parameters).summary
}

/// Returns the liters of gasoline that burn with this mass of air at lambda 1.
func litres(airGrams: Double) -> Double { airGrams / 14.7 / 745 }

/// Returns whether two numbers are equal except for rounding.
func near(_ left: Double?, _ right: Double?, within: Double = 1e-9) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return abs(left - right) <= within * max(1, abs(right))
}

/// 0, 1, 2, … seconds.
func everySecond(_ last: Int, _ value: (Double) -> Double) -> [(seconds: Double, value: Double)] {
    (0...last).map { (Double($0), value(Double($0))) }
}
