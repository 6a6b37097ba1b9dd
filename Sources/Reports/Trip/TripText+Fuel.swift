import Formats
import OBD
package import Telemetry
package import Trips

/// Fuel, energy and what they cost.
extension TripText {
    /// "0.76 L ±10%, from air flow (e10)".
    var fuel: String? {
        if summary.isElectric || summary.isOfPositions && summary.fuelMethod == .unknown { return nil }
        guard let amount = Self.amount(summary, units, isRough: false) else {
            // An engine has a speed.
            let hasNoEngine = summary.distanceKm != nil && summary.maxEngineSpeedRpm == nil
            return hasNoEngine
                ? "unknown: the car reports no engine; if it is electric, obdmech pids import adds its battery"
                : "unknown: the car does not report enough" + fuelAdvice
        }
        var text = amount
        if let percent = summary.fuelUncertaintyPercent { text += " " + Self.uncertainty(percent) }
        if let source = DrivingWords.source(summary.fuelMethod) { text += ", " + source }
        if let kind = summary.fuelKind { text += " (\(kind.shownName))" }
        if let cutS = summary.fuelCutS, cutS >= 1 { text += ", fuel cut-off for \(Format.duration(cutS))" }
        if let km = summary.partialFuelKm { text += ", for \(units.distance(km, 1)) only" }
        return text
    }

    /// "0.61 kWh ±8%, 0.86 kWh out and 0.25 kWh back, charge 78 to 76.9%"; nil without a traction battery.
    var battery: String? {
        var parts = [Self.energy(summary)].compactMap(\.self)
        if let out = summary.batteryOutKWh, let into = summary.batteryInKWh {
            parts.append("\(Format.fixed(out, 2)) kWh out and \(Format.fixed(into, 2)) kWh back")
        }
        if summary.batteryMethod == .charge, !parts.isEmpty { parts[0] += " by charge and capacity" }
        if let km = summary.partialBatteryKm { parts.append("for \(units.distance(km, 1)) only") }
        if let charge = Self.charge(summary) { parts.append("charge " + charge) }
        return parts.isEmpty ? nil : parts.joined(separator: ", ") + capacityAdvice
    }

    /// "78 to 76.9%"; nil if unknown.
    static func charge(_ summary: TripSummary) -> String? {
        summary.chargeEndPercent.map { end in
            "\(Format.fixed(summary.chargeStartPercent ?? end, 1)) to \(Format.fixed(end, 1))%"
        }
    }

    /// The capacity may be all that is missing.
    var capacityAdvice: String {
        let isKnown = !summary.isElectric || summary.batteryKWh != nil || trip.parameters.vehicle.batteryKWh != nil
        if isKnown || (summary.chargeUsedPercent ?? 0) < 1 { return "" }
        return "; obdmech vehicle --battery-capacity gives its energy"
    }

    /// "0.61 kWh ±8%"; nil if unknown, and for a car with an engine, which charges the battery as well.
    static func energy(_ summary: TripSummary) -> String? {
        guard summary.isElectric, let net = summary.batteryKWh else { return nil }
        let percent = summary.batteryUncertaintyPercent
        return Format.known(net, uncertaintyPercent: percent, decimals: 2) + " kWh"
            + (percent.map { " " + uncertainty($0) } ?? "")
    }

    /// Specifications from the user may be all that is missing.
    var fuelAdvice: String {
        let vehicle = trip.parameters.vehicle
        let missing = [
            vehicle.displacementL == nil ? "--displacement" : nil, vehicle.cylinders == nil ? "--cylinders" : nil,
        ].compactMap(\.self)
        return missing.isEmpty ? "" : "; obdmech vehicle \(missing.joined(separator: " or ")) may help"
    }

    /// "about 0.76 L", "0.765 L" or "3.2 kg"; nil if unknown.
    /// - Parameter isRough: without a ± behind it, so that it says "about".
    package static func amount(_ summary: TripSummary, _ units: UnitSystem, isRough: Bool = true) -> String? {
        let percent = summary.fuelUncertaintyPercent
        if let litres = summary.fuelL { return volume(litres, percent, units, isRough: isRough) }
        return summary.fuelKg.map {
            (isRough ? about(percent) : "") + Format.known($0, uncertaintyPercent: percent, decimals: 2) + " kg"
        }
    }

