/// How Torque names values in what it uploads: k and a PID in hexadecimal, or ff and a number of its own. All are in the
/// signal's own unit.
package enum TorqueCode {
    package static let codes: [(signal: Signal, code: String)] = [
        (.vehicleSpeed, "kd"), (.engineSpeed, "kc"), (.coolantTemperature, "k5"), (.engineLoad, "k4"),
        (.intakeManifoldPressure, "kb"), (.intakeAirTemperature, "kf"), (.massAirFlow, "k10"),
        (.throttlePosition, "k11"), (.fuelLevel, "k2f"), (.controlModuleVoltage, "k42"), (.ambientTemperature, "k46"),
        (.engineOilTemperature, "k5c"), (.groundSpeed, "kff1001"), (.longitude, "kff1005"), (.latitude, "kff1006"),
        (.course, "kff1007"), (.altitude, "kff1010"), (.positionError, "kff1239"),
    ]
}
