package import Routes
package import Storage
import Telemetry
package import Trips

/// The factor of the distance that follows from positions, over the latest trips of a vehicle.
package enum GPSCalibration {
    /// The names under which the comparison of a trip is stored among its indicators.
    private enum Name: String, CaseIterable {
        case straightM = "gpsStraightM"
        case wheelM = "gpsWheelM"
        case varianceM2 = "gpsVarianceM2"
        case stretches = "gpsStretches"
    }

    /// Older trips are left out when there is so much: tires wear and are changed. In meters.
    private static let mostM = 50_000.0
    /// What is necessary for a factor that is used without being asked for.
    private static let (ownM, ownPercent) = (5_000.0, 0.5)

    /// What is stored of a trip; empty without straight stretches.
    package static func indicators(_ result: WheelComparison.Result) -> [String: Double] {
        guard result.stretches > 0 else { return [:] }
        return [
            Name.straightM.rawValue: result.straightM, Name.wheelM.rawValue: result.wheelM,
            Name.varianceM2.rawValue: result.varianceM2, Name.stretches.rawValue: Double(result.stretches),
        ]
    }

    /// Returns the comparison over the latest trips of a vehicle that were measured.
    package static func comparison(of vin: String?, _ database: Database) throws(StorageError) -> WheelComparison.Result
    {
        var sum = WheelComparison.Result()
        try database.indicators.values(vin: vin, names: Name.allCases.map(\.rawValue)) { values in
            var trip = WheelComparison.Result()
            trip.straightM = values[Name.straightM.rawValue] ?? 0
            trip.wheelM = values[Name.wheelM.rawValue] ?? 0
            trip.varianceM2 = values[Name.varianceM2.rawValue] ?? 0
            trip.stretches = Int(exactly: values[Name.stretches.rawValue]?.rounded() ?? 0) ?? 0
            sum = sum + trip
            return sum.straightM < mostM
        }
        return sum
    }

    /// The correction that follows from a comparison; nil if too little was driven.
    package static func correction(_ result: WheelComparison.Result) -> VehicleSpecification.Correction? {
        guard let factor = result.factor, let percent = result.uncertaintyPercent else { return nil }
        // The uncertainty is two standard deviations.
        var correction = VehicleSpecification.Correction(
            factor: factor, spreadPercent: percent / 2, comparisons: result.stretches)
        correction.isByGPS = true
        return correction
    }

    /// Learns the factor after a trip with positions, unless the odometer has told one.
    package static func learn(of vin: String?, _ database: Database) throws(StorageError) {
        let result = try comparison(of: vin, database)
        guard result.straightM >= ownM, let percent = result.uncertaintyPercent, percent <= ownPercent else { return }
        let vehicle = try database.vehicles.vehicle(vin: vin) ?? VehicleProfile(vin: vin)
        if let known = vehicle.specification.distanceCorrection, !known.isByGPS { return }
        try keep(correction(result), vehicle, database)
    }

    /// Stores the factor of the distance.
    package static func keep(
        _ correction: VehicleSpecification.Correction?, _ vehicle: VehicleProfile, _ database: Database
    ) throws(StorageError) {
        guard let correction, correction != vehicle.specification.distanceCorrection else { return }
        var vehicle = vehicle
        vehicle.specification.distanceCorrection = correction
        try database.vehicles.keep(vehicle)
    }
}
