/// What the 12 V supply measures at the connector or in a control module, in volts. The bands of live values
/// (`ExpectedRange`) and the checks of trouble codes (`obdmech explain P0562`) are both made of these rows.
enum SupplyVoltage {
    struct Limits: Sendable {
        let usual: ClosedRange<Double>
        /// Outside this something is wrong.
        let tolerable: ClosedRange<Double>
    }

    /// Ignition on, engine off: some tenths below the resting voltage, of which 12.2 V is half a charge. Batteries that
    /// rest at 11.8 V seldom crank an engine.
    static let engineOff = Limits(usual: 11.9...13.2, tolerable: 11.5...15.2)
    /// Alternators that charge on demand let the voltage fall to that of a full battery for a while.
    static let running = Limits(usual: 12.4...15.5, tolerable: 11.8...16)
    /// A converter charges the battery while the engine is off: a hybrid, or start-stop on the move.
    static let converter = Limits(usual: 12.5...15.2, tolerable: 11...16)
    /// Of alternators that charge all the time.
    static let steadyCharging = 13.5...14.8

    // MARK: In words, for checks

    /// "11.9 V or more".
    static let engineOffText = "\(engineOff.usual.lowerBound) V or more"
    /// "12.4 to 15.5 V, usually 13.5 to 14.8 V".
    static let runningText = "\(text(running.usual)), usually \(text(steadyCharging))"
    /// "12.5 V or more".
    static let converterText = "\(converter.usual.lowerBound) V or more"
    /// "15.5 V".
    static let tooHighText = "\(running.usual.upperBound) V"

    private static func text(_ range: ClosedRange<Double>) -> String { "\(range.lowerBound) to \(range.upperBound) V" }
}
