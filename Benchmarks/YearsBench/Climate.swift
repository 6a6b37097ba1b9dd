import Glibc
import TestSupport

/// Noise, and what does not depend on the car.
struct Chance {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// Normally distributed, nearly: the sum of four uniform numbers, of variance 1/3.
    mutating func noise(_ deviation: Double = 1) -> Double {
        var sum = -2.0
        for _ in 0..<4 { sum += Double(generator.next() >> 11) / 9_007_199_254_740_992 }
        return deviation * 3.0.squareRoot() * sum
    }

    mutating func uniform(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
    mutating func happens(_ probability: Double) -> Bool { uniform(0...1) < probability }
}

/// The temperature of a place: a year, days that resemble their neighbors, and the hour.
struct Climate {
    private let meanC: Double
    private let swingC: Double
    private var weatherC: [Double] = []

    init(days: Int, chance: inout Chance) {
        meanC = chance.uniform(7...16)
        swingC = chance.uniform(6...13)
        var weather = 0.0
        for _ in 0..<days {
            weather = 0.8 * weather + chance.noise(2.2)
            weatherC.append(weather)
        }
    }

    func celsius(day: Int, hour: Double) -> Double {
        meanC + swingC * cos(2 * .pi * (Double(day) - 110) / 365) + weatherC[day] - 4 * cos(2 * .pi * (hour - 3) / 24)
    }
}