    /// "about 0.76 L", "0.765 L".
    package static func volume(
        _ litres: Double, _ percent: Double?, _ units: UnitSystem, isRough: Bool = true
    ) -> String {
        let decimals = percent != nil || units != .metric ? 3 : 2
        return (isRough ? about(percent) : "")
            + Format.known(units.shown(litres, .litres), uncertaintyPercent: percent, decimals: decimals) + " "
            + units.shown(.litres).symbol
    }

    var economy: String? { Self.economy(summary, units) }

    /// "9.2 L/100 km", "26 mpg", with at most one decimal.
    package static func economy(_ summary: TripSummary, _ units: UnitSystem) -> String? {
        if let consumption = summary.averageKWhPer100Km {
            return Format.known(
                units.shown(consumption, .kilowattHoursPer100Kilometres),
                uncertaintyPercent: summary.batteryUncertaintyPercent, decimals: 1) + " "
                + units.shown(.kilowattHoursPer100Kilometres).symbol
        }
        guard let consumption = summary.averageLPer100Km else { return nil }
        let shown = units.shown(consumption, .litresPer100Kilometres)
        guard shown.isFinite else { return nil }
        return Format.known(shown, uncertaintyPercent: summary.fuelUncertaintyPercent, decimals: 1) + " "
            + units.shown(.litresPer100Kilometres).symbol
    }

    /// "about 1.8 kg, 208 g/km"; nil if unknown, or if none was burned.
    static func carbonDioxide(_ summary: TripSummary, _ units: UnitSystem) -> String? {
        guard let kilograms = summary.carbonDioxideKg, kilograms > 0 else { return nil }
        let perDistance = carbonDioxidePerDistance(summary, units).map { ", " + $0 } ?? ""
        return carbonDioxide(kilograms: kilograms, summary.fuelUncertaintyPercent, units) + perDistance
    }

    /// "about 1.8 kg of CO2 (208 g/km)".
    static func carbonDioxideInline(_ summary: TripSummary, _ units: UnitSystem) -> String? {
        guard let kilograms = summary.carbonDioxideKg, kilograms > 0 else { return nil }
        let perDistance = carbonDioxidePerDistance(summary, units).map { " (\($0))" } ?? ""
        return carbonDioxide(kilograms: kilograms, summary.fuelUncertaintyPercent, units) + " of CO2" + perDistance
    }

    /// "208 g/km", "335 g/mi".
    private static func carbonDioxidePerDistance(_ summary: TripSummary, _ units: UnitSystem) -> String? {
        summary.carbonDioxideGPerKm.map {
            Format.known(
                $0 / units.shown(1, .kilometres), uncertaintyPercent: summary.fuelUncertaintyPercent, decimals: 0)
                + " g/" + units.shown(.kilometres).symbol
        }
    }

    /// "about 1.8 kg", "about 4.0 lb". Per mile, it is in grams even in the U.S., as on the labels of the EPA.
    static func carbonDioxide(kilograms: Double, _ percent: Double?, _ units: UnitSystem) -> String {
        let isUS = units == .us
        let mass = isUS ? kilograms / UnitSystem.kilogramsPerPound : kilograms
        return about(percent) + Format.known(mass, uncertaintyPercent: percent, decimals: isUS ? 1 : 2)
            + (isUS ? " lb" : " kg")
    }

    var cost: String? { Self.cost(trip) }

    /// "about 1.40 EUR", "$12.40".
    package static func cost(_ trip: TripRecord) -> String? {
        guard let cost = trip.fuelCost else { return nil }
        // The usual decimals of money, whatever the accuracy.
        return about(trip.summary.costUncertaintyPercent) + Format.money(cost, currency: trip.currency)
    }

    static func about(_ percent: Double?) -> String { percent.map { $0 >= 5 ? "about " : "" } ?? "" }

    /// "±10%".
    static func uncertainty(_ percent: Double) -> String { "±\(Format.fixed(percent, percent < 2 ? 1 : 0))%" }
}
