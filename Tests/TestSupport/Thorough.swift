import Glibc

/// How much of long series is tried: a part, so that the tests take less than two minutes, or all of it with
/// OBDMECH_THOROUGH=1, as `scripts/test --peers` sets it.
package enum Thorough {
    package static let isOn = unsafe getenv("OBDMECH_THOROUGH") != nil

    /// The first of the values, and every `step`th after it; all of them if everything is tried.
    package static func every<Values: Collection>(_ step: Int, of values: Values) -> [Values.Element] {
        isOn ? Array(values) : values.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
    }
}
