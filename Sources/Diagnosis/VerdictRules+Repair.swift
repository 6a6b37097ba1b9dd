import OBD
import Telemetry

/// Confirmed codes and values to be repaired within days, by what a driver can do until then.
extension VerdictRules {
    static let repairSoon: [VerdictRule] = [
        VerdictRule(
            "oil pressure is not known", .soon, .code(CodeKind(.confirmed, [.soon], areas: [.oil])),
            say: "Check the oil level and the oil warning light before you drive on: {it}",
            example: "0101=81 07 65 00, 03=P0522"),
        VerdictRule(
            "brakes or steering, soon", .soon, .code(CodeKind(.confirmed, [.soon], areas: [.brakes, .steering])),
            say: "Test brakes, brake lights and steering before you drive on, and have it repaired within days: {it}",
            example: "03=C0031"),
        VerdictRule(
            "airbags", .soon, .code(CodeKind(.confirmed, [.soon], areas: [.restraint])),
            say:
                "Have it repaired within days, and leave its yellow connectors alone; until then airbags or belts "
                + "may not protect: {it}",
            example: "03=B0001"),
        VerdictRule(
            "mixture", .soon, .code(CodeKind(.confirmed, [.soon], areas: [.fuel])),
            say: "Drive gently, and have it repaired within days: {it}", example: "0101=82 07 65 00, 03=P0133 P0171"),
        VerdictRule(
            "fuel trim", .soon,
            .found { $0.reading(.soon, Signal.longTermFuelTrims + Signal.shortTermFuelTrims) },
            say: "Drive gently, and have it repaired within days: {it}", example: "0107=A6"),
        VerdictRule(
            "mixture off without a code", .soon, .found { $0.mixtureOff?.finding },
            say: "Drive gently, and have it repaired within days: {it}", mentions: [.clearing],
            example: "0106=A2, 0107=80, 0130=00, 0131=0004, 0101=00 07 65 65, 03=, 07="),
        VerdictRule(
            "rail pressure below its demand", .soon, .found { $0.railBelowDemand },
            say: "Drive gently, and have it repaired within days, before it loses power: {it}",
            example: "0151=04, 010C=2710, 010D=64, 0104=D9, 016D=03 2710 1B58 00 0000 0000 00"),
        VerdictRule(
            "not where it is commanded to be", .soon, .found { $0.unreachedFinding },
            say: "Drive gently, and have it repaired within days, before it loses power: {it}",
            example: "010C=1770, 010D=28, 014C=99, 0111=1F"),
        VerdictRule(
            "exhaust that is clogged", .soon, .found { $0.cloggedExhaust },
            say: "Drive only as far as you must, gently, and have it repaired within days: {it}",
            example: "010C=2EE0, 010D=46, 0111=E6, 010B=60, 0133=63, 0104=61, 011F=0708"),
        VerdictRule(
            "pending code that turned the light on", .soon,
            .found { $0.pendingBehindLight(CodeKind(.pending, [.soon, .whenConvenient])) },
            say:
                "Drive gently, and have it repaired within days: {it} is probably why the check engine light is on",
            mentions: [.light], example: "0101=80 07 65 00, 03=, 07=P0420"),
        VerdictRule(
            "cooling that may fail", .soon, .found { $0.has(.overheated) ? nil : $0.first(coolingParts) },
            say:
                "Watch the temperature gauge, stay out of slow traffic, and have it repaired within days; stop before the "
                + "needle reaches the red: {it}",
            example: "0101=81 07 65 00, 03=P0480"),
        VerdictRule(
            "charging of the traction battery", .soon, .found { $0.first(chargers) },
            say:
                "It may not charge: drive no farther than the battery goes, try another station or cable, and have it repaired "
                + "within days: {it}",
            example: "electric, 010D=00, 0142=36B0, 03=P0D67"),
        VerdictRule(
            "immobilizer, and the engine runs", .soon,
            .found { $0.engine.isRunning == true ? $0.first(.immobilizer) : nil },
            say: "Carry the second key, and have it checked within days; it may not start next time: {it}",
            example: "03=P0513"),
        VerdictRule(
            "lights, wipers and gauges", .soon, .code(CodeKind(.confirmed, [.soon], areas: [.body, .instruments])),
            say: "Check lights, wipers and warning lights before you drive on, and have it repaired within days: {it}",
            example: "03=U0140"),
        VerdictRule(
            "supply was too high", .soon, .found { $0.isSupplyGood ? $0.first("P0563") : nil },
            say:
                "Have the battery, its terminals and what charges it tested within days: {it}; the voltage is normal now",
            example: "03=P0563"),
        VerdictRule(
            "charge air that is not cooled", .soon, .found { $0.uncooledCharge },
            say: "Drive gently, without full throttle, and have it repaired within days: {it}",
            example: "010C=2328, 010D=64, 010B=82, 0133=63, 0146=3C, 010F=73, 03=P0127"),
        VerdictRule(
            "part that oil moves", .soon, .found { $0.first(.oilDriven) },
            say: "Check the oil level before you drive on, and have it repaired within days: {it}",
            example: "0101=81 07 65 00, 03=P2647"),
        VerdictRule(
            "any code to be repaired soon", .soon, .code(CodeKind(.confirmed, [.soon])),
            say: "Drive gently, and have it repaired within days: {it}", example: "0101=81 07 65 00, 03=P0700"),
    ]
}
