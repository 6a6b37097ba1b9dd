package import Formats
package import Telemetry
package import Trips

/// Accelerations and brakings of a trip as text.
package struct SpeedTestReport: Sendable {
    package let tests: [SpeedTest]
    package let origin: Instant
    private let presentation: Presentation

    /// - Parameter origin: the time of the trip's first sample.
    package init(_ tests: [SpeedTest], _ presentation: Presentation, origin: Instant) {
        self.tests = tests
        self.presentation = presentation
        self.origin = origin
    }

    /// "0-100 km/h     8.43 s ±0.10": one test, as it is completed.
    package static func line(_ test: SpeedTest, _ units: UnitSystem) -> String {
        var parts = ["\(Format.padded(test.kind.rawValue, 13))\(time(test))"]
        switch test.kind {
        case .quarterMile: parts.append("at \(units.speed(test.endSpeedKmh))")
        case .braking: parts.append("\(distance(test, units))")
        case .to100Kmh, .to60Mph, .passing: break
        }
        return parts.joined(separator: ", ")
    }

    /// " 8.43 s ±0.10".
    private static func time(_ test: SpeedTest) -> String {
        // Not finer than the uncertainty.
        let decimals = test.uncertaintyS < 0.095 ? 2 : 1
        let uncertainty = Format.fixed(max(test.uncertaintyS, decimals == 2 ? 0.01 : 0.1), decimals)
        return Format.leftPadded(Format.fixed(test.timeS, decimals), 5) + " s ±" + uncertainty
    }

    private static func distance(_ test: SpeedTest, _ units: UnitSystem) -> String {
        let isMetric = units == .metric
        let factor = isMetric ? 1 : 1 / 0.3048
        return
            "\(Format.fixed(test.distanceM * factor, 0)) ±\(Format.fixed(max(1, test.distanceUncertaintyM * factor), 0)) "
            + (isMetric ? "m" : "ft")
    }

    /// Every test with its time in the trip, and the best of several.
    package var lines: [String] {
        guard !tests.isEmpty else {
            return presentation.wrapped(
                "No acceleration from standstill to 60 mph or more, none from 80 to 120 km/h, and no braking from 100 km/h."
            )
        }
        var lines = tests.map { test in
            Format.leftPadded(Format.clock(test.start.seconds(since: origin)), 8) + "  "
                + Self.line(test, presentation.units)
        }
        let sums = SpeedTest.best(tests).filter { $0.count > 1 }
        if !sums.isEmpty { lines += ["", "Best"] }
        lines += sums.map { sum in
            "  \(Self.line(sum.best, presentation.units)); \(sum.count) runs within \(Format.fixed(sum.spreadS, 1)) s"
        }
        return lines.flatMap { presentation.wrapped($0, indent: 10) }
    }
}
