/// Where a trip's distance comes from.
package enum DistanceSource: String, Sendable, CaseIterable {
    /// The integral of the vehicle speed (PID 0D), as it is.
    case speed
    /// The same times the factor that was learnt with `calibrate --odometer`.
    case speedCalibrated
    /// The same in proportion to the car's own odometer (PID A6, or 31) over the part of the trip that both cover.
    case speedAndOdometer
}
