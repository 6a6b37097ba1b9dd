/// What the generic trouble codes mean, a code a line: `P0031 oxygen sensor heater, bank 1 sensor 1: low`, that is code,
/// component with its number or letter, place, failure mode.
///
/// The component has a row of `TroubleCodeComponents`, the mode one of `TroubleCodeModes`; description, causes, first
/// checks and severity are composed from these. Two components that contradict stand on both sides of " / ". The facts
/// were checked against public lists of which two agree, and by their neighbours: banks, sensors, cylinders and low/high
/// pairs run in regular order, and the tests hold them to it. A code whose meaning is in doubt is left out.
package enum TroubleCodeLines {
    /// In the order of the codes.
    static var all: [Substring] {
        [powertrain0, powertrain2, powertrain3, chassis0, body0, network0, network3]
            .flatMap { $0.split(separator: "\n") }
    }
}
