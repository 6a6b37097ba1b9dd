/// Where the values of a healthy car end, in the units of their signals. The alerts of a trip, the live values of a scan and
/// the checks of trouble codes use the same numbers.
package enum OperatingLimits {
    /// °C: cooling fans start below; an engine that is hotter has a fault of its cooling.
    package static let coolantHotC = 112.0
    /// °C: the engine is at risk. Control modules set P0217 at 118 to 125 °C.
    package static let coolantTooHotC = 118.0
    /// V: below it an alternator does not charge; smart ones let the voltage fall to that of a full battery for a while.
    package static let chargingLowV = 12.0
    /// V, engine off, with the ignition on: a battery that is less than half charged.
    package static let weakBatteryV = 12.2
    /// V: above it the regulator has failed; batteries gas and control modules suffer.
    package static let chargingHighV = 15.5
    /// V between two control modules of one car: more than wires and their measurement explain.
    package static let moduleDropV = 1.5
    /// V, engine off: a battery that is less than a quarter full, and may not start the engine.
    package static let engineOffLowV = 11.8
    /// V: below it the DC/DC converter of a hybrid or an electric car in READY does not charge the 12 V battery.
    package static let readyLowV = 13.0
    /// V, READY not proven: a 12 V battery that is less than half charged, with which the car may not go into READY.
    package static let notReadyLowV = 12.2
    /// kPa above the air around: no car tire is meant for less.
    package static let tireLowKpa = 150.0
    /// Percent of the AdBlue (DEF) tank; cars warn from a range of about 2,400 km on and do not start again at zero.
    package static let reagentLowPercent = 10.0
    /// kPa in the rail of a common-rail diesel: no control module opens the injectors below.
    package static let dieselStartRailKpa = 10_000.0
    /// kPa at the particulate filter of an engine that stands: the zero of its pressure sensor has drifted.
    package static let filterOffsetKpa = 1.5
    /// kPa in the intake manifold at a warm idle: a gasoline engine without a fault has 25 to 45 at sea level.
    package static let littleVacuumKpa = 48.0
    /// Percent between what an actuator is asked for and where it stands: no working one lags that much.
    package static let stuckActuatorPercent = 30.0
    /// °C of the coolant: below it diesels do not start to burn off their particulate filter.
    package static let regenerationCoolantC = 70.0
    /// V, while the starter turns.
    package static let crankingLowV = 7.5
    /// Percent, long and short-term fuel trim together: a bank whose mixture is corrected by more is lean or, below zero, rich.
    /// Workshop practice calls up to 10 % usual; control modules set P0171 and P0172 at 20 to 25 %.
    package static let leanFuelTrimPercent = 12.0
    /// Percent, likewise: up to it a bank is as it should be. Healthy engines stay within 5 to 8 %.
    package static let evenFuelTrimPercent = 8.0
    /// Percent, of the long-term trim: up to it workshop practice calls it usual.
    package static let usualFuelTrimPercent = 10.0
    /// Percent, of the long-term trim: from it on control modules set codes.
    package static let codeFuelTrimPercent = 20.0
    /// A count of misfires of service 06 (of the last ten trips, or of this one) that is no chance: an engine without a fault
    /// counts a few in thousands of ignitions.
    package static let misfireLeastCount = 20.0
    /// How many times the count of the next cylinder it is where one cylinder misfires, and not all of them.
    package static let misfireTimesTheNext = 5.0
}
