/// The area of the vehicle that a fault affects, as far as it matters for the decision whether to drive on.
package enum TroubleCodeArea: String, Sendable, CaseIterable {
    case engine, air, fuel, ignition, cooling, oil, exhaust, vapor, brakes, steering, transmission, charging
    case electrical, hybrid, converter, module, network, restraint, immobilizer, chassis, comfort
    /// Gauges and warning lights; lights, wipers, locks and windows.
    case instruments, body
    /// Cameras, radar, parking aid and what warns and steers by them.
    case assistance

    /// The warning that comes before all checks, and replaces those of connectors and wires that a hobby mechanic must not touch; nil for other
    /// areas.
    var warning: String? {
        switch self {
        case .hybrid, .converter: "leave orange cables and connectors to a high-voltage shop"
        case .restraint: "leave airbag connectors to a repair shop: they can fire"
        default: nil
        }
    }

    /// Returns one sentence about driving on.
    func advice(_ severity: Severity) -> String {
        switch severity {
        case .stopNow: stopNow
        case .soon: soon
        case .whenConvenient: whenConvenient
        case .informational: "Nothing needs to be done now; mention it at the next service."
        }
    }

    private var stopNow: String {
        switch self {
        case .cooling:
            "Stop as soon as it is safe and switch the engine off: an overheated engine is soon ruined."
        case .oil: "Stop as soon as it is safe and switch the engine off: without oil pressure it is ruined in minutes."
        case .fuel: "Stop as soon as it is safe, switch the engine off and keep flames away: fuel may be leaking."
        case .brakes: "Stop as soon as it is safe: braking may take much more force or distance than you expect."
        case .steering: "Stop as soon as it is safe: the steering may become heavy or fail."
        case .transmission: "Stop as soon as it is safe and let the transmission cool down before it is checked."
        case .hybrid:
            "Stop as soon as it is safe, switch off and do not touch orange cables; have the car towed."
        case .restraint: "Do not drive before it is repaired: airbags may not open, or open without a crash."
        default: "Stop as soon as it is safe and switch off; do not drive on before it is checked."
        }
    }

    private var soon: String {
        switch self {
        case .ignition, .engine:
            "Drive gently to a repair shop within days; if the check engine light flashes or the engine shakes, slow down "
                + "at once and stop where it is safe."
        case .fuel: "Drive gently and have it repaired within days; stop if you smell fuel or the engine stutters."
        case .cooling: "Watch the temperature and have it repaired within days; stop before it reaches red."
        case .oil: "Check the oil level before you drive on; stop if the oil pressure warning light comes on."
        case .brakes: "Test the brakes carefully before you drive on, and have it repaired within days."
        case .steering: "The steering may be heavier; drive carefully and have it repaired within days."
        case .transmission:
            "Drive gently, without a trailer, and have it repaired within days; stop if gears slip or shift harshly."
        case .charging, .converter:
            "You can drive on only as long as the battery lasts: save electricity, go to a repair shop soon."
        case .hybrid: "Drive only as far as you need to and have it repaired within days; do not touch orange cables."
        case .restraint:
            "You can drive on, but airbags or belts may not protect as they should: have it repaired within days."
        case .network: "Systems may fail while driving; have it repaired within days."
        case .immobilizer: "The engine may not start again; have it repaired before you need to rely on the car."
        case .air, .exhaust:
            "You can drive on gently, perhaps with less power; have it repaired within days."
        case .electrical:
            "You can drive on, but the engine or individual systems may cut out; have it repaired within days."
        case .module:
            "You can drive on, but what this control module does may be limited; have it repaired within days."
        case .chassis: "The car may ride or handle differently; drive carefully and have it repaired within days."
        case .instruments:
            "You can drive on, but gauges and warning lights may be wrong or off; have it repaired within days."
        case .body:
            "Check lights, wipers and turn signals before you drive on, as body functions may fail; have it repaired in the "
                + "next days."
        case .assistance:
            "You can drive on; do not rely on emergency braking, lane keeping or parking aid until it is repaired."
        case .vapor, .comfort: "You can drive on; have it repaired within days."
        }
    }

    private var whenConvenient: String {
        switch self {
        case .vapor: "You can drive on as usual; close the fuel cap firmly, and plan a repair shop visit."
        case .exhaust: "You can drive on as usual; the car will fail an emissions test until it is repaired."
        case .immobilizer: "If the engine runs you can drive on; keep the second key with you until it is repaired."
        case .assistance: "You can drive on; do not rely on driver assistance until it is repaired."
        default: "You can drive on as usual; plan a repair shop visit."
        }
    }
}
