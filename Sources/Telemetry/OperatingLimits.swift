/// Where the values of a healthy car end, in the units of their signals. The alerts of a trip, the live values of a scan and
/// the checks of trouble codes use the same numbers.
package enum OperatingLimits {
    /// °C: cooling fans start below; an engine that is hotter has a fault of its cooling.
    package static let coolantHotC = 112.0
    /// °C: the engine is at risk. Control modules set P0217 at 118 to 125 °C.
    package static let coolantTooHotC = 118.0
    /// V: below it an alternator does not charge; smart ones let the voltage fall to that of a full battery for a while.
    package static let chargingLowV = 12.0
    /// V: above it the regulator has failed; batteries gas and control modules suffer.
    package static let chargingHighV = 15.5
    /// V, engine off: a battery that is less than a quarter full, and may not start the engine.
    package static let engineOffLowV = 11.8
    /// Percent of the AdBlue (DEF) tank; cars warn from a range of about 2,400 km on and do not start again at zero.
    package static let reagentLowPercent = 10.0
    /// V, while the starter turns.
    package static let crankingLowV = 7.5
}
