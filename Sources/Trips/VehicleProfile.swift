package import Telemetry

/// What users specified about a vehicle, and what was learned about it.
package struct VehicleProfile: Hashable, Sendable {
    /// The VIN; nil for the single profile of vehicles that report none.
    package var vin: String?
    /// The name that its users gave it.
    package var name: String?
    /// Its make as its users named it, for vehicles whose VIN does not tell, such as "Honda".
    package var make: String?
    package var model: String?
    package var modelYear: Int?
    package var specification: VehicleSpecification
    /// The odometer reading, and when it was taken.
    package var odometerKm: Double?
    package var odometerAt: WallTime?

    package init(
        vin: String?, name: String? = nil, specification: VehicleSpecification = VehicleSpecification(),
        odometerKm: Double? = nil, odometerAt: WallTime? = nil
    ) {
        self.vin = vin
        self.name = name
        self.specification = specification
        self.odometerKm = odometerKm
        self.odometerAt = odometerAt
    }
}

/// What is known about a vehicle beyond what it reports itself. Values that nobody specified are nil.
package struct VehicleSpecification: Hashable, Sendable {
    /// A factor determined by comparison with true values.
    package struct Correction: Hashable, Sendable {
        /// The true value divided by the computed one.
        package var factor: Double
        /// The standard deviation of the individual comparisons in percent; nil for a single one.
        package var spreadPercent: Double?
        /// The number of comparisons.
        package var comparisons: Int
        /// Whether the true values are those of a receiver on straight roads.
        package var isByGPS = false

        package init(factor: Double, spreadPercent: Double?, comparisons: Int) {
            self.factor = factor
            self.spreadPercent = spreadPercent
            self.comparisons = comparisons
        }
    }

    /// The fuel. It takes precedence over what the vehicle reports (PID 51, 52).
    package var fuel: FuelKind?
    /// The displacement in liters.
    package var displacementL: Double?
    /// The share of the displacement that fills with air at intake pressure, 0.5 to 1.2.
    package var volumetricEfficiency: Double?
    package var cylinders: Int?
    package var tankL: Double?
    /// The usable capacity of the traction battery when it was new, in kWh.
    package var batteryKWh: Double?
    package var fuelCorrection: Correction?
    package var distanceCorrection: Correction?

    package init() {}

    /// The volumetric efficiency assumed for a naturally aspirated engine, the middle of published values (0.75 to
    /// 0.90).
    package static let usualVolumetricEfficiency = 0.85
}

/// A vehicle with a summary of its recordings.
package struct RecordedVehicle: Hashable, Sendable {
    package var vehicle: VehicleProfile
    package var trips = 0
    package var distanceKm: Double?
    /// The time at which the latest trip began or the latest scan was made.
    package var latest: WallTime?
    /// The fuel of the latest trip.
    package var latestFuel: FuelKind?
    /// The distance of the trips since the odometer reading.
    package var kmSinceOdometer: Double?
    /// The greatest odometer reading that the vehicle reported in a trip, in km.
    package var reportedOdometerKm: Double?

    /// The repairs that were noted, in the order of their times.
    package var services: [VehicleService] = []

    /// Whether there are recordings, and all of them come from simulated or replayed adapters.
    package var isMadeUp = false

    package init(_ vehicle: VehicleProfile) { self.vehicle = vehicle }

    /// The unit in which the vehicle's fuel is sold.
    package var fuelUnit: Unit {
        (vehicle.specification.fuel ?? latestFuel)?.isSoldByMass == true ? Unit("kg") : .litres
    }
}

/// A repair or other service of a vehicle.
package struct VehicleService: Hashable, Sendable {
    /// From when on the vehicle is another: the end of the day of the service, because trips of that day may be from before
    /// it.
    package var time: WallTime
    package var description: String

    package init(time: WallTime, description: String) {
        self.time = time
        self.description = description
    }

    /// A moment of its day.
    package var moment: WallTime { time.advanced(bySeconds: -1) }
}
