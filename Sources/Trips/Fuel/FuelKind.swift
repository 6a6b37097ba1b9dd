import Telemetry

/// A fuel, with the constants that convert air into fuel and mass into volume.
///
/// Densities at 15 °C: the middles of EN 228 (720 to 775 g/L) and EN 590 (820 to 845 g/L), and of published values for
/// the others. Ethanol blends are computed from the two pure liquids, because the air-fuel ratio depends on the share
/// by mass, not by volume.
package enum FuelKind: Hashable, Sendable {
    case gasoline
    /// Gasoline with a share of ethanol by volume, 0 to 1: E10 is 0.1, E85 is 0.85.
    case ethanolBlend(Double)
    case methanol
    case diesel
    case liquefiedPetroleumGas
    /// Natural gas, which is sold by mass and has no liters.
    case compressedNaturalGas

    /// The stoichiometric ratio, in kg of air per kg of fuel.
    package var airFuelRatio: Double {
        switch self {
        case .gasoline: 14.7
        case .ethanolBlend(let share): Self.blend(share).airFuelRatio
        case .methanol: 6.4
        case .diesel: 14.5
        case .liquefiedPetroleumGas: 15.67
        case .compressedNaturalGas: 17.2
        }
    }

    /// The density; nil for a gas that is sold by mass.
    package var gramsPerLitre: Double? {
        switch self {
        case .gasoline: 745
        case .ethanolBlend(let share): Self.blend(share).gramsPerLitre
        case .methanol: 792
        case .diesel: 832
        case .liquefiedPetroleumGas: 540
        case .compressedNaturalGas: nil
        }
    }

    /// The carbon dioxide at the tailpipe, in kg per kg of fuel that burns completely. For gasoline and diesel by the
    /// EPA's 2.348 and 2.689 kg/L (8,887 and 10,180 g per US gallon), divided by the densities above. For pure
    /// substances by carbon balance: the mass of their carbon times 44.01/12.011, where ethanol is C2H6O, methanol
    /// CH4O, LPG propane C3H8, and natural gas methane CH4. Carbon from plants is counted like the rest.
    package var carbonDioxideRatio: Double {
        switch self {
        case .gasoline: 2.348 / 0.745
        case .ethanolBlend(let share): Self.blend(share).carbonDioxideRatio
        case .methanol: 44.01 / 32.042
        case .diesel: 2.689 / 0.832
        case .liquefiedPetroleumGas: 3 * 44.01 / 44.097
        case .compressedNaturalGas: 44.01 / 16.043
        }
    }

    package var isSoldByMass: Bool { gramsPerLitre == nil }

    /// Whether the engine has a throttle, and a mixture that burns at lambda 1 unless another is commanded.
    package var isSparkIgnited: Bool { self != .diesel }

    private static func blend(_ share: Double)
        -> (airFuelRatio: Double, gramsPerLitre: Double, carbonDioxideRatio: Double)
    {
        let share = min(max(share, 0), 1)
        let (ethanol, gasoline) = (789 * share, 745 * (1 - share))
        let grams = gasoline + ethanol
        let ofEthanol = 2 * 44.01 / 46.069
        return (
            (14.7 * gasoline + 9.0 * ethanol) / grams, grams,
            (FuelKind.gasoline.carbonDioxideRatio * gasoline + ofEthanol * ethanol) / grams
        )
    }

    /// The names that users type, with their fuels: "e10", "diesel".
    package static let named: [(name: String, kind: FuelKind)] = [
        ("gasoline", .gasoline), ("e5", .ethanolBlend(0.05)), ("e10", .ethanolBlend(0.1)), ("e20", .ethanolBlend(0.2)),
        ("e85", .ethanolBlend(0.85)), ("ethanol", .ethanolBlend(1)), ("methanol", .methanol), ("diesel", .diesel),
        ("lpg", .liquefiedPetroleumGas), ("cng", .compressedNaturalGas),
    ]

    /// Creates a fuel from a name in `named`, "petrol", or "e" and a percentage by volume such as "e27". Returns nil
    /// for anything else.
    package init?(_ name: String) {
        if name == "petrol" {
            self = .gasoline
        } else if let found = Self.named.first(where: { $0.name == name }) {
            self = found.kind
        } else if name.first == "e", name.utf8.count <= 4, let percent = UInt8(name.dropFirst()), percent <= 100 {
            self = percent == 0 ? .gasoline : .ethanolBlend(Double(percent) / 100)
        } else {
            return nil
        }
    }

    /// A name that `init(_:)` accepts.
    package var name: String {
        if let found = Self.named.first(where: { $0.kind == self }) { return found.name }
        guard case .ethanolBlend(let share) = self else { preconditionFailure("a fuel without a name") }
        return "e\(Int(clamping: (min(max(share, 0), 1) * 100).rounded()))"
    }

    /// The name as people write it: "LPG", "E85", "diesel".
    package var shownName: String { name.utf8.count <= 3 ? name.uppercased() : name }

    /// Creates the fuel that PID 51 names. Returns nil if that does not say what is burned (electricity, an unknown
    /// number).
    package init?(pid51 type: UInt8) {
        switch type {
        case 1, 9, 17: self = .gasoline
        case 2, 10: self = .methanol
        case 3, 11, 18: self = .ethanolBlend(1)
        case 4, 19, 23, 25: self = .diesel
        case 5, 7, 12, 14: self = .liquefiedPetroleumGas
        case 6, 13, 24, 26: self = .compressedNaturalGas
        default: return nil
        }
    }
}
