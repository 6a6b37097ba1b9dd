package import Formats
package import Routes
import Telemetry

/// A place with what was driven to and from it.
package struct PlaceFacts: Hashable, Sendable {
    package var place: Place
    /// Trips that begin or end there.
    package var departures = 0
    package var arrivals = 0
    package var distanceKm = 0.0
    package var fuelL: Double?
    package var fuelCost: Double?

    package init(_ place: Place) { self.place = place }

    /// Takes a trip that begins or ends there.
    package mutating func take(
        departs: Bool, arrives: Bool, distanceKm: Double?, fuelL: Double?, fuelCost: Double?
    ) {
        guard departs || arrives else { return }
        if departs { departures += 1 }
        if arrives { arrivals += 1 }
        self.distanceKm += distanceKm ?? 0
        if let fuelL { self.fuelL = (self.fuelL ?? 0) + fuelL }
        if let fuelCost { self.fuelCost = (self.fuelCost ?? 0) + fuelCost }
    }
}

/// Places as text.
package enum PlaceReport {
    package static func lines(_ places: [PlaceFacts], _ presentation: Presentation, currency: String?) -> [String] {
        guard !places.isEmpty else { return ["No places yet: obdmech place add NAME --here adds one."] }
        return places.flatMap { facts in
            let place = facts.place
            let center = place.center
            let parts = [
                "\(Decimals.text(center.latitude, 5)),\(Decimals.text(center.longitude, 5))",
                "within \(Format.fixed(place.radiusM, 0)) m", place.isHidden ? "hidden in exports" : nil,
                Format.count(facts.departures, "departure"), Format.count(facts.arrivals, "arrival"),
                facts.distanceKm > 0 ? presentation.units.distance(facts.distanceKm, 1) : nil,
                facts.fuelL.map { presentation.units.volume($0, 1) },
                facts.fuelCost.map { Format.money($0, currency: currency) },
            ].compactMap(\.self).joined(separator: ", ")
            return presentation.wrapped("\(SafeText.line(place.name)): \(parts)", indent: 2)
        }
    }
}
