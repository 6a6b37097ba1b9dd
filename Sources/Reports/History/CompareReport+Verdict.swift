import Formats
import Telemetry
import Trends

extension CompareReport {
    /// A difference as a share of A, in percent, with its interval.
    package struct Change: Sendable {
        package let name: String
        package let percent: Double
        package let interval: ClosedRange<Double>
        package let isSignificant: Bool

        package init(name: String, percent: Double, interval: ClosedRange<Double>, isSignificant: Bool) {
            self.name = name
            self.percent = percent
            self.interval = interval
            self.isSignificant = isSignificant
        }
    }

    /// The quantities of which a share means something, and whose difference is known with an interval.
    package var changes: [Change] { comparison.results.compactMap(change) }

    private func change(_ result: Comparison.Result) -> Change? {
        switch result.quantity {
        case .idleShare, .score, .coolantCruise, .chargingVoltage, .trimCruiseBank1, .batteryHealth: return nil
        default: break
        }
        guard let a = result.a, a > 0, let difference = result.difference, let interval = result.interval,
            let isSignificant = result.isSignificant
        else { return nil }
        let (low, high) = (interval.lowerBound / a * 100, interval.upperBound / a * 100)
        guard low.isFinite, high.isFinite, max(abs(low), abs(high)) < 1000 else { return nil }
        return Change(
            name: title(result.quantity), percent: difference / a * 100, interval: low...high,
            isSignificant: isSignificant)
    }

    /// What the comparison comes to, in a sentence: by the fuel for similar driving, or else for all.
    package var verdict: String? {
        let quantities: [ComparedQuantity] = [.likeConsumption, .consumption, .energyConsumption]
        for quantity in quantities {
            guard let result = comparison.results.first(where: { $0.quantity == quantity }), let change = change(result)
            else { continue }
            let what = quantity == .energyConsumption ? "energy" : "fuel"
            let driving = quantity == .likeConsumption ? " for similar driving" : ""
            let ends = "between \(Self.words(change.interval.lowerBound)) and \(Self.words(change.interval.upperBound))"
            return change.isSignificant
                ? "B uses \(Self.words(change.percent)) \(what)\(driving), \(ends)."
                : "No difference in \(what)\(driving) beyond chance: it is \(ends)."
        }
        return nil
    }

    /// "7% less".
    private static func words(_ percent: Double) -> String {
        let size = abs(percent)
        return "\(Format.fixed(size, size < 10 ? 1 : 0))% \(percent < 0 ? "less" : "more")"
    }
}
