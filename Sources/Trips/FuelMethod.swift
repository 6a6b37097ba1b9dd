/// How fuel was computed; part of every trip, so that methods are never mixed silently.
package enum FuelMethod: String, Sendable, CaseIterable {
    /// Mass air flow (PID 10), stoichiometric gasoline.
    case massAirFlow
}
