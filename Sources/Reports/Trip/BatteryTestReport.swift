package import Formats
package import Telemetry
package import Trips

/// A start of the engine as text, beside earlier ones of the same car.
package struct BatteryTestReport: Sendable {
    /// An earlier test, and when it was.
    package typealias Earlier = (time: WallTime, test: BatteryTest)

    package let test: BatteryTest?
    package let earlier: [Earlier]

    /// - Parameters:
    ///   - test: nil if no start was seen.
    ///   - earlier: the tests of the same car before, in order of time.
    package init(_ test: BatteryTest?, earlier: [Earlier]) {
        self.test = test
        self.earlier = earlier
    }

    /// What is usual for the car; nil without earlier tests.
    package var usual: (lowestV: Double, toleranceV: Double)? { BatteryTest.usual(earlier.map(\.test)) }

    package func text(_ presentation: Presentation) -> [String] {
        guard let test else {
            return presentation.wrapped("The engine was not started, or the adapter did not report its voltage.")
        }
        var rows: [(String, String)] = [
            ("Resting", "\(volts(test.restingV)), ignition on\(restingRemark(test))"),
            (
                "Cranking",
                (test.lowestV.map { "\(volts($0)) at the lowest" } ?? "not measured")
                    + ", back after \(Format.fixed(test.crankingS, 1)) s"
                    + gapRemark(test)
            ),
        ]
        if let charging = test.chargingV {
            rows.append(("Charging", volts(charging) + chargingRemark(charging)))
        }
        rows.append(("Compared", comparison(test)))
        let list = earlier.suffix(5).map { time, test in
            (
                presentation.zone.day(time).description,
                "\(volts(test.restingV)) resting, "
                    + (test.lowestV.map { "\(volts($0)) at the lowest" } ?? "cranking not measured")
            )
        }
        return (rows + list).flatMap { label, text in
            presentation.wrapped(Format.padded(label, 12) + text, indent: 12)
        }
    }

    private func volts(_ value: Double) -> String { "\(Format.fixed(value, 1)) V" }

    private func restingRemark(_ test: BatteryTest) -> String {
        test.restingV < BatteryTest.halfChargedV ? ": less than half charged; charge it and test again" : ""
    }

    private func gapRemark(_ test: BatteryTest) -> String {
        test.hasGap
            ? "; the adapter restarted or was silent for \(Format.fixed(test.longestGapS, 1)) s, so it may have been lower"
            : ""
    }

    private func chargingRemark(_ volts: Double) -> String {
        if volts < BatteryTest.chargingRangeV.lowerBound {
            return ": low; a smart alternator does that with a full battery, otherwise have the alternator checked"
        }
        return volts > BatteryTest.chargingRangeV.upperBound ? ": high; have the voltage regulator checked" : ""
    }

    private func comparison(_ test: BatteryTest) -> String {
        guard let usual else {
            return
                "nothing yet: an adapter does not show the real dip, but errs the same way each time; test again in "
                + "some weeks, with the engine just as cold"
        }
        guard let lowestV = test.lowestV else { return "not possible without a reading while cranking" }
        let difference = lowestV - usual.lowestV
        let tests = Format.count(earlier.count, "earlier test")
        if abs(difference) <= usual.toleranceV { return "as usual: \(volts(usual.lowestV)) in \(tests)" }
        let size =
            "\(Format.fixed(abs(difference), 1)) V \(difference < 0 ? "lower" : "higher") than usual (\(volts(usual.lowestV)) in \(tests))"
        return difference < 0 ? size + ": a weaker battery, a worse contact, or a colder engine" : size
    }
}
