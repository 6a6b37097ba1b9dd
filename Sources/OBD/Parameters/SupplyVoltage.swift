import Telemetry

/// The voltage of the 12 V supply in volts, at the connector or in a control module. Both the ranges of live values
/// (`ExpectedRange`) are judged by these rows; a test compares the checks of trouble codes (`obdmech explain P0562`) with them.
enum SupplyVoltage {
    struct Limits: Sendable {
        let usual: ClosedRange<Double>
        /// The range outside which something is wrong.
        let tolerable: ClosedRange<Double>
    }

    /// Ignition on, engine off: some tenths of a volt below the resting voltage, at which 12.2 V means half charged.
    /// Batteries that rest at 11.8 V rarely crank an engine.
    static let engineOff = Limits(
        usual: OperatingLimits.engineOffLowV...13.2, tolerable: OperatingLimits.engineOffLowV...15.2)
    /// Engine running. Smart alternators let the voltage fall to that of a fully charged battery for a while.
    static let running = Limits(
        usual: 12.4...OperatingLimits.chargingHighV,
        tolerable: OperatingLimits.chargingLowV...OperatingLimits.chargingHighV)
    /// While the starter turns a warm engine; a good battery stays above 9.6 V, the limit of the usual load
    /// test.
    static let cranking = Limits(usual: 9.6...15, tolerable: OperatingLimits.crankingLowV...15.2)
    /// Engine off, while a converter charges the battery: in a hybrid, or with start-stop while moving.
    static let converter = Limits(usual: 12.5...15.2, tolerable: 11...OperatingLimits.chargingHighV)
    /// Engine running, with an alternator that charges all the time.
    static let steadyCharging = 13.5...14.8
}
