import Formats
package import OBD
package import Telemetry

extension PIDValue {
    /// "1726 rpm", "closed loop", "1A F8 ?".
    package func shown(in units: UnitSystem = .metric) -> String {
        let doubt = isDoubtful ? " (doubtful)" : ""
        if let text { return text + doubt }
        guard let value else { return "-" }
        return units.quantity(value, signal.unit) + doubt
    }

    /// As a mechanic says it: no fraction of a percent, a degree or a speed, and fuel trims with their sign.
    package func rounded(in units: UnitSystem) -> String {
        guard let value, text == nil, !isDoubtful, Self.wholeUnits.contains(signal.unit) else {
            return shown(in: units)
        }
        let whole = units.shown(value, signal.unit).rounded()
        let shown = Format.quantity(whole == 0 ? 0 : whole, units.shown(signal.unit))
        let isTrim = (Signal.shortTermFuelTrims + Signal.longTermFuelTrims).contains(signal)
        return isTrim && whole > 0 ? "+" + shown : shown
    }

    private static let wholeUnits: Set<Unit> = [.percent, .kilometresPerHour, .degreesCelsius]
}
