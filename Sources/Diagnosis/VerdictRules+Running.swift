import OBD
import Telemetry

/// What a driver watches while the engine runs.
extension VerdictRules {
    static let heatAndSupply: [VerdictRule] = [
        VerdictRule(
            "engine runs hot", .soon,
            .found { $0.reading(.soon, [.coolantTemperature, .engineOilTemperature]) },
            say: "Ease off, watch the temperature, and stop before the needle reaches the red: {it}", example: "0105=9A"
        ),
        VerdictRule(
            "hot in the airstream of frost", .soon, .found { $0.hotInFrost },
            say: "Ease off, watch the temperature, and stop before the needle reaches the red: {it}",
            example: "0105=98, 0146=14, 010D=64, 010C=2328, 011F=0708"),
        VerdictRule(
            "temperature that cannot be", .soon,
            .found { $0.perhapsHot },
            say: "Before you drive on, look for steam and check the coolant level: {it}",
            example: "0105=A5, 015C=50, 011F=003C"),
        VerdictRule(
            "converter too hot", .soon, .found { $0.reading(.soon, Signal.catalystTemperatures) },
            say: "Ease off, do not park over dry grass, and have it repaired within days: {it}", example: "013C=29 68"),
        VerdictRule(
            "supply of one module", .soon, .found { $0.starvedModuleFinding },
            say: "Drive only as far as you must; a control module with so little voltage may fail: {it}",
            example: "0142=2E18, 7E9 0142=3714"),
        VerdictRule(
            "battery not charged", .soon, .found { $0.lowVoltage(.charging) },
            say: "Drive only as far as you must; the battery is not charging and the car may stop: {it}",
            example: "011F=00 78, 0142=2D B4"),
        VerdictRule(
            "it may not start again", .soon, .found { $0.first(mayNotStart) },
            say: "Do not switch it off far from home, as it may not start again: {it}", example: "03=P0615"),
        VerdictRule(
            "overcharged", .soon, .found { $0.highVoltage },
            say: "Drive only as far as you must, with lights and blower on; the battery may boil over: {it}",
            example: "0142=4268, 011F=0708"),
        VerdictRule(
            "engine may stop", .soon, .found { $0.first(mayStop) ?? $0.rootOfLowFuelPressure },
            say: "Drive only as far as you must; the car may stop: {it}",
            example: "0101=82 07 65 00, 03=P0301 P0335"),
    ]

    /// Misfires, a weak battery, and AdBlue (DEF), after which an engine may not start again.
    static let misfiresAndReagent: [VerdictRule] = [
        VerdictRule(
            "misfire of a diesel", .soon,
            .found { facts in
                facts.scan.isDiesel ? facts.first(misfire(.confirmed)) ?? facts.first(misfire(.pending)) : nil
            },
            say: "Drive gently, and have it repaired within days: {it}",
            example: "0101=81 0F 6B 00, 0151=04, "
                + "03=P0301"),
        VerdictRule(
            "misfire that turned the light on", .soon, .found { $0.pendingBehindLight(misfire(.pending)) },
            say:
                "Ease off, and stop if the check engine light flashes: {it} is probably why the light is on, and "
                + "can destroy "
                + "the catalytic converter",
            mentions: [.light], example: "0101=80 07 65 00, 03=, 07=P0300"),
        VerdictRule(
            "misfire", .soon, .code(misfire(.confirmed)),
            say: "Drive gently, have it repaired within days, and stop if the check engine light flashes: {it}",
            example: "0101=83 07 65 00, 03=P0171 P0302 P0326"),
        VerdictRule(
            "pending misfire", .soon, .code(misfire(.pending)),
            say: "Drive gently, have it checked within days, and stop if the check engine light flashes: {it}",
            example: "0101=00 07 65 00, 07=P0301"),
        VerdictRule(
            "cylinder that ruins the converter", .soon,
            .found { $0.misfireBehindConverter },
            say: "Drive gently, and have it repaired within days, before it ruins the catalytic converter: {it}",
            example: "07=P0420, 0600=00000001, 0620=00000001, 0640=00000001, 0660=00000001, 0680=00000001, "
                + "06A0=78000000, 06A2=0B 24 00 00 00 00 FF FF, 06A3=0B 24 00 00 00 00 FF FF, "
                + "06A4=0B 24 00 00 00 00 FF FF, 06A5=0B 24 00 0C 00 00 FF FF A5 0C 24 00 2F 00 00 FF FF"),
        VerdictRule(
            "battery too low to start", .soon, .found { $0.lowVoltage(.battery) },
            say: "Charge or test the 12 V battery; the car may not start: {it}",
            example: "010C=00 00, 0142=29 04"),
        VerdictRule(
            "battery too low for READY", .soon, .found { $0.lowVoltage(.perhapsReady) },
            say:
                "Charge or test the 12 V battery, without which the car does not go into READY; if it is in READY, the "
                + "DC/DC converter does not charge it: {it}",
            example: "electric, 0142=2D 50"),
        VerdictRule(
            "it will be kept from starting", .soon, .found { $0.first(countdown) },
            say: "Have it repaired within days; once a countdown ends it may not start again: {it}", example: "03=P204F"
        ),
        VerdictRule(
            "AdBlue", .soon, .found { $0.reagentInducement(isActive: true) },
            say:
                "Have it seen to today; the car limits its power, or will not start again once it is switched off: "
                + "{it}",
            example: "0180=01000001, 0188=81 11 00 00 0C 00 64 00 00 00 00 00 00"),
        VerdictRule(
            "AdBlue, and nothing is limited yet", .soon, .found { $0.reagentInducement(isActive: false) },
            say: "Have it seen to within days; then the car limits its power, or does not start again: {it}",
            example: "0180=01000001, 0188=01 01 00 00 00 00 64 00 00 00 00 00 00"),
    ]
}
