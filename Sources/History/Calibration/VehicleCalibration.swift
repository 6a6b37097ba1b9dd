import Formats
package import Storage
package import System
package import Telemetry
package import Trips

/// The fill-ups and odometer readings of a vehicle in the database, and what is learned from them.
package struct VehicleCalibration {
    private let database: Database
    package let vehicle: VehicleProfile

    package init(_ vehicle: VehicleProfile, _ database: Database) {
        self.vehicle = vehicle
        self.database = database
    }

    package func marks() throws -> [CalibrationMark] { try CalibrationMark.Kind.allCases.flatMap(marks) }

    private func marks(_ kind: CalibrationMark.Kind) throws -> [CalibrationMark] {
        try database.vehicles.calibrationMarks(vin: vehicle.vin, kind)
    }

    // MARK: Adding

    /// Throws if the mark cannot be true.
    /// - Parameters:
    ///   - shown: the amount as the user wrote it.
    ///   - units: in which what it is compared with is shown.
    package func check(_ mark: CalibrationMark, shown: String, _ units: UnitSystem) throws {
        try mark.check(after: try marks(mark.kind).last, vehicle.specification, shown: shown, units)
    }

    /// Compares the trips since the mark before; nil if there is none.
    /// - Parameter recomputing: is called if trips are computed again.
    package func interval(to mark: CalibrationMark, recomputing: () -> Void) throws -> CalibrationInterval? {
        guard let earlier = try marks(mark.kind).last else { return nil }
        let trips = try database.vehicles.summaries(
            of: vehicle, for: mark.kind, from: earlier.time, to: mark.time, progress: recomputing)
        let truth = mark.kind == .odometer ? mark.amount - earlier.amount : mark.amount
        return CalibrationInterval(mark.kind, truth: truth, trips: trips)
    }

    /// Adds a mark; returns the vehicle with what follows from it.
    /// - Parameter bootTime: nil for a time that is not of this computer's clock.
    package func add(_ mark: CalibrationMark, bootTime: BootTime?) throws -> VehicleProfile {
        let learned = vehicle.learning(from: try marks(mark.kind) + [mark], mark.kind)
        try database.vehicles.add(mark, keeping: learned, bootTime: bootTime)
        return learned
    }

    // MARK: Taking back

    /// Removes the latest mark; nil if there is none.
    package func undo() throws -> (mark: CalibrationMark, learned: VehicleProfile)? {
        guard let kind = try database.vehicles.latestCalibration(vin: vehicle.vin) else { return nil }
        let marks = try marks(kind)
        guard let mark = marks.last else { return nil }
        let learned = vehicle.learning(from: marks.dropLast(), kind)
        try database.vehicles.removeLatestCalibration(keeping: learned)
        return (mark, learned)
    }

    /// Removes all marks and both factors.
    package func reset() throws -> VehicleProfile {
        let plain = vehicle.uncalibrated
        for kind in CalibrationMark.Kind.allCases { try database.vehicles.removeCalibrations(kind, keeping: plain) }
        return plain
    }

    // MARK: Other data of the vehicle

    /// Keeps the vehicle with other data. Returns whether the fuel factor is no longer valid, because it was learned with
    /// the old ones.
    /// - Parameter odometer: a reading, as a mark without a comparison, or nil in it to forget all; nil if none is given.
    package func keep(_ changed: VehicleProfile, odometer: CalibrationMark??) throws -> Bool {
        var changed = changed
        let method = try marks(.fillUp).last { $0.factor != nil }?.method
        let forgets =
            method.map { !vehicle.specification.computesFuel(as: changed.specification, by: $0) } ?? false
        if forgets { changed.specification.fuelCorrection = nil }
        switch odometer {
        case .some(.some(let mark)):
            changed.odometerKm = mark.amount
            changed.odometerAt = mark.time
            try database.vehicles.add(mark, keeping: changed, bootTime: BootTime.now)
        case .some(.none):
            changed.odometerKm = nil
            changed.odometerAt = nil
            changed.specification.distanceCorrection = nil
            try database.vehicles.removeCalibrations(.odometer, keeping: changed)
        case .none:
            if !forgets { try database.vehicles.keep(changed) }
        }
        if forgets { try database.vehicles.discountCalibrations(.fillUp, keeping: changed) }
        return forgets
    }
}
