import OBD
import Telemetry

/// What is not certain: faults that come and go, pending codes, and lists and lights that do not agree.
extension VerdictRules {
    static let uncertain: [VerdictRule] = [
        VerdictRule(
            "it may stop again", .soon, .found { $0.passed(stopsAtTimes) ?? $0.passedFeed },
            say: "It may stop when the fault comes back; have it checked within days: {it}",
            example: "uds, 1942330C1E=FF FF 04 42 03 35 00 28"),
        VerdictRule(
            "weak battery and lost modules", .soon, .found { $0.weakBattery },
            say:
                "Charge and test the 12 V battery, then clear the codes and scan again before any module is replaced: {it}",
            example: "010C=00 00, 011F=00 00, 0142=2EE0, 03=U0121 U0140, 7E9 03=U0100 U0121"),
        VerdictRule(
            "supply was low while running", .soon, .found { $0.lowWhileRunning },
            say:
                "Have the alternator, its belt and its wires tested within days, as it may not charge at times: {it}; the "
                + "voltage is normal now",
            example: "03=P0562, frame=P0562 0C=1F40 0D=40 42=2BC0"),
        VerdictRule(
            "supply was low", .soon,
            .found { $0.pastLowSupply },
            say:
                "Have the battery and its terminals tested, then clear the codes and scan again: {it}; the voltage "
                + "is normal now",
            example: "03=P0562 U0121"),
        VerdictRule(
            "value that cannot be", .soon, .found { $0.contradiction },
            say: "Drive gently, and have it repaired within days: {it}",
            example: "010C=00 00, 011F=00 00, 0142=30 D4, 010B=23, 0133=63"),
        VerdictRule(
            "pending code of brakes, steering, oil or airbags", .soon,
            .code(CodeKind(.pending, [.soon], areas: [.brakes, .steering, .oil, .restraint])),
            say: "Have it checked before you rely on it: {it}", example: "07=P0522"),
        VerdictRule(
            "pending code of the valve timing", .soon, .found { $0.first(.cam16 + "P0008, P0009", [.pending]) },
            say:
                "Drive gently, listen for rattling after a cold start, and have it checked within days; a chain or belt "
                + "that jumps ruins the engine: {it}",
            example: "07=P0016"),
        VerdictRule(
            "pending code that may stop it", .soon,
            .found { $0.first(mayStop + mayNotStart + countdown + .immobilizer, [.pending]) },
            say: "Have it checked within days; it may stop, or not start again: {it}", example: "07=P0335"),
        VerdictRule(
            "pending code of the throttle or of limited power", .soon,
            .found { $0.first(.throttle + .limitedPower, [.pending]) },
            say: "Leave room when you overtake, as it may lose power, and have it checked within days: {it}",
            example: "07=P2135"),
        VerdictRule(
            "pending code of the cooling", .soon, .code(CodeKind(.pending, [.soon], areas: [.cooling])),
            say: "Watch the temperature, and have it checked within days: {it}", example: "07=P0480"),
        VerdictRule(
            "pending code of high voltage", .soon, .code(CodeKind(.pending, [.soon], areas: [.hybrid, .converter])),
            say: "Have it checked within days, and do not touch orange cables: {it}", example: "07=P0A93"),
        VerdictRule(
            "pending code that can ruin the engine", .soon, .found { $0.first("P0219, P0234", [.pending]) },
            say: "Drive gently, and have it checked within days: {it}", example: "07=P0234"),
        VerdictRule(
            "pending code of unknown urgency", .soon, .found { $0.first(.unknown, [.pending]) },
            say: "Drive gently, and have it checked within days, since its urgency is not known: {it}",
            example: "07=P1FFF"),
        VerdictRule(
            "any live value to be repaired soon", .soon, .found { $0.reading(.soon) },
            say: "Drive gently, and have it repaired within days: {it}", example: "0105=FF"),
        VerdictRule(
            "light on, codes not read", .soon, .found { $0.unexplainedLight(listed: false) },
            say: "Drive gently, and scan again: {it}, but its trouble codes could not be read",
            mentions: [.light], example: "0101=81 07 65 00, 03=refused"),
        VerdictRule(
            "permanent code with the light on", .soon,
            .found {
                $0.unexplainedLight(listed: true) == nil
                    ? nil : $0.first(CodeKind(.permanent, [.soon, .whenConvenient]))
            },
            say: "Drive gently, and have it checked within days: {it} is probably why the check engine light is on",
            mentions: [.light], example: "0101=80 07 65 00, 03=, 0A=P0455"),
        VerdictRule(
            "light on without a code", .soon, .found { $0.unexplainedLight(listed: true) },
            say: "Drive gently, and have it checked within days: {it}, but no confirmed code is listed for it",
            mentions: [.light], example: "0101=80 07 65 00, 03="),
    ]

    static let withoutCode: [VerdictRule] = [
        VerdictRule(
            "brakes or steering by another module", .soon,
            .found { facts in
                facts.moduleCodes { entry, _ in
                    entry.map { [.brakes, .steering].contains($0.area) && $0.severity >= .soon } == true
                }
            },
            say: "Test brakes, brake lights and steering before you drive on, and have it repaired within days: {it}",
            example: "module=4035000940401104"),
        VerdictRule(
            "airbags by another module", .soon,
            .found { facts in
                facts.moduleCodes { entry, _ in
                    entry.map { $0.area == .restraint && $0.severity >= .soon } == true
                }
            },
            say:
                "Have it repaired within days, and leave its yellow connectors alone; until then airbags or belts "
                + "may not protect: {it}",
            example: "module=80011309"),
        VerdictRule(
            "codes of modules beyond emissions", .soon, .found { $0.moduleCodes() },
            say: "Have other modules checked within days: {it}; look for warning lights of brakes and airbags",
            example: "module=93420009"),
        VerdictRule(
            "more codes counted than listed", .soon, .found { $0.missingCodes },
            say: "Have it checked within days: {it}, and the missing one is not known",
            mentions: [.light, .unreadCodes],
            example: "0101=83 07 65 00, 03=P0420 P0442"),
        VerdictRule(
            "codes counted and not read", .soon, .found { $0.unlistedCodes(listed: false) },
            say: "Drive gently, and scan again: {it}, but they could not be read",
            example: "0101=02 07 65 00, 03=refused"),
        VerdictRule(
            "codes counted and not listed", .soon, .found { $0.unlistedCodes(listed: true) },
            say: "Drive gently, and have it checked within days: {it}, but lists none",
            example: "0101=02 07 65 00, 03="),
    ]
}
