package import Formats
package import OBD
import Telemetry
package import Trips

/// What is known about vehicles, as text.
package struct VehicleReport: Sendable {
    package let vehicles: [RecordedVehicle]
    private let thisYear: Int

    /// - Parameter thisYear: used to determine the model year from a VIN.
    package init(_ vehicles: [RecordedVehicle], thisYear: Int) {
        self.vehicles = vehicles
        self.thisYear = thisYear
    }

    package func identity(_ vehicle: VehicleProfile) -> VehicleIdentity? {
        vehicle.vin.flatMap { VIN($0) }.map { VehicleIdentity($0, thisYear: thisYear) }
    }

    package func text(_ presentation: Presentation) -> [String] {
        if vehicles.isEmpty { return ["No vehicles yet: trips and scans add them."] }
        var lines: [String] = []
        for recorded in vehicles {
            if !lines.isEmpty { lines.append("") }
            let source = recorded.isMadeUp ? ", simulated or replayed" : ""
            lines += presentation.wrapped(heading(recorded.vehicle) + source, indent: 2)
            lines += presentation.columns(
                rows(recorded, presentation),
                indent: 2)
        }
        return lines
    }

    /// "VIN 3VWDX7AJ0DM254871, 2013 Volkswagen, 'Golf'".
    package func heading(_ vehicle: VehicleProfile) -> String {
        let name = vehicle.name.map { "'\(SafeText.line($0))'" }
        return [
            vehicle.vin.map { "VIN " + SafeText.line($0) } ?? "No VIN",
            VehicleNames.built(vehicle, thisYear: thisYear), name,
        ].compactMap(\.self).joined(separator: ", ")
    }

    /// What is known of a vehicle, and what was recorded.
    package func rows(
        _ recorded: RecordedVehicle, _ presentation: Presentation
    ) -> [(name: String, text: String)] {
        let (vehicle, specification) = (recorded.vehicle, recorded.vehicle.specification)
        let units = presentation.units
        var trips = [Format.count(recorded.trips, "trip")]
        if let km = recorded.distanceKm { trips.append(units.distance(km, 1)) }
        if let latest = recorded.latest { trips.append("last seen on " + presentation.day(latest)) }
        var engine: [String] = []
        if let litres = specification.displacementL { engine.append("\(Format.number(litres)) L") }
        if let cylinders = specification.cylinders { engine.append(Format.count(cylinders, "cylinder")) }
        if let share = specification.volumetricEfficiency {
            engine.append("volumetric efficiency \(Format.number(share * 100))%")
        }
        let read = vehicle.odometerAt.map { " on " + presentation.day($0) } ?? ""
        var odometer = vehicle.odometerKm.map { [units.distance($0, 0) + read] } ?? []
        if let reported = recorded.reportedOdometerKm {
            odometer.append("\(units.distance(reported, 0)) reported by the car")
        } else if let now = Self.odometerNowKm(recorded) {
            odometer.append("now about \(units.distance(now, 0))")
        }
        let rows: [(String, String?)] = [
            ("Recorded", trips.joined(separator: ", ")),
            ("Fuel", specification.fuel?.name ?? "as the car reports"),
            ("Engine", engine.isEmpty ? nil : engine.joined(separator: ", ")),
            ("Tank", specification.tankL.map { units.volume($0, 1) }),
            ("Battery", specification.batteryKWh.map { units.text($0, .kilowattHours, 1) }),
            ("Odometer", odometer.isEmpty ? nil : odometer.joined(separator: ", ")),
            ("Fuel factor", specification.fuelCorrection.map { Self.text($0, .fillUp) }),
            ("Distance factor", specification.distanceCorrection.map { Self.text($0, .odometer) }),
        ]
        let services = recorded.services.suffix(Self.maxServices).reversed()
        return rows.compactMap { name, text in text.map { (name, $0) } }
            + zip(["Services"] + Array(repeating: "", count: Self.maxServices), services).map { name, service in
                (name, "\(presentation.day(service.moment)): \(SafeText.line(service.description))")
            }
    }

    /// How many of the latest services are listed.
    private static let maxServices = 5

    /// The last reading that the vehicle reported itself; else that which was entered and the trips since then, or nil if no
    /// distance was driven since it.
    package static func odometerNowKm(_ recorded: RecordedVehicle) -> Double? {
        if let reported = recorded.reportedOdometerKm { return reported }
        guard let read = recorded.vehicle.odometerKm, let since = recorded.kmSinceOdometer, since >= 0.5 else {
            return nil
        }
        return read + since
    }

    /// "1.043 ± 1.2% from 3 fill-ups".
    static func text(_ correction: VehicleSpecification.Correction, _ kind: CalibrationMark.Kind) -> String {
        let spread = correction.spreadPercent.map { " ± \(Format.fixed($0, 1))%" } ?? ""
        let noun = kind == .fillUp ? "fill-up" : correction.isByGPS ? "GPS comparison" : "odometer reading"
        return "\(Format.fixed(correction.factor, 3))\(spread) from \(Format.count(correction.comparisons, noun))"
    }
}
