import OBD
import Telemetry

/// What was dangerous, and what keeps an engine from starting.
extension VerdictRules {
    /// Codes that would stop the car, but are pending, permanent or not present now.
    static let danger: [VerdictRule] = [
        VerdictRule(
            "high voltage, not present now", .soon, .found { $0.passedDanger(in: [.hybrid, .converter]) },
            say: "Have it checked before you drive on, and do not touch orange cables: {it}",
            example: "uds, 1942330C1E=FF FF 04 80 0A A6 00 28"),
        VerdictRule(
            "danger that has passed", .soon, .found { $0.passedDanger() },
            say: "Have it checked before you drive on: {it}",
            example: "uds, 1942330C1E=FF FF 04 80 02 17 00 28"),
        VerdictRule(
            "pending code of high voltage that stops the car once it is confirmed", .soon,
            .code(CodeKind(.pending, [.stopNow], areas: [.hybrid, .converter])),
            say: "Have it checked before you drive on, and do not touch orange cables: {it}", example: "07=P0AA6"),
        VerdictRule(
            "pending code that stops the car once it is confirmed", .soon, .code(CodeKind(.pending, [.stopNow])),
            say: "Have it checked before you drive on: {it}", example: "07=P0524"),
        VerdictRule(
            "permanent code that would stop the car", .soon,
            .found { $0.permanentNotRetested(CodeKind(.permanent, [.stopNow])) },
            say: "Have it checked before you rely on the car: {it}",
            mentions: [.clearing], example: "0101=00 07 65 65, 0130=00, 0131=00 01, 0A=P0524"),
        VerdictRule(
            "permanent code that would stop the car, and was retested", .soon, .code(CodeKind(.permanent, [.stopNow])),
            say: "Have it checked before you rely on the car: {it}, which stays until the car confirms the repair",
            example: "0A=P0524"),
    ]

    static let starting: [VerdictRule] = [
        VerdictRule(
            "immobilizer, and the engine does not run", .soon, .found { $0.isStanding ? $0.first(.immobilizer) : nil },
            say: "If it does not start, this is probably why; try the second key, and a new battery in the key: {it}",
            example: "010C=00 00, 011F=00 00, 03=P0513"),
        VerdictRule(
            "too weak to crank", .soon, .found { $0.weakCranking },
            say:
                "Charge or test the 12 V battery and its terminals; the starter cannot turn the engine as it "
                + "should: {it}",
            example: "010C=03 20, 011F=00 00, 0142=19 00"),
        VerdictRule(
            "it does not start", .soon,
            .found { $0.engine.isCranking ? $0.first(noStart, [.confirmed, .pending]) : nil },
            say: "The engine does not start until this is repaired: {it}",
            example: "010C=03 20, 011F=00 00, 0142=29 04, 03=P0335"),
        VerdictRule(
            "cold diesel without glow plugs", .soon,
            .found { facts in
                guard facts.engine.isCranking, facts.scan.isDiesel, (facts.value(.coolantTemperature) ?? 99) < 20 else {
                    return nil
                }
                return facts.leading.first(where: ScanReasons.glowPlugCircuits.contains).map(facts.finding)
            },
            say: "A cold diesel hardly starts without its glow plugs: {it}",
            example: "0151=04, 010C=03E8, 011F=00 00, 0105=20, 0142=2904, 03=P0380"),
        VerdictRule(
            "no fuel pressure while cranking", .soon, .found { $0.emptyRailFinding },
            say: "The engine does not start while its fuel rail stays empty: {it}",
            example: "0151=04, 010C=03 E8, 011F=00 00, 0142=29 04, 0123=01 2C"),
        VerdictRule(
            "out of fuel", .soon, .found { $0.outOfFuel },
            say: "Put fuel in first, then clear the codes and scan again: {it}",
            example: "010C=00 00, 011F=00 00, 012F=03, 03=P0087"),
        VerdictRule(
            "it may not start", .soon, .found { $0.isStanding ? $0.first(mayStop + mayNotStart) : nil },
            say: "It may not start, or may stop on the road: {it}", example: "010C=00 00, 011F=00 00, 03=P0335"),
        VerdictRule(
            "position of the gear lever, and it stands", .soon, .found { $0.isStanding ? $0.first(gearLever) : nil },
            say: "If it does not start in P, try N with the foot on the brake, and have it repaired within days: {it}",
            example: "010C=00 00, 011F=00 00, 03=P0705"),
    ]
}
