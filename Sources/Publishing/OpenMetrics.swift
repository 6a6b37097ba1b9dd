package import Telemetry

/// Facts of cars for Prometheus, in base units.
package enum OpenMetrics {
    /// How they are written.
    package enum Form: Sendable {
        /// OpenMetrics 1.0.
        case openMetrics
        /// Version 0.0.4 of Prometheus' text format, which names a counter as its samples are named. The textfile
        /// collector and promtool read only this.
        case text
    }

    /// What is known of a car.
    package struct Car: Hashable, Sendable {
        package var name: String
        package var trips = 0
        package var distanceKm = 0.0
        package var drivingS = 0.0
        package var fuelL = 0.0
        package var odometerKm: Double?
        package var codes: Int?
        package var checkEngineLight: Bool?
        package var lastTrip: WallTime?

        package init(name: String) { self.name = name }
    }

    private struct Family: Sendable {
        var name: String
        var type: String
        var unit: String?
        var help: String
        var value: @Sendable (Car) -> Double?
    }

    private static let families = [
        Family(name: "obdmech_trips", type: "counter", help: "Trips.") { Double($0.trips) },
        Family(name: "obdmech_distance_meters", type: "counter", unit: "meters", help: "Distance driven.") {
            $0.distanceKm * 1000
        },
        Family(name: "obdmech_driving_seconds", type: "counter", unit: "seconds", help: "Duration of trips.") {
            $0.drivingS
        },
        Family(name: "obdmech_fuel_liters", type: "counter", unit: "liters", help: "Fuel used.") { $0.fuelL },
        Family(name: "obdmech_odometer_meters", type: "gauge", unit: "meters", help: "Odometer.") {
            $0.odometerKm.map { $0 * 1000 }
        },
        Family(name: "obdmech_trouble_codes", type: "gauge", help: "Trouble codes in the last scan.") {
            $0.codes.map(Double.init)
        },
        Family(name: "obdmech_check_engine_light", type: "gauge", help: "Whether the check engine light is on.") {
            $0.checkEngineLight.map { $0 ? 1 : 0 }
        },
        Family(name: "obdmech_last_trip_seconds", type: "gauge", unit: "seconds", help: "Start of the last trip.") {
            $0.lastTrip.map { Double($0.microseconds / 1_000_000) }
        },
    ]

    /// A family without a value has no lines.
    package static func text(_ cars: [Car], _ form: Form) -> String {
        var lines: [String] = []
        for family in families {
            let values = cars.compactMap { car in family.value(car).map { (car.name, $0) } }
            guard !values.isEmpty else { continue }
            let sample = family.name + (family.type == "counter" ? "_total" : "")
            let name = form == .text ? sample : family.name
            lines.append("# TYPE \(name) \(family.type)")
            if form == .openMetrics, let unit = family.unit { lines.append("# UNIT \(name) \(unit)") }
            lines.append("# HELP \(name) \(family.help)")
            lines += values.map { "\(sample){car=\"\(escaped($0.0))\"} \($0.1)" }
        }
        // In the text format it is a comment.
        return (lines + ["# EOF"]).joined(separator: "\n") + "\n"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}
