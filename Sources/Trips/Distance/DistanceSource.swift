/// The source of a trip's distance.
package enum DistanceSource: String, Sendable, CaseIterable {
    /// The uncorrected integral of the vehicle speed (PID 0D).
    case speed
    /// The integral times the factor from `calibrate --odometer`.
    case speedCalibrated
    /// The integral scaled by the car's own odometer (PID A6, or 31), over the part of the trip that both cover.
    case speedAndOdometer
    /// The sum of the straight lines between positions.
    case positions
}
